package exchange_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/exchange"
	"github.com/overtone-cli/overtone/specs/disk"
)

func clock() time.Time { return time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC) }

func store(t testing.TB) *issues.Store {
	t.Helper()
	return issues.Open(disk.New(nil), filepath.Join(t.TempDir(), "issues"), clock)
}

// bring imports a batch and answers what it did.
func bring(t testing.TB, s *issues.Store, b exchange.Batch, c exchange.Choices) (exchange.Plan, error) {
	t.Helper()
	var plan exchange.Plan
	done, err := s.Absorb(context.Background(), func(active, history []issues.Issue) (issues.Absorption, error) {
		var err error
		plan, err = b.Plan(active, history, c)
		if plan.Count(exchange.Conflict) > 0 {
			return issues.Absorption{}, err
		}
		return plan.Absorption, err
	})
	if err == nil && plan.Count(exchange.Conflict) == 0 {
		plan.Name(done)
	}
	return plan, err
}

func format(t testing.TB, name string) exchange.Format {
	t.Helper()
	f, err := exchange.ByName(name)
	require.NoError(t, err)
	return f
}

// read reads one file of a format that has the name its tool gives it.
func read(t testing.TB, name, text string, c exchange.Choices) exchange.Batch {
	t.Helper()
	b, err := format(t, name).Read([]exchange.Input{{Name: "FILE", Path: "specs/001-login/tasks.md", Data: []byte(text)}}, c)
	require.NoError(t, err)
	return b
}

func everything(t testing.TB, s *issues.Store) exchange.Outgoing {
	t.Helper()
	snapshot, err := s.Snapshot()
	require.NoError(t, err)
	return exchange.Outgoing{Issues: slices.Concat(snapshot.History, snapshot.Active), Done: snapshot.Done, Name: "TARGET", Path: "specs/001-login/tasks.md"}
}

// hostile texts are such as break out of tables, lists, comments and cells.
func hostile(r *rand.Rand) string {
	pieces := []string{
		"a", "word ", "|", "`", "```\n", "~~~", "- [ ] box\n", "- [x] ticked\n", "## Design\n\n", "## Details\n\n", "## Notes\n\nx\n",
		"## Acceptance criteria\n\n- [ ] one\n", "---\n", "-->", "<!-- overtone:{} -->", "<!--", "\"", "'", "=1+1", "+", "-", "@cmd", ";", ",", "\t",
		"中文", "е́", "\n\n", "\r\n", "\\", "{", "}", "[P]", "[US1]", "T001", " (depends on T001)", "#12", "&amp;", "<b>", "\u00a0", "🎉", "  - sub\n",
	}
	var b strings.Builder
	for range r.IntN(9) {
		b.WriteString(pieces[r.IntN(len(pieces))])
	}
	return b.String()
}

func hostileLine(r *rand.Rand) string {
	text := strings.Join(strings.Fields(hostile(r)), " ")
	return strings.TrimSpace(strings.Map(func(c rune) rune {
		if c < ' ' || c == '\u00a0' {
			return -1
		}
		return c
	}, text))
}

func pick(r *rand.Rand, all ...string) string { return all[r.IntN(len(all))] }

func someLines(r *rand.Rand) []string {
	var out []string
	for range r.IntN(4) {
		if line := hostileLine(r); line != "" && !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	return out
}

// hostileIssues makes issues with everything in every field, in any life.
func hostileIssues(t testing.TB, r *rand.Rand, s *issues.Store) {
	t.Helper()
	n := 1 + r.IntN(8)
	var plan issues.Absorption
	for i := range n {
		issue := issues.Issue{
			Title: hostileLine(r) + pick(r, "x", "=x", "[P] x", "T"), Priority: 1 + r.IntN(5), Context: hostile(r),
			Status: issues.Statuses()[r.IntN(8)], Source: pick(r, "", "github", "text"), SourceURL: pick(r, "", "https://example.org/o/r/issues/1?a=b&c"),
			Tags: someLines(r), AffectedComponents: someLines(r), ExpectedBehavior: hostile(r), ActualBehavior: hostile(r),
			ExtendedContext: issues.ExtendedContext{Location: hostile(r), SuggestedFix: hostile(r)},
			Lifecycle:       issues.Lifecycle{TestStrategy: pick(r, "", "unit", "manual"), CommitStrategy: pick(r, "", "squash", "per-epic")},
			CreatedAt:       "2026-01-02T03:04:05Z",
		}
		if r.IntN(2) == 0 {
			issue.ExtendedContext.Notes = issues.Notes{Session: "SPEC-x", SourceEpic: pick(r, "", "EPIC-001"), Wave: r.IntN(4), SpecDocuments: []string{"specs/a b.md"}, Text: hostile(r)}
			issue.Tags = append(issue.Tags, fmt.Sprintf("wave-%d", r.IntN(5)), "type:bug")
		}
		if r.IntN(2) == 0 {
			issue.Files = []string{"src/a b.go", "docs/", "a;b,c.md", "src/**"}
		}
		draft := issues.Draft{Issue: issue, Ref: fmt.Sprint(i)}
		for need := range i {
			if r.IntN(3) == 0 {
				draft.Needs = append(draft.Needs, fmt.Sprint(need))
			}
		}
		if issue.Status == issues.Completed {
			draft.Issue.Evidence = &issues.Evidence{Commands: []issues.Command{{Command: "go test", Trust: "reported"}}, Files: []string{"a.go"}}
			draft.Issue.CompletedAt = "2026-01-03T00:00:00Z"
			plan.Closed = append(plan.Closed, draft)
			continue
		}
		plan.Created = append(plan.Created, draft)
	}
	_, err := s.Absorb(context.Background(), func(_, _ []issues.Issue) (issues.Absorption, error) { return plan, nil })
	require.NoError(t, err)
}

// TestRoundTripLosesOnlyWhatIsSaid exports anything and imports it into an
// empty store: every field that is not the same there is a loss of the report.
func TestRoundTripLosesOnlyWhatIsSaid(t *testing.T) {
	t.Parallel()
	for _, name := range exchange.Names() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(12) {
				roundTrip(t, name, rand.New(rand.NewPCG(seed, 4))) //nolint:gosec // the same every time
			}
		})
	}
}

func roundTrip(t *testing.T, name string, r *rand.Rand) {
	t.Helper()
	from, to := store(t), store(t)
	hostileIssues(t, r, from)
	out := everything(t, from)
	done, err := format(t, name).Write(out, exchange.Choices{})
	require.NoError(t, err)
	again, err := format(t, name).Write(out, exchange.Choices{})
	require.NoError(t, err)
	require.Equal(t, done.Files, again.Files)

	text := string(done.Files[0].Data)
	batch := read(t, name, text, exchange.Choices{})
	plan, err := bring(t, to, batch, exchange.Choices{})
	require.NoError(t, err, text)
	require.Len(t, plan.Steps, len(out.Issues), text)
	second, err := batchPlan(t, to, batch)
	require.NoError(t, err)
	for _, step := range second.Steps {
		require.Contains(t, []string{exchange.Unchanged, exchange.Over}, step.Action, "%s %v\n%s", step.ID, step.Fields, text)
	}
	home, err := batchPlan(t, from, batch)
	require.NoError(t, err)
	for _, step := range home.Steps {
		require.Contains(t, []string{exchange.Unchanged, exchange.Over}, step.Action, "at home: %s %v\n%s", step.ID, step.Fields, text)
	}

	said := map[string]bool{}
	for _, l := range slices.Concat(done.Losses, plan.Losses) {
		if l.Kind != exchange.Kept {
			said[l.Item+" "+l.Field] = true
		}
	}
	there := map[string]map[string]string{}
	back := map[string]string{}
	for _, step := range plan.Steps {
		back[step.Item] = step.ID
	}
	for _, i := range everything(t, to).Issues {
		there[i.ID] = fields(t, i)
	}
	for _, i := range out.Issues {
		twin := there[back[done.IDs[i.ID]]]
		require.NotNil(t, twin, "%s as %s\n%s", i.ID, done.IDs[i.ID], text)
		here := fields(t, i)
		for _, key := range append(exchange.Keys(), "depends_on") {
			lost := said[i.ID+" "+key] || said[done.IDs[i.ID]+" "+key]
			if here[key] != twin[key] && !lost && !bytes.Equal([]byte(key), []byte("extended_context")) {
				require.Equal(t, here[key], twin[key], "%s of %s\n%s", key, i.ID, text)
			}
			if key == "extended_context" && !lost {
				require.JSONEq(t, orEmpty(here[key]), orEmpty(twin[key]), "%s of %s\n%s", key, i.ID, text)
			}
		}
	}
}

func orEmpty(raw string) string {
	if raw == "" {
		return "{}"
	}
	return raw
}

func fields(t testing.TB, i issues.Issue) map[string]string {
	t.Helper()
	all, err := i.Fields()
	require.NoError(t, err)
	out := map[string]string{}
	for _, f := range all {
		out[f.Key] = string(f.Value)
	}
	return out
}

func batchPlan(t testing.TB, s *issues.Store, b exchange.Batch) (exchange.Plan, error) {
	t.Helper()
	snapshot, err := s.Snapshot()
	require.NoError(t, err)
	return b.Plan(snapshot.Active, snapshot.History, exchange.Choices{})
}
