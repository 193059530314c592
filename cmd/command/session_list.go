package command

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SessionList is the result of `overtone session list`.
type SessionList struct {
	Total    int           `json:"total"`
	Sessions []SessionLine `json:"sessions" jsonschema:"work sessions, then packages, then roadmaps"`
}

// SessionLine is one session of the list.
type SessionLine struct {
	SessionID   string `json:"session_id"`
	Type        string `json:"type" jsonschema:"workflow, review, tdd, test, docs; spec for a package, roadmap for a roadmap"`
	Status      string `json:"status" jsonschema:"planning, active, implementing, reviewing, paused, completed; unreadable when the file cannot be read"`
	Description string `json:"description"`
	Dir         string `json:"dir"`
	CreatedAt   string `json:"created_at" jsonschema:"RFC 3339, UTC; empty when it is not known"`
	UpdatedAt   string `json:"updated_at" jsonschema:"RFC 3339, UTC; empty when it is not known"`
	Commits     int    `json:"commits" jsonschema:"that touch the project since the session began; -1 when it is not known"`
	LastCommit  string `json:"last_commit_at" jsonschema:"the last of them, RFC 3339, UTC, or empty"`
	Issues      int    `json:"issues" jsonschema:"of a package or roadmap, finished ones too"`
	Done        int    `json:"done" jsonschema:"how many of them are completed"`
}

// sessionKinds are the types that a list can be cut down to.
func sessionKinds() []string { return append(worksession.Types(), "spec", "roadmap") }

func newSessionListCommand(app *App) *cobra.Command {
	var all bool
	var kind, status string
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List what is being worked on",
		Long: "List the sessions that are not completed: work sessions by their last change, then\n" +
			"packages and roadmaps. --all lists completed and archived ones too.",
		Example: "$ overtone session list\n$ overtone session list --all --type review\n$ overtone session list --status paused --json",
		RunE: func(cmd *cobra.Command, _ []string) error {
			return runSessionList(cmd.Context(), app, all, kind, status)
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, "completed ones too")
	addChoice(cmd, &kind, "type", "only of one type", sessionKinds()...)
	var words []string
	for _, s := range worksession.Statuses() {
		words = append(words, string(s))
	}
	addChoice(cmd, &status, "status", "only with one status", words...)
	return cmd
}

func runSessionList(ctx context.Context, app *App, all bool, kind, status string) error {
	desk, err := app.desk()
	if err != nil {
		return err
	}
	lines, err := app.sessionLines(ctx, desk, all || status == string(worksession.Completed))
	if err != nil {
		return err
	}
	lines = slices.DeleteFunc(lines, func(l SessionLine) bool {
		return kind != "" && l.Type != kind || status != "" && l.Status != status
	})
	list := SessionList{Total: len(lines), Sessions: lines}
	return app.Answer(list, func(w io.Writer) error {
		if len(lines) == 0 {
			_, err := fmt.Fprintln(w, "no session; start one with: overtone session start \"what is to be done\"")
			return err
		}
		table := console.NewTable("ID", "TYPE", "STATUS", "PROGRESS", "DESCRIPTION")
		for _, l := range lines {
			table.Add(l.SessionID, l.Type, l.Status, progressOf(l), l.Description)
		}
		return table.Print(app.Streams())
	})
}

// progressOf says in a word or two how far a session is.
func progressOf(l SessionLine) string {
	switch {
	case l.Issues > 0:
		return fmt.Sprintf("%d/%d issues", l.Done, l.Issues)
	case l.Commits >= 0:
		return commitCount(l.Commits)
	}
	return "-"
}

// sessionLines lists work sessions, packages and roadmaps, each by age.
func (a *App) sessionLines(ctx context.Context, desk *worksession.Desk, all bool) ([]SessionLine, error) {
	lines := []SessionLine{}
	work, err := desk.Active()
	if err != nil {
		return nil, err
	}
	if all {
		past, err := desk.Archived()
		if err != nil {
			return nil, err
		}
		work = append(work, past...)
	}
	for _, s := range work {
		line, err := a.sessionLine(ctx, desk, s)
		if err != nil {
			return nil, err
		}
		if all || s.Hurt != nil || s.Open() {
			lines = append(lines, line)
		}
	}
	unfinished, err := desk.Unfinished()
	if err != nil {
		return nil, err
	}
	for _, id := range unfinished {
		a.Warn(problem.New("state.unfinished", "the completion of %s was broken off", id).Mend("finish it: overtone session complete %s", id))
	}
	foreign, err := a.foreignSessions()
	if err != nil {
		return nil, err
	}
	for _, f := range foreign {
		if all || f.line.Status != string(worksession.Completed) {
			lines = append(lines, f.line)
		}
	}
	return lines, nil
}

// sessionLine is what the list shows of a work session.
func (a *App) sessionLine(ctx context.Context, desk *worksession.Desk, s *worksession.Session) (SessionLine, error) {
	line := SessionLine{
		SessionID: s.ID, Type: s.Type, Status: string(s.Status), Description: s.Description, Dir: a.Shown(s.Dir),
		CreatedAt: s.CreatedAt, UpdatedAt: s.UpdatedAt, Commits: -1,
	}
	if hurt := problem.From(s.Hurt); hurt != nil {
		a.Warn(hurt)
		line.Status = "unreadable"
	}
	if !s.Open() {
		return line, nil
	}
	activity, err := desk.Activity(ctx, s)
	if err != nil {
		return line, err
	}
	line.Commits = activity.Commits
	if !activity.Last.IsZero() {
		line.LastCommit = activity.Last.UTC().Format(time.RFC3339)
	}
	return line, nil
}

// foreignSession is a package or a roadmap as a session.
type foreignSession struct {
	line   SessionLine
	rel    string // its folder, relative to the project
	counts map[issues.Status]int
}

// foreignSessions lists packages, then roadmaps, newest first, with what is
// known of their issues.
func (a *App) foreignSessions() ([]foreignSession, error) {
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	tech, err := specs.ReadTech(project.Root)
	if err != nil {
		return nil, err
	}
	codec, _, err := a.codec()
	if err != nil {
		return nil, err
	}
	packages, err := a.packages()
	if err != nil {
		return nil, err
	}
	roadmaps, err := a.roadmaps()
	if err != nil || len(packages)+len(roadmaps) == 0 {
		return nil, err
	}
	bySession, err := a.issuesBySession()
	if err != nil {
		return nil, err
	}
	var out []foreignSession
	add := func(f specs.Found, line SessionLine) {
		line.SessionID, line.Dir, line.Commits = f.ID, a.Shown(f.Dir), -1
		s := foreignSession{line: line, rel: below(project.Root, f.Dir), counts: map[issues.Status]int{}}
		for _, issue := range bySession[f.ID] {
			if issue.DeletedAt == "" {
				s.counts[issue.Status]++
				s.line.Issues++
			}
		}
		s.line.Done = s.counts[issues.Completed]
		s.line.Status = string(s.status(tech))
		out = append(out, s)
	}
	for _, f := range packages {
		line := a.specLine(codec, f)
		add(f, SessionLine{Type: "spec", Description: line.Title, CreatedAt: began(f)})
	}
	for _, f := range roadmaps {
		line := SessionLine{Type: "roadmap"}
		if folder, err := codec.ReadRoadmap(a.Disk(), f.Dir); err != nil {
			a.Warn(problem.From(err))
			line.Status = "unreadable"
		} else {
			line.Description, line.CreatedAt = specs.Plain(folder.Roadmap.Title), folder.Roadmap.Meta.GeneratedAt
		}
		add(f, line)
	}
	return out, nil
}

// status tells where a package or roadmap stands: by the profile whether it is
// completed, else by its issues.
func (f foreignSession) status(tech *specs.ProjectTech) worksession.Status {
	switch {
	case f.line.Status != "":
		return worksession.Status(f.line.Status)
	case worksession.Delivered(tech, f.line.SessionID):
		return worksession.Completed
	case f.line.Issues == 0:
		return worksession.Planning
	case f.line.Done == f.line.Issues:
		return worksession.Reviewing
	case f.line.Done > 0 || f.counts[issues.Executing] > 0:
		return worksession.Implementing
	}
	return worksession.Active
}

// open counts the issues that are not closed, in words: "2 registered, 1 failed".
func (f foreignSession) open() string {
	text := ""
	for _, status := range issues.Statuses() {
		if n := f.counts[status]; n > 0 && status != issues.Completed {
			if text != "" {
				text += ", "
			}
			text += strconv.Itoa(n) + " " + string(status)
		}
	}
	return text
}

// below is a path relative to a folder that holds it, with slashes.
func below(root, path string) string {
	rel, err := filepath.Rel(root, path)
	if err != nil {
		return filepath.ToSlash(path)
	}
	return filepath.ToSlash(rel)
}
