package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// callsShown files the calls of the product that a section for those who begin with it shows,
// each behind the words for what it is for: "To import a folder from the command line:" over
// "tool import --into Attic /media/card". How it is installed is none.
func (x *understander) callsShown(s int) {
	product := strings.ToLower(reading.FirstWord(specs.Plain(x.u.Product)))
	for k, i := range x.units[s] {
		u := &x.r.Units[i]
		if k == 0 || u.Kind != reading.Code || product == "" {
			continue
		}
		call := strings.TrimPrefix(strings.TrimSpace(u.Code), "$ ")
		words := strings.Fields(call)
		if strings.Contains(call, "\n") || len(words) < 2 || words[0] != product || !isSubcommand(words[1]) {
			continue
		}
		name := product + " " + words[1]
		if deed := saidOver(&x.r.Units[x.units[s][k-1]]); deed != "" && !x.tellsCommand(name) {
			x.addFeature(FeatureFact{Name: "`" + name + "`", Text: "`" + name + "`: " + deed}, u.From, u.To)
		}
	}
}

// saidOver is what a paragraph that ends in a colon says that the call below it is for.
func saidOver(u *reading.Unit) string {
	text, ok := strings.CutSuffix(strings.TrimSpace(u.Text), ":")
	if u.Kind != reading.Prose || !ok {
		return ""
	}
	if i := strings.LastIndex(text, ". "); i >= 0 {
		text = text[i+len(". "):]
	}
	deed, ok := strings.CutPrefix(text, "To ")
	if !ok || strings.Contains(deed, ", ") {
		return ""
	}
	return deed
}
