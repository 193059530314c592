package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAnOutageIsMetByItsKind: who signs in is told, a payment is never repeated unseen, a
// message waits, a nightly file goes with the next run, and anything else has the usual rule.
func TestAnOutageIsMetByItsKind(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang          specs.Lang
		name, purpose string
		protocol      string
		want          string
	}{
		{"en", "Entra ID", "Sign-in is through Entra ID for our own people.", "", "failure_sign_in"},
		{"en", "Mollie", "Card payments are handled by Mollie.", "", "failure_payment"},
		{"en", "Twilio", "Calls go through Twilio.", "", "failure_message"},
		{"en", "Safe Browsing", "Each new target is checked against Safe Browsing before the link becomes active.", "", "failure_check"},
		{"en", "Sage 200", "Billing: nightly CSV over SFTP.", "CSV over SFTP", "failure_batch_out"},
		{"en", "Weather", "source of data for the meter pipeline", "REST, hourly", "failure_batch_in"},
		{"en", "Zendesk", "Agents live in Zendesk and will not open a second window.", "", ""},
		{"en", "Billing service", "E-mail is sent through Postmark; invoices through the Billing service of the suite.", "", ""},
		{"zh", "统一身份认证", "用户通过学校统一身份认证（CAS）登录。", "", "failure_sign_in"},
		{"zh", "微信支付", "买家可以下单并用微信支付付款。", "", "failure_payment"},
		{"zh", "阿里云短信", "供应商：阿里云短信、Twilio（海外）。", "", "failure_message"},
		{"zh", "学校的内容安全接口", "聊天内容须过学校的内容安全接口。", "", "failure_check"},
		{"zh", "梅特勒天平", "读数。", "RS-232", "failure_instrument"},
		{"zh", "用友", "工时每月 1 号导给用友的薪资模块，工资怎么算还是人力那边算。", "", "failure_batch_out"},
		{"zh", "北森 HR 系统", "组织架构从北森 HR 系统每日同步，本系统不维护。", "", "failure_batch_in"},
		{"zh", "高德 AMap", "地图用高德 AMap。", "", ""},
	} {
		w := handMade(t, understood(t, map[specs.Lang]string{"en": "# Ward hub\n\nA nurse can log in.\n", "zh": "# 病区平台\n\n护士可以登录。\n"}[c.lang]), "light")
		want := ""
		if c.want != "" {
			want = w.Say(c.want)
			require.NotEmpty(t, want)
		}
		require.Equal(t, want, w.failureOfKind(&understanding.IntegrationFact{Name: c.name, Purpose: c.purpose, Protocol: c.protocol}), c.name)
	}
}
