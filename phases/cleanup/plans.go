package cleanup

import (
	"encoding/json"
	"fmt"
	"path"
	"path/filepath"
	"strings"
)

// plans finds folders of plans, debugging and notes that are not used any more.
func (s *scan) plans() error {
	for _, kind := range []struct {
		dir, prefix, what string
		days              int
		risk              Risk
	}{
		{".workflow/.lite-plan", "", "plan", s.PlanDays, Medium},
		{".workflow/.debug", "DBG-", "debug_session", s.DebugDays, Low},
		{".workflow/.scratchpad", "", "scratchpad", 0, Low},
	} {
		names := s.names(kind.dir)
		for _, name := range names {
			if !strings.HasPrefix(name, kind.prefix) {
				continue
			}
			s.looked++
			rel := path.Join(kind.dir, name)
			size, newest, _ := s.measure(rel)
			if age := s.days(newest); age > kind.days || kind.days == 0 && age > 0 {
				reason := fmt.Sprintf("not changed for %d days", age)
				if kind.what == "plan" {
					open, all := s.tasks(rel)
					if all > 0 && open == 0 {
						continue // it was executed: it is history and not stale
					}
					if all > 0 {
						reason += fmt.Sprintf("; %d of %s not completed", open, counted(all, "task is", "tasks are"))
					}
				}
				s.add(Item{Path: rel, Category: Sessions, Type: kind.what, Risk: kind.risk, Action: Move, AgeDays: age, SizeKB: size, Reason: reason})
			}
		}
	}
	return nil
}

// tasks counts the tasks of a plan and those that are open, from the files that
// whoever executes it keeps: one a task, with its status.
func (s *scan) tasks(plan string) (open, all int) {
	for _, dir := range []string{".task", ".tasks"} {
		names := s.names(path.Join(plan, dir))
		for _, name := range names {
			var task struct {
				Status string `json:"status"`
			}
			data, err := s.Disk.ReadFile(filepath.Join(s.Root, filepath.FromSlash(path.Join(plan, dir, name))), 1<<20)
			if path.Ext(name) != ".json" || err != nil || json.Unmarshal(data, &task) != nil {
				continue
			}
			all++
			switch strings.ToLower(task.Status) {
			case "completed", "done", "cancelled":
			default:
				open++
			}
		}
	}
	return open, all
}
