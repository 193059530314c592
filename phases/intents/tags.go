package intents

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// Tag names an intent where it is dealt with.
type Tag struct {
	Number  int
	Status  Status // empty for a plain one
	Rest    string // what stands behind the status
	Defers  bool
	Line    int
	Section int
	alone   bool // nothing stands beside it, in its section or below that
}

// Odd is a comment that looks like a tag and is none.
type Odd struct {
	Text string
	Line int
}

// tags finds the tags of a block that do not stand in code.
func (a *Artifact) tags(at int, b *markdown.Block, empty bool) {
	text := outsideCode(b.Text)
	for from := 0; ; {
		start := strings.Index(text[from:], "<!--")
		if start < 0 {
			return
		}
		start += from
		end := strings.Index(text[start:], "-->")
		if end < 0 {
			return
		}
		end += start
		line := b.Line + strings.Count(text[:start], "\n")
		inner := strings.TrimSpace(text[start+len("<!--") : end])
		from = end + len("-->")
		rest, is := cutWord(inner, "intent")
		if !is {
			continue
		}
		tag, ok := parseTag(rest)
		if !ok {
			a.Odd = append(a.Odd, Odd{inner, line})
			continue
		}
		tag.Line, tag.Section, tag.alone = line, at, empty && strings.TrimSpace(bare(b.Text)) == ""
		if b.Kind == markdown.Heading {
			tag.alone = empty
		}
		a.Tags = append(a.Tags, tag)
	}
}

// cutWord takes a word and the colon behind it off a comment, in any letter case.
func cutWord(inner, word string) (rest string, found bool) {
	if len(inner) < len(word) || !strings.EqualFold(inner[:len(word)], word) {
		return "", false
	}
	return strings.CutPrefix(strings.TrimLeft(inner[len(word):], " "), ":")
}

// parseTag reads what stands behind "intent:": a number, perhaps a status or
// "deferred", and what that needs.
func parseTag(rest string) (Tag, bool) {
	number, rest, _ := strings.Cut(strings.TrimSpace(rest), " ")
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 {
		return Tag{}, false
	}
	tag := Tag{Number: n}
	word, behind, _ := strings.Cut(strings.TrimSpace(rest), ":")
	word = strings.TrimSpace(word)
	status, known := parseStatus(word)
	switch {
	case word == "":
		return tag, true
	case strings.EqualFold(word, "deferred"):
		tag.Defers = true
	case known && status != Missed:
		tag.Status = status
	default:
		return Tag{}, false
	}
	tag.Rest = strings.TrimSpace(behind)
	return tag, true
}

// bare is a text without its comments.
func bare(text string) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(text, "<!--")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		_, behind, closed := strings.Cut(rest, "-->")
		if !closed {
			return out.String()
		}
		text = behind
	}
}

// outsideCode blanks what stands in backticks, so that an example of a tag is
// none; line ends stay.
func outsideCode(text string) string {
	if !strings.Contains(text, "`") {
		return text
	}
	out := []byte(text)
	for i := 0; i < len(out); {
		if out[i] != '`' {
			i++
			continue
		}
		n := 1
		for i+n < len(out) && out[i+n] == '`' {
			n++
		}
		end := closing(text, i+n, n)
		if end < 0 {
			i += n
			continue
		}
		for j := i; j < end; j++ {
			if out[j] != '\n' {
				out[j] = ' '
			}
		}
		i = end
	}
	return string(out)
}

// closing is the offset behind the run of exactly n backticks that ends code,
// -1 without one.
func closing(text string, from, n int) int {
	for i := from; i < len(text); {
		if text[i] != '`' {
			i++
			continue
		}
		run := 1
		for i+run < len(text) && text[i+run] == '`' {
			run++
		}
		if run == n {
			return i + run
		}
		i += run
	}
	return -1
}
