package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// coordinated splits a sentence into two demands where the clause behind its last
// "and" has a subject and an obligation, or a time, of its own: "Addresses may only be
// seen by the board, and a person's data must be gone after 60 days". Nil where it
// makes one demand.
func (x *understander) coordinated(text string) []string {
	if reading.HasHan(text) {
		return x.releasedBehind(text)
	}
	if strings.ContainsAny(text, "?`\"“") {
		return nil
	}
	if head, tail := x.wantsToo(text); tail != "" {
		return []string{head, tail}
	}
	if head, tail := x.spliced(text); tail != "" {
		return []string{head, tail}
	}
	if head, tail := x.bothGet(text); tail != "" {
		return []string{head, tail}
	}
	parts := reading.SplitTop(text, ", and ")
	if len(parts) < 2 {
		return nil
	}
	tail := parts[len(parts)-1]
	head := strings.TrimSuffix(text, ", and "+tail)
	words := strings.Fields(reading.Lower(tail))
	if head == text || len(words) < 6 || len(strings.Fields(head)) < 6 || strings.Contains(reading.Lower(head), " so that ") {
		return nil
	}
	switch {
	case slices.Contains(x.lex.OwnSubject, words[0]) && x.obligedSoon(words) && reading.ContainsAny(" "+reading.Lower(head)+" ", x.lex.LaidOnSomebody...):
	case words[0] == "after" && x.getsSoon(words):
		tail = countedFrom(head, tail)
	default:
		return nil
	}
	return []string{head, reading.UpperFirst(tail)}
}

// How long the name of who may do something all the same is, in runes.
const (
	minReleaser = 2
	maxReleaser = 6
)

// releasedBehind splits a Chinese sentence into what is forbidden and who may do it all the
// same: "系统禁止借书，馆员可以临时放行，必须填写原因". Taken as one, the release would be forbidden too.
// Nil where it forbids nothing, or where nobody is named behind that.
func (x *understander) releasedBehind(text string) []string {
	clauses := reading.SplitTop(text, "，")
	for i := 1; i < len(clauses); i++ {
		clause, head := strings.TrimPrefix(clauses[i], "但"), strings.Join(clauses[:i], "，")
		for _, may := range x.lex.ChineseAllows {
			who, deed, ok := strings.Cut(clause, may)
			n := utf8.RuneCountInString(who)
			if !ok || deed == "" || n < minReleaser || n > maxReleaser || reading.ContainsAny(who, x.lex.ChineseNoReleaser...) || !reading.ContainsAny(head, x.lex.ChineseForbids...) {
				continue
			}
			return []string{head + "。", strings.Join(append([]string{clause}, clauses[i+1:]...), "，")}
		}
	}
	return nil
}

// minWished is how many words a wish has at least that is a demand of its own.
const minWished = 5

// wishBehind cuts off what the writer wishes besides: "If a test fails the bike goes back, and
// I want to see the share of failed tests".
func (l *Lexicons) wishBehind(text string) (head, wish string) {
	low := reading.Lower(text)
	for _, mark := range l.WishesBehind {
		at := strings.LastIndex(low, mark)
		if at <= 0 || len(low) != len(text) {
			continue
		}
		head, wish = strings.TrimRight(text[:at], ", "), text[at+len(", and "):]
		if len(strings.Fields(head)) >= minWished && len(strings.Fields(wish)) >= minWished && !strings.ContainsAny(wish, ";?") {
			return head, reading.UpperFirst(wish)
		}
	}
	return "", ""
}

// bothGet splits what two get, each something else, and gives the second the time of the
// first: "Every Monday leads get a list of drafts, and editors get a list of questions".
func (x *understander) bothGet(text string) (head, tail string) {
	head, tail, ok := strings.Cut(text, ", and ")
	if !ok || strings.Contains(tail, ", and ") {
		return "", ""
	}
	when, who := "", head
	if words := strings.Fields(head); len(words) > 3 && (words[0] == "Every" || words[0] == "Each") {
		when, who = words[0]+" "+words[1]+" ", strings.TrimPrefix(strings.Join(words[2:], " "), ", ")
	}
	for i, clause := range []string{who, tail} {
		name, rest := x.leadingActor(clause)
		if name == "" || !reading.HasPrefixOf(rest, "get ", "gets ", "receive ", "receives ") || i == 1 && len(strings.Fields(rest)) < 4 {
			return "", ""
		}
	}
	return head, reading.UpperFirst(when + tail)
}

// eachGets are sentences of which one that says what two get is two.
func (x *understander) eachGets(list []reading.Sentence) []reading.Sentence {
	out := make([]reading.Sentence, 0, len(list))
	for _, sen := range list {
		head, tail := x.bothGet(sen.Text)
		if tail == "" {
			out = append(out, sen)
			continue
		}
		out = append(out, reading.Sentence{Text: head, From: sen.From, To: sen.To}, reading.Sentence{Text: tail, From: sen.From, To: sen.To})
	}
	return out
}

// obligedSoon tells that an obligation follows a short subject.
func (x *understander) obligedSoon(words []string) bool {
	for i, word := range words[:min(len(words), 6)] {
		if strings.ContainsAny(word, ",;:") {
			return false
		}
		if i > 1 && (word == "must" || word == "may" || word == "can" || (word == "has" || word == "have") && i+1 < len(words) && words[i+1] == "to") {
			return true
		}
	}
	return false
}

// getsSoon tells what somebody gets after some time: "after two weeks the board gets
// a list".
func (x *understander) getsSoon(words []string) bool {
	for i := 3; i+1 < min(len(words), 8); i++ {
		if slices.Contains(x.lex.OwnSubject, words[i-2]) && (deedVerb(words[i]) || words[i] == "gets" || words[i] == "is" || words[i] == "are") {
			return slices.Contains(x.lex.UnitsOfTime, words[2])
		}
	}
	return false
}

// spliced splits two wishes of two people that only a comma joins: "volunteers need to
// sign up for shifts, coordinators want to see gaps".
func (x *understander) spliced(text string) (head, tail string) {
	if !x.wishOfPerson(text) || reading.ContainsAny(reading.Lower(text), " if ", " when ", " so that ", " because ", ": ") {
		return "", ""
	}
	parts := reading.SplitTop(text, ", ")
	for i := 1; i < len(parts); i++ {
		next := strings.Join(parts[i:], ", ")
		if head = strings.Join(parts[:i], ", "); len(strings.Fields(head)) > 3 && len(strings.Fields(next)) > 3 && x.wishOfPerson(next) {
			return head, reading.UpperFirst(strings.TrimPrefix(next, "and "))
		}
	}
	return "", ""
}

// wishOfPerson tells a clause that begins with a person and what they want or can do.
func (x *understander) wishOfPerson(text string) bool {
	name, rest := x.leadingActor(text)
	return name != "" && reading.HasPrefixOf(" "+reading.Lower(rest), x.lex.ActionVerbs...)
}

// wantsToo splits "The treasurer needs an export, and wants to see who has not paid"
// and gives the second wish whose it is.
func (x *understander) wantsToo(text string) (head, tail string) {
	who, _, ok := strings.Cut(text, " needs ")
	if !ok || len(strings.Fields(who)) > 3 {
		return "", ""
	}
	head, tail, ok = strings.Cut(text, " and wants to ")
	if !ok || len(strings.Fields(tail)) < 3 || !strings.Contains(head, " needs ") {
		return "", ""
	}
	return strings.TrimRight(head, ", "), who + " wants to " + tail
}
