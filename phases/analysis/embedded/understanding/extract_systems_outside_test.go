package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A system beside the product is one that data goes to or comes from, not one that is
// left out, a device that people hold or a mark between two clauses.
func TestSystemsOutside(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"The product name and the brand are looked up in Open Food Facts.":                                       {"Open Food Facts"},
		"The address is checked against Loqate.":                                                                 {"Loqate"},
		"The nightly SAP export must carry one record per refund.":                                               {"SAP"},
		"PayPal orders are excluded; they stay as they are until autumn.":                                        nil,
		"Payment with Klarna is out of scope.":                                                                   nil,
		"The service MUST use SSO via Okta; service tokens rotate every 90 days.":                                {"Okta"},
		"At the reception there is a kiosk (iPad) where the visitor scans the code and signs the NDA on screen.": nil,
	} {
		u := understood(t, "# Desk\n\n## Features\n\n- "+text+"\n")
		var got []string
		for _, s := range u.Integrations {
			got = append(got, s.Name)
		}
		require.Equal(t, want, got, text)
	}
	u := understood(t, "# 助餐平台\n\n## 功能需求\n\n- 每月 1 日自动生成补贴明细，街道审核通过后推送财政系统。\n")
	require.Len(t, u.Integrations, 1)
	require.Equal(t, "财政系统", u.Integrations[0].Name)
}

// What a drawing names belongs to the stack; how it was done until today does not.
func TestTechnologiesDrawnAndReplaced(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Sales\n\nUntil now each shop integrates by CSV over SFTP.\n\n## Proposal\n\n```\nPostgres --CDC--> Kafka --> Flink job --> Iceberg\n```\n\nDebezium captures changes from the table `sale`.\n")
	var got []string
	for _, s := range u.Technologies {
		got = append(got, s.Layer+" "+s.Name)
	}
	require.Equal(t, []string{"processing Debezium", "queue Kafka", "processing Flink", "database Iceberg"}, got)
}
