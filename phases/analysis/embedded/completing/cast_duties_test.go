package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhoseDutyADeedIs: a deed without anybody is of the only one whose line on a role
// tells it, and so is what stands beside it under its heading.
func TestWhoseDutyADeedIs(t *testing.T) {
	t.Parallel()
	at := func(line int) specs.Source { return specs.FromLines(line, line) }
	facts := []understanding.FeatureFact{
		{Text: "清洗完成后登记所用药剂及重量，系统自动记账。", Group: "清洗", Source: at(5)},
		{Text: "住户可以评价清洗结果。", Actor: "住户", Group: "清洗", Source: at(6)},
		{Text: "按小区、月份统计清洗次数和药剂费用。", Group: "报表", Source: at(7)},
		{Text: "报表支持打印。", Group: "报表", Source: at(8)},
		{Text: "系统根据清洗工的班次自动派单。", Group: "派单", Source: at(9)},
	}
	w := handMade(t, &understanding.Understanding{
		Lang: "zh", Product: "水箱清洗平台", Title: "水箱清洗平台",
		Actors: []understanding.ActorFact{
			{Name: "住户", Role: "预约清洗，查看进度，评价清洗结果", Source: at(1)},
			{Name: "清洗工", Role: "上门清洗、登记药剂", Source: at(2)},
			{Name: "物业主任", Role: "派单规则配置、数据统计", Source: at(3)},
		},
		Features: facts,
	}, "standard")
	for i, want := range []string{"清洗工", "住户", "物业主任", "物业主任", "用户"} {
		require.Equal(t, want, w.choose(&facts[i]).name, facts[i].Text)
	}
}

// TestWhatTheProductDoesIsNobodysNeed tells the deeds of the product from those of people.
func TestWhatTheProductDoesIsNobodysNeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "水箱清洗平台", Actors: []understanding.ActorFact{{Name: "住户"}}}, "standard")
	for _, c := range []struct {
		text string
		want bool
	}{
		{"系统按班次派单。", true},
		{"逾期的单自动关闭。", true},
		{"住户可以预约清洗，系统自动派单。", false},
		{"查看清洗进度。", false},
	} {
		require.Equal(t, c.want, w.doneByItself(c.text), c.text)
	}
}
