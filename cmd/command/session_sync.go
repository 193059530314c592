package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SessionSynced is the result of `overtone session sync`.
type SessionSynced struct {
	Status    string                    `json:"status" jsonschema:"written, unchanged when all of it was there, planned with --dry-run"`
	Message   string                    `json:"message" jsonschema:"what was done, in one line"`
	SessionID string                    `json:"session_id" jsonschema:"the session that it belongs to, or empty"`
	Commits   []SessionCommit           `json:"commits" jsonschema:"that were looked at, newest first"`
	Entry     *worksession.Entry        `json:"entry" jsonschema:"for the development index; null when it was there or left out"`
	Rules     []worksession.RuleWritten `json:"rules" jsonschema:"without a file with --dry-run"`
	Known     int                       `json:"known" jsonschema:"sentences that are rules already"`
	Skipped   []string                  `json:"skipped" jsonschema:"what a person left out"`
	Gaps      []string                  `json:"gaps" jsonschema:"what git could not say"`
}

// syncOptions are the flags of `overtone session sync`.
type syncOptions struct {
	talkOptions
	session  string
	category string
	dry      bool
}

func newSessionSyncCommand(app *App) *cobra.Command {
	o := &syncOptions{}
	cmd := &cobra.Command{
		Use:   "sync [WHAT-WAS-DONE]",
		Short: "Take what the last commits did into the profile and the rules",
		Long: "Look at the commits of the open session, or else at the last five, and at what you\n" +
			"say. One entry of the profile's development index says what was done; sentences\n" +
			"that are rules by their wording (always, never, decided to, turned out …) are\n" +
			"proposed for the rule files. You leave out what you do not want. Without git your\n" +
			"words alone count; running it again writes nothing twice.",
		Example: "$ overtone session sync\n" +
			"$ overtone session sync -y \"Add error page; always answer with a request id\"\n" +
			"$ overtone session sync --dry-run --json",
		Args: takesArgs(0, 1, "what was done, in quotes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSessionSync(cmd.Context(), app, o, argument(args))
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.session, "session", "", "the `id` of the session, when several are open")
	if err := cmd.RegisterFlagCompletionFunc("session", app.completeSessions); err != nil {
		panic(err) // only a flag defined twice gets here
	}
	addChoice(cmd, &o.category, "category", "what kind of work it was", "feature", "enhancement", "bugfix", "refactor", "docs")
	flags.BoolVar(&o.dry, "dry-run", false, "only show what would be written")
	o.add(cmd, "write all of it without asking")
	return cmd
}

func runSessionSync(ctx context.Context, app *App, o *syncOptions, text string) error {
	desk, err := app.desk()
	if err != nil {
		return err
	}
	words, err := desk.Words()
	if err != nil {
		return err
	}
	t, err := app.talk(&o.talkOptions, worksession.QuestionKeys())
	if err == nil && !o.dry {
		err = t.needed("look at what would be written")
	}
	if err != nil {
		return err
	}
	s, err := app.syncedSession(ctx, desk, o, t)
	if err != nil {
		return err
	}
	plan, err := desk.Plan(ctx, words, s, text, o.category)
	if err != nil {
		return err
	}
	if plan.Entry == nil && !plan.Indexed && len(plan.Rules) == 0 {
		return app.nothingToSync(plan)
	}
	if o.dry {
		return app.answerSync(syncedOf(plan, worksession.Written{Entry: plan.Entry, Indexed: plan.Indexed, Rules: planned(plan.Rules)}, "planned"))
	}
	if plan, err = desk.Preview(ctx, t.asker, words, plan); err != nil {
		return quit(err, "nothing was written")
	}
	if err := t.unused(); err != nil {
		return err
	}
	if _, err := app.needsProfile(ctx); err != nil {
		app.Warn(problem.From(err)) // the entry is kept all the same, in a profile without more
	}
	written, err := desk.Write(ctx, plan)
	if err != nil {
		return err
	}
	status := "written"
	if written.Entry == nil && !slices.ContainsFunc(written.Rules, func(r worksession.RuleWritten) bool { return !r.Existing }) {
		status = "unchanged"
	}
	return app.answerSync(syncedOf(plan, written, status))
}

// syncedSession is the session that is synchronised: the named one, the only
// open one, or the one that is chosen. Without an open one there is none.
func (a *App) syncedSession(ctx context.Context, desk *worksession.Desk, o *syncOptions, t talk) (*worksession.Session, error) {
	if o.session != "" {
		return desk.Find(o.session)
	}
	open, err := a.openSessions(desk)
	if err != nil || len(open) == 0 {
		return nil, err
	}
	chooser := t.asker
	if !t.person && t.given == nil {
		chooser = nil // nobody guesses which session it was
	}
	s, err := a.chosenSession(ctx, desk, "", chooser)
	if p := problem.From(err); p != nil && p.Code == "usage.which_session" {
		return nil, p.Mend("give --session: %s", p.Fix)
	}
	return s, err
}

// nothingToSync says that neither git nor a person tells what was done.
func (a *App) nothingToSync(plan worksession.Plan) error {
	p := problem.New("state.nothing_to_sync", "nothing tells what was done: there is no commit to look at")
	if len(plan.Past.Gaps) > 0 {
		p = problem.New("state.nothing_to_sync", "nothing tells what was done: %s", plan.Past.Gaps[0])
	}
	return p.Mend(`say it: overtone session sync "what was done"`)
}

// planned are rules that are not written yet.
func planned(rules []worksession.Proposal) []worksession.RuleWritten {
	out := []worksession.RuleWritten{}
	for _, r := range rules {
		out = append(out, worksession.RuleWritten{Kind: string(r.Kind), Category: r.Category, Text: r.Text})
	}
	return out
}

func syncedOf(plan worksession.Plan, written worksession.Written, status string) SessionSynced {
	out := SessionSynced{
		Status: status, Commits: []SessionCommit{}, Entry: written.Entry, Rules: written.Rules, Known: plan.Known,
		Skipped: append([]string{}, plan.Skipped...), Gaps: append([]string{}, plan.Past.Gaps...),
	}
	if plan.Session != nil {
		out.SessionID = plan.Session.ID
	}
	for _, c := range plan.Past.Commits {
		out.Commits = append(out.Commits, SessionCommit{Hash: c.Hash, At: utcText(c.At), Subject: c.Subject})
	}
	out.Message = syncMessage(out, written.Indexed)
	return out
}

// syncMessage is the line that says what a synchronisation did.
func syncMessage(out SessionSynced, indexed bool) string {
	parts := []string{}
	switch {
	case out.Entry != nil:
		parts = append(parts, fmt.Sprintf("%s “%s” in the development index", out.Entry.Category, out.Entry.Entry.Title))
	case indexed:
		parts = append(parts, "the development index has it already")
	}
	added, there := 0, out.Known
	for _, r := range out.Rules {
		if r.Existing {
			there++
		} else {
			added++
		}
	}
	if added > 0 {
		parts = append(parts, plural(added, "rule"))
	}
	if there > 0 {
		parts = append(parts, plural(there, "rule")+" that stood there already")
	}
	if n := len(out.Skipped); n > 0 {
		parts = append(parts, fmt.Sprintf("%d left out", n))
	}
	lead := map[string]string{"written": "written: ", "planned": "would write: ", "unchanged": "nothing new: "}[out.Status]
	return lead + strings.Join(parts, ", ")
}

func (a *App) answerSync(out SessionSynced) error {
	return a.Answer(out, func(w io.Writer) error {
		fmt.Fprintln(w, console.Clean(out.Message))
		for _, r := range out.Rules {
			place := ""
			if r.Path != "" {
				place = fmt.Sprintf("  (%s:%d)", r.Path, r.Line)
			}
			if !r.Existing {
				fmt.Fprintf(w, "  %s [%s] %s%s\n", r.Kind, r.Category, console.Clean(r.Text), console.Clean(place))
			}
		}
		return nil
	})
}
