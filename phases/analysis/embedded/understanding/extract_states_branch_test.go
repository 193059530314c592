package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// States that lead off a chain are kept with where they come from.
func TestStatesBesideAChainAreKept(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"`received` → `checked` → `sent`; `cancelled` from `received` or `checked`.":                                       {"received>checked", "checked>sent", "received>cancelled", "checked>cancelled"},
		"`asked` → `sent` → `taken`\n`sent` → `late` → `gone`\n`sent` → `doubted` (the box was empty) → `taken` or `gone`": {"asked>sent", "sent>taken", "sent>late", "late>gone", "sent>doubted", "doubted>taken", "doubted>gone"},
		"`open` → `run` → `done` | `failed`; `late` from `done`.":                                                          {"open>run", "run>done", "run>failed", "done>late"},
		"open → packed → gone; packed → lost.":                                                                             {"open>packed", "packed>gone", "packed>lost"},
		"open → packed → gone; void from any state.":                                                                       {"open>packed", "packed>gone", "open>void", "packed>void"},
		"open → packed → gone; a mail from the desk tells of it.":                                                          {"open>packed", "packed>gone"},
	} {
		u := understood(t, "# Quay\n\n## Order states\n\n"+text+"\n")
		require.Len(t, u.Entities, 1, text)
		var got []string
		for _, s := range u.Entities[0].Transitions {
			got = append(got, s.From+">"+s.To)
		}
		require.Equal(t, want, got, text)
	}
}

// A column of yes and no is told by its head, where it stands alone.
func TestAnAnswerInATableIsToldByItsHead(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Quay API\n\n## Changes to the old service\n\n| Endpoint | Change | Breaking |\n|---|---|---|\n| /search.php | removed on 1 March | yes |\n| /order.php | stays | no |\n")
	var got []string
	for _, c := range u.Constraints {
		got = append(got, c.Text)
	}
	require.Equal(t, []string{"/search.php: removed on 1 March, breaking.", "/order.php: stays, not breaking."}, got)
}
