package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// GuidelinesLoad is the result of `overtone guidelines load`.
type GuidelinesLoad struct {
	Text       string       `json:"text" jsonschema:"the rules as they are printed; empty when none is wanted"`
	Characters int          `json:"characters" jsonschema:"of the text"`
	Max        int          `json:"max"`
	Total      int          `json:"total" jsonschema:"rule files that are in the text, whole or in part"`
	Categories []string     `json:"categories" jsonschema:"asked for; empty for all"`
	Keywords   []string     `json:"keywords"`
	Included   []RuleChoice `json:"included"`
	Dropped    []RuleChoice `json:"dropped" jsonschema:"wanted, and left out because there was no room"`
	Passed     []RuleChoice `json:"passed" jsonschema:"not wanted"`
}

// RuleChoice says what became of one rule file, and why.
type RuleChoice struct {
	File       string          `json:"file"`
	Title      string          `json:"title"`
	Dimension  string          `json:"dimension"`
	Scope      string          `json:"scope"`
	Category   string          `json:"category"`
	ReadMode   string          `json:"read_mode"`
	Priority   string          `json:"priority"`
	State      string          `json:"state" jsonschema:"taken, cut, dropped or passed"`
	Reason     string          `json:"reason"`
	Score      int             `json:"score"`
	Hits       []selection.Hit `json:"hits"`
	Sections   int             `json:"sections" jsonschema:"printed"`
	SectionsOf int             `json:"sections_of" jsonschema:"in the file"`
	Rules      int             `json:"rules" jsonschema:"printed"`
	RulesOf    int             `json:"rules_of" jsonschema:"in the file"`
	Characters int             `json:"characters" jsonschema:"printed"`
}

// loadOptions are the flags of `guidelines load`.
type loadOptions struct {
	dimension, category, keywords string
	most                          int
	hook, explain, strict, fresh  bool
}

func newGuidelinesLoadCommand(app *App) *cobra.Command {
	o := &loadOptions{most: selection.DefaultMax}
	cmd := &cobra.Command{
		Use:   "load",
		Short: "Print the rules that a piece of work needs, within a budget",
		Long: "Print required rule files of the category, those of the category general, and optional ones whose title,\n" +
			"keywords or headings a keyword meets. Your own rules come before those of the project, critical ones\n" +
			"before low. What does not fit into --max characters is left out by whole sections, and the end says so:\n" +
			"first optional files, then required ones, each time your own before the project's and low before critical.\n\n" +
			"Keywords are whole words; \"test*\" stands for all that begin so. --explain says of every file why it was\n" +
			"taken or left out.\n\n" +
			"With --stdin it answers as a hook of an agent: it reads {\"session_id\", \"cwd\", \"prompt\"}, takes the keywords\n" +
			"from the prompt, and prints the rules as additional context. Whatever goes wrong, it prints\n" +
			"{\"continue\":true} and exits with 0, because a hook must never stop the agent.",
		Example: "$ overtone guidelines load\n" +
			"$ overtone guidelines load --category planning,review --keywords \"cache http*\"\n" +
			"$ overtone guidelines load --explain --max 4000\n" +
			"$ echo '{\"hook_event_name\":\"UserPromptSubmit\",\"prompt\":\"name the new tests\"}' | overtone guidelines load --stdin",
		RunE: func(*cobra.Command, []string) error {
			if o.hook {
				runGuidelinesHook(app, o)
				return nil
			}
			return runGuidelinesLoad(app, o)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.dimension, "dimension", "", "only one dimension: `specs|personal`")
	flags.StringVar(&o.category, "category", "", "what the rules are for, one `word` or several with commas: "+strings.Join(guidelines.Categories(), ", "))
	flags.StringVar(&o.keywords, "keywords", "", "the `words` that optional rules are chosen by")
	flags.IntVar(&o.most, "max", o.most, "the most `characters` that are printed")
	flags.BoolVar(&o.hook, "stdin", false, "answer as a hook to the JSON on standard input")
	flags.BoolVar(&o.explain, "explain", false, "print why each rule file was taken or left out, instead of the rules")
	flags.BoolVar(&o.strict, "strict", false, "fail when a rule file has a flaw")
	flags.BoolVar(&o.fresh, "no-cache", false, "read every rule file anew instead of trusting the index")
	offer(cmd, "dimension", cobra.FixedCompletions(dimensionWords(), cobra.ShellCompDirectiveNoFileComp))
	offer(cmd, "category", completeList(guidelines.Categories()))
	return cmd
}

// query checks the flags.
func (o *loadOptions) query() (selection.Query, error) {
	var q selection.Query
	categories, err := wordList("category", o.category, guidelines.Categories())
	if err != nil {
		return q, err
	}
	dimensions, err := wordList("dimension", o.dimension, dimensionWords())
	if err != nil {
		return q, err
	}
	if len(dimensions) == 1 {
		q.Dimension = dimensions[0]
	}
	if o.most < selection.LeastMax || o.most > 1<<30 {
		return q, problem.New("usage.bad_value", "--max does not take %d: must be at least %d characters", o.most, selection.LeastMax).
			Mend("leave it out for %d", selection.DefaultMax)
	}
	q.Categories, q.Words = categories, selection.GivenWords(o.keywords)
	return q, nil
}

func runGuidelinesLoad(app *App, o *loadOptions) error {
	q, err := o.query()
	if err != nil {
		return err
	}
	project, err := app.Project()
	if err != nil {
		return err
	}
	frame := selection.Frame{Head: func(files int) string { return "# Project rules (" + strconv.Itoa(files) + " loaded)\n\n" }, Tail: "\n"}
	places := guidelines.Places{Root: project.Root, Home: app.env.Home, Disk: app.disk}
	loaded, err := app.composeRules(places, o, q, frame)
	if err != nil {
		return err
	}
	app.warnRules(loaded.warnings)
	if err := app.Answer(loaded.result(o, q), func(w io.Writer) error {
		switch {
		case o.explain:
			return loaded.explain(app.Streams(), w)
		case loaded.text == "":
			_, err := fmt.Fprintln(w, "(No matching rules found)")
			return err
		}
		for line := range strings.Lines(loaded.text) {
			if _, err := fmt.Fprintln(w, console.Clean(strings.TrimSuffix(line, "\n"))); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		return err
	}
	return strictly(o.strict, loaded.warnings)
}

// loadedRules are rules that were chosen and printed.
type loadedRules struct {
	text     string
	choices  []selection.Choice
	warnings []guidelines.Warning
}

// composeRules chooses and prints. A file that changes meanwhile is noticed, and
// the index is then taken with doubt.
func (a *App) composeRules(p guidelines.Places, o *loadOptions, q selection.Query, frame selection.Frame) (*loadedRules, error) {
	how := guidelines.Trusted
	if o.fresh {
		how = guidelines.Anew
	}
	for try := 1; ; try++ {
		shelf := guidelines.Open(p, a.Now(), how)
		choices := selection.Choose(shelf.Entries, q)
		text, err := selection.Compose(choices, frame, o.most, shelf.Read)
		if err == nil {
			return &loadedRules{text: text, choices: choices, warnings: shelf.Warnings}, nil
		}
		if !selection.IsStale(err) || try == 5 {
			return nil, problem.Wrap(err, "storage.changing", "the rule files cannot be read to the end").Mend("run the same command again")
		}
		how = guidelines.Doubted
	}
}

// result is the JSON of what was loaded.
func (l *loadedRules) result(o *loadOptions, q selection.Query) GuidelinesLoad {
	out := GuidelinesLoad{
		Text: l.text, Characters: len([]rune(l.text)), Max: o.most,
		Categories: append([]string{}, q.Categories...), Keywords: append([]string{}, q.Words...),
		Included: []RuleChoice{}, Dropped: []RuleChoice{}, Passed: []RuleChoice{},
	}
	for _, c := range l.choices {
		one := ruleChoice(c)
		switch c.State {
		case selection.Taken, selection.Cut:
			out.Total++
			out.Included = append(out.Included, one)
		case selection.Dropped:
			out.Dropped = append(out.Dropped, one)
		default:
			out.Passed = append(out.Passed, one)
		}
	}
	return out
}

func ruleChoice(c selection.Choice) RuleChoice {
	return RuleChoice{
		File: c.Entry.File, Title: c.Entry.Title, Dimension: c.Entry.Dimension, Scope: c.Entry.Scope,
		Category: c.Entry.Category, ReadMode: c.Entry.ReadMode, Priority: c.Entry.Priority,
		State: c.State, Reason: c.Reason, Score: c.Score, Hits: append([]selection.Hit{}, c.Hits...),
		Sections: c.Sections, SectionsOf: c.SectionsOf, Rules: c.Rules, RulesOf: c.RulesOf, Characters: c.Chars,
	}
}

// explain prints why each file was taken or left out, in printed order.
func (l *loadedRules) explain(streams console.Streams, w io.Writer) error {
	if len(l.choices) == 0 {
		_, err := fmt.Fprintln(w, "there is no rule file yet; make the first ones with: overtone guidelines init")
		return err
	}
	table := console.NewTable("FILE", "WHAT", "CHARS", "WHY").Right(2)
	for _, c := range l.choices {
		table.Add(c.Entry.File, c.State, strconv.Itoa(c.Chars), c.Reason)
	}
	if err := table.Print(streams); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\n%d characters are printed\n", len([]rune(l.text)))
	return err
}
