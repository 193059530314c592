package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAStatementNamesWhatItsPronounMeans reads each statement away from the
// sentence before it.
func TestAStatementNamesWhatItsPronounMeans(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ source, text, want string }{
		{"The wall displays are bought already; they cannot be changed before spring.", "They cannot be changed before spring.", "The wall displays cannot be changed before spring."},
		{"The planner proposes a room. It considers size and floor.", "It considers size and floor.", "The planner considers size and floor."},
		{"It must run on the tablet of the ward.", "It must run on the tablet of the ward.", "Wardbook must run on the tablet of the ward."},
		{"Available from 6 to 22. If it is down, the ward works on paper.", "If it is down, the ward works on paper.", "If Wardbook is down, the ward works on paper."},
		{"Wi-Fi is weak in the cellar; it must work for an hour without it.", "It must work for an hour without it.", "Wardbook must work for an hour without Wi-Fi."},
		{"A closed bed stays in the list; its number cannot be given again.", "Its number cannot be given again.", "The number of a closed bed cannot be given again."},
		{"Wardbook stores the decision. It must take one click.", "It must take one click.", "It must take one click."},
		{"| B-1 | The list shows a bed | low |\n| B-2 | Rooms are grouped | It stays open |", "It stays open.", "It stays open."},
		{"Writing a note must work offline; it is sent when the network is back.", "It is sent when the network is back.", "The note is sent when the network is back."},
		{"One meal voucher per 4 hours worked. It should only be issued at the gate.", "It should only be issued at the gate.", "The meal voucher should only be issued at the gate."},
		{"A red band for the night. It must run on tablets.", "It must run on tablets.", "Wardbook must run on tablets."},
		{"A nurse has a weekly pattern. It repeats until it is stopped.", "It repeats until it is stopped.", "The weekly pattern repeats until it is stopped."},
		{"A nurse marks a bed as dirty; it cannot be given until it is cleaned.", "It cannot be given until it is cleaned.", "The bed cannot be given until it is cleaned."},
		{"A driver reports a puncture; it is shown on the board for 2 hours.", "It is shown on the board for 2 hours.", "The puncture is shown on the board for 2 hours."},
		{"Beds are shown by floor.", "Beds are shown by floor.", "Beds are shown by floor."},
		{"A node measures the air. It stores each reading. Every 15 minutes it sends them to the hub.", "Every 15 minutes it sends them to the hub.", "Every 15 minutes a node sends them to the hub."},
		{"The cron reloads the configuration. If the new one is wrong, the old one stays in force.", "If the new one is wrong, the old one stays in force.", "If the new configuration is wrong, the old configuration stays in force."},
		{"New backups use the new key; old ones stay readable.", "old ones stay readable.", "old backups stay readable."},
		{"A node measures the air. It stores each reading. It sends them to the hub.", "It sends them to the hub.", "A node sends them to the hub."},
	} {
		w := ward(t)
		w.Source.Text = c.source
		n := strings.Count(c.source, "\n") + 1
		require.Equal(t, c.want, w.ReadAlone(c.text, specs.FromLines(n, n)), c.text)
	}
}

// TestASubjectOfAFeatureIsNamed reads "it" as what its condition or the sentence
// before speaks of, and as the product where neither is about a thing that acts.
func TestASubjectOfAFeatureIsNamed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ source, text, want string }{
		{"If an upload fails, it is tried again after 1 minute.", "If an upload fails, it is tried again after 1 minute.", "If an upload fails, the upload is tried again after 1 minute."},
		{"If the node loses the hub, it keeps measuring.", "If the node loses the hub, it keeps measuring.", "If the node loses the hub, the node keeps measuring."},
		{"When the connection drops, it exits with 3.", "When the connection drops, it exits with 3.", "When the connection drops, it exits with 3."},
		{"If a nurse closes the bed, it is removed from the list.", "If a nurse closes the bed, it is removed from the list.", "If a nurse closes the bed, it is removed from the list."},
		{"The hub is an existing product. It gets one new service.", "It gets one new service.", "The hub gets one new service."},
	} {
		u := &understanding.Understanding{Lang: specs.English, Title: "Wardbook", Product: "Wardbook", Lex: loadLexicons(t), Features: []understanding.FeatureFact{{Text: c.text, Name: c.text, Source: specs.FromLines(5, 5)}}}
		rules, err := shippedRules()
		require.NoError(t, err)
		w := phrasing.NewWork(analysis.Common{Lang: u.Lang, Depth: "standard", Source: analysis.Source{Text: "# Wardbook\n\n## What it does\n\n" + c.source + "\n\n## Later\n\nMore beds.\n"}}, u, nil, rules, phrasing.NewWordIndex(""))
		require.Equal(t, c.want, w.Understood.Features[0].Text, c.text)
	}
}

// TestARuleThatIsBuiltIsNoConstraint lists among the constraints what no
// requirement states.
func TestARuleThatIsBuiltIsNoConstraint(t *testing.T) {
	t.Parallel()
	rule := specs.Item{Text: "Reports must be kept for 10 years.", Source: specs.FromLines(3, 3)}
	limit := specs.Item{Text: "Two developers until May.", Source: specs.FromLines(4, 4)}
	u := &understanding.Understanding{Lang: specs.English, Title: "Wardbook", Product: "Wardbook", Constraints: []specs.Item{rule, limit}}
	u.Rules = map[string]string{understanding.StatementKey(rule.Text): rule.Text}
	w := handMade(t, u, "standard")
	require.Equal(t, []specs.Item{limit}, w.Limits(&specs.Refined{Boundaries: w.Boundaries()}))
}

// TestAQuotedConstraintKeepsItsWords has constraints of which no rule can take the
// first person.
func TestAQuotedConstraintKeepsItsWords(t *testing.T) {
	t.Parallel()
	said := specs.Item{Text: "It has to work with Cabinet, and I am not going to type 900 beds again.", Source: specs.FromLines(3, 3)}
	u := &understanding.Understanding{Lang: specs.English, Title: "Wardbook", Product: "Wardbook", Constraints: []specs.Item{said}}
	w := handMade(t, u, "standard")
	require.Equal(t, "“"+said.Text+"”", w.Limits(&specs.Refined{Boundaries: w.Boundaries()})[0].Text)
}
