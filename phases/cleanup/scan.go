package cleanup

import (
	"context"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
)

// maxWalk bounds how many files of one folder are looked at.
const maxWalk = 20000

// scan is one look at a project.
type scan struct {
	*Room
	limits
	tech   *specs.ProjectTech
	found  *Found
	looked int // sessions and plans
}

// Scan looks for all that can be cleaned. The same project gives the same items
// in the same order.
func (r *Room) Scan(ctx context.Context) (*Found, error) {
	s := scan{Room: r, found: &Found{GeneratedAt: r.Now.UTC().Format(time.RFC3339)}}
	if err := r.Set.Decode("rules/cleanup.yaml", &s.limits); err != nil {
		return nil, err
	}
	if _, err := disk.ContainResolved(r.Root, ".workflow"); err != nil {
		return nil, err
	}
	var err error
	if s.tech, err = specs.ReadTech(r.Root); err != nil {
		return nil, err
	}
	for _, look := range []func() error{s.active, s.archived, s.plans, s.temps, s.caches, s.entries, s.learnings, s.documents, s.trash} {
		if err := ctx.Err(); err != nil {
			return nil, context.Cause(ctx)
		}
		if err := look(); err != nil {
			return nil, err
		}
	}
	if err := s.code(ctx); err != nil {
		return nil, err
	}
	if err := s.mainline(ctx); err != nil {
		return nil, err
	}
	s.sum()
	return s.found, nil
}

// add files an item where it belongs.
func (s *scan) add(item Item) {
	d := &s.found.Discoveries
	list := map[string]*[]Item{
		Sessions: &d.StaleSessions, Artifacts: &d.OrphanedArtifacts, Entries: &d.LooseEntries, Documents: &d.DriftedDocuments, Code: &d.DeadCode,
	}[item.Category]
	*list = append(*list, item)
}

// active finds sessions that nobody goes on with.
func (s *scan) active() error {
	for _, one := range s.Active {
		s.looked++
		size, newest, own := s.measure(one.Rel)
		if one.Touched.After(newest) {
			newest = one.Touched
		}
		age := s.days(newest)
		item := Item{Path: one.Rel, Category: Sessions, Type: "active_session", Risk: Low, Action: Move, AgeDays: age, SizeKB: size, ID: one.ID}
		limit := s.ActiveDays
		switch {
		case one.Empty && own == 0:
			if s.Now.Sub(newest) < time.Duration(s.TempHours)*time.Hour {
				continue // it is being started
			}
			item.Type, item.Reason = "empty_session", "an empty folder: its start was broken off"
			s.add(item)
			continue
		case one.Broken || one.Empty:
			item.Type, item.Action, item.Risk, item.Reason = "broken_session", Report, High, "its file cannot be read: look at it first"
			s.add(item)
			continue
		case one.Status == "paused":
			limit, item.Risk = s.PausedDays, Medium
		case own > 1:
			item.Risk = Medium
		}
		if one.Open > 0 {
			item.Risk = High
		}
		if age <= limit {
			continue
		}
		item.Reason = fmt.Sprintf("%s for %d days without a change or a commit about it", one.Status, age)
		if one.Open > 0 {
			item.Reason += "; " + counted(one.Open, "task is", "tasks are") + " not completed"
		}
		if n := s.noted(one.ID); n > 0 {
			item.Reason += "; " + counted(n, "entry", "entries") + " of the development index would go with it"
		}
		s.add(item)
	}
	return nil
}

// archived finds sessions of the archive that the profile does not name.
func (s *scan) archived() error {
	named := s.named()
	for _, one := range s.Archived {
		s.looked++
		size, newest, _ := s.measure(one.Rel)
		if !one.Touched.IsZero() {
			newest = one.Touched // files keep the time of a checkout
		}
		if age := s.days(newest); age > s.ArchiveDays && !named[one.ID] && !slices.Contains(s.Broken, one.ID) {
			s.add(Item{
				Path: one.Rel, Category: Sessions, Type: "archived_session", Risk: Low, Action: Move, AgeDays: age, SizeKB: size, ID: one.ID,
				Reason: fmt.Sprintf("archived for %d days, and the profile does not name it", age),
			})
		}
	}
	return nil
}

// named are the sessions that the profile names.
func (s *scan) named() map[string]bool {
	out := map[string]bool{}
	if s.tech == nil {
		return out
	}
	for i := range s.tech.Features {
		out[s.tech.Features[i].Traceability.SessionID] = true
	}
	for _, section := range sections(&s.tech.DevelopmentIndex) {
		for i := range *section.list {
			if id := (*section.list)[i].SessionID; id != nil {
				out[*id] = true
			}
		}
	}
	return out
}

func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// noted counts the entries of the development index about a session.
func (s *scan) noted(id string) int {
	n := 0
	if s.tech == nil {
		return n
	}
	for _, section := range sections(&s.tech.DevelopmentIndex) {
		for i := range *section.list {
			if of := (*section.list)[i].SessionID; of != nil && *of == id {
				n++
			}
		}
	}
	return n
}

// names lists a folder of ours, sorted; nothing of one that is missing or leads
// out of the project.
func (s *scan) names(rel string) []string {
	dir, err := disk.ContainResolved(s.Root, rel)
	if err != nil {
		return nil // what lies outside is not ours to clean
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil // missing, or not readable: nothing can be said of it
	}
	var out []string
	for _, entry := range entries {
		if disk.CheckName(entry.Name()) == nil {
			out = append(out, entry.Name())
		}
	}
	return out
}

// measure gives the size of a file or folder in KB, rounded up, the time of its
// last change and the number of its files. Links count as themselves.
func (r *Room) measure(rel string) (kb int64, newest time.Time, files int) {
	bytes, seen := int64(0), 0
	_ = filepath.WalkDir(filepath.Join(r.Root, filepath.FromSlash(rel)), func(_ string, entry fs.DirEntry, err error) error {
		if err != nil {
			return nil //nolint:nilerr // what cannot be read has no size
		}
		if seen++; seen > maxWalk {
			return fs.SkipAll
		}
		info, err := entry.Info()
		if err != nil {
			return nil //nolint:nilerr // gone meanwhile
		}
		if info.ModTime().After(newest) {
			newest = info.ModTime()
		}
		if !entry.IsDir() {
			bytes += info.Size()
			files++
		}
		return nil
	})
	return (bytes + 1023) / 1024, newest, files
}

// days since a time; a clock that was set back gives none.
func (s *scan) days(since time.Time) int {
	if since.IsZero() || since.After(s.Now) {
		return 0
	}
	return int(s.Now.Sub(since).Hours() / 24)
}

// sum counts what was found.
func (s *scan) sum() {
	f := s.found
	specs.FillSlices(f)
	f.Summary.ByCategory, f.Summary.ByRisk = map[string]int{}, map[string]int{}
	kb := int64(0)
	for _, item := range f.Items() {
		f.Summary.TotalItems++
		f.Summary.ByCategory[item.Category]++
		f.Summary.ByRisk[string(item.Risk)]++
		kb += item.SizeKB
	}
	f.Summary.TotalSizeMB = math.Round(float64(kb)/1024*100) / 100
	f.Mainline.HealthScore = 100
	if stale := len(f.Discoveries.StaleSessions); s.looked > 0 {
		f.Mainline.HealthScore = 100 * (s.looked - min(stale, s.looked)) / s.looked
	}
}
