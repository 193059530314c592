package reading

import "testing"

// A sentence that breaks off without a mark goes on in each item of the list below it.
func TestASentenceGoesOnInItsList(t *testing.T) {
	t.Parallel()
	l := loadLexicon(t)
	for _, c := range []struct {
		lead  string
		items []string
		want  []string
	}{
		{"The clerk adds up. The value is", []string{"`missing` when none has arrived,", "`good` otherwise."}, []string{"The clerk adds up.", "The value is `missing` when none has arrived.", "The value is `good` otherwise."}},
		{"The order becomes", []string{"late after 3 days;", "lost after 10 days."}, []string{"The\n\norder becomes late after 3 days.", "The order becomes lost after 10 days."}},
		{"The values are:", []string{"`good`", "`bad`"}, nil},
		{"This is what it is", []string{"A list", "A table"}, nil},
		{"We know how it is", []string{"late", "slow?"}, nil},
	} {
		listBecomes(t, l.valuesBelow, c.lead, c.items, c.want)
	}
}
