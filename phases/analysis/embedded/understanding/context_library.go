package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// surfaceOfLibrary makes features of what stands below the headings of the interface of a
// library: its types, elements and calls are all that it does, and no limits of the work.
func (x *understander) surfaceOfLibrary() {
	if !x.callsLibrary() {
		return
	}
	for i := 1; i < len(x.ctx); i++ {
		c, sec := &x.ctx[i], &x.r.Sections[i]
		if c.kind != "api" || namesCalls(sec.Title) || !x.onlyLists(i) {
			continue
		}
		c.kind, c.outer = "feature", "api"
		if x.r.Sections[i].Parent > 0 && x.ctx[sec.Parent].outer == "api" {
			c.group = sec.Title
		}
	}
}

// onlyLists says that a section holds items or rows and no paragraph: each of them names
// something that there is.
func (x *understander) onlyLists(s int) bool {
	for _, i := range x.units[s] {
		if x.r.Units[i].Kind == reading.Prose {
			return false
		}
	}
	return len(x.units[s]) > 1
}

// callsLibrary tells a paper on a library by its code: it names functions, and no operation
// of an HTTP interface.
func (x *understander) callsLibrary() bool {
	calls := 0
	for _, line := range x.r.Lines {
		if len(reading.Operations(line)) > 0 {
			return false
		}
		if strings.Contains(line, "`") && callInCode().MatchString(line) {
			calls++
		}
	}
	const least = 2
	return calls >= least
}

// callInCode finds the name of a function in code: "`fill()`", "`open(path)`".
var callInCode = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile("`[A-Za-z_][A-Za-z0-9_.]*\\([^`]*\\)`")
})
