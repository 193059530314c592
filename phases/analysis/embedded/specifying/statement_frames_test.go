package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestASentenceIsNeverProvided(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"So the bed should go from dirty to clean.", "The bed SHOULD go from dirty to clean"},
		{"Should stay below 20 MB.", "Wardbook SHOULD stay below 20 MB"},
		{"Must not be shown to visitors.", "Wardbook SHOULD NOT be shown to visitors"},
		{"When a pump is empty, its alarm starts.", "When a pump is empty, its alarm SHOULD start"},
		{"If nobody answers within 4 minutes, the bell rings.", "If nobody answers within 4 minutes, the bell SHOULD ring"},
		{"When you leave in the evening somebody of the late shift feeds your fish.", "The following SHOULD hold: when you leave in the evening somebody of the late shift feeds your fish"},
		{"`ward run LIST`: prints the list and shows who is late.", "`ward run LIST` SHOULD print the list and show who is late"},
		{"`--quiet` swallows the output of the run.", "`--quiet` SHOULD swallow the output of the run"},
		{"Maybe a chat with the pharmacy.", "Wardbook SHOULD provide a chat with the pharmacy"},
		{"Backup to a second disk.", "Wardbook SHOULD provide backup to a second disk"},
		{"Printer for wrist bands.", "Wardbook SHOULD provide a printer for wrist bands"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		require.Equal(t, c.want, w.bound(st, &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: specs.Should}}), c.text)
	}
}
