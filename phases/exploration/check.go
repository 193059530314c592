package exploration

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/jsontree"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
)

// mostBytes bounds one exploration.
const mostBytes = 8 << 20

// Bounds on texts, in letters; a Chinese character counts as two.
const (
	leastRationale   = 10
	leastDescription = 10
	leastRelation    = 15
)

// check is the judging of some explorations.
type check struct {
	*Checker
	generic wording.Phrases
	code    map[string]*source // of the project, by path
	found   []gates.Finding
	at      *Exploration // at hand
}

// Check reads and judges explorations, all of one task. What is wrong with them
// is a finding; errors are what cannot be judged at all: input.bad_json and
// input.bad_exploration with file and line, input.too_large, storage.….
func (c *Checker) Check(files []string) (*Result, error) {
	k := &check{Checker: c, generic: wording.NewPhrases(c.Words.Generic), code: map[string]*source{}}
	r := &Result{}
	for _, file := range files {
		one, err := k.read(file)
		if err != nil {
			return nil, err
		}
		r.Explorations = append(r.Explorations, one)
	}
	k.together(r.Explorations)
	r.Findings = k.found
	slices.SortStableFunc(r.Findings, func(a, b gates.Finding) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), strings.Compare(a.Rule, b.Rule))
	})
	for _, f := range r.Findings {
		for _, e := range r.Explorations {
			if e.File == f.File && f.Severity == gates.Error {
				e.Errors++
			}
		}
	}
	return r, nil
}

// fault is something that is not of the form; it fails the check.
func (k *check) fault(rule string, line int, fix, format string, args ...any) {
	k.note(gates.Error, rule, line, fix, format, args...)
}

// weak is something that is of the form and of little use; it fails a strict
// check.
func (k *check) weak(rule string, line int, fix, format string, args ...any) {
	k.note(gates.Warning, rule, line, fix, format, args...)
}

func (k *check) note(severity gates.Severity, rule string, line int, fix, format string, args ...any) {
	k.found = append(k.found, gates.Finding{
		Rule: "explore." + rule, Severity: severity, Phase: "exploration", File: k.at.File, Line: line, Message: fmt.Sprintf(format, args...), Fix: fix,
	})
}

func (k *check) read(file string) (*Exploration, error) {
	data, err := k.Disk.ReadFile(file, mostBytes)
	if err != nil {
		return nil, err
	}
	root, err := jsontree.Parse(file, data)
	if err != nil {
		return nil, err
	}
	if !root.Is(jsontree.Object) {
		return nil, problem.New("input.bad_exploration", "it is %s and no object", root.Kind).At(file, root.Line).Mend("docs/checks.md shows the form")
	}
	k.at = &Exploration{File: k.Shown(file), root: root}
	for _, name := range []string{"project_structure", "patterns", "dependencies", "integration_points", "constraints"} {
		k.text(root, name, 1, "say it in a text; when there is nothing to say, say that")
	}
	k.metadata(root)
	k.files(root)
	k.clarifications(root)
	return k.at, nil
}

// text takes a text that has to be there, with at least so many letters.
func (k *check) text(owner *jsontree.Node, name string, least int, fix string) string {
	node := owner.Get(name)
	text := node.Plain()
	switch {
	case node == nil:
		k.fault("required", owner.Line, fix, "%s is missing", name)
	case !node.Is(jsontree.Text):
		k.fault("kind", node.Line, fix, "%s is %s and no text", name, node.Kind)
		return ""
	case wording.Weight(text) < least:
		k.fault("length", node.Line, fix, "%s has fewer than %d letters: %s", name, least, quoted(text))
	}
	return text
}

// word takes a text that is one of some words.
func (k *check) word(owner *jsontree.Node, name string, allowed []string) string {
	node := owner.Get(name)
	if node != nil && !slices.Contains(allowed, node.Plain()) {
		k.fault("word", node.Line, "choose one of "+strings.Join(allowed, ", "), "%s is %s", name, quoted(node.Plain()))
	}
	return node.Plain()
}

// whole takes a number from least to most.
func (k *check) whole(owner *jsontree.Node, name string, least, most int) int {
	node := owner.Get(name)
	fix := fmt.Sprintf("give a whole number from %d to %d", least, most)
	if node == nil {
		k.fault("required", owner.Line, fix, "%s is missing", name)
		return 0
	}
	n, ok := node.Whole()
	if !ok || n < least || n > most {
		k.fault("range", node.Line, fix, "%s is no whole number from %d to %d", name, least, most)
		return 0
	}
	return n
}

// closed allows no other keys than those named.
func (k *check) closed(what string, node *jsontree.Node, keys ...string) {
	for _, m := range node.Members {
		if !slices.Contains(keys, m.Key) {
			k.fault("unknown_key", m.Line, "leave it out; known are "+strings.Join(keys, ", "), "%s has the unknown key %s", what, quoted(m.Key))
		}
	}
}

// metadata says who explored what from which angle.
func (k *check) metadata(root *jsontree.Node) {
	m := root.Get("_metadata")
	if !m.Is(jsontree.Object) {
		k.fault("metadata", m.LineOr(root.Line), "add the object _metadata", "_metadata is missing or no object")
		return
	}
	const most = 4 // explorations of one task
	stamp := k.text(m, "timestamp", 1, "give a time such as 2026-01-31T12:00:00Z")
	if _, err := time.Parse(time.RFC3339, stamp); err != nil && stamp != "" {
		k.fault("metadata", m.Get("timestamp").Line, "give a time such as 2026-01-31T12:00:00Z", "timestamp is no time: %s", quoted(stamp))
	}
	k.at.Task = k.text(m, "task_description", 1, "say what the exploration was for")
	if k.text(m, "source", 1, "write cli-explore-agent") != "" {
		k.word(m, "source", []string{"cli-explore-agent"})
	}
	k.at.Angle = k.text(m, "exploration_angle", 1, "name the angle, such as error-handling")
	k.at.Index = k.whole(m, "exploration_index", 1, most)
	k.at.Total = k.whole(m, "total_explorations", 1, most)
	if k.at.Index > k.at.Total && k.at.Total > 0 {
		k.fault("metadata", m.Get("exploration_index").Line, "count from 1", "exploration_index is %d of %d", k.at.Index, k.at.Total)
	}
	seconds := m.Get("duration_seconds")
	if value, ok := seconds.Float(); !ok || value < 0 {
		k.fault("metadata", seconds.LineOr(m.Line), "give the seconds that it took", "duration_seconds is missing or no number of seconds")
	}
}

// clarifications are the questions that are left for a person.
func (k *check) clarifications(root *jsontree.Node) {
	needs := root.Get("clarification_needs")
	if !needs.Is(jsontree.List) {
		k.fault("clarification", needs.LineOr(root.Line), "give a list; an empty one when nothing is open", "clarification_needs is missing or no list")
		return
	}
	for i, one := range needs.Items {
		if !one.Is(jsontree.Object) {
			k.fault("clarification", one.Line, "give question, context, options and recommended", "clarification_needs[%d] is %s and no object", i, one.Kind)
			continue
		}
		k.text(one, "question", 1, "ask it")
		k.text(one, "context", 1, "say why it has to be asked")
		options := one.Get("options")
		n := 0
		for _, option := range options.Each() {
			if option.Plain() != "" || option.Is(jsontree.Object) && len(option.Members) > 0 {
				n++
			}
		}
		if !options.Is(jsontree.List) || n < 2 || n > 4 || n < len(options.Items) {
			k.fault("clarification", options.LineOr(one.Line), "give 2 to 4 options", "clarification_needs[%d] has %d options", i, n)
		}
		recommended := one.Get("recommended")
		if at, ok := recommended.Whole(); !ok || at < 0 || at >= n {
			k.fault("clarification", recommended.LineOr(one.Line), "give the position of an option, from 0", "clarification_needs[%d] recommends no option of its own", i)
		}
	}
}

// together holds explorations of one task against each other.
func (k *check) together(all []*Exploration) {
	if len(all) < 2 {
		return
	}
	angles, indexes := map[string]string{}, map[int]string{}
	for _, e := range all {
		k.at = e
		line := e.root.Get("_metadata").LineOr(1)
		if other := angles[strings.ToLower(e.Angle)]; other != "" && e.Angle != "" {
			k.weak("angle_twice", line, "explore from another angle, or leave one of them out", "%s has the same angle: %s", other, quoted(e.Angle))
		}
		if other := indexes[e.Index]; other != "" && e.Index > 0 {
			k.weak("index_twice", line, "number the explorations from 1", "%s has the same exploration_index: %d", other, e.Index)
		}
		angles[strings.ToLower(e.Angle)], indexes[e.Index] = e.File, e.File
		if e.Total > 0 && e.Total != len(all) {
			k.weak("total", line, "name all explorations of the task", "total_explorations is %d, but %d are here", e.Total, len(all))
		}
	}
}

// cleanPath makes one spelling of a path, empty for one that leaves the project.
func cleanPath(name string) string {
	name = path.Clean(strings.TrimSpace(name))
	if _, err := disk.Contain("/", name); err != nil {
		return ""
	}
	return name
}

// quoted shows a text from a file in a message.
func quoted(text string) string {
	if all := []rune(text); len(all) > 60 {
		text = string(all[:59]) + "…"
	}
	return fmt.Sprintf("%q", text)
}
