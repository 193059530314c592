package plans

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/jsontree"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Bounds on what is read.
const (
	mostPlan  = 8 << 20
	mostTask  = 2 << 20
	mostTasks = 1000
)

// planName is the file of a plan in its folder, taskDir the folder of its tasks.
const (
	planName = "plan.json"
	taskDir  = ".task"
)

// reader reads one plan.
type reader struct {
	disk   *disk.Disk
	file   string
	folder string
	shown  func(string) string
	plan   *Plan
	seen   map[string]bool        // ids of the tasks so far
	held   map[*jsontree.Node]int // positions of the tasks that the plan holds itself
}

// Read reads a plan file and the tasks that it names; shown turns paths into the
// form that findings have. What is wrong with the plan is for Check to say;
// errors are what cannot be judged at all: input.bad_json and input.bad_plan with
// file and line, input.too_large, input.bad_path for links that lead out of the
// folder, storage.….
func Read(d *disk.Disk, file string, shown func(string) string) (*Plan, error) {
	r := &reader{disk: d, file: file, folder: filepath.Dir(file), shown: shown, seen: map[string]bool{}, held: map[*jsontree.Node]int{}}
	root, err := r.object(file, mostPlan)
	if err != nil {
		return nil, err
	}
	r.plan = &Plan{
		File: shown(file), root: root, Summary: root.Get("summary", "title").Plain(),
		Complexity: strings.ToLower(root.Get("complexity").Plain()),
	}
	for _, one := range root.Get("constraints").Texts() {
		r.plan.Constraints = append(r.plan.Constraints, Line{one.Text, one.Line})
	}
	r.requirements()
	if err := r.tasks(); err != nil {
		return nil, err
	}
	return r.plan, nil
}

// object reads a file that holds one object.
func (r *reader) object(file string, most int64) (*jsontree.Node, error) {
	data, err := r.disk.ReadFile(file, most)
	if err != nil {
		return nil, err
	}
	root, err := jsontree.Parse(file, data)
	if err != nil {
		return nil, err
	}
	if !root.Is(jsontree.Object) {
		return nil, badPlan(file, root.Line, "it is %s and no object", root.Kind)
	}
	return root, nil
}

func badPlan(file string, line int, format string, args ...any) error {
	return problem.New("input.bad_plan", format, args...).At(file, line).Mend("correct the file at this line; docs/checks.md shows the form")
}

// tasks reads the tasks in the order of task_ids: each from the plan itself or
// from its file. Tasks of the plan that are not listed come behind.
func (r *reader) tasks() error {
	file := r.file
	inline := map[string]*jsontree.Node{}
	held := r.plan.root.Get("tasks")
	if held != nil && !held.Is(jsontree.List) {
		return badPlan(file, held.Line, "tasks is %s and no list", held.Kind)
	}
	for i, node := range held.Each() {
		if !node.Is(jsontree.Object) {
			return badPlan(file, node.Line, "tasks[%d] is %s and no object", i, node.Kind)
		}
		r.held[node] = i
		if id := node.Get("id").Plain(); id != "" && inline[id] == nil {
			inline[id] = node
		}
	}
	ids := r.plan.root.Get("task_ids")
	if ids != nil && !ids.Is(jsontree.List) {
		return badPlan(file, ids.Line, "task_ids is %s and no list", ids.Kind)
	}
	if n := max(len(ids.Each()), len(held.Each())); n > mostTasks {
		return problem.New("input.too_large", "the plan has %d tasks, more than %d", n, mostTasks).At(file, 0).Mend("split it into several plans")
	}
	stored, err := r.stored()
	if err != nil {
		return err
	}
	listed := map[string]bool{}
	for i, entry := range ids.Each() {
		if !entry.Is(jsontree.Text) {
			return badPlan(file, entry.Line, "task_ids[%d] is %s and no text", i, entry.Kind)
		}
		listed[entry.Plain()] = true
		if err := r.named(entry, inline[entry.Plain()]); err != nil {
			return err
		}
	}
	for i, node := range held.Each() {
		if id := node.Get("id").Plain(); !listed[id] || inline[id] != node {
			r.add(r.plan.File, i, node)
			if ids != nil && !listed[id] {
				r.note(Files, false, id, r.plan.File, node.Line, "add it to task_ids, or take it out", "task_ids does not list %s", quoted(id))
			}
		}
	}
	r.unlisted(ids, held, listed, stored)
	if ids == nil && held == nil {
		for _, id := range stored {
			if err := r.load(id, Line{Line: 1}); err != nil {
				return err
			}
		}
	}
	r.count(ids)
	return nil
}

// stored lists the ids of the task files that lie beside the plan, sorted.
func (r *reader) stored() ([]string, error) {
	dir, err := disk.ContainResolved(r.folder, taskDir)
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, problem.Wrap(err, "storage.failed", "the task files cannot be listed").At(dir, 0)
	}
	var out []string
	for _, e := range entries {
		if id, is := strings.CutSuffix(e.Name(), ".json"); is && !e.IsDir() {
			out = append(out, id)
		}
	}
	if len(out) > mostTasks {
		return nil, problem.New("input.too_large", "there are %d task files, more than %d", len(out), mostTasks).At(dir, 0).Mend("split it into several plans")
	}
	slices.Sort(out)
	return out, nil
}

// named takes the task that an entry of task_ids names.
func (r *reader) named(entry, inline *jsontree.Node) error {
	id := entry.Plain()
	if r.seen[id] {
		r.note(Order, true, id, r.plan.File, entry.Line, "list each task once", "task_ids lists %s twice", quoted(id))
		return nil
	}
	if inline != nil {
		r.add(r.plan.File, r.held[inline], inline)
		return nil
	}
	if !validID(id) {
		r.note(Form, true, id, r.plan.File, entry.Line, "use TASK-001 or FIX-001, and call its file the same", "%s is no id of a task", quoted(id))
		return nil // it names no file that may be read
	}
	return r.load(id, Line{Line: entry.Line})
}

// load reads a task from its file; at is where the plan names it.
func (r *reader) load(id string, at Line) error {
	rel := path.Join(taskDir, id+".json")
	file, err := disk.ContainResolved(r.folder, rel)
	if err != nil {
		return err
	}
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		r.note(Files, true, id, r.plan.File, at.Line, "write the file, or take the task out of the plan", "the plan lists %s, but %s is missing", id, rel)
		return nil
	}
	root, err := r.object(file, mostTask)
	if err != nil {
		return err
	}
	shown := r.shown(filepath.Join(r.folder, filepath.FromSlash(rel)))
	if given := root.Get("id").Plain(); given != id {
		r.note(Files, true, id, shown, root.Get("id").LineOr(root.Line), "give file and task the same id", "the file is called %s, but its task %s", id, quoted(given))
		r.seen[id] = true
	}
	r.add(shown, len(r.plan.Tasks), root)
	return nil
}

// add files a task.
func (r *reader) add(file string, index int, node *jsontree.Node) {
	task := newTask(file, index, node)
	if _, held := r.held[node]; held {
		task.pointer = fmt.Sprintf("/tasks/%d", index)
	}
	if r.seen[task.ID] {
		r.note(Order, true, task.ID, file, task.lineOf("id"), "give one of the two another id", "%s is there twice", quoted(task.ID))
		return
	}
	r.seen[task.ID] = true
	r.plan.Tasks = append(r.plan.Tasks, task)
}

// unlisted notes task files that the plan does not list: work that nobody counts.
func (r *reader) unlisted(ids, held *jsontree.Node, listed map[string]bool, stored []string) {
	if ids == nil && held == nil {
		r.note(Files, true, "", r.plan.File, r.plan.root.Line, "list the tasks in task_ids, in the order in which they are to be done", "the plan lists no tasks")
		return
	}
	for _, id := range stored {
		if !listed[id] && !r.seen[id] {
			r.note(Files, false, id, r.shown(filepath.Join(r.folder, taskDir, id+".json")), 0, "list it in task_ids, or move the file away", "the plan does not list %s", id)
		}
	}
}

// count holds task_count to what there is.
func (r *reader) count(ids *jsontree.Node) {
	count := r.plan.root.Get("task_count")
	n := len(r.plan.Tasks)
	if ids != nil {
		n = len(ids.Items)
	}
	if count == nil {
		return
	}
	if given, ok := count.Whole(); !ok || given != n {
		r.plan.patches = append(r.plan.patches, Patch{File: r.plan.File, Op: "replace", Path: "/task_count", Value: n, Why: "as many tasks are listed"})
		r.note(Files, false, "", r.plan.File, count.Line, "correct task_count", "task_count is %s, but there are %d tasks", count.Plain(), n)
	}
}

func (r *reader) note(rule string, critical bool, task, file string, line int, fix, format string, args ...any) {
	r.plan.found = append(r.plan.found, finding(rule, critical, task, file, line, fix, format, args...))
}
