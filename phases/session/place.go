package session

import (
	"bytes"
	"encoding/json"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/merge"
	"github.com/overtone-cli/overtone/specs/problem"
)

// version is one side of a file, which may not be there.
type version struct {
	data  []byte
	there bool
}

// place decides what a file becomes and returns it: the fresh text where nobody
// edited it, a three-way merge where somebody did. Where both changed the same
// lines, and where nothing tells what was generated, the person's text stays
// and the new one goes to a .rej file beside it.
func (s *Session) place(p *Prepared, name string, mine, base version, fresh []byte) []byte {
	p.bases[name] = fresh
	switch {
	case !mine.there:
		p.writes[name] = fresh
		return fresh
	case bytes.Equal(mine.data, fresh):
		return fresh
	case !base.there && bytes.Equal(essence(name, mine.data), essence(name, fresh)):
		p.bases[name] = mine.data
		return mine.data
	case !base.there:
		s.conflict(p, name, fresh, merge.Lines(nil, mine.data, fresh))
		return mine.data
	}
	result := s.merge(name, base.data, mine.data, fresh)
	s.conflict(p, name, fresh, result)
	if !bytes.Equal(result.Merged, mine.data) {
		p.writes[name] = result.Merged
	}
	return result.Merged
}

// rejected ends the name of the file beside another one that holds the text which
// could not be taken over.
const rejected = ".rej"

// conflict notes the text that could not be taken over, behind what still waits
// from an earlier run. What the phase generated last time, too, is not new: it
// differs from what counts as generated because it was mended since, or because
// that was lost, and the person has seen it.
func (s *Session) conflict(p *Prepared, name string, fresh []byte, result merge.Result) {
	if len(result.Conflicts) == 0 || s.saidBefore(p.phase, name, fresh) {
		return
	}
	p.Conflicts = append(p.Conflicts, name)
	p.clashes[name] = result.Conflicts
	waiting, err := s.read(name + rejected)
	if err != nil {
		waiting = nil // there is none, or nothing that could be read from it
	}
	p.rejects[name+rejected] = merge.RejFile(name, result.Conflicts, waiting)
}

// saidBefore tells whether a text is what a phase generated for a file the last
// time.
func (s *Session) saidBefore(phase Phase, name string, fresh []byte) bool {
	record := RecordOf(s.Package.Config, phase.ID())
	return record != nil && slices.Contains(record.Outputs, hash(name, essence(name, fresh)))
}

// merge brings a person's edits and the fresh text together: Markdown by its
// items and the lines inside them, the rest by lines. A result that can no
// longer be read, such as JSON with a comma too few, is not used: then all that
// is new is a conflict.
func (s *Session) merge(name string, base, mine, fresh []byte) merge.Result {
	if rest, marked := bytes.CutPrefix(mine, []byte(byteOrderMark)); marked { // an editor's habit, no edit
		unmarked := func(text []byte) []byte { return bytes.TrimPrefix(text, []byte(byteOrderMark)) }
		result := s.merge(name, unmarked(base), rest, unmarked(fresh))
		result.Merged = append([]byte(byteOrderMark), result.Merged...)
		return result
	}
	if n := bytes.Count(mine, []byte("\n")); n > 0 && n == bytes.Count(mine, []byte("\r\n")) { // another one
		result := s.merge(name, base, bytes.ReplaceAll(mine, []byte("\r\n"), []byte("\n")), fresh)
		result.Merged = bytes.ReplaceAll(result.Merged, []byte("\n"), []byte("\r\n"))
		return result
	}
	var result merge.Result
	if strings.HasSuffix(name, ".md") {
		result = merge.Items(base, mine, fresh, specs.Cut)
	} else {
		result = merge.Lines(base, mine, fresh)
	}
	if bytes.Equal(result.Merged, mine) || s.readable(name, result.Merged) {
		return result
	}
	return merge.Lines(nil, mine, fresh)
}

func (s *Session) readable(name string, data []byte) bool {
	if specs.KindAt(name) != "" {
		_, err := s.Codec.Parse(name, data)
		return err == nil
	}
	_, err := s.decode(name, data)
	return err == nil
}

// decode reads a JSON file of the package; take makes it part of Package, so
// that later phases see what a person wrote into it.
func (s *Session) decode(name string, data []byte) (take func(), err error) {
	switch name {
	case specs.DiscoveryFile:
		d := &specs.Discovery{}
		return func() { s.Package.Discovery = d }, json.Unmarshal(data, d)
	case specs.RefinedFile:
		r := &specs.Refined{}
		return func() { s.Package.Refined = r }, json.Unmarshal(data, r)
	case specs.GlossaryFile:
		g := &specs.Glossary{}
		return func() { s.Package.Glossary = g }, json.Unmarshal(data, g)
	}
	if strings.HasSuffix(name, ".json") {
		var any any
		return func() {}, json.Unmarshal(data, &any)
	}
	return func() {}, nil
}

// keepName lets an item keep its file when its title has changed but a person
// edited the file: the edits belong to the item, not to its name. A file that a
// person renamed keeps the person's name.
func (s *Session) keepName(p *Prepared, doc specs.Document) {
	was := doc.Path()
	id, slug := named(doc)
	if slug == nil {
		return
	}
	dir, _ := path.Split(doc.Path())
	if _, there := s.files[doc.Path()]; there {
		return
	}
	for _, old := range s.Package.Documents() {
		oldID, oldSlug := named(old)
		at := old.Path()
		if oldSlug == nil || oldID != id || path.Dir(at)+"/" != dir {
			continue
		}
		mine, there := s.files[at]
		base, known := s.base[at]
		_, renamed := s.base[doc.Path()] // what was generated under that name stands under another one
		if there && (renamed || !known || !bytes.Equal(essence(at, base), essence(at, mine))) {
			*slug = *oldSlug
		}
		if renamed && !known {
			p.renamed[at] = was
		}
		return
	}
}

// named gives the id of an item and where the slug of its file is kept, nil for
// a document that has a fixed name.
func named(doc specs.Document) (id string, slug *string) {
	switch d := doc.(type) {
	case *specs.Requirement:
		return d.ID, &d.Slug
	case *specs.NFR:
		return d.ID, &d.Slug
	case *specs.ADR:
		return d.ID, &d.Slug
	case *specs.Epic:
		return d.ID, &d.Slug
	}
	return "", nil
}

// dropVanished removes documents that an earlier run of the phase generated,
// that this one does not, and that nobody edited since.
func (s *Session) dropVanished(p *Prepared) {
	if s.Package.Config == nil || len(p.out.Docs) == 0 {
		return
	}
	wanted := map[string]bool{}
	for _, d := range p.out.Docs {
		wanted[d.Path()] = true
	}
	for _, record := range s.Package.Config.PhasesCompleted {
		if record.Phase != p.phase.ID() {
			continue
		}
		for _, o := range record.Outputs {
			mine, exists := s.files[o.Name]
			if wanted[o.Name] || !exists || specs.KindAt(o.Name) == "" {
				continue
			}
			if base, known := s.base[o.Name]; known && bytes.Equal(essence(o.Name, base), essence(o.Name, mine)) {
				p.removals = append(p.removals, o.Name)
				s.Package.Remove(o.Name)
				continue
			}
			s.Warn(problem.New("state.kept", "nothing asks for this document any more, but it was edited by hand").
				At(s.fileAt(o.Name), 0).Mend("delete it, or list it in what it belongs to"))
		}
	}
}
