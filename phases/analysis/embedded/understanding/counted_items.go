package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Specifications in the style of IEEE 830 count every statement by the number of its
// section: "3.2.1.4 The system shall …" below "3.2.1 Monitoring". What is counted so is a
// requirement of its own, and no term of the one that the heading names.

// countOf is the number of a unit that goes on with the number of its section; empty
// where it has none.
func (x *understander) countOf(u *reading.Unit) string {
	number := x.r.Sections[u.Section].Number
	if number == "" || u.Kind != reading.Bullet && u.Kind != reading.Prose {
		return ""
	}
	line := strings.TrimLeft(reading.Unmark(reading.Inline(x.r.Lines[u.From-1])), "*[( ")
	rest, ok := strings.CutPrefix(line, number+".")
	if !ok {
		return ""
	}
	end := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })
	if end < 1 || end > 3 || strings.HasPrefix(rest[end:], ".") && len(rest) > end+1 && rest[end+1] >= '0' && rest[end+1] <= '9' {
		return ""
	}
	return number + "." + rest[:end]
}

// withoutCount takes the number off a text that begins with it, and gives it.
func (x *understander) withoutCount(u *reading.Unit) string {
	count := x.countOf(u)
	if count == "" {
		return ""
	}
	bare := func(text string) string {
		if rest, ok := strings.CutPrefix(strings.TrimLeft(text, "[("), count); ok {
			return strings.TrimLeft(rest, " .:)]–—-*")
		}
		return text
	}
	u.Text = bare(u.Text)
	if len(u.Sentences) > 0 {
		u.Sentences[0].Text = bare(u.Sentences[0].Text)
	}
	return count
}

// number keeps the number of a statement for each of its lines, so that whatever is made of
// them can name it.
func (x *understander) number(u *reading.Unit, count string) {
	if count == "" {
		return
	}
	if x.u.Numbers == nil {
		x.u.Numbers = map[int]string{}
	}
	for line := u.From; line <= u.To; line++ {
		x.u.Numbers[line] = count
	}
}

// countsStatements says that what stands below a heading is counted, is a row of stories,
// or is a list of sentences that bind, one by one: "- The system shall …".
func (x *understander) countsStatements(s int) bool {
	counted, bound, all, stories := 0, 0, 0, 0
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Depth > 1 || u.Kind != reading.Bullet && u.Kind != reading.Prose {
			continue
		}
		all++
		if t := x.tags(u.Text); x.story(t.text) != nil {
			if stories++; t.ref != "" || stories > 1 {
				return true // "US-1 As a …" below "Booking" is one of its stories
			}
		}
		if x.countOf(u) != "" {
			counted++
		}
		if text := reading.Lower(u.Text); u.Kind == reading.Bullet && x.tags(u.Text).ref == "" && (strings.Contains(text, " shall ") || strings.HasPrefix(text, "shall ")) {
			bound++
		}
	}
	return counted > 1 && counted*2 > all || bound > 1 && bound == all
}

// namesInterfaces says that a heading only says that what stands below it meets the
// outside: "User Interfaces" names no requirement.
func namesInterfaces(title string) bool {
	return strings.HasSuffix(reading.Lower(title), " interfaces") || strings.HasSuffix(reading.Lower(title), " interface")
}

// onlyFunctional tells a heading under which all is what the product does, whatever the
// headings of its parts hint at: "Monitoring" below "3.2 Functional Requirements".
func (x *understander) onlyFunctional(s int) bool {
	title := reading.Lower(x.r.Sections[s].Title)
	return strings.Contains(title, "functional req") && !strings.Contains(title, "non") || strings.HasPrefix(title, "功能") && strings.HasSuffix(title, "需求")
}

// demandedHere says that a unit demands something below "Functional Requirements".
func (x *understander) demandedHere(u *reading.Unit) bool {
	return strings.Contains(u.Text, " shall ") && slices.ContainsFunc(x.r.Path(u.Section), x.onlyFunctional)
}

// secondTitle is the heading behind one that only names the kind of paper, "Software
// Requirements Specification", which says what it is of; 0 where there is none.
func (x *understander) secondTitle(at int) int {
	below := at + 1
	if at < 1 || below >= len(x.r.Sections) || len(x.units[at]) > 0 || !x.onlyDocument(x.r.Sections[at].Title) {
		return 0
	}
	next := &x.r.Sections[below]
	if next.Pseudo || next.Number != "" || next.Level > 2 || next.Level == 2 && x.onlySecond() {
		return 0
	}
	if cue, ok := x.headingCue(next.Title); ok && x.wholeCue(next.Title, cue) {
		return 0
	}
	return below
}

// saysNothing tells what stands where a form wants something and there is nothing to
// say: "Not applicable."
func (x *understander) saysNothing(u *reading.Unit) bool {
	return u.Label == "" && x.lex.Placeholders[strings.Trim(reading.Lower(u.Text), " .()[]—–-_*。（）")]
}
