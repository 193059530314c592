package designing

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// roadTask is a task in the making.
type roadTask struct {
	feats   []int
	name    string
	needs   []int
	data    []string // entities that it brings into being
	outputs []string
	wave    int
}

// direct cuts the features into tasks: one a story, one for each feature that
// no story tells, sorted so that every task follows what it needs.
func (m *roadmapMaker) direct(out *analysis.RoadmapOutput) {
	tasks := m.tasks()
	m.handOver(tasks)
	tasks = sortTasks(tasks)
	m.outputs(tasks)
	width := map[int]int{}
	for i := range tasks {
		width[tasks[i].wave]++
	}
	for i := range tasks {
		t := &tasks[i]
		it := analysis.PlanItem{
			Item: taskID(i), Name: t.name, Kind: m.kindOf(t), Effort: m.effortOf(t.feats), Outputs: t.outputs,
			Goal: m.goalOf(t.feats), Inputs: m.inputs(tasks, i), Source: phrasing.Rule("task-of-feature"),
		}
		if m.feats[t.feats[0]].story != "" {
			it.Source = phrasing.Rule("task-of-story")
		}
		if t.wave > 0 && width[t.wave] > 1 {
			it.Group = fmt.Sprintf("P%d", t.wave)
		}
		for _, n := range t.needs {
			it.After = append(it.After, taskID(n))
		}
		for _, f := range t.feats {
			it.Features = append(it.Features, m.feats[f].Feature)
		}
		m.converge(&it, t.feats)
		out.Items = append(out.Items, it)
	}
	out.Risks = m.layerRisks(out.Items)
}

func taskID(i int) string { return fmt.Sprintf("T%d", i+1) }

// tasks gathers the features of each story in the order of the epics, and lets
// every task wait for what its features need.
func (m *roadmapMaker) tasks() []roadTask {
	var out []roadTask
	of := make([]int, len(m.feats))
	add := func(name string, list []int) {
		if name == "" || len(list) == 1 {
			name = phrasing.Capital(m.name(list[0]))
		}
		for _, i := range list {
			of[i] = len(out)
		}
		out = append(out, roadTask{name: phrasing.Shorten(name, 100), feats: list})
	}
	for _, list := range m.asMoved() {
		add(m.groupName(list), list)
	}
	for e := range m.in.Epics.Epics {
		if len(out) > 0 && len(m.in.Moves) > 0 {
			break // a person has seen the tasks and moved something
		}
		epic := &m.in.Epics.Epics[e]
		for s := range epic.Stories {
			if list := m.where(func(f *roadFeature) bool { return f.story == epic.Stories[s].ID && f.epic == e }); len(list) > 0 {
				add(listable(epic.Stories[s].Title), list)
			}
		}
		for _, i := range m.where(func(f *roadFeature) bool { return f.epic == e && !m.toldIn(epic, f.story) }) {
			add("", []int{i})
		}
	}
	for _, i := range m.where(func(f *roadFeature) bool { return f.epic < 0 && len(m.in.Moves) == 0 }) {
		add("", []int{i})
	}
	for i := range m.feats {
		for _, j := range m.feats[i].needs {
			if of[i] != of[j] && !slices.Contains(out[of[i]].needs, of[j]) {
				out[of[i]].needs = append(out[of[i]].needs, of[j])
			}
		}
	}
	return out
}

// asMoved are the tasks as a person left them, with what was moved since.
func (m *roadmapMaker) asMoved() [][]int {
	groups := map[string][]int{}
	var order []string
	for _, move := range m.in.Moves {
		i := slices.IndexFunc(m.feats, func(f roadFeature) bool { return f.Feature == move.Feature })
		if i < 0 {
			continue
		}
		if groups[move.To] == nil {
			order = append(order, move.To)
		}
		groups[move.To] = append(groups[move.To], i)
	}
	slices.SortStableFunc(order, func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b)) })
	out := make([][]int, 0, len(order))
	for _, to := range order {
		out = append(out, groups[to])
	}
	return out
}

// groupName is the title of the story that tells all of some features, else
// their names.
func (m *roadmapMaker) groupName(list []int) string {
	story := m.feats[list[0]].story
	for e := range m.in.Epics.Epics {
		for s := range m.in.Epics.Epics[e].Stories {
			st := &m.in.Epics.Epics[e].Stories[s]
			if st.ID != story || story == "" {
				continue
			}
			if whole := m.where(func(f *roadFeature) bool { return f.story == story }); slices.Equal(whole, list) {
				return listable(st.Title)
			}
		}
	}
	return phrasing.Capital(m.Join(phrasing.FirstN(m.names(list), 2), 0))
}

func (m *roadmapMaker) where(holds func(*roadFeature) bool) []int {
	var out []int
	for i := range m.feats {
		if holds(&m.feats[i]) {
			out = append(out, i)
		}
	}
	return out
}

// toldIn says that a story is one of an epic.
func (m *roadmapMaker) toldIn(e *specs.Epic, story string) bool {
	return slices.ContainsFunc(e.Stories, func(s specs.Story) bool { return s.ID == story })
}

// handOver finds which task brings which data into being, and lets those that
// use them wait for it. Only earlier tasks are waited for, so that this makes
// no circle.
func (m *roadmapMaker) handOver(tasks []roadTask) {
	creator := map[string]int{}
	for pass := range 2 {
		for i := range tasks {
			for _, f := range tasks[i].feats {
				r := m.feats[f].req
				if r < 0 {
					continue
				}
				for _, name := range m.req.Requirements[r].Entities {
					if _, ok := creator[name]; !ok && (pass == 1 || m.creates(r, name)) {
						creator[name] = i
						tasks[i].data = append(tasks[i].data, name)
					}
				}
			}
		}
	}
	for i := range tasks {
		for _, f := range tasks[i].feats {
			r := m.feats[f].req
			if r < 0 {
				continue
			}
			for _, name := range m.req.Requirements[r].Entities {
				if c := creator[name]; c < i && !slices.Contains(tasks[i].needs, c) && !reaches(tasks, c, i) {
					tasks[i].needs = append(tasks[i].needs, c)
				}
			}
		}
	}
}

// reaches says that a task needs another one, directly or through others.
func reaches(tasks []roadTask, from, to int) bool {
	seen, todo := map[int]bool{from: true}, []int{from}
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if i == to {
			return true
		}
		for _, n := range tasks[i].needs {
			if !seen[n] {
				seen[n] = true
				todo = append(todo, n)
			}
		}
	}
	return false
}

// sortTasks puts every task behind what it needs, as near to its place as it
// can, drops needs that follow from others and numbers the waves. Tasks in a
// circle come last, with all their needs, so that a check can name it.
func sortTasks(tasks []roadTask) []roadTask {
	for i := range tasks {
		t := &tasks[i]
		t.needs = slices.DeleteFunc(slices.Clone(t.needs), func(n int) bool {
			return slices.ContainsFunc(t.needs, func(other int) bool { return other != n && reaches(tasks, other, n) && !reaches(tasks, n, other) })
		})
	}
	at := make([]int, len(tasks))
	for i := range at {
		at[i] = -1
	}
	var order []int
	for len(order) < len(tasks) {
		next := -1
		for i := range tasks {
			if at[i] < 0 && !slices.ContainsFunc(tasks[i].needs, func(n int) bool { return at[n] < 0 }) {
				next = i
				break
			}
		}
		if next < 0 {
			break
		}
		at[next] = len(order)
		order = append(order, next)
		tasks[next].wave = 1
		for _, n := range tasks[next].needs {
			tasks[next].wave = max(tasks[next].wave, tasks[n].wave+1)
		}
	}
	for i := range tasks {
		if at[i] < 0 {
			at[i] = len(order)
			order = append(order, i)
		}
	}
	out := make([]roadTask, len(tasks))
	for to, from := range order {
		out[to] = tasks[from]
		needs := make([]int, 0, len(out[to].needs))
		for _, n := range out[to].needs {
			needs = append(needs, at[n])
		}
		slices.Sort(needs)
		out[to].needs = needs
	}
	return out
}

// outputs names what each task leaves for others: the data that it brings into
// being, and what can be done then.
func (m *roadmapMaker) outputs(tasks []roadTask) {
	for i := range tasks {
		t := &tasks[i]
		if len(t.data) > 0 {
			t.outputs = append(t.outputs, bare(m.tell("output_data", "list", m.Join(t.data, 0))))
		}
		t.outputs = append(t.outputs, bare(m.tell("output_works", "name", phrasing.Shorten(m.phrase(t.name), 80))))
	}
}

// bare keeps what parts the entries of a list out of one of them.
func bare(text string) string { return strings.NewReplacer("; ", ", ", "；", "，").Replace(text) }

// inputs are outputs of the tasks that come first, else what is there already.
func (m *roadmapMaker) inputs(tasks []roadTask, i int) []string {
	var out []string
	for _, n := range tasks[i].needs {
		from := &tasks[n]
		shares := slices.ContainsFunc(from.data, func(name string) bool { return m.uses(&tasks[i], name) })
		if shares {
			out = append(out, from.outputs[0])
		} else {
			out = append(out, from.outputs[len(from.outputs)-1])
		}
	}
	for _, f := range tasks[i].feats {
		if file := m.fileFor(f); file != "" && !slices.Contains(out, "exists: "+file) {
			out = append(out, "exists: "+file)
		}
	}
	if len(out) > 0 {
		return out
	}
	if f := &m.feats[tasks[i].feats[0]]; f.Source.Kind == specs.Stated {
		return []string{bare("exists: " + m.tell("input_lines", "lines", f.Source.Mark()))}
	}
	return []string{bare("exists: " + m.tell("input_idea"))}
}

func (m *roadmapMaker) uses(t *roadTask, entity string) bool {
	return slices.ContainsFunc(t.feats, func(f int) bool {
		r := m.feats[f].req
		return r >= 0 && slices.Contains(m.req.Requirements[r].Entities, entity)
	})
}

// fileFor is the file of the project that a feature changes first, empty
// without one.
func (m *roadmapMaker) fileFor(i int) string {
	if m.Codebase == nil {
		return ""
	}
	words := wording.Keywords(specs.Plain(m.feats[i].Text))
	best, top := "", 0.34
	for _, f := range m.Codebase.RelevantFiles {
		if f.Role != specs.RoleModifyTarget && f.Role != specs.RoleIntegrationPoint {
			continue
		}
		texts := []string{f.Path, f.TopicRelation}
		for _, k := range f.KeyCode {
			texts = append(texts, k.Symbol, k.Description)
		}
		if share := wording.Overlap(words, wording.Keywords(strings.NewReplacer("/", " ", "_", " ", ".", " ").Replace(strings.Join(texts, " ")))); share > top {
			best, top = f.Path, share
		}
	}
	return best
}

// kindOf is the type of a task.
func (m *roadmapMaker) kindOf(t *roadTask) string {
	f := &m.feats[t.feats[0]]
	switch {
	case f.nfr >= 0 && slices.Contains([]string{"O", "M", "PO"}, m.req.NFRs[f.nfr].Category):
		return "infrastructure"
	case f.nfr >= 0:
		return "testing"
	case phrasing.NewWordIndex(f.Text).HasAny(m.t.Words["infrastructure"]):
		return "infrastructure"
	case f.priority == specs.Could, f.priority == specs.Should && len(t.needs) > 0 && f.epic >= 0 && !m.in.Epics.Epics[f.epic].MVP:
		return "enhancement"
	default:
		return "feature"
	}
}
