package gates

import (
	"path"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// fileOf is the file that a document was read from, else the one it belongs in.
func (f *facts) fileOf(doc specs.Document) string {
	if p := f.parsed[doc]; p != nil {
		return p.File
	}
	return doc.Path()
}

// at is a line of a document; line 0 means its title.
func (f *facts) at(doc specs.Document, line int) place {
	if line > 0 {
		return place{f.fileOf(doc), line}
	}
	return f.head(doc)
}

// head is the title of a document, its first line when it has none.
func (f *facts) head(doc specs.Document) place {
	p := f.parsed[doc]
	switch {
	case p == nil:
		return place{doc.Path(), 0}
	case p.Sections["title"] > 0:
		return place{p.File, p.Sections["title"]}
	default:
		return place{p.File, 1}
	}
}

// front is the line of a frontmatter key, else the first line of the file.
func (f *facts) front(doc specs.Document, key string) place {
	p := f.parsed[doc]
	if p == nil || p.Front == nil {
		return place{f.fileOf(doc), min(1, len(f.parsed))}
	}
	return place{p.File, max(1, p.Front.Line(key))}
}

// section is the heading of the first of the sections that is there, else the
// title. A path is tried from its inside out: "problem/impact", then "problem".
func (f *facts) section(doc specs.Document, paths ...string) place {
	p := f.parsed[doc]
	if p != nil {
		for _, at := range paths {
			for ; at != "." && at != ""; at = path.Dir(at) {
				if line := p.Sections[at]; line > 0 {
					return place{p.File, line}
				}
			}
		}
	}
	return f.head(doc)
}

// home is the file that a phase's findings without a place belong to.
func (f *facts) home(phase string) string {
	switch phase {
	case "1":
		return specs.ConfigFile
	case "1.5":
		return specs.RefinedFile
	case "2":
		return specs.BriefFile
	case "3":
		return path.Join(specs.RequirementsDir, specs.IndexFile)
	case "4":
		return path.Join(specs.ArchitectureDir, specs.IndexFile)
	case "5":
		return path.Join(specs.EpicsDir, specs.IndexFile)
	case "6":
		return specs.ReadinessFile
	default:
		return specs.ExportFile
	}
}

// json is the line of a key in a JSON file of the package: its first line with
// the key, and from there the first with the value when one is given. Without
// the file at hand it is the whole file.
func (f *facts) json(file, key, value string) place {
	lines := f.lines.get(file, func() []string {
		data := f.text(file)
		if data == nil {
			return nil
		}
		return strings.Split(string(data), "\n")
	})
	if name := strings.TrimSuffix(strings.TrimPrefix(value, `"`), `"`); len(name) == len(value)-2 && !strings.ContainsAny(name, "\"\n") {
		return place{file, f.quoted.get(jsonKey{file, key}, func() quotedLines { return quotedIn(lines, key) }).of(name)}
	}
	at := 0
	for i, line := range lines {
		if at == 0 && strings.Contains(line, `"`+key+`"`) {
			at = i + 1
		}
		if at > 0 && (value == "" || strings.Contains(line, value)) {
			return place{file, i + 1}
		}
	}
	return place{file, at}
}

// jsonKey is a key of a JSON file of the package.
type jsonKey struct{ file, key string }

// quotedLines are the lines of a JSON file on which texts stand in quotes, for
// the first time from the line of a key on.
type quotedLines struct {
	key   int
	lines map[string]int
}

// of is the line of a text, that of the key when it stands nowhere.
func (q quotedLines) of(text string) int {
	if line := q.lines[text]; line > 0 {
		return line
	}
	return q.key
}

func quotedIn(lines []string, key string) quotedLines {
	out := quotedLines{lines: map[string]int{}}
	for i, line := range lines {
		if out.key == 0 && strings.Contains(line, `"`+key+`"`) {
			out.key = i + 1
		}
		if out.key == 0 {
			continue
		}
		parts := strings.Split(line, `"`)
		for _, text := range parts[1:max(1, len(parts)-1)] {
			if out.lines[text] == 0 {
				out.lines[text] = i + 1
			}
		}
	}
	return out
}
