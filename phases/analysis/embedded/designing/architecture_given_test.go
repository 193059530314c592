package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

func TestWhatAChangeGivesUpIsNotChosen(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	u := &understanding.Understanding{Lang: specs.English, Title: "Harbour", Product: "Harbour", Features: []understanding.FeatureFact{
		{Text: "The office publishes a message to RabbitMQ instead of starting the Sidekiq job."}, {Text: "传输由 Flume 换成 Kafka。"},
	}}
	g := New(handMade(t, u, "standard"), d, specs.Brief{}, analysis.RequirementsOutput{}, nil)
	for name, want := range map[string]bool{"Sidekiq": true, "RabbitMQ": false, "Flume": true, "Kafka": false} {
		require.Equal(t, want, g.givenUp(name), name)
	}
}
