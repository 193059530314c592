package command

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
)

// projectTech is the profile of the project, nil without one. One that cannot be
// read is a warning: no package waits for it.
func (a *App) projectTech() (*specs.ProjectTech, []error, error) {
	project, err := a.Project()
	if err != nil {
		return nil, nil, err
	}
	tech, err := specs.ReadTech(project.Root)
	if err != nil {
		return nil, []error{err}, nil //nolint:nilerr // it is handed on as a warning
	}
	return tech, nil, nil
}

// projectRules are the rules of the team that every package and roadmap obeys,
// read once a run, and what deserves a look in their files. A person's own
// rules are not among them: a package must not depend on who makes it.
func (a *App) projectRules() ([]specs.ProjectRule, []error, error) {
	project, err := a.Project()
	if err != nil {
		return nil, nil, err
	}
	book, err := guidelines.Read(guidelines.Places{Root: project.Root})
	if err != nil {
		return nil, nil, err
	}
	var warnings []error
	for _, w := range book.Warnings {
		if strings.HasPrefix(filepath.ToSlash(w.File), "~/") {
			continue
		}
		warnings = append(warnings, w)
	}
	_, set, err := a.codec()
	if err != nil {
		return nil, nil, err
	}
	rules, err := session.TeamRules(book, set)
	return slices.Clip(rules), warnings, err
}
