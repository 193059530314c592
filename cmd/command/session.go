package command

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

func newSessionCommand(app *App) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "session",
		Short:   "Start, follow and complete pieces of work",
		GroupID: groupWork,
		Long: "A work session is one piece of work from its start to its archive: a folder in\n" +
			".workflow/active in which whoever works keeps plans and notes. At its end the\n" +
			"project's profile says what was delivered, and the rules that came out of it\n" +
			"stand in the rule files. Packages and roadmaps are listed with them.",
		Example: "$ overtone session start \"Add a login form\"\n" +
			"$ overtone session solidify \"Never log a token\"\n" +
			"$ overtone session sync                what the last commits did\n" +
			"$ overtone session complete",
	}
	cmd.AddCommand(
		newSessionStartCommand(app),
		newSessionListCommand(app),
		newSessionShowCommand(app),
		newSessionResumeCommand(app),
		newSessionPauseCommand(app),
		newSessionSolidifyCommand(app),
		newSessionSyncCommand(app),
		newSessionCompleteCommand(app),
	)
	return cmd
}

// desk opens the work sessions of the project.
func (a *App) desk() (*worksession.Desk, error) {
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	set, err := a.templateSet()
	if err != nil {
		return nil, err
	}
	return &worksession.Desk{
		Disk: a.Disk(), Root: project.Root, Home: a.env.Home, Now: a.Now(),
		Git: evidence.Git{Dir: project.Root, Clock: a.env.Now}, Set: set, Lang: a.locale(),
	}, nil
}

// talkOptions are the flags of commands that ask.
type talkOptions struct {
	yes     bool
	plain   bool
	answers string
}

func (o *talkOptions) add(cmd *cobra.Command, yes string) {
	flags := cmd.Flags()
	flags.BoolVarP(&o.yes, "yes", "y", false, yes)
	flags.StringVar(&o.answers, "answers", "", "take answers from this `file`, or from -")
	flags.BoolVar(&o.plain, "plain", false, "ask line by line, also when piped")
}

// talk is who answers the questions of a command: asker is nil when nobody does,
// and person says whether somebody is there beyond a file and the defaults.
type talk struct {
	asker  interview.Asker
	person bool
	given  *ask.Answers
}

// talk finds out who answers: the file of --answers, then a person, or under -y
// the defaults.
func (a *App) talk(o *talkOptions, keys []string) (talk, error) {
	if o.yes && o.plain {
		return talk{}, problem.New("usage.yes_and_plain", "-y asks nothing, so --plain has nothing to do").Mend("give one of them")
	}
	person := a.person(&specNewOptions{yes: o.yes, plain: o.plain})
	t := talk{asker: person, person: person != nil}
	if o.yes {
		t.asker = ask.Auto{}
	}
	if o.answers == "" {
		return t, nil
	}
	sheet, err := a.sheetFor(o.answers, answerable{
		isKey: func(key string) bool { return slices.Contains(keys, key) }, keys: func() []string { return keys }, of: "question", from: "source",
	})
	if err != nil {
		return talk{}, err
	}
	t.given = &ask.Answers{Sheet: sheet, Rest: t.asker}
	t.asker = t.given
	return t, nil
}

// unused is the error for an answer that decided nothing.
func (t talk) unused() error {
	if t.given == nil {
		return nil
	}
	return t.given.Unused(&interview.Sheet{})
}

// needed is the error for questions that nobody answers.
func (t talk) needed(what string) error {
	if t.asker != nil {
		return nil
	}
	return problem.New("usage.needs_answers", "nobody is there to %s", what).
		Mend("add -y to take the defaults, or --answers FILE, or answer on standard input with --plain")
}

// quit turns a person's wish to leave into the end of the run.
func quit(err error, kept string) error {
	if errors.Is(err, interview.ErrQuit) || errors.Is(err, interview.ErrBack) || errors.Is(err, interview.ErrBackPhase) {
		return problem.New(interrupted, "%s", kept).Mend("run the same command again when you are ready")
	}
	return err
}

// chosenSession finds the session that is meant: by its id, else the only one
// that is open, else the one that is chosen.
func (a *App) chosenSession(ctx context.Context, desk *worksession.Desk, id string, asker interview.Asker) (*worksession.Session, error) {
	if id != "" {
		return desk.Find(id)
	}
	open, err := a.openSessions(desk)
	switch {
	case err != nil:
		return nil, err
	case len(open) == 0:
		return nil, problem.New("state.no_session", "no work session is open").Mend(`start one: overtone session start "what is to be done"`)
	case len(open) == 1:
		return open[0], nil
	case asker == nil:
		ids := make([]string, len(open))
		for i, s := range open {
			ids[i] = s.ID
		}
		return nil, problem.New("usage.which_session", "%d sessions are open", len(open)).Mend("name one of %s", strings.Join(ids, ", "))
	}
	chosen, err := desk.Choose(ctx, asker, open)
	return chosen, quit(err, "no session was chosen")
}

// openSessions lists the sessions that can be worked on, and warns of those that
// cannot be read.
func (a *App) openSessions(desk *worksession.Desk) ([]*worksession.Session, error) {
	all, err := desk.Active()
	if err != nil {
		return nil, err
	}
	var open []*worksession.Session
	for _, s := range all {
		if s.Hurt != nil {
			a.Warn(problem.From(s.Hurt))
		} else if s.Open() {
			open = append(open, s)
		}
	}
	return open, nil
}

// completeSessions offers the ids of open sessions to the shell.
func (a *App) completeSessions(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	desk, err := a.desk()
	if err != nil || len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	all, err := desk.Active()
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out []cobra.Completion
	for _, s := range all {
		out = append(out, cobra.CompletionWithDesc(s.ID, s.Description))
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// completeAllSessions offers sessions, packages and roadmaps to the shell.
func (a *App) completeAllSessions(cmd *cobra.Command, args []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
	out, directive := a.completeSessions(cmd, args, typed)
	if len(args) > 0 {
		return out, directive
	}
	for _, more := range []func() ([]specs.Found, error){a.packages, a.roadmaps} {
		if found, err := more(); err == nil {
			for _, f := range found {
				out = append(out, f.ID)
			}
		}
	}
	return out, directive
}

// needsProfile makes the profile of a project that has none, as `overtone init`
// does, and says whether it did.
func (a *App) needsProfile(ctx context.Context) (made bool, err error) {
	project, err := a.Project()
	if err != nil {
		return false, err
	}
	tech, err := specs.ReadTech(project.Root)
	if err != nil || tech != nil {
		return false, err
	}
	_, err = a.writeProfile(ctx, project.Root)
	return err == nil, err
}
