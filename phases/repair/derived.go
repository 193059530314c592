package repair

import (
	"bytes"
	"context"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/templates"
)

// mendDerived computes the derived sections of a document anew: tables,
// diagrams and links that follow from other documents. Lines that a person
// added to them stay, as does everything else in the file.
func mendDerived(_ context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, _ := w.find(f)
	if doc == nil || w.derive[doc.Path()] {
		return "", nil
	}
	w.touch(doc)
	w.derive[doc.Path()] = true
	return w.say("derived", "file", doc.Path()), nil
}

func derivedTitles(sections []templates.Section, out *[]templates.Words) {
	for _, s := range sections {
		if s.Derived {
			*out = append(*out, s.Heading)
		}
		derivedTitles(s.Sections, out)
	}
}

// parsed is a document as a tree of sections, with the offset of its body.
type parsed struct {
	text   []byte
	offset int
	top    []*markdown.Section
}

func parse(text []byte) parsed {
	_, body, line, _ := frontmatter.Split(text)
	return parsed{text: text, offset: len(text) - len(body), top: markdown.Parse(body, line).Sections()}
}

func (p parsed) slice(from, to int) string { return string(p.text[p.offset+from : p.offset+to]) }

// body is what stands under a heading: without the sections below it, unless
// they are computed too.
func (p parsed) body(s *markdown.Section, deep bool) (from, to int) {
	if deep {
		return s.BodyStart, s.End
	}
	return s.BodyStart, s.OwnEnd()
}

// sectionText is the body of a section, nil when there is none.
func sectionText(text []byte, title templates.Words) []byte {
	p := parse(text)
	s, _, _ := findSection(p.top, title)
	if s == nil {
		return nil
	}
	return []byte(p.slice(s.BodyStart, s.End))
}

// replaceSection gives the section of one text the body that it has in another.
// Lines that a person added stay behind what is computed. base tells what was
// computed last. With insert a section that is missing is put in.
func replaceSection(mine, fresh, base []byte, title templates.Words, insert bool) ([]byte, error) {
	from, to := parse(fresh), parse(mine)
	source, before, parent := findSection(from.top, title)
	target, _, _ := findSection(to.top, title)
	if source == nil || target == nil && !insert {
		return mine, nil
	}
	if target == nil {
		return insertSection(to, from.slice(source.Start, source.End), before, parent)
	}
	deep := len(source.Children) > 0
	start, end := from.body(source, deep)
	first, last := to.body(target, deep)
	want, have := from.slice(start, end), to.slice(first, last)
	if own := added(have, want, string(sectionText(base, title))); own != "" {
		want = strings.TrimRight(want, "\n") + "\n\n" + own
	}
	edge := have[len(strings.TrimRight(have, "\r\n")):]
	text := strings.TrimRight(want, "\n")
	if strings.Contains(have, "\r\n") {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	return markdown.Apply(mine, []markdown.Edit{{Start: to.offset + first, End: to.offset + last, New: text + edge}})
}

// insertSection puts a section behind the one that should stand before it, else
// at the end of what it belongs to.
func insertSection(to parsed, text string, before []*markdown.Section, parent *markdown.Section) ([]byte, error) {
	at := -1
	for i := len(before) - 1; i >= 0 && at < 0; i-- {
		if s := sameSection(to.top, before[i]); s != nil {
			at = s.End
		}
	}
	if at < 0 && parent != nil {
		if parent.Level == 1 && len(to.top) > 0 {
			at = to.top[0].OwnEnd()
		} else if s := sameSection(to.top, parent); s != nil {
			at = s.OwnEnd()
		}
	}
	if at < 0 {
		return to.text, nil
	}
	at += to.offset
	head, tail := bytes.TrimRight(to.text[:at], "\r\n"), bytes.TrimLeft(to.text[at:], "\r\n")
	out := string(head) + "\n\n" + strings.Trim(text, "\n") + "\n"
	if len(tail) > 0 {
		out += "\n" + string(tail)
	}
	return []byte(out), nil
}

func sameSection(sections []*markdown.Section, like *markdown.Section) *markdown.Section {
	for _, s := range sections {
		if s.Level == like.Level && s.Title == like.Title {
			return s
		}
		if found := sameSection(s.Children, like); found != nil {
			return found
		}
	}
	return nil
}

// findSection gives a section, those before it under the same heading, and that
// heading.
func findSection(sections []*markdown.Section, title templates.Words) (found *markdown.Section, before []*markdown.Section, parent *markdown.Section) {
	for i, s := range sections {
		if title.Is(s.Title) {
			return s, sections[:i], nil
		}
		if found, before, parent = findSection(s.Children, title); found != nil {
			if parent == nil {
				parent = s
			}
			return found, before, parent
		}
	}
	return nil, nil, nil
}
