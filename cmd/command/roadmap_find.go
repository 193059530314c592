package command

import (
	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// roadmapHomes are the folders that hold roadmaps, the one for new ones first.
func (a *App) roadmapHomes() ([]string, error) { return a.homes(".roadmap") }

// roadmaps lists the folders of all roadmaps, newest first.
func (a *App) roadmaps() ([]specs.Found, error) {
	homes, err := a.roadmapHomes()
	if err != nil {
		return nil, err
	}
	return specs.FindRoadmaps(homes...)
}

// findRoadmap finds one roadmap by its id, or the newest when id is empty.
func (a *App) findRoadmap(id string) (specs.Found, error) {
	if id != "" {
		if err := specs.CheckRoadmapID(id); err != nil {
			return specs.Found{}, err
		}
	}
	all, err := a.roadmaps()
	if err != nil {
		return specs.Found{}, err
	}
	for _, f := range all {
		if f.ID == id {
			return f, nil
		}
	}
	switch {
	case id != "":
		return specs.Found{}, problem.New("input.unknown_id", "there is no roadmap %q", id).Mend("see `overtone roadmap list`")
	case len(all) == 0:
		return specs.Found{}, problem.New("input.no_roadmap", "this project has no roadmap yet").
			Mend("make one with `overtone roadmap -y @FILE` or `overtone roadmap -y --spec SPEC-…`")
	}
	return a.newestRoadmap(all)
}

// newestRoadmap is the one that was begun last: by the day in its name, then by
// the time that it was generated, then by the number behind its name.
func (a *App) newestRoadmap(all []specs.Found) (specs.Found, error) {
	codec, _, err := a.codec()
	if err != nil {
		return specs.Found{}, err
	}
	made := func(f specs.Found) string {
		folder, err := codec.ReadRoadmap(a.Disk(), f.Dir)
		if err != nil {
			return "" // it is named when it is meant
		}
		return folder.Roadmap.Meta.GeneratedAt
	}
	return newest(all, made), nil
}

// loadRoadmap reads one roadmap, the newest when id is empty.
func (a *App) loadRoadmap(id string) (*specs.RoadmapFolder, error) {
	found, err := a.findRoadmap(id)
	if err != nil {
		return nil, err
	}
	codec, _, err := a.codec()
	if err != nil {
		return nil, err
	}
	a.warnStopped(found, "overtone roadmap -y -c")
	return codec.ReadRoadmap(a.Disk(), found.Dir)
}

// completeRoadmaps offers the ids of the roadmaps to the shell.
func (a *App) completeRoadmaps(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	found, err := a.roadmaps()
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	ids := make([]string, len(found))
	for i, f := range found {
		ids[i] = f.ID
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}
