package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// askedAndAnswered splits "How many lorries have scales? – Four of nine." into
// the question and its answer, where the answer settles it.
func askedAndAnswered(text string) (question, answer string, ok bool) {
	for _, mark := range []string{"? – ", "? — ", "? - ", "? → ", "? -> ", "？—— ", "？— ", "？——", "？答：", "? A: ", "? Answer: "} {
		question, answer, ok = strings.Cut(text, mark)
		if !ok {
			continue
		}
		low := reading.Lower(answer)
		if answer == "" || strings.ContainsAny(answer, "?？") {
			return "", "", false
		}
		for _, open := range []string{"tbd", "open", "unclear", "unknown", "not decided", "undecided", "don't know", "we don't know", "nobody knows", "to be ", "will be clarified", "ask ", "depends", "maybe", "perhaps", "待", "还没", "未定", "不清楚"} {
			if strings.HasPrefix(low, open) {
				return "", "", false
			}
		}
		if reading.ContainsAny(low, "to be clarified", "to be decided", "to be checked", "to be agreed", "to be confirmed", "still open", "not yet known", "not known yet", "in discussion", "under discussion") {
			return "", "", false
		}
		if words := strings.Fields(low); !reading.HasHan(answer) && len(words) > 1 && strings.Contains(" asks checks clarifies decides finds will ", " "+words[1]+" ") {
			return "", "", false // "Ann asks the supplier"
		}
		return question, strings.TrimRight(strings.TrimSpace(answer), " ."), true
	}
	return "", "", false
}

// settledQuestion files a question that was answered in the same breath: what
// was said no to is left out, everything else is settled.
func (x *understander) settledQuestion(text string, from, to int) bool {
	question, answer, ok := askedAndAnswered(text)
	if !ok {
		return false
	}
	low := reading.Lower(answer)
	thing := askedThing(question)
	switch no := reading.FirstWord(strings.NewReplacer(",", " ", ".", " ", ";", " ").Replace(low)); {
	case no == "no" || no == "nope" || strings.HasPrefix(answer, "不") || strings.HasPrefix(answer, "否"):
		why := strings.TrimLeft(answer[min(len(no), len(answer)):], " ,.;–-")
		if no != "no" && no != "nope" {
			why = answer
		}
		if thing == "" {
			thing, why = question+"? "+reading.UpperFirst(answer), ""
		}
		x.addNonGoal(thing, why, from, to)
	default:
		if asksFigure(question) && !strings.HasPrefix(low, "yes") {
			text = question + ": " + answer
		} else {
			text = question + "? " + reading.UpperFirst(answer)
		}
		x.mention(answer, from, to, true)
		x.addConstraint(text, from, to)
	}
	return true
}

// asksFigure tells a question for a number, a name or a time.
func asksFigure(question string) bool {
	switch reading.Lower(reading.FirstWord(question)) {
	case "how", "which", "what", "who", "when", "where":
		return true
	}
	return false
}

// askedThing is what a question asks whether it is wanted: "Is a migration of
// the spreadsheet expected", "Do we need single sign-on".
func askedThing(question string) string {
	low := reading.Lower(question)
	for _, open := range []string{"do we need to support ", "do we support ", "do we need ", "do you need ", "will there be ", "should there be ", "is there "} {
		if strings.HasPrefix(low, open) {
			return reading.UpperFirst(question[len(open):])
		}
	}
	for _, be := range []string{"is ", "are "} {
		if !strings.HasPrefix(low, be) {
			continue
		}
		for _, tail := range []string{" expected", " required", " needed", " planned", " wanted", " foreseen", " included", " in scope", " part of this", " part of it"} {
			if body := strings.TrimRight(low, " ?"); strings.HasSuffix(body, tail) {
				return reading.UpperFirst(TrimArticle(question[len(be):len(body)-len(tail)], []string{"a", "an", "the"}))
			}
		}
	}
	return ""
}
