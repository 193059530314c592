package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A statement that names no entity may mean one by its states or by what is done.
func TestAStatementMeansAnEntityByWhatIsSaidOfIt(t *testing.T) {
	t.Parallel()
	appointment := specs.Entity{Name: "Appointment", States: []string{"booked", "arrived", "done", "no-show"}}
	slip := specs.Entity{Name: "单子", States: []string{"待受理", "已派单", "维修中", "已完成"}}
	for _, c := range []struct {
		lang         specs.Lang
		e            specs.Entity
		text, action string
		want         []string
	}{
		{specs.English, appointment, "Mark somebody as arrived or no-show.", "mark somebody", []string{"Appointment"}},
		{specs.English, appointment, "Show what was done.", "show what was done", nil},
		{specs.English, appointment, "Book for one's own child.", "book for one's own child", []string{"Appointment"}},
		{specs.Chinese, slip, "客服在后台受理，5 分钟内没人受理就提醒周经理", "", []string{"单子"}},
		{specs.Chinese, slip, "师傅在手机上接单、改约时间", "", []string{"单子"}},
		{specs.Chinese, slip, "公共部位免费", "", nil},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang}, "standard")
		m := newDataModel()
		m.entities = []specs.Entity{c.e, {Name: "Page"}}
		require.Equal(t, c.want, w.meant(m, c.text, c.action), c.text)
	}
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese}, "standard")
	require.Contains(t, w.termsOf(&specs.Entity{Name: "Reading"}).Zh, "读数")
}
