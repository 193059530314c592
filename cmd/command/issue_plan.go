package command

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/phases/plans"
	"github.com/overtone-cli/overtone/specs/wording"
)

// planFile is the data behind the judging of plans.
const planFile = "lexicons/plan.yaml"

// planWords is what planFile holds.
type planWords struct {
	solutions.Words `yaml:",inline"`
	Removal         plans.RemovalWords `yaml:"removal"`
	Tests           []testCommand      `yaml:"tests"`
}

// testCommand says by which file a project shows how its tests run.
type testCommand struct {
	File    string   `yaml:"file"`
	Holds   []string `yaml:"holds"`
	Lacks   []string `yaml:"lacks"`
	Command string   `yaml:"command"`
}

func (a *App) planWords() (planWords, error) {
	var words planWords
	set, err := a.templateSet()
	if err != nil {
		return words, err
	}
	return words, set.Decode(planFile, &words)
}

// judgePlan finds what a plan lacks, or only one of its tasks, and warns of it.
func (a *App) judgePlan(issue issues.Issue, solution solutions.Solution, task string) ([]solutions.Finding, error) {
	linter, _, err := a.planLinter()
	if err != nil {
		return nil, err
	}
	found := linter.Lint(issue, solution)
	if task != "" {
		found = slices.DeleteFunc(found, func(one solutions.Finding) bool { return one.Task != task })
	}
	for _, one := range found {
		a.Warn(one.Problem())
	}
	return found, nil
}

// planLinter is what judges plans, with all words about them.
func (a *App) planLinter() (*solutions.Linter, planWords, error) {
	words, err := a.planWords()
	if err != nil {
		return nil, words, err
	}
	set, err := a.templateSet()
	if err != nil {
		return nil, words, err
	}
	var tests wording.TestableWords
	if err := set.Decode("lexicons/testable.yaml", &tests); err != nil {
		return nil, words, err
	}
	return solutions.NewLinter(words.Words, tests), words, nil
}

// testCommand is the command that runs the tests of the project at hand, or
// empty when none of its files shows one: nothing is made up.
func (a *App) testCommand() (string, error) {
	words, err := a.planWords()
	if err != nil {
		return "", err
	}
	project, err := a.Project()
	if err != nil {
		return "", err
	}
	for _, one := range words.Tests {
		path := filepath.Join(project.Root, filepath.FromSlash(one.File))
		if !isFile(path) {
			continue
		}
		data, err := a.Disk().ReadFile(path, 4<<20)
		if err == nil && one.fits(string(data)) {
			return one.Command, nil
		}
	}
	return "", nil
}

// fits says whether the file shows the command.
func (c testCommand) fits(text string) bool {
	for _, part := range c.Holds {
		if !strings.Contains(strings.ReplaceAll(text, `" :`, `":`), part) {
			return false
		}
	}
	for _, part := range c.Lacks {
		if strings.Contains(text, part) {
			return false
		}
	}
	return true
}
