package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsOnlyAvailableIsNotPrescribed: nobody has chosen what the source calls available.
func TestWhatIsOnlyAvailableIsNotPrescribed(t *testing.T) {
	t.Parallel()
	g := designer(t, "en", "Harbour")
	require.Empty(t, g.onlyAvailable(), "no source")
	g.Understood.Technologies = []understanding.TechnologyFact{{Name: "Kafka"}, {Name: "PostgreSQL"}}
	text := "Kafka is available and run by someone else; data in PostgreSQL."
	g.sections = &phrasing.Outline{Units: []reading.Unit{{Kind: reading.Prose, Text: text, Sentences: []reading.Sentence{{Text: text, From: 3, To: 3}}}}}
	require.Equal(t, []string{"Kafka"}, g.onlyAvailable())
}
