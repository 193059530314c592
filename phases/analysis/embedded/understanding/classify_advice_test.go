package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAdviceToReadersAsksNothingOfTheProduct(t *testing.T) {
	t.Parallel()
	l := loadLexicons(t)
	for text, want := range map[string]bool{
		"People who want more should use webhooks.":             true,
		"Those who need more should ask for an export.":         true,
		"Clients who prefer push should subscribe to events.":   true,
		"Users who want a copy should receive one by mail.":     false,
		"A clerk who rejects a claim should use a reason code.": false,
		"The service should use webhooks.":                      false,
	} {
		require.Equal(t, want, l.advisesReaders(text), text)
	}
}

func TestAPeriodStandsInThePlaceOfThen(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"The morning peak is 05:30 to 07:00. We have to carry 150 requests per second then.":      "We have to carry 150 requests per second in the morning peak (05:30 to 07:00).",
		"The rush hour runs from 17:00 to 19:00. The system must take 80 orders per minute then.": "The system must take 80 orders per minute in the rush hour (17:00 to 19:00).",
	} {
		u := understood(t, "# Quay API\n\nQuay is the service by which agents book berths.\n\n## Service levels\n\n- "+text+"\n")
		require.Len(t, u.Qualities, 1, text)
		require.Equal(t, want, u.Qualities[0].Text)
	}
}

func TestHeadCountsOfCallersAreNoLoad(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Quay API\n\nQuay is the service by which agents book berths.\n\n## Callers\n\n| Who | What for | Volume |\n|---|---|---|\n| Agents | book berths | 900 calls per day |\n| Clerks | approve bookings | 6 clerks |\n")
	for _, q := range u.Qualities {
		require.NotContains(t, q.Text, "6 clerks")
	}
}
