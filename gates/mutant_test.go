package gates

import (
	"bytes"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
)

// mutant plants one defect that one rule has to name.
type mutant struct {
	rule    string
	profile string // service when empty
	phase   string // judged by CheckPhase when given
	edit    func(*mutation)
	also    []string // rules whose errors follow from the same defect
}

// mutation is a package with a defect being planted, and where the finding has
// to sit.
type mutation struct {
	fixture
	t        *testing.T
	judge    *Judge
	files    map[string][]byte
	file     string
	line     int
	coverage *Coverage
	issues   []issues.Issue
	rules    []specs.ProjectRule
}

// at finds the file of the package that begins with a prefix.
func (m *mutation) at(prefix string) string {
	m.t.Helper()
	for _, name := range slices.Sorted(maps.Keys(m.files)) {
		if strings.HasPrefix(name, prefix) {
			return name
		}
	}
	require.Failf(m.t, "no file", "%s", prefix)
	return ""
}

// expect says that the finding sits on the first line with a text.
func (m *mutation) expect(prefix, text string) {
	m.t.Helper()
	m.file = m.at(prefix)
	before, _, found := bytes.Cut(m.files[m.file], []byte(text))
	require.Truef(m.t, found, "%s holds no %q", m.file, text)
	m.line = 1 + bytes.Count(before, []byte("\n"))
}

// sub replaces a text at its first place and expects the finding there.
func (m *mutation) sub(prefix, old, text string) {
	m.t.Helper()
	m.subAfter(prefix, "", old, text)
}

// subAfter is sub behind another text.
func (m *mutation) subAfter(prefix, after, old, text string) {
	m.t.Helper()
	name := m.at(prefix)
	data := string(m.files[name])
	from := strings.Index(data, after)
	require.GreaterOrEqualf(m.t, from, 0, "%s holds no %q", name, after)
	at := strings.Index(data[from:], old)
	require.GreaterOrEqualf(m.t, at, 0, "%s holds no %q", name, old)
	at += from
	m.files[name] = []byte(data[:at] + text + data[at+len(old):])
	m.file, m.line = name, 1+strings.Count(data[:at], "\n")
}

// cut takes out what stands from one text up to another one behind it, or up
// to the end.
func (m *mutation) cut(prefix, from, to string) string {
	m.t.Helper()
	name := m.at(prefix)
	data := string(m.files[name])
	i := strings.Index(data, from)
	require.GreaterOrEqualf(m.t, i, 0, "%s holds no %q", name, from)
	j := len(data)
	if to != "" {
		j = strings.Index(data[i+len(from):], to)
		require.GreaterOrEqualf(m.t, j, 0, "%s holds no %q", name, to)
		j += i + len(from)
	}
	m.files[name] = []byte(data[:i] + data[j:])
	return data[i:j]
}

// drop takes out the line that begins with a text.
func (m *mutation) drop(prefix, text string) {
	m.t.Helper()
	name := m.at(prefix)
	data := string(m.files[name])
	i := strings.Index("\n"+data, "\n"+text)
	require.GreaterOrEqualf(m.t, i, 0, "%s has no line %q", name, text)
	j := strings.Index(data[i:], "\n")
	m.files[name] = []byte(data[:i] + data[i+j+1:])
}

// set gives the first key of that name in a JSON file another value.
func (m *mutation) set(file, key, value string) {
	m.t.Helper()
	data := string(m.files[file])
	i := strings.Index(data, `"`+key+`": `)
	require.GreaterOrEqualf(m.t, i, 0, "%s has no key %q", file, key)
	i += len(key) + 4
	end := strings.Index(data[i:], "\n")
	if strings.HasSuffix(data[i:i+end], "[") {
		indent := data[strings.LastIndexByte(data[:i], '\n')+1 : i]
		indent = indent[:len(indent)-len(strings.TrimLeft(indent, " "))]
		end = strings.Index(data[i:], "\n"+indent+"]") + len(indent) + 2
	} else {
		end = len(strings.TrimRight(data[i:i+end], ","))
	}
	m.files[file] = []byte(data[:i] + value + data[i+end:])
	m.expect(file, `"`+key+`": `)
}

func (m *mutation) remove(prefixes ...string) {
	for _, p := range prefixes {
		delete(m.files, m.at(p))
	}
}

// head is the heading line of a section in the fixture's language.
func (m *mutation) head(kind specs.Kind, at string) string {
	m.t.Helper()
	f := &facts{judge: m.judge, lang: m.lang}
	return strings.Repeat("#", 2+strings.Count(at, "/")) + " " + f.heading(kind, at)
}

// enum is the printed form of an enumerated value.
func (m *mutation) enum(table, id string) string {
	return m.judge.shapes.Enum(table, id, string(m.lang))
}

// plant makes the mutation and judges the package.
func (mu mutant) plant(t *testing.T, lang specs.Lang) (*mutation, []Finding, string) {
	t.Helper()
	profile := mu.profile
	if profile == "" {
		profile = "service"
	}
	x := fixture{lang, profile}
	m := &mutation{fixture: x, t: t, judge: newJudge(t), files: x.files(t), issues: x.fixtureIssues()}
	mu.edit(m)
	in := Input{Package: load(t, m.files), Issues: m.issues, Coverage: m.coverage, Rules: m.rules}
	if mu.phase != "" {
		found, err := m.judge.CheckPhase(t.Context(), in, mu.phase)
		require.NoError(t, err)
		return m, found, ""
	}
	r, err := m.judge.Check(t.Context(), in)
	require.NoError(t, err)
	return m, r.Findings, r.Gate
}

// TestMutants: for every rule of the table and both languages a defect is
// planted in a good package. The rule names it at its line, in words without
// an open slot, and no error comes up that does not follow from it.
func TestMutants(t *testing.T) {
	t.Parallel()
	byRule := map[string]mutant{}
	for _, mu := range mutants() {
		require.NotContains(t, byRule, mu.rule, "two mutants")
		byRule[mu.rule] = mu
	}
	for _, rule := range newJudge(t).Rules() {
		for _, lang := range languages() {
			t.Run(rule.ID+"/"+string(lang), func(t *testing.T) {
				t.Parallel()
				mu, known := byRule[rule.ID]
				require.True(t, known, "a rule without a mutant")
				m, found, gate := mu.plant(t, lang)
				hit := false
				for _, f := range found {
					if f.Rule == rule.ID {
						hit = hit || f.File == m.file && f.Line == m.line
						for _, slot := range regexp.MustCompile(`\{[a-z]+\}`).FindAllString(rule.Message.En+rule.Fix.En, -1) {
							require.NotContains(t, f.Message+f.Fix, slot)
						}
					}
					if f.Severity == Error && f.Rule != rule.ID {
						require.Contains(t, mu.also, f.Rule, "%s:%d %s", f.File, f.Line, f.Message)
					}
				}
				require.True(t, hit, "not at %s:%d: %+v", m.file, m.line, found)
				if rule.severityIn(m.profile) == Error && mu.phase == "" {
					require.Equal(t, Fail, gate)
				}
			})
		}
	}
}
