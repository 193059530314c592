package worksession

import (
	"encoding/json"
	"math"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/wording"
)

const maxLessons = 5

// metrics count what lies in the folder of a session. What cannot be read
// counts for nothing.
func (d *Desk) metrics(s *Session) Metrics {
	m := Metrics{DurationHours: hours(s.Began(), d.Now), TasksCompleted: s.Closed}
	if s.Foreign {
		return m
	}
	m.TasksCompleted += d.Tasks(s)[string(Completed)]
	m.SummariesGenerated = len(d.filesIn(s, ".summaries", ".md"))
	for _, file := range d.filesIn(s, ".review/dimensions", ".json") {
		m.ReviewMetrics.DimensionsAnalyzed++
		m.ReviewMetrics.TotalFindings += d.findings(file)
	}
	return m
}

// hours between two times, with one decimal; a clock that was set back gives
// none.
func hours(from, to time.Time) float64 {
	if from.IsZero() || !to.After(from) {
		return 0
	}
	return math.Round(to.Sub(from).Hours()*10) / 10
}

// Tasks counts the tasks in the folder of a session by their status. Tools write
// them to .task or to .tasks.
func (d *Desk) Tasks(s *Session) map[string]int {
	out := map[string]int{}
	seen := map[string]bool{}
	for _, dir := range []string{".task", ".tasks"} {
		for _, file := range d.filesIn(s, dir, ".json") {
			var task struct {
				ID     string `json:"id"`
				Status string `json:"status"`
			}
			data, err := d.Disk.ReadFile(file, maxFile)
			if err != nil || json.Unmarshal(data, &task) != nil || task.Status == "" {
				continue
			}
			if key := first(task.ID, filepath.Base(file)); !seen[key] {
				seen[key] = true
				out[strings.ToLower(task.Status)]++
			}
		}
	}
	if n := out["done"]; n > 0 {
		out[string(Completed)] += n
		delete(out, "done")
	}
	return out
}

// filesIn lists the files of a folder below a session with an ending, sorted.
func (d *Desk) filesIn(s *Session, dir, ext string) []string {
	at := filepath.Join(s.Dir, filepath.FromSlash(dir))
	if info, err := os.Lstat(at); err != nil || !info.IsDir() {
		return nil
	}
	entries, err := os.ReadDir(at)
	if err != nil {
		return nil
	}
	var out []string
	for _, entry := range entries {
		if entry.Type().IsRegular() && filepath.Ext(entry.Name()) == ext {
			out = append(out, filepath.Join(at, entry.Name()))
		}
	}
	return out
}

// findings counts what a review of one dimension found.
func (d *Desk) findings(file string) int {
	data, err := d.Disk.ReadFile(file, maxFile)
	if err != nil {
		return 0
	}
	var wrapped struct {
		Findings []json.RawMessage `json:"findings"`
	}
	var bare []json.RawMessage
	if json.Unmarshal(data, &wrapped) == nil {
		return len(wrapped.Findings)
	}
	if json.Unmarshal(data, &bare) == nil {
		return len(bare)
	}
	return 0
}

// tags are three to five words that a session is found by.
func tags(s *Session, category, area string) []string {
	var out []string
	add := func(tag string) {
		if tag = strings.ToLower(oneLine(tag)); tag != "" && !slices.Contains(out, tag) && len(out) < 5 {
			out = append(out, tag)
		}
	}
	for i, key := range wording.KeywordsInOrder(s.Description) {
		if i < 3 {
			add(key)
		}
	}
	add(s.Type)
	add(category)
	for _, more := range []string{path.Base(area), "session", "work"} {
		if len(out) < 3 {
			add(more)
		}
	}
	return out
}

// lessons sort the commits of a session by what they did.
func lessons(w *Words, past Past, rules []Proposal) Lessons {
	l := Lessons{Successes: []string{}, Challenges: []string{}, WatchPatterns: []string{}}
	add := func(list *[]string, text string) {
		if len(*list) < maxLessons && !slices.Contains(*list, text) {
			*list = append(*list, text)
		}
	}
	for _, c := range past.Commits {
		if past.reverted(c) {
			continue
		}
		work, _ := w.Work(c.Subject)
		subject := w.plainSubject(c.Subject)
		if work == "bugfix" {
			add(&l.Challenges, cut(subject, maxStory))
		} else {
			add(&l.Successes, cut(subject, maxStory))
		}
	}
	for _, r := range rules {
		add(&l.WatchPatterns, r.Text)
	}
	return l
}
