package guidelines

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// Unloaded looks for what a person may think is loaded and is not: files in
// folders that are not read, with another ending, old formats, and files that
// cannot be told apart or that no question can meet.
func Unloaded(p Places, book *Book) []Warning {
	var found []Warning
	folders := selection.Folders(p.Root, p.Home)
	for _, f := range folders {
		if !f.Legacy || !nested(folders, f) {
			found = append(found, beside(f, folders)...)
		}
	}
	found = append(found, p.strays()...)
	return append(found, unclear(book)...)
}

// nested says whether a folder lies in another one that is read.
func nested(all []selection.Folder, f selection.Folder) bool {
	return slices.ContainsFunc(all, func(o selection.Folder) bool { return strings.HasPrefix(f.Dir, o.Dir+string(filepath.Separator)) })
}

func never(file, format string, args ...any) *problem.Problem {
	return problem.New("guidelines.never_loaded", "it is never loaded: "+format, args...).At(file, 0)
}

// beside names what lies in a folder of rules and is passed over.
func beside(f selection.Folder, folders []selection.Folder) []Warning {
	list, err := os.ReadDir(f.Dir)
	if err != nil {
		return nil // what cannot be read is said when rules are read
	}
	var found []Warning
	for _, entry := range list {
		name := entry.Name()
		shown := f.Shown + "/" + name
		switch {
		case strings.HasPrefix(name, "."):
		case entry.IsDir():
			known := func(o selection.Folder) bool { return o.Dir == filepath.Join(f.Dir, name) }
			if !slices.ContainsFunc(folders, known) {
				found = append(found, inner(f, shown, filepath.Join(f.Dir, name))...)
			}
		case !strings.EqualFold(filepath.Ext(name), ".md"):
			found = append(found, never(shown, "its name does not end in .md").Mend("rename it to end in .md, or move it away"))
		}
	}
	return found
}

// mostInner bounds how many files of one folder inside are named.
const mostInner = 20

func inner(f selection.Folder, shown, dir string) []Warning {
	var found []Warning
	_ = filepath.WalkDir(dir, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || len(found) >= mostInner {
			return fs.SkipAll // naming some of them is enough
		}
		if !entry.IsDir() && strings.EqualFold(filepath.Ext(at), ".md") {
			rel, _ := filepath.Rel(dir, at) // at lies below dir
			found = append(found, never(shown+"/"+filepath.ToSlash(rel), "folders inside %s are not read", f.Shown).Mend("move it to %s", f.Shown))
		}
		return nil
	})
	return found
}

// strays names rule files in folders that look right, and rules in old formats.
func (p Places) strays() []Warning {
	var found []Warning
	for _, place := range []struct{ base, shown, rel, to string }{
		{p.Root, "", ".overtone/specs", ".overtone/specs/personal"},
		{p.Root, "", ".overtone/personal", ".overtone/specs/personal"},
		{p.Root, "", ".overtone", ".overtone/specs/personal"},
		{p.Root, "", ".workflow", ".workflow/specs"},
		{p.Root, "", ".workflow/personal", ".overtone/specs/personal"},
		{p.Root, "", "specs", ".workflow/specs"},
		{p.Home, "~/", ".overtone", "~/.overtone/specs/personal"},
		{p.Home, "~/", ".overtone/specs", "~/.overtone/specs/personal"},
		{p.Home, "~/", ".overtone/personal", "~/.overtone/specs/personal"},
	} {
		if place.base == "" {
			continue
		}
		list, _ := os.ReadDir(filepath.Join(place.base, filepath.FromSlash(place.rel))) // one that is missing has nothing
		for _, entry := range list {
			file := filepath.Join(place.base, filepath.FromSlash(place.rel), entry.Name())
			if entry.Type().IsRegular() && strings.EqualFold(filepath.Ext(file), ".md") && looksLikeRules(file) {
				found = append(found, never(place.shown+place.rel+"/"+entry.Name(), "this folder is not read for rules").Mend("move it to %s", place.to))
			}
		}
	}
	for _, old := range []string{".workflow/project-guidelines.json", "project-guidelines.json"} {
		if info, err := os.Stat(filepath.Join(p.Root, filepath.FromSlash(old))); err == nil && info.Mode().IsRegular() {
			found = append(found, never(old, "rules in JSON are not read").Mend("take them over with `overtone guidelines import %s`", old))
		}
	}
	return found
}

// looksLikeRules says whether a file has frontmatter of a rule file.
func looksLikeRules(file string) bool {
	info, err := os.Stat(file)
	if err != nil || info.Size() > 1<<20 {
		return false
	}
	src, err := os.ReadFile(file)
	if err != nil {
		return false
	}
	front, err := frontmatter.Parse(src)
	return err == nil && (front.Has("readMode") || front.Has("dimension") && front.Has("category"))
}

// unclear names files that share a title, and optional ones without keywords.
func unclear(book *Book) []Warning {
	var found []Warning
	titles := map[string]string{}
	for _, f := range book.Files {
		key := string(f.Dimension) + "\n" + strings.ToLower(f.Title)
		if first, twice := titles[key]; twice {
			found = append(found, problem.New("guidelines.same_title", "%q is the title of %s too", f.Title, first).
				At(f.Path, 0).Mend("give one of them another title"))
		} else {
			titles[key] = f.Path
		}
		if !f.Required && len(f.Keywords) == 0 && len(f.Rules) > 0 {
			found = append(found, problem.New("guidelines.no_keywords", "it is optional and has no keywords, so only its title and headings can be met").
				At(f.Path, 0).Mend("add keywords: [one, two] to its frontmatter, or readMode: required"))
		}
	}
	return found
}
