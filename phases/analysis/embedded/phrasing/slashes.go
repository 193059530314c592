package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// withoutSlashes writes verbs that stand with strokes between them as a person
// says them: "Create/edit/delete habits" is "Create, edit and delete habits". The
// facts of the source itself stay as they are.
func (w *Work) withoutSlashes(u *understanding.Understanding) *understanding.Understanding {
	if w.Language == "zh" {
		return u
	}
	out := *u
	out.Features = slices.Clone(u.Features)
	for i := range out.Features {
		f := &out.Features[i]
		f.Text, f.Name, f.Want = w.spokenVerbs(f.Text), w.spokenVerbs(f.Name), w.spokenVerbs(f.Want)
	}
	return &out
}

// spokenVerbs writes the first words of a text that are verbs with strokes
// between them as a row.
func (w *Work) spokenVerbs(text string) string {
	for from := 0; from < len(text) && from < 60; {
		word, _, _ := strings.Cut(text[from:], " ")
		verbs := strings.Split(word, "/")
		row := len(verbs) > 1
		for _, v := range verbs {
			row = row && w.Table.IsWord("verbs", "en", strings.ToLower(v))
		}
		if row {
			last := len(verbs) - 1
			spoken := text[:from] + strings.Join(verbs[:last], ", ") + " " + w.Say("and") + " " + verbs[last] + text[from+len(word):]
			if from == 0 {
				w.verbal[strings.ToLower(strings.TrimRight(spoken, ". "))] = true
			}
			return spoken
		}
		from += len(word) + 1
	}
	return text
}
