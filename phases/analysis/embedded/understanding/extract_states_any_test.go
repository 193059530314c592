package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Lives as people tell them: out of any state but some, and back again, in one sentence with
// one "then", with a condition that names a state, and with what is called off.
func TestLivesToldInSentences(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text string
		want map[string][]string
	}{
		"any state but": {
			"`filed` → `sent` → `signed`\n\n- From `sent` a letter may go to `bounced` and back to `filed`.\n- From any state but `signed` it may become `lost` (no scan for 10 days).\n- `lost` is final.\n",
			map[string][]string{"filed": {"sent", "lost"}, "sent": {"signed", "bounced", "lost"}, "bounced": {"filed", "lost"}},
		},
		"any state before": {
			"A letter is `filed`, `sent`, `received` or `answered`. A letter can be `lost` from any state before `received`.\n",
			map[string][]string{"filed": {"lost"}, "sent": {"lost"}},
		},
		"once then": {
			"A letter is filed, then in the bag, waiting for a stamp, and sent. A letter can be withdrawn as long as nobody has read it. A letter waiting for a stamp goes back to the bag once the stamp is filed.\n",
			map[string][]string{"filed": {"in the bag"}, "in the bag": {"waiting for a stamp"}, "waiting for a stamp": {"sent", "in the bag"}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, "# Postbook\n\nPostbook keeps letters.\n\n## Data\n\n- Letter: number, sender, status, weight\n- Bag: number, route, driver\n\n## States\n\n"+c.text)
			require.Equal(t, "Letter", u.Entities[0].Name)
			got := map[string][]string{}
			for _, s := range u.Entities[0].Transitions {
				got[s.From] = append(got[s.From], s.To)
			}
			require.Equal(t, c.want, got)
			require.Empty(t, u.Entities[1].States)
		})
	}
}

// TestStatesArePlaces: a state may be called by where the thing is or out of what.
func TestStatesArePlaces(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Cages\n\nThe product tracks cages.\n\n## Cages\n\n- A driver can scan a cage.\n- A cage is empty, packed, on the road, at the customer or out of order.\n")
	require.Equal(t, []string{"empty", "packed", "on the road", "at the customer", "out of order"}, u.Entities[0].States)
}

// What stands behind a Chinese chain leads to states of the record of the chain, also where
// another record is listed behind it.
func TestStatesBehindAChineseChain(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 渔具管理系统\n\n## 数据\n\n- 渔网：编号、规格、状态、所在仓库。\n- 领用单：单号、渔网、领用人、时间。一张领用单可以包含多张渔网。\n\n渔网状态：在库 → 领出 → 待检 → 在库；待检发现破损转为修补中，修好后回到在库。\n")
	require.Equal(t, []string{"在库", "领出", "待检", "修补中"}, u.Entities[0].States)
	require.Len(t, u.Entities[0].Transitions, 5)
	require.Len(t, u.Entities[1].Fields, 4)
	require.Equal(t, "一张领用单可以包含多张渔网。", u.Constraints[0].Text)
}

// An outline of records in a fence is a model of the data, and parts are records.
func TestOutlinesAndPartsAreRecords(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Postbook\n\nPostbook keeps letters.\n\n## Entities\n\n```\nLetter\n  number      string, unique\n  state       enum: filed, sent\n\nBag\n  id, route, stops[]\n```\n\n- Each bag has one or more parcels: weight, sender and value.\n- A receipt lists each letter with price and tax.\n")
	got := map[string][]string{}
	for _, e := range u.Entities {
		for _, f := range e.Fields {
			got[e.Name] = append(got[e.Name], f.Name+" "+f.Type)
		}
	}
	require.Equal(t, map[string][]string{"Letter": {"number string", "state enum", "price ", "tax "}, "Bag": {"id ", "route ", "stops list"}, "Parcel": {"weight ", "sender ", "value "}}, got)
	require.Equal(t, []string{"filed", "sent"}, u.Entities[0].States)
	require.Equal(t, "Parcel", u.Entities[1].Relations[0].To)
	require.Empty(t, u.Examples)
}
