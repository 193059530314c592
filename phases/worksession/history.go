package worksession

import (
	"bytes"
	"cmp"
	"context"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/secrets"
)

const (
	lastCommits    = 5  // that are looked at without a session
	sessionCommits = 50 // of a session
)

// Commit is one commit that touches the project.
type Commit struct {
	Hash    string
	At      time.Time
	Subject string
	Body    string
}

// Short is the hash as people write it.
func (c Commit) Short() string { return c.Hash[:min(10, len(c.Hash))] }

// Past is what git says of what was done last. All of it may be empty.
type Past struct {
	Head    string   // what is checked out
	Commits []Commit // newest first, without merges
	More    bool     // there are more than were looked at
	Area    string   // the folder in which most files were changed, relative to the project
	Gaps    []string // what git could not say, one sentence each
}

// branch is what is checked out, empty for no branch and without git.
func (d *Desk) branch(ctx context.Context) string {
	name, err := d.Git.Ask(ctx, "symbolic-ref", "--short", "--quiet", "HEAD")
	if err != nil {
		return ""
	}
	return oneLine(string(name))
}

// Since looks at the commits after one: of a clone that does not have it, at
// those that are younger than a time. Both empty: the last few.
func (d *Desk) Since(ctx context.Context, commit string, began time.Time) (Past, error) {
	p := Past{Head: d.Git.Head(ctx)}
	if err := ctx.Err(); err != nil {
		return p, context.Cause(ctx)
	}
	if p.Head == "" {
		return p, d.without(ctx, &p, began)
	}
	limit, span := lastCommits, []string{"HEAD"}
	switch {
	case commit != "" && commit == p.Head:
		return p, d.uncommitted(ctx, &p, began)
	case commit != "" && d.knows(ctx, commit):
		limit, span = sessionCommits, []string{commit + "..HEAD"}
	case !began.IsZero():
		limit, span = sessionCommits, []string{"--since=@" + strconv.FormatInt(began.Unix(), 10), "HEAD"}
		if commit != "" {
			p.Gaps = append(p.Gaps, "commits by their time: the commit "+cut(commit, 12)+" that it began with is not in this clone")
		}
	}
	if err := d.commits(ctx, &p, limit, span); err != nil {
		return p, err
	}
	if len(p.Commits) == 0 {
		return p, d.uncommitted(ctx, &p, began)
	}
	return p, nil
}

// without explains why there is no commit, and looks at what is not committed.
func (d *Desk) without(ctx context.Context, p *Past, began time.Time) error {
	_, err := d.Git.Ask(ctx, "rev-parse", "--is-inside-work-tree")
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if err != nil {
		p.Gaps = append(p.Gaps, "no commits: "+problem.From(err).Message)
		return nil
	}
	p.Gaps = append(p.Gaps, "no commits: there is none yet on this branch")
	return d.uncommitted(ctx, p, began)
}

// knows says whether a commit is in this clone.
func (d *Desk) knows(ctx context.Context, commit string) bool {
	_, err := d.Git.Ask(ctx, "rev-parse", "--verify", "--quiet", "--end-of-options", commit+"^{commit}")
	return err == nil
}

// commits reads messages and changed files of a span of commits.
func (d *Desk) commits(ctx context.Context, p *Past, limit int, span []string) error {
	var here []string // of a project in a subfolder only what touches it
	if prefix, err := d.Git.Ask(ctx, "rev-parse", "--show-prefix"); err == nil && len(bytes.TrimSpace(prefix)) > 0 {
		here = []string{"."}
	}
	ask := func(limit int, more ...string) ([]byte, error) {
		args := []string{"-c", "log.showSignature=false", "-c", "i18n.logOutputEncoding=UTF-8", "log", "-z", "--no-merges", "--no-color", "-n", strconv.Itoa(limit)}
		args = append(append(args, more...), span...)
		return d.Git.Ask(ctx, append(append(args, "--"), here...)...)
	}
	text, err := ask(limit+1, "--format=%H%x1f%cI%x1f%s%x1f%b")
	if err == nil {
		p.Commits = readCommits(text)
		if p.More = len(p.Commits) > limit; p.More {
			p.Commits = p.Commits[:limit]
		}
		text, err = ask(limit, "--format=", "--numstat", "--no-renames", "--no-ext-diff", "--no-textconv", "--relative")
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if err != nil {
		p.Gaps = append(p.Gaps, "no commits: "+problem.From(err).Message)
		return nil
	}
	p.Area = area(changedFiles(text))
	return nil
}

// uncommitted finds the folder of what is changed and not committed.
func (d *Desk) uncommitted(ctx context.Context, p *Past, began time.Time) error {
	work, err := d.Git.Look(ctx, evidence.Begin{Commit: p.Head, At: began}, "")
	if err != nil {
		return err
	}
	files := make([]change, len(work.Files))
	for i, name := range work.Files {
		files[i] = change{path: name}
	}
	p.Area = area(files)
	return nil
}

// readCommits reads hash, time, subject and body of commits that end in NUL.
// Secrets are masked before anything is made of a message.
func readCommits(text []byte) []Commit {
	var out []Commit
	for record := range bytes.SplitSeq(text, []byte{0}) {
		parts := strings.SplitN(strings.TrimLeft(string(record), "\n"), "\x1f", 4)
		if len(parts) < 4 {
			continue
		}
		for i, part := range parts {
			if !utf8.ValidString(part) {
				parts[i] = strings.ToValidUTF8(part, "�")
			}
		}
		out = append(out, Commit{Hash: parts[0], At: parseTime(parts[1]), Subject: oneLine(secrets.Mask(parts[2])), Body: secrets.Mask(parts[3])})
	}
	return out
}

// change is one changed file with the number of its changed lines.
type change struct {
	path  string
	lines int
}

// changedFiles reads what --numstat -z prints.
func changedFiles(text []byte) []change {
	var out []change
	for record := range bytes.SplitSeq(text, []byte{0}) {
		parts := strings.SplitN(strings.TrimLeft(string(record), "\n"), "\t", 3)
		if len(parts) < 3 || parts[2] == "" || !utf8.ValidString(parts[2]) {
			continue
		}
		added, _ := strconv.Atoi(parts[0]) // of a binary file there is a dash
		gone, _ := strconv.Atoi(parts[1])
		out = append(out, change{parts[2], added + gone})
	}
	return out
}

// general is the area of work that is in no folder.
const general = "general"

// area is the folder with the most changed files, of equal ones that with more
// changed lines; what overtone keeps for itself does not count.
func area(files []change) string {
	type folder struct {
		name         string
		files, lines int
	}
	all := map[string]*folder{}
	for _, f := range files {
		if strings.HasPrefix(f.path, ".workflow/") || strings.Contains("/"+f.path, "/.overtone/") {
			continue
		}
		name := path.Dir(f.path)
		if name == "." {
			continue
		}
		if all[name] == nil {
			all[name] = &folder{name: name}
		}
		all[name].files++
		all[name].lines += f.lines
	}
	list := make([]*folder, 0, len(all))
	for _, f := range all {
		list = append(list, f)
	}
	if len(list) == 0 {
		return general
	}
	best := slices.MaxFunc(list, func(a, b *folder) int {
		return cmp.Or(cmp.Compare(a.files, b.files), cmp.Compare(a.lines, b.lines), strings.Compare(b.name, a.name))
	})
	return oneLine(best.name)
}
