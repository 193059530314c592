package gates

import (
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
)

// linkChecks are the checks of what points from one place to another.
func linkChecks() []check {
	return []check{
		{"link.target", linkTarget},
		{"link.anchor", linkAnchor},
		{"link.index", linkIndex},
		{"link.back", linkBack},
		{"trace.dangling", traceDangling},
		{"trace.source", traceSource},
	}
}

// local takes a link apart into the file it points to, relative to the
// package, and the fragment. ok is false for what leads out into the web.
func local(from, dest string) (file, fragment string, ok bool) {
	if scheme, _, found := strings.Cut(dest, ":"); found && scheme != "" && !strings.ContainsAny(scheme, "/#?.") && len(scheme) > 1 && scheme != "file" {
		return "", "", false
	}
	dest, fragment, _ = strings.Cut(dest, "#")
	if plain, err := url.PathUnescape(dest); err == nil {
		dest = plain
	}
	if dest == "" {
		return from, fragment, true
	}
	if strings.HasPrefix(dest, "/") || strings.HasPrefix(dest, "file:") || strings.Contains(dest, "\\") {
		return dest, fragment, true
	}
	return path.Join(path.Dir(from), dest), fragment, true
}

// target is where a link of a document leads, unless that is out into the web.
type target struct {
	file, fragment string
	dest           string // as written
	line           int
}

// targetsOf lists where the links of a document lead, found once.
func (f *facts) targetsOf(d *specs.Parsed) []target {
	return f.targets.get(d, func() []target {
		out := make([]target, 0, len(d.Markdown.Links))
		for _, l := range d.Markdown.Links {
			if file, fragment, ok := local(d.File, l.Dest); ok {
				out = append(out, target{file, fragment, l.Dest, l.Line})
			}
		}
		return out
	})
}

// exists says whether a relative path names something: in the package, or
// outside of it on disk.
func (f *facts) exists(file string) bool {
	if strings.HasPrefix(file, "/") || strings.HasPrefix(file, "file:") || strings.Contains(file, "\\") {
		return false // not relative: true on one machine only
	}
	if f.files[file] {
		return true
	}
	if !strings.HasPrefix(file, "../") || f.pkg.Dir == "" {
		return f.isFolder(file)
	}
	_, err := os.Stat(filepath.Join(f.pkg.Dir, filepath.FromSlash(file)))
	return err == nil
}

func (f *facts) isFolder(name string) bool {
	folders := f.folders.get(".", func() map[string]bool {
		out := map[string]bool{".": true}
		for file := range f.files { // any order gives the same set
			for dir := path.Dir(file); dir != "." && dir != "/"; dir = path.Dir(dir) {
				out[dir] = true
			}
		}
		return out
	})
	return folders[strings.TrimSuffix(name, "/")]
}

// linkTarget: every link is relative and leads somewhere.
func linkTarget(t *trial) {
	for _, d := range t.documents(false) {
		for _, l := range t.targetsOf(d) {
			t.perDocument(d, t.exists(l.file), place{d.File, l.line}, "item", l.dest)
		}
	}
}

// anchors lists the fragments that a document offers.
func (f *facts) anchors(file string) map[string]bool {
	return f.anchor.get(file, func() map[string]bool {
		d := f.byFile[file]
		if d == nil {
			return nil
		}
		out, seen := map[string]bool{}, map[string]int{}
		for _, b := range d.Markdown.Blocks {
			if b.Kind == markdown.Heading {
				out[markdown.Anchor(markdown.Plain(b.Text), seen)] = true
			}
		}
		return out
	})
}

// linkAnchor: the heading that a link names is there.
func linkAnchor(t *trial) {
	for _, d := range t.documents(false) {
		for _, l := range t.targetsOf(d) {
			if l.fragment == "" {
				continue
			}
			if known := t.anchors(l.file); known != nil {
				fragment := l.fragment
				if plain, err := url.PathUnescape(fragment); err == nil {
					fragment = plain
				}
				t.perDocument(d, known[fragment], place{d.File, l.line}, "item", l.dest)
			}
		}
	}
}

// indexDirs lists the folders that have an index.
func indexDirs() []string {
	return []string{specs.RequirementsDir, specs.ArchitectureDir, specs.EpicsDir}
}

// linksTo says whether a document links to a file.
func (f *facts) linksTo(d *specs.Parsed, file string) bool {
	return slices.ContainsFunc(f.targetsOf(d), func(l target) bool { return l.file == file })
}

// linkIndex: the index of a folder links every other document of it.
func linkIndex(t *trial) {
	for _, dir := range indexDirs() {
		index := t.byFile[path.Join(dir, specs.IndexFile)]
		if index == nil {
			continue
		}
		linked := map[string]bool{}
		for _, l := range t.targetsOf(index) {
			linked[l.file] = true
		}
		for _, d := range t.sortedFiles(dir) {
			t.that(linked[d.File], t.head(index.Doc), "item", path.Base(d.File))
		}
	}
}

// linkBack: every document of a folder links back to its index.
func linkBack(t *trial) {
	for _, dir := range indexDirs() {
		index := path.Join(dir, specs.IndexFile)
		for _, d := range t.sortedFiles(dir) {
			t.that(t.linksTo(d, index), t.section(d.Doc, "traces"), "item", path.Base(d.File))
		}
	}
}

// ref is the id of a reference that a person may have made a link.
func ref(id string) string {
	if strings.ContainsAny(id, "[`\\*") {
		return specs.Plain(id)
	}
	return id
}

// knows says whether an id names something in the package.
func (f *facts) knows(id string) bool {
	id = ref(id)
	return f.goals[id] || f.reqs[id] != nil || f.nfrs[id] != nil || f.adrs[id] != nil || f.epics[id] != nil || f.story[id] != nil
}

// traceDangling: every id that a document refers to names something.
func traceDangling(t *trial) {
	refer := func(ids []string, at place, from string) {
		for _, id := range ids {
			if id != "" {
				t.that(t.knows(id), at, "item", from, "other", short(id))
			}
		}
	}
	for _, r := range t.pkg.Requirements {
		refer(r.TracesTo, t.front(r, "traces_to"), r.ID)
	}
	for _, n := range t.pkg.NFRs {
		refer(n.TracesTo, t.front(n, "traces_to"), n.ID)
	}
	for _, a := range t.pkg.Decisions {
		refer(a.TracesTo, t.front(a, "traces_to"), a.ID)
	}
	for _, use := range t.designUses() {
		refer(use.ids, use.at, short(use.name))
	}
	for _, e := range t.pkg.Epics {
		refer(e.Requirements, t.front(e, "requirements"), e.ID)
		refer(e.Architecture, t.front(e, "architecture"), e.ID)
		refer(e.DependsOn, t.front(e, "dependencies"), e.ID)
		for _, s := range e.Stories {
			refer(slices.Concat(s.TracesTo, s.Needs), t.at(e, s.Pos.Line), s.ID)
		}
	}
}

// traceSource: lines that a document cites exist in the source. It looks at
// the source on disk, so a package that was never written is not asked.
func traceSource(t *trial) {
	text := t.source()
	if text == "" {
		return // a missing source is link.target
	}
	last := strings.Count(strings.TrimSuffix(text, "\n"), "\n") + 1
	for _, d := range t.documents(true) {
		t.judge.codec.EachSource(d.Doc, func(source *specs.Source, line int) {
			for _, r := range source.Lines {
				if r.From < 1 || r.To > last {
					t.report(t.severity, t.at(d.Doc, line), "item", source.Mark(), "count", itoa(last))
				}
			}
		})
	}
}
