package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestServicesThatAWishNames: a known service in a wish is spoken to, unless the wish only
// likens something to it or tells how it is done today; what data is sent to or read from
// is spoken to by whatever name.
func TestServicesThatAWishNames(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"The tenant gets a Slack message every Friday.":                                     {"Slack"},
		"A deployment stops when the linked Datadog monitor turns red.":                     {"Datadog"},
		"Slack: the warden gets a message with two buttons.":                                {"Slack"},
		"New leads appear in HubSpot.":                                                      {"HubSpot"},
		"Reminders go out the day before, by Telegram or e-mail.":                           {"Telegram"},
		"Text on the slip is recognised by AWS Textract; the amount is filled in.":          {"AWS Textract"},
		"After the stay the booking data (guest, date) is sent to Fakturama once a night.":  {"Fakturama"},
		"Existing files are read from the practice software Theorg via its REST interface.": {"Theorg"},
		"The payroll system (SAP SuccessFactors) fetches them from the export.":             {"SAP SuccessFactors"},
		"It should feel as simple as Calendly.":                                             nil,
		"Members chat in a WhatsApp group today.":                                           nil,
		"Clicks of link previews (Slack, WhatsApp, mail scanners) are not counted.":         nil,
		"The report is sent to Finance every Monday.":                                       nil,
		"If it takes longer they are back on WhatsApp.":                                     nil,
		"The service runs on AWS Fargate.":                                                  nil,
	} {
		var got []string
		for _, s := range understood(t, "# Desk\n\n## Features\n\n- "+text+"\n").Integrations {
			got = append(got, s.Name)
		}
		require.Equal(t, want, got, text)
	}
	u := understood(t, "# 报修\n\n## 功能需求\n\n- 支付成功后自动开具电子发票（对接诺诺发票平台）。\n")
	require.Len(t, u.Integrations, 1)
}

// TestAStackIsNoQuality: a list of what a product is built with binds, also under a
// heading of qualities.
func TestAStackIsNoQuality(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Desk\n\n## Features\n\n- Users book a desk.\n\n## Non-functional\n\n- p95 below 300 ms for reads\n- TypeScript on Node 22, Postgres, S3 for plans, deployed to AWS ECS\n- PostgreSQL answers in 20 ms\n")
	require.Len(t, u.Qualities, 2)
	var got []string
	for _, s := range u.Technologies {
		got = append(got, s.Name)
	}
	require.Subset(t, got, []string{"TypeScript", "Postgres", "S3", "AWS ECS"})
	u = understood(t, "# 报修\n\n## 功能需求\n\n- 居民提交报修单\n\n## 非功能需求\n\n- 可用性 99.9%\n- 后端使用 Java 17 和 Spring Boot，数据库 MySQL 8.0，缓存 Redis，前端为微信小程序\n")
	require.Len(t, u.Qualities, 1)
}

// An extension of a database is a technology of the stack and no system outside.
func TestAnExtensionOfADatabaseIsNoSystem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Trail map\n\nTrail map shows trails.\n\n## Features\n\n- Rangers close a trail.\n\nStack: Go 1.23, PostgreSQL 16 with PostGIS for the trails.\n")
	require.Empty(t, u.Integrations)
	var names []string
	for _, tech := range u.Technologies {
		names = append(names, tech.Name)
	}
	require.Contains(t, names, "PostGIS")
}
