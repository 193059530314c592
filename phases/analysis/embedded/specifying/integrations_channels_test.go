package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What the source says is sent needs a system that carries it, where the source names none;
// what is denied, what comes in and what a named system carries adds no other.
func TestWhatIsSentNeedsASystemThatCarriesIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang          specs.Lang
		says, carrier string
		want          []string
	}{
		{specs.English, "The ward manager gets an e-mail when a bed is free; the porter is told by text message.", "", []string{"E-mail service: The ward manager gets an e-mail when a bed is free.", "SMS gateway: The porter is told by text message."}},
		{specs.English, "The portal must remind the family by SMS.", "", []string{"SMS gateway: The portal reminds the family by SMS."}},
		{specs.English, "The family is told by e-mail.", "E-mails go through Postlink.", nil},
		{specs.English, "The family is told in the app, not by e-mail.", "", nil},
		{specs.English, "Orders arrive by e-mail.", "", nil},
		{specs.English, "The hub sends a POST with the event to the registered URL.", "", []string{"Webhook receivers: The hub sends a POST with the event to the registered URL."}},
		{specs.Chinese, "床位空出时给护士长发短信。", "", []string{"短信服务: 床位空出时给护士长发短信。"}},
		{specs.Chinese, "床位空出时给护士长发短信。", "短信走院内短信网关。", nil},
	} {
		u := &understanding.Understanding{Lang: c.lang, Product: "Wardbook", Features: []understanding.FeatureFact{{Text: c.says, Source: specs.FromLines(3, 3)}}}
		if c.carrier != "" {
			u.Integrations = []understanding.IntegrationFact{{Name: "Postlink", Purpose: c.carrier, Source: specs.FromLines(4, 4)}}
		}
		w := handMade(t, u, "light")
		var got []string
		for _, s := range w.channelSystems() {
			got = append(got, s.Name+": "+s.Purpose)
		}
		require.Equal(t, c.want, got, c.says)
	}
}
