package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// An apology and the purpose of the paper are neither problem nor goal; what drives
// customers away is a problem.
func TestProblemsAndGoalsAreNoCourtesies(t *testing.T) {
	t.Parallel()
	texts := func(items []specs.Item) []string {
		out := []string{}
		for _, it := range items {
			out = append(out, it.Text)
		}
		return out
	}
	u := understood(t, "From: Ada <a@b.example>\nTo: Bo <b@c.example>\nSubject: Quotes\n\nHi Bo,\n\nsorry it took me two weeks, we had the school trips.\n\nHalf of them get an answer after more than two days, and then the customer has gone to the competition.\n\nWhat it should do:\n\n- The office sees all requests in one list.\n")
	require.Equal(t, []string{"Half of them get an answer after more than two days, and then the customer has gone to the competition."}, texts(u.Problem))
	u = understood(t, "# 考务系统 需求规格说明书\n\n## 1 引言\n\n### 1.1 编写目的\n本文档供考试院、承建单位和各考点验收时共同使用。\n\n## 2 功能\n\n- 考生选择两个项目。\n")
	require.Empty(t, u.Goals)
}

// How many or which of them are meant is no part of a role.
func TestRolesAreNotCounted(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	require.Equal(t, "大爷", lex.withoutMany("好多大爷"))
	require.Equal(t, "Producer", lex.withoutMany("Only producer"))
	require.Equal(t, "Customer", lex.withoutMany("Customer"))
}
