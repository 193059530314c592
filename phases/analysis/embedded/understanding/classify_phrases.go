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
		if m.Op == "=" && m.Class == wording.ClassTime && appointment(s.text[m.End:]) {
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
func lapses(text string) bool {
	low := " " + reading.Lower(text) + " "
	i := strings.Index(low, " not ")
	j := strings.Index(low, " within ")
	return i >= 0 && j > i && reading.ContainsAny(low[j:], " expired", " expires", " released", " removed", " cancelled", " canceled", " deleted", " closed", " lapses", " returned", " free ", " free.")
}

// appointment tells that a span of time says when something happens, not how
// long it may take: "20 minutes before the start".
func appointment(after string) bool {
	low := reading.Lower(strings.TrimLeft(after, " "))
	for _, w := range []string{"before", "after", "later", "earlier", "ahead", "prior", "ago", "前", "之前", "后", "以后", "之后"} {
		if strings.HasPrefix(low, w) {
			return true
		}
	}
	return false
}

// bound tells a limit on its own: "Up to 20 games per player".
func bound(text string) bool {
	low := reading.Lower(text)
	for _, w := range []string{"up to ", "at most ", "max ", "max. ", "maximum ", "no more than ", "not more than ", "minimum ", "min. ", "最多", "不超过", "每人最多", "上限"} {
		if strings.HasPrefix(low, w) {
			return true
		}
	}
	return false
}

// bounded tells whether a sentence limits rather than acts: "only", "at most".
func (s *signals) bounded() bool {
	low := " " + strings.TrimRight(reading.Lower(s.text), ".!") + " "
	return reading.ContainsAny(low, " only ", " never ", " at most ", " no more than ", " not ", "n't ", " cannot ", " must be ", " limit", " maximum", "只能", "不得", "不能", "不允许", "最多", "不超过", "仅", "至少", "上限", "禁止", "不直接", "不可")
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
func isGoal(s *signals) bool {
	low := reading.Lower(s.text)
	if reading.ContainsAny(low, " wants at least ", " want at least ", " wants at most ", " want at most ", " wants no more than ", " want no more than ") && strings.Contains(low, "%") {
		return true
	}
	for _, w := range []string{"we want to bring", "we want to halve", "we want to double", "we want to cut", "we want to reduce", "we want to save", "we want to increase", "would be a success", "a success if", "our goal is", "the goal is", "the aim is", "我们希望把", "目标是"} {
		if strings.Contains(low, w) {
			return true
		}
	}
	return false
}

// scheduled tells a date of the plan: "First version in March".
func scheduled(text string) bool {
	low := reading.Lower(text)
	if strings.HasPrefix(low, "since ") {
		return false
	}
	if (strings.HasPrefix(low, "let's ") || strings.HasPrefix(low, "let us ")) && Calendar(low) {
		return true
	}
	for _, w := range []string{"first version", "launch", "go live", "goes live", "going live", "pilot", "beta", "prototype", "rollout", "roll-out", "release", "上线", "内测", "公测", "试点", "交付", "验收", "试运行", "投入使用"} {
		if strings.Contains(low, w) && dated(low) && len(text) < 240 {
			return true
		}
	}
	return false
}

// forbids tells "may not" from "can".
func forbids(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text)+" ", " may not ", " must not ", " cannot ", " shall not ", "不得", "不允许", "禁止")
}

// deadline tells "must be ready by 1 May".
func deadline(text string) bool {
	low := reading.Lower(text)
	if !Calendar(low) && reading.ContainsAny(low, "deadline") {
		return false // "in the last week before a deadline"
	}
	low = strings.ReplaceAll(low, " before ", " by ")
	return dated(low) && reading.ContainsAny(low, "be ready by", "be finished by", "needed by", "be live by", "be done by", "should run by", "must run by", "has to run by", "be running by", "be up by", "be there by", "be in use by", "deadline", "ready for", "之前上线", "前上线", "前完成", "前交付")
}

// wished is what stands behind "what I want is a …", "we are looking for a …":
// the product in the words of who wants it.
func wished(text string) string {
	low := reading.Lower(text)
	for _, w := range []string{
		"what i want is ", "what we want is ", "what we need is ", "what i need is ", "i am looking for ", "we are looking for ", "we're looking for ", "i'd like to have ", "we would like to have ",
		"they'd like ", "they would like ", "she'd like ", "she would like ", "he'd like ", "he would like ", "they want a ", "they need a ", "she wants a ", "he wants a ", "client wants a ", "customer wants a ", "so: a ", "so: an ", "the idea is ", "the idea: ", "we want to build ", "i want to build ", "we are building ", "we're building ", "we want a ", "i want a ", "we need a ", "i need a ",
	} {
		if i := strings.Index(low, w); i >= 0 && i < 24 {
			rest := strings.TrimSpace(text[i+len(w):])
			if strings.HasPrefix(rest, "that ") {
				continue // a whole sentence, which says what is done
			}
			if (strings.HasSuffix(w, " a ") || strings.HasSuffix(w, " like ")) && !reading.ContainsAny(reading.Lower(rest), "app", "tool", "page", "site", "system", "service", "program", "platform", "bot", "board", "library", "portal", "software") {
				continue
			}
			return rest
		}
	}
	for _, w := range []string{"希望做一个", "想做一个", "打算做一个", "要做一个", "需要一个", "想要一个", "开发一个", "做一款", "开发一款"} {
		if i := strings.Index(text, w); i >= 0 && i < 40 {
			return text[i+len(w):]
		}
	}
	return wishedInChat(text)
}

// leftOut tells "No real-time updates." from "No data leaves the EU.".
func leftOut(text string) bool {
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
	for _, w := range []string{" when ", " is ", " are ", " may ", " must ", " can ", " shall ", " without ", " exists", " needed", " allowed", " required", " than ", " until ", " before ", " after ", " leaves ", " leave ", " has ", " gets ", "no."} {
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
func limits(text string) bool {
	low := reading.Lower(text)
	for _, w := range []string{"has to run", "must run", "must be ", "has to be ", "have to be ", "must work", "has to work", "must fit", "must stay", "must not", "must comply", "must use", "has to stay", "needs to be ", "need to be "} {
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
	for _, w := range []string{" is ", " are ", " was ", " were ", " be ", " gets ", " get ", " has ", " have ", " stays ", " stay ", " returns ", " shows ", " sees ", " means "} {
		if strings.Contains(low, w) {
			return true
		}
	}
	return reading.HasHan(s.text) && utf8.RuneCountInString(s.text) >= 6
}

// asks tells that somebody wants something of the product: "She also needs a
// printed list", "our insurance wants a list of names".
func asks(text string) bool {
	low := reading.Lower(text)
	for _, w := range []string{" needs a ", " needs an ", " needs the ", " needs to see ", " needs to know ", " wants a ", " wants an ", " wants the ", " wants to ", " insists on a "} {
		if i := strings.Index(low, w); i > 0 && i <= 32 && !strings.ContainsAny(low[:i], ",;:") {
			return true
		}
	}
	for _, w := range []string{" need a ", " need an ", " need the ", " need to see ", " need to know "} { // several people
		if i := strings.Index(low, w); i > 3 && i <= 32 && !strings.ContainsAny(low[:i], ",;:") && !strings.HasSuffix(low[:i], " we") && !strings.HasSuffix(low[:i], " you") && low[i-1] == 's' {
			return true
		}
	}
	return false
}

// pressed tells who has been asking for what a document goes on to describe:
// "Enterprise customers ask for single sign-on". Asking is nobody's use of it.
func pressed(text string) bool {
	low := reading.Lower(text)
	if reading.HasHan(text) {
		return reading.ContainsAny(text, "多次要求", "一直在要", "纷纷要求", "不断提出", "反复要求")
	}
	for _, w := range []string{" ask for ", " keep asking ", " have asked for ", " have been asking ", " are asking for ", " demand "} {
		if i := strings.Index(low, w); i > 3 && i <= 40 && low[i-1] == 's' && !strings.ContainsAny(low[:i], ",;:") && !strings.Contains(low, " should ") && !strings.Contains(low, " must ") {
			return true
		}
	}
	return false
}

// wishes tells what people want of the product: "The crew would like a list
// of …", "住户希望报修以后能看到进度".
func (x *understander) wishes(s *signals) bool {
	if s.question || s.has("non_goal") {
		return false
	}
	text := s.text
	if reading.HasHan(text) {
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
	for _, want := range []string{" would like ", " would love ", " would also like ", " 'd like ", " asked for ", " asks for ", " ask for ", " have asked for "} {
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
func onCondition(text string) bool {
	low := reading.Lower(text)
	if head := " " + strings.Join(strings.Fields(low)[:min(len(strings.Fields(low)), 6)], " ") + " "; reading.ContainsAny(head, " that can't ", " that cannot ", " who do not ", " who don't ", " which cannot ", " that are not ", " that do not ", " that have no ", " who have not ", " who has not ", " who did not ") && !forbids(text) {
		return len(strings.Fields(low)) > 7
	}
	for _, w := range []string{"if more ", "if less ", "if fewer ", "if there ", "if no ", "if any ", "if all ", "if one ", "when more ", "when no ", "when all ", "when there ", "if they ", "when they ", "if he ", "if she ", "if it ", "if somebody ", "if someone ", "if nobody ", "if a ", "if an ", "if the ", "when somebody ", "when someone ", "when nobody ", "when a ", "when an ", "when the ", "whenever ", "as soon as ", "once a ", "once the ", "whoever ", "anyone who ", "anybody who ", "everybody who ", "everyone who ", "those who "} {
		if strings.HasPrefix(low, w) {
			return len(strings.Fields(low)) > 7
		}
	}
	return false
}

// opens tells a date by which the thing is there: "The page should open in
// May", "the plan is frozen on 1 October".
func opens(text string) bool {
	low := reading.Lower(text)
	return Calendar(low) && len(low) < 240 && reading.ContainsAny(low, " open in ", " opens in ", " open on ", " opens on ", " be open by ", " frozen on ", " starts in ", " starts on ", " start in ", " launched in ", " go online ", " goes online ", " switched off ", " has to be there ", " must be there ", " be in use by ")
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
