package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A line that says how urgent a story is ranks it, in whatever form it stands there, and is
// no criterion of it.
func TestLinesRankWhatTheyStandAt(t *testing.T) {
	t.Parallel()
	story := "As a coach, I want to lock a boat for repair so that nobody takes it out."
	for _, c := range []struct{ name, text, want string }{
		{"a paragraph in bold", "### US-2 Lock a boat\n" + story + "\n\n**Priority:** Should\n**Story points:** 3\n\nAcceptance criteria:\n- A locked boat cannot be reserved.\n", "should"},
		{"among the lines of the story", "### US-2 Lock a boat\n" + story + "\nPriority: Must have\nPoints: 3\n\nAcceptance criteria:\n- A locked boat cannot be reserved.\n", "must"},
		{"in front of the story", "### US-2 Lock a boat\n\nPriority: High | Size: M\n\n" + story + "\n\nAcceptance criteria:\n- A locked boat cannot be reserved.\n", "must"},
		{"behind the criteria", "### US-2 Lock a boat\n\n" + story + "\n\nAcceptance criteria:\n- A locked boat cannot be reserved.\n\n**Priority:** Low\n", "could"},
		{"bullets of a form", "### US-2 Lock a boat\n- **User story:** " + story + "\n- **Priority:** P2\n- **Estimate:** 5 SP\n- **Acceptance criteria:**\n  - A locked boat cannot be reserved.\n", "should"},
		{"below an item", "- " + story + "\n  - MoSCoW: Could\n  - A locked boat cannot be reserved.\n", "could"},
		{"behind the story", "- " + story + " Priority: Medium.\n  - A locked boat cannot be reserved.\n", "should"},
		{"over a story with a reason", "- " + story + "\n  - Priority: High – the season begins in April\n  - A locked boat cannot be reserved.\n", "must"},
	} {
		u := understood(t, "# Rowing club backlog\n\n## Epic 1: Boats\n\n### US-1 Reserve a boat\nAs a rower, I want to reserve a boat.\n\n## Epic 2: Repairs\n\n"+c.text)
		require.Len(t, u.Features, 2, c.name)
		f := u.Features[1]
		require.Equal(t, c.want, f.Priority, c.name)
		require.Equal(t, story, f.Text, c.name)
		require.Equal(t, []string{"A locked boat cannot be reserved."}, itemTexts(f.Criteria), c.name)
		require.Empty(t, u.Features[0].Priority, c.name)
	}
}

func TestLinesRankWhatTheyStandOver(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"one line over several", "## Boats\n\nPriority: Must\n\n- As a rower, I want to reserve a boat.\n- As a coach, I want to lock a boat.\n", []string{"must", "must"}},
		{"a line over each", "## Boats\n\nPriority: Must\n\nAs a rower, I want to reserve a boat.\n\nPriority: Could\n\nAs a coach, I want to lock a boat.\n", []string{"must", "could"}},
		{"that of the whole paper", "Priority: High\n\n- As a rower, I want to reserve a boat.\n- As a coach, I want to lock a boat.\n", []string{"", ""}},
		{"Chinese lines", "## 船只\n\n### US-1 预约\n作为会员，我想预约一条船，以便到了就能下水。\n\n**优先级：** 必须\n**故事点：** 5\n\n### US-2 停用\n- 优先级：低\n- 作为教练，我想停用一条船。\n", []string{"must", "could"}},
	} {
		u := understood(t, "# Rowing club\n\n"+c.text)
		got := []string{}
		for i := range u.Features {
			got = append(got, u.Features[i].Priority)
			require.Empty(t, u.Features[i].Criteria, c.name)
		}
		require.Equal(t, c.want, got, c.name)
	}
}
