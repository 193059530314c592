package codebase

import (
	"slices"
	"strconv"
)

// lineLength is the least bound that 99 lines of 100 keep to.
func (c *counter) lineLength() Habit {
	h := Habit{ID: HabitLineLength, Language: c.lang, Evidence: []string{}}
	var within [5]int
	for _, f := range c.files(false) {
		h.Total += f.measure.lines
		for i := range within {
			within[i] += f.measure.within[i]
		}
	}
	for i, bound := range lineBounds() {
		h.Value, h.Count = strconv.Itoa(bound), within[i]
		if within[i]*100 >= h.Total*99 {
			break
		}
	}
	for _, f := range c.files(false) {
		if len(h.Evidence) < maxEvidence && f.measure.lines > 0 {
			h.Evidence = append(h.Evidence, f.path)
		}
	}
	return h
}

// functionLength is the least bound that 95 functions of 100 keep to.
func (c *counter) functionLength() Habit {
	var sizes []sized
	if k := kin(c.lang); k == "Go" || k == "Script" || k == "Python" {
		for _, f := range c.files(false) {
			for _, y := range f.symbols {
				if y.kind == "function" || y.kind == "method" {
					sizes = append(sizes, sized{f.path, y.end - y.start + 1})
				}
			}
		}
	}
	return bounded(HabitFunctionLength, c.lang, sizes, []int{20, 30, 40, 50, 60, 80, 100, 150, 200})
}

// fileLength is the least bound that 95 files of 100 keep to.
func (c *counter) fileLength() Habit {
	var sizes []sized
	for _, f := range c.files(false) {
		sizes = append(sizes, sized{f.path, f.lines})
	}
	return bounded(HabitFileLength, c.lang, sizes, []int{100, 200, 300, 400, 500, 800, 1000})
}

// sized is something with a length in a file.
type sized struct {
	file  string
	lines int
}

// bounded is the least of the bounds that 95 of 100 keep to, else the last.
func bounded(id, lang string, sizes []sized, bounds []int) Habit {
	h := Habit{ID: id, Language: lang, Total: len(sizes), Evidence: []string{}}
	for _, bound := range bounds {
		h.Value, h.Count = strconv.Itoa(bound), 0
		for _, s := range sizes {
			if s.lines <= bound {
				h.Count++
			}
		}
		if h.Count*100 >= h.Total*95 {
			break
		}
	}
	for _, s := range sizes {
		if len(h.Evidence) < maxEvidence && !slices.Contains(h.Evidence, s.file) {
			h.Evidence = append(h.Evidence, s.file)
		}
	}
	return h
}
