package intents

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
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

// Tag names an intent where it is dealt with.
type Tag struct {
	Number  int
	Status  Status // empty for a plain one
	Rest    string // what stands behind the status
	Defers  bool
	Line    int
	Section int
	alone   bool // nothing stands beside it, in its section or below that
}

// Odd is a comment that looks like a tag and is none.
type Odd struct {
	Text string
	Line int
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
		if err != nil {
			return err
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

// tags finds the tags of a block that do not stand in code.
func (a *Artifact) tags(at int, b *markdown.Block, empty bool) {
	text := outsideCode(b.Text)
	for from := 0; ; {
		start := strings.Index(text[from:], "<!--")
		if start < 0 {
			return
		}
		start += from
		end := strings.Index(text[start:], "-->")
		if end < 0 {
			return
		}
		end += start
		line := b.Line + strings.Count(text[:start], "\n")
		inner := strings.TrimSpace(text[start+len("<!--") : end])
		from = end + len("-->")
		rest, is := cutWord(inner, "intent")
		if !is {
			continue
		}
		tag, ok := parseTag(rest)
		if !ok {
			a.Odd = append(a.Odd, Odd{inner, line})
			continue
		}
		tag.Line, tag.Section, tag.alone = line, at, empty && strings.TrimSpace(bare(b.Text)) == ""
		if b.Kind == markdown.Heading {
			tag.alone = empty
		}
		a.Tags = append(a.Tags, tag)
	}
}

// cutWord takes a word and the colon behind it off a comment, in any letter case.
func cutWord(inner, word string) (rest string, found bool) {
	if len(inner) < len(word) || !strings.EqualFold(inner[:len(word)], word) {
		return "", false
	}
	return strings.CutPrefix(strings.TrimLeft(inner[len(word):], " "), ":")
}

// parseTag reads what stands behind "intent:": a number, perhaps a status or
// "deferred", and what that needs.
func parseTag(rest string) (Tag, bool) {
	number, rest, _ := strings.Cut(strings.TrimSpace(rest), " ")
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 {
		return Tag{}, false
	}
	tag := Tag{Number: n}
	word, behind, _ := strings.Cut(strings.TrimSpace(rest), ":")
	word = strings.TrimSpace(word)
	status, known := parseStatus(word)
	switch {
	case word == "":
		return tag, true
	case strings.EqualFold(word, "deferred"):
		tag.Defers = true
	case known && status != Missed:
		tag.Status = status
	default:
		return Tag{}, false
	}
	tag.Rest = strings.TrimSpace(behind)
	return tag, true
}

// bare is a text without its comments.
func bare(text string) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(text, "<!--")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		_, behind, closed := strings.Cut(rest, "-->")
		if !closed {
			return out.String()
		}
		text = behind
	}
}

// outsideCode blanks what stands in backticks, so that an example of a tag is
// none; line ends stay.
func outsideCode(text string) string {
	if !strings.Contains(text, "`") {
		return text
	}
	out := []byte(text)
	for i := 0; i < len(out); {
		if out[i] != '`' {
			i++
			continue
		}
		n := 1
		for i+n < len(out) && out[i+n] == '`' {
			n++
		}
		end := closing(text, i+n, n)
		if end < 0 {
			i += n
			continue
		}
		for j := i; j < end; j++ {
			if out[j] != '\n' {
				out[j] = ' '
			}
		}
		i = end
	}
	return string(out)
}

// closing is the offset behind the run of exactly n backticks that ends code,
// -1 without one.
func closing(text string, from, n int) int {
	for i := from; i < len(text); {
		if text[i] != '`' {
			i++
			continue
		}
		run := 1
		for i+run < len(text) && text[i+run] == '`' {
			run++
		}
		if run == n {
			return i + run
		}
		i += run
	}
	return -1
}
