package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// timed tells whether a number bounds how long or how much, not how long
// something is kept.
func (s *signals) timed() bool {
	for _, m := range s.measures {
		if m.Op == "=" && m.Class == wording.ClassTime && s.lex.appointment(s.text[m.End:]) {
			continue
		}
		switch {
		case m.Class == wording.ClassRate:
			return true
		case m.Class == wording.ClassShare && m.Op != "":
			return true
		case m.Class == wording.ClassTime && (m.Unit == "ms" || m.Unit == "s" || m.Unit == "min" || m.Unit == "µs" || m.Unit == "ns"):
			return true
		case m.Class == wording.ClassSize && m.Op != "":
			return true
		}
	}
	return false
}

// lapses tells what ends unless something is done in time: "a booking that is
// not paid within 20 minutes is expired".
func (l *Lexicons) lapses(text string) bool {
	low := " " + reading.Lower(text) + " "
	i := strings.Index(low, " not ")
	j := strings.Index(low, " within ")
	return i >= 0 && j > i && reading.ContainsAny(low[j:], l.LapseVerbs...)
}

// appointment tells that a span of time says when something happens, not how
// long it may take: "20 minutes before the start".
func (l *Lexicons) appointment(after string) bool {
	low := reading.Lower(strings.TrimLeft(after, " "))
	for _, w := range l.AppointmentWords {
		if strings.HasPrefix(low, w) {
			return true
		}
	}
	return false
}

// bound tells a limit on its own: "Up to 20 games per player".
func (l *Lexicons) bound(text string) bool {
	low := reading.Lower(text)
	for _, w := range l.BoundOpeners {
		if strings.HasPrefix(low, w) {
			return true
		}
	}
	return false
}

// bounded tells whether a sentence limits rather than acts: "only", "at most".
func (s *signals) bounded() bool {
	low := " " + strings.TrimRight(reading.Lower(s.text), ".!") + " "
	return reading.ContainsAny(low, s.lex.BoundedBy...)
}

// bareVerb tells whether a word behind a plural may be its verb: "Volunteers
// sign up".
func bareVerb(word string) bool {
	if word == "" || word != reading.Lower(word) || !reading.IsASCII(word) || strings.ContainsAny(word, ".,;:()") {
		return false
	}
	return !strings.Contains(" of in on at by for from with without under over and or who that which whose are is were was be have has had do to not as than about between per via into whom where when if but ", " "+word+" ")
}

// isGoal tells a wish for an outcome: "we want to cut …", "it would be a
// success if …".
func (l *Lexicons) isGoal(s *signals) bool {
	low := reading.Lower(s.text)
	if reading.ContainsAny(low, l.WantsAtLeast...) && strings.Contains(low, "%") {
		return true
	}
	for _, w := range l.GoalPhrases {
		if strings.Contains(low, w) {
			return true
		}
	}
	return false
}

// scheduled tells a date of the plan: "First version in March".
func (l *Lexicons) scheduled(text string) bool {
	low := reading.Lower(text)
	if strings.HasPrefix(low, "since ") || !l.Calendar(low) && reading.ContainsAny(low, l.OnlyOnCondition...) {
		return false // what happens on a condition is a rule, and no day
	}
	if (strings.HasPrefix(low, "let's ") || strings.HasPrefix(low, "let us ")) && l.Calendar(low) {
		return true
	}
	for _, w := range l.NoSteps {
		low = strings.ReplaceAll(low, w, "") // "writes release notes"
	}
	for _, w := range l.StepsOfSchedule {
		if strings.Contains(low, w) && l.dated(low) && len(text) < 240 {
			return true
		}
	}
	return false
}

// forbids tells "may not" from "can".
func (l *Lexicons) forbids(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text)+" ", l.Forbids...)
}

// deadline tells "must be ready by 1 May".
func (l *Lexicons) deadline(text string) bool {
	low := reading.Lower(text)
	if !l.Calendar(low) && reading.ContainsAny(low, "deadline") {
		return false // "in the last week before a deadline"
	}
	low = strings.ReplaceAll(low, " before ", " by ")
	return l.dated(low) && reading.ContainsAny(low, l.DeadlinePhrases...)
}

// allDueBy says that a short sentence tells until when all of it has to be there: "It should run
// before the season starts in March".
func (l *Lexicons) allDueBy(s *signals) bool {
	const longest = 12 // words; a longer one says what else is to be
	return !s.question && s.trigger == "" && len(strings.Fields(s.text)) <= longest && reading.HasPrefixOf(reading.Lower(s.text), "it ", "everything ", "all of it ", "all this ") && l.Calendar(strings.TrimRight(s.text, ".! ")) && l.deadline(s.text)
}

// wished is what stands behind "what I want is a …", "we are looking for a …":
// the product in the words of who wants it.
func (l *Lexicons) wished(text string) string {
	low := reading.Lower(text)
	for _, w := range l.WishedProductOpeners {
		if i := strings.Index(low, w); i >= 0 && i < 24 {
			rest := strings.TrimSpace(text[i+len(w):])
			if strings.HasPrefix(rest, "that ") {
				continue // a whole sentence, which says what is done
			}
			if (strings.HasSuffix(w, " a ") || strings.HasSuffix(w, " like ")) && !l.saysProduct(rest, 12) {
				continue
			}
			return rest
		}
	}
	for _, w := range l.ChineseWantsProduct {
		if i := strings.Index(text, w); i >= 0 && i < 40 {
			return text[i+len(w):]
		}
	}
	return l.wishedInChat(text)
}

// leftOut tells "No real-time updates." from "No data leaves the EU.".
func (l *Lexicons) leftOut(text string) bool {
	low := reading.Lower(text)
	for _, also := range []string{"and ", "also ", "but ", "so "} {
		low = strings.TrimPrefix(low, also)
	}
	if i := strings.Index(low, ", that is "); i > 0 {
		low = low[:i]
	}
	if !strings.HasPrefix(low, "no ") && !strings.HasPrefix(low, "not a ") && !strings.HasPrefix(low, "not an ") {
		return false
	}
	for _, w := range l.SaysMoreThanName {
		if strings.Contains(low, w) {
			return false
		}
	}
	return len(strings.Fields(low)) >= 2 && len(strings.Fields(low)) <= 16
}

func nobody(text string) bool {
	low := reading.Lower(text)
	return strings.HasPrefix(low, "nobody ") || strings.HasPrefix(low, "no one ") || strings.HasPrefix(low, "none of ")
}

// limits tells what binds the solution from what it does: "it has to run on …".
func (l *Lexicons) limits(text string) bool {
	low := reading.Lower(text)
	for _, w := range l.LimitOpeners {
		if i := strings.Index(low, w); i >= 0 && !strings.HasPrefix(low[i:], "must be able") {
			return true
		}
	}
	return false
}

// ruleLike tells whether a sentence states a condition one could check.
func (s *signals) ruleLike() bool {
	return s.trigger != "" || len(s.measures) > 0 || s.has("must", "constraint", "can") || s.passive()
}

// passive tells "is refused", "are kept", "gets".
func (s *signals) passive() bool {
	low := " " + reading.Lower(s.text) + " "
	for _, w := range s.lex.VerbsBeforeParticiple {
		if strings.Contains(low, w) {
			return true
		}
	}
	return reading.HasHan(s.text) && utf8.RuneCountInString(s.text) >= 6
}

// asks tells that somebody wants something of the product: "She also needs a
// printed list", "our insurance wants a list of names".
func (l *Lexicons) asks(text string) bool {
	low := reading.Lower(text)
	for _, w := range l.NeedsAThing {
		if i := strings.Index(low, w); i > 0 && i <= 32 && !strings.ContainsAny(low[:i], ",;:") {
			return true
		}
	}
	for _, w := range l.NeedAThing { // several people
		if i := strings.Index(low, w); i > 3 && i <= 32 && !strings.ContainsAny(low[:i], ",;:") && !strings.HasSuffix(low[:i], " we") && !strings.HasSuffix(low[:i], " you") && (low[i-1] == 's' || l.PluralPeople[reading.LastWord(low[:i])]) {
			return true
		}
	}
	return false
}

// pressed tells who has been asking for what a document goes on to describe:
// "Enterprise customers ask for single sign-on". Asking is nobody's use of it.
func (l *Lexicons) pressed(text string) bool {
	low := reading.Lower(text)
	if reading.HasHan(text) {
		return reading.ContainsAny(text, l.ChinesePressedFor...)
	}
	for _, w := range l.PressedFor {
		if i := strings.Index(low, w); i > 3 && i <= 40 && low[i-1] == 's' && !strings.ContainsAny(low[:i], ",;:") && !strings.Contains(low, " should ") && !strings.Contains(low, " must ") {
			return true
		}
	}
	return false
}

// pressedFrom tells in an introduction that somebody outside makes the product, or
// the change, a condition: "Our insurance will require it from January".
func (x *understander) pressedFrom(s *signals, c context) bool {
	return (c.kind == "" || c.kind == "top" || c.kind == "overview") && c.feature < 0 && !s.question && s.has("demanded_outside") && !x.systemSubject(s.text)
}

// wishes tells what people want of the product: "The crew would like a list
// of …", "住户希望报修以后能看到进度".
func (x *understander) wishes(s *signals) bool {
	if s.question || s.has("non_goal") {
		return false
	}
	text := s.text
	if reading.HasHan(text) {
		if x.lex.demandsFirmly(text) {
			return true
		}
		for _, want := range []string{"希望", "想要", "要求"} {
			for _, clause := range reading.SplitTop(text, "，") {
				i := strings.Index(clause, want)
				if i < 0 || utf8.RuneCountInString(clause[:i]) > 10 || strings.HasPrefix(clause, "我们") || strings.HasPrefix(clause[i:], "希望把") {
					continue
				}
				if i == 0 && want == "希望" || x.isPerson(strings.TrimRight(clause[:i], "都也还 ")) {
					return true
				}
			}
		}
		return false
	}
	low := reading.Lower(text)
	for _, want := range x.lex.WishesOfPerson {
		if i := strings.Index(low, want); i > 0 && i <= 32 && !strings.ContainsAny(low[:i], ",;:") {
			if name, rest := x.leadingActor(text); name != "" && len(rest) > len(want) {
				return true
			}
		}
	}
	return false
}

// onCondition tells "If somebody does not show up …": what happens then is
// done by the product or with it.
func (l *Lexicons) onCondition(text string) bool {
	low := reading.Lower(text)
	if head := " " + strings.Join(strings.Fields(low)[:min(len(strings.Fields(low)), 6)], " ") + " "; reading.ContainsAny(head, l.WhoCannot...) && !l.forbids(text) {
		return len(strings.Fields(low)) > 7
	}
	for _, w := range l.ConditionOpeners {
		if strings.HasPrefix(low, w) {
			return len(strings.Fields(low)) > 7
		}
	}
	return false
}

// opens tells a date by which the thing is there: "The page should open in
// May", "the plan is frozen on 1 October".
func (l *Lexicons) opens(text string) bool {
	low := reading.Lower(text)
	return l.Calendar(low) && len(low) < 240 && reading.ContainsAny(low, l.OpensOnDay...)
}

// nameOnly tells a feature that is only named: "Predicted delivery times."
func nameOnly(text string) bool {
	return len(strings.Fields(text)) <= 8 && !reading.HasFiniteVerb(text) && !reading.HasHan(text)
}

// doneTo tells a passive sentence about what happens to something: "Duplicates
// are dropped".
func doneTo(text string) bool {
	words := strings.Fields(reading.Lower(text))
	for i, w := range words[:max(0, len(words)-1)] {
		if w != "is" && w != "are" {
			continue
		}
		next := strings.Trim(words[i+1], ".,;:")
		if strings.Contains(" always automatically then also ", " "+next+" ") && i+2 < len(words) {
			next = strings.Trim(words[i+2], ".,;:")
		}
		if strings.HasSuffix(next, "ed") && len(next) > 4 || strings.Contains(" sent kept made taken shown written put given told built read drawn held sold bought set split cut ", " "+next+" ") {
			return true
		}
	}
	return false
}

// inSequence tells a step of a process: "First …", "Then …".
func inSequence(text string) bool {
	switch strings.Trim(reading.Lower(reading.FirstWord(text)), ",") {
	case "first", "then", "next", "finally", "afterwards":
		return len(strings.Fields(text)) > 4
	}
	return false
}
