package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestThePlanSaysWhatComesFirst: the order of work tells parts of the product
// apart, not pilots, places and numbers of things.
func TestThePlanSaysWhatComesFirst(t *testing.T) {
	t.Parallel()
	list := []Staged{
		{"Scan a ticket at the gate", ""},
		{"Refund a ticket to the card", ""},
		{"Send a reminder by e-mail", ""},
		{"The seller prints a receipt", "Till"},
		{"Count the cash drawer", "Till"},
		{"Show the queue on a board", ""},
		{"Change the price list", ""},
	}
	for name, c := range map[string]struct {
		plan []string
		want []int
	}{
		"parts": {
			[]string{"Gate and till, 3 May.", "Refunds, reminders: 1 July."},
			[]int{FirstStage, LaterStage, LaterStage, FirstStage, FirstStage, NoStage, NoStage},
		},
		"in one sentence": {
			[]string{"Gate by 3 May, refunds in July."},
			[]int{FirstStage, LaterStage, NoStage, NoStage, NoStage, NoStage, NoStage},
		},
		"pilots":            {[]string{"Two gates in May.", "All gates from September."}, make([]int, 7)},
		"steps of a change": {[]string{"Step 1: add the gate, 3 May.", "Step 2: switch refunds on, 1 July."}, make([]int, 7)},
		"one":               {[]string{"Gate and till, 3 May."}, make([]int, 7)},
		"numbered": {
			[]string{"Phase 1: tills", "Phase 2 (Oct 30): refunds, reminders"},
			[]int{NoStage, LaterStage, LaterStage, FirstStage, FirstStage, NoStage, NoStage},
		},
		"who uses it": {
			[]string{"Gate, used for reminders from 1 May.", "Refunds: 1 July."},
			[]int{FirstStage, LaterStage, NoStage, NoStage, NoStage, NoStage, NoStage},
		},
		"what comes before it": {
			[]string{"v0.1 by May (gate)", "v0.2 by June: refunds", "v1.0 after two sellers count the queue for a month"},
			[]int{FirstStage, LaterStage, NoStage, NoStage, NoStage, NoStage, NoStage},
		},
		"a cutover": {
			[]string{"1 (Fri 2 May): old till switched off", "2 (Sat 3 May): stop of refunds", "3 (Mon 5 May): the price list is frozen"}, make([]int, 7),
		},
		"by the hour": {
			[]string{"1 (Fri 14:00): stop of the gate", "2 (Sat 06:00): refunds", "3 (Sun 17:00): reminders"}, make([]int, 7),
		},
		"a rollout": {
			[]string{"0 (From 5 Jan): our own gate", "1 (From 5 Feb): all sellers, reminder only warns", "2 (From 4 Mar): refund becomes an error"}, make([]int, 7),
		},
		"a whole heading": {
			[]string{"M1 (Oct 30): gate, receipts", "M2 (Nov 20): the till, refunds"},
			[]int{FirstStage, LaterStage, NoStage, LaterStage, LaterStage, NoStage, NoStage},
		},
	} {
		u := &understanding.Understanding{Lang: "en", Title: "Ferry", Product: "Ferry"}
		for _, text := range c.plan {
			u.Milestones = append(u.Milestones, specs.Item{Text: text, Source: specs.FromLines(1, 1)})
		}
		require.Equal(t, c.want, handMade(t, u, "standard").StagesOf(list), name)
	}
}

func TestTheChinesePlanSaysWhatComesFirst(t *testing.T) {
	t.Parallel()
	list := []Staged{{"门岗扫码验票", ""}, {"退票退回原卡", ""}, {"售票员打印小票", "售票"}, {"修改价目表", ""}}
	u := &understanding.Understanding{Lang: "zh", Title: "轮渡", Product: "轮渡", Milestones: []specs.Item{
		{Text: "验票和售票 5.3 前，退票 7 月底。", Source: specs.FromLines(1, 1)},
	}}
	require.Equal(t, []int{FirstStage, LaterStage, FirstStage, NoStage}, handMade(t, u, "standard").StagesOf(list))
}

// TestPrioritiesFollowThePlan: what is built first must be there where the source
// ranks nothing else.
func TestPrioritiesFollowThePlan(t *testing.T) {
	t.Parallel()
	found := builtOf(t, "# Ferry desk\n\nTickets of a ferry.\n\n## Features\n\n- The gate scans a ticket.\n- A traveller gets a refund on the card.\n- The seller prints a receipt.\n\n"+
		"## Milestones\n\n- 3 May: gate\n- 1 July: refund\n")
	require.Equal(t, []specs.Priority{specs.Must, specs.Should, specs.Must}, []specs.Priority{found[0].Priority, found[1].Priority, found[2].Priority}, "%v", titlesOf(found))
}

// TestAnExampleNamesNoPart: the value behind a flag is nothing that a step builds.
func TestAnExampleNamesNoPart(t *testing.T) {
	t.Parallel()
	list := []Staged{{"Scan a ticket at the gate", ""}, {"`--only gates,tills` restores only these", ""}, {"Send a refund", ""}}
	u := &understanding.Understanding{Lang: "en", Title: "Ferry", Product: "Ferry", Milestones: []specs.Item{
		{Text: "Scans for gates and tills, 3 May.", Source: specs.FromLines(1, 1)}, {Text: "Refunds: 1 July.", Source: specs.FromLines(2, 2)},
	}}
	require.Equal(t, []int{FirstStage, NoStage, LaterStage}, handMade(t, u, "standard").StagesOf(list))
}
