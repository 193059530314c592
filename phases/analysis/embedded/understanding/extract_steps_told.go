package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// stepThen reads a step that tells the reader what to do and then what the product
// does: "Open the app: it finds the nearest stop" asks for what it finds, and not
// that it can be opened.
func (x *understander) stepThen(u *reading.Unit) {
	if u.Kind != reading.Bullet || u.Label == "" || len(u.Sentences) == 0 || x.u.Product == "" {
		return
	}
	deed := strings.Fields(u.Label)
	does, it := strings.CutPrefix(wording.LowerFirst(u.Sentences[0].Text), "it ")
	if len(deed) < 2 || len(deed) > 6 || !it || !x.lex.UsersSteps[reading.Lower(deed[0])] || !reading.InThirdPerson(reading.FirstWord(does)) {
		return
	}
	u.Sentences[0].Text = "When the user " + wording.Plural(reading.Lower(deed[0])) + " " + strings.Join(deed[1:], " ") + ", " + x.u.Product + " " + does
	u.Text, u.Label = "", ""
	for _, sen := range u.Sentences {
		u.Text = strings.TrimSpace(u.Text + " " + sen.Text)
	}
}

// addressed turns what a feature tells its reader to do into what a user does: "Choose
// your home island, if you're not there" is about their island.
func (x *understander) addressed(u *reading.Unit, c context) {
	if c.kind != "feature" && c.kind != "story" || u.Kind != reading.Bullet || len(u.Sentences) == 0 || strings.Contains(u.Sentences[0].Text, "→") || !x.lex.UsersSteps[reading.Lower(reading.FirstWord(u.Sentences[0].Text))] {
		return
	}
	said := strings.NewReplacer(" your ", " their ", " yours ", " theirs ", " you're ", " they are ", " you are ", " they are ", " you've ", " they have ", " if you ", " if they ", " when you ", " when they ", " where you ", " where they ", " once you ", " once they ")
	if text := said.Replace(u.Sentences[0].Text); !strings.Contains(text, " you") {
		u.Text = strings.Replace(u.Text, u.Sentences[0].Text, text, 1)
		u.Sentences[0].Text = text
	}
}

// tagline tells the line in italics below the title by which a product is advertised:
// "*Never miss the last boat.*".
func (x *understander) tagline(u *reading.Unit) bool {
	if u.Kind != reading.Prose || len(u.Sentences) != 1 || u.From != u.To || u.From > 8 || len(strings.Fields(u.Text)) > 10 || strings.ContainsAny(u.Text, ":0123456789：") {
		return false
	}
	raw := strings.TrimSpace(x.r.Lines[u.From-1])
	if len(raw) < 3 || raw[0] != raw[len(raw)-1] || raw[0] != '*' && raw[0] != '_' || raw[1] == raw[0] {
		return false
	}
	return reading.HasSuffixOf(strings.Trim(raw, "*_"), ".", "!", "。", "！")
}

// leadsUp says that a sentence of an introduction stands in front of the one that says
// what the product is, in the same paragraph, and tells what is there without it.
func (x *understander) leadsUp(u *reading.Unit, i int, s *signals, kind string) bool {
	if kind != "" && kind != "note" && kind != "constraint" || s.has("must", "should", "can", "need") || s.question || x.defines(s.text) || reading.HasHan(s.text) || len(strings.Fields(s.text)) < 6 || byline(s.text) {
		return false
	}
	for _, later := range u.Sentences[min(i+1, len(u.Sentences)):] {
		if x.defines(later.Text) {
			return true
		}
	}
	return false
}
