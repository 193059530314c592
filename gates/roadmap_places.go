package gates

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
)

// line is a place in the document; 0 stands for its title.
func (t *roadmapFacts) line(n int) place {
	if n == 0 && t.in.Parsed != nil {
		n = max(1, t.in.Parsed.Sections["title"])
	}
	return place{specs.RoadmapFile, n}
}

// section is the heading of a section, else the title.
func (t *roadmapFacts) section(id string) place {
	if t.in.Parsed == nil {
		return t.line(0)
	}
	return t.line(t.in.Parsed.Sections[id])
}

// key is the line of a key of the frontmatter.
func (t *roadmapFacts) key(name string) place {
	if t.in.Parsed == nil || t.in.Parsed.Front == nil {
		return t.line(0)
	}
	return t.line(max(1, t.in.Parsed.Front.Line(name)))
}

// fact is the line of an item that states a labelled fact, else its heading.
func (t *roadmapFacts) fact(item *specs.RoadmapItem, label string) place {
	if t.in.Parsed == nil || item.Pos.Line == 0 {
		return t.line(item.Pos.Line)
	}
	for _, b := range t.in.Parsed.Markdown.Blocks {
		if b.Line <= item.Pos.Line {
			continue
		}
		if b.Kind == markdown.Heading {
			break
		}
		name, _, ok := strings.Cut(strings.TrimPrefix(b.Text, "**"), ":**")
		if ok && b.Kind == markdown.Item && t.judge.shapes.Labels[label].Is(name) {
			return t.line(b.Line)
		}
	}
	return t.line(item.Pos.Line)
}

// label is what a fact is called in the language of the document.
func (t *roadmapFacts) label(id string) string { return t.judge.shapes.Labels[id].In(string(t.lang)) }

// needed are all items that one depends on, directly and through others.
func (t *roadmapFacts) needed(id string) map[string]bool {
	t.prepare.Do(func() {
		t.before = map[string]map[string]bool{}
		for _, ids := range t.m.Waves() { // what an item needs lies in the waves before
			for _, id := range ids {
				all := map[string]bool{}
				for _, need := range t.m.Item(id).Needs {
					all[need] = true
					for further := range t.before[need] {
						all[further] = true
					}
				}
				t.before[id] = all
			}
		}
	})
	return t.before[id]
}
