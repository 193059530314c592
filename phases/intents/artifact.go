package intents

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Bounds on artifacts.
const (
	mostArtifact  = 8 << 20
	mostArtifacts = 2000
)

// Artifact is one Markdown file, section by section.
type Artifact struct {
	File     string // as findings name it
	Sections []Section
	Tags     []Tag
	Odd      []Odd

	path string // absolute
}

// Section is a heading and what stands below it, up to the next heading.
type Section struct {
	Heading string
	Anchor  string
	Line    int
	words   []string // keywords, sorted
	empty   bool     // neither it nor what is below it says anything
}

// ReadArtifact reads a Markdown file, or all of a folder but those below source,
// which hold what was asked, and below hidden folders. Links are not followed.
// Errors: input.missing, input.no_artifact, input.bad_artifact, input.too_large.
func ReadArtifact(d *disk.Disk, name string, shown func(string) string) ([]*Artifact, error) {
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, problem.New("input.missing", "there is no such file or folder").At(name, 0).Mend("name a Markdown file, or a folder with some")
	case err != nil:
		return nil, problem.Wrap(err, "storage.failed", "it cannot be looked at").At(name, 0)
	}
	files := []string{name}
	if info.IsDir() {
		if files, err = markdownIn(name); err != nil {
			return nil, err
		}
	}
	var out []*Artifact
	for _, file := range files {
		data, err := d.ReadFile(file, mostArtifact)
		if err != nil {
			return nil, err
		}
		if bytes.IndexByte(data, 0) >= 0 {
			return nil, problem.New("input.bad_artifact", "this is no text").At(file, 0).Mend("name a Markdown file")
		}
		out = append(out, parse(file, shown(file), bytes.ToValidUTF8(data, []byte("�"))))
	}
	return out, nil
}

// markdownIn lists the Markdown files of a folder, sorted.
func markdownIn(dir string) ([]string, error) {
	var out []string
	err := filepath.WalkDir(dir, func(file string, e fs.DirEntry, err error) error {
		if err != nil { // what cannot be read may hold what is looked for
			return problem.Wrap(err, "storage.failed", "the folder cannot be read").At(file, 0)
		}
		if e.IsDir() && file != dir && (strings.HasPrefix(e.Name(), ".") || e.Name() == "source") {
			return filepath.SkipDir
		}
		if ext := strings.ToLower(filepath.Ext(e.Name())); e.Type().IsRegular() && (ext == ".md" || ext == ".markdown") {
			out = append(out, file)
		}
		if len(out) > mostArtifacts {
			return problem.New("input.too_large", "the folder holds more than %d Markdown files", mostArtifacts).At(dir, 0).Mend("name those that are meant")
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if len(out) == 0 {
		return nil, problem.New("input.no_artifact", "the folder holds no Markdown").At(dir, 0).Mend("name the files that were written")
	}
	return out, nil
}

// parse cuts a file into sections and finds its tags.
func parse(path, shown string, data []byte) *Artifact {
	a := &Artifact{File: shown, path: path}
	_, body, line, _ := frontmatter.Split(data)
	doc := markdown.Parse(body, line)
	seen := map[string]int{}
	for _, b := range doc.Blocks { // numbers behind anchors count all headings
		if b.Kind == markdown.Heading && (b.Quoted || b.Depth > 0) {
			continue
		}
		if b.Kind == markdown.Heading {
			title := markdown.Plain(bare(b.Text))
			a.Sections = append(a.Sections, Section{Heading: title, Anchor: markdown.Anchor(title, seen), Line: b.Line})
		}
	}
	at := 0
	for _, top := range doc.Sections() {
		top.Walk(func(s *markdown.Section) bool {
			if s.Heading < 0 {
				a.Sections = append([]Section{{Line: s.Line}}, a.Sections...)
			}
			a.section(at, s, doc)
			at++
			return true
		})
	}
	return a
}

// section takes the words and the tags of a section.
func (a *Artifact) section(at int, s *markdown.Section, doc *markdown.Document) {
	own := &a.Sections[at]
	own.empty = !says(s)
	var text strings.Builder
	text.WriteString(own.Heading + "\n")
	if s.Heading >= 0 {
		a.tags(at, &doc.Blocks[s.Heading], own.empty)
	}
	for i := range s.Blocks {
		b := &s.Blocks[i]
		if b.Kind != markdown.Fence {
			text.WriteString(bare(b.Text) + "\n")
			a.tags(at, b, own.empty)
		}
	}
	own.words = wording.Keywords(text.String())
}

// says whether a section says anything, below its heading or further down.
func says(s *markdown.Section) bool {
	found := false
	s.Walk(func(one *markdown.Section) bool {
		for i := range one.Blocks {
			if b := &one.Blocks[i]; b.Kind != markdown.Heading && b.Kind != markdown.Rule && strings.TrimSpace(bare(b.Text)) != "" {
				found = true
			}
		}
		return !found
	})
	return found
}
