package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SessionCompleted is the result of `overtone session complete`.
type SessionCompleted struct {
	SessionID  string                    `json:"session_id"`
	Status     string                    `json:"status" jsonschema:"always completed"`
	Resumed    bool                      `json:"resumed" jsonschema:"an earlier call was broken off and is finished now"`
	Archive    worksession.ManifestEntry `json:"archive" jsonschema:"the entry of the archive's manifest"`
	Feature    specs.TechFeature         `json:"feature" jsonschema:"the entry of the profile's features"`
	Entry      *worksession.Entry        `json:"entry" jsonschema:"for the development index; null when it was there or left out"`
	Rules      []worksession.RuleWritten `json:"rules"`
	Solidified *worksession.RuleWritten  `json:"solidified" jsonschema:"the decision that a person kept as a rule, or null"`
}

func newSessionCompleteCommand(app *App) *cobra.Command {
	o := &talkOptions{}
	cmd := &cobra.Command{
		Use:   "complete [ID]",
		Short: "End a session: archive, profile, rules",
		Long: "Move a session to .workflow/archives, put it into the manifest there, and take what\n" +
			"was delivered and decided into the profile and the rules, as `overtone session\n" +
			"sync` does. At the end you are asked for a decision to keep (-y: none). A package\n" +
			"or roadmap can be completed when all its issues are closed; it stays where it is.\n" +
			"A call that was broken off is finished by the next one.",
		Example: "$ overtone session complete\n" +
			"$ overtone session complete -y WFS-login-form-2026-01-31\n" +
			"$ overtone session complete SPEC-link-shortener-2026-01-31",
		Args:              takesArgs(0, 1, "the id of a session"),
		ValidArgsFunction: app.completeAllSessions,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSessionComplete(cmd.Context(), app, o, argument(args))
		},
	}
	o.add(cmd, "ask nothing: write what is proposed, keep no further decision")
	return cmd
}

func runSessionComplete(ctx context.Context, app *App, o *talkOptions, id string) error {
	desk, err := app.desk()
	if err != nil {
		return err
	}
	words, err := desk.Words()
	if err != nil {
		return err
	}
	t, err := app.talk(o, worksession.QuestionKeys())
	if err != nil {
		return err
	}
	out, err := app.finishBroken(ctx, desk, id)
	if err != nil {
		return err
	}
	if out == nil {
		if err := t.needed("look at what would be written"); err != nil {
			return err
		}
		if out, err = app.endSession(ctx, desk, words, t, id); err != nil {
			return err
		}
	}
	app.solidifyAtEnd(ctx, desk, words, t, out)
	return app.Answer(*out, func(w io.Writer) error {
		printCompleted(w, *out)
		return nil
	})
}

// finishBroken finishes completions that were broken off. The answer is that of
// the session that is meant, nil when it is another one.
func (a *App) finishBroken(ctx context.Context, desk *worksession.Desk, id string) (*SessionCompleted, error) {
	broken, err := desk.Unfinished()
	if err != nil {
		return nil, err
	}
	var out *SessionCompleted
	for _, name := range broken {
		c, rules, err := desk.Finish(ctx, name)
		if err != nil {
			return nil, err
		}
		if out == nil && (id == "" || id == name) {
			done := completedOf(c, rules)
			done.Resumed = true
			out = &done
			continue
		}
		a.Warn(problem.New("state.unfinished", "the completion of %s was broken off and is finished now", name))
	}
	return out, nil
}

// endSession completes the session that is meant.
func (a *App) endSession(ctx context.Context, desk *worksession.Desk, words *worksession.Words, t talk, id string) (*SessionCompleted, error) {
	s, err := a.sessionToEnd(ctx, desk, t, id)
	if err != nil {
		return nil, err
	}
	if _, err := a.needsProfile(ctx); err != nil {
		return nil, err
	}
	ending, err := desk.Prepare(ctx, words, s)
	if err != nil {
		return nil, err
	}
	if ending.Plan, err = desk.Preview(ctx, t.asker, words, ending.Plan); err != nil {
		return nil, quit(err, s.ID+" is not completed")
	}
	c, rules, err := desk.Complete(ctx, words, ending)
	if err != nil {
		return nil, err
	}
	for _, gap := range ending.Past.Gaps {
		a.Warn(problem.New("engine.git", "%s", gap))
	}
	done := completedOf(c, rules)
	return &done, nil
}

// sessionToEnd finds what is to be completed. Of several open sessions one has to
// be named or chosen: none is guessed.
func (a *App) sessionToEnd(ctx context.Context, desk *worksession.Desk, t talk, id string) (*worksession.Session, error) {
	if otherNoun(id) == "" {
		chooser := t.asker
		if !t.person && t.given == nil {
			chooser = nil
		}
		return a.chosenSession(ctx, desk, id, chooser)
	}
	f, err := a.foreign(id)
	if err != nil {
		return nil, err
	}
	noun := map[bool]string{true: "spec", false: "roadmap"}[f.line.Type == "spec"]
	switch {
	case f.line.Status == string(worksession.Completed):
		return nil, worksession.AlreadyCompleted(id, f.rel)
	case f.line.Issues == 0:
		return nil, problem.New("state.no_issues", "%s has no issues, so nothing says that it is done", id).
			Mend("go on with it: overtone %s status %s", noun, id)
	case f.line.Done < f.line.Issues:
		return nil, problem.New("state.open_issues", "%s of %s %s open: %s", plural(f.line.Issues-f.line.Done, "issue"), id, map[bool]string{true: "is", false: "are"}[f.line.Issues-f.line.Done == 1], f.open()).
			Mend("see `overtone %s status %s`, and close them with `overtone issue done`", noun, id)
	}
	return &worksession.Session{
		ID: id, Type: f.line.Type, Description: f.line.Description, Status: worksession.Reviewing, CreatedAt: f.line.CreatedAt,
		Rel: f.rel, Foreign: true, Closed: f.line.Done,
	}, nil
}

// solidifyAtEnd asks a person for a decision to keep. The session is completed
// by then: whoever leaves the question keeps none.
func (a *App) solidifyAtEnd(ctx context.Context, desk *worksession.Desk, words *worksession.Words, t talk, out *SessionCompleted) {
	listed := false
	if t.given != nil {
		_, listed = t.given.Sheet.Get(worksession.SolidifyQuestion)
	}
	if !t.person && !listed {
		return
	}
	text, err := desk.AskSolidify(ctx, t.asker)
	if err != nil || text == "" {
		return
	}
	if text, err = worksession.CheckRule(text); err == nil {
		var rule worksession.RuleWritten
		if rule, err = desk.AddRule(ctx, words.Detect(text, guidelines.Kind(""), ""), text); err == nil {
			out.Solidified = &rule
			return
		}
	}
	a.Warn(problem.From(err))
}

func completedOf(c *worksession.Completion, rules []worksession.RuleWritten) SessionCompleted {
	return SessionCompleted{
		SessionID: c.Entry.SessionID, Status: string(worksession.Completed), Archive: c.Entry, Feature: c.Feature, Entry: c.Work,
		Rules: append([]worksession.RuleWritten{}, rules...),
	}
}

func printCompleted(w io.Writer, out SessionCompleted) {
	lead := ""
	if out.Resumed {
		lead = "what was broken off is finished: "
	}
	fmt.Fprintf(w, "%s%s is completed: %s\n", lead, out.SessionID, console.Clean(out.Archive.ArchivePath))
	added := slices.DeleteFunc(slices.Clone(out.Rules), func(r worksession.RuleWritten) bool { return r.Existing })
	if out.Entry != nil {
		fmt.Fprintf(w, "  development index: %s “%s”\n", out.Entry.Category, console.Clean(out.Entry.Entry.Title))
	}
	for _, r := range added {
		fmt.Fprintf(w, "  %s [%s] %s  (%s:%d)\n", r.Kind, r.Category, console.Clean(r.Text), console.Clean(r.Path), r.Line)
	}
	if out.Solidified != nil {
		printSolidified(w, SessionSolidified{Status: map[bool]string{true: "existing"}[out.Solidified.Existing], Rule: *out.Solidified})
	}
}

// utcText is a time as JSON has it, empty for none.
func utcText(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(time.RFC3339)
}
