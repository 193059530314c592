package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A product goes by its own name: neither what it is called within the house nor the kind of the
// paper, with or without a blank before it, is part of it.
func TestATitleIsTheNameOfTheProduct(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		"院内巡检平台（代号「灯塔」）PRD": "院内巡检平台",
		"院内巡检平台（代号灯塔） PRD":  "院内巡检平台",
		"院内巡检平台PRD":         "院内巡检平台",
		"院内巡检平台 PRD":        "院内巡检平台",
		"院内巡检平台（东院区）":       "院内巡检平台（东院区）",
	} {
		u := understood(t, "# "+title+"\n\n平台让护士报修。\n\n- 护士可以报修。\n")
		require.Equal(t, want, u.Title, title)
	}
}
