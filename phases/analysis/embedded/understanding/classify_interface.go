package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// called tells a sentence whose subject is an operation of an interface:
// "`POST /invoices` accepts a currency", "POST with the event as body".
func called(text string) bool {
	plain := strings.TrimLeft(text, "` ")
	if !reading.IsMethod(reading.FirstWord(plain)) {
		return false
	}
	if ops := reading.Operations(text); len(ops) > 0 {
		rest, ok := strings.CutPrefix(plain, ops[0].Method+" "+ops[0].Path)
		return ok && reading.InThirdPerson(reading.FirstWord(strings.TrimLeft(rest, "` ")))
	}
	rest := strings.TrimLeft(plain[len(reading.FirstWord(plain)):], " ")
	return strings.HasPrefix(rest, "with ") || strings.HasPrefix(rest, "of ") || strings.HasPrefix(rest, "to ")
}

// answers tells what every message of an interface holds: "Each answer carries
// the request id", "每个响应都带请求编号".
func (l *Lexicons) answers(text string) bool {
	if reading.HasHan(text) {
		for _, each := range l.ChineseEveryAnswer {
			if rest, ok := strings.CutPrefix(text, each); ok {
				return reading.ContainsAny(firstClause(rest), "带", "包含", "返回", "含")
			}
		}
		return false
	}
	words := strings.Fields(reading.Lower(text))
	if len(words) < 4 || words[0] != "each" && words[0] != "every" && words[0] != "all" {
		return false
	}
	return l.AnswersOfInterface[strings.TrimSuffix(words[1], "s")] && l.CarryVerbs[strings.TrimSuffix(words[2], "s")]
}

// longestShown is the place in a sentence at which the verb of a thing that shows something
// stands at the latest.
const longestShown = 4

// thingShows tells a sentence on what a thing of the product shows: "The monthly report shows
// water use and fees paid".
func (l *Lexicons) thingShows(text string) bool {
	words := strings.Fields(reading.Lower(text))
	if reading.HasHan(text) || len(words) < 4 || words[0] != "the" && words[0] != "each" && words[0] != "every" && words[0] != "a" && words[0] != "an" {
		return false
	}
	for _, word := range words[2:min(len(words)-1, longestShown)] {
		if l.ShowingVerbs[word] {
			return true
		}
	}
	return false
}

// callBehaves tells a sentence about how an interface behaves, in a paper that has one, which
// can be tried. What standard it follows is a limit.
func (x *understander) callBehaves(s *signals) bool {
	return s.trigger == "" && !s.has("should", "could") && x.lex.behaves(s.text) && x.listsCalls() && len(x.lex.tech.Find(s.text)) == 0
}

// behaves tells how an interface behaves, by what it is about and a verb right behind it:
// "Responses include `X-Request-Id`", "The response contains `next_cursor`".
func (l *Lexicons) behaves(text string) bool {
	words := strings.Fields(text)
	for i := 1; i < min(len(words), 5) && words[0] != "List"; i++ { // "List endpoints" may be a demand
		noun, verb := reading.Lower(words[i-1]), words[i]
		if strings.ContainsAny(noun, ",;:.") {
			return false
		}
		if !l.ThingsOfInterface[wording.Singular(noun)] {
			continue
		}
		switch one := wording.Singular(noun) == noun; {
		case verb == "is" || verb == "are" || verb == "can" || verb == "must" || verb == "has" || verb == "have":
			return true
		case one:
			return reading.InThirdPerson(verb)
		default:
			return bareVerb(verb)
		}
	}
	return false
}

// onlyCode tells a list of names in code spans that says nothing about them:
// "`ErrGone`, `ErrBusy` (wraps the cause)".
func onlyCode(text string) bool {
	spans, words := 0, 0
	depth := 0
	for piece, code := range reading.CodeParts(text) {
		if code {
			spans++
			continue
		}
		for _, r := range piece {
			switch {
			case strings.ContainsRune("(（", r):
				depth++
			case strings.ContainsRune(")）", r):
				depth--
			case depth == 0 && reading.IsMeaning(r):
				words++
			}
		}
	}
	return spans > 1 && words <= 3*spans && !strings.Contains(text, "` is ") && !strings.Contains(text, "` are ")
}

// messagePart tells a label that names a part of a message: "Body: …".
func (l *Lexicons) messagePart(label string) bool {
	return l.PartsOfMessage[strings.Trim(reading.Lower(label), " *:：.")]
}

// startsDeed tells a sentence about one of several operations: "Deleting stops
// deliveries at once", "PATCH changes the URL".
func startsDeed(text string) bool {
	words := strings.Fields(text)
	if len(words) < 3 {
		return false
	}
	return (reading.IsMethod(words[0]) || strings.HasSuffix(words[0], "ing") && len(words[0]) > 5) && reading.InThirdPerson(words[1])
}

// operationOf is the operation of a heading with several that a sentence speaks of,
// by the method or the deed that it begins with: "Deleting stops deliveries" below
// "GET /endpoints · DELETE /endpoints/{id}". It is the first one where the sentence
// names none of them.
func (l *Lexicons) operationOf(ops []reading.Operation, text string) string {
	word := reading.FirstWord(text)
	low := reading.Lower(word)
	deeds := []struct {
		stems   []string
		methods []string
	}{
		{l.DeletesAtEndpoint, []string{"DELETE"}},
		{l.ChangesAtEndpoint, []string{"PATCH", "PUT"}},
		{l.CreatesAtEndpoint, []string{"POST", "PUT"}},
		{l.ReadsAtEndpoint, []string{"GET"}},
	}
	methods := []string{word}
	for _, d := range deeds {
		if !reading.IsMethod(word) && reading.HasPrefixOf(low, d.stems...) {
			methods = d.methods
			break
		}
	}
	at := 0
	for i, op := range ops {
		if slices.Contains(methods, op.Method) {
			at = i
			break
		}
	}
	return ops[at].Method + " " + ops[at].Path
}
