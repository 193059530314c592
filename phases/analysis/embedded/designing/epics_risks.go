package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// How much a risk has in common with an epic at least, so that it is one of that epic.
const (
	leastOfRisk   = 0.04
	leastRiskWord = 2
)

// riskHomes finds for each risk of the design the plan that it endangers: the one with which
// it shares most words that few plans have. It is not simply the first that shares any.
func (m *epicMaker) riskHomes() map[string]int {
	if m.risky != nil {
		return m.risky
	}
	m.risky = map[string]int{}
	words, plans := make([][]string, len(m.plans)), map[string]int{}
	for i := range m.plans {
		words[i] = m.riskWords(&m.plans[i])
		for _, w := range words[i] {
			plans[w]++
		}
	}
	for _, r := range m.arch.Architecture.Risks {
		said, top := wording.Keywords(r.Text), 0.0
		for i := range m.plans {
			shared := sharedWords(words[i], said)
			if len(shared) < leastRiskWord || completing.Jaccard(words[i], said) < leastOfRisk {
				continue
			}
			score := 0.0
			for _, w := range shared {
				score += 1 / float64(plans[w])
			}
			if score > top {
				m.risky[r.Text], top = i, score
			}
		}
	}
	return m.risky
}

// riskWords are the words of a plan by which a risk is known as its own: those of its name,
// of its titles and, where the steps of a change are told, of these.
func (m *epicMaker) riskWords(p *epicPlan) []string {
	words := slices.Clone(m.wordsOf(p.name))
	for _, i := range phrasing.FirstN(p.members, 20) {
		words = append(words, m.keywordsOf(i)...)
		if steps := m.stepsOf(i); len(steps) > 0 {
			words = append(words, wording.Keywords(phrasing.ItemsText(steps))...)
		}
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// stepsOf are the steps that a requirement lists by which a change is brought in, none for any
// other.
func (m *epicMaker) stepsOf(i int) []specs.Item {
	r := &m.req.Requirements[i]
	if !m.listsSteps(r) || len(r.Description) < minStories+1 {
		return nil
	}
	return r.Description[1:]
}
