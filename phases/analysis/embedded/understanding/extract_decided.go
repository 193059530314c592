package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// decision reads a unit under a heading of decisions. What was agreed that the
// product does is a demand like any other; only a choice of means or of the way
// to work is a decision to keep.
func (x *understander) decision(u *reading.Unit, nested []int, _ context) {
	deed, decided := -1, len(x.u.Decisions) // the demand that the sentence before states, and what was decided before this unit
	x.each(u, nested, func(text string, from, to int) {
		t := x.tags(text)
		text = t.text
		s := x.look(text)
		if at, done := x.minuted(t, from, to); done && !s.question {
			deed = at
			return
		}
		switch low := reading.Lower(text); {
		case s.question:
			x.addQuestion(text, from, to)
		case x.lex.saidToBeAim(&s):
			x.addGoal(text, from, to)
		case strings.HasPrefix(low, "no ") || s.has("non_goal") || x.lex.leftForLater(text):
			x.addNonGoals(text, from, to)
		case x.remark(&s):
			x.note(text, from, to)
		case x.lex.supposed(text):
			x.put("note", &s, from, to, context{feature: -1})
		case len(x.u.Decisions) > decided && reading.HasPrefixOf(low, x.lex.FromThenOn...) && s.has("can", "must"):
			deed = x.decidedTogether(text, to)
		case deed >= 0 && x.leansOnDeed(text):
			x.addCriterion(deed, text, from, to)
		case x.putOffInChinese(&s):
			x.addNonGoals(text, from, to)
		case x.agreedDeed(text) || x.minutedDeed(text):
			deed = x.addFeature(FeatureFact{Text: text, Ref: t.ref, Priority: t.priority}, from, to)
		case s.class == "S" && s.strong || s.strong && s.measured():
			x.put("quality", &s, from, to, context{feature: -1})
		case s.has("retention") && (len(s.measures) > 0 || reading.HasHan(text)), x.bindsData(&s), !s.strong && doneTo(text) && x.lex.acted(reading.Lower(text)) && x.behaviour(text):
			x.put("constraint", &s, from, to, context{feature: -1})
		case x.decidedDeed(t, from, to):
			deed = x.lastF
		case toldByTheWay().MatchString(text):
			x.note(text, from, to)
		case (x.thingDeed(&s) || x.ruleAgreed(&s)) && !x.meansNamed(text):
			deed = x.addFeature(FeatureFact{Text: text, Ref: t.ref, Priority: t.priority}, from, to)
		case x.lex.launchLanguages(text) != "":
			s = x.look(x.lex.launchLanguages(text))
			x.put("quality", &s, from, to, context{feature: -1})
		case firstUse(text) != "":
			deed = x.addFeature(FeatureFact{Text: firstUse(text), Ref: t.ref, Priority: t.priority}, from, to)
			x.mention(text, from, to, true)
		case x.rejected(&s, from, to):
		default:
			x.addItem(&x.u.Decisions, "decision", text, from, to)
			x.mention(text, from, to, true)
		}
	})
}

// toldByTheWay is what somebody said or did in the meeting, told between what was decided: "Seb timed
// himself", "“Half of that would pay for the tablet,” she said".
var toldByTheWay = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^["“][^"”]+[,.!?]["”] (?:\p{L}+ ){1,3}said\b|^["“][^"”]+[,.!?]["”] said \p{Lu}|^[A-Z]\p{Ll}+ (?:had (?:wanted|hoped|thought|asked|tried|been)|was (?:against|outvoted|not sure|sceptical)|timed|laughed|joked|wondered|remembered|counted|thought|found|told|pointed out|reminded|admitted)\b`)
})

// modalOfThing is what binds a thing that stands in front of it.
var modalOfThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:The|A|An|All|Every|Each|Any|No|Only)?\s?\S[^;:]{2,110}? (?:must|cannot|can only|can no longer|may only|may not|may no longer|has to|have to|needs to|need to|is not allowed to|are not allowed to) (?:be )?\p{Ll}+`)
})

// ruleAgreed tells a rule about a thing of the product that was agreed, in words that bind: "Thawed fish
// has to be booked as waste, with the reason".
func (x *understander) ruleAgreed(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.has("goal", "vision", "money", "of_project", "effort", "given", "non_goal") || x.lex.Calendar(s.text) || !modalOfThing().MatchString(s.text) {
		return false
	}
	words := strings.Fields(s.text)
	first := reading.Lower(words[0])
	return !strings.Contains(" we i our my you your there that this these those it they he she who what nobody everybody ", " "+first+" ") && !x.lex.ofTheProject(words) && x.lex.calledFirst(s.text) == ""
}

// decidedTogether makes one demand of what was decided last and of what holds from then on:
// "Booking closes 24 hours before the firing. After that only Ada can change it" says
// nothing in two pieces.
func (x *understander) decidedTogether(text string, to int) int {
	last := x.u.Decisions[len(x.u.Decisions)-1]
	x.u.Decisions = x.u.Decisions[:len(x.u.Decisions)-1]
	return x.addFeature(FeatureFact{Text: strings.TrimRight(last.Text, ". ") + "; " + wording.LowerFirst(text)}, FirstLine(last.Source), to)
}

// leansOnDeed tells a sentence that says nothing without the demand before it:
// "Must work when the network is down", "Fallback is e-mail".
func (x *understander) leansOnDeed(text string) bool {
	if reading.HasHan(text) {
		return x.lex.continues(text) || x.lex.leansBack(text)
	}
	first := reading.Lower(reading.FirstWord(text))
	return slices.Contains(x.lex.LeansOnDeed, first) || fragment(text) || x.lex.continues(text) || x.lex.leansBack(text)
}

// agreedDeed tells what was agreed to happen: to or by somebody, "Visitors who have
// not left by 20:00 are flagged to the guard", or on some occasion, "The host is
// told when the guest arrives". Who speaks of "us" tells how the work is done.
func (x *understander) agreedDeed(text string) bool {
	if reading.HasHan(text) {
		s := x.look(text)
		return !x.meansNamed(text) && !s.has("of_project", "effort", "money") && x.classify(&s, context{feature: -1}, false) == "feature"
	}
	if name, rest, _ := reading.CutLabel(text, false); name != "" {
		text = rest
	}
	s := x.look(text)
	low := " " + strings.TrimRight(reading.Lower(text), ".!") + " "
	first := reading.Lower(reading.FirstWord(text))
	if s.has("problem") && !s.has("can") || s.has("of_project", "effort", "money") || slices.Contains(x.lex.WhoDecides, first) || len(strings.Fields(text)) < 4 || x.lex.pastOnly(text) {
		return false
	}
	concerns := len(x.lex.people.Find(text)) > 0 || s.has("can") && strings.Contains(low, " can ")
	occasion := s.trigger != "" || reading.ContainsAny(low, x.lex.OnOccasion...)
	switch {
	case !concerns && (!occasion || x.meansNamed(text)):
		return false
	case doneTo(text) && x.lex.acted(low), reading.ContainsAny(low, x.lex.LaidOnSomebody...):
		return true
	}
	return x.personActs(&s) || x.personCan(&s)
}

// countedThing tells a thing that was agreed to be there, with what it holds:
// "one cosmetic shop (boards, tile sets)".
func countedThing(text string) bool {
	head, _, ok := strings.Cut(text, " (")
	words := strings.Fields(reading.Lower(head))
	return ok && len(words) >= 2 && len(words) <= 5 && strings.Contains(" one a an two three ", " "+words[0]+" ") && !reading.HasFiniteVerb(head)
}

// decidedDeed files what was decided that the product does or lets somebody do:
// "D1: Visitors scan a code next to the object". It is a feature like any other;
// a choice of means stays a decision.
func (x *understander) decidedDeed(t tagged, from, to int) bool {
	s := x.look(t.text)
	head, _, _ := strings.Cut(t.text, ": ")
	kind := x.classify(&s, context{feature: -1}, false)
	switch {
	case countedThing(t.text) && !x.namesProduct(t.text):
	case kind == "feature" && (!s.passive() || s.has("can", "must", "should")):
	case (kind == "constraint" || kind == "quality") && s.has("must") && x.systemSubject(head) && !x.lex.forbids(head) && (!x.lex.limits(head) || reading.ContainsAny(reading.Lower(head), " without ", " offline")):
	default:
		return false
	}
	x.addFeature(FeatureFact{Text: t.text, Ref: t.ref, Priority: t.priority}, from, to)
	return true
}
