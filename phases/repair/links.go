package repair

import (
	"bytes"
	"context"
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// mendLink points a broken link to the file that now has the item's id, or to
// the file that lost only its folder in the link. The line is changed as text,
// because a person may have written it. A link that fits nothing stays, with a
// question beside it, unless computing the section anew puts it right.
func mendLink(ctx context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, line := w.find(f)
	if doc == nil {
		return "", nil
	}
	file := doc.Path()
	data := w.raw[file]
	if data == nil {
		data = w.s.Text(file)
	}
	lines := bytes.SplitAfter(data, []byte("\n"))
	if line < 1 || line > len(lines) {
		return "", nil
	}
	text := string(lines[line-1])
	broken := ""
	for _, dest := range destinations(text) {
		target := w.target(path.Dir(file), dest)
		if target == dest {
			continue
		}
		if target == "" {
			broken = dest
			continue
		}
		lines[line-1] = []byte(strings.ReplaceAll(text, "]("+dest+")", "]("+target+")"))
		w.touch(doc)
		w.raw[file] = bytes.Join(lines, nil)
		return w.say("link", "from", dest, "to", target, "file", file), nil
	}
	if w.computed(file, line) {
		return mendDerived(ctx, w, f)
	}
	if broken == "" {
		return "", nil
	}
	return w.askAbout(doc, file, w.say("ask_link", "file", file, "link", broken)), nil
}

// computed says whether a line of a file stands in a derived section.
func (w *work) computed(file string, line int) bool {
	shape, err := w.s.Set.Shape(string(w.docs[file].Kind()))
	if err != nil {
		return false
	}
	var titles []templates.Words
	derivedTitles(shape.Sections, &titles)
	p := parse(w.s.Text(file))
	for _, title := range titles {
		s, _, _ := findSection(p.top, title)
		if s == nil {
			continue
		}
		last := s.Line + strings.Count(p.slice(s.Start, s.End), "\n")
		if line > s.Line && line < last {
			return true
		}
	}
	return false
}

// destinations lists the relative link targets of a line.
func destinations(line string) []string {
	var out []string
	for {
		i := strings.Index(line, "](")
		if i < 0 {
			return out
		}
		line = line[i+2:]
		end := strings.IndexByte(line, ')')
		if end < 0 {
			return out
		}
		if dest := line[:end]; !strings.Contains(dest, "://") && !strings.HasPrefix(dest, "mailto:") {
			out = append(out, dest)
		}
		line = line[end:]
	}
}

// target finds the file that a destination must have meant: the destination
// itself when that is right, empty when nothing or too much fits.
func (w *work) target(dir, dest string) string {
	name, anchor, hasAnchor := strings.Cut(dest, "#")
	if plain, err := url.PathUnescape(name); err == nil {
		name = plain
	}
	full := path.Join(dir, name)
	if name == "" || slices.Contains(w.s.Package.Files, full) {
		return dest
	}
	var fits []string
	for _, file := range w.s.Package.Files {
		if sameItem(path.Base(file), path.Base(name)) {
			fits = append(fits, file)
		}
	}
	if len(fits) != 1 {
		return ""
	}
	to := fits[0]
	if dir != "." {
		if path.Dir(to) == dir {
			to = path.Base(to)
		} else {
			to = "../" + to
		}
	}
	if hasAnchor {
		to += "#" + anchor
	}
	return to
}

// sameItem says whether two file names belong to the same thing: the same
// name, or the same item id in front.
func sameItem(a, b string) bool {
	if a == b && a != specs.IndexFile {
		return true
	}
	ia, ib := itemID(a), itemID(b)
	return ia != "" && ia == ib
}

func itemID(name string) string {
	parts := strings.Split(strings.TrimSuffix(name, ".md"), "-")
	for n := min(3, len(parts)); n >= 2; n-- {
		if id := strings.Join(parts[:n], "-"); specs.IsID(id) {
			return id
		}
	}
	return ""
}
