package session_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/templates"
)

// teamRules reads rule files as a run does.
func teamRules(t *testing.T, files map[string]string) []specs.ProjectRule {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		at := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
		require.NoError(t, os.WriteFile(at, []byte(text), 0o600))
	}
	book, err := guidelines.Read(guidelines.Places{Root: root, Home: filepath.Join(root, "home")})
	require.NoError(t, err)
	rules, err := session.TeamRules(book, templates.New(nil, ""))
	require.NoError(t, err)
	return rules
}

const planning = "---\ntitle: Constraints\ndimension: specs\ncategory: planning\nreadMode: required\npriority: high\n---\n\n# Constraints\n\n"

// TestTeamRules: the rules of the project, with the technologies that they keep
// out and ask for; what a person set for themselves binds nobody else.
func TestTeamRules(t *testing.T) {
	t.Parallel()
	rules := teamRules(t, map[string]string{
		".workflow/specs/architecture-constraints.md": planning +
			"- [tech_stack] We only use PostgreSQL as a database. <!-- R-0001 -->\n" +
			"- [tech_stack] Never use Redis. <!-- R-0002 -->\n" +
			"- [tech_stack] Prefer Vue over React. <!-- R-0003 -->\n" +
			"- [learning/other] Redis lost sessions once (2026-01-10) <!-- R-0004 -->\n",
		".overtone/specs/personal/constraints.md": planning + "- [tech_stack] Never use Go.\n",
	})
	require.Len(t, rules, 4)
	only, never, advice, learnt := rules[0], rules[1], rules[2], rules[3]
	require.Equal(t, []specs.Wanted{{Name: "PostgreSQL", Layer: "database"}}, only.Requires)
	require.Empty(t, only.Forbids, "it names none that it forbids")
	require.Contains(t, only.Displaced, "MySQL")
	require.True(t, only.Must)
	require.Equal(t, []string{"Redis"}, never.Forbids)
	require.Equal(t, "architecture-constraints.md:12", never.Place())
	require.False(t, advice.Must)
	require.Equal(t, []string{"React"}, advice.Forbids)
	require.Equal(t, []specs.Wanted{{Name: "Vue", Layer: "framework"}}, advice.Requires)
	require.Equal(t, "learning", learnt.Kind)
	require.Empty(t, learnt.Forbids, "what happened once is no ban")
}

// TestRelevantRules: what binds comes before what advises, what shares words
// before what does not, and there is a bound.
func TestRelevantRules(t *testing.T) {
	t.Parallel()
	rule := func(id, kind, category, text string, must bool) specs.ProjectRule {
		return specs.ProjectRule{ID: id, Kind: kind, Category: category, Text: text, Must: must}
	}
	ids := func(list []specs.ProjectRule) []string {
		var out []string
		for _, r := range list {
			out = append(out, r.ID)
		}
		return out
	}
	rules := []specs.ProjectRule{
		rule("R-1", "convention", "general", "File names are snake_case", false),
		rule("R-2", "constraint", "planning", "Handlers never talk to the database", true),
		rule("R-3", "learning", "general", "Bulk imports of links time out on mobile networks", false),
		rule("R-4", "learning", "general", "The office door sticks", false),
		rule("R-5", "convention", "review", "Two people review a migration", false),
	}
	require.Equal(t, []string{"R-1", "R-2", "R-3"}, ids(session.RelevantRules(rules, "Import links in bulk from a CSV")))
	require.Equal(t, []string{"R-1", "R-2", "R-5"}, ids(session.RelevantRules(rules, "Write the migration of the users table")))

	var many []specs.ProjectRule
	for range 40 {
		many = append(many, rule("R-A", "convention", "general", "Names say what a thing is for", false))
	}
	many = append(many, rule("R-B", "constraint", "planning", "No global state", true))
	got := ids(session.RelevantRules(many, "anything"))
	require.Len(t, got, 12)
	require.Contains(t, got, "R-B", "what binds is never crowded out")
}
