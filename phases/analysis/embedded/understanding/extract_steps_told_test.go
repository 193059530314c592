package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAStepOfTheUserIsNoRequirement: what the product does then is one.
func TestAStepOfTheUserIsNoRequirement(t *testing.T) {
	t.Parallel()
	for item, want := range map[string]string{
		"Scan the crate: it shows the orchard (QR, no sign-in) and the picker.":              "When the user scans the crate, Orchard shows the orchard (QR, no sign-in) and the picker.",
		"Tap the map: it opens the row with the ripest trees.":                               "When the user taps the map, Orchard opens the row with the ripest trees.",
		"Frost alarm: choose your valley, get a push at 4:00 — but only if you're not there": "Frost alarm: choose their valley, get a push at 4:00 — but only if they are not there.",
		"Frost alarm: it rings 30 minutes before the temperature falls below zero":           "Frost alarm: it rings 30 minutes before the temperature falls below zero.",
	} {
		u := understood(t, "# Orchard\n\nOrchard is an app for pickers.\n\n## How it works\n\n1. "+item+"\n2. The daily sum shows each picker what they earn.\n")
		require.NotEmpty(t, u.Features, item)
		require.Equal(t, want, u.Features[0].Text)
	}
}

// TestWhatLeadsUpToThePitchIsHowThingsAre: the paragraph that says what a product is
// begins with what is wrong without it.
func TestWhatLeadsUpToThePitchIsHowThingsAre(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Orchard\n\n*Pick it ripe.*\n\nPicking in a valley means picking by the weather report. There are three reports, and none of them tells you that row 12 is frozen. **Orchard** is one app that shows the ripest row.\n\n## Features\n\n- Pickers scan a crate.\n")
	require.Len(t, u.Problem, 1)
	require.Equal(t, "There are three reports, and none of them tells you that row 12 is frozen.", u.Problem[0].Text)
	require.Len(t, u.Situation, 1)
	require.Len(t, u.Vision, 1)
	require.Equal(t, "Pick it ripe.", u.Vision[0].Text)
	require.Empty(t, u.Constraints)
}

// TestALaterReleaseOfARoadmapWaits: what stands under its heading is needed less than
// what the next one brings.
func TestALaterReleaseOfARoadmapWaits(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Orchard\n\nOrchard is an app for pickers.\n\n## Roadmap\n\n### 2.1 (next)\n\n- [ ] Frost alarm\n\n### 2.2\n\n- [ ] Yield forecast\n\n### Later / maybe\n\n- [ ] Drone pictures\n")
	var got []string
	for i := range u.Features {
		got = append(got, u.Features[i].Priority+" "+u.Features[i].Text)
	}
	require.Equal(t, []string{" Frost alarm.", "should Yield forecast.", "could Drone pictures."}, got)
}

// TestLanguagesAloneAreNothingToBuild: a plan that names them means the texts.
func TestLanguagesAloneAreNothingToBuild(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Orchard\n\nOrchard is an app for pickers.\n\n## How it works\n\n1. Pickers scan a crate with the phone.\n2. The daily sum shows each picker what they earn.\n\n## Milestones\n\n**M1 – May:** crate scan, daily sum, German + Polish.\n**M2 – August:** yield forecast, drone map.\n")
	var got []string
	for i := range u.Features {
		got = append(got, u.Features[i].Text)
	}
	require.Contains(t, got, "Texts in German + Polish.")
}
