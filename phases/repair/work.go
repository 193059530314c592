package repair

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// work is one turn over a package. Every document is written as it was before
// anything is mended, changed as a type, and written again at the end; only
// what differs between the two changes in its file. So the tables and links
// that follow from a mended document are right in all the others too.
type work struct {
	s       *session.Session
	text    map[string]templates.Words
	names   []string // documents in order
	docs    map[string]specs.Document
	before  map[string][]byte
	raw     map[string][]byte            // files that were changed as text
	derive  map[string]bool              // files whose derived sections are to be computed anew
	restore map[string][]templates.Words // headings of sections to put back, by file
	touched []string                     // files that the mender at work changes
	done    []deed
	fresh   *fresh
}

// deed is something mended, and in which files.
type deed struct {
	item  specs.Item
	files []string
}

func newWork(s *session.Session) (*work, error) {
	w := &work{
		s: s, docs: map[string]specs.Document{}, before: map[string][]byte{}, raw: map[string][]byte{}, derive: map[string]bool{},
		restore: map[string][]templates.Words{},
	}
	for _, doc := range s.Package.Documents() {
		switch doc.Kind() {
		case specs.KindReadiness, specs.KindSummary, specs.KindExport:
			continue // made anew whenever their phase runs
		}
		name := doc.Path()
		data, err := s.Codec.Render(doc, s.Package)
		if err != nil {
			return nil, err
		}
		w.names = append(w.names, name)
		w.docs[name], w.before[name] = doc, data
	}
	return w, s.Set.Decode("rules/repair-phrases.yaml", &w.text)
}

// say fills a sentence of the report; pairs are names and values in turn.
func (w *work) say(id string, pairs ...any) string {
	filled := make([]string, 0, len(pairs))
	for i, p := range pairs {
		if i%2 == 0 {
			filled = append(filled, fmt.Sprintf("{%v}", p))
			continue
		}
		filled = append(filled, fmt.Sprint(p))
	}
	return strings.NewReplacer(filled...).Replace(w.text[id].In(string(w.s.Lang())))
}

// at takes the place "file:line" of a finding apart.
func at(place string) (file string, line int) {
	i := strings.LastIndexByte(place, ':')
	if i < 0 {
		return place, 0
	}
	line, err := strconv.Atoi(place[i+1:])
	if err != nil {
		return place, 0
	}
	return place[:i], line
}

// touch says that a mender changes a document.
func (w *work) touch(doc specs.Document) { w.touched = append(w.touched, doc.Path()) }

// mend lets the menders loose on the findings, the errors first.
func (w *work) mend(ctx context.Context, findings []specs.FindingRow) error {
	for _, f := range findings {
		mend := menderOf(f.Rule)
		if mend == nil || f.Severity == string(gates.Info) {
			continue
		}
		w.touched = nil
		done, err := mend(ctx, w, f)
		if err != nil {
			return err
		}
		if done != "" {
			w.done = append(w.done, deed{specs.Item{Text: done, Source: specs.FromRule(f.Rule)}, w.touched})
		}
	}
	return nil
}

// find gives the document of a finding, nil when there is none.
func (w *work) find(f specs.FindingRow) (doc specs.Document, line int) {
	file, line := at(specs.Plain(f.Place))
	return w.docs[file], line
}

// rewrites gives every document that is different now, and forgets the deeds
// that could not be brought into a file because a person changed the very
// lines.
func (w *work) rewrites() ([]session.Rewrite, error) {
	var out []session.Rewrite
	written := map[string]bool{}
	for _, name := range w.names {
		r, changed, err := w.rewrite(name)
		if err != nil {
			return nil, err
		}
		if r != nil {
			out = append(out, *r)
		}
		written[name] = changed
	}
	w.done = slices.DeleteFunc(w.done, func(d deed) bool {
		return slices.ContainsFunc(d.files, func(name string) bool { return !written[name] })
	})
	return out, nil
}

// rewrite gives the new text of one file. A file that cannot be changed is read
// again as it stands.
func (w *work) rewrite(name string) (r *session.Rewrite, changed bool, err error) {
	mine, base := w.s.Text(name), w.s.Generated(name)
	after, err := w.s.Codec.Render(w.docs[name], w.s.Package)
	if err != nil {
		return nil, false, err
	}
	if w.raw[name] == nil && !w.derive[name] && len(w.restore[name]) == 0 && bytes.Equal(after, w.before[name]) {
		return nil, false, nil
	}
	c, err := w.changeOf(name, after)
	if err != nil {
		return nil, false, err
	}
	text := mine
	if w.raw[name] != nil {
		text = w.raw[name]
	}
	data, clean, err := c.bring(text, base, false)
	if err != nil {
		return nil, false, err
	}
	if !clean {
		return &session.Rewrite{Name: name, Data: mine}, false, nil
	}
	if string(data) == string(mine) {
		return nil, false, nil
	}
	if base != nil {
		if base, clean, err = c.bring(base, base, true); err != nil {
			return nil, false, err
		}
		if !clean {
			base = nil
		}
	}
	out, err := w.s.Replace(name, data, base)
	return &out, true, err
}
