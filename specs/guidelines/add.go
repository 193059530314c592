package guidelines

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/secrets"
	"github.com/overtone-cli/overtone/specs/selection"
)

// Addition is a rule to be written.
type Addition struct {
	Dimension Dimension // empty: Specs
	Scope     string    // empty: ScopeProject; only personal rules can be global
	Kind      Kind      // empty: Convention
	Topic     string    // the word in brackets; empty: "general"
	Text      string    // any text; it becomes one line
	Date      string    // YYYY-MM-DD, of a learning; empty: none
	File      string    // name of the file, such as "quality-rules.md"; empty: by dimension and kind
	Section   string    // heading to stand under, made when it is missing; empty: by topic
}

// Added says where a rule stands now.
type Added struct {
	Path     string // as in Rule
	Line     int    // 1-based
	ID       string
	Existing bool // it was there before, perhaps in another file, and nothing was written
}

const (
	lockWait  = 30 * time.Second
	maxRule   = 4000 // characters
	maxTopic  = 40   // characters
	mostTries = 5
)

// Add writes a rule to the file where it belongs, unless a rule with the same
// words holds there already. The rest of the file keeps every byte; a missing
// file is made with frontmatter. Any number of processes may add at the same
// time. What looks like a credential is masked. Errors: input.bad_rule, usage.bad_value, those of disk.
func Add(ctx context.Context, p Places, a Addition) (Added, error) {
	all, err := AddAll(ctx, p, []Addition{a})
	if err != nil {
		return Added{}, err
	}
	return all[0], nil
}

// AddAll is Add for several rules. On an error, those before it are written and
// returned.
func AddAll(ctx context.Context, p Places, additions []Addition) ([]Added, error) {
	var done []Added
	for _, a := range additions {
		target, err := p.target(&a)
		if err != nil {
			return done, err
		}
		added, err := p.addLocked(ctx, a, target)
		if err != nil {
			return done, err
		}
		done = append(done, added)
	}
	return done, nil
}

// addLocked adds one rule under the lock of its scope.
func (p Places) addLocked(ctx context.Context, a Addition, target selection.Found) (added Added, err error) {
	lock, err := p.door().Lock(ctx, filepath.Join(p.store(a.Scope), ".lock"), lockWait)
	if err != nil && a.Scope == ScopeGlobal {
		return Added{}, problem.From(err).Mend("make your home folder %s writable, set HOME, or use --scope project", p.Home)
	}
	if err != nil {
		return Added{}, err
	}
	defer func() { err = errors.Join(err, lock.Release()) }()
	p.sweep(a.Scope, target)
	book, err := Read(p)
	if err != nil {
		return Added{}, err
	}
	for _, rule := range book.Rules() {
		if rule.covers(a.Dimension, a.Scope) && normal(rule.Text) == normal(a.Text) {
			return Added{Path: rule.Path, Line: rule.Line, ID: rule.ID, Existing: true}, nil
		}
	}
	table, err := readRuleFiles()
	if err != nil {
		return Added{}, err
	}
	id, err := p.nextID(a.Scope, book)
	if err != nil {
		return Added{}, err
	}
	return p.write(a, target, id, table)
}

// write edits the file. A person's editor takes no lock, so what stands there
// is compared once more before it is replaced.
func (p Places) write(a Addition, target selection.Found, id string, table *ruleFiles) (Added, error) {
	path, err := p.writable(target)
	if err != nil {
		return Added{}, err
	}
	kind := table.find(a.Dimension, filepath.Base(target.Path))
	for try := 1; ; try++ {
		before, err := p.read(path)
		if err != nil {
			return Added{}, err
		}
		after, line, err := insert(before, a, id, target, kind, table.General, p.lang())
		if err != nil {
			return Added{}, err
		}
		now, err := p.read(path)
		if err != nil {
			return Added{}, err
		}
		if !bytes.Equal(before, now) && try < mostTries {
			continue
		}
		if err := p.door().Replace(path, after, 0o644); err != nil {
			return Added{}, err
		}
		return Added{Path: target.Shown, Line: line, ID: id}, nil
	}
}

// read gives the bytes of a file; one that is missing has none.
func (p Places) read(path string) ([]byte, error) {
	data, err := p.door().ReadFile(path, 1<<20)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil && (!utf8.Valid(data) || bytes.IndexByte(data, 0) >= 0) {
		err = problem.New("input.not_text", "the rule file is no text in UTF-8").At(path, 0).Mend("save it in UTF-8, or move it away")
	}
	return data, err
}

// writable makes the folder of a file and follows the file when it is a link.
func (p Places) writable(target selection.Found) (string, error) {
	if err := p.door().MkdirAll(target.Folder.Dir); err != nil {
		return "", err
	}
	if target.Folder.Scope == ScopeGlobal {
		path, err := filepath.EvalSymlinks(target.Path)
		if err != nil {
			return target.Path, nil //nolint:nilerr // it is not there yet
		}
		return path, nil
	}
	return disk.ContainResolved(p.Root, target.Shown)
}

// target checks an addition, fills what is left to us, and names its file.
func (p Places) target(a *Addition) (selection.Found, error) {
	if err := p.complete(a); err != nil {
		return selection.Found{}, err
	}
	if a.File == "" {
		a.File = fileFor(a.Dimension, a.Kind)
	}
	if err := disk.CheckName(a.File); err != nil {
		return selection.Found{}, err
	}
	if !strings.EqualFold(filepath.Ext(a.File), ".md") || a.File[0] == '.' {
		return selection.Found{}, problem.New("input.bad_path", "rules are read from files whose name ends in .md, not from %q", a.File).Mend("name it NAME.md")
	}
	for _, folder := range selection.Folders(p.Root, p.Home) {
		if !folder.Legacy && folder.Dimension == string(a.Dimension) && folder.Scope == a.Scope {
			return selection.Found{Folder: folder, Path: filepath.Join(folder.Dir, a.File), Shown: folder.Shown + "/" + a.File}, nil
		}
	}
	return selection.Found{}, problem.New("storage.no_home", "there is no home folder to keep rules for every project in").
		Mend("use --scope project, or set HOME")
}

// fileFor is the file that a rule belongs to when none is named.
func fileFor(dimension Dimension, kind Kind) string {
	switch {
	case dimension == Specs && kind == Constraint:
		return "architecture-constraints.md"
	case dimension == Specs:
		return "coding-conventions.md"
	case kind == Constraint:
		return "constraints.md"
	case kind == Learning:
		return "learnings.md"
	}
	return "conventions.md"
}

// complete fills the defaults of an addition and refuses what cannot be a rule.
func (p Places) complete(a *Addition) error {
	a.Dimension, a.Kind = orElse(a.Dimension, Specs), orElse(a.Kind, Convention)
	a.Scope, a.Topic = orElse(a.Scope, ScopeProject), orElse(strings.Join(strings.Fields(fold(a.Topic)), "_"), "general")
	a.Text, a.Section = fold(secrets.Mask(a.Text)), fold(secrets.Mask(a.Section))
	bad := func(code, format string, args ...any) *problem.Problem { return problem.New(code, format, args...) }
	switch {
	case a.Dimension != Specs && a.Dimension != Personal:
		return bad("usage.bad_value", "%q is no dimension", a.Dimension).Mend("use specs or personal")
	case !slices.Contains([]Kind{Convention, Constraint, Learning}, a.Kind):
		return bad("usage.bad_value", "%q is no type of rule", a.Kind).Mend("use convention, constraint or learning")
	case a.Scope != ScopeProject && a.Scope != ScopeGlobal:
		return bad("usage.bad_value", "%q is no scope", a.Scope).Mend("use project or global")
	case a.Dimension == Specs && a.Scope == ScopeGlobal:
		return bad("usage.bad_value", "the project's rules hold in the project only").Mend("use the scope project, or the dimension personal")
	case a.Text == "" || normal(a.Text) == "":
		return bad("input.bad_rule", "a rule needs words").Mend("say in one sentence what holds")
	case utf8.RuneCountInString(a.Text) > maxRule:
		return bad("input.bad_rule", "a rule has at most %d characters, not %d", maxRule, utf8.RuneCountInString(a.Text)).Mend("split it into several rules")
	case !isTopic(a.Topic) || utf8.RuneCountInString(a.Topic) > maxTopic || strings.EqualFold(a.Topic, string(Learning)):
		return bad("input.bad_rule", "%q cannot be the topic of a rule", a.Topic).Mend("use one word of letters, digits, dashes and underscores")
	case a.Date != "" && (!isDate(a.Date) || a.Kind != Learning):
		return bad("input.bad_rule", "%q cannot be the date of a %s", a.Date, a.Kind).Mend("give a learning a date as 2026-01-31, and no other rule")
	case utf8.RuneCountInString(a.Section) > 120:
		return bad("input.bad_rule", "the heading %q is too long", a.Section).Mend("use at most 120 characters")
	}
	return nil
}

func orElse[T ~string](value, otherwise T) T {
	if value == "" {
		return otherwise
	}
	return value
}
