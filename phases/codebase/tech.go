package codebase

import (
	"context"
	"sync"
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
	e, done, err := beginProfile(ctx, o)
	if err != nil {
		return nil, err
	}
	defer done()
	now := o.Now.UTC().Format(time.RFC3339)
	tech := &specs.ProjectTech{ProjectName: e.ownName(), InitializedAt: now}
	var group sync.WaitGroup
	group.Go(func() { tech.Overview = e.overview() })
	tech.Packages = e.packages(ctx)
	group.Wait()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	tech.Metadata = specs.TechMetadata{
		InitializedBy: "overtone init", AnalysisTimestamp: now, AnalysisMode: "embedded",
		FileListing: e.listing, FilesListed: e.meta.FilesListed, FilesRead: e.meta.FilesRead,
		FilesSkipped: e.meta.FilesSkipped, Truncated: e.meta.Truncated, Warnings: e.meta.Warnings,
	}
	specs.FillSlices(tech)
	return tech, nil
}

// top is the explorer of the whole project.
func (e *explorer) top() *explorer {
	if e.whole != nil {
		return e.whole
	}
	return e
}

// exists says whether the project, not only the package at hand, has a file.
func (e *explorer) exists(p string) bool { return e.top().byPath[p] != nil }

// overview is the profile of what the explorer is about: the whole project, or
// the package in the folder e.base.
func (e *explorer) overview() specs.TechOverview {
	e.links = e.connect()
	var o specs.TechOverview
	found := e.used()
	o.Description, o.Evidence = e.about()
	stack, proof := e.technologyStack(found)
	o.TechnologyStack = stack
	architecture, why := e.architecture()
	o.Architecture = architecture
	o.Evidence = append(append(o.Evidence, proof...), why...)
	o.KeyComponents = e.keyComponents()
	o.Commands = e.commands(found)
	o.EntryPoints = e.entryPoints()
	o.Delivery = e.delivery()
	return o
}
