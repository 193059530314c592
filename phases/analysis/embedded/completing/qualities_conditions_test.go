package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A number keeps the condition under which it holds.
func TestANumberKeepsItsCondition(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	row := func(metric, target string) specs.Target { return specs.Target{Metric: metric, Target: target} }
	for _, c := range []struct {
		text string
		list []specs.Target
		want specs.Target
	}{
		{"No guest slows down another: with one guest at ten times the load, waiting times of the others may grow by 10 percent at most.", []specs.Target{row("waiting times of the others grow", "10 percent at most")}, row("growth of the waiting times of the others with one guest at ten times the load", "10 percent at most")},
		{"With 500 seats, a search answers in 2 s.", []specs.Target{row("Time until a search answers", "2 s")}, row("Time until a search answers", "2 s")},
		{"110 M tickets a day, 3 × that during holidays", []specs.Target{row("throughput", "110 M tickets a day"), row("throughput", "3 ×")}, row("throughput during holidays", "330 M tickets a day")},
		{"Network gone for up to 10 minutes: the sale resumes, no ticket is lost.", []specs.Target{row("Network gone", "up to 10 minutes")}, row("tickets lost", "0 with the network gone for up to 10 minutes")},
		{"When the scanner is down for up to 10 minutes, the sale goes on.", []specs.Target{row("Scanner down", "up to 10 minutes")}, row("violations of this: the sale goes on", "0 with the scanner down for up to 10 minutes")},
		{"When the hold is over for 10 minutes, the seat is free.", []specs.Target{row("hold", "10 minutes")}, row("hold", "10 minutes")},
		{"Backups kept for 30 days: nightly, off site.", []specs.Target{row("Backups kept", "30 days")}, row("Backups kept", "30 days")},
		{"Old guests are whom we build for, text at least 16 pt.", []specs.Target{row("Old guests are whom we build for, text", "16 pt")}, row("text", "16 pt")},
	} {
		got := w.underConditions(c.text, c.list)
		require.Equal(t, c.want, got[len(got)-1], c.text)
	}
	require.Equal(t, "100k players on two servers", w.withCircumstances("100k players on two servers or the numbers fail", "100k players", "players"))
	require.Equal(t, "100k players", w.withCircumstances("100k players on a good day", "100k players", "players"))
}

// TestABrokenPromiseIsCounted: what a promise denies is counted as the thing to which it
// would happen; what it denies of nothing is quoted.
func TestABrokenPromiseIsCounted(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for text, want := range map[string][2]string{
		"Scans of passports are not stored at all":  {"scans of passports stored", "0"},
		"At most one ticket per boat is sent twice": {"tickets per boat sent twice", "at most 1"},
		"The sale resumes, does not start over":     {"sales that start over", "0"},
		"Pass codes never stand in the log":         {"pass codes that stand in the log", "0"},
		"No ticket must be printed twice":           {"tickets printed twice", "0"},
		"The sale goes on":                          {"violations of this: the sale goes on", "0"},
		"The loss of a node does not stop a sale":   {"violations of this: the loss of a node does not stop a sale", "0"},
	} {
		metric, target := w.breach(text)
		require.Equal(t, want, [2]string{metric, target}, text)
	}
}
