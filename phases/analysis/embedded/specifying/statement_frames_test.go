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

// TestABracketAnArrowAndAQuestionKeepTheClause has what stands between a subject and
// its verb, a case in front of an arrow, the verb of an asked clause, and a verb with
// its particle.
func TestABracketAnArrowAndAQuestionKeepTheClause(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Pressure sensors in the beds (SenseBed) send a reading every 2 minutes.", "Pressure sensors in the beds (SenseBed) MUST send a reading every 2 minutes"},
		{"The nurse checks in a bag by scanning it and sees which doses should be inside.", "The nurse MUST be able to check in a bag by scanning it and see which doses should be inside"},
		{"No round → the bed is blocked.", "When there is no round, the bed MUST be blocked"},
		{"The nurse confirms → the bed is free.", "When the nurse confirms, the bed MUST be free"},
		{"Check in on the tablet or from the reminder.", "A nurse MUST be able to check in on the tablet or from the reminder"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		require.Equal(t, c.want, w.bound(st, &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: specs.Must}}), c.text)
	}
}
