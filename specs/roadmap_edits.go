package specs

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// Edited lists what a person changed in roadmap.md since it was generated, in
// the order of the document and by the headings and ids around it, as
// "Convergence Criteria > L1 > Scope". known is false when nothing tells what
// was generated.
func (f *RoadmapFolder) Edited() (places []string, known bool) {
	if f.base == nil {
		return nil, false
	}
	clean := bytes.ReplaceAll(bytes.TrimPrefix(f.mine, []byte("\xEF\xBB\xBF")), []byte("\r\n"), []byte("\n"))
	base, now := pieces(f.base), pieces(clean)
	computed := f.codec.computedPieces()
	note := func(key string) {
		if place := placeOf(key); !computed[key] && !slices.Contains(places, place) {
			places = append(places, place)
		}
	}
	for _, key := range now.keys {
		if !base.has(key, now.text[key]) {
			note(key)
		}
	}
	for _, key := range base.keys {
		if _, there := now.text[key]; !there {
			note(key)
		}
	}
	return places, true
}

// placeOf is how people are told of a piece.
func placeOf(key string) string {
	key, _, _ = strings.Cut(key, "\x00")
	for _, kind := range []string{"section ", "row ", "front "} {
		key = strings.TrimPrefix(key, kind)
	}
	key = strings.TrimPrefix(key, "title > ")
	return strings.ReplaceAll(key, " | ", " > ")
}

// cutText is a text in pieces that each have a key of their own.
type cutText struct {
	keys []string
	text map[string][]byte
}

// has says whether a piece of that key says the same, blank lines at its ends
// aside.
func (c *cutText) has(key string, text []byte) bool {
	own, there := c.text[key]
	return there && bytes.Equal(bytes.TrimSpace(own), bytes.TrimSpace(text))
}

func pieces(text []byte) *cutText {
	c := &cutText{text: map[string][]byte{}}
	seen := map[string]int{}
	for _, item := range Cut(text) {
		key := item.Key
		if n := seen[item.Key]; n > 0 {
			key = fmt.Sprintf("%s\x00%d", item.Key, n)
		}
		seen[item.Key]++
		c.keys = append(c.keys, key)
		c.text[key] = item.Text
	}
	return c
}

// computedPieces are the pieces of a roadmap that hold nothing that is read
// back, by the headings in every language.
func (c *Codec) computedPieces() map[string]bool {
	out := map[string]bool{}
	shape := c.shapes.Kinds[string(KindRoadmap)]
	section := shape.Section("roadmap")
	for _, lang := range []Lang{English, Chinese} {
		at := "section title > " + section.Heading.In(string(lang))
		out[at] = true
		for _, sub := range section.Sections {
			if sub.Derived {
				out[at+" > "+sub.Heading.In(string(lang))] = true
			}
		}
	}
	return out
}

// Stale is a computed part of a document that does not follow from the rest.
type Stale struct {
	Section string // its heading
	Line    int
}

// StaleParts lists the computed parts of a roadmap's text that say something
// else than what would be computed today.
func (c *Codec) StaleParts(text []byte) ([]Stale, error) {
	clean := bytes.ReplaceAll(bytes.TrimPrefix(text, []byte("\xEF\xBB\xBF")), []byte("\r\n"), []byte("\n"))
	parsed, err := c.Parse(RoadmapFile, clean)
	if err != nil {
		return nil, err
	}
	today, err := c.Render(parsed.Doc, nil)
	if err != nil {
		return nil, err
	}
	fresh, computed := pieces(today), c.computedPieces()
	var out []Stale
	line, now := 1, pieces(clean)
	for _, key := range now.keys {
		piece := now.text[key]
		if computed[key] && !fresh.has(key, piece) {
			lead := len(piece) - len(bytes.TrimLeft(piece, "\n"))
			out = append(out, Stale{Section: key[strings.LastIndex(key, " > ")+3:], Line: line + lead})
		}
		line += bytes.Count(piece, []byte("\n"))
	}
	return out, nil
}

// Text is the document as it was read, to the byte.
func (f *RoadmapFolder) Text() []byte { return f.mine }
