package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Ids say what they number: "FR-03" is a functional requirement whatever its
// words are, "NFR-2" is not.

// refContext is the context of a unit that begins with the id of a family. Where
// the heading says that its items are left out, asked or feared, it is right.
// A story is a function, whatever family its id is of.
func (x *understander) refContext(u *reading.Unit, c context) context {
	if u.Text == "" || u.Text[0] < 'A' || u.Text[0] > 'Z' || c.feature >= 0 {
		return c
	}
	n := reading.RefLength(u.Text)
	if n == 0 {
		return c
	}
	kind := refKind(strings.TrimRight(u.Text[:n], "-_0123456789."))
	if kind != "feature" && x.numberedStory(u) {
		kind = "feature"
	}
	if kind == "" || kind == c.kind {
		return c
	}
	if numbersFeatures(c.kind) {
		c.kind = kind
	}
	return c
}

// numbersFeatures tells the kinds of headings below which the family of an id decides.
func numbersFeatures(kind string) bool {
	switch kind {
	case "", "top", "overview", "feature", "story", "quality", "constraint", "technology", "setting", "api", "command", "problem", "scope", "flow", "vision":
		return true
	}
	return false
}

// numberedStory tells a paragraph that is a story behind an id: "BR-4 (Must, S) As a clerk,
// I want …".
func (x *understander) numberedStory(u *reading.Unit) bool {
	if u.Kind != reading.Prose || reading.RefLength(u.Text) == 0 {
		return false
	}
	t := x.tags(u.Text)
	return t.ref != "" && x.story(t.text) != nil
}

// refKind is what a family of ids numbers.
func refKind(family string) string {
	switch family {
	case "FR", "FUNC", "UC", "US", "FREQ":
		return "feature"
	case "NFR", "NF", "QR", "QA", "NFREQ":
		return "quality"
	case "BR", "CON", "CONS", "CR":
		return "constraint"
	case "ASM", "ASS", "ASSUMP":
		return "assumption"
	case "OQ", "TBD":
		return "question"
	case "NG", "OOS":
		return "non_goal"
	}
	return ""
}
