package command

import (
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// issueFields are the flags for the fields of an issue. Only those that were
// given change anything.
type issueFields struct {
	cmd         *cobra.Command
	texts       map[string]*string
	lists       map[string]*[]string
	contextFile string
	priority    string
	needs       []string
}

// textFlag is a flag that holds one text of an issue.
type textFlag struct {
	name, usage string
	to          func(*issues.Issue) *string
	words       []string // what it may be, when that is not free
}

func textFlags() []textFlag {
	return []textFlag{
		{"title", "one `line` that says what is to be done", func(i *issues.Issue) *string { return &i.Title }, nil},
		{"context", "Markdown `text`: what to do and when it is done", func(i *issues.Issue) *string { return &i.Context }, nil},
		{"expected", "what should happen", func(i *issues.Issue) *string { return &i.ExpectedBehavior }, nil},
		{"actual", "what happens instead", func(i *issues.Issue) *string { return &i.ActualBehavior }, nil},
		{"source", "where it comes from", func(i *issues.Issue) *string { return &i.Source }, []string{"github", "text", "discovery"}},
		{"source-url", "web `address` where it was reported", func(i *issues.Issue) *string { return &i.SourceURL }, nil},
		{"location", "where in the code base", func(i *issues.Issue) *string { return &i.ExtendedContext.Location }, nil},
		{"suggested-fix", "what would mend it", func(i *issues.Issue) *string { return &i.ExtendedContext.SuggestedFix }, nil},
		{"test-strategy", "tests", func(i *issues.Issue) *string { return &i.Lifecycle.TestStrategy }, []string{"unit", "integration", "e2e", "manual", "auto"}},
		{"regression", "what is tested again", func(i *issues.Issue) *string { return &i.Lifecycle.RegressionScope }, []string{"affected", "related", "full"}},
		{"acceptance", "how it is accepted", func(i *issues.Issue) *string { return &i.Lifecycle.AcceptanceType }, []string{"automated", "manual", "both"}},
		{"commits", "per-task, squash, atomic, per-issue or per-epic", func(i *issues.Issue) *string { return &i.Lifecycle.CommitStrategy }, nil},
	}
}

// listFlag is a flag that holds a list of an issue.
type listFlag struct {
	name, usage string
	to          func(*issues.Issue) *[]string
}

func listFlags() []listFlag {
	return []listFlag{
		{"tags", "`tags` with commas between them", func(i *issues.Issue) *[]string { return &i.Tags }},
		{"files", "`paths` it will touch, such as src/pay/,go.mod", func(i *issues.Issue) *[]string { return &i.Files }},
		{"components", "affected `parts` of the product", func(i *issues.Issue) *[]string { return &i.AffectedComponents }},
	}
}

// add defines the flags.
func (f *issueFields) add(cmd *cobra.Command) {
	f.cmd, f.texts, f.lists = cmd, map[string]*string{}, map[string]*[]string{}
	flags := cmd.Flags()
	for i, flag := range textFlags() {
		f.texts[flag.name] = new(string)
		if flag.words != nil {
			addChoice(cmd, f.texts[flag.name], flag.name, flag.usage, flag.words...)
		} else {
			flags.StringVar(f.texts[flag.name], flag.name, "", flag.usage)
		}
		if i > 0 && textFlags()[i-1].name == "title" {
			flags.StringVar(&f.contextFile, "context-file", "", "read the context from this `file`, - for stdin")
			flags.StringVar(&f.priority, "priority", "", "critical, high, medium, low, trivial; or a `number`")
			for _, list := range listFlags() {
				f.lists[list.name] = new([]string)
				flags.StringSliceVar(f.lists[list.name], list.name, nil, list.usage)
			}
			flags.StringArrayVar(&f.needs, "depends-on", nil, "`ids` of issues that must be completed first")
		}
	}
}

// given says whether any of the flags was used.
func (f *issueFields) given() bool {
	any := false
	f.cmd.Flags().Visit(func(flag *pflag.Flag) {
		_, text := f.texts[flag.Name]
		_, list := f.lists[flag.Name]
		any = any || text || list || slices.Contains([]string{"context-file", "priority", "depends-on"}, flag.Name)
	})
	return any
}

// prepare reads what has to be read before the store is locked and answers the
// change.
func (f *issueFields) prepare(app *App) (func(*issues.Issue), error) {
	changed := f.cmd.Flags().Changed
	if changed("context") && changed("context-file") {
		return nil, problem.New("usage.conflicting_flags", "--context and --context-file both give the context").Mend("use one of them")
	}
	var priority int
	var needs []string
	var err error
	if changed("priority") {
		if priority, err = parsePriority(f.priority); err != nil {
			return nil, err
		}
	}
	if text := strings.Join(f.needs, ","); strings.TrimSpace(text) != "" {
		if needs, err = issues.ParseIDs(text); err != nil {
			return nil, err
		}
	}
	var context []byte
	if changed("context-file") {
		if context, err = app.readGiven(f.contextFile, 1<<20); err != nil {
			return nil, err
		}
	}
	return func(i *issues.Issue) {
		for _, flag := range textFlags() {
			if changed(flag.name) {
				*flag.to(i) = *f.texts[flag.name]
			}
		}
		for _, flag := range listFlags() {
			if changed(flag.name) {
				*flag.to(i) = trimmed(*f.lists[flag.name])
			}
		}
		if changed("context-file") {
			i.Context = strings.TrimRight(string(context), "\r\n")
		}
		if changed("priority") {
			i.Priority = priority
		}
		if changed("depends-on") {
			i.DependsOn = needs
		}
	}, nil
}

// trimmed takes blanks off the entries and leaves out empty ones.
func trimmed(list []string) []string {
	out := []string{}
	for _, one := range list {
		if one = strings.TrimSpace(one); one != "" {
			out = append(out, one)
		}
	}
	return out
}

// priorityWords are the names of the priorities 1 to 5.
func priorityWords() []string { return []string{"critical", "high", "medium", "low", "trivial"} }

// parsePriority reads a number from 1 to 5 or its name.
func parsePriority(text string) (int, error) {
	text = strings.ToLower(strings.TrimSpace(text))
	if at := slices.Index(priorityWords(), text); at >= 0 {
		return at + 1, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < issues.HighestPriority || n > issues.LowestPriority {
		return 0, problem.New("input.bad_priority", "%+q is not a priority", text).Mend("use 1 (critical) to 5 (trivial)")
	}
	return n, nil
}

// readGiven reads a file that the user names, or stdin for "-", up to most
// bytes. A byte order mark is left out.
func (a *App) readGiven(name string, most int64) ([]byte, error) {
	var data []byte
	if name == "-" {
		var err error
		if data, err = io.ReadAll(io.LimitReader(a.streams.In, most+1)); err != nil {
			return nil, problem.Wrap(err, "input.unreadable", "standard input cannot be read").Mend("give the name of a file")
		}
		if int64(len(data)) > most {
			return nil, problem.New("input.too_large", "standard input is longer than %d bytes", most).Mend("split it")
		}
	} else {
		full, err := a.Path(name)
		if err != nil {
			return nil, err
		}
		if data, err = a.Disk().ReadFile(full, most); err != nil {
			if p := problem.From(err); p.Code == "storage.missing" { // named by the user, so it is their input
				return nil, problem.New("input.missing", "there is no such file").At(full, 0).Mend("check the name")
			}
			return nil, err
		}
	}
	return []byte(strings.TrimPrefix(string(data), "\ufeff")), nil
}
