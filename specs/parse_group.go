package specs

import (
	"reflect"
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

func (p *parser) readGroup(v reflect.Value, children []*markdown.Section) {
	for _, s := range children {
		e := reflect.New(v.Type().Elem()).Elem()
		p.readElement(e, s)
		v.Set(reflect.Append(v, e))
	}
}

func (p *parser) readElement(e reflect.Value, s *markdown.Section) {
	pl := p.codec.plan(e.Type())
	heading := p.heading(s)
	switch first := e.Field(pl.headings[0]); {
	case len(pl.headings) > 1:
		id, title, ok := strings.Cut(heading, ": ")
		if !ok && !IsID(heading) && !IsRoadmapItem(heading) {
			id, title = "", heading
		}
		first.SetString(strings.TrimSpace(id))
		e.Field(pl.headings[1]).SetString(strings.TrimSpace(title))
	case first.Kind() == reflect.String: // a number is counted, not read
		first.SetString(heading)
	}
	for _, b := range pl.sections {
		field := e.Field(b.index)
		switch b.body {
		case "fact":
			p.readFact(b, field, s.Blocks)
		case "fence", "syntax":
			readFence(b, field, s.Blocks)
		case "story", "prose":
			p.decode(b, field, s.Blocks, nil)
		default:
			for _, child := range s.Children {
				if p.codec.shapes.Labels[b.path].Is(child.Title) {
					p.decode(b, field, child.Blocks, child.Children)
				}
			}
		}
	}
	p.defaultSource(pl, e)
	setPos(pl, e, s.Line)
}

// readFact finds the item "**Label:** value" of a label in any language.
func (p *parser) readFact(b binding, v reflect.Value, blocks []markdown.Block) {
	for _, block := range blocks {
		if block.Kind != markdown.Item {
			continue
		}
		label, value, ok := strings.Cut(strings.TrimPrefix(oneLine(block.Text), "**"), ":**")
		if ok && p.codec.shapes.Labels[b.path].Is(label) {
			p.setCell(b, v, value)
			return
		}
	}
}
