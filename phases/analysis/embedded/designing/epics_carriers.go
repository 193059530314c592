package designing

import (
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// takeCarriers takes into the first release what carries a part of it: an option
// waits for its command, and a rule below a feature for the feature, unless the plan
// of the source builds that later.
func (m *epicMaker) takeCarriers() {
	at := map[string]int{}
	for i := range m.req.Requirements {
		if m.wanted(i) {
			at[phrasing.FoldTerm(specs.Plain(m.req.Requirements[i].Title))] = i
		}
	}
	for i := range m.req.Requirements {
		if !m.wanted(i) || !m.now(i) {
			continue
		}
		head := phrasing.FoldTerm(specs.Plain(m.factGroup(i)))
		if j, ok := at[head]; ok && head != "" && j != i && !m.putOff(j) && !m.now(j) {
			m.loop[j] = true
		}
	}
}
