package codebase

import "slices"

// votes counts which value is the most frequent one.
type votes struct {
	count map[string]int
	files map[string][]string
	total int
}

// add counts one vote from a file; an empty value is no vote.
func (v *votes) add(value, file string) {
	if value == "" {
		return
	}
	v.addMany(value, file, 1)
}

// addMany counts n votes for a value from one file.
func (v *votes) addMany(value, file string, n int) {
	if n <= 0 {
		return
	}
	if v.count == nil {
		v.count, v.files = map[string]int{}, map[string][]string{}
	}
	v.count[value] += n
	v.total += n
	v.files[value] = append(v.files[value], file)
}

// habit is the value with the most votes, the first by name among equals.
func (v *votes) habit(id, lang string) Habit {
	h := Habit{ID: id, Language: lang, Total: v.total}
	for _, value := range sortedKeys(v.count) {
		if v.count[value] > h.Count {
			h.Value, h.Count = value, v.count[value]
		}
	}
	files := slices.Clone(v.files[h.Value])
	slices.Sort(files)
	files = slices.Compact(files)
	h.Evidence = append([]string{}, files[:min(maxEvidence, len(files))]...)
	return h
}
