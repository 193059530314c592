package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The values of a field stand in its remark: those of a status are the states of its entity,
// parts of a name and rules are no values.
func TestTheRemarkOfAFieldListsItsValues(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		field, remark, kind string
		states              []string
	}{
		{"status", "new, open, waiting for customer, solved, closed", "enum(new; open; waiting for customer; solved; closed)", []string{"new", "open", "waiting for customer", "solved", "closed"}},
		{"status", "draft / sent / paid", "enum(draft; sent; paid)", []string{"draft", "sent", "paid"}},
		{"状态", "待开始、进行中、已完成", "enum(待开始; 进行中; 已完成)", []string{"待开始", "进行中", "已完成"}},
		{"room type", "single or double", "enum(single; double)", nil},
		{"name", "first, last", "", nil},
		{"priority", "optional, integer", "", nil},
		{"priority", "at most 5, set by the lead", "", nil},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
		e := specs.Entity{Name: "Order", Fields: []specs.Field{{Name: tt.field, Constraint: tt.remark}}}
		w.fieldValues(&e)
		require.Equal(t, tt.kind, e.Fields[0].Type, tt.remark)
		require.Equal(t, tt.states, e.States, tt.remark)
	}
}
