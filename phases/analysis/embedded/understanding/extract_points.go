package understanding

import (
	"regexp"
	"strconv"
	"sync"
)

// estimate reads what a team has estimated a story at, in brackets beside its title:
// "(5 points, Must)", "(3 pts)", "（5 个故事点）".
var estimate = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)[(\[（【](?:[^()\[\]（）【】]*?[,;，；·] ?)?(\d{1,3}) ?(?:story points?|points?|pts?|SP|个?故事点)(?: ?[,;，；·][^()\[\]（）【】]*)?[)\]）】]`)
})

// estimates notes the points of each story that has a line of its own for its title: what
// several share says nothing of one of them.
func (x *understander) estimates() {
	begins := map[int]int{}
	for i := range x.u.Features {
		begins[FirstLine(x.u.Features[i].Source)]++
	}
	for i := range x.u.Features {
		f := &x.u.Features[i]
		line := FirstLine(f.Source)
		if line < 1 || line > len(x.r.Lines) || begins[line] != 1 {
			continue
		}
		if m := estimate().FindStringSubmatch(x.r.Lines[line-1]); m != nil {
			f.Points, _ = strconv.Atoi(m[1])
		}
	}
}
