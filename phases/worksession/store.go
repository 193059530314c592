package worksession

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/secrets"
)

// maxRepeats bounds how many sessions of one name a day has.
const maxRepeats = 1000

// Start begins a session of a description: its folder and its file. A name that
// is taken, also by an archived session, gets a number behind it; of several
// processes each gets its own. Errors: usage.no_description, usage.bad_value for
// an unknown type, input.bad_path when the folder is a link out of the project,
// storage.*.
func (d *Desk) Start(ctx context.Context, kind, description string) (*Session, error) {
	if err := CheckDescription(description); err != nil {
		return nil, err
	}
	description = oneLine(secrets.Mask(description))
	if !slices.Contains(Types(), kind) {
		return nil, problem.New("usage.bad_value", "there is no type %q of session", kind).Mend("give one of %s", strings.Join(Types(), ", "))
	}
	s := &Session{
		Type: kind, Description: description, Status: Active, CreatedAt: stamp(d.Now), UpdatedAt: stamp(d.Now),
		StartCommit: d.Git.Head(ctx), Branch: d.branch(ctx),
	}
	s.SyncedTo = s.StartCommit
	if err := ctx.Err(); err != nil {
		return nil, context.Cause(ctx)
	}
	return s, d.makeFolder(s)
}

// maxDescription bounds what a session is for, in runes.
const maxDescription = 2000

// CheckDescription says whether a text can describe a session. Errors:
// usage.no_description, input.too_large.
func CheckDescription(text string) error {
	text = oneLine(text)
	if text == "" {
		return problem.New("usage.no_description", "a session needs a description").
			Mend(`say in a few words what is to be done: overtone session start "Add a login form"`)
	}
	if n := utf8.RuneCountInString(text); n > maxDescription {
		return problem.New("input.too_large", "the description has %d characters", n).
			Mend("say it in one sentence and keep the rest in a file of the session")
	}
	return nil
}

// makeFolder finds a free name and writes the session into a folder of it.
func (d *Desk) makeFolder(s *Session) error {
	home, err := disk.ContainResolved(d.Root, ActiveDir)
	if err != nil {
		return err
	}
	if err := d.Disk.MkdirAll(home); err != nil {
		return err
	}
	first := NewID(s.Description, d.Now)
	for n := 1; n <= maxRepeats; n++ {
		s.ID = first
		if n > 1 {
			s.ID += "-" + strconv.Itoa(n)
		}
		if d.archived(s.ID) {
			continue
		}
		s.Dir, s.Rel = filepath.Join(home, s.ID), ActiveDir+"/"+s.ID
		err := d.Disk.CreateDir(s.Dir)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return err
		}
		return d.write(s)
	}
	return problem.New("conflict.exists", "there are %d sessions named %s", maxRepeats, first).Mend("describe the work in other words")
}

// archived says whether an id was given to a session that is archived now.
func (d *Desk) archived(id string) bool {
	_, err := os.Lstat(filepath.Join(d.Root, filepath.FromSlash(ArchivesDir), id))
	return err == nil
}

// Active lists the sessions that are not archived, the one that was changed last
// first. One whose file cannot be read is listed with what hurts it.
func (d *Desk) Active() ([]*Session, error) { return d.list(ActiveDir) }

// Archived lists the sessions in the archive, the newest first.
func (d *Desk) Archived() ([]*Session, error) { return d.list(ArchivesDir) }

func (d *Desk) list(rel string) ([]*Session, error) {
	home, err := disk.ContainResolved(d.Root, rel)
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(home)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, problem.Wrap(err, "storage.unreadable", "the sessions cannot be listed").At(home, 0).Mend("check the permissions of the folder")
	}
	var out []*Session
	for _, entry := range entries {
		if CheckID(entry.Name()) == nil && entry.IsDir() { // a link is no folder of ours
			out = append(out, d.read(rel, entry.Name()))
		}
	}
	slices.SortStableFunc(out, func(a, b *Session) int {
		if c := strings.Compare(b.UpdatedAt, a.UpdatedAt); c != 0 {
			return c
		}
		return strings.Compare(a.ID, b.ID)
	})
	return out, nil
}

// NoFile is the code of the problem that the folder of a session has no file.
const NoFile = "input.no_session_file"

// read reads one session; what goes wrong is kept with it.
func (d *Desk) read(home, id string) *Session {
	s := &Session{ID: id, Rel: home + "/" + id, Dir: filepath.Join(d.Root, filepath.FromSlash(home), id)}
	file, err := disk.ContainResolved(s.Dir, SessionFile)
	if err != nil {
		s.Hurt = err
		return s
	}
	data, err := d.Disk.ReadFile(file, maxFile)
	if errors.Is(err, fs.ErrNotExist) {
		s.Hurt = problem.New(NoFile, "%s has no %s", id, SessionFile).At(s.Dir, 0).
			Mend("`overtone clean --dry-run` shows whether the folder is needed")
		return s
	}
	if err == nil {
		err = s.decode(data, file)
	}
	s.Hurt = err
	return s
}

// decode reads the file of a session. Older tools call the description project
// and know other names of times.
func (s *Session) decode(data []byte, file string) error {
	var other struct {
		Project       string `json:"project"`
		InitializedAt string `json:"initialized_at"`
	}
	read := *s
	err := json.Unmarshal(data, &read)
	if err == nil {
		err = json.Unmarshal(data, &other)
	}
	if err != nil {
		return brokenJSON(err, data, file)
	}
	read.ID = s.ID // the folder is what a session is called
	read.Description = secrets.Mask(first(read.Description, other.Project))
	read.CreatedAt = first(read.CreatedAt, other.InitializedAt)
	read.UpdatedAt = first(read.UpdatedAt, read.CreatedAt)
	read.Type = first(read.Type, Types()[0])
	read.Status = Status(first(string(read.Status), string(Active)))
	read.raw = data
	*s = read
	if !slices.Contains(Statuses(), s.Status) {
		return problem.New("input.session_status", "%q is no status of a session", s.Status).At(file, lineOf(data, `"status"`)).
			Mend("write one of %s", joined(Statuses()))
	}
	return nil
}

// write replaces the file of a session and keeps what others wrote into it.
func (d *Desk) write(s *Session) error {
	data, err := specs.EncodeJSON(s)
	if err == nil && s.raw != nil {
		data, err = specs.OverlayJSON(s.raw, data)
	}
	if err != nil {
		return err
	}
	file, err := disk.ContainResolved(s.Dir, SessionFile)
	if err != nil {
		return err
	}
	s.raw = data
	d.Disk.SweepDead(s.Dir)
	return d.Disk.Replace(file, data, 0o644)
}

// Find finds a session that is not archived by its id. Errors: input.session_id,
// input.unknown_id, and what hurts its file.
func (d *Desk) Find(id string) (*Session, error) {
	if err := CheckID(id); err != nil {
		return nil, err
	}
	all, err := d.Active()
	if err != nil {
		return nil, err
	}
	for _, s := range all {
		if s.ID == id {
			return s, s.Hurt
		}
	}
	p := problem.New("input.unknown_id", "there is no session %q that is not completed", id)
	if d.archived(id) {
		return nil, problem.New("state.completed", "%s is completed and archived", id).At(filepath.Join(d.Root, filepath.FromSlash(ArchivesDir), id), 0).
			Mend("start another one with `overtone session start`")
	}
	return nil, p.Mend("see `overtone session list`")
}

// Locked does work while no other process changes sessions or their archive.
func (d *Desk) Locked(ctx context.Context, work func() error) error {
	path, err := disk.ContainResolved(d.Root, lockFile)
	if err != nil {
		return err
	}
	held, err := d.Disk.Lock(ctx, path, patience)
	if err != nil {
		return err
	}
	d.Disk.SweepDead(filepath.Join(d.Root, filepath.FromSlash(ArchivesDir))) // what a killed write left
	return errors.Join(work(), held.Release())
}

// brokenJSON names the line at which a file is no JSON.
func brokenJSON(err error, data []byte, file string) error {
	offset := int64(len(data))
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &kind):
		offset = kind.Offset
	}
	return problem.Wrap(err, "input.json", "this is not the JSON that is expected here").
		At(file, 1+bytes.Count(data[:min(offset, int64(len(data)))], []byte("\n"))).
		Mend("correct the line, or take the file from version control")
}

// lineOf is the line on which a text stands first, 0 when it does nowhere.
func lineOf(data []byte, text string) int {
	before, _, found := bytes.Cut(data, []byte(text))
	if !found {
		return 0
	}
	return 1 + bytes.Count(before, []byte("\n"))
}

func first(values ...string) string {
	for _, v := range values {
		if v != "" {
			return v
		}
	}
	return ""
}

func joined[T ~string](words []T) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = string(w)
	}
	return strings.Join(out, ", ")
}
