package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// hooks is a small interface of webhooks to read statements in.
func hooks(t *testing.T) *Completer {
	t.Helper()
	return handMade(t, &understanding.Understanding{
		Lang: specs.English, Title: "Hooks", Product: "Hooks", Actors: []understanding.ActorFact{{Name: "Consumer"}},
		Entities: []specs.Entity{{Name: "Endpoint", States: []string{"pending", "failing"}}},
		Features: []understanding.FeatureFact{{Name: "Core", Text: "Core.", Source: specs.FromLines(9, 9)}},
	}, "standard")
}

func TestEndpointsAndStatesGetTitlesThatSayWhatIsDone(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ group, text, want string }{
		{"GET /events", "Newest first.", "List events (newest first)"},
		{"GET /events?type=&since=", "Newest first.", "List events (newest first)"},
		{"GET /events/{id}", "The event and a summary of its deliveries.", "Read the event and a summary of its deliveries"},
		{"POST /endpoints/{id}/secret", "New signing secret.", "Create a new signing secret of an endpoint"},
		{"POST /deliveries/{id}/retry", "One more try now.", "Retry a delivery (one more try now)"},
		{"GET /endpoints/{id}/deliveries", "Every attempt with its time.", "List the deliveries of an endpoint (every attempt with its time)"},
		{"DELETE /endpoints/{id}", "At once, open retries too.", "Delete an endpoint (at once, open retries too)"},
		{"GET /endpoints", "PATCH changes the URL and the description.", "Change the URL and the description"},
		{"POST /endpoints", "Registers a URL with its event types.", "Register a URL with its event types"},
		{"", "`failing` after 20 failed deliveries in a row.", "An endpoint becomes `failing` after 20 failed deliveries in a row"},
		{"", "Please make it possible to extend a loan once by a week.", "Extend a loan once by a week"},
		{"", "A parcel without a label is photographed, weighed and put on the list.", "A parcel without a label is photographed, weighed and put on the list"},
		{"", "Each delivery has a number so that receivers can sort.", "Each delivery has a number"},
	} {
		w := hooks(t)
		f := &understanding.FeatureFact{Text: c.text, Group: c.group, Source: specs.FromLines(3, 3)}
		require.Equal(t, c.want, w.StatementTitle(f, w.TakeApart(f.Text)), c.text)
	}
}

// TestAStoryIsTitledByItsWish leaves out who tells it.
func TestAStoryIsTitledByItsWish(t *testing.T) {
	t.Parallel()
	f := &understanding.FeatureFact{Text: "As a clerk, I want to see which beds are free.", Actor: "clerk", Want: "see which beds are free", Source: specs.FromLines(3, 3)}
	w := hooks(t)
	require.Equal(t, "See which beds are free", w.StatementTitle(f, w.TakeApart(f.Text)))
}

func TestTitlesOfQualitiesSayWhatIsMeasured(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ class, name, text, want string }{
		{"A", "Publish available", "Publish available: internal 99.95 %, standard 99.9 %", "Publish availability: internal 99.95 %, standard 99.9 %"},
		{"SC", "Peak we size", "Peak we size for: 4,000 events per second, 3 endpoints per event on average", "Peak: 4,000 events per second, 3 endpoints per event on average"},
		{"P", "Memory", "Memory: at most 120 bytes a key", "Memory: at most 120 bytes a key"},
		{"SC", "The platform shall accept at least 40,000 readings", "The platform shall accept at least 40,000 readings per second from the gateways.", "The platform accepts at least 40,000 readings per second from the gateways"},
		{"S", "Two kinds: producer keys may publish", "Two kinds: producer keys may publish, consumer keys may manage endpoints.", "Producer keys may publish, consumer keys may manage endpoints"},
		{"P", "It may become", "It may become at most 10 % slower.", "Performance: at most 10 %"},
		{"P", "One shop's load must not slow down another", "One shop's load must not slow down another: with one shop at ten times its share the others wait no longer.", "One shop's load does not slow down another"},
		{"C", "", "GDPR: data export and deletion of a member within 30 days", "GDPR: data export and deletion of a member within 30 days"},
		{"R", "", "Loss of one region: redirects continue; nothing older than 5 minutes is lost, full service within 1 hour.", "Loss of one region: redirects continue"},
		{"S", "", "", "Security"},
	} {
		w := hooks(t)
		require.Equal(t, c.want, w.QualityTitle(&understanding.QualityFact{Class: c.class, Name: c.name, Text: c.text}), c.text)
	}
}

func TestTechnologiesWithoutASentenceShareOneConstraint(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Lang: specs.English, Title: "Hooks", Product: "Hooks", Features: []understanding.FeatureFact{{Name: "Core", Text: "Core.", Source: specs.FromLines(9, 9)}}}
	for i, name := range []string{"Go", "Kafka", "PostgreSQL"} {
		u.Technologies = append(u.Technologies, understanding.TechnologyFact{Name: name, Binding: true, Source: specs.FromLines(i+1, i+1)})
	}
	w := handMade(t, u, "standard")
	require.Equal(t, []string{"Hooks has to use Go, Kafka and PostgreSQL."}, w.constraintTexts())
	items := w.TechnologyItems()
	require.Len(t, items, 1)
	require.Equal(t, "Hooks has to use Go, Kafka and PostgreSQL.", items[0].Text)
	require.Len(t, items[0].Source.Lines, 1, "adjoining lines are one range")
}

func TestDimensionsQuoteNoHalves(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{
		Lang: specs.English, Title: "Hooks", Product: "Hooks", Features: []understanding.FeatureFact{{Name: "Core", Text: "Core.", Source: specs.FromLines(9, 9)}},
		Constraints: []specs.Item{
			{Text: "Everything that the tenant stored before the day of the contract's end stays where it was for ninety more days.", Source: specs.FromLines(1, 1)},
			{Text: "Version in the path.", Source: specs.FromLines(2, 2)},
		},
	}, "standard")
	for _, d := range w.dimensions() {
		require.NotContains(t, d, "…")
	}
}
