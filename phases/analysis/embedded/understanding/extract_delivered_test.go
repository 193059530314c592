package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatAPlanTicksOffIsThere: nobody has to build it any more, and what waits for a
// later release still is to be built.
func TestWhatAPlanTicksOffIsThere(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		plan                string
		delivered, features []string
	}{
		"ticked boxes": {
			plan:      "- [x] Crate labels (0.7)\n- [x] Export with a signature (0.8)\n- [ ] Drone pictures – 0.9\n",
			delivered: []string{"Crate labels (0.7).", "Export with a signature (0.8)."},
			features:  []string{"Drone pictures."},
		},
		"a word at the end": {
			plan:      "- Frost alarm (released)\n- Export of sums – done\n- Pickers see a yield forecast\n",
			delivered: []string{"Frost alarm.", "Export of sums."},
			features:  []string{"Pickers see a yield forecast."},
		},
		"a release below one that is there": {
			plan:      "- 0.1: crate labels\n- 0.2: frost alarm (shipped)\n- 0.3: drone pictures\n",
			delivered: []string{"0.1: crate labels.", "0.2: frost alarm."},
		},
		"a box that is not ticked": {
			plan:      "- [x] Frost alarm (0.7)\n  - [ ] with sound\n- [ ] Drone pictures (0.6)\n",
			delivered: []string{"Frost alarm (0.7)."},
			features:  []string{"With sound.", "Drone pictures (0.6)."},
		},
	} {
		u := understood(t, "# Orchard\n\nOrchard is an app for pickers.\n\n## Roadmap\n\n"+tt.plan)
		var delivered, features []string
		for _, it := range u.Delivered {
			delivered = append(delivered, it.Text)
		}
		for i := range u.Features {
			features = append(features, u.Features[i].Text)
		}
		require.Equal(t, tt.delivered, delivered, name)
		require.Equal(t, tt.features, features, name)
	}
}

// TestAReleaseThatIsThereHasNoSteps: a heading of a roadmap that says so is over what is
// there.
func TestAReleaseThatIsThereHasNoSteps(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Orchard\n\nOrchard is an app for pickers.\n\n## Roadmap\n\n### 2.0 (released)\n\n- Frost alarm\n\n### 2.1\n\n- [ ] Yield forecast\n")
	require.Len(t, u.Delivered, 1)
	require.Equal(t, "Frost alarm.", u.Delivered[0].Text)
	require.Len(t, u.Features, 1)
	require.Equal(t, "Yield forecast.", u.Features[0].Text)
}

// TestTheStateOfAProductSaysWhoUsesIt: and one that is not in use says nothing of that.
func TestTheStateOfAProductSaysWhoUsesIt(t *testing.T) {
	t.Parallel()
	for state, want := range map[string]int{
		"used in production by us on about 40 farms since spring. The layout may still change.": 1,
		"not yet in production.": 0,
		"draft, 3 March":         0,
	} {
		u := understood(t, "# Orchard\n\n> Status: "+state+"\n\nOrchard is an app for pickers.\n\n## Features\n\n- Pickers scan a crate.\n")
		require.Len(t, u.InUse, want, state)
	}
}
