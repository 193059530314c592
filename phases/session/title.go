package session

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// TitleOf is what names a package's folder: the first H1, else the first sentence.
func TitleOf(src analysis.Source) string {
	text := src.Text
	const head = 64 << 10 // a title stands at the beginning
	if len(text) > head {
		text = strings.ToValidUTF8(text[:head], "")
	}
	if !src.Plain {
		for _, b := range markdown.Parse([]byte(text), 1).Blocks {
			if b.Kind == markdown.Heading && b.Level == 1 && !b.Quoted {
				return markdown.Plain(b.Text)
			}
		}
	}
	text = strings.TrimSpace(text)
	for _, span := range wording.Sentences(text) {
		if sentence := strings.TrimSpace(text[span.Start:span.End]); sentence != "" {
			return markdown.Plain(sentence)
		}
	}
	return text
}
