package reading

import "strings"

// eased writes a sentence as its parts are told apart more easily, without
// changing what it says: the comma behind a condition, and what is demanded
// without who demanded it in a talk.
func eased(text string) string {
	if len(text) > 600 || HasHan(text) {
		return text
	}
	return commaBehindCondition(unreported(text))
}

// unreported is what somebody insisted on: "Hanna insisted that it works in
// Croatian".
func unreported(text string) string {
	for _, verb := range []string{" insisted that ", " insists that ", " demanded that ", " demands that ", " stressed that ", " requested that "} {
		who, what, ok := strings.Cut(text, verb)
		if ok && len(strings.Fields(who)) <= 3 && StartsUpper(who) && len(strings.Fields(what)) >= 3 {
			return UpperFirst(what)
		}
	}
	return text
}

// commaBehindCondition sets the comma that people leave out: "If a truck is late
// its slot is released".
func commaBehindCondition(text string) string {
	switch FirstWord(text) {
	case "If", "When", "if", "when", "Once", "once":
	default:
		return text
	}
	words := strings.Split(text, " ")
	for i := 2; i+2 < min(len(words), 16); i++ {
		if strings.ContainsAny(words[i], ",;:") {
			return text
		}
		if strings.Contains(" late gone missing full empty ready wrong down over out sick ill absent closed open broken lost done finished available offline reached exceeded unavailable overdue unpaid damaged ", " "+words[i]+" ") &&
			strings.Contains(" its their the an all nobody everybody we they his her it he she ", " "+words[i+1]+" ") {
			return strings.Join(words[:i+1], " ") + ", " + strings.Join(words[i+1:], " ")
		}
	}
	return text
}

// Existing writes "the existing camera" for "the camera we already have", which
// in a feature is no deed of its own.
func (l *Lexicon) Existing(text string) string {
	for _, owned := range l.AlreadyThere {
		before, after, ok := strings.Cut(text, owned)
		if !ok || after != "" && !strings.ContainsAny(after[:1], " ,.;)") || strings.HasPrefix(after, " to ") {
			continue
		}
		at := strings.LastIndexByte(before, ' ')
		if at < 0 || !strings.HasSuffix(Lower(before[:at]), " the") && Lower(before[:at]) != "the" || strings.HasSuffix(before, ",") {
			continue
		}
		return before[:at] + " existing" + before[at:] + after
	}
	return text
}
