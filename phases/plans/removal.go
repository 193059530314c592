package plans

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// RemovalWords are the words behind Removal; see templates/lexicons/plan.yaml.
type RemovalWords struct {
	Gone   wording.CueWords `yaml:"gone"`
	Onward wording.CueWords `yaml:"onward"`
	Taken  wording.CueWords `yaml:"taken"`
	Moved  wording.CueWords `yaml:"moved"`
}

// Removal knows how people say that something is taken away.
type Removal struct{ gone, onward, taken, moved wording.Phrases }

// NewRemoval makes the words ready for use.
func NewRemoval(w RemovalWords) Removal {
	return Removal{wording.NewPhrases(w.Gone), wording.NewPhrases(w.Onward), wording.NewPhrases(w.Taken), wording.NewPhrases(w.Moved)}
}

// left is a text without what it takes away: of "replace Redis by PostgreSQL"
// the part about PostgreSQL.
func (r Removal) left(text string) string {
	var out []string
	for _, s := range wording.Sentences(text) {
		for clause := range strings.FieldsFuncSeq(text[s.Start:s.End], func(r rune) bool { return strings.ContainsRune(";；，", r) }) {
			out = append(out, r.clause(clause))
		}
	}
	return strings.Join(out, "\n")
}

func (r Removal) clause(text string) string {
	kept := ""
	for {
		before, behind, found := r.gone.Cut(text)
		if !found {
			if first, rest, taken := r.taken.Cut(text); taken {
				if _, behind, moved := r.moved.Cut(rest); moved {
					return kept + " " + first + " " + behind
				}
			}
			return kept + " " + text
		}
		if first, _, taken := r.taken.Cut(before); taken {
			kept, text = kept+" "+first, behind
			continue
		}
		kept += " " + before
		_, rest, goes := r.onward.Cut(behind)
		if !goes {
			return kept
		}
		text = rest
	}
}
