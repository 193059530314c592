package command

import (
	"context"
	"slices"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// specNewOptions are the flags of `spec new`. An empty word means that the flag
// was not given.
type specNewOptions struct {
	yes         bool
	resume      bool
	noExport    bool
	strict      bool
	specType    string
	depth       string
	lang        string
	granularity string
	answers     string
	engine      string
	plain       bool

	person interview.Asker // who is asked, once it is known
}

func newSpecNewCommand(app *App) *cobra.Command {
	o := &specNewOptions{}
	cmd := &cobra.Command{
		Use:   "new [IDEA | @FILE | FILE.md | FILE.txt | - | ID]",
		Short: "Turn an idea or a requirements file into a judged package and issues",
		Long: "Reads an idea, writes a specification package under specs/, judges it and\n" +
			"appends issues in waves. What the source states is traced to its lines; what is\n" +
			"added is marked as inferred and listed for confirmation. It needs no model and\n" +
			"no network.\n" +
			"\n" +
			"The idea is a sentence in quotes, a Markdown or text file, or standard input\n" +
			"with -. A sentence that begins with a dash or ends like a file name goes through\n" +
			"standard input, too.\n" +
			"\n" +
			"On a terminal nothing needs to be named: you are asked for an idea, a file, or a\n" +
			"package that waits for something.\n" +
			"\n" +
			"With -c a package is taken up again: only what is missing or stale runs, and\n" +
			"what you edited stays. Name it by its id, by its idea or file, or not at all\n" +
			"for the newest.\n" +
			"\n" +
			"Without flags the kind is inferred, depth is standard, the language that of the\n" +
			"source, and one issue is made for each epic.\n" +
			"\n" +
			"Exit code 3 when the package fails its gates; 4 when your edits and new text\n" +
			"touch the same lines: yours stay, the new text lies beside them in a .rej file.",
		Example: "$ overtone spec new -y @prd.md\n" +
			"$ overtone spec new -y \"a link shortener for our support team\"\n" +
			"$ cat notes.md | overtone spec new -y - --depth light --no-export\n" +
			"$ overtone spec new -y -c @prd.md       it has changed: redo what is stale\n" +
			"$ overtone spec new --answers specs/SPEC-…/answers.yaml @prd.md",
		Args: takesArgs(0, 1, "an idea, a file, - or an id"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSpecNew(cmd.Context(), app, o, argument(args))
		},
	}
	flags := cmd.Flags()
	flags.BoolVarP(&o.yes, "yes", "y", false, "ask nothing and take the documented defaults")
	flags.BoolVarP(&o.resume, "continue", "c", false, "go on with a package, keep edits")
	addChoice(cmd, &o.specType, "type", "product kind", typeWords()[1:]...)
	addChoice(cmd, &o.depth, "depth", "how much to infer", specs.Depths()...)
	addChoice(cmd, &o.lang, "lang", "language of the documents", langWords()...)
	addRunFlags(cmd, o)
	return cmd
}

// addRunFlags gives a command the flags of every run through the phases.
func addRunFlags(cmd *cobra.Command, o *specNewOptions) {
	flags := cmd.Flags()
	addChoice(cmd, &o.granularity, "granularity", "one issue for each", "epic", "story")
	flags.StringVar(&o.answers, "answers", "", "take answers from this `file`, or from -")
	flags.BoolVar(&o.plain, "plain", false, "ask line by line, also when piped")
	flags.StringVar(&o.engine, "engine", "", "ask this `engine` first: cmd:PROGRAM ARGS")
	flags.BoolVar(&o.noExport, "no-export", false, "write no issues")
	flags.BoolVar(&o.strict, "strict", false, "fail on the verdict Review, too")
}

func runSpecNew(ctx context.Context, app *App, o *specNewOptions, arg string) error {
	person := app.person(o)
	if err := o.check(arg, person != nil); err != nil {
		return err
	}
	if arg == "" && !o.resume {
		var err error
		if arg, err = app.begin(ctx, o, person); err != nil {
			return app.left(err)
		}
	}
	defer roomyHeap(roomForNew)()
	s, err := app.openSession(o)
	if err != nil {
		return err
	}
	given, err := app.prepareSession(ctx, s, o, arg, person)
	if id, held := heldByOther(err); held && person != nil {
		return app.lookInstead(ctx, person, id, err)
	}
	return app.carryOut(ctx, s, o, given, person, err)
}

// carryOut runs what was prepared, unless that failed, lets go of the package,
// and shows the issues to whoever is there.
func (a *App) carryOut(ctx context.Context, s *session.Session, o *specNewOptions, given *ask.Answers, person interview.Asker, err error) error {
	exported := false
	if err == nil {
		exported, err = a.runPhases(ctx, s, o, given)
	}
	if left := s.Close(); left != nil {
		a.Warn(problem.From(left)) // all that stays is a lock file that nobody holds
	}
	if exported {
		a.handOff(ctx, person, s)
	}
	return err
}

// check refuses what cannot be meant, before anything is read.
func (o *specNewOptions) check(arg string, person bool) error {
	switch {
	case o.yes && o.plain:
		return problem.New("usage.yes_and_plain", "-y asks nothing, so --plain has nothing to do").Mend("give one of them")
	case person && (arg == "-" || o.answers == "-"):
		return problem.New("usage.two_on_stdin", "questions are answered on standard input, which is wanted for something else, too").
			Mend("give the idea and the answers as files, or take the defaults with -y")
	case !person && !o.yes && o.answers == "" && !o.resume:
		return problem.New("usage.needs_answers", "nobody is there to answer the questions").
			Mend("add -y to take the defaults, or --answers FILE, or answer on standard input with --plain")
	case arg == "" && !o.resume && !person:
		return problem.New("usage.no_idea", "there is no idea to work on").
			Mend("give a sentence in quotes, @FILE, or - for standard input")
	case arg == "-" && o.answers == "-":
		return problem.New("usage.two_on_stdin", "the idea and the answers cannot both come on standard input").
			Mend("give one of them as a file")
	case !o.resume && specs.CheckSessionID(arg) == nil:
		return problem.New("usage.id_without_continue", "%s is a specification and no idea", arg).
			Mend("add -c to go on with it")
	default:
		return nil
	}
}

// prepareSession takes up the idea or the package, the wishes and who answers.
func (a *App) prepareSession(ctx context.Context, s *session.Session, o *specNewOptions, arg string, person interview.Asker) (*ask.Answers, error) {
	if err := a.takeInput(ctx, s, o, arg); err != nil {
		return nil, err
	}
	if err := a.takeWishes(s); err != nil {
		return nil, err
	}
	return a.takeAnswers(s, o, person)
}

// openSession wires a session from flags and configuration.
func (a *App) openSession(o *specNewOptions) (*session.Session, error) {
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	config, err := a.Config()
	if err != nil {
		return nil, err
	}
	homes, err := a.packageHomes()
	if err != nil {
		return nil, err
	}
	codec, set, err := a.codec()
	if err != nil {
		return nil, err
	}
	chain, name, err := a.analyst(set, config, o.engine)
	if err != nil {
		return nil, err
	}
	rules, warnings, err := a.projectRules()
	if err != nil {
		return nil, err
	}
	tech, broken, err := a.projectTech()
	if err != nil {
		return nil, err
	}
	return &session.Session{
		Home: homes[0], Project: project.Root, Issues: project.Issues, Now: a.Now(), Set: set, Codec: codec, Disk: a.Disk(),
		Analyst: chain, Package: &specs.Package{}, Answers: &interview.Sheet{}, Rules: rules, Tech: tech, Warnings: slices.Concat(warnings, broken),
		Options: session.Options{
			Depth: o.depth, SpecType: o.specType, Lang: o.lang, Granularity: o.granularity,
			NoExport: o.noExport, Strict: o.strict, Program: a.Version(), Engines: name,
		},
	}, nil
}

// takeWishes lets the configuration speak where no flag does, for a new
// package: one that is continued has settled these things for itself, and a
// default is nobody's wish.
func (a *App) takeWishes(s *session.Session) error {
	config, err := a.Config()
	if err != nil || s.Package.Config != nil {
		return err
	}
	wished := func(key, value string) string {
		for i, known := range settings() {
			if known.key == key && a.configFrom[i] != fromDefault && value != "auto" {
				return value
			}
		}
		return ""
	}
	o := &s.Options
	o.Depth = first(o.Depth, wished("depth", config.Depth))
	o.SpecType = first(o.SpecType, wished("type", config.Type))
	o.Lang = first(o.Lang, wished("lang", config.Lang))
	return nil
}

func first(values ...string) string {
	for _, v := range values {
		if v != "" {
			return v
		}
	}
	return ""
}
