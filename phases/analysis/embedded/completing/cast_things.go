package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// byThing is the only one whose line on a role tells a deed done to the very thing that a
// feature without anybody in it is about: "labels for the crates" are of the picker "who puts
// crates together", and "the shop makes the invoices" of whoever does the invoices. -1 where
// it is nobody or several.
func (c *Cast) byThing(f *understanding.FeatureFact) int {
	if c.w.Language == "zh" {
		return -1
	}
	things := c.thingsOf(f)
	found := -1
	for i := range c.w.Understood.Actors {
		a := &c.w.Understood.Actors[i]
		who, known := c.index[phrasing.CaseKey(c.w.FullRole(c.w.ActorName(a.Name)))]
		if !known && c.w.personByDeed(a) != "" {
			who, known = c.index[phrasing.CaseKey(c.w.personByDeed(a))]
		}
		if a.System || a.Source.Kind != specs.Stated || !known || c.people[who].idle || !slices.ContainsFunc(c.w.handledBy(a.Role), func(thing string) bool { return slices.Contains(things, thing) }) {
			continue
		}
		if found >= 0 && found != who {
			return -1
		}
		found = who
	}
	return found
}

// thingsOf are the words of the thing that a feature is about: the object of the product's deed,
// or what its name calls it, with what it is for. Words that stand everywhere tell nothing.
func (c *Cast) thingsOf(f *understanding.FeatureFact) []string {
	text := f.Text[:headLength(f.Text)]
	st := c.w.TakeApart(text)
	object := ""
	switch {
	case st.Whole && !st.Clause.Not && c.w.NamesProduct(st.Clause.Subject):
		object = st.Clause.Rest
		if st.Clause.Form == phrasing.ModalVerb {
			_, object, _ = strings.Cut(st.Clause.Rest, " ")
		}
	case !st.Whole:
		object, _, _ = strings.Cut(text, ":")
	}
	return slices.DeleteFunc(phrasing.FirstN(wording.Keywords(object), maxHead), func(word string) bool {
		return c.Telling(word) == 0 || !c.IsRare(word)
	})
}

// handledBy are the things to which the line on a role tells that something is done: crates of
// "the picker, who puts crates together", invoices of "Lotte does the invoices".
func (w *Completer) handledBy(role string) []string {
	var out []string
	for _, s := range wording.Sentences(role) {
		words := strings.Fields(strings.TrimRight(role[s.Start:s.End], ". "))
		for i := 1; i+1 < len(words); i++ {
			verb := strings.ToLower(words[i])
			if !w.IsThird(verb) || w.Table.IsWord("auxiliaries", "en", verb) || w.Table.IsWord("no_needs", "en", verb) {
				continue
			}
			at := i + 1
			for at < len(words)-1 && w.Table.IsWord("determiners", "en", strings.ToLower(words[at])) {
				at++
			}
			if thing := strings.ToLower(strings.Trim(words[at], ",;:.")); phrasing.IsPluralNoun(thing) {
				out = append(out, wording.Stem(thing))
			}
			break // what stands behind the first deed leans on it
		}
	}
	return out
}

// ownerOfHeading is whose things a heading above a feature names: "Orders" are of the customers
// who "place and change their orders". -1 where it is nobody or several.
func (c *Cast) ownerOfHeading(f *understanding.FeatureFact) int {
	for _, s := range c.w.Heads.Over(understanding.FirstLine(f.Source)) {
		if who, ok := c.headings[wording.Stem(strings.ToLower(strings.TrimSpace(s.Title)))]; ok {
			return who
		}
	}
	return -1
}

// settleHeadings notes who does something to things of one word that are called theirs, -1
// where several do.
func (c *Cast) settleHeadings() {
	if c.w.Language == "zh" {
		return
	}
	u := c.w.Understood
	for _, it := range u.Pitch {
		c.ownThings(it.Text)
	}
	for i := range phrasing.FirstN(u.Features, maxCastFacts) {
		c.ownThings(u.Features[i].Text)
	}
}

// ownThings notes whose things the clauses of a text tell of.
func (c *Cast) ownThings(text string) {
	if !strings.Contains(text, " their ") {
		return
	}
	for _, clause := range c.clauses(text) {
		_, rest, ok := strings.Cut(" "+strings.ToLower(clause)+" ", " their ")
		in := c.mentions(clause)
		if !ok || len(in) == 0 || in[0].rank < itActs || c.people[in[0].who].idle {
			continue
		}
		thing := wording.Stem(strings.Trim(phrasing.LeadingWord(rest), ".,;:"))
		if who, known := c.headings[thing]; known && who != in[0].who {
			c.headings[thing] = -1
			continue
		}
		c.headings[thing] = in[0].who
	}
}
