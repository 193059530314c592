package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Among the rules of how a product is run, a sentence about an alarm asks for one.
func TestAlarmsOfTheOperation(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"# Ledger API\n\nLedger API is a REST API.\n\n## Technical constraints\n\n- Metrics in Prometheus. An alert fires if the sum of the ledger differs from the sum of the balances.\n", "An alert is raised if the sum of the ledger differs from the sum of the balances."},
		{"# 账务服务\n\n账务服务是一个接口服务。\n\n## 技术约束\n\n- 总账与余额之和不一致时触发告警。\n", "总账与余额之和不一致时触发告警。"},
	} {
		u := understood(t, c.text)
		require.Len(t, u.Features, 1, c.text)
		require.Equal(t, c.want, u.Features[0].Text)
		require.True(t, u.Features[0].Alarm && u.Features[0].Beside)
	}
}

// How a deed is done in steps runs nowhere, and says what is built.
func TestStepsOfADeedAreNoPlatform(t *testing.T) {
	t.Parallel()
	for _, said := range []string{"Redemption works in two steps.", "The import works in batches.", "Posting works in three stages."} {
		u := understood(t, "# Ledger\n\nLedger keeps balances.\n\n## Features\n\n- "+said+" A reservation holds an amount.\n")
		require.Empty(t, u.Qualities, said)
		require.Equal(t, said, u.Features[0].Text)
	}
	require.Equal(t, "PO", understood(t, "# Ledger\n\nLedger keeps balances.\n\n## Features\n\n- The page works in Chrome and Safari.\n").Qualities[0].Class)
}

// Two sentences of one item are two qualities, and what is measured is measured of its own thing.
func TestEachSentenceIsAQuality(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ledger\n\nLedger keeps balances.\n\n## Security\n\n- Card numbers are encrypted at rest with AES-256; keys are in AWS KMS and rotated every 12 months. PINs are only stored as an Argon2id hash.\n")
	var got []string
	for i := range u.Qualities {
		got = append(got, u.Qualities[i].Text)
	}
	require.Equal(t, []string{"Card numbers are encrypted at rest with AES-256.", "Keys are in AWS KMS and rotated every 12 months.", "PINs are only stored as an Argon2id hash."}, got)
}
