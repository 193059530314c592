package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// askedAndAnswered splits "How many lorries have scales? – Four of nine." into
// the question and its answer, where the answer settles it.
func (l *Lexicons) askedAndAnswered(text string) (question, answer string, ok bool) {
	for _, mark := range []string{"? – ", "? — ", "? - ", "? → ", "? -> ", "？—— ", "？— ", "？——", "？答：", "? A: ", "? Answer: "} {
		question, answer, ok = strings.Cut(text, mark)
		if !ok {
			continue
		}
		low := reading.Lower(answer)
		if answer == "" || strings.ContainsAny(answer, "?？") {
			return "", "", false
		}
		for _, open := range l.AnswerIsOpen {
			if strings.HasPrefix(low, open) {
				return "", "", false
			}
		}
		if reading.ContainsAny(low, l.AnswerToBeGiven...) {
			return "", "", false
		}
		if words := strings.Fields(low); !reading.HasHan(answer) && len(words) > 1 && strings.Contains(" asks checks clarifies decides finds will to ", " "+words[1]+" ") {
			return "", "", false // "Ann asks the supplier", "Ann to clarify by May"
		}
		return question, strings.TrimRight(strings.TrimSpace(answer), " ."), true
	}
	return "", "", false
}

// settledQuestion files a question that was answered in the same breath: what
// was said no to is left out, everything else is settled.
func (x *understander) settledQuestion(text string, from, to int) bool {
	question, answer, ok := x.lex.askedAndAnswered(text)
	if !ok {
		return false
	}
	low := reading.Lower(answer)
	thing := x.lex.askedThing(question)
	switch no := reading.FirstWord(strings.NewReplacer(",", " ", ".", " ", ";", " ").Replace(low)); {
	case no == "no" || no == "nope" || strings.HasPrefix(answer, "不") || strings.HasPrefix(answer, "否"):
		why := strings.TrimLeft(answer[min(len(no), len(answer)):], " ,.;–-")
		if no != "no" && no != "nope" {
			why = answer
		}
		if thing == "" {
			thing, why = withAnswer(question, answer), ""
		}
		x.addNonGoal(thing, why, from, to)
	default:
		if x.lex.asksFigure(question) && !strings.HasPrefix(low, "yes") {
			text = question + ": " + answer
		} else {
			text = withAnswer(question, answer)
		}
		x.mention(answer, from, to, true)
		x.addConstraint(text, from, to)
	}
	return true
}

// askedInVain files what people ask for and do not get for now, with its answer: "Can I
// print it? Not yet." Whoever reads it has to know that it is left out.
func (x *understander) askedInVain(question string, answer reading.Sentence) bool {
	if question == "" || !reading.HasPrefixOf(reading.Lower(answer.Text), x.lex.AnswerNotNow...) {
		return false
	}
	x.addNonGoal(withAnswer(strings.TrimRight(strings.TrimSpace(question), "?？"), strings.TrimRight(answer.Text, ".。")), "", answer.From, answer.To)
	return true
}

// withAnswer says a question with its answer.
func withAnswer(question, answer string) string {
	if reading.HasHan(question) {
		return question + "？" + answer
	}
	return question + "? " + reading.UpperFirst(answer)
}

// asksFigure tells a question for a number, a name or a time.
func (l *Lexicons) asksFigure(question string) bool {
	return l.FigureQuestions[reading.Lower(reading.FirstWord(question))]
}

// askedThing is what a question asks whether it is wanted: "Is a migration of
// the spreadsheet expected", "Do we need single sign-on".
func (l *Lexicons) askedThing(question string) string {
	low := reading.Lower(question)
	for _, open := range l.DoWeNeed {
		if strings.HasPrefix(low, open) {
			return reading.UpperFirst(question[len(open):])
		}
	}
	for _, be := range []string{"is ", "are "} {
		if !strings.HasPrefix(low, be) {
			continue
		}
		for _, tail := range l.AnsweredNeed {
			if body := strings.TrimRight(low, " ?"); strings.HasSuffix(body, tail) {
				return reading.UpperFirst(TrimArticle(question[len(be):len(body)-len(tail)], []string{"a", "an", "the"}))
			}
		}
	}
	return ""
}
