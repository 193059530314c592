package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A deed that several statements tell leaves a record behind; one that is denied or told
// once leaves none, and neither does one for which the model has a thing.
func TestChineseDeedsLeaveRecords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		said  []string
		known string
		want  []string
	}{
		{[]string{"家属可以替老人订餐", "订餐截止到前一天 20:00"}, "", []string{"订餐单"}},
		{[]string{"家属可以替老人订餐"}, "", nil},
		{[]string{"家属可以替老人订餐", "订餐截止到前一天 20:00"}, "订餐计划", []string{"订餐计划"}},
		{[]string{"老人不能充值", "系统不支持充值"}, "", nil},
	} {
		u := &understanding.Understanding{Lang: specs.Chinese}
		for i, text := range c.said {
			u.Features = append(u.Features, understanding.FeatureFact{Text: text, Source: specs.FromLines(i+2, i+2)})
		}
		w := handMade(t, u, "standard")
		m := newDataModel()
		if c.known != "" {
			m.entities = append(m.entities, specs.Entity{Name: c.known})
		}
		w.addChineseDeedRecords(m, 6)
		var got []string
		for i := range m.entities {
			got = append(got, m.entities[i].Name)
		}
		require.Equal(t, c.want, got)
	}
}
