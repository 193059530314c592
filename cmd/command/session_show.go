package command

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SessionShown is the result of `overtone session show`.
type SessionShown struct {
	SessionLine
	Branch      string                `json:"branch" jsonschema:"that was checked out at its start, or empty"`
	StartCommit string                `json:"start_commit" jsonschema:"that was checked out at its start, or empty"`
	ResumedAt   string                `json:"resumed_at" jsonschema:"RFC 3339, UTC, or empty"`
	History     []SessionCommit       `json:"history" jsonschema:"commits since its start, newest first, at most 50"`
	Touched     []string              `json:"touched" jsonschema:"files that changed since its start, relative to the project"`
	Files       []worksession.OwnFile `json:"files" jsonschema:"what lies in its folder"`
	Tasks       map[string]int        `json:"tasks" jsonschema:"tasks in its folder, by status"`
	Gaps        []string              `json:"gaps" jsonschema:"what could not be found out"`
	Next        []string              `json:"next" jsonschema:"commands that come next"`
}

// SessionCommit is one commit of a session.
type SessionCommit struct {
	Hash    string `json:"hash"`
	At      string `json:"at" jsonschema:"RFC 3339, UTC"`
	Subject string `json:"subject"`
}

func newSessionShowCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:   "show [ID]",
		Short: "Show one session: status, commits, files",
		Long: "Show a work session, a package or a roadmap: where it stands, what was committed\n" +
			"since it began and what lies in its folder. Without an id it is the session that\n" +
			"was changed last.",
		Example:           "$ overtone session show\n$ overtone session show WFS-login-form-2026-01-31 --json",
		Args:              takesArgs(0, 1, "the id of a session"),
		ValidArgsFunction: app.completeAllSessions,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSessionShow(cmd.Context(), app, argument(args))
		},
	}
}

func runSessionShow(ctx context.Context, app *App, id string) error {
	desk, err := app.desk()
	if err != nil {
		return err
	}
	var out SessionShown
	if otherNoun(id) != "" {
		out, err = app.showForeign(ctx, desk, id)
	} else {
		out, err = app.showSession(ctx, desk, id)
	}
	if err != nil {
		return err
	}
	return app.Answer(out, func(w io.Writer) error {
		printSession(w, out)
		return nil
	})
}

// showSession looks at a work session, also at an archived one.
func (a *App) showSession(ctx context.Context, desk *worksession.Desk, id string) (SessionShown, error) {
	var s *worksession.Session
	all, err := desk.Active()
	if err != nil {
		return SessionShown{}, err
	}
	if id == "" {
		if open, err := a.openSessions(desk); err != nil {
			return SessionShown{}, err
		} else if len(open) > 0 {
			s = open[0]
		}
	} else {
		if err := worksession.CheckID(id); err != nil {
			return SessionShown{}, err
		}
		past, err := desk.Archived()
		if err != nil {
			return SessionShown{}, err
		}
		all = append(all, past...)
		if i := slices.IndexFunc(all, func(s *worksession.Session) bool { return s.ID == id }); i >= 0 {
			s = all[i]
		}
	}
	switch {
	case s == nil && id == "":
		return SessionShown{}, problem.New("state.no_session", "no work session is open").Mend(`start one: overtone session start "what is to be done"`)
	case s == nil:
		return SessionShown{}, problem.New("input.unknown_id", "there is no session %q", id).Mend("see `overtone session list --all`")
	case s.Hurt != nil:
		return SessionShown{}, s.Hurt
	}
	line, err := a.sessionLine(ctx, desk, s)
	if err != nil {
		return SessionShown{}, err
	}
	out := SessionShown{SessionLine: line, Branch: s.Branch, StartCommit: s.StartCommit, ResumedAt: s.ResumedAt, Next: []string{}}
	if s.Open() {
		out.Next = []string{"overtone session sync", "overtone session complete " + s.ID}
		if s.Status == worksession.Paused {
			out.Next = []string{"overtone session resume " + s.ID}
		}
	}
	return out, a.lookInto(ctx, desk, s, &out)
}

// showForeign looks at a package or roadmap.
func (a *App) showForeign(ctx context.Context, desk *worksession.Desk, id string) (SessionShown, error) {
	f, err := a.foreign(id)
	if err != nil {
		return SessionShown{}, err
	}
	out := SessionShown{SessionLine: f.line}
	switch noun := map[bool]string{true: "spec", false: "roadmap"}[f.line.Type == "spec"]; worksession.Status(f.line.Status) {
	case worksession.Completed:
		out.Next = []string{"overtone " + noun + " show " + id}
	case worksession.Reviewing:
		out.Next = []string{"overtone session complete " + id}
	default:
		out.Next = []string{"overtone " + noun + " status " + id, strings.TrimPrefix(otherNoun(id), "go on with it: ")}
	}
	project, err := a.Project()
	if err != nil {
		return out, err
	}
	s := &worksession.Session{ID: id, Dir: filepath.Join(project.Root, filepath.FromSlash(f.rel)), Rel: f.rel, Status: worksession.Completed, Foreign: true}
	return out, a.lookInto(ctx, desk, s, &out)
}

// foreign finds a package or roadmap by its id.
func (a *App) foreign(id string) (foreignSession, error) {
	var err error
	if strings.HasPrefix(id, "SPEC-") {
		_, err = a.findPackage(id)
	} else {
		_, err = a.findRoadmap(id)
	}
	if err != nil {
		return foreignSession{}, err
	}
	all, err := a.foreignSessions()
	if err != nil {
		return foreignSession{}, err
	}
	i := slices.IndexFunc(all, func(f foreignSession) bool { return f.line.SessionID == id })
	return all[i], nil
}

// lookInto adds what lies in the folder of a session, and what was done since it
// began while it is open.
func (a *App) lookInto(ctx context.Context, desk *worksession.Desk, s *worksession.Session, out *SessionShown) error {
	files, more := desk.Files(s)
	out.Files, out.Tasks = files, desk.Tasks(s)
	out.History, out.Touched, out.Gaps = []SessionCommit{}, []string{}, []string{}
	if out.Files == nil {
		out.Files = []worksession.OwnFile{}
	}
	if more {
		out.Gaps = append(out.Gaps, "only the first "+strconv.Itoa(len(files))+" files of its folder are listed")
	}
	if !s.Open() {
		return nil
	}
	past, err := desk.Since(ctx, s.StartCommit, s.Began())
	if err != nil {
		return err
	}
	for _, c := range past.Commits {
		out.History = append(out.History, SessionCommit{Hash: c.Hash, At: c.At.UTC().Format(time.RFC3339), Subject: c.Subject})
	}
	work, err := desk.Git.Look(ctx, evidence.Begin{Commit: s.StartCommit, At: s.Began()}, "")
	if err != nil {
		return err
	}
	out.Touched = append(out.Touched, work.Files...)
	out.Gaps = append(out.Gaps, past.Gaps...)
	return nil
}

// mostShown is how many commits and files a person sees of each.
const mostShown = 10

func printSession(w io.Writer, s SessionShown) {
	fmt.Fprintf(w, "%s  %s, %s\n", s.SessionID, s.Type, s.Status)
	fmt.Fprintln(w, console.Clean(s.Description))
	if s.CreatedAt != "" {
		at := "started " + s.CreatedAt
		if s.Branch != "" {
			at += " on " + console.Clean(s.Branch)
		}
		if s.StartCommit != "" {
			at += fmt.Sprintf(" at %.10s", s.StartCommit)
		}
		fmt.Fprintln(w, at)
	}
	if s.Issues > 0 {
		fmt.Fprintf(w, "%d of %s completed\n", s.Done, plural(s.Issues, "issue"))
	}
	if len(s.Tasks) > 0 {
		fmt.Fprintf(w, "tasks: %s\n", console.Clean(tally(s.Tasks)))
	}
	var commits, own []string
	for _, c := range s.History {
		commits = append(commits, fmt.Sprintf("%.10s %s  %s", c.Hash, c.At[:len(time.DateOnly)], c.Subject))
	}
	for _, f := range s.Files {
		own = append(own, f.Path)
	}
	printSome(w, "Commits since its start", commits)
	printSome(w, "Changed files", s.Touched)
	printSome(w, "Files in "+s.Dir, own)
	for _, gap := range s.Gaps {
		fmt.Fprintf(w, "\nnot known: %s\n", console.Clean(gap))
	}
	if len(s.Next) > 0 {
		fmt.Fprintln(w)
	}
	for _, next := range s.Next {
		fmt.Fprintf(w, "next: %s\n", next)
	}
}

// printSome prints the first few lines of a list under a heading, nothing of an
// empty one.
func printSome(w io.Writer, heading string, lines []string) {
	if len(lines) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", console.Clean(heading))
	for _, line := range lines[:min(len(lines), mostShown)] {
		fmt.Fprintf(w, "  %s\n", console.Clean(line))
	}
	if n := len(lines) - mostShown; n > 0 {
		fmt.Fprintf(w, "  and %d more\n", n)
	}
}

// tally says counts by word, sorted: "2 completed, 1 pending".
func tally(counts map[string]int) string {
	var parts []string
	for word, n := range counts {
		parts = append(parts, strconv.Itoa(n)+" "+word)
	}
	slices.SortFunc(parts, func(a, b string) int {
		_, first, _ := strings.Cut(a, " ")
		_, second, _ := strings.Cut(b, " ")
		return strings.Compare(first, second)
	})
	return strings.Join(parts, ", ")
}
