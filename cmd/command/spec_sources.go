package command

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// Bounds of looking for files: a person chooses among dozens, and waits for no
// walk through a whole disk.
const (
	mostSources = 200
	mostVisited = 20000
	deepest     = 5
	peekBytes   = 1 << 20 // of a file that is read in full while one walks through the list
	peekLines   = 24
	mostListed  = 15 // where they are listed line by line
)

// sources are the files that a specification can be made from, as a person
// chooses among them.
type sources struct {
	app   *App
	found []string // of the project, the likely ones first; nil before they were looked for
	seen  map[string][]interview.Fact
}

// ask lets a person choose a file and gives the argument that names it.
func (f *sources) ask(ctx context.Context, person interview.Asker) (string, error) {
	if err := f.find(); err != nil {
		return "", err
	}
	options := f.suggest("")
	q := interview.Question{
		ID: "file", Kind: interview.Choice, Lang: f.app.locale(), Options: options[:min(len(options), mostListed)],
		Prompt:  say("Which file?", "哪个文件？"),
		Why:     say("It is copied and never changed; every requirement is traced to its lines.", "文件会被复制，原件不变；每条需求都会追溯到其行号。"),
		Else:    say("a path", "路径"),
		Suggest: f.suggest, Peek: f.peek,
		Check: func(values []string) error { return f.check(strings.TrimSpace(strings.Join(values, ""))) },
	}
	if len(options) > 0 {
		q.Default = []string{options[0].ID}
	}
	a, err := person.Ask(ctx, q)
	if err != nil {
		return "", err
	}
	return "@" + f.named(strings.TrimSpace(a.First())), nil
}

// named is a file as the command line would name it: ~ is the home folder, and
// an @ before it says nothing more.
func (f *sources) named(typed string) string {
	typed = strings.TrimPrefix(typed, "@")
	if rest, ok := strings.CutPrefix(typed, "~"); ok && f.app.env.Home != "" && (rest == "" || os.IsPathSeparator(rest[0])) {
		return f.app.env.Home + rest
	}
	return typed
}

// check refuses what the reader of sources refuses.
func (f *sources) check(typed string) error {
	_, _, err := f.app.readIdea("@" + f.named(typed))
	return err
}

// find looks for Markdown and text files of the project.
func (f *sources) find() error {
	if f.found != nil {
		return nil
	}
	project, err := f.app.Project()
	if err != nil {
		return err
	}
	homes, err := f.app.packageHomes()
	if err != nil {
		return err
	}
	f.found = []string{}
	visited := 0
	_ = filepath.WalkDir(project.Root, func(at string, e fs.DirEntry, err error) error {
		visited++
		switch {
		case visited > mostVisited || len(f.found) >= mostSources:
			return fs.SkipAll
		case err != nil: // what cannot be read is not offered
			return fs.SkipDir
		case at == project.Root:
		case e.IsDir():
			rel, err := filepath.Rel(project.Root, at)
			if err != nil || strings.Count(rel, string(filepath.Separator)) >= deepest || foreign(e.Name()) ||
				slices.Contains(homes, at) || isFile(filepath.Join(at, specs.ConfigFile)) {
				return fs.SkipDir
			}
		case e.Type().IsRegular() && !readsAs(e.Name()).None() && !strings.HasPrefix(e.Name(), "."):
			f.found = append(f.found, f.relative(at))
		}
		return nil
	})
	slices.SortStableFunc(f.found, func(a, b string) int {
		return cmp.Or(cmp.Compare(unlikely(a), unlikely(b)), cmp.Compare(strings.Count(a, "/"), strings.Count(b, "/")), cmp.Compare(a, b))
	})
	return nil
}

// foreign tells the folders in which nobody keeps requirements.
func foreign(name string) bool {
	switch name {
	case "node_modules", "vendor", "target", "dist", "build", "__pycache__":
		return true
	}
	return strings.HasPrefix(name, ".")
}

// readsAs is what a file is read as by its name, none for what is no document.
func readsAs(name string) templates.Words {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".md", ".markdown":
		return say("Markdown", "Markdown")
	case ".txt":
		return say("plain text", "纯文本")
	}
	return templates.Words{}
}

// unlikely puts the papers that every project has and what tests need behind
// the others, and those that are called after what they are for before them.
func unlikely(path string) int {
	for folder := range strings.SplitSeq(filepath.Dir(path), "/") {
		switch folder {
		case "test", "tests", "testdata", "fixtures":
			return 3
		}
	}
	name := strings.ToLower(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)))
	for _, word := range []string{"prd", "requirement", "idea", "brief", "vision", "proposal", "需求", "产品", "方案"} {
		if strings.Contains(name, word) {
			return 0
		}
	}
	switch name {
	case "readme", "changelog", "license", "contributing", "code_of_conduct", "security", "notice", "agents", "claude":
		return 2
	}
	return 1
}

// relative is a path as seen from where the person stands.
func (f *sources) relative(at string) string {
	if dir, err := f.app.Dir(); err == nil {
		if rel, err := filepath.Rel(dir, at); err == nil {
			return filepath.ToSlash(rel)
		}
	}
	return filepath.ToSlash(at)
}

// suggest gives the files whose names hold what is typed, or those that a path
// leads to.
func (f *sources) suggest(typed string) []interview.Option {
	name := f.named(strings.TrimSpace(typed))
	if strings.HasPrefix(name, ".") || strings.ContainsRune(name, '/') || strings.ContainsRune(name, filepath.Separator) {
		if below := f.below(name); len(below) > 0 {
			return below
		}
	}
	var out []interview.Option
	for _, path := range f.found {
		if strings.Contains(strings.ToLower(path), strings.ToLower(name)) {
			out = append(out, f.option(path))
		}
	}
	return out
}

// below completes a path: folders first, then documents, then the rest.
func (f *sources) below(name string) []interview.Option {
	folder, begin := "", name
	if i := strings.LastIndexAny(name, "/"+string(filepath.Separator)); i >= 0 {
		folder, begin = name[:i+1], name[i+1:]
	}
	full, err := f.app.Path(folder)
	if err != nil {
		return nil
	}
	entries, err := os.ReadDir(full)
	if err != nil {
		return nil
	}
	var groups [3][]interview.Option
	for _, e := range entries[:min(len(entries), mostVisited)] {
		hidden := strings.HasPrefix(e.Name(), ".") && !strings.HasPrefix(begin, ".")
		if hidden || !strings.HasPrefix(strings.ToLower(e.Name()), strings.ToLower(begin)) {
			continue
		}
		path := folder + e.Name()
		switch {
		case isFolder(filepath.Join(full, e.Name())):
			groups[0] = append(groups[0], interview.Option{ID: path + "/", Leads: true})
		case !readsAs(path).None():
			groups[1] = append(groups[1], f.option(path))
		default:
			groups[2] = append(groups[2], f.option(path))
		}
	}
	return slices.Concat(groups[0], groups[1], groups[2])
}

// option is a file with its size and kind.
func (f *sources) option(path string) interview.Option {
	o := interview.Option{ID: path}
	full, err := f.app.Path(path)
	if err != nil {
		return o
	}
	info, err := os.Stat(full)
	if err != nil {
		return o
	}
	o.Description = say(sizeText(info.Size()), sizeText(info.Size()))
	if kind := readsAs(path); !kind.None() {
		o.Description = say(sizeText(info.Size())+", "+kind.In("en"), sizeText(info.Size())+"，"+kind.In("zh"))
	}
	return o
}

// sizeText is a number of bytes as people read it.
func sizeText(bytes int64) string {
	switch {
	case bytes >= 1<<20:
		return fmt.Sprintf("%.1f MB", float64(bytes)/(1<<20))
	case bytes >= 1<<10:
		return fmt.Sprintf("%.1f KB", float64(bytes)/(1<<10))
	}
	return fmt.Sprintf("%d B", bytes)
}

// peek shows how a file begins, or why it cannot be taken.
func (f *sources) peek(path string) []interview.Fact {
	if facts, ok := f.seen[path]; ok {
		return facts
	}
	facts := f.look(path)
	if f.seen == nil {
		f.seen = map[string][]interview.Fact{}
	}
	f.seen[path] = facts
	return facts
}

func (f *sources) look(path string) []interview.Fact {
	full, err := f.app.Path(f.named(path))
	if err != nil || isFolder(full) {
		return nil
	}
	refused := func(err error) []interview.Fact {
		p := problem.From(err)
		return []interview.Fact{{Label: say("cannot be taken", "无法采用"), Value: strings.TrimSpace(p.Message + "\n" + p.Fix)}}
	}
	info, err := os.Stat(full)
	if err == nil && info.Mode().IsRegular() && info.Size() > peekBytes {
		return []interview.Fact{{Label: say("size", "大小"), Value: sizeText(info.Size())}} // read when it is taken
	}
	src, err := session.ReadFile(full, path, peekBytes)
	if err != nil {
		return refused(err)
	}
	var begin []string
	lines := strings.Split(strings.TrimSpace(src.Text), "\n")
	for _, line := range lines {
		if line = strings.TrimSpace(console.Clean(line)); line != "" && len(begin) < peekLines {
			begin = append(begin, line)
		}
	}
	return []interview.Fact{
		{Label: say("lines", "行数"), Value: fmt.Sprint(len(lines))},
		{Label: say("begins", "开头"), Value: strings.Join(begin, "\n")},
	}
}
