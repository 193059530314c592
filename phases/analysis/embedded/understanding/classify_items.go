package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// byItem reads an item of a list by what it says where its heading could mean two
// things: below "What we want" stand deeds and outcomes, and a paper that has no
// list of features puts them among its goals.
func (x *understander) byItem(u *reading.Unit, c context) context {
	if c.kind == "state" && x.withoutStates(u.Section) {
		c.kind = ""
	}
	if u.Kind != reading.Bullet && (u.Kind != reading.Prose || len(u.Sentences) != 1) || c.feature >= 0 || len(u.Sentences) == 0 {
		return c
	}
	switch {
	case c.kind == "feature" && x.wishSection(u.Section):
		if s := x.look(u.Sentences[0].Text); x.isOutcome(&s) && x.story(s.text) == nil && !bansOne(s.text) && !givesAlert(s.text) {
			c.kind = "goal"
		}
	case c.kind == "goal" && x.technicalTargets(u.Section):
		c.kind = "quality"
	case c.kind == "goal" && !x.listsFeatures() && !x.tablesCalls():
		if s := x.look(u.Sentences[0].Text); x.wantedDeed(&s) || !s.question && !s.measured() && !x.isOutcome(&s) && x.mostlyDeeds(u.Section) {
			c.kind = "feature"
		}
	case (c.kind == "constraint" || c.kind == "quality" || c.kind == "non_goal") && x.keptSection(u.Section):
		said, _, _ := strings.Cut(u.Text, " (")
		if s := x.look(said); !s.question && s.has("kept") && len(u.Sentences) == 1 {
			c.kind = "kept"
		}
	}
	return c
}

// bansOne tells a limit that nobody may go beyond, which is kept to from the first day and
// no outcome: "No cart may hold more than 5 pieces of one article".
func bansOne(text string) bool {
	low := reading.Lower(text)
	return strings.HasPrefix(low, "no ") && reading.ContainsAny(low, " may ", " can ", " must ")
}

// givesAlert tells signals at which somebody is called, "orders per channel; an alert when more
// than 2 % fail": the product gives them, and nobody wants to reach their number.
func givesAlert(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text), " alert when ", " alert if ", " alerts when ", " alerts if ", " alarm when ", " alarm if ")
}

// technicalTargets tells a section of targets in which one says how soon something is
// answered: it promises how well the product does what it does, and holds no aims.
func (x *understander) technicalTargets(section int) bool {
	if !slices.Contains(x.lex.TargetHeadings, reading.Lower(strings.TrimSpace(x.r.Sections[section].Title))) {
		return false
	}
	return slices.ContainsFunc(x.r.Units, func(u reading.Unit) bool {
		if u.Section != section || len(u.Sentences) == 0 {
			return false
		}
		s := x.look(u.Sentences[0].Text)
		return s.class == "P" && s.measured() && !x.lex.change(&s)
	})
}

// wishSection tells a section whose heading wishes: "What we want".
func (x *understander) wishSection(section int) bool {
	title := x.look(x.r.Sections[section].Title)
	return title.has("wish_heading")
}

// keptSection tells a section whose heading says that all below it stays as it is.
func (x *understander) keptSection(section int) bool {
	title := x.look(x.r.Sections[section].Title)
	return title.has("kept_heading")
}

// isOutcome tells an item that says what is to come of the product, and no deed of
// it: "Fewer calls about invoices", "Reduce the waiting time to 2 days".
func (x *understander) isOutcome(s *signals) bool {
	return !s.question && (s.has("outcome") || x.lex.change(s) || x.lex.outcome(s) || x.lex.isGoal(s) || s.rated() && s.trigger == "" && !x.personCan(s))
}

// wishesOutcome tells what stands behind "What we want:" when it is an outcome.
func (x *understander) wishesOutcome(text string) bool {
	s := x.look(text)
	return x.isOutcome(&s)
}

// wantedDeed tells an item that says what somebody can do with the product or
// what happens in it: "Users can enable it in their settings".
func (x *understander) wantedDeed(s *signals) bool {
	if s.question || x.isOutcome(s) || strings.Contains(reading.Lower(s.text), " without ") || x.untilToday(s.text) != s.text {
		return false // what is compared with today is to be reached
	}
	return x.story(s.text) != nil || x.personCan(s) || s.trigger != "" && (doneTo(s.response) || x.personActs(s)) || x.wantedOfProduct(s)
}

// wantedOfProduct tells an item that says what the product does or where in it somebody does
// something: "The system sends a warning when the tide rises", 系统自动出排班表, 员工在小程序里填写时段. A
// number that it keeps to is reached, and not done.
func (x *understander) wantedOfProduct(s *signals) bool {
	if reading.HasHan(s.text) && !s.has("problem") && reading.ContainsAny(s.text, x.lex.ChinesePlacesOfUse...) {
		return true
	}
	if s.measured() && s.trigger == "" || s.bounded() || s.has("problem", "quality") {
		return false
	}
	if reading.HasHan(s.text) {
		return x.systemSubject(s.text)
	}
	words := strings.Fields(s.text)
	return x.systemSubject(s.text) && len(words) > 3 && deedVerb(words[2]) || x.productActs(s)
}

// mostlyDeeds says that a section of goals is a list of what the product does: at least half of
// its first items, and no fewer than two, say so by themselves.
func (x *understander) mostlyDeeds(section int) bool {
	const least, looked = 2, 24
	items, deeds := 0, 0
	for _, i := range x.units[section] {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || u.Depth > 1 || len(u.Sentences) == 0 {
			continue
		}
		if items++; items > looked {
			break
		}
		if s := x.look(u.Sentences[0].Text); x.wantedDeed(&s) {
			deeds++
		}
	}
	return deeds >= least && 2*deeds >= items
}

// staysAsIs tells a sentence that says of something that it is left as it is, and
// turns nothing down: "Sharing stays as it is".
func (x *understander) staysAsIs(text string) bool {
	s := x.look(text)
	return (s.has("kept") || strings.Contains(text, " stays ")) && !s.has("non_goal") && !s.question && !strings.Contains(reading.Lower(text), " not ")
}

// keptItem reads an item that a change leaves as it is. It binds whatever else its
// words hint at: "API tokens keep working without 2FA" promises no security.
func (x *understander) keptItem(u *reading.Unit, nested []int, _ context) {
	x.addConstraint(u.Text, u.From, u.To)
	x.mention(u.Text, u.From, u.To, true)
	for _, i := range nested {
		n := &x.r.Units[i]
		x.addConstraint(n.Text, n.From, n.To)
	}
}
