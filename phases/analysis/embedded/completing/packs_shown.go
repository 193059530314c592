package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// shownTwice is how many of its flags or functions a source has to describe
// before they tell its form: one may belong to another program.
const shownTwice = 2

// shownForms gives the score that the form of a product gets from what the
// source describes one by one: flags make a command-line tool, functions a
// library, whatever words stand around them.
func shownForms(u *understanding.Understanding) map[string]int {
	flags := 0
	for i := range u.Features {
		if f := &u.Features[i]; f.Priority != "wont" && isFlag(leadingCode(f.Name, f.Text)) {
			flags++
		}
	}
	shown := map[string]int{}
	if flags >= shownTwice && flags > len(u.Endpoints) {
		shown["cli"] = 2 * strongTerm
	}
	if n := functionsShown(u); n >= shownTwice && n > len(u.Endpoints) {
		shown["library"] = 2 * strongTerm
	}
	return shown
}

// functionsShown counts the functions that a source declares or describes one by
// one.
func functionsShown(u *understanding.Understanding) int {
	n := 0
	for i := range u.Features {
		if f := &u.Features[i]; f.Priority != "wont" && isFunction(leadingCode(f.Name, f.Text)) {
			n++
		}
	}
	for i := range u.Signatures {
		if isFunction(u.Signatures[i].Form) {
			n++
		}
	}
	return n
}

// leadingCode is the code that the first of the texts begins with that begins
// with any.
func leadingCode(texts ...string) string {
	for _, text := range texts {
		if rest, ok := strings.CutPrefix(text, "`"); ok {
			code, _, _ := strings.Cut(rest, "`")
			return code
		}
	}
	return ""
}

// isFlag tells "--since <time>" and "-n".
func isFlag(code string) bool {
	name := strings.TrimLeft(code, "-")
	marks := len(code) - len(name)
	return (marks == 1 || marks == 2) && name != "" && (name[0] >= 'a' && name[0] <= 'z' || name[0] >= 'A' && name[0] <= 'Z')
}

// isFunction tells "Take(ctx, key)" and "func New(limits []Limit) error" from
// the names of a command.
func isFunction(code string) bool {
	name, rest, ok := strings.Cut(code, "(")
	name = strings.TrimSpace(name)
	if i := strings.LastIndexByte(name, ' '); i >= 0 && strings.HasPrefix(name, "func") || strings.HasPrefix(name, "def ") || strings.HasPrefix(name, "fn ") {
		name = name[i+1:]
	}
	return ok && strings.Contains(rest, ")") && (name == "" && strings.HasPrefix(code, "func") || name != "" && !strings.ContainsAny(name, " \"'{[/"))
}
