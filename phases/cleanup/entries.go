package cleanup

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
)

// section is one list of the development index.
type section struct {
	name string
	list *[]specs.TechEntry
}

func sections(index *specs.DevelopmentIndex) []section {
	return []section{
		{"feature", &index.Feature},
		{"enhancement", &index.Enhancement},
		{"bugfix", &index.Bugfix},
		{"refactor", &index.Refactor},
		{"docs", &index.Docs},
	}
}

// alive are the ids of all sessions that there are.
func (s *scan) alive() map[string]bool {
	out := map[string]bool{}
	for _, one := range slices.Concat(s.Active, s.Archived) {
		out[one.ID] = true
	}
	for _, id := range slices.Concat(s.Known, s.Broken) {
		out[id] = true
	}
	return out
}

// entries finds entries of our own indexes about sessions that are gone.
func (s *scan) entries() error {
	alive := s.alive()
	listed, err := s.Ledger.Entries()
	if err != nil {
		return err
	}
	for _, entry := range listed {
		if id := entry.ID; id != "" && !alive[id] {
			s.add(Item{
				Path: manifestFile, Category: Entries, Type: "manifest_entry", Risk: Low, Action: Edit, ID: id,
				Reason: fmt.Sprintf("%s is not in the archive any more", id),
			})
		}
	}
	if s.tech == nil {
		return nil
	}
	seen := map[string]bool{}
	for _, sec := range sections(&s.tech.DevelopmentIndex) {
		for i := range *sec.list {
			e := &(*sec.list)[i]
			if e.SessionID == nil || *e.SessionID == "" || alive[*e.SessionID] || seen[*e.SessionID] {
				continue
			}
			seen[*e.SessionID] = true
			s.add(Item{
				Path: specs.TechFile, Category: Entries, Type: "index_entry", Risk: Medium, Action: Edit, ID: *e.SessionID,
				Reason: fmt.Sprintf("%s, of which “%s” was noted, is gone", *e.SessionID, e.Title),
			})
		}
	}
	return nil
}

// learnings reports rules that were learned from files which are gone. They are
// a person's: nothing but a person changes them.
func (s *scan) learnings() error {
	book, err := guidelines.Read(s.places())
	if err != nil {
		return err
	}
	for _, rule := range book.Rules() {
		if rule.Kind != guidelines.Learning || strings.HasPrefix(rule.Path, "~/") {
			continue
		}
		named := references(rule.Text)
		gone := s.missing(named)
		if len(named) > 0 && len(gone) == len(named) {
			s.add(Item{
				Path: rule.Path, Category: Documents, Type: "learning", Risk: High, Action: Report, Line: rule.Line,
				Reason: "learned from " + strings.Join(gone, ", ") + ", which is gone",
			})
		}
	}
	return nil
}

// documents reports papers whose references are broken.
func (s *scan) documents() error {
	for _, name := range s.Documents {
		data, err := s.Disk.ReadFile(filepath.Join(s.Root, name), 4<<20)
		if err != nil {
			continue // it is not there, or it is none of ours to complain about
		}
		named := references(string(data))
		gone := s.missing(named)
		percent := 0
		if len(named) > 0 {
			percent = 100 * len(gone) / len(named)
		}
		if len(named) >= s.DriftLeast && percent > s.DriftPercent {
			s.add(Item{
				Path: name, Category: Documents, Type: "document", Risk: High, Action: Report, SizeKB: int64(len(data)+1023) / 1024,
				Reason: fmt.Sprintf("%d of %d references are broken (%d %%): %s", len(gone), len(named), percent, strings.Join(gone[:min(3, len(gone))], ", ")),
			})
		}
	}
	return nil
}

// missing lists those of some paths that lead to nothing in the project.
func (s *scan) missing(paths []string) []string {
	var out []string
	for _, p := range paths {
		if _, err := os.Stat(filepath.Join(s.Root, filepath.FromSlash(p))); err != nil {
			out = append(out, p)
		}
	}
	return out
}

// references finds the paths of files of the project in a text: targets of links,
// and code spans that look like a path. Each once, in their order.
func references(text string) []string {
	var out []string
	add := func(p string) {
		p, _, _ = strings.Cut(p, "#")
		p = strings.TrimPrefix(strings.TrimSpace(p), "./")
		if p != "" && filepath.IsLocal(filepath.FromSlash(p)) && !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	for _, m := range regexp.MustCompile(`\]\(<?([^)\s>]+)`).FindAllStringSubmatch(text, -1) {
		if !strings.Contains(m[1], ":") {
			add(m[1])
		}
	}
	for _, m := range regexp.MustCompile("`([\\w.-]+(?:/[\\w.-]+)+\\.\\w{1,8})`").FindAllStringSubmatch(text, -1) {
		add(m[1])
	}
	return out
}
