package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// configurationsShown keeps the configuration files that a guide to the first steps shows:
// what has to be readable later stands nowhere else with its place and its keys.
func (x *understander) configurationsShown(s int) {
	lead := ""
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind != reading.Code {
			lead = u.Text
			continue
		}
		if !slices.Contains(x.lex.ConfigurationForms, reading.Lower(u.Syntax)) || strings.TrimSpace(u.Code) == "" {
			continue
		}
		title := x.r.Sections[s].Title
		if file := fileIn(lead); file != "" {
			title = LabelText(title, file)
		}
		x.place(u.From, u.To)
		x.u.Examples = append(x.u.Examples, specs.Example{Title: title, Syntax: u.Syntax, Code: strings.TrimRight(u.Code, "\n"), Source: reading.Lines(u.From, u.To)})
	}
}

// fileIn is the file that a sentence names as code: "Put this in `/etc/app/app.yaml`:".
func fileIn(text string) string {
	for part, code := range reading.CodeParts(text) {
		if code && strings.ContainsAny(part, "/.") && !strings.Contains(part, " ") {
			return part
		}
	}
	return ""
}
