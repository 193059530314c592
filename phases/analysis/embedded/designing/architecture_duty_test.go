package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestWhatPacksAddStandsBehindWhatIsStated(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		in, want duties
	}{
		{duties{does: []string{"weighs the bag"}, added: []string{"rejects bad input"}}, duties{does: []string{"weighs the bag", "rejects bad input"}, added: []string{"rejects bad input"}}},
		{duties{code: []string{"`bag list`"}, added: []string{"rejects bad input"}}, duties{code: []string{"`bag list`"}, added: []string{"rejects bad input"}}},
		{duties{added: []string{"rejects bad input"}}, duties{does: []string{"rejects bad input"}, added: []string{"rejects bad input"}}},
		{duties{vague: []string{"label rolls"}}, duties{names: []string{"label rolls"}, vague: []string{"label rolls"}}},
	} {
		got := c.in
		got.settle()
		require.Equal(t, c.want, got)
	}
}

// TestADutyIsWhatThePartDoes takes what a thing of the same name does for no deed of
// the part.
func TestADutyIsWhatThePartDoes(t *testing.T) {
	t.Parallel()
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub"}, "standard")}
	for _, c := range []struct {
		subject, part string
		want          bool
	}{
		{"the scheduler", "Scheduler", true},
		{"logging", "Log", true},
		{"the import service", "Import", true},
		{"an invoice", "Invoicing", false},
		{"each contract", "Contracts", false},
	} {
		require.Equal(t, c.want, g.isPart(c.subject, c.part), c.subject)
	}
}

// TestWhatUsersDoIsNoDeedOfThePart: the part lets them, and does not do it itself.
func TestWhatUsersDoIsNoDeedOfThePart(t *testing.T) {
	t.Parallel()
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub"}, "standard")}
	for _, c := range []struct {
		text string
		want bool
	}{
		{"A user MUST be able to shuffle the bells.", true},
		{"On their turn, a user SHOULD be able to shuffle the bells.", true},
		{"The hub MUST shuffle the bells.", false},
		{"The hub MUST be able to tell a user what rang.", false},
	} {
		r := &specs.Requirement{Description: []specs.Item{{Text: c.text}}}
		require.Equal(t, c.want, g.usersDeed(r), c.text)
	}
}
