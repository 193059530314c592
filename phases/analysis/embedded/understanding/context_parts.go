package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// partOf is who uses the part of the product that a heading stands over, where the
// heading names nobody but them, "## 骑手端", "### For coaches", and a heading beside
// it does so too: what stands below is what they do. Empty for any other heading.
func (x *understander) partOf(section int, outer context) string {
	if outer.kind != "" && outer.kind != "top" && outer.kind != "feature" {
		return ""
	}
	who := x.headedBy(section)
	if who == "" {
		return ""
	}
	known := 0
	for _, other := range x.children(x.r.Sections[section].Parent) {
		if name := x.headedBy(other); name != "" && (x.isPerson(name) || x.isDepartment(name)) {
			known++
		}
	}
	if known < 2 {
		return ""
	}
	return who
}

// headedBy is the role that a heading over a list consists of, without the word for
// the part of the product that they have: 骑手端, 店长后台, "Rider app".
func (x *understander) headedBy(section int) string {
	title, items := x.r.Sections[section].Title, 0
	for _, i := range x.units[section] {
		if x.r.Units[i].Kind == reading.Bullet {
			items++
		}
	}
	switch {
	case items == 0 || items*2 < len(x.units[section]) || utf8.RuneCountInString(title) > 24:
		return ""
	case reading.HasHan(title):
		return x.chinesePart(title)
	}
	low := reading.Lower(title)
	for _, lead := range x.lex.OpenersOfPartHead {
		low = strings.TrimPrefix(low, lead)
	}
	for _, tail := range x.lex.EndsOfPartHead {
		low = strings.TrimSuffix(low, tail)
	}
	if len(strings.Fields(low)) > 3 || !x.isPerson(low) && !reading.HasSuffixOf(low, "ist", "ian") || !x.lex.nounPhrase(low) {
		return ""
	}
	return reading.UpperFirst(x.lex.actorName(low))
}

// chinesePart is headedBy of a Chinese heading.
func (x *understander) chinesePart(title string) string {
	name, _, _ := strings.Cut(strings.NewReplacer("(", "（", " ", "").Replace(title), "（")
	for _, tail := range x.lex.ChineseEndsOfPart {
		name = strings.TrimSuffix(name, tail)
	}
	if n := utf8.RuneCountInString(name); n < 2 || n > 6 || strings.ContainsAny(name, "的和与、/给") {
		return ""
	}
	if x.isPerson(name) || x.isDepartment(name) || strings.ContainsAny(LastRunes(name, 1), "员师长手部") {
		return name
	}
	return ""
}

// withRole puts the role that a heading consists of in front of an item that begins
// with what they do: "Change prices" below "Shop manager" is "A shop manager can
// change prices", 改价、上下架 below 店长 is 店长改价、上下架.
func (x *understander) withRole(u *reading.Unit, c context) {
	if c.who == "" || u.Kind != reading.Bullet || u.Depth > 1 || u.Label != "" || len(u.Sentences) == 0 {
		return
	}
	s := x.signals(u.Text)
	if can, ok := s.cues["can"]; !s.has("deed_opening") && (!ok || can > 0) {
		return
	}
	lead, said := c.who, u.Text
	if !reading.HasHan(lead) {
		name := reading.Lower(lead)
		lead, said = reading.UpperFirst(wording.Article(name))+" "+name+" can ", strings.ToLower(said[:1])+said[1:]
	}
	first := &u.Sentences[0]
	first.Text, u.Text = lead+said[:min(len(said), len(first.Text))], lead+said
}

// whatItIsNot tells a heading that says of the product by its name what it is not: "What
// Shedkeeper is not".
func (l *Lexicons) whatItIsNot(title string) bool {
	low := reading.Lower(strings.Trim(title, " :?"))
	return strings.HasPrefix(low, "what ") && len(strings.Fields(low)) <= 7 && reading.HasSuffixOf(low, l.EndsOfWhatItIsNot...)
}
