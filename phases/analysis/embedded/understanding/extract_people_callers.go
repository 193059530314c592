package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// callingProgram files a program that stands in a list of those who use the product as a
// limit of it, under the heading of the list: "the nightly billing job", "courier apps (three
// partners)". It has no needs that anybody could ask it for, and is not called by the product.
func (x *understander) callingProgram(u *reading.Unit, sen reading.Sentence) bool {
	if u.Kind != reading.Bullet {
		return false
	}
	name, _ := x.lex.cutRole(strings.TrimRight(sen.Text, ".。"))
	name, _, _ = strings.Cut(name, ", ")
	name = strings.TrimSpace(TrimArticle(name, append([]string{"the", "our"}, x.lex.articles...)))
	const longest = 4
	if name == "" || len(strings.Fields(name)) > longest || !x.lex.isCaller(name) {
		return false
	}
	heading := reading.Unmark(x.r.Sections[u.Section].Title)
	joint := ": "
	if reading.HasHan(heading) {
		joint = "："
	}
	x.addConstraint(heading+joint+sen.Text, sen.From, sen.To)
	return true
}

// isCaller tells the name of a program by its last word.
func (l *Lexicons) isCaller(name string) bool {
	if reading.HasHan(name) {
		return reading.HasSuffixOf(name, l.CallingPrograms...)
	}
	last := reading.Lower(reading.LastWord(name))
	for _, noun := range l.CallingPrograms {
		if last == noun || wording.Singular(last) == noun {
			return true
		}
	}
	return false
}
