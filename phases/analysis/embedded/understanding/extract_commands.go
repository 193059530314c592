package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// wholeCommands calls the commands that a table or a list names without the program by their
// whole call, as its usage lines show them: the row "`check` | Reads the schema" and the line
// "tool check [--env NAME]" are of one command. A usage line says what it takes.
func (x *understander) wholeCommands() {
	shown := slices.Concat(x.usage, x.calls, x.usageBeside)
	program := x.program(shown)
	for i := range x.u.Features {
		f := &x.u.Features[i]
		name := bareCommand(f.Name)
		if name == "" || !strings.HasPrefix(f.Text, f.Name) {
			continue
		}
		use := slices.IndexFunc(shown, func(s specs.Signature) bool { return subcommandOf(s.Name) == reading.FirstWord(name) })
		switch whole := "`" + program + " " + name + "`"; {
		case use >= 0:
			f.Command = true
			whole = "`" + reading.FirstWord(shown[use].Name) + " " + name + "`"
			f.Name, f.Text = whole, whole+strings.TrimPrefix(f.Text, f.Name)
		case f.Command && program != "" && reading.FirstWord(name) != program:
			f.Name, f.Text = whole, whole+strings.TrimPrefix(f.Text, f.Name)
		}
	}
	for i := range x.u.Signatures {
		s := &x.u.Signatures[i]
		use := slices.IndexFunc(shown, func(u specs.Signature) bool { return subcommandOf(u.Name) == s.Form || u.Name == s.Form })
		switch {
		case use >= 0:
			s.Name, s.Form, s.Source = shown[use].Name, shown[use].Form, s.Source.Join(shown[use].Source)
		case program != "" && s.Form != program && x.namesCommand(program+" "+s.Form):
			s.Name, s.Form = program+" "+s.Name, program+" "+s.Form
		}
	}
}

// program is the name by which the product is called at a command line: the one of its usage
// lines, else its own where the text has it in code; empty where none shows it.
func (x *understander) program(shown []specs.Signature) string {
	if len(shown) > 0 {
		return reading.FirstWord(shown[0].Name)
	}
	for word := range strings.FieldsSeq(specs.Plain(x.u.Product)) { // 日志清理工具 logsweep
		if own := strings.ToLower(word); reading.IsASCII(own) && x.namedInCode(own) {
			return own
		}
	}
	return ""
}

// namesCommand says that a feature is a command with this name.
func (x *understander) namesCommand(name string) bool {
	return slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool { return f.Command && f.Name == "`"+name+"`" })
}

// namesCommands tells a table whose first column, though it is headed by no such word, holds the
// commands of the product: what usage lines show, or names below a heading for commands.
func (x *understander) namesCommands(t *table, units []int, c context) bool {
	_, set := t.has["default"]
	_, told := t.has["purpose"]
	_, meant := t.has["definition"]
	if set || !told && !meant || c.kind != "command" && len(x.usage) == 0 {
		return false
	}
	shown := 0
	for _, i := range units {
		cell := first(x.r.Units[i].Cells)
		if bareCommand("`"+strings.Trim(cell, "`")+"`") == "" {
			return false
		}
		if slices.ContainsFunc(x.usage, func(s specs.Signature) bool {
			return subcommandOf(s.Name) == reading.FirstWord(strings.Trim(cell, "`"))
		}) {
			shown++
		}
	}
	return shown > 1 || c.kind == "command" && slices.Contains(x.lex.HeadsOfNames, reading.Lower(first(t.header)))
}

// bareCommand is a name that is code and may be a command without its program, "`check`" or
// "`check PATH`"; empty for an option, a call of a function or anything else.
func bareCommand(name string) string {
	core := strings.Trim(name, "`")
	if len(core) < 2 || len(core) != len(name)-2 || core[0] < 'a' || core[0] > 'z' || !isSubcommand(reading.FirstWord(core)) {
		return ""
	}
	return core
}

// asCode marks what somebody types as code: scan, /remind.
func asCode(name string) string {
	if strings.Contains(name, "`") || bareCommand("`"+name+"`") == "" && !strings.HasPrefix(name, "/") {
		return name
	}
	return "`" + name + "`"
}

// subcommandOf is the second word of a call, by which a program knows what to do.
func subcommandOf(call string) string {
	_, name, _ := strings.Cut(call, " ")
	return name
}
