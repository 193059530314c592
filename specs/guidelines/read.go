package guidelines

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// Read reads every rule file that holds for a project. A folder or a file that
// cannot be read, and a field that cannot be used, is a warning that names it:
// the other rules are read all the same. The error is kept for what makes any
// answer wrong: a project folder that is not there.
func Read(p Places) (*Book, error) {
	if info, err := os.Stat(p.Root); err != nil || !info.IsDir() {
		return nil, problem.New("input.not_a_folder", "the project folder is not there").At(p.Root, 0).Mend("name a folder that exists")
	}
	book := &Book{Files: []File{}}
	for _, one := range p.list(&book.Warnings) {
		file, found := readFound(one)
		if file != nil {
			book.Files = append(book.Files, *file)
		}
		book.Warnings = append(book.Warnings, found...)
	}
	book.finish()
	return book, nil
}

// list names every rule file, and what is wrong with their folders.
func (p Places) list(warnings *[]Warning) []selection.Found {
	var all []selection.Found
	for _, folder := range selection.Folders(p.Root, p.Home) {
		files, err := folder.Files(p.bounds(folder.Scope))
		if err != nil {
			*warnings = append(*warnings, problem.Wrap(plainCause(err), "guidelines.unreadable", "the folder cannot be read").
				At(folder.Shown, 0).Mend("make it readable, or move it away"))
			continue
		}
		if folder.Legacy && len(files) > 0 {
			*warnings = append(*warnings, problem.New("guidelines.legacy_folder", "rules of an older tool are read from this folder").
				At(folder.Shown, 0).Mend("move its files to %s when no other tool needs them here", p.heir(folder)))
		}
		all = append(all, files...)
	}
	return all
}

// bounds is the folder that links of a scope must not lead out of. A person's
// own files may be links to wherever they keep them.
func (p Places) bounds(scope string) string {
	if scope == ScopeGlobal {
		return ""
	}
	return p.Root
}

// heir is the folder that takes the place of one of older tools.
func (p Places) heir(legacy selection.Folder) string {
	for _, folder := range selection.Folders(p.Root, p.Home) {
		if !folder.Legacy && folder.Dimension == legacy.Dimension && folder.Scope == legacy.Scope {
			return folder.Shown
		}
	}
	return legacy.Shown
}

// plainCause is an error of the system without the path, which the warning names.
func plainCause(err error) error {
	var inner *fs.PathError
	if errors.As(err, &inner) {
		return inner.Err
	}
	return err
}

// readFound reads one file, or says why it is not read.
func readFound(one selection.Found) (*File, []Warning) {
	refuse := func(why string) (*File, []Warning) {
		return nil, []Warning{problem.New("guidelines.unreadable", "no rule of this file holds: %s", why).
			At(one.Shown, 0).Mend("make it a readable text file in UTF-8 inside the project, of 1 MiB at most")}
	}
	if one.Problem != "" {
		return refuse(one.Problem)
	}
	src, err := os.ReadFile(one.Path)
	switch {
	case err != nil:
		return refuse(plainCause(err).Error())
	case !utf8.Valid(src) || bytes.IndexByte(src, 0) >= 0:
		return refuse("it is no text in UTF-8")
	}
	file, found := parse(one, src)
	return file, found
}

// parse reads one file that is there.
func parse(one selection.Found, src []byte) (*File, []Warning) {
	file := &File{
		Path: one.Shown, Dimension: Dimension(one.Folder.Dimension), Scope: one.Folder.Scope,
		Legacy: one.Folder.Legacy, Keywords: []string{},
	}
	body, line, at, found := readFront(file, src)
	file.Body = string(body)
	doc := markdown.Parse(body, line)
	file.Rules = rulesOf(file, doc)
	if file.Title == "" {
		file.Title = titleOf(file, doc)
	}
	file.entry = entryOf(file, one, src, found)
	file.entry.Sections = sectionsOf(doc, at)
	return file, found
}

// titleOf is the title of a file without one: its first heading of the highest
// level, else its name.
func titleOf(file *File, doc *markdown.Document) string {
	for _, s := range doc.Sections() {
		if s.Level == 1 && s.Title != "" {
			return fold(s.Title)
		}
	}
	name := path.Base(file.Path)
	return strings.TrimSuffix(name, filepath.Ext(name))
}

// kindOf is what the rules of a file are when their lines do not say it.
func kindOf(file *File) Kind {
	name := strings.ToLower(path.Base(file.Path))
	switch {
	case strings.Contains(name, "constraint"), strings.HasPrefix(name, "quality"):
		return Constraint
	case strings.HasPrefix(name, "learning"):
		return Learning
	}
	return Convention
}

// rulesOf reads the list items of a body as rules. An item that only announces
// the items inside it ("Naming:") is none, nor is one that is quoted.
func rulesOf(file *File, doc *markdown.Document) []Rule {
	rules := []Rule{}
	kind, section := kindOf(file), ""
	for i, b := range doc.Blocks {
		if b.Kind == markdown.Heading && !b.Quoted && b.Depth == 0 {
			section = fold(markdown.Plain(b.Text))
		}
		if b.Kind != markdown.Item || b.Quoted || announces(doc.Blocks, i) {
			continue
		}
		it := readItem(b.Text)
		if it.text == "" {
			continue
		}
		rule := Rule{
			ID: it.id, Dimension: file.Dimension, Scope: file.Scope, Kind: kind, Topic: it.topic, Text: it.text,
			Section: section, Date: it.date, Path: file.Path, Line: b.Line,
		}
		if it.learning {
			rule.Kind = Learning
		}
		rules = append(rules, rule)
	}
	return rules
}

func announces(blocks []markdown.Block, i int) bool {
	text := strings.TrimRight(strings.TrimSpace(blocks[i].Text), "*_")
	return (strings.HasSuffix(text, ":") || strings.HasSuffix(text, "：")) &&
		i+1 < len(blocks) && blocks[i+1].Kind == markdown.Item && blocks[i+1].Depth > blocks[i].Depth
}

// finish gives an id to every rule that has no mark, names ids that are given
// twice, and drops copies: a file of an older tool that was moved and left
// behind too holds nothing new.
func (b *Book) finish() {
	newest := map[string]bool{}
	for _, f := range b.Files {
		newest[string(f.Dimension)+f.entry.Hash] = newest[string(f.Dimension)+f.entry.Hash] || !f.Legacy
	}
	kept := b.Files[:0]
	for _, f := range b.Files {
		if f.Legacy && newest[string(f.Dimension)+f.entry.Hash] {
			continue
		}
		kept = append(kept, f)
	}
	b.Files = kept
	seen := map[string]Rule{}
	for i := range b.Files {
		for j := range b.Files[i].Rules {
			b.identify(&b.Files[i].Rules[j], seen)
		}
	}
}

func (b *Book) identify(rule *Rule, seen map[string]Rule) {
	if first, twice := seen[rule.ID]; twice && rule.ID != "" {
		b.Warnings = append(b.Warnings, problem.New("guidelines.same_id", "%s is the id of another rule too, on %s:%d", rule.ID, first.Path, first.Line).
			At(rule.Path, rule.Line).Mend("take the mark <!-- %s --> away from one of them", rule.ID))
		rule.ID = ""
	}
	if rule.ID == "" {
		rule.ID = hashed(rule.Text)
		return
	}
	seen[rule.ID] = *rule
}

// length is how many characters a body has.
func length(body string) int { return utf8.RuneCountInString(strings.TrimSpace(body)) }
