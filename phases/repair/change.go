package repair

import (
	"bytes"
	"reflect"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/templates"
)

// change is what is different in one document, to be brought into texts of it:
// the file, and what counts as generated.
type change struct {
	s             *session.Session
	name          string
	before, after []byte
	titles        []templates.Words // of the derived sections
	restore       []templates.Words // of sections to put back
	derive        bool              // compute all derived sections anew, not only those that differ
}

func (w *work) changeOf(name string, after []byte) (*change, error) {
	shape, err := w.s.Set.Shape(string(w.docs[name].Kind()))
	if err != nil {
		return nil, err
	}
	c := &change{s: w.s, name: name, before: w.before[name], after: after, derive: w.derive[name], restore: w.restore[name]}
	derivedTitles(shape.Sections, &c.titles)
	return c, nil
}

// bring gives a text with the change in it. The frontmatter is changed key by
// key, derived sections are computed, the rest is merged. With careful a key
// that says something else than the document did before is left alone.
func (c *change) bring(text, base []byte, careful bool) (out []byte, clean bool, err error) {
	if out, err = c.front(text, careful); err != nil {
		return nil, false, err
	}
	for _, title := range c.restore {
		if sectionText(out, title) != nil {
			continue
		}
		if out, err = replaceSection(out, c.before, nil, title, true); err != nil {
			return nil, false, err
		}
	}
	rest := append(headOf(c.before), bodyOf(c.after)...)
	for _, title := range c.titles {
		if rest, err = replaceSection(rest, c.before, rest, title, false); err != nil {
			return nil, false, err
		}
	}
	if !bytes.Equal(rest, c.before) {
		if out, clean = c.s.Bring(c.name, out, c.before, rest); !clean {
			if out, clean = c.s.Bring(c.name, withoutBare(out, c.before), c.before, rest); !clean {
				return nil, false, nil
			}
		}
	}
	for _, title := range c.titles {
		if !c.derive && bytes.Equal(sectionText(c.before, title), sectionText(c.after, title)) {
			continue
		}
		if out, err = replaceSection(out, c.after, base, title, c.derive); err != nil {
			return nil, false, err
		}
	}
	return out, true, nil
}

// front sets the keys of the frontmatter that the change concerns.
func (c *change) front(text []byte, careful bool) ([]byte, error) {
	old, err := frontmatter.Parse(c.before)
	if err != nil {
		return nil, err
	}
	next, err := frontmatter.Parse(c.after)
	if err != nil {
		return nil, err
	}
	mine, err := frontmatter.Parse(text)
	if err != nil {
		return nil, err
	}
	for _, field := range next.Fields() {
		was, is := value(old, field.Key), value(next, field.Key)
		if reflect.DeepEqual(was, is) || careful && !reflect.DeepEqual(value(mine, field.Key), was) {
			continue
		}
		if err := mine.Set(field.Key, is); err != nil {
			return nil, err
		}
	}
	return mine.Bytes(), nil
}

// value is that of a key: a list of words where it is one, else as YAML has it.
func value(f *frontmatter.Front, key string) any {
	var list []string
	if f.Decode(key, &list) == nil {
		return list
	}
	var one any
	if f.Decode(key, &one) != nil {
		return nil
	}
	return one
}

func bodyOf(text []byte) []byte {
	_, body, _, _ := frontmatter.Split(text)
	return body
}

func headOf(text []byte) []byte { return bytes.Clone(text[:len(text)-len(bodyOf(text))]) }

// withoutBare takes out labels without a value and headings with nothing under
// them that the document, written anew, does not have: somebody emptied them,
// and what is put there brings them along.
func withoutBare(text, before []byte) []byte {
	known := map[string]bool{}
	for line := range bytes.Lines(before) {
		known[string(bytes.TrimSpace(line))] = true
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	var out []byte
	for i, line := range lines {
		trimmed := bytes.TrimSpace(line)
		label := bytes.HasPrefix(trimmed, []byte("- **")) && bytes.HasSuffix(trimmed, []byte("**"))
		if known[string(trimmed)] || !label && (!bytes.HasPrefix(trimmed, []byte("## ")) || !emptyBelow(lines[i+1:])) {
			out = append(out, line...)
		}
	}
	return out
}

// emptyBelow says whether nothing stands before the next heading or the end.
func emptyBelow(lines [][]byte) bool {
	for _, line := range lines {
		if trimmed := bytes.TrimSpace(line); len(trimmed) > 0 {
			return bytes.HasPrefix(trimmed, []byte("## "))
		}
	}
	return true
}
