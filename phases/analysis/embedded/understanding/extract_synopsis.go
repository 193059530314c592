package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// synopsis keeps the commands that a block of code shows with what they take:
// "snapdiff take [--exclude GLOB]... -o FILE DIR". A block of examples only uses the
// product: its calls are kept apart.
func (x *understander) synopsis(u *reading.Unit) {
	calls := x.callsIn(u)
	switch {
	case calls.own && calls.shown:
		x.usage = append(x.usage, calls.forms...)
	case calls.own:
		x.calls = append(x.calls, calls.forms...)
	case calls.shown:
		x.usageBeside = append(x.usageBeside, calls.forms...)
	}
}

// shownCalls are the calls of a block of code.
type shownCalls struct {
	forms []specs.Signature
	own   bool // of the program that has the name of the product
	shown bool // one shows what stands in the place of an argument
}

// callsIn reads a block of code in which every line is a call of the product by its
// name, or of a program that the text names in code; it finds nothing in another. What
// stands behind a gap, or in a remark above, says what the command does.
func (x *understander) callsIn(u *reading.Unit) shownCalls {
	product := strings.ToLower(reading.FirstWord(specs.Plain(x.u.Product)))
	own := product
	var calls shownCalls
	above := ""
	from := x.codeFrom(u)
	for i, line := range strings.Split(u.Code, "\n") {
		form := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), "$ "))
		if form == "" {
			continue
		}
		if said, ok := strings.CutPrefix(form, "# "); ok { // a remark says what the call below it does
			above = said
			continue
		}
		form, purpose := cutGap(form)
		purpose, above = reading.FirstOf(purpose, above), ""
		words := strings.Fields(form)
		if first := strings.ToLower(words[0]); first != own {
			if len(calls.forms) > 0 || !x.namedInCode(words[0]) {
				return shownCalls{}
			}
			own = first
		}
		name := words[0]
		if len(words) > 1 && isSubcommand(words[1]) {
			name += " " + words[1]
		}
		for _, w := range words[1:] {
			calls.shown = calls.shown || isPlaceholder(w)
		}
		calls.forms = append(calls.forms, specs.Signature{Name: name, Form: form, Purpose: purpose, Source: reading.Lines(from+i, from+i)})
	}
	calls.own = own == product
	return calls
}

// cutGap cuts a call from what stands behind a gap of several blanks.
func cutGap(line string) (call, purpose string) {
	for _, gap := range []string{"   ", "\t", "  "} {
		if call, purpose, ok := strings.Cut(line, gap); ok && strings.TrimSpace(call) != "" {
			return strings.TrimSpace(call), strings.TrimSpace(strings.TrimLeft(purpose, " \t#"))
		}
	}
	return line, ""
}

// namedInCode says that the text has a name in code outside of its blocks, alone
// or with what it is called with.
func (x *understander) namedInCode(name string) bool {
	if name != strings.ToLower(name) || len(name) < 3 {
		return false
	}
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.Kind != reading.Code && (strings.Contains(u.Text, "`"+name+"`") || strings.Contains(u.Text, "`"+name+" ")) {
			return true
		}
	}
	return false
}

// commandsOfUsage makes a feature of each command of the synopses of which they
// say what it does and no other place tells, and files the commands where the
// source describes none otherwise.
func (x *understander) commandsOfUsage() {
	x.wholeCommands()
	for _, s := range slices.Concat(x.usage, x.usageBeside) {
		if len(strings.Fields(s.Purpose)) < 2 || x.tellsCommand(s.Name) {
			continue
		}
		from, to := span(s.Source)
		x.addFeature(FeatureFact{Name: "`" + s.Form + "`", Text: "`" + s.Form + "`: " + s.Purpose}, from, to)
	}
	x.remarksOnCommands()
	if len(x.u.Signatures) > 0 && !x.sectioned {
		return
	}
	known := map[string]bool{}
	for _, s := range x.u.Signatures { // beside those with a section, usage lines may show some without
		known[s.Name] = true
	}
	shown := x.usage
	if len(shown) == 0 && !slices.ContainsFunc(x.calls, func(s specs.Signature) bool { return !strings.Contains(s.Name, " ") }) {
		shown = x.calls // without a command of its own a call shows no more than a use
	}
	for _, s := range shown {
		if !known[s.Name] {
			known[s.Name] = true
			if len(x.usage) > 0 {
				s.Purpose = ""
			}
			x.u.Signatures = append(x.u.Signatures, s)
		}
	}
}

// tellsCommand says that a feature begins with a command and what it takes: a
// sentence that begins with its bare name only adds to it.
func (x *understander) tellsCommand(name string) bool {
	for i := range x.u.Features {
		f := &x.u.Features[i]
		if strings.HasPrefix(f.Text, "`"+name+" ") || strings.HasPrefix(f.Name, "`"+name+" ") || f.Name == "`"+name+"`" {
			return true
		}
	}
	return false
}

// isSubcommand tells a word in lower case, as commands are called.
func isSubcommand(word string) bool {
	return !strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLower(r) && r != '-' }) && word[0] != '-'
}

// isPlaceholder tells what stands for an argument: [OPTIONS], <file>, DIR.
func isPlaceholder(word string) bool {
	if strings.ContainsAny(word[:1], "[<") {
		return true
	}
	letters := strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) })
	return len(letters) > 1 && !strings.ContainsFunc(letters, func(r rune) bool { return !unicode.IsUpper(r) && r != '_' && r != '-' })
}
