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

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Completion is all that the end of a session writes. It is decided before the
// first change and kept in a journal until the last one is done, so that
// whoever finds the journal can go on and gets the same result.
type Completion struct {
	Foreign bool              `json:"foreign" jsonschema:"a package or roadmap, which stays where it is"`
	Entry   ManifestEntry     `json:"entry"`
	Feature specs.TechFeature `json:"feature"`
	Work    *Entry            `json:"work" jsonschema:"for the development index; null when a person left it out"`
	Rules   []Proposal        `json:"rules"`
}

// journal is the file of a completion that is not finished.
func journal(id string) string { return journalsDir + "/" + id + ".json" }

// writeJournal announces what is going to happen.
func (d *Desk) writeJournal(c *Completion) error {
	data, err := specs.EncodeJSON(c)
	if err != nil {
		return err
	}
	dir, err := disk.ContainResolved(d.Root, journalsDir)
	if err != nil {
		return err
	}
	if err := d.Disk.MkdirAll(dir); err != nil {
		return err
	}
	if err := d.Disk.Sweep(dir); err != nil {
		return err
	}
	return d.Disk.Replace(filepath.Join(dir, c.Entry.SessionID+".json"), data, 0o644)
}

// Unfinished lists the sessions whose completion was broken off, sorted.
func (d *Desk) Unfinished() ([]string, error) {
	dir, err := disk.ContainResolved(d.Root, journalsDir)
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, problem.Wrap(err, "storage.unreadable", "the archive cannot be listed").At(dir, 0).Mend("check the permissions of the folder")
	}
	var out []string
	for _, entry := range entries {
		id, ok := strings.CutSuffix(entry.Name(), ".json")
		if ok && entry.Type().IsRegular() && !strings.HasPrefix(id, ".") && disk.CheckName(id) == nil {
			out = append(out, id)
		}
	}
	return out, nil
}

// Finish does what is left of a completion that was broken off.
func (d *Desk) Finish(ctx context.Context, id string) (*Completion, []RuleWritten, error) {
	var c *Completion
	var rules []RuleWritten
	err := d.Locked(ctx, func() error {
		file, err := disk.ContainResolved(d.Root, journal(id))
		if err != nil {
			return err
		}
		data, err := d.Disk.ReadFile(file, maxFile)
		if err != nil {
			return err
		}
		c = &Completion{}
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(c); err != nil || c.Entry.SessionID != id {
			return problem.Wrap(errors.Join(err, errors.New("it is not what was written")), "input.json", "the completion of %s cannot be finished", id).At(file, 1).
				Mend("look at the file; move it away to leave the session as it is now")
		}
		rules, err = d.carryOut(ctx, c)
		return err
	})
	return c, rules, err
}

// carryOut does the steps of a completion that are not done yet. The caller
// holds the lock.
func (d *Desk) carryOut(ctx context.Context, c *Completion) ([]RuleWritten, error) {
	id := c.Entry.SessionID
	if !c.Foreign {
		if err := d.archive(c); err != nil {
			return nil, err
		}
	}
	if err := d.register(c); err != nil {
		return nil, err
	}
	err := specs.UpdateTech(ctx, d.Disk, d.Root, parseTime(c.Entry.ArchivedAt), func(tech *specs.ProjectTech) error {
		addFeature(tech, c.Feature)
		if c.Work != nil {
			addEntry(tech, *c.Work)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	written := []RuleWritten{}
	for _, r := range c.Rules {
		one, err := d.AddRule(ctx, r.Detected, r.Text)
		if err != nil {
			return nil, err
		}
		written = append(written, one)
	}
	file, err := disk.ContainResolved(d.Root, journal(id))
	if err != nil {
		return nil, err
	}
	return written, d.Disk.Remove(file)
}

// archive marks a session as completed and moves its folder, unless both is done.
func (d *Desk) archive(c *Completion) error {
	id := c.Entry.SessionID
	if err := CheckID(id); err != nil { // a journal may come with an unpacked archive
		return err
	}
	s := d.read(ActiveDir, id)
	if _, err := os.Lstat(s.Dir); errors.Is(err, fs.ErrNotExist) && d.archived(id) {
		return nil
	}
	if d.archived(id) {
		return problem.New("conflict.exists", "the archive has another session of this name").
			At(filepath.Join(d.Root, filepath.FromSlash(ArchivesDir), id), 0).Mend("rename one of the two folders")
	}
	from, err := disk.ContainResolved(d.Root, ActiveDir+"/"+id)
	if err != nil {
		return err
	}
	to, err := disk.ContainResolved(d.Root, ArchivesDir+"/"+id)
	if err != nil {
		return err
	}
	if s.Hurt != nil {
		return s.Hurt
	}
	s.Dir = from
	if s.Status != Completed {
		s.Status, s.CompletedAt, s.UpdatedAt = Completed, c.Entry.ArchivedAt, c.Entry.ArchivedAt
		if err := d.write(s); err != nil {
			return err
		}
	}
	if err := d.Disk.Sweep(from); err != nil { // what a killed write left
		return err
	}
	return d.Disk.Rename(from, to)
}

// register puts a session into the manifest of the archive, unless it stands
// there.
func (d *Desk) register(c *Completion) error {
	m, err := d.ReadManifest()
	if err != nil || m.Has(c.Entry.SessionID) {
		return err
	}
	if err := m.Add(&c.Entry); err != nil {
		return err
	}
	return d.WriteManifest(m)
}

// addFeature puts what a session delivered into the profile, once.
func addFeature(tech *specs.ProjectTech, f specs.TechFeature) {
	taken := map[string]bool{}
	for i := range tech.Features {
		if tech.Features[i].Traceability.SessionID == f.Traceability.SessionID {
			return
		}
		taken[tech.Features[i].ID] = true
	}
	base := f.ID
	for n := 2; taken[f.ID]; n++ {
		f.ID = base + "-" + strconv.Itoa(n)
	}
	tech.Features = append(tech.Features, f)
	tech.Statistics.TotalFeatures = len(tech.Features)
	tech.Statistics.TotalSessions++
}

// Delivered says whether a session stands among the features already.
func Delivered(tech *specs.ProjectTech, id string) bool {
	return tech != nil && slices.ContainsFunc(tech.Features, func(f specs.TechFeature) bool { return f.Traceability.SessionID == id })
}
