package command

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/exploration"
	"github.com/overtone-cli/overtone/specs/problem"
)

// ExploreCheck is the result of `overtone explore check`.
type ExploreCheck struct {
	Passed   bool           `json:"passed" jsonschema:"nothing is wrong; with --strict nothing is weak either"`
	Errors   int            `json:"errors"`
	Warnings int            `json:"warnings"`
	Files    []ExploredFile `json:"files" jsonschema:"the explorations, in the order given"`
	Findings []FileFinding  `json:"findings" jsonschema:"by file and line"`
}

// ExploredFile is one exploration that was checked.
type ExploredFile struct {
	File          string            `json:"file" jsonschema:"relative to the project, or absolute outside of it"`
	Angle         string            `json:"angle"`
	RelevantFiles int               `json:"relevant_files"`
	Bands         exploration.Bands `json:"bands"`
	Errors        int               `json:"errors"`
}

// FileFinding is one thing that was found in a file.
type FileFinding struct {
	Rule     string         `json:"rule"`
	Severity gates.Severity `json:"severity" jsonschema:"error fails the check, warning only a strict one"`
	File     string         `json:"file" jsonschema:"relative to the project, or absolute outside of it"`
	Line     int            `json:"line" jsonschema:"0 when the file as a whole is meant"`
	Message  string         `json:"message"`
	Fix      string         `json:"fix"`
}

// ExploreMerge is the result of `overtone explore merge`.
type ExploreMerge struct {
	Passed   bool                `json:"passed" jsonschema:"the explorations can be relied on"`
	Merged   *exploration.Merged `json:"merged" jsonschema:"null when they did not pass"`
	Findings []FileFinding       `json:"findings"`
}

func newExploreCommand(app *App) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "explore",
		Short:   "Judge and join what agents found in the code",
		GroupID: groupWork,
		Long: "An exploration is a JSON file in which an agent says which files of the project bear\n" +
			"on a task, seen from one angle. Nothing is believed that can be looked up.",
		Example: "$ overtone explore check\n" +
			"$ overtone explore merge --json > context.json",
	}
	cmd.AddCommand(newExploreCheckCommand(app), newExploreMergeCommand(app))
	return cmd
}

const exploredFiles = "Without an argument the exploration-….json files in the folder of\n" +
	".workflow/.lite-plan that was written last are taken; a folder stands for those in it."

func newExploreCheckCommand(app *App) *cobra.Command {
	o := &findingsOptions{}
	cmd := &cobra.Command{
		Use:   "check [FILE | FOLDER]…",
		Short: "Judge explorations: their form, and whether they are true",
		Long: "Check that every field is there and of its form, that paths lie in the project and\n" +
			"exist, that symbols stand where it is said, that rationales say something of their\n" +
			"own, and that files of high relevance (0.7 and more) have key_code and a\n" +
			"topic_relation that names the angle. What is of the form and of little use warns;\n" +
			"with --strict it fails. Exit code 3 when the check fails.\n" + exploredFiles,
		Example: "$ overtone explore check\n" +
			"$ overtone explore check exploration-architecture.json --strict\n" +
			"$ overtone explore check .workflow/.lite-plan/login-2026-01-31 --format github",
		Args: cobra.ArbitraryArgs, // files and folders, completed by the shell
		RunE: func(_ *cobra.Command, args []string) error {
			return runExploreCheck(app, o, args)
		},
	}
	o.add(cmd, "fail on warnings, too")
	return cmd
}

func newExploreMergeCommand(app *App) *cobra.Command {
	strict := false
	cmd := &cobra.Command{
		Use:   "merge [FILE | FOLDER]…",
		Short: "Join explorations of one task from several angles",
		Long: "Check explorations and join them: the union of their files by path, each with the\n" +
			"highest relevance and the rationales of all angles. For whoever plans the task the\n" +
			"JSON has the places worth reading in all files of high relevance, and the files that\n" +
			"tasks may have to change. Explorations that do not pass their check are not joined.\n" + exploredFiles,
		Example: "$ overtone explore merge\n" +
			"$ overtone explore merge exploration-*.json --json > context.json",
		Args: cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error {
			return runExploreMerge(app, strict, args)
		},
	}
	cmd.Flags().BoolVar(&strict, "strict", false, "join nothing when there are warnings")
	return cmd
}

// explorations reads and judges what is named, or what was explored last.
func (a *App) explorations(args []string, strict bool) (*Project, *exploration.Result, error) {
	project, err := a.Project()
	if err != nil {
		return nil, nil, err
	}
	var files []string
	for _, arg := range args {
		full, err := a.Path(arg)
		if err != nil {
			return nil, nil, err
		}
		found, err := exploration.Find(full)
		if err != nil {
			return nil, nil, err
		}
		for _, file := range found {
			if !slices.Contains(files, file) {
				files = append(files, file)
			}
		}
	}
	if len(args) == 0 {
		if files = exploration.Newest(filepath.Join(project.Root, plansDir())); files == nil {
			return nil, nil, problem.New("input.no_exploration", "there is no exploration in %s", filepath.ToSlash(plansDir())).At(project.Root, 0).
				Mend("name the files, or a folder that holds exploration-….json")
		}
	}
	set, err := a.templateSet()
	if err != nil {
		return nil, nil, err
	}
	checker := exploration.Checker{Disk: a.Disk(), Root: project.Root, Strict: strict, Shown: func(file string) string { return rooted(project.Root, file) }}
	if err := set.Decode("lexicons/exploration.yaml", &checker.Words); err != nil {
		return nil, nil, err
	}
	result, err := checker.Check(files)
	return project, result, err
}

func runExploreCheck(app *App, o *findingsOptions, args []string) error {
	if err := o.settle(app); err != nil {
		return err
	}
	project, result, err := app.explorations(args, o.strict)
	if err != nil {
		return err
	}
	out := ExploreCheck{
		Passed: passes(result, o.strict), Errors: result.Count(gates.Error), Warnings: result.Count(gates.Warning),
		Files: []ExploredFile{}, Findings: fileFindings(result.Findings),
	}
	for _, e := range result.Explorations {
		out.Files = append(out.Files, ExploredFile{e.File, e.Angle, len(e.Files), e.Bands(), e.Errors})
	}
	err = app.Answer(out, func(w io.Writer) error {
		return app.printFindings(w, o, "explore", project.Root, result.Findings, func(w io.Writer) error {
			table := console.NewTable("EXPLORATION", "ANGLE", "FILES", "HIGH", "MEDIUM", "LOW").Right(2, 3, 4, 5)
			for _, e := range out.Files {
				table.Add(app.Shown(join(project.Root, filepath.FromSlash(e.File))), e.Angle, strconv.Itoa(e.RelevantFiles),
					strconv.Itoa(e.Bands.High), strconv.Itoa(e.Bands.Medium), strconv.Itoa(e.Bands.Low))
			}
			if err := table.Print(app.Streams()); err != nil {
				return err
			}
			_, err := fmt.Fprintf(w, "\n%s: %s\n", plural(len(out.Files), "exploration"), foundText(out.Errors, out.Warnings))
			return err
		})
	})
	if err != nil {
		return err
	}
	return explorePassed(out.Passed, result)
}

func runExploreMerge(app *App, strict bool, args []string) error {
	project, result, err := app.explorations(args, strict)
	if err != nil {
		return err
	}
	out := ExploreMerge{Passed: passes(result, strict), Findings: fileFindings(result.Findings)}
	if out.Passed {
		merged := exploration.Merge(result.Explorations)
		out.Merged = &merged
		if n := result.Count(gates.Warning); n > 0 {
			app.Warn(problem.New("gate.explore_weak", "the explorations have %s", plural(n, "warning")).Mend("see overtone explore check"))
		}
	}
	err = app.Answer(out, func(w io.Writer) error {
		if out.Merged == nil {
			return app.printFindings(w, &findingsOptions{}, "explore", project.Root, result.Findings, func(io.Writer) error { return nil })
		}
		return app.printMerged(w, out.Merged)
	})
	if err != nil {
		return err
	}
	return explorePassed(out.Passed, result)
}

// printMerged shows the files of a merge, and those that tasks may have to change.
func (a *App) printMerged(w io.Writer, m *exploration.Merged) error {
	table := console.NewTable("FILE", "RELEVANCE", "BAND", "ROLE", "ANGLES", "KEY CODE").Right(1)
	for _, f := range m.RelevantFiles {
		symbols := make([]string, len(f.KeyCode))
		for i, code := range f.KeyCode {
			symbols[i] = strings.TrimSpace(code.Symbol + " " + code.Location)
		}
		table.Add(f.Path, strconv.FormatFloat(f.Relevance, 'f', 2, 64), f.Band, f.Role, strings.Join(f.Angles, ", "), listed3(symbols))
	}
	if err := table.Print(a.Streams()); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\n%s from %s: %d high, %d medium, %d low; tasks may have to change %s\n",
		plural(len(m.RelevantFiles), "file"), plural(len(m.Angles), "angle"), m.Bands.High, m.Bands.Medium, m.Bands.Low, first(listed3(m.Planning.TaskFiles), "none of them"))
	return err
}

func passes(result *exploration.Result, strict bool) bool {
	return result.Count(gates.Error) == 0 && (!strict || result.Count(gates.Warning) == 0)
}

func explorePassed(passed bool, result *exploration.Result) error {
	if passed {
		return nil
	}
	return problem.New("gate.explore", "the explorations do not pass: %s", foundText(result.Count(gates.Error), result.Count(gates.Warning))).
		Mend("mend what is listed, or explore again with the list at hand")
}

// fileFindings are findings in the form of --json.
func fileFindings(found []gates.Finding) []FileFinding {
	out := make([]FileFinding, 0, len(found))
	for _, f := range found {
		out = append(out, FileFinding{f.Rule, f.Severity, f.File, f.Line, f.Message, f.Fix})
	}
	return out
}

func foundText(errors, warnings int) string {
	if errors+warnings == 0 {
		return "nothing to mend"
	}
	return plural(errors, "error") + ", " + plural(warnings, "warning")
}
