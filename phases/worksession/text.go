package worksession

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/secrets"
	"github.com/overtone-cli/overtone/specs/wording"
)

// oneLine is a text without line breaks, control characters and doubled blanks.
func oneLine(text string) string {
	return strings.Join(strings.Fields(wording.StripControls(strings.Map(func(r rune) rune {
		if r == '\n' || r == '\r' || r == '\t' {
			return ' '
		}
		return r
	}, wording.NFC(text)))), " ")
}

// cut shortens a text to at most limit runes, at the end of a word where there
// is one in its second half, and marks the cut.
func cut(text string, limit int) string {
	if utf8.RuneCountInString(text) <= limit {
		return text
	}
	head := string([]rune(text)[:limit-1])
	if i := strings.LastIndexByte(head, ' '); i > len(head)/2 {
		head = head[:i]
	}
	return strings.TrimRight(head, " ,;:.-–—，。；：、") + "…"
}

// bare is a text for comparing: without Markdown, capitals, doubled blanks and a
// stop.
func bare(text string) string {
	return strings.ToLower(strings.TrimRight(oneLine(specs.Plain(text)), " .;!。；！…"))
}

// CheckRule makes one line of a rule, with secrets masked, and says whether it can be one. Errors:
// usage.no_rule, input.too_large.
func CheckRule(text string) (string, error) {
	text = oneLine(secrets.Mask(text))
	if item, ok := listItem(text); ok {
		text = item
	}
	if strings.Trim(text, " .,;:!?-*#") == "" {
		return "", problem.New("usage.no_rule", "there is no rule").Mend(`say it in one sentence: overtone session solidify "Never log a token"`)
	}
	if n := utf8.RuneCountInString(text); n > maxSolid {
		return "", problem.New("input.too_large", "the rule has %d characters, more than %d", n, maxSolid).Mend("say it in one sentence, or make several rules of it")
	}
	return text, nil
}

// maxSolid bounds a rule, in runes.
const maxSolid = 1000
