package look

// TextSize is a size of writing that the user can choose.
type TextSize struct {
	key, english string
	Scale        float32 // 1 is usual
}

// TextSizes are those that there are, the smallest first.
func TextSizes() []TextSize {
	return []TextSize{
		{"text.small", "Small", 0.85},
		{"text.normal", "Normal", 1},
		{"text.large", "Large", 1.25},
		{"text.verylarge", "Very large", 1.6},
	}
}

// TextSizes are the names of the sizes.
func (w Words) TextSizes() []string {
	var names []string
	for _, s := range TextSizes() {
		names = append(names, w.Text(s.key, s.english))
	}
	return names
}
