package look

import "time"

// month is a month's name by its key.
type month struct{ key, english string }

// months are the names of the months, January first.
func months() []month {
	return []month{
		{"month.1", "January"}, {"month.2", "February"}, {"month.3", "March"}, {"month.4", "April"},
		{"month.5", "May"}, {"month.6", "June"}, {"month.7", "July"}, {"month.8", "August"},
		{"month.9", "September"}, {"month.10", "October"}, {"month.11", "November"}, {"month.12", "December"},
	}
}

// Day returns a day and its month: "21 November".
func (w Words) Day(t time.Time) string {
	m := months()[t.Month()-1]
	return w.Textf("today.date", "%d %s", t.Day(), w.Text(m.key, m.english))
}
