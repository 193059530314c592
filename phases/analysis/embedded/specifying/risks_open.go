package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// mostOfAnswer is the share of the words of an answer to a risk from which on a
// requirement carries it.
const mostOfAnswer = 0.6

// maxAnswers bounds the answers to risks that one question lists.
const maxAnswers = 8

// riskQuestion asks once which answers to risks are the product's to give: that drafts
// older than 18 months are hidden may be a function or somebody's habit, and where it
// stands beside a risk the source does not say which. Answers that a requirement or a
// system around carries are not asked for.
func (w *Specifier) riskQuestion(out *analysis.RequirementsOutput) []specs.Question {
	var open []string
	var said [][]string
	for i := range w.Understood.Risks {
		r := &w.Understood.Risks[i]
		words := wording.Keywords(specs.Plain(r.Mitigation))
		if len(words) == 0 || r.Source.Kind != specs.Stated || answers(out.Index.Integrations, r) {
			continue
		}
		if said == nil {
			said = saidBy(out)
			for _, m := range w.Understood.Milestones { // what is planned is done by those who build
				said = append(said, wording.Keywords(specs.Plain(m.Text)))
			}
		}
		if !slices.ContainsFunc(said, func(of []string) bool { return wording.Overlap(words, of) >= mostOfAnswer }) {
			open = append(open, w.Quoted(strings.TrimRight(specs.Plain(r.Mitigation), "。. "))+w.Say("in_lines", "lines", r.Source.Mark()))
		}
	}
	if len(open) == 0 {
		return nil
	}
	return []specs.Question{{Text: w.Say("question_risk_answers", "list", w.Listed(open, maxAnswers)), Owner: w.Say("owner_product"), Source: phrasing.Rule("risk-answer-open")}}
}

// answers says that the failure of a system around is met as the risk's line says.
func answers(systems []specs.Integration, r *specs.Risk) bool {
	return slices.ContainsFunc(systems, func(s specs.Integration) bool {
		return strings.Contains(strings.ToLower(s.Failure), strings.ToLower(strings.TrimRight(specs.Plain(r.Mitigation), "。. ")))
	})
}

// saidBy gives the words of each requirement and each quality, all that it states.
func saidBy(out *analysis.RequirementsOutput) [][]string {
	var said [][]string
	add := func(title string, lists ...[]specs.Item) {
		texts := []string{title}
		for _, it := range slices.Concat(lists...) {
			texts = append(texts, specs.Plain(it.Text))
		}
		said = append(said, wording.Keywords(strings.Join(texts, " . ")))
	}
	for i := range out.Requirements {
		r := &out.Requirements[i]
		var proofs []specs.Item
		for _, c := range r.Criteria {
			proofs = append(proofs, phrasing.Item(c.Text, c.Source))
		}
		add(r.Title, r.Description, r.Notes, r.EdgeCases, proofs)
	}
	for i := range out.NFRs {
		n := &out.NFRs[i]
		add(n.Title, n.Statement, n.Notes)
	}
	return said
}
