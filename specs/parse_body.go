package specs

import (
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// oneLine makes every run of whitespace one blank; nearly all texts have only
// single blanks already.
func oneLine(text string) string {
	blank := true // no blank at the beginning and none behind another
	for i := 0; i < len(text); {
		r, n := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(text[i:])
		}
		i += n
		if r > ' ' && r < utf8.RuneSelf || r != ' ' && !unicode.IsSpace(r) {
			blank = false
			continue
		}
		if r != ' ' || blank {
			return strings.Join(strings.Fields(text), " ")
		}
		blank = true
	}
	if blank && text != "" {
		return strings.Join(strings.Fields(text), " ")
	}
	return text
}

// readProse takes every marked line as an item; lines without a mark belong to
// the next marked one, or to the end of their paragraph.
func readProse(blocks []markdown.Block) []Item {
	var out []Item
	for _, b := range blocks {
		if b.Kind != markdown.Paragraph {
			continue
		}
		var pending []string
		start := b.Line
		for i, line := range strings.Split(b.Text, "\n") {
			text, source := cutMark(line)
			pending = append(pending, text)
			if source.Kind != Edited {
				out = appendItem(out, strings.Join(pending, " "), source, start)
				pending, start = nil, b.Line+i+1
			}
		}
		out = appendItem(out, strings.Join(pending, " "), Source{Kind: Edited}, start)
	}
	return out
}

func appendItem(items []Item, text string, source Source, line int) []Item {
	if text = strings.TrimSpace(text); text == "" {
		return items
	}
	return append(items, Item{Text: text, Source: source, Pos: Pos{Line: line}})
}

func readList(blocks []markdown.Block) []Item {
	boxes := readBoxes(blocks)
	if boxes == nil {
		return nil
	}
	out := make([]Item, 0, len(boxes))
	for _, c := range boxes {
		out = append(out, Item{Text: c.Text, Source: c.Source, Pos: c.Pos})
	}
	return out
}

func readBoxes(blocks []markdown.Block) []Criterion {
	var out []Criterion
	for i := range blocks {
		b := &blocks[i]
		switch {
		case b.Kind == markdown.Item:
			text, source := cutMark(oneLine(b.Text))
			if text != "" {
				if out == nil {
					out = make([]Criterion, 0, len(blocks)-i)
				}
				out = append(out, Criterion{Text: text, Done: b.Task == markdown.DoneTask, Source: source, Pos: Pos{Line: b.Line}})
			}
		case b.Kind == markdown.Paragraph && b.Level > 0 && len(out) > 0:
			text, source := cutMark(oneLine(b.Text))
			last := &out[len(out)-1]
			last.Text = strings.TrimSpace(last.Text + " " + text)
			last.Source = last.Source.Join(source)
		}
	}
	return out
}

// readStory takes the sentence apart at its bold words, in any language.
func (p *parser) readStory(blocks []markdown.Block) UserStory {
	for _, b := range blocks {
		if b.Kind != markdown.Paragraph {
			continue
		}
		text, source := cutMark(oneLine(b.Text))
		for _, lang := range []string{string(English), string(Chinese)} {
			if s, ok := p.storyIn(text, lang); ok {
				s.Source, s.Pos = source, Pos{Line: b.Line}
				return s
			}
		}
	}
	return UserStory{}
}

func (p *parser) storyIn(text, lang string) (UserStory, bool) {
	phrase := func(id string) string { return p.codec.shapes.Phrase(id, lang) }
	rest, ok := strings.CutPrefix(text, strings.TrimSpace(phrase("story_role")))
	if !ok {
		if rest, ok = strings.CutPrefix(text, strings.TrimSpace(phrase("story_role_an"))); !ok {
			return UserStory{}, false
		}
	}
	role, rest, ok := strings.Cut(rest, strings.TrimSpace(phrase("story_want")))
	if !ok {
		return UserStory{}, false
	}
	want, benefit, _ := strings.Cut(rest, strings.TrimSpace(phrase("story_benefit")))
	trim := func(s string) string {
		return strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(s), phrase("story_stop")))
	}
	if benefit == "" {
		want = trim(want)
	}
	return UserStory{Role: strings.TrimSpace(role), Want: strings.TrimSpace(want), Benefit: trim(benefit)}, true
}

func readFence(b binding, v reflect.Value, blocks []markdown.Block) {
	for _, block := range blocks {
		if block.Kind != markdown.Fence {
			continue
		}
		if b.body == "syntax" {
			v.SetString(strings.TrimSpace(block.Info))
		} else {
			v.SetString(strings.Trim(block.Text, "\n"))
		}
		return
	}
}
