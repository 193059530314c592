package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// setUpCourse tests a command of which the source lists what it sets up: all of it is
// there after a run, and a second run does no harm. Empty for any other thing.
func (w *Specifier) setUpCourse(label, text string) course {
	if !strings.HasPrefix(label, "`") || !strings.Contains(label, " ") {
		return course{}
	}
	for _, deed := range w.Table.Words["set_up_deeds"].In(w.Language) {
		rest, ok := phrasing.CutFold(text, deed+" ")
		if !ok {
			continue
		}
		list := w.listedParts(rest)
		for i, part := range list {
			if strings.HasPrefix(part, "/") {
				list[i] = "`" + part + "`" // a path is a name
			}
		}
		if len(list) > 1 {
			return course{Main: w.Say("check_set_up", "name", label, "list", strings.Join(list, w.Say("list_sep"))), Rule: ofParts, rank: actCourse}
		}
	}
	return course{}
}

// commandFails is how a command ends that is given a value of which there is
// nothing, or which is none: a time or a number in the example exists always, but may be
// written wrongly. Empty for a command that takes none.
func (w *Specifier) commandFails(head string) string {
	args := strings.Fields(strings.Trim(head, "`"))
	if len(args) > 0 && strings.HasPrefix(args[0], "-") {
		args = args[1:] // a flag alone takes no value
	}
	at := slices.IndexFunc(args, takesValue)
	if at < 0 {
		return ""
	}
	if at+1 < len(args) && strings.HasPrefix(args[at], "--") && isReading(args[at+1]) {
		return w.Say("check_command_unread", "name", head, "value", args[at+1])
	}
	return w.Say("check_command_also", "name", head)
}

// takesValue says that a word of a command stands for what its caller gives.
func takesValue(arg string) bool {
	return strings.HasPrefix(arg, "<") || strings.HasPrefix(arg, "[") || strings.HasPrefix(arg, "--") && !strings.Contains(arg, "|") || len(arg) > 1 && strings.ToUpper(arg) == arg && strings.ToLower(arg) != arg
}

// isReading says that an argument is an example of a number, a span or a date: "2h",
// "2031-05".
func isReading(arg string) bool {
	arg = strings.Trim(arg, "\"'`")
	if arg == "" || !unicode.IsDigit(rune(arg[0])) {
		return false
	}
	return strings.Trim(arg, "0123456789.:-/T") == "" || len(wording.Measures(arg)) > 0
}
