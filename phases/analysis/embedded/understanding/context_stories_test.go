package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A story that stands under a heading of its own is one requirement with the list behind it as
// its criteria, with a label over the list or none; a heading among such stories is one too.
func TestAStoryUnderItsHeadingKeepsItsList(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text string
		want map[string][]string
	}{
		"numbered below epics": {
			"# Kitchen\n\n## Epic 1: The list\n\n### 1.1 Share the list with a guest\nAs a member, I want to share a link so that a visitor can see what we need.\n\n- The link opens in the browser, no account needed\n- Guests cannot add items\n\n### 1.2 See balances\nAs a member, I want to see who owes whom so that we can settle up.\n\n- Balances are shown per member\n\n### 1.3 Mark as settled\n- Given I owe Ben €12, when I tap \"Settled\", then the balance is zero\n- Given Ben does not confirm within 7 days, then both of us get a reminder\n",
			map[string][]string{
				"Share the list with a guest": {"The link opens in the browser, no account needed.", "Guests cannot add items."},
				"See balances":                {"Balances are shown per member."},
				"Mark as settled":             {"Given I owe Ben €12, when I tap \"Settled\", then the balance is zero.", "Given Ben does not confirm within 7 days, then both of us get a reminder."},
			},
		},
		"with a word for a quality as its name, and rules": {
			"# Clinic\n\n## Stories\n\n### Security\nAs a patient, I want to sign in with two factors so that nobody reads my data.\n- A code by SMS is asked for\n\n### Booking\nAs a patient, I want to book online.\n\nRules:\n- At most 3 open bookings per patient\n",
			map[string][]string{"Security": {"A code by SMS is asked for."}, "Booking": {"At most 3 open bookings per patient."}},
		},
		"Chinese": {
			"# 工具借用\n\n## 史诗一：借用\n\n### 1.1 预约工具\n作为借用人，我想预约一件工具，以便去的时候有货。\n\n- 只有在库的工具可以预约\n\n### 1.2 归还工具\n作为志愿者，我想扫码归还工具，以便库存准确。\n\n- 损坏的工具进入维修架\n\n### 1.3 罚款\n- 每天 1 元，最多 30 元\n",
			map[string][]string{"预约工具": {"只有在库的工具可以预约。"}, "归还工具": {"损坏的工具进入维修架。"}, "罚款": {"每天 1 元，最多 30 元。"}},
		},
		"one story that is left out": {
			"# 工时\n\n## 工时 (Must)\n作为律师，我希望记录工时，以便计费。\n\n- 精确到 6 分钟\n\n## 账单 (Must)\n作为财务，我希望生成账单，以便收款。\n\n- 按月生成\n\n## 开票（Won't，这期不做）\n作为财务，我希望直接开数电票。\n",
			map[string][]string{"工时": {"精确到 6 分钟。"}, "账单": {"按月生成。"}},
		},
		"a wish over a list of functions": {
			"# Trackit\n\n## Features\nAs a shop owner, I want to track my parcels in one place.\n\n- Search by number\n- Export to CSV\n",
			map[string][]string{"Track my parcels in one place": nil, "Search by number": nil, "Export to CSV": nil},
		},
	} {
		got := map[string][]string{}
		for _, f := range understood(t, c.text).Features {
			got[f.Name] = nil
			for _, item := range f.Criteria {
				got[f.Name] = append(got[f.Name], item.Text)
			}
		}
		require.Equal(t, c.want, got, name)
	}
}
