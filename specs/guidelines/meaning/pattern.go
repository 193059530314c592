package meaning

import (
	"fmt"
	"strings"
)

// pattern is one wording of a kind of statement.
type pattern struct {
	make string
	root node
	text string
}

// node is a part of a pattern.
type node struct {
	kind nodeKind
	list []node // of a sequence, or the choices
	word string // of a literal, the kind of a slot, or the name of a flag
	name string // of a slot
}

type nodeKind uint8

const (
	sequence nodeKind = iota + 1
	choice
	literal
	slot
	flag
)

// compiler turns the text of patterns into nodes.
type compiler struct {
	macros map[string]string
	tools  map[string]*terms // slots besides those that are always there
	open   []string          // macros under way
}

func (r *Reader) loadPatterns() error {
	c := &compiler{macros: r.file.Macros, tools: r.tools}
	for _, s := range r.file.Statements {
		for _, text := range append(append([]string(nil), s.En...), s.Zh...) {
			root, err := c.compile(text)
			if err != nil {
				return fmt.Errorf("%s: %q: %w", s.Make, text, err)
			}
			r.statements = append(r.statements, pattern{make: s.Make, root: root, text: text})
		}
	}
	for _, text := range r.file.Prefixes.all() {
		root, err := c.compile(text)
		if err != nil {
			return fmt.Errorf("prefixes: %q: %w", text, err)
		}
		r.prefixes = append(r.prefixes, root)
	}
	return nil
}

func (c *compiler) compile(text string) (node, error) {
	p := &patternText{c: c, text: text}
	n, err := p.choices(0)
	if err == nil && p.at < len(p.text) {
		err = fmt.Errorf("unexpected %q", p.text[p.at:])
	}
	return n, err
}

// patternText is a pattern that is being read.
type patternText struct {
	c    *compiler
	text string
	at   int
}

// choices reads up to the closing bracket, or to the end when it is 0.
func (p *patternText) choices(closing byte) (node, error) {
	out := node{kind: choice}
	seq := node{kind: sequence}
	for {
		if p.at >= len(p.text) {
			if closing != 0 {
				return out, fmt.Errorf("%q is missing", closing)
			}
			break
		}
		ch := p.text[p.at]
		if ch == closing && closing != 0 {
			break
		}
		if ch == '|' {
			p.at++
			out.list = append(out.list, seq)
			seq = node{kind: sequence}
			continue
		}
		n, err := p.item(ch)
		if err != nil {
			return out, err
		}
		seq.list = append(seq.list, n...)
	}
	out.list = append(out.list, seq)
	if len(out.list) == 1 {
		return seq, nil
	}
	return out, nil
}

func (p *patternText) item(ch byte) ([]node, error) {
	switch {
	case ch == ' ':
		p.at++
		return nil, nil
	case ch == '(' || ch == '[':
		p.at++
		closing := byte(')')
		if ch == '[' {
			closing = ']'
		}
		n, err := p.choices(closing)
		if err != nil {
			return nil, err
		}
		p.at++
		if ch == '[' {
			if n.kind != choice {
				n = node{kind: choice, list: []node{n}}
			}
			n.list = append(n.list, node{kind: sequence})
		}
		return []node{n}, nil
	case ch == '<' && p.at+1 < len(p.text) && isLower(p.text[p.at+1]):
		return p.slot()
	case ch == '{':
		end := strings.IndexByte(p.text[p.at:], '}')
		if end < 0 {
			return nil, fmt.Errorf("} is missing")
		}
		name := p.text[p.at+1 : p.at+end]
		p.at += end + 1
		return []node{{kind: flag, word: name}}, nil
	case ch == '@':
		return p.macro()
	}
	return p.literals()
}

func (p *patternText) slot() ([]node, error) {
	end := strings.IndexByte(p.text[p.at:], '>')
	if end < 0 {
		return nil, fmt.Errorf("> is missing")
	}
	name, kind, both := strings.Cut(p.text[p.at+1:p.at+end], ":")
	if !both {
		kind = name
	}
	if !knownSlot(kind) && p.c.tools[kind] == nil {
		return nil, fmt.Errorf("there is no slot %q", kind)
	}
	p.at += end + 1
	return []node{{kind: slot, word: kind, name: name}}, nil
}

func (p *patternText) macro() ([]node, error) {
	start := p.at + 1
	for p.at++; p.at < len(p.text) && (isLower(p.text[p.at]) || p.text[p.at] == '_'); {
		p.at++
	}
	name := p.text[start:p.at]
	body, ok := p.c.macros[name]
	for _, open := range p.c.open {
		ok = ok && open != name
	}
	if !ok {
		return nil, fmt.Errorf("macro %q is missing or holds itself", name)
	}
	p.c.open = append(p.c.open, name)
	n, err := p.c.compile(body)
	p.c.open = p.c.open[:len(p.c.open)-1]
	return []node{n}, err
}

// literals reads words up to the next sign of the pattern language. An
// apostrophe and what stands in names belongs to a word.
func (p *patternText) literals() ([]node, error) {
	start := p.at
	for p.at++; p.at < len(p.text) && strings.IndexByte(" ()[]|{@", p.text[p.at]) < 0; p.at++ {
		if p.text[p.at] == '<' && p.at+1 < len(p.text) && isLower(p.text[p.at+1]) {
			break
		}
	}
	var out []node
	for _, t := range cut(p.text[start:p.at]) {
		out = append(out, node{kind: literal, word: t.lower})
	}
	return out, nil
}

func isLower(c byte) bool { return c >= 'a' && c <= 'z' }
