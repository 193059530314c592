package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxLabelledName is how many words the name of a product behind its label has at most.
const maxLabelledName = 3

// labelledName is what a line in the head of a paper on a change calls the product that is
// changed: "**Product:** RentDesk (counter app for rental shops)".
func (x *understander) labelledName(string) string {
	for i, line := range x.r.Lines[:min(len(x.r.Lines), headOfPaper)] {
		if i > 0 && strings.HasPrefix(line, "## ") {
			return ""
		}
		for part := range strings.SplitSeq(strings.NewReplacer("**", "", " | ", " · ").Replace(strings.TrimLeft(line, "-*|> ")), " · ") {
			label, rest, ok := strings.Cut(part, ":")
			if !ok {
				label, rest, ok = strings.Cut(part, "：")
			}
			if !ok || !x.lex.LabelsOfProduct[strings.TrimSpace(reading.Lower(label))] {
				continue
			}
			for _, end := range []string{" (", "（", ", ", "，", " – ", " — ", " - ", " | "} {
				rest, _, _ = strings.Cut(rest, end)
			}
			name := withoutRelease(strings.Trim(rest, " *_.`。"))
			if words := strings.Fields(name); len(words) > 0 && len(words) <= maxLabelledName && (reading.StartsUpper(name) || reading.HasHan(name)) && len([]rune(name)) <= 24 {
				return name
			}
		}
	}
	return ""
}

// withoutRelease is the name of a product without the release that a head names with it:
// "PlayLog 3.7".
func withoutRelease(name string) string {
	at := strings.LastIndexByte(name, ' ')
	if at < 0 || strings.Trim(strings.TrimLeft(name[at+1:], "vV"), "0123456789.x") != "" || strings.Count(name[at:], ".") == 0 {
		return name
	}
	return name[:at]
}
