package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestASpanThatGoesByIsNoQuality: how long something is kept, or how long nobody does
// anything, is what the product acts on, also under a heading of qualities.
func TestASpanThatGoesByIsNoQuality(t *testing.T) {
	t.Parallel()
	for text, feature := range map[string]bool{
		"The system shall keep tickets for 6 years.":                                                       true,
		"The system shall store weights at a resolution of 1 second for 90 days and hourly for 10 years.":  true,
		"The system shall lock a terminal after 10 minutes without input.":                                 true,
		"The system shall keep working for 2 hours without a network.":                                     false,
		"The system shall keep the connection open for 30 seconds.":                                        false,
		"A ticket is printed within 3 seconds.":                                                            false,
		"When the link is lost, the gateway shall store readings for 72 hours within 5 minutes of a loss.": false,
	} {
		u := understood(t, "# Weighbridge\n\n## Features\n\n- A clerk can weigh a bale.\n\n## Quality\n\n- "+text+"\n- Pages open in 2 seconds.\n")
		require.Equal(t, feature, len(u.Qualities) == 1, text)
	}
}

// TestTheShortNameIsTheProduct: the letters in brackets behind the name of the product are
// what the text calls it, and no system outside of it.
func TestTheShortNameIsTheProduct(t *testing.T) {
	t.Parallel()
	for text, product := range map[string]string{
		"# Kiln Control and Batch Tracking System (KCBT)\n\nThis paper is about the Kiln Control and Batch Tracking System (KCBT). KCBT reads sensor data from the kilns.\n": "KCBT",
		"# Request for proposals (RFP)\n\nRFP answers go to the office. The office wants a tool that books berths.\n":                                                        "Request for proposals",
	} {
		require.Equal(t, product, understood(t, text).Product, text)
		require.Empty(t, understood(t, text).Integrations, text)
	}
}
