package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAPartOfTheSourceIsAboutSomebodysWork asks whose wish a feature is that names
// nobody: that of the one who is at work under its heading, and of nobody where several
// are, or where only a guess tells who is.
func TestAPartOfTheSourceIsAboutSomebodysWork(t *testing.T) {
	t.Parallel()
	heads := &phrasing.Outline{Sections: []reading.Section{
		{},
		{Level: 2, Title: "Pumps", From: 10, Last: 19},
		{Level: 2, Title: "Beds", From: 20, Last: 29},
		{Level: 2, Title: "For the matron", From: 30, Last: 39},
		{Level: 2, Title: "Given", From: 40, Last: 49},
		{Level: 2, Title: "Planned", From: 50, Last: 59},
	}}
	at := func(line int) specs.Source { return specs.FromLines(line, line) }
	facts := []understanding.FeatureFact{
		{Text: "A new pump waits until a technician assigns it to a ward.", Source: at(11)},
		{Text: "A pump stores its readings for three days.", Source: at(12)},
		{Text: "A technician can turn a bed.", Source: at(21)},
		{Text: "A sister can make a bed.", Source: at(22)},
		{Text: "A bed reports its weight.", Source: at(23)},
		{Text: "Figures of the month on one page.", Source: at(31)},
		{Text: "Sign-in is by card.", Source: at(41)},
		{Text: "Signed bundles of settings, so that a sister can change all at once.", Source: at(51)},
		{Text: "Sampling of slow readings.", Source: at(52)},
		{Text: "The technician list is fetched every night.", Source: at(41)},
	}
	w := handMade(t, &understanding.Understanding{
		Lang: "en", Product: "Pumpwatch", Title: "Pumpwatch",
		Actors: []understanding.ActorFact{
			{Name: "Technician", Role: "Comes on Mondays.", Source: at(1)},
			{Name: "Sister", Role: "Is there at night.", Source: at(2)},
			{Name: "Matron", Role: "Is seldom there.", Source: at(3)},
		},
		Features: facts,
	}, "standard")
	w.Heads = heads
	for i, want := range []string{"technician", "technician", "technician", "sister", "user", "matron", "user", "sister", "user", "user"} {
		require.Equal(t, want, w.choose(&facts[i]).name, facts[i].Text)
	}
}

// TestWhoIsToldWithOthersIsNotAtWork: what is said to two people under a heading makes the
// rest of it the work of neither, what is said to one alone does.
func TestWhoIsToldWithOthersIsNotAtWork(t *testing.T) {
	t.Parallel()
	heads := &phrasing.Outline{Sections: []reading.Section{
		{},
		{Level: 2, Title: "证件", From: 10, Last: 19},
		{Level: 2, Title: "盘点", From: 20, Last: 29},
	}}
	at := func(line int) specs.Source { return specs.FromLines(line, line) }
	facts := []understanding.FeatureFact{
		{Text: "到期前 30 天分别提醒驾驶员和调度员。", Source: at(11)},
		{Text: "生成带二维码的凭证。", Source: at(12)},
		{Text: "数量不符时通知库管员。", Source: at(21)},
		{Text: "生成差异表。", Source: at(22)},
	}
	w := handMade(t, &understanding.Understanding{
		Lang: "zh", Product: "车队平台", Title: "车队平台",
		Actors: []understanding.ActorFact{
			{Name: "驾驶员", Role: "跑长途。", Source: at(1)},
			{Name: "调度员", Role: "在大厅。", Source: at(2)},
			{Name: "库管员", Role: "在仓库。", Source: at(3)},
		},
		Features: facts,
	}, "standard")
	w.Heads = heads
	for i, want := range []string{"驾驶员", "用户", "库管员", "库管员"} {
		require.Equal(t, want, w.choose(&facts[i]).name, facts[i].Text)
	}
}

// TestARangeOfNumbersIsNobodysDeed: what a thing is sorted or switched by does nothing.
func TestARangeOfNumbersIsNobodysDeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Till", Actors: []understanding.ActorFact{{Name: "Member", Role: "Buys.", Source: specs.FromLines(1, 1)}}}, "standard")
	for text, want := range map[string]float64{
		"Dual writing, switched by member number range.": inPassing,
		"A report approved by a member.":                 itActs,
		"Approved by members only.":                      itActs,
	} {
		in := w.Casting().mentions(text)
		require.Len(t, in, 1, text)
		require.InDelta(t, want, in[0].rank, 0.01, text)
	}
}
