package intents

import (
	"net/url"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/wording"
)

func place(a *Artifact, section, line int, by string, keywords []string) Place {
	s := &a.Sections[section]
	if line == 0 {
		line = s.Line
	}
	return Place{File: a.File, Line: line, Anchor: s.Anchor, Heading: s.Heading, By: by, Overlap: float64(int(100*wording.Overlap(keywords, s.words))) / 100}
}

// resolve finds the section that file#anchor names: in an artifact, or in another
// Markdown file of the project. Why says what is wrong with it.
func (c *Cover) resolve(where string, keywords []string) (found Place, why string) {
	name, anchor, cut := strings.Cut(where, "#")
	if plain, err := url.PathUnescape(anchor); err == nil {
		anchor = plain
	}
	if !cut || strings.TrimSpace(anchor) == "" {
		return found, "names no heading behind #"
	}
	candidates := c.Artifacts
	if name = strings.TrimSpace(name); name != "" {
		one := c.file(name)
		if one == nil {
			return found, "is no Markdown file of the project"
		}
		candidates = []*Artifact{one}
	}
	for _, a := range candidates {
		for at := range a.Sections {
			s := &a.Sections[at]
			if s.Anchor == "" || !strings.EqualFold(s.Anchor, strings.TrimSpace(anchor)) {
				continue
			}
			if s.empty {
				return found, "names a section in which nothing stands"
			}
			return place(a, at, 0, "claim", keywords), ""
		}
	}
	return found, "names no heading that is there"
}

// file is the Markdown file that a name means, seen from the file of intents or
// from the project; nil when there is none in the project.
func (c *Cover) file(name string) *Artifact {
	for _, from := range []string{c.list.folder, c.Root} {
		full := filepath.Join(from, filepath.FromSlash(name))
		if filepath.IsAbs(name) {
			full = filepath.Clean(name)
		}
		for _, a := range c.Artifacts {
			if a.path == full {
				return a
			}
		}
		if known, is := c.other[full]; is {
			return known
		}
		rel, err := filepath.Rel(c.Root, full)
		if err != nil || !filepath.IsLocal(rel) || !strings.EqualFold(filepath.Ext(full), ".md") {
			continue
		}
		real, err := disk.ContainResolved(c.Root, filepath.ToSlash(rel))
		if err != nil {
			continue
		}
		all, err := ReadArtifact(c.Disk, real, func(string) string { return c.Shown(full) })
		if err != nil || len(all) != 1 {
			continue
		}
		c.other[full] = all[0]
		return all[0]
	}
	var called []*Artifact // by its name alone, when only one is called so
	for _, a := range c.Artifacts {
		if strings.HasSuffix("/"+filepath.ToSlash(a.path), "/"+strings.TrimPrefix(filepath.ToSlash(filepath.Clean(name)), "./")) {
			called = append(called, a)
		}
	}
	if len(called) == 1 {
		return called[0]
	}
	return nil
}
