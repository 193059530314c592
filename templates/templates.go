// Package templates holds what people may want to change without touching
// code: the document templates, the table of sections and headings in every
// language, knowledge packs, lexicons and rule tables. All of it is embedded,
// may be overridden file by file in a project's .workflow/templates, and is
// parsed on first use.
package templates

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"
	"sync"
	"text/template"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates/plainyaml"
)

//go:embed shapes.yaml docs all:lexicons packs all:rules
var embedded embed.FS

// The largest tables are there as text as well: what is decoded of them shares the bytes of
// the program, which holds them once, where a file of embedded is copied each time it is read.
var (
	//go:embed rules/engine-phrases.yaml
	phrasesText string
	//go:embed rules/engine-checks.yaml
	checksText string
	//go:embed rules/engine-design-phrases.yaml
	designText string
	//go:embed rules/decision-drivers.yaml
	driversText string
)

// builtIn is the text of a built-in data file.
func builtIn(name string) (string, error) {
	switch name {
	case "rules/engine-phrases.yaml":
		return phrasesText, nil
	case "rules/engine-checks.yaml":
		return checksText, nil
	case "rules/engine-design-phrases.yaml":
		return designText, nil
	case "rules/decision-drivers.yaml":
		return driversText, nil
	}
	data, err := fs.ReadFile(embedded, name)
	return string(data), err
}

// Set is one consistent view of the data files: the embedded ones with a
// project's overrides on top. It is safe for use by several goroutines.
type Set struct {
	over fs.FS
	dir  string // shown in messages

	shapesOnce sync.Once
	shapes     *ShapeTable
	shapesErr  error

	packsOnce sync.Once
	packs     []Pack
	packsErr  error

	headsOnce sync.Once
	heads     []Pack
	headsErr  error

	mu   sync.Mutex
	docs map[string]*template.Template

	shared sync.Map // of *once, by name and type; see Shared
}

// New makes a set. over holds overriding files under the same names as the
// embedded ones ("docs/requirement.md.tmpl") and may be nil; dir is the path
// by which messages name it.
func New(over fs.FS, dir string) *Set {
	return &Set{over: over, dir: dir, docs: map[string]*template.Template{}}
}

// Read gives a data file, the project's own when there is one, and the name by
// which messages call it. It fails with input.template when the file cannot be
// read.
func (s *Set) Read(name string) (data []byte, shown string, err error) {
	text, shown, err := s.text(name)
	return []byte(text), shown, err
}

// text is Read for those who change nothing in it.
func (s *Set) text(name string) (text, shown string, err error) {
	if s.over != nil {
		data, err := fs.ReadFile(s.over, name)
		if err == nil {
			return string(data), path.Join(s.dir, name), nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return "", "", problem.Wrap(err, "input.template", "the override cannot be read").
				At(path.Join(s.dir, name), 0).Mend("make the file readable, or move it away to use the built-in one")
		}
	}
	if text, err = builtIn(name); err != nil {
		return "", "", problem.Wrap(err, "internal.template", "no data file %q", name)
	}
	return text, name, nil
}

// Overridden says whether a project overrides the named file.
func (s *Set) Overridden(name string) bool {
	if s.over == nil {
		return false
	}
	_, err := fs.Stat(s.over, name)
	return err == nil
}

// Decode reads a YAML data file into out. Unknown keys and wrong types are
// input.template problems that name the file and the line.
func (s *Set) Decode(name string, out any) error {
	text, shown, err := s.text(name)
	if err != nil {
		return err
	}
	return s.decode(text, name, shown, out)
}

// decode reads the text of a data file. The built-in files, shown by their own
// name, are plain: they need the YAML library only when they are not right. A
// project's own files always go through the library.
func (s *Set) decode(text, name, shown string, out any) error {
	if shown == name && plainyaml.Decode(text, out) {
		return nil
	}
	dec := yaml.NewDecoder(strings.NewReader(text))
	dec.KnownFields(true)
	if err := dec.Decode(out); err != nil {
		return problem.Wrap(err, "input.template", "the data file is not valid").
			At(shown, yamlLine(err)).Mend("correct the lines named, or move the file away to use the built-in one")
	}
	return nil
}

// yamlLine takes the first line out of a message of the YAML package, such as
// "yaml: line 3: …", and is 0 when it names none.
func yamlLine(err error) int {
	_, rest, found := strings.Cut(err.Error(), "line ")
	digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	line, parseErr := strconv.Atoi(rest[:digits])
	if !found || parseErr != nil {
		return 0
	}
	return line
}

// Execute runs the document template of a kind ("docs/KIND.md.tmpl") with the
// functions that the caller binds for this one run.
func (s *Set) Execute(kind string, funcs template.FuncMap, data any) ([]byte, error) {
	t, shown, err := s.document(kind, funcs)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := t.Funcs(funcs).Execute(&out, data); err != nil {
		return nil, problem.Wrap(err, "input.template", "the template does not run").
			At(shown, lineOf(err)).Mend("correct the template, or move it away to use the built-in one")
	}
	return out.Bytes(), nil
}

// lineOf takes the line out of a message of the template package, such as
// "template: adr:3: unexpected }", and is 0 when it names none.
func lineOf(err error) int {
	parts := strings.SplitN(err.Error(), ":", 4)
	if len(parts) < 3 {
		return 0
	}
	line, err := strconv.Atoi(parts[2])
	if err != nil {
		return 0
	}
	return line
}

// document parses a template once and hands out a copy, so that functions can
// be bound to a run without a race.
func (s *Set) document(kind string, funcs template.FuncMap) (*template.Template, string, error) {
	name := path.Join("docs", kind+".md.tmpl")
	data, shown, err := s.Read(name)
	if err != nil {
		return nil, "", err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.docs[kind]
	if t == nil {
		t, err = template.New(kind).Funcs(funcs).Option("missingkey=error").Parse(string(data))
		if err != nil {
			return nil, "", problem.Wrap(err, "input.template", "the template cannot be parsed").
				At(shown, lineOf(err)).Mend("correct the template, or move it away to use the built-in one")
		}
		s.docs[kind] = t
	}
	clone, err := t.Clone()
	return clone, shown, err
}

// OverrideHash is the sha256 over all overriding files, empty without any.
func (s *Set) OverrideHash() string {
	if s.over == nil {
		return ""
	}
	h := sha256.New()
	found := false
	err := fs.WalkDir(s.over, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		data, err := fs.ReadFile(s.over, name)
		if err != nil {
			return err
		}
		found = true
		_, err = fmt.Fprintf(h, "%s\x00%s\x00", name, data)
		return err
	})
	if err != nil {
		return "unreadable" // changes again, and so makes stale, when it can be read
	}
	if !found {
		return ""
	}
	return hex.EncodeToString(h.Sum(nil))
}
