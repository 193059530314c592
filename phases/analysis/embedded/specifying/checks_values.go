package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ownRow is the row for a deed that its verb alone tells wrong: going back a step, a
// question that is settled, and a value that somebody changes. nil for any other.
func (w *Specifier) ownRow(want, object string) *phrasing.CheckRule {
	verb, rest, _ := strings.Cut(strings.ToLower(want), " ")
	second := strings.ToLower(phrasing.LeadingWord(rest))
	switch {
	case verb == "roll" && strings.Contains(" "+rest+" ", " back "):
		return w.systemRow("rollback")
	case verb == "decide" && w.Table.IsWord("question_words", "en", second):
		return w.systemRow("settle")
	case verb == "decide" && (second == "about" || second == "on" || second == "over"):
		return w.systemRow("decide")
	case !w.Table.IsWord("check_changing", "en", verb):
		return nil
	case w.oneOf(object, "check_value_heads") != "":
		return w.systemRow("value")
	case w.oneOf(object, "check_secrets") != "":
		return w.systemRow("secret")
	}
	return nil
}

// valueOf is an object that is one value or a secret, without its article: "the time of
// arrival". Empty for anything that has a state.
func (w *Specifier) valueOf(object string) string {
	return phrasing.OrElse(w.oneOf(object, "check_value_heads"), w.oneOf(object, "check_secrets"))
}

// oneOf is an object without its article whose noun stands on a list.
func (w *Specifier) oneOf(object, list string) string {
	bare := phrasing.CutFirst(object, "the ", "a ", "an ", "their ", "its ", "own ")
	head := beforePreposition(bare)
	if bare == "" || strings.Contains(bare, ",") || strings.Contains(bare, " and ") || w.Table.IsWord("determiners", "en", strings.ToLower(phrasing.LeadingWord(bare))) {
		return ""
	}
	if !w.Table.IsWord(list, "en", wording.Singular(strings.ToLower(reading.LastWord(head)))) {
		return ""
	}
	return bare
}

// answeredCourse tests an answer that brings something about: "answer "NO" to the SMS to
// cancel" is not only listed, it cancels.
func (w *Specifier) answeredCourse(actor, want string) course {
	at := strings.LastIndex(want, " to ")
	if at < 0 || !w.Table.IsWord("check_answering", "en", phrasing.LeadingWord(want)) || !strings.Contains(want[:at], "\"") && !strings.Contains(want[:at], " to ") {
		return course{}
	}
	purpose := strings.Fields(want[at+len(" to "):])
	if len(purpose) == 0 || len(purpose) > maxPurpose || !w.Table.IsWord("verbs", "en", purpose[0]) {
		return course{}
	}
	thing := phrasing.OrElse(strings.Join(purpose[1:], " "), w.Say("tested_about"))
	return course{
		Main: w.Say("check_answered", "actor", actor, "want", want, "thing", thing, "done", w.DoneForm(purpose[0])),
		also: w.Say("check_answered_also"), rank: actCourse,
	}
}

// maxPurpose is how many words at most say what an answer is given for.
const maxPurpose = 4
