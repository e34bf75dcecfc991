package start

// Fewest is the cost of the cheapest solution of the puzzle of a key, where a pack
// tells it; 0 where none does.
func (p *Page) Fewest(key string) int { return 0 }
