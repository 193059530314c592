package codebase

import (
	"context"
	"path"
	"path/filepath"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs"
)

// ProfileLimits bound a profile: it is made once and may look at more than an
// exploration on the way to a specification.
func ProfileLimits() Limits {
	return Limits{Files: 100_000, FileBytes: 512 << 10, Bytes: 512 << 20, Time: 60 * time.Second, Relevant: 1}
}

// Profile says what the project under o.Root is built with and how it is put
// together. Topic and keywords do not matter; zero limits are those of
// ProfileLimits. A project without any code has a profile that claims nothing.
// What could not be read or understood is a warning in the profile; errors are
// those of Explore. History (features, development index, statistics) is empty:
// see specs.RenewTech.
func Profile(ctx context.Context, o Options) (*specs.ProjectTech, error) {
	o.Topic, o.Keywords = "", nil
	if o.Limits == (Limits{}) {
		o.Limits = ProfileLimits()
	}
	e, done, err := beginWhen(ctx, o, func(*explorer) bool { return true })
	if err != nil {
		return nil, err
	}
	defer done()
	e.links = e.connect()
	e.dropHabits()
	now := o.Now.UTC().Format(time.RFC3339)
	tech := &specs.ProjectTech{
		ProjectName:   e.projectName(),
		InitializedAt: now,
		Overview:      e.overview(),
	}
	tech.Metadata = specs.TechMetadata{
		InitializedBy: "overtone init", AnalysisTimestamp: now, AnalysisMode: "embedded",
		FileListing: e.listing, FilesListed: e.meta.FilesListed, FilesRead: e.meta.FilesRead,
		FilesSkipped: e.meta.FilesSkipped, Truncated: e.meta.Truncated, Warnings: e.meta.Warnings,
	}
	specs.FillSlices(tech)
	return tech, nil
}

// overview is the profile of what the explorer is about: the whole project, or
// the package in the folder e.base.
func (e *explorer) overview() specs.TechOverview {
	var o specs.TechOverview
	o.TechnologyStack, o.Evidence = e.technologyStack()
	architecture, proof := e.architecture()
	o.Architecture = architecture
	o.Evidence = append(o.Evidence, proof...)
	o.KeyComponents = e.keyComponents()
	return o
}

// technologyStack takes languages, frameworks, databases and tools together
// with what proves them.
func (e *explorer) technologyStack() (specs.TechnologyStack, []specs.TechEvidence) {
	found := e.stack()
	files := map[string][]string{}
	for _, proof := range found.Evidence {
		files[proof.Name] = proof.Files
	}
	s := specs.TechnologyStack{Frameworks: found.Frameworks, Databases: found.Databases, Tools: found.Tools}
	var evidence []specs.TechEvidence
	count := map[string]int{}
	for _, f := range e.files {
		if f.isSource() {
			count[f.lang.Name]++
		}
	}
	for i, name := range found.Languages {
		s.Languages = append(s.Languages, specs.TechLanguage{Name: name, FileCount: count[name], Primary: i == 0})
	}
	for _, list := range []struct {
		field string
		names []string
	}{
		{"technology_stack.languages", found.Languages},
		{"technology_stack.frameworks", s.Frameworks},
		{"technology_stack.databases", s.Databases},
		{"technology_stack.tools", s.Tools},
	} {
		for _, name := range list.names {
			evidence = append(evidence, specs.TechEvidence{Field: list.field, Value: name, Files: files[name]})
		}
	}
	return s, evidence
}

// projectName is what a manifest in the folder calls the project, else the name
// of the folder.
func (e *explorer) projectName() string {
	for _, p := range e.manifest.packages {
		if p.dir == e.base && p.name != "" {
			return p.name
		}
	}
	for _, m := range e.manifest.goMods {
		if m.dir == e.base {
			return goModuleName(m.path)
		}
	}
	if e.base != "." {
		return path.Base(e.base)
	}
	if abs, err := filepath.Abs(e.opts.Root); err == nil {
		return filepath.Base(abs)
	}
	return filepath.Base(e.opts.Root)
}

// goModuleName is the last element of a module path that is no version.
func goModuleName(module string) string {
	name := path.Base(module)
	if rest, found := strings.CutPrefix(name, "v"); found && strings.Trim(rest, "0123456789") == "" && path.Dir(module) != "." {
		return path.Base(path.Dir(module))
	}
	return name
}
