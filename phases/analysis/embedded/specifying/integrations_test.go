package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestASystemIsReachedAsTheSourceSays reads the rows of systems outside: how they
// are reached, and what is done for all of them once.
func TestASystemIsReachedAsTheSourceSays(t *testing.T) {
	t.Parallel()
	cases := []struct {
		lang, text string
		rows       []string
	}{
		{"en", "- Lab results come from Labsys through its OData feed.\n- Deliveries are posted to the pharmacy system, Boxwood WMS.", []string{"Labsys: OData feed", "Boxwood WMS: not stated"}},
		{"en", "- Billing: Sage 200, nightly CSV over SFTP. Sage stays the leading system.", []string{"Sage 200: CSV over SFTP"}},
		{"en", "- Nurses sign in by SAML 2.0 against the hospital's Okta tenant; the rest stays as it is.", []string{"Okta: SAML 2.0"}},
		{"zh", "- 医生通过医院统一身份认证平台（CAS）登录。\n- 财务凭证推送到金蝶系统。", []string{"统一身份认证: CAS", "金蝶: 原文未说明"}},
	}
	for _, c := range cases {
		heading := map[string]string{"en": "Integrations", "zh": "外部系统"}[c.lang]
		w := handMade(t, understood(t, "# Ward hub\n\n## "+heading+"\n\n"+c.text+"\n"), "light")
		var rows []string
		list := w.integrations()
		for i, s := range list {
			rows = append(rows, s.Name+": "+s.Protocol)
			if c.lang == "en" { // of these kinds one rule holds for all
				require.Equal(t, list[0].Failure, w.FailureOf(list, &list[i]))
				require.Equal(t, i > 0, s.Failure != list[0].Failure, "said once")
			}
		}
		require.Equal(t, c.rows, rows, c.text)
	}
}

// TestASystemIsThereForWhatStandsBehindIt has the name of a system in front of its purpose.
func TestASystemIsThereForWhatStandsBehindIt(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"- Sendgrid for ward mails.":                             "Ward mails.",
		"- Sage 200: invoices every night through a CSV export.": "Invoices every night through a CSV export.",
		"- The nurse's cousin does everything in Django; they also have an account with Twilio for ward texts.":          "Ward texts.",
		"- At the end of the month the desk makes the bills and hands them to Exact Online; our clerk also wants a CSV.": "At the end of the month the desk makes the bills and hands them to Exact Online.",
	} {
		w := handMade(t, understood(t, "# Ward hub\n\n## Integrations\n\n"+text+"\n"), "light")
		list := w.integrations()
		require.Len(t, list, 1, text)
		require.Equal(t, want, list[0].Purpose)
	}
}
