package markdown

import (
	"strconv"
	"strings"
	"unicode"
)

// Anchor is the fragment GitHub gives a heading: lower case, blanks as hyphens,
// punctuation and symbols dropped, letters of every script kept. title is plain
// text. seen makes repeated titles distinct (-1, -2 …); pass one map a file.
func Anchor(title string, seen map[string]int) string {
	slug := strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r) && r < 0xFE00:
			return unicode.ToLower(r)
		}
		return -1
	}, strings.TrimSpace(title))
	if seen == nil {
		return slug
	}
	out := slug
	for {
		if _, taken := seen[out]; !taken {
			break
		}
		seen[slug]++
		out = slug + "-" + strconv.Itoa(seen[slug])
	}
	seen[out] = 0
	return out
}
