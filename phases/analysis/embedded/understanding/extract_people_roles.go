package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rolesTold files the roles that a sentence lists as those that there are: "Roles are reader,
// clerk and keeper; a clerk may lend". Names of people they need not be, as long as one of them
// is. What the sentence says behind the list is read on.
func (x *understander) rolesTold(u *reading.Unit) {
	if u.Kind != reading.Prose && u.Kind != reading.Bullet || u.Label != "" {
		return
	}
	kept, found := u.Sentences[:0:0], false
	for _, sen := range u.Sentences {
		names, rest := x.toldRoles(sen.Text)
		for _, name := range names {
			x.addActor(ActorFact{Name: reading.UpperFirst(wording.Singular(x.lex.actorName(name)))}, sen.From, sen.To)
		}
		if len(names) > 0 {
			found = true
			x.place(sen.From, sen.To)
			if sen.Text = reading.UpperFirst(strings.TrimSpace(rest)); sen.Text == "" {
				continue
			}
		}
		kept = append(kept, sen)
	}
	if found {
		u.Sentences, u.Text = kept, joinSentences(kept)
	}
}

// toldRoles are the roles that a sentence lists and what it says behind them.
func (x *understander) toldRoles(text string) (names []string, rest string) {
	low := reading.Lower(text)
	for _, open := range x.lex.RolesTold {
		if !strings.HasPrefix(low, open) {
			continue
		}
		list := text[len(open):]
		list, rest, _ = strings.Cut(list, "; ")
		parts := reading.SplitList(strings.TrimRight(list, ". "))
		if len(parts) > 1 && reading.ShortParts(parts, 3, 8) && slices.ContainsFunc(parts, x.isPersonNoun) && !strings.Contains(list, " by ") && !strings.HasSuffix(parts[0], "ed") {
			return parts, rest
		}
	}
	return nil, ""
}
