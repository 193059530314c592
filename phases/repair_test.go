package phases

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/readiness"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
)

// bench is a package made by the embedded engine, on which one defect at a time
// is planted.
type bench struct {
	root, dir, input string
	fault            disk.Fault
}

func newBench(t *testing.T, input string) *bench {
	t.Helper()
	b := &bench{root: t.TempDir(), input: input}
	r, err := b.run(true)
	require.NoError(t, err)
	b.dir = r.s.Dir
	return b
}

// copy is the same package in a folder of its own.
func (b *bench) copy(t *testing.T) *bench {
	t.Helper()
	root := t.TempDir()
	require.NoError(t, os.CopyFS(root, os.DirFS(b.root)))
	rel, err := filepath.Rel(b.root, b.dir)
	require.NoError(t, err)
	return &bench{root: root, dir: filepath.Join(root, rel), input: b.input}
}

func (b *bench) session() (*session.Session, *gates.Judge, error) {
	tools, err := shared()
	if err != nil {
		return nil, nil, err
	}
	data, err := os.ReadFile(filepath.Join("..", "testdata", "inputs", b.input))
	if err != nil {
		return nil, nil, err
	}
	now := time.Date(2026, 1, 1, 9, 0, 0, 0, time.UTC)
	src, err := session.ReadText(strings.NewReader(string(data)), b.input, strings.HasSuffix(b.input, ".txt"), session.MaxSource)
	if err != nil {
		return nil, nil, err
	}
	s := &session.Session{
		Home: filepath.Join(b.root, "specs"), Project: b.root, Issues: filepath.Join(b.root, ".workflow", "issues"), Now: now, Set: tools.set, Codec: tools.codec,
		Disk: disk.New(b.fault), Analyst: analysis.NewChain(func() time.Time { return now }, 0, tools.engine), Asker: auto{},
		Answers: &interview.Sheet{}, Package: &specs.Package{}, Options: session.Options{Program: "test", Engines: "embedded"},
	}
	if b.dir != "" {
		if err := s.Open(context.Background(), b.dir); err != nil {
			return nil, nil, err
		}
	}
	s.Source, s.IsFile = src, true
	return s, tools.judge, nil
}

// run does what `spec new -y -c` does.
func (b *bench) run(resume bool, wishes ...func(*session.Session)) (*run, error) {
	s, judge, err := b.session()
	if err != nil {
		return nil, err
	}
	for _, wish := range wishes {
		wish(s)
	}
	r := &run{s: s}
	runner := &Runner{Judge: judge, Clock: time.Now, Observe: func(e Event) { r.events = append(r.events, e) }}
	r.result, err = runner.Run(context.Background(), s, resume)
	return r, errors.Join(err, s.Close())
}

// turn runs phases 6, 6.5 and 6, whatever the score is, and gives the report
// before and after.
func (b *bench) turn(t *testing.T) (before, after *specs.Readiness, r *run) {
	t.Helper()
	s, judge, err := b.session()
	require.NoError(t, err)
	defer func() { require.NoError(t, s.Close()) }()
	r = &run{s: s, result: &Result{}}
	runner := &Runner{Judge: judge, Clock: time.Now, Observe: func(e Event) { r.events = append(r.events, e) }}
	check := &readiness.Phase{Judge: judge}
	runner.begin(s, check)
	require.NoError(t, runner.turn(t.Context(), s, check, nil, r.result))
	before = s.Package.Readiness
	require.NoError(t, runner.repair(t.Context(), s, check, r.result))
	return before, s.Package.Readiness, r
}

func (b *bench) read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(b.dir, filepath.FromSlash(name)))
	require.NoError(t, err)
	return string(data)
}

func (b *bench) write(t *testing.T, name, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(b.dir, filepath.FromSlash(name)), []byte(text), 0o644))
}

// findings gives those of a rule.
func findings(r *specs.Readiness, rule string) []specs.FindingRow {
	var out []specs.FindingRow
	for _, f := range r.Findings {
		if f.Rule == rule {
			out = append(out, f)
		}
	}
	return out
}

func errorsOf(r *specs.Readiness) []string {
	var out []string
	for _, f := range r.Findings {
		if f.Severity == string(gates.Error) {
			out = append(out, f.Rule+" "+f.Message)
		}
	}
	return out
}

// edit is a defect that is planted in one file.
type edit struct {
	file      string // a glob inside the package; the first match
	old, new  string // old is a regular expression, replaced once
	generated bool   // it stands in what was generated, too
}

type defect struct {
	name  string
	input string
	edits []edit
	rule  string
	asks  string   // the mending is an open question that holds this
	keeps []string // bytes that stay
	stays bool     // the finding stays, because only a person can decide
}

func (b *bench) find(t *testing.T, glob string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(b.dir, glob))
	require.NoError(t, err)
	require.NotEmpty(t, found, glob)
	rel, err := filepath.Rel(b.dir, found[0])
	require.NoError(t, err)
	return filepath.ToSlash(rel)
}

func (b *bench) plant(t *testing.T, e edit) string {
	t.Helper()
	name := b.find(t, e.file)
	targets := []string{name}
	if e.generated {
		targets = append(targets, ".overtone/base/"+name)
	}
	for _, at := range targets {
		text, done := b.read(t, at), false
		next := regexp.MustCompile(e.old).ReplaceAllStringFunc(text, func(was string) string {
			if done {
				return was
			}
			done = true
			return regexp.MustCompile(e.old).ReplaceAllString(was, e.new)
		})
		require.True(t, done, "%s: %s", at, e.old)
		b.write(t, at, next)
	}
	return name
}

const (
	note     = "\nA person's own words, with a [link](https://example.org) and  two blanks.\n"
	criteria = `(?s)(## (?:Acceptance Criteria|验收标准)\n\n).*?(\n## )`
)

func defects() []defect {
	story, zh, one := "user-stories.md", "zh-campus-market-prd.md", "one-liner.txt"
	var out []defect
	roomy := map[string]string{story: story, zh: "mixed-zh-en.md", one: one} // where the first epic has room for one more story
	for _, in := range []string{story, zh, one} {
		out = append(
			out,
			defect{name: "missing trace", input: in, rule: "readiness.must-trace", edits: []edit{{file: "requirements/REQ-001-*", old: `traces_to: .*`, new: "traces_to: []"}}},
			defect{name: "trace key gone", input: in, rule: "readiness.must-trace", edits: []edit{{file: "requirements/REQ-001-*", old: `traces_to: .*\n`, new: ""}}},
			defect{name: "dangling trace", input: in, rule: "trace.dangling", edits: []edit{{file: "requirements/REQ-001-*", old: `traces_to: .*`, new: "traces_to: [G-999]"}}},
			defect{name: "dangling requirement", input: in, rule: "trace.dangling", edits: []edit{{file: "epics/EPIC-001-*", old: `requirements: \[`, new: "requirements: [REQ-999, "}}},
			defect{name: "no criteria", input: in, rule: "req.criteria", edits: []edit{{file: "requirements/REQ-001-*", old: criteria, new: "$1$2"}}},
			defect{name: "vague and inferred", input: in, rule: "req.testable", edits: []edit{{file: "requirements/REQ-001-*", old: criteria, new: "$1- [ ] Nice and fast. `inferred: content`\n$2", generated: true}}},
			defect{name: "vague and stated", input: in, rule: "req.testable", keeps: []string{"Nice and fast."}, edits: []edit{{file: "requirements/REQ-001-*", old: criteria, new: "$1- [ ] Nice and fast. `L1`\n$2", generated: true}}},
			defect{name: "vague by hand", input: in, rule: "req.testable", stays: true, asks: "Nice and fast.", keeps: []string{"- [ ] Nice and fast.\n"}, edits: []edit{{file: "requirements/REQ-001-*", old: criteria, new: "$1- [ ] Nice and fast.\n$2"}}},
			defect{name: "vague by hand, mark kept", input: in, rule: "req.testable", stays: true, asks: "Nice and fast.", keeps: []string{"- [ ] Nice and fast. `inferred: content`\n"}, edits: []edit{{file: "requirements/REQ-001-*", old: criteria, new: "$1- [ ] Nice and fast. `inferred: content`\n$2"}}},
			defect{name: "link in a derived section", input: in, rule: "link.target", edits: []edit{{file: "requirements/REQ-001-*", old: `\(_index.md\)`, new: "(_indx.md)"}}},
			defect{name: "link to an old name", input: in, rule: "link.target", keeps: []string{"## Mine"}, edits: []edit{{file: "product-brief.md", old: `\z`, new: "\n## Mine\n\nSee [one](requirements/REQ-001-old-name.md), and  two blanks.\n"}}},
			defect{name: "link to nothing", input: in, rule: "link.target", stays: true, asks: "nowhere.md", keeps: []string{"See [one](nowhere.md), and  two blanks."}, edits: []edit{{file: "product-brief.md", old: `\z`, new: "\n## Mine\n\nSee [one](nowhere.md), and  two blanks.\n"}}},
			defect{name: "row of the index edited", input: in, rule: "derived.sections", keeps: []string{"A remark of mine."}, edits: []edit{{file: "epics/_index.md", old: `(\| \[EPIC-001\]\([^)]*\) \|) [^|]*\|`, new: "$1 Something else |"}, {file: "epics/_index.md", old: `(## (?:Dependency Map|依赖图)\n)`, new: "A remark of mine.\n\n$1"}}, stays: true},
			defect{name: "row of the index removed", input: in, rule: "derived.sections", edits: []edit{{file: "requirements/_index.md", old: `\| \[REQ-001\].*\n`, new: ""}}},
			defect{name: "section of the brief removed", input: in, rule: "doc.sections", edits: []edit{{file: "product-brief.md", old: `(?s)## (?:Vision|愿景)\n.*?(\n## )`, new: "$1"}}},
			defect{name: "scope removed", input: in, rule: "doc.sections", edits: []edit{{file: "product-brief.md", old: `(?s)\n## (?:Scope|范围)\n.*?(\n## )`, new: "$1"}}},
			defect{name: "section of the architecture removed", input: in, rule: "doc.sections", edits: []edit{{file: "architecture/_index.md", old: `(?s)\n## (?:Technology Stack|技术栈)\n.*?(\n## )`, new: "$1"}}},
			defect{name: "derived section removed", input: in, rule: "doc.sections", edits: []edit{{file: "epics/_index.md", old: `(?s)\n## (?:Overview|总览)\n.*?(\n## )`, new: "$1"}}},
			defect{name: "questions of the epics removed", input: in, rule: "doc.sections", edits: []edit{{file: "epics/_index.md", old: `(?s)\n## (?:Open Questions|待定问题)\n.*?(\n## )`, new: "$1"}}},
			defect{name: "no component", input: in, rule: "readiness.must-design", edits: []edit{{file: "architecture/_index.md", old: `(?s).*`, new: ""}}},
			defect{name: "xl without parts", input: in, rule: "story.split", stays: true, asks: "STORY-001-001", edits: []edit{{file: "epics/EPIC-001-*", old: `(\*\*(?:Size|规模):?\*\*[:：]? ?)\w+`, new: "${1}XL"}, {file: "epics/EPIC-001-*", old: `(#### (?:Acceptance Criteria|验收标准)\n\n)(- [^\n]*\n- [^\n]*\n)(?:- [^\n]*\n)*`, new: "$1$2"}}},
			defect{name: "xl", input: roomy[in], rule: "story.split", edits: []edit{{file: "epics/EPIC-001-*", old: `(#### (?:Acceptance Criteria|验收标准)\n\n)`, new: "$1- [ ] When a member saves, the name is shown within 2 s.\n- [ ] When a member closes it, the list is shown within 3 s.\n"}, {file: "epics/EPIC-001-*", old: `(\*\*(?:Size|规模):?\*\*[:：]? ?)\w+`, new: "${1}XL"}}},
			defect{name: "cycle", input: in, rule: "epic.cycle", edits: []edit{{file: "epics/EPIC-001-*", old: `dependencies: .*`, new: "dependencies: [EPIC-002]"}, {file: "epics/EPIC-002-*", old: `dependencies: .*`, new: "dependencies: [EPIC-001]"}}},
			defect{name: "mvp waits", input: in, rule: "epic.mvp-order", edits: []edit{{file: "epics/EPIC-002-*", old: `mvp: .*`, new: "mvp: false"}, {file: "epics/EPIC-001-*", old: `dependencies: .*`, new: "dependencies: [EPIC-002]"}, {file: "epics/EPIC-002-*", old: `dependencies: .*`, new: "dependencies: []"}}},
			defect{name: "no story", input: in, rule: "epic.must-story", edits: []edit{{file: "epics/EPIC-001-*", old: `(?s).*`, new: ""}}},
		)
	}
	return out
}

func TestRepairMendsWhatItCan(t *testing.T) {
	t.Parallel()
	benches := map[string]*bench{}
	for _, d := range defects() {
		if benches[d.input] == nil {
			benches[d.input] = newBench(t, d.input)
		}
		made := benches[d.input]
		t.Run(d.input+" "+d.name, func(t *testing.T) {
			t.Parallel()
			b := made.copy(t)
			first := ""
			for _, e := range d.edits {
				if e.old == `(?s).*` { // every mention of the requirement
					first = b.forget(t, e.file)
					continue
				}
				if name := b.plant(t, e); first == "" {
					first = name
				}
			}
			if !strings.Contains(first, "epics/") { // a person's own section at the end
				b.write(t, first, b.read(t, first)+"\n## Of my own\n"+note)
				d.keeps = append(d.keeps, "\n## Of my own\n"+note)
			}
			version := versions(t, b)
			before, after, r := b.turn(t)
			require.NotEmpty(t, findings(before, d.rule), "the defect must be found: %v", before.Findings)
			require.NotEmpty(t, after.Repairs, "the report lists what was mended")
			if d.asks != "" {
				require.Contains(t, b.all(t), d.asks)
				require.Contains(t, questions(r.s.Package), d.asks)
			}
			if !d.stays {
				left := slices.DeleteFunc(findings(after, d.rule), func(f specs.FindingRow) bool { return !strings.Contains(specs.Plain(f.Place), first) })
				require.Empty(t, left, "mended: %v", after.Repairs)
			}
			for _, keep := range d.keeps {
				require.Contains(t, b.read(t, first), keep)
			}
			require.GreaterOrEqual(t, after.Score, before.Score)
			for i, dim := range after.Scores {
				require.GreaterOrEqual(t, dim.Score, before.Scores[i].Score, dim.Dimension)
			}
			for _, e := range errorsOf(after) {
				require.Contains(t, errorsOf(before), e, "no new error")
			}
			for name, v := range versions(t, b) {
				require.LessOrEqual(t, v-version[name], 1, name)
			}
			require.Equal(t, 1, r.s.Package.Config.IterationCount)
			require.Equal(t, before.Score, r.s.Package.Config.IterationHistory[len(r.s.Package.Config.IterationHistory)-1].ReadinessScore)
			_, again, second := b.turn(t)
			require.Equal(t, after.Score, again.Score)
			if len(second.events) > 2 && !d.stays {
				require.Equal(t, "0 mended", second.events[len(second.events)-1].Note, "first: %v; then: %v", after.Repairs, again.Repairs)
			}
		})
	}
}

// forget takes REQ-001 out of everything in a folder that takes care of it.
func (b *bench) forget(t *testing.T, glob string) string {
	t.Helper()
	dir := filepath.Dir(glob)
	found, err := filepath.Glob(filepath.Join(b.dir, dir, "*.md"))
	require.NoError(t, err)
	for _, f := range found {
		data, err := os.ReadFile(f)
		require.NoError(t, err)
		var out []string
		for line := range strings.Lines(string(data)) {
			if strings.HasPrefix(line, "|") || strings.Contains(line, "**") || strings.HasPrefix(line, "traces_to:") {
				if !strings.HasPrefix(line, "| [REQ-001]") {
					line = strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(line, "REQ-001, ", ""), ", REQ-001", ""), "REQ-001", "")
				}
			}
			out = append(out, line)
		}
		require.NoError(t, os.WriteFile(f, []byte(strings.Join(out, "")), 0o644))
	}
	return b.find(t, glob)
}

func (b *bench) all(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	for _, text := range tree(t, b.dir) {
		all.WriteString(text)
	}
	return all.String()
}

func questions(p *specs.Package) string {
	var out []specs.Question
	for _, r := range p.Requirements {
		out = append(out, r.OpenQuestions...)
	}
	out = append(append(append(out, p.Brief.OpenQuestions...), p.EpicsIndex.OpenQuestions...), p.RequirementsIndex.OpenQuestions...)
	var text strings.Builder
	for _, q := range out {
		text.WriteString(specs.Plain(q.Text) + "\n")
	}
	return text.String()
}

// versions are those of all documents that are no reports.
func versions(t *testing.T, b *bench) map[string]int {
	t.Helper()
	out := map[string]int{}
	for name, text := range tree(t, b.dir) {
		kind := specs.KindAt(name)
		if kind == "" || kind == specs.KindReadiness || kind == specs.KindSummary || kind == specs.KindExport {
			continue
		}
		found := regexp.MustCompile(`(?m)^version: (\d+)`).FindStringSubmatch(text)
		require.Len(t, found, 2, name)
		n, err := strconv.Atoi(found[1])
		require.NoError(t, err)
		out[name] = n
	}
	return out
}
