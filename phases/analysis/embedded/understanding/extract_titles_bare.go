package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// bareTitles gives the items that are nothing but the name of a function, with a list of what it
// does below, the article that names leave out where their first word could be a verb: below
// "Plot register" nobody plots a register.
func (x *understander) bareTitles() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || u.Label != "" || len(u.Sentences) != 1 || i+1 >= len(x.r.Units) || x.r.Units[i+1].Parent != i {
			continue
		}
		words := strings.Fields(strings.TrimRight(u.Text, ".: "))
		if len(words) != 2 || !x.lex.NounsLikeVerbs[reading.Lower(words[0])] || !reading.StartsUpper(words[0]) || reading.HasHan(u.Text) {
			continue
		}
		second := reading.Lower(words[1])
		article := "A "
		switch {
		case wording.Singular(second) != second:
			article = "The "
		case strings.ContainsAny(words[0][:1], "AEIOaeio"):
			article = "An "
		}
		u.Text = article + wording.LowerFirst(strings.TrimRight(u.Text, ".: ")) + "."
		u.Sentences[0].Text = u.Text
	}
}
