package gates

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// noRedis is a rule as a team would write it.
func noRedis() specs.ProjectRule {
	return specs.ProjectRule{
		ID: "R-0003", Kind: "constraint", Text: "No Redis; the database is cache enough", Must: true, Forbids: []string{"Redis"},
		Path: ".workflow/specs/architecture-constraints.md", Line: 12,
	}
}

// TestRulesOfTheProject: what is demanded or decided may not use what a rule
// keeps out; what says no to it, and what was weighed, may name it.
func TestRulesOfTheProject(t *testing.T) {
	t.Parallel()
	advice, other, displaced := noRedis(), noRedis(), noRedis()
	advice.Must = false
	other.Forbids = []string{"Memcached"}
	displaced.Forbids, displaced.Displaced = nil, []string{"Valkey", "Redis"}
	word := noRedis()
	word.Forbids = []string{"Rocket"}
	const requirement, decision = "requirements/REQ-003", "architecture/ADR-001"
	nickname := noRedis()
	nickname.Forbids = []string{"Kubernetes"}
	for _, c := range []struct {
		name, file, old, text string
		rule                  specs.ProjectRule
		severity              Severity // empty: no finding
	}{
		{"used", requirement, "A room that is taken is marked.", "A room that is taken is marked in Redis.", noRedis(), Error},
		{"whatever the letters", requirement, "A room that is taken is marked.", "A room that is taken is marked in redis.", noRedis(), Error},
		{"not the only one", requirement, "A room that is taken is marked.", "A room that is taken is marked in Redis.", displaced, Error},
		{"advised against", requirement, "A room that is taken is marked.", "A room that is taken is marked in Redis.", advice, Warning},
		{"by its short name", requirement, "A room that is taken is marked.", "A room that is taken is marked by a job on K8s.", nickname, Error},
		{"denied", requirement, "A room that is taken is marked.", "A room that is taken is marked. It MUST NOT need Redis.", noRedis(), ""},
		{"another one", requirement, "A room that is taken is marked.", "A room that is taken is marked in Redis.", other, ""},
		{"an ordinary word", requirement, "A room that is taken is marked.", "A room that is taken is marked with a rocket.", word, ""},
		{"part of a word", requirement, "A room that is taken is marked.", "A room that is taken is marked as rediscovered.", noRedis(), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			mu := mutant{rule: "rules.technology", edit: func(m *mutation) {
				m.rules = []specs.ProjectRule{c.rule}
				m.sub(c.file, c.old, c.text)
			}}
			_, found, _ := mu.plant(t, specs.English)
			var got []Finding
			for _, f := range found {
				if f.Rule == mu.rule {
					got = append(got, f)
				}
			}
			if c.severity == "" {
				require.Empty(t, got)
				return
			}
			require.Len(t, got, 1)
			require.Equal(t, c.severity, got[0].Severity)
			require.Contains(t, got[0].Message, "REQ-003 names "+append(c.rule.Forbids, "Redis")[0]+", which architecture-constraints.md:12 forbids")
		})
	}
	t.Run("an alternative", func(t *testing.T) {
		t.Parallel()
		mu := mutant{rule: "rules.technology", edit: func(m *mutation) {
			m.rules = []specs.ProjectRule{noRedis()}
			name := m.at(decision)
			data := string(m.files[name])
			at := strings.Index(data, m.head(specs.KindADR, "consequences"))
			require.Positive(t, at)
			m.files[name] = []byte(data[:at] + "Redis was weighed, too.\n\n" + data[at:])
		}}
		_, found, _ := mu.plant(t, specs.English)
		for _, f := range found {
			require.NotEqual(t, mu.rule, f.Rule, f.Message)
		}
	})
}
