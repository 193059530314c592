package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
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

// commandRun tries a command on cases of which the outcome is known beforehand: one that
// makes a thing by the thing that is there afterwards, one that shows something by what it
// leaves out and changes besides.
func (w *Specifier) commandRun(name, does string) string {
	verb, object, _ := strings.Cut(does, " ")
	base := verb
	if w.Language != "zh" {
		if b, ok := w.BaseVerb(verb); ok {
			base = b
		}
	}
	if thing := w.oneMade(object); thing != "" && w.Table.IsWord("making_commands", "en", base) {
		return w.Say("check_command_makes", "name", name, "thing", thing)
	}
	shown := w.Table.IsWord("showing_commands", "en", base)
	if w.Language == "zh" {
		shown = reading.HasPrefixOf(does, w.Table.Words["showing_commands"].In("zh")...)
	}
	if base == "give" {
		shown = shown && reading.HasPrefixOf(object, "a table ", "a list ", "one line ")
	}
	single := w.Language == "zh" || w.LowerVerbs(does) == does // else the second deed would be tried by nothing
	if file := codeAhead(object); file != "" && single && w.Table.IsWord("making_commands", "en", base) {
		return w.Say("check_command_file", "name", name, "thing", file)
	}
	if single && w.Table.IsWord("moving_commands", "en", base) {
		return w.Say("check_command_moves", "name", name)
	}
	if w.Language != "zh" && namesNothing(object) {
		return w.Say("check_command_holds", "name", name, "text", "it "+does) // there is nothing that could be prepared
	}
	if shown && (!strings.Contains(object, " and ") || w.Language != "zh" && single) {
		return w.Say("check_command_shows", "name", name, "text", does)
	}
	if choice := phrasing.OrElse(w.choiceOfFlag(name), w.eachKind(name+" "+does, false)); choice != "" {
		return choice
	}
	if strings.HasPrefix(name, "`-") {
		return w.Say(w.byExits("check_command_flag", "check_command_flag_exits"), "name", name)
	}
	return w.Say(w.byExits("check_command", "check_command_exits"), "name", name)
}

// namesNothing says that the object of a command is nothing, or a word for what another sentence
// names: "prints nothing", "shows them too".
func namesNothing(object string) bool {
	word := strings.ToLower(strings.Trim(phrasing.LeadingWord(object), ".,;"))
	return slices.Contains([]string{"nothing", "no", "them", "it", "these", "those", "both", "this", "that"}, word)
}

// byExits chooses how a run is said to end: with 0, or with the code that the source gives for
// its case, where it lists its exit codes. A run that finds something may end with another one.
func (w *Specifier) byExits(plain, listed string) string {
	for i := range w.Understood.Features {
		if w.Understood.Features[i].List == understanding.ListExit {
			return listed
		}
	}
	return plain
}

// eachKind tries a deed once with each of three or more kinds that the source names behind a
// colon: "repairs what it can: overlaps, gaps, double spaces". Where what it is done to may have
// parts of its own, only kinds of which one is enough count: "joins records: traces, logs or your
// own".
func (w *Specifier) eachKind(fact string, choice bool) string {
	sides := reading.SplitTop(strings.TrimRight(fact, ". "), ": ")
	if w.Language == "zh" || len(sides) != 2 || strings.Contains(sides[1], ";") || choice && !strings.Contains(sides[1], " or ") {
		return ""
	}
	parts := w.members(sides[1])
	if len(parts) < 3 {
		return ""
	}
	return w.Say("check_each_kind", "list", inARow(parts), "text", sides[0])
}

// choiceOfFlag tries each of the values that a flag names: "`--format text|json`". Empty for
// a command that names none.
func (w *Specifier) choiceOfFlag(name string) string {
	args := strings.Fields(strings.Trim(name, "`"))
	if len(args) < 2 || !strings.HasPrefix(args[0], "-") {
		return ""
	}
	values := strings.Split(strings.Trim(args[len(args)-1], "[]<>()"), "|")
	if len(values) < 2 {
		return ""
	}
	for i, v := range values {
		values[i] = "`" + v + "`"
	}
	return w.Say("check_command_choice", "list", w.Join(values, 0))
}

// flagCourse tries a flag of which the source says the value that counts without it, together
// with each other one that it names, or what is left out with it. Empty for any other command.
func (w *Specifier) flagCourse(d *Draft) course {
	name, does := w.codeDeed(d)
	if !strings.HasPrefix(name, "`-") || w.Language == "zh" {
		return course{}
	}
	if holds, ok := phrasing.CutFold(does, "makes sure that "); ok {
		return course{rank: actCourse, Main: w.Say("check_command_holds", "name", name, "text", holds)}
	}
	value, ok := phrasing.CutFold(does, "defaults to ")
	if !ok {
		return course{}
	}
	flag, _, _ := strings.Cut(strings.Trim(name, "`"), " ")
	out := w.Say("check_command_default", "flag", "`"+flag+"`", "value", "`"+value+"`")
	if choice := w.choiceOfFlag(name); choice != "" {
		out += "; " + wording.LowerFirst(choice)
	}
	return course{rank: actCourse, Main: out}
}

// codeAhead is the name in code that the object of a command begins with: "`.env`" of
// "`.env` in the project folder".
func codeAhead(object string) string {
	rest, ok := strings.CutPrefix(object, "`")
	name, _, closed := strings.Cut(rest, "`")
	if !ok || !closed || name == "" || strings.Contains(name, " ") {
		return ""
	}
	return "`" + name + "`"
}

// oneMade is the name of the one thing that a command makes, where its object says no
// more than that: "a backup now".
func (w *Specifier) oneMade(object string) string {
	if w.Language == "zh" {
		return ""
	}
	for _, article := range []string{"a ", "an "} {
		thing, ok := strings.CutPrefix(object, article)
		thing = strings.TrimSuffix(strings.TrimSuffix(thing, " now"), " at once")
		if ok && len(strings.Fields(thing)) <= 3 && !w.HasWord(thing, "prepositions") && !strings.ContainsAny(thing, ",;:") {
			return thing
		}
	}
	return ""
}

// commandJudges is how a command ends that looks whether something is right, where it is
// not. Empty for a command that judges nothing.
func (w *Specifier) commandJudges(name, does string) string {
	for _, deed := range reading.SplitTop(does, ",") {
		verb := strings.ToLower(phrasing.LeadingWord(strings.TrimPrefix(strings.TrimSpace(deed), "and ")))
		base, ok := w.BaseVerb(verb)
		if w.Language == "zh" {
			ok = reading.HasPrefixOf(strings.TrimSpace(deed), w.Table.Words["judging_commands"].In("zh")...)
		} else {
			ok = ok && w.Table.IsWord("judging_commands", "en", base)
		}
		if ok {
			return w.Say("check_command_judges", "name", name)
		}
	}
	return ""
}

// commandFails is how a command ends that is given a value of which there is
// nothing, or which is none: a time or a number in the example exists always, but may be
// written wrongly. Empty for a command that takes none.
func (w *Specifier) commandFails(head string) string {
	args := strings.Fields(strings.Trim(head, "`"))
	if len(args) > 0 && strings.HasPrefix(args[0], "-") {
		args = args[1:] // a flag alone takes no value
	}
	read := withoutWritten(args)
	at := slices.IndexFunc(read, takesValue)
	if at < 0 {
		return ""
	}
	if len(read) < len(args) && w.Language != "zh" {
		return w.Say("check_command_input", "name", head)
	}
	if at+1 < len(args) && strings.HasPrefix(args[at], "--") && isReading(args[at+1]) {
		return w.Say("check_command_unread", "name", head, "value", args[at+1])
	}
	if kind := w.valueKind(args[at:]); kind != "" {
		return w.Say("check_command_kind", "name", head, "kind", kind)
	}
	return w.Say("check_command_also", "name", head)
}

// withoutWritten are the arguments of a command without the one that says where its result goes:
// what is written there does not exist before, and that is no mistake.
func withoutWritten(args []string) []string {
	var out []string
	for i := 0; i < len(args); i++ {
		switch strings.Trim(args[i], "[]") {
		case "-o", "--out", "--output", "--out-file", "--outfile", "--output-file", "--to", "--dest", "--target-dir", "--out-dir", "--output-dir":
			i++
			continue
		}
		switch strings.ToLower(strings.Trim(args[i], "<>[]")) {
		case "out", "output", "outfile", "out-file", "output-file", "outdir", "out-dir", "output-dir", "dest", "destination":
			if i > 0 {
				continue
			}
		}
		out = append(out, args[i])
	}
	return out
}

// valueKind is what the value of a command is that can only be written wrongly: there is no
// duration that does not exist. Empty for what stands for a thing, which may not be there.
func (w *Specifier) valueKind(args []string) string {
	if len(args) > 1 && strings.HasPrefix(args[0], "--") {
		args = args[1:]
	}
	kind, _, _ := strings.Cut(strings.Trim(args[0], "<>[]"), "[")
	if !w.Table.IsWord("check_value_kinds", "en", strings.ToLower(kind)) {
		return ""
	}
	return kind
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
