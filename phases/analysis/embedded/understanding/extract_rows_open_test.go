package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAnUndecidedRowIsAQuestion: a row of decisions that weighs two ways and says that it
// is open asks which; a row that has been decided does not.
func TestAnUndecidedRowIsAQuestion(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"待定", "## 技术选型\n\n| 项 | 结论 | 状态 |\n|---|---|---|\n| 网关 | Kong vs. APISIX | 待定,倾向前者 |\n| 语言 | Go 1.22 | 已定 |\n", []string{"网关：Kong 还是 APISIX？ (倾向前者)"}},
		{"tbd", "## Technology\n\n| Part | Choice | State |\n|---|---|---|\n| Cache | Redis vs Valkey | TBD |\n| Language | Go | decided |\n", []string{"Cache: Redis or Valkey?"}},
		{"decided", "## Technology\n\n| Part | Choice | State |\n|---|---|---|\n| Cache | Redis vs Valkey: Redis | decided |\n| Language | Go | decided |\n", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			var got []string
			for _, q := range understood(t, "# Desk\n\n## Features\n\n- A user can file a ticket.\n\n"+c.text).Questions {
				got = append(got, q.Text)
			}
			require.Equal(t, c.want, got)
		})
	}
}

// TestWhatIsGivenAmongAssumptions: the stack and the budget below a heading of assumptions
// and constraints are constraints; what somebody assumes stays an assumption.
func TestWhatIsGivenAmongAssumptions(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Desk\n\n## Features\n\n- A user can file a ticket.\n\n## Assumptions and constraints\n\n- Budget €80,000.\n- The stack is what the house runs: Ruby, Vue, MariaDB.\n- We assume that PostgreSQL is known to the team.\n- Every clerk has a phone.\n")
	require.Len(t, u.Constraints, 1)
	require.Len(t, u.Assumptions, 2)
	require.NotEmpty(t, u.Technologies)
	require.True(t, u.Technologies[0].Binding)
}

// TestMetricsUnderObservabilityAreNoGoals: what a service counts is a signal.
func TestMetricsUnderObservabilityAreNoGoals(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Relay\n\n## Features\n\n- The relay publishes entries.\n\n### Observability\n\nMetrics: `lag_seconds`, `sent_total`. Alert when lag > 30 s for 5 min. Every call is written to the audit log.\n")
	require.Empty(t, u.Goals)
}
