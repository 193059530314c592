package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestCriteriaKeepWhatIsAllowed: a limit is no moment, a ban beside a right is tried, and what a
// paper lets be missing is asked of nothing.
func TestCriteriaKeepWhatIsAllowed(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]struct{ has, not string }{
		"The certificate is sent to the officer within 15 minutes after the tablet has synced.": {"15 minutes after the tablet has synced are not over before", "exactly once a minute after"},
		"The depot manager can override the warning, never the block.":                          {"to override the block is refused", "never the block, then"},
		"Certificates are in English.":                                                          {"Of 5 certificates made in a test, each is in English", "back-ups"},
		"A rejected item is put into quarantine at once.":                                       {"is put into quarantine without a further step", "new values are stored"},
		"Batch mode: identical shackles can be examined as a batch of up to 50.":                {"shackles", "batch mode"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Gearbook", text, understanding.ActorFact{Name: "depot manager"}), "\n")
		assert.Contains(t, all, want.has, text)
		assert.NotContains(t, all, want.not, text)
	}
}

// TestAllowedIsTakenOutOfLists: a rule's criterion drops what a stated one lets be missing, and is
// not of one message only where another follows.
func TestAllowedIsTakenOutOfLists(t *testing.T) {
	t.Parallel()
	stated, rule := specs.FromLines(1, 1), specs.FromRule("criterion-of-rule")
	d := &Draft{Requirement: specs.Requirement{Criteria: []specs.Criterion{
		{Text: "Serial number may be missing on older gear.", Source: stated},
		{Text: "A second one goes out 7 days before.", Source: stated},
		{Text: "Each of 20 items checked has a type, serial number and owner.", Source: rule},
		{Text: "In the case, exactly one message reaches the customer.", Source: rule},
	}}}
	handMade(t, &understanding.Understanding{Lang: "en", Title: "Gearbook", Product: "Gearbook"}, "standard").asAllowed(d)
	assert.Equal(t, "Each of 20 items checked has a type and owner.", d.Requirement.Criteria[2].Text)
	assert.Equal(t, "In the case, a message reaches the customer.", d.Requirement.Criteria[3].Text)
}

// TestWhatStaysAndWhatIsOnes: what must stay is compared before and after, and what lists its parts
// shows each of them.
func TestWhatStaysAndWhatIsOnes(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]struct{ has, not string }{
		"The CSV layout to AgVance does not change.":                                  {"run before and after the change", "with every role"},
		"The ticket prints the calculation: gross, tare, wet bushels.":                {"shows each of these with the value worked out beforehand", "for nothing else"},
		"Open tickets must be closed out before a site is switched over.":             {"as long as one such case is not closed out", "exactly that one is gone"},
		"The current tables are loaded as schedule no. 1 for each crop.":              {"compared with the source value by value", "broken fourth"},
		"Hives not scanned for 21 days are shown in red.":                             {"exactly the second is shown in red", "still shown"},
		"The portal shows a traffic light per site: red = overdue, green = all fine.": {"", "worked out beforehand: red"},
	} {
		all := strings.ToLower(strings.Join(criteriaOf(t, "en", "Gearbook", text), "\n"))
		assert.Contains(t, all, want.has, text)
		assert.NotContains(t, all, want.not, text)
	}
}
