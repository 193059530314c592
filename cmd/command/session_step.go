package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SessionMoved is the result of `overtone session resume` and pause.
type SessionMoved struct {
	SessionID   string `json:"session_id"`
	Dir         string `json:"dir"`
	Status      string `json:"status"`
	Description string `json:"description"`
	UpdatedAt   string `json:"updated_at" jsonschema:"RFC 3339, UTC"`
	Commits     int    `json:"commits" jsonschema:"since it was started; -1 when git cannot say"`
}

func newSessionResumeCommand(app *App) *cobra.Command {
	o := &talkOptions{}
	cmd := &cobra.Command{
		Use:   "resume [ID]",
		Short: "Go on with a session that was left or paused",
		Long: "Make a session active again and say where it stands. Without an id it is the only\n" +
			"one that is open; of several you choose. Packages and roadmaps are taken up with\n" +
			"`overtone spec continue` and `overtone roadmap --continue`.",
		Example:           "$ overtone session resume\n$ overtone session resume WFS-login-form-2026-01-31",
		Args:              takesArgs(0, 1, "the id of a session"),
		ValidArgsFunction: app.completeSessions,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSessionStep(cmd.Context(), app, o, argument(args), worksession.Active)
		},
	}
	o.add(cmd, "of several take the one that was changed last")
	return cmd
}

func newSessionPauseCommand(app *App) *cobra.Command {
	o := &talkOptions{}
	cmd := &cobra.Command{
		Use:               "pause [ID]",
		Short:             "Put a session aside",
		Long:              "Mark a session as paused. `overtone clean` lets a paused session rest longer than\none that was forgotten.",
		Example:           "$ overtone session pause WFS-login-form-2026-01-31",
		Args:              takesArgs(0, 1, "the id of a session"),
		ValidArgsFunction: app.completeSessions,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSessionStep(cmd.Context(), app, o, argument(args), worksession.Paused)
		},
	}
	o.add(cmd, "of several take the one that was changed last")
	return cmd
}

func runSessionStep(ctx context.Context, app *App, o *talkOptions, id string, to worksession.Status) error {
	if how := otherNoun(id); how != "" {
		return problem.New("usage.other_noun", "%s is no work session", id).Mend("%s", how)
	}
	desk, err := app.desk()
	if err != nil {
		return err
	}
	t, err := app.talk(o, []string{worksession.ChooseQuestion})
	if err != nil {
		return err
	}
	s, err := app.chosenSession(ctx, desk, id, t.asker)
	if err != nil {
		return err
	}
	if err := t.unused(); err != nil {
		return err
	}
	if s, err = desk.Move(ctx, s.ID, to, to == worksession.Active); err != nil {
		return err
	}
	activity, err := desk.Activity(ctx, s)
	if err != nil {
		return err
	}
	out := SessionMoved{
		SessionID: s.ID, Dir: app.Shown(s.Dir), Status: string(s.Status), Description: s.Description, UpdatedAt: s.UpdatedAt, Commits: activity.Commits,
	}
	return app.Answer(out, func(w io.Writer) error {
		fmt.Fprintf(w, "%s is %s: %s\n", out.SessionID, out.Status, console.Clean(out.Description))
		fmt.Fprintf(w, "%s since its start, files in %s\n", commitCount(out.Commits), console.Clean(out.Dir))
		return nil
	})
}

// otherNoun says how to go on with what is no work session.
func otherNoun(id string) string {
	switch {
	case strings.HasPrefix(id, "SPEC-"):
		return "go on with it: overtone spec continue " + id
	case strings.HasPrefix(id, "RMAP-"):
		return "go on with it: overtone roadmap --continue " + id
	}
	return ""
}

func commitCount(n int) string {
	switch {
	case n < 0:
		return "no commits known"
	case n == 0:
		return "no commit"
	}
	return plural(n, "commit")
}
