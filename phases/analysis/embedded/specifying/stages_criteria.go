package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
)

// subjectWords is how many of its first words tell what a criterion is about.
const subjectWords = 2

// criteriaOfLater moves a stated criterion that is about a thing which the plan builds later
// to the requirement that builds it: nothing of the first release can pass it.
func (w *Specifier) criteriaOfLater(drafts []Draft) {
	if len(w.later) == 0 || w.Language == "zh" {
		return
	}
	for i := range drafts {
		d := &drafts[i]
		if d.builtLaterOn() {
			continue
		}
		var kept []specs.Criterion
		for _, c := range d.Requirement.Criteria {
			at := w.builtLater(drafts, c)
			if at < 0 || len(drafts[at].Requirement.Criteria) >= completing.MaxCriteria {
				kept = append(kept, c)
				continue
			}
			c.Text = withCode(c.Text, d.Requirement.Title)
			drafts[at].Requirement.Criteria = append(slices.Clone(drafts[at].Requirement.Criteria), c)
		}
		if len(kept) > 0 {
			d.Requirement.Criteria = kept
		}
	}
}

// builtLater is the requirement of a later step that builds what a stated criterion is about,
// -1 for none.
func (w *Specifier) builtLater(drafts []Draft, c specs.Criterion) int {
	if c.Source.Kind != specs.Stated {
		return -1
	}
	words := wording.KeywordsInOrder(specs.Plain(c.Text))
	for _, word := range words[:min(subjectWords, len(words))] {
		if !w.later[word] {
			continue
		}
		return slices.IndexFunc(drafts, func(d Draft) bool {
			return d.builtLaterOn() && slices.Contains(wording.Keywords(specs.Plain(d.Requirement.Title)), word)
		})
	}
	return -1
}

// withCode puts what a title names as code in the place of a pronoun, as the sentence now
// stands apart from it: "the store passes it too".
func withCode(text, title string) string {
	if !strings.HasPrefix(title, "`") {
		return text
	}
	code, _, ok := strings.Cut(title[1:], "`")
	if !ok || strings.Count(text, " it ") != 1 {
		return text
	}
	return strings.Replace(text, " it ", " `"+code+"` ", 1)
}
