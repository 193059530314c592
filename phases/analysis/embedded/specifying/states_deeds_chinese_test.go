package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What the statements say is done is the event of a step; a step that they tell back is not
// taken the other way, and what is undone, forbidden or part of a name is no event.
func TestChineseDeedsAreTheEventsOfSteps(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		states []string
		said   []string
		want   []string
	}{
		"who does it": {
			states: []string{"待缴费", "待发货", "已签收"},
			said:   []string{"学员可以缴费并选择班级", "教务须发货", "学员签收后可以评价", "不得签收他人的包裹"},
			want:   []string{"待缴费>待发货: 学员缴费并选择班级", "待发货>已签收"},
		},
		"of itself": {
			states: []string{"待审核", "在售", "已下架"},
			said:   []string{"卖家可以下架、修改、重新上架自己的商品", "发布满 60 天未成交自动下架，并提醒卖家"},
			want:   []string{"待审核>在售", "在售>已下架: 卖家下架，或发布满 60 天未成交", "已下架>在售: 卖家重新上架"},
		},
		"one deed of a list": {
			states: []string{"待整改", "待验收", "申诉中", "已关闭"},
			said:   []string{"督导执行巡检、提交报告、验收整改", "学员找一名验收师傅"},
			want:   []string{"待整改>待验收", "待验收>申诉中", "申诉中>已关闭"},
		},
		"or otherwise": {
			states: []string{"待确认", "已完成"},
			said:   []string{"买家确认收货，或签收后 72 小时无异议，款项转给卖家"},
			want:   []string{"待确认>已完成: 买家确认收货，或签收后 72 小时无异议"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := &understanding.Understanding{Lang: specs.Chinese}
			for i, text := range tc.said {
				u.Features = append(u.Features, understanding.FeatureFact{Text: text, Source: specs.FromLines(i+2, i+2)})
			}
			for _, who := range []string{"学员", "教务", "卖家", "买家", "督导"} {
				u.Actors = append(u.Actors, understanding.ActorFact{Name: who})
			}
			w := handMade(t, u, "standard")
			e := &specs.Entity{Name: "商品", States: tc.states, Source: specs.FromLines(1, 1)}
			w.lifeCycle(newDataModel(), e)
			var got []string
			for _, step := range e.Transitions {
				text := step.From + ">" + step.To
				if step.Event != "" {
					text += ": " + step.Event
				}
				got = append(got, text)
			}
			require.Equal(t, tc.want, got)
		})
	}
}
