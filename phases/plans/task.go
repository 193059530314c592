package plans

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/jsontree"
	"github.com/overtone-cli/overtone/specs/wording"
)

// validID says whether an id is that of a task of a plan: TASK or FIX and at
// least three digits. Such an id is safe in a path.
func validID(id string) bool {
	digits, is := strings.CutPrefix(id, "TASK-")
	if !is {
		digits, is = strings.CutPrefix(id, "FIX-")
	}
	return is && len(digits) >= 3 && len(digits) <= 9 && strings.Trim(digits, "0123456789") == ""
}

// newTask takes what a task says, in any of the forms that tools write.
func newTask(file string, index int, node *jsontree.Node) Task {
	t := Task{File: file, Line: node.Line, node: node, lines: map[string]int{}}
	t.ID = node.Get("id").Plain()
	if !validID(t.ID) {
		t.unusable = true
	}
	if t.ID == "" || utf8.RuneCountInString(t.ID) > 60 {
		t.ID = fmt.Sprintf("tasks[%d]", index)
	}
	text := func(field string, keys ...string) string {
		value := node.Get(keys...)
		if value == nil {
			return ""
		}
		t.lines[field] = value.Line
		return value.Plain()
	}
	text("id", "id")
	t.Title = text("title", "title", "name")
	t.Description = text("description", "description")
	t.Scope = text("scope", "scope")
	t.Action = text("action", "action")
	t.Effort = strings.ToLower(text("effort", "effort"))
	t.Implementation = t.list("implementation", node.Get("implementation", "implementation_steps", "steps"), "step", "title", "description", "action", "details")
	t.convergence()
	t.DependsOn = t.list("depends_on", node.Get("depends_on", "dependencies"))
	t.files()
	if commands := t.list("test.commands", node.Get("test").Get("commands")); commands != nil {
		t.Test = &solutions.Test{Commands: commands}
	}
	t.estimate()
	for _, key := range []string{"requirements", "requirement_ids", "requirement_tags", "traces_to", "tags"} {
		for _, one := range node.Get(key).Each() {
			tag := tagOf(one)
			if tag == "" {
				continue
			}
			t.Tags = append(t.Tags, tag)
			if key != "tags" {
				t.claims = append(t.claims, Line{tag, one.Line})
			}
		}
	}
	return t
}

// list takes the texts of a list and notes their lines: texts as they stand, and
// of objects the values of the keys given. A single text is cut at its line ends.
func (t *Task) list(field string, node *jsontree.Node, keys ...string) solutions.Texts {
	if node == nil {
		return nil
	}
	t.lines[field] = node.Line
	var out solutions.Texts
	add := func(text string, line int) {
		t.lines[fmt.Sprintf("%s[%d]", field, len(out))] = line
		out = append(out, strings.TrimSpace(text))
	}
	if node.Is(jsontree.Text) {
		for line := range strings.Lines(node.Text) {
			if strings.TrimSpace(line) != "" {
				add(line, node.Line)
			}
		}
		return out
	}
	for _, item := range node.Each() {
		if !item.Is(jsontree.Object) {
			add(item.Plain(), item.Line)
			continue
		}
		var parts []string
		for _, key := range keys {
			if part := item.Get(key).Plain(); part != "" {
				parts = append(parts, part)
			}
		}
		add(strings.Join(parts, ": "), item.Line)
	}
	return out
}

// convergence takes the criteria: an object, or in older forms a list.
func (t *Task) convergence() {
	node := t.node.Get("convergence")
	criteria := node.Get("criteria")
	if node != nil && !node.Is(jsontree.Object) {
		criteria = node
	}
	if criteria == nil {
		criteria = t.node.Get("acceptance_criteria", "acceptance", "criteria")
		if criteria.Is(jsontree.Object) {
			criteria = criteria.Get("criteria")
		}
	}
	if node != nil {
		t.lines["convergence"] = node.Line
	}
	c := &solutions.Convergence{
		Criteria:         t.list("convergence.criteria", criteria, "criterion", "description", "text"),
		Verification:     t.list("convergence.verification", node.Get("verification"), "command", "step", "description"),
		DefinitionOfDone: node.Get("definition_of_done").Plain(),
	}
	if done := node.Get("definition_of_done"); done != nil {
		t.lines["convergence.definition_of_done"] = done.Line
	}
	t.Convergence = c
}

// files takes what the task touches.
func (t *Task) files() {
	for _, node := range append(t.node.Get("files").Each(), t.node.Get("modification_points").Each()...) {
		f := solutions.File{Path: node.Get("path", "file").Plain(), Target: node.Get("target").Plain(), Change: node.Get("change").Plain(), Action: strings.ToLower(node.Get("action").Plain())}
		if node.Is(jsontree.Text) {
			f.Path = node.Plain()
		}
		for _, one := range node.Get("changes").Texts() {
			f.Changes = append(f.Changes, one.Text)
		}
		t.lines[fmt.Sprintf("files[%d]", len(t.Files))] = node.Line
		t.Files = append(t.Files, f)
	}
}

// estimate takes how long the task takes: a number of minutes, or a text such as
// "45 min", "1 h" or "30-45 minutes"; else the word for its effort.
func (t *Task) estimate() {
	node := t.node.Get("estimated_minutes", "estimate_minutes", "duration_minutes", "estimated_time", "estimated_duration", "estimate", "duration")
	if node == nil {
		if t.sized = t.Effort != "" && slices.Contains(solutions.Efforts(), t.Effort); t.sized {
			t.lines["estimated_minutes"] = t.lines["effort"]
			t.least, t.most = t.Minutes(), t.Minutes()
		}
		return
	}
	t.lines["estimated_minutes"] = node.Line
	t.least, t.most, t.sized = minutes(node)
}

// minutes reads an estimate; of a range both ends.
func minutes(node *jsontree.Node) (least, most int, ok bool) {
	if value, is := node.Float(); is {
		return whole(value), whole(value), true
	}
	if !node.Is(jsontree.Text) {
		return 0, 0, false
	}
	if value, err := strconv.ParseFloat(node.Plain(), 64); err == nil && !math.IsNaN(value) && !math.IsInf(value, 0) {
		return whole(value), whole(value), true
	}
	found := wording.Measures(node.Text)
	if len(found) != 1 || found[0].Class != wording.ClassTime {
		return 0, 0, false
	}
	factor, known := map[string]float64{"s": 1.0 / 60, "min": 1, "h": 60, "d": 8 * 60, "workday": 8 * 60, "week": 40 * 60}[found[0].Unit]
	if !known {
		return 0, 0, false
	}
	least = whole(found[0].Value * factor)
	if most = whole(found[0].High * factor); most == 0 {
		most = least
	}
	return least, most, true
}

// whole rounds minutes into a range that no number leaves.
func whole(value float64) int { return int(math.Round(min(max(value, -1), 1e6))) }

// tagOf is the tag of a requirement that a value names: a text that is one, one
// in front of a text ("REQ-001: …", "[REQ-001] …"), or the id of an object.
// Empty when there is none.
func tagOf(node *jsontree.Node) string {
	if node.Is(jsontree.Object) {
		node = node.Get("id", "tag", "key", "requirement_id")
	}
	text := node.Plain()
	if !node.Is(jsontree.Text) || text == "" {
		return ""
	}
	if rest, bracketed := strings.CutPrefix(text, "["); bracketed {
		text, _, _ = strings.Cut(rest, "]")
	}
	at := strings.IndexFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\n:：,，;；", r) })
	if at >= 0 {
		text = text[:at]
	}
	if !isTag(text) {
		return ""
	}
	return text
}

// isTag says whether a word has the form of a tag: Latin letters first and a
// digit at its end, such as REQ-001, NFR-PERF-002, FR1.2 or US_7.
func isTag(word string) bool {
	if word == "" || len(word) > 60 || word[len(word)-1] < '0' || word[len(word)-1] > '9' {
		return false
	}
	for i := range len(word) {
		c := word[i]
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
		if !letter && (i == 0 || strings.IndexByte("0123456789-_.", c) < 0) {
			return false
		}
	}
	return true
}
