package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What was agreed that the product does is a demand; only a choice of means or of
// the way to work is a decision.
func TestAgreedDeeds(t *testing.T) {
	for _, c := range []struct{ text, kind string }{
		{"Host is notified in Microsoft Teams when the visitor arrives.", "feature"},
		{"Visitors who haven't checked out by 20:00 are flagged to the night guard.", "feature"},
		{"Evacuation list: security can call up everyone currently on site.", "feature"},
		{"A guard may hand a shift to another guard; the pool manager has to agree.", "feature"},
		{"Parents can see the lesson times on the club website.", "feature"},
		{"The rota is published every Thursday at noon.", "constraint"},
		{"Pay slips are kept for 7 years.", "constraint"},
		{"We use the existing Azure subscription and PostgreSQL.", "decision"},
		{"PostgreSQL instead of MongoDB.", "decision"},
		{"Sprint length is two weeks.", "decision"},
		{"座位释放时通知候补的读者。", "feature"},
		{"违约三次的读者一周内不能预约。", "feature"},
		{"后端使用Java，数据库用MySQL。", "decision"},
	} {
		u := understood(t, "# Rota\n\n## What we agreed\n\n- "+c.text+"\n")
		kinds := map[string]bool{}
		for _, f := range u.Facts() {
			kinds[f.Kind] = true
		}
		require.True(t, kinds[c.kind], "%s: %v", c.text, kinds)
		require.False(t, c.kind != "decision" && kinds["decision"], c.text)
		require.False(t, c.kind == "decision" && kinds["feature"], c.text)
	}
}

// A sentence behind an agreed demand that says nothing without it is its criterion.
func TestAgreedDeedGoesOn(t *testing.T) {
	u := understood(t, "# Rota\n\n## Decisions\n\n- Guards can see who is on duty. Must work when the network is down.\n")
	require.Len(t, u.Features, 1)
	require.Len(t, u.Features[0].Criteria, 1)
}

// Below the list of who does what minutes end with dates and money.
func TestMinutesEndWithDatesAndMoney(t *testing.T) {
	u := understood(t, "# Rota\n\n## Decisions\n\n- Guards can see who is on duty.\n\n## Actions\n\n- Ann – writes the text by 3 May\n\nPilot in the north pool in April. Budget is 45k EUR.\n\nNext meeting 24 Feb, 14:00.\n")
	require.Len(t, u.Milestones, 1)
	require.Len(t, u.Constraints, 1)
}
