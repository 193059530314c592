package command

import (
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
)

// profile is what was read of the project's profile.
type profile struct {
	tech     *specs.ProjectTech
	warnings []error
}

// projectTech is the profile of the project, nil without one, read once a run.
// One that cannot be read is a warning: no package waits for it.
func (a *App) projectTech() (*specs.ProjectTech, []error, error) {
	if a.tech == nil {
		project, err := a.Project()
		if err != nil {
			return nil, nil, err
		}
		read := &profile{}
		if read.tech, err = specs.ReadTech(project.Root); err != nil {
			read.warnings = []error{err}
		}
		a.tech = read
	}
	return a.tech.tech, a.tech.warnings, nil
}

// teamRules are the rules that were read, and what deserves a look in their files.
type teamRules struct {
	rules    []specs.ProjectRule
	warnings []error
}

// projectRules are the rules of the team that every package and roadmap obeys,
// read once a run, and what deserves a look in their files. A person's own
// rules are not among them: a package must not depend on who makes it.
func (a *App) projectRules() ([]specs.ProjectRule, []error, error) {
	if a.rules == nil {
		read, err := a.readTeamRules()
		if err != nil {
			return nil, nil, err
		}
		a.rules = read
	}
	return a.rules.rules, a.rules.warnings, nil
}

func (a *App) readTeamRules() (*teamRules, error) {
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	book, err := guidelines.Read(guidelines.Places{Root: project.Root})
	if err != nil {
		return nil, err
	}
	_, set, err := a.codec()
	if err != nil {
		return nil, err
	}
	read := &teamRules{}
	for _, w := range book.Warnings {
		read.warnings = append(read.warnings, w)
	}
	read.rules, err = session.TeamRules(book, set)
	return read, err
}
