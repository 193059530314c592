package issues

// Numbered takes an id apart that a store gave: the UTC day ("20260131") and
// the number on it. Other ids are not numbered.
func Numbered(id string) (day string, n int, ok bool) { return ordinal(id) }

// NumberAfter is the id of the first number after n on a day that may be given:
// some are left out, see ordinal.
func NumberAfter(day string, n int) (id string, number int) {
	for {
		n++
		id = makeID(day, n)
		if _, _, ok := ordinal(id); ok {
			return id, n
		}
	}
}
