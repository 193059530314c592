package command

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs"
)

// SessionStarted is the result of `overtone session start`.
type SessionStarted struct {
	SessionID   string   `json:"session_id"`
	Dir         string   `json:"dir" jsonschema:"its folder"`
	Type        string   `json:"type"`
	Status      string   `json:"status"`
	Description string   `json:"description"`
	CreatedAt   string   `json:"created_at" jsonschema:"RFC 3339, UTC"`
	Branch      string   `json:"branch" jsonschema:"that is checked out, or empty"`
	StartCommit string   `json:"start_commit" jsonschema:"that is checked out, or empty"`
	Profile     string   `json:"profile" jsonschema:"the file of the project's profile when it was made now, else empty"`
	Next        []string `json:"next" jsonschema:"commands that come next"`
}

func newSessionStartCommand(app *App) *cobra.Command {
	kind := worksession.Types()[0]
	cmd := &cobra.Command{
		Use:   "start DESCRIPTION",
		Short: "Start a piece of work",
		Long: "Make the folder of a new session, .workflow/active/WFS-{words}-{day}, and note\n" +
			"what is checked out, so that its commits are known later. A name that is taken\n" +
			"gets a number. A project without a profile gets one first, as from\n" +
			"`overtone init --skip-specs`.",
		Example: "$ overtone session start \"Add a login form\"\n" +
			"$ overtone session start --type review \"Review the payment module\"",
		Args: takesArgs(1, 1, "a description in quotes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSessionStart(cmd.Context(), app, kind, args[0])
		},
	}
	addChoice(cmd, &kind, "type", "kind of work", worksession.Types()...)
	return cmd
}

func runSessionStart(ctx context.Context, app *App, kind, description string) error {
	desk, err := app.desk()
	if err != nil {
		return err
	}
	if err := worksession.CheckDescription(description); err != nil {
		return err
	}
	made, err := app.needsProfile(ctx)
	if err != nil {
		return err
	}
	s, err := desk.Start(ctx, kind, description)
	if err != nil {
		return err
	}
	out := SessionStarted{
		SessionID: s.ID, Dir: app.Shown(s.Dir), Type: s.Type, Status: string(s.Status), Description: s.Description, CreatedAt: s.CreatedAt,
		Branch: s.Branch, StartCommit: s.StartCommit, Next: []string{"overtone session show " + s.ID, "overtone session complete " + s.ID},
	}
	if made {
		out.Profile = specs.TechFile
	}
	return app.Answer(out, func(w io.Writer) error {
		if made {
			fmt.Fprintf(w, "%s was made first: what the project is built with\n", specs.TechFile)
		}
		fmt.Fprintf(w, "%s is started in %s\n", out.SessionID, console.Clean(out.Dir))
		fmt.Fprintf(w, "at its end: overtone session complete %s\n", out.SessionID)
		return nil
	})
}
