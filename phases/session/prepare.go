package session

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/merge"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Prepared is a phase's output in the form in which it will stand on disk.
type Prepared struct {
	phase     Phase
	out       *Output
	writes    map[string][]byte // documents and files, by path
	bases     map[string][]byte // what was generated, by path
	removals  []string
	rejects   map[string][]byte // conflicts, by path of the .rej file
	clashes   map[string][]merge.Conflict
	renamed   map[string]string // the name under which a file was generated that a person has renamed
	Conflicts []string          // files whose new text a person's edit kept out
	Parsed    []*specs.Parsed   // the phase's documents as they will be read back
}

// Prepare renders a phase's documents, merges them with what people edited
// since they were last generated, and puts the result into Package, so that
// gates and later phases see what will be on disk. Nothing is written yet.
func (s *Session) Prepare(phase Phase, out *Output) (*Prepared, error) {
	p := &Prepared{phase: phase, out: out, writes: map[string][]byte{}, bases: map[string][]byte{}, rejects: map[string][]byte{}, clashes: map[string][]merge.Conflict{}, renamed: map[string]string{}}
	for _, doc := range out.Docs {
		s.keepName(p, doc)
	}
	s.dropVanished(p)
	var docs []specs.Document
	for _, doc := range out.Docs {
		gone, err := s.deleted(doc.Path())
		if err != nil {
			return nil, err
		}
		if gone {
			continue
		}
		s.stampDocument(phase, doc)
		s.Package.Put(doc)
		docs = append(docs, doc)
	}
	s.Package.SortItems()
	for _, doc := range docs {
		if err := s.prepareDocument(p, doc); err != nil {
			return nil, err
		}
	}
	for _, f := range out.Files {
		if err := s.prepareFile(p, f); err != nil {
			return nil, err
		}
	}
	if err := s.rewrite(p, out.Rewrites); err != nil {
		return nil, err
	}
	if out.Promote != "" {
		if err := s.promote(p, out.Promote); err != nil {
			return nil, err
		}
	}
	s.listFiles(p)
	return p, nil
}

// Clashes are the places of a file in which a person's edit kept new text out.
func (p *Prepared) Clashes(name string) []merge.Conflict { return p.clashes[name] }

// stampDocument fills the common frontmatter of a new document.
func (s *Session) stampDocument(phase Phase, doc specs.Document) {
	meta := doc.Header()
	meta.SessionID, meta.Lang, meta.GeneratedAt, meta.Version = s.ID(), s.Lang(), s.Stamp(), 1
	if meta.Status == "" {
		meta.Status = specs.StatusDraft
	}
	meta.Phase = phaseNumber(phase.ID())
	meta.StepsCompleted = []string{phase.Name()}
	if doc.Kind() != specs.KindEpic {
		meta.Dependencies = s.expand(phase.Inputs())
	}
}

// phaseNumber is the whole number in a phase id: 1.5 and 6.5 belong to 1 and 6.
func phaseNumber(id string) int {
	if id == "" || id[0] < '0' || id[0] > '9' {
		return 0
	}
	return int(id[0] - '0')
}

// expand turns the inputs of a phase into the files that are there: a folder
// is represented by its index.
func (s *Session) expand(inputs []string) []string {
	var out []string
	for _, in := range inputs {
		name := in
		if strings.HasSuffix(in, "/") {
			name = path.Join(in, specs.IndexFile)
		}
		if _, there := s.files[name]; there {
			out = append(out, name)
		}
	}
	return out
}

// current is what stands in a file right now: a person may have saved it since
// the package was read.
func (s *Session) current(name string) (mine []byte, exists bool, err error) {
	if s.rehearsal != nil { // what the phases before wrote is nowhere else
		mine, exists = s.files[name]
		return mine, exists, nil
	}
	mine, err = s.read(name)
	if errors.Is(err, fs.ErrNotExist) {
		s.drop(name)
		return nil, false, nil
	}
	if err != nil {
		return nil, false, err
	}
	for _, known := range [][]byte{s.base[name], s.files[name]} {
		if bytes.Equal(mine, known) {
			mine = known // one copy of what nobody has edited
			break
		}
	}
	s.keep(name, mine)
	return mine, true, nil
}

// deleted says whether a person took a generated file away: it stays away,
// unless the package needs it.
func (s *Session) deleted(name string) (bool, error) {
	if _, known := s.base[name]; !known || s.needs(name) {
		return false, nil
	}
	_, exists, err := s.current(name)
	return !exists, err
}

func (s *Session) prepareDocument(p *Prepared, doc specs.Document) error {
	name := doc.Path()
	mine, exists, err := s.current(name)
	if err != nil {
		return err
	}
	fresh, err := s.Codec.Render(doc, s.Package)
	if err != nil {
		return err
	}
	base, known := s.base[name]
	if was, renamed := p.renamed[name]; renamed && !known {
		base, known = s.base[was]
	}
	born := base
	if known {
		base = s.likeNow(base, mine)
	}
	if exists || known {
		if fresh, err = keepStamp(name, fresh, pick(known, base, mine), s.Finished); err != nil {
			return err
		}
	}
	parsed, err := s.Codec.Parse(name, s.place(p, name, version{mine, exists}, version{base, known}, fresh))
	if err != nil {
		return s.inPackage(err)
	}
	if known && bytes.Equal(fresh, base) {
		p.bases[name] = born // nothing was generated anew
	}
	s.adopt(p, parsed)
	return nil
}

// adopt makes a parsed document part of the package.
func (s *Session) adopt(p *Prepared, parsed *specs.Parsed) {
	s.Package.Put(parsed.Doc)
	s.remember(parsed)
	p.Parsed = append(p.Parsed, parsed)
}

// inPackage names the whole path of a file of the package.
func (s *Session) inPackage(err error) error {
	p := problem.From(err)
	return p.At(s.fileAt(p.File), p.Line)
}

// fileAt is where a file of the package lies, as problems name it.
func (s *Session) fileAt(name string) string { return path.Join(filepath.ToSlash(s.Dir), name) }

func pick(known bool, base, mine []byte) []byte {
	if known {
		return base
	}
	return mine
}

// prepareFile places a file that is no document. The source is a copy of what
// the user gave: it is replaced, never merged.
func (s *Session) prepareFile(p *Prepared, f File) error {
	mine, exists, err := s.current(f.Name)
	if err != nil {
		return err
	}
	if f.Name == specs.SourceFile {
		p.writes[f.Name] = f.Data
		return nil
	}
	base, known := s.base[f.Name]
	if known && !exists && !s.needs(f.Name) {
		return nil // a person deleted it: it stays deleted
	}
	fresh := f.Data
	if old := pick(known, base, mine); (exists || known) && bytes.Equal(essence(f.Name, old), essence(f.Name, fresh)) {
		fresh = old // nothing was said anew: it keeps its dates
	}
	final := s.place(p, f.Name, version{mine, exists}, version{base, known}, fresh)
	take, err := s.decode(f.Name, final)
	if err != nil {
		return problem.Wrap(err, "input.json", "the file cannot be read").At(s.fileAt(f.Name), 0).
			Mend("correct it, or take it from version control")
	}
	take()
	return nil
}

// remember files what was read from a document, in the order of the files.
func (s *Session) remember(parsed *specs.Parsed) {
	i, found := slices.BinarySearchFunc(s.Package.Parsed, parsed.File, func(p *specs.Parsed, f string) int { return strings.Compare(p.File, f) })
	if found {
		s.Package.Parsed[i] = parsed
		return
	}
	s.Package.Parsed = slices.Insert(s.Package.Parsed, i, parsed)
}

// listFiles makes Package.Files what it will be when the package is read again.
func (s *Session) listFiles(p *Prepared) {
	s.list(specs.ConfigFile)
	s.list(specs.AnswersFile)
	for name := range p.writes {
		s.list(name)
	}
	for name := range p.rejects {
		s.list(name)
	}
}

// WillHold tells of files that the running phase is going to write, so that
// whoever judges the package before that does not miss them.
func (s *Session) WillHold(names ...string) {
	for _, name := range names {
		s.list(name)
	}
}

func (s *Session) list(name string) {
	if i, found := slices.BinarySearch(s.Package.Files, name); !found {
		s.Package.Files = slices.Insert(s.Package.Files, i, name)
	}
}
