package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestAFlowGoesWhereTheVerbOfTheSourceSays(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, says, want string }{
		{"Medlink", "Prescriptions come from Medlink, every 10 minutes.", "Medlink → Wardbook: prescriptions, every 10 minutes"},
		{"Medlink", "Prescriptions are imported from Medlink.", "Medlink → Wardbook: prescriptions"},
		{"Medlink", "The list of beds is kept in Medlink and stays there.", "Medlink → Wardbook: the list of beds"},
		{"Medlink", "The list of beds is in Medlink and has to stay there.", "Medlink → Wardbook: the list of beds"},
		{"Medlink", "Users live in Medlink and will not open a second window.", "Wardbook — Medlink: users live in Medlink and will not open a second window"},
		{"label API of each carrier", "Labels: the label API of each carrier (REST, JSON).", "Wardbook — label API of each carrier: labels"},
		{"Paylink", "Bank rails: Medlink for EUR, Paylink for NGN.", "Wardbook — Paylink: bank rails for NGN"},
		{"Medlink", "Medlink sends a message for each admission.", "Medlink → Wardbook: Medlink sends a message for each admission"},
		{"Medlink", "Discharge letters are sent to Medlink.", "Wardbook → Medlink: discharge letters"},
		{"Medlink", "Texts go through Medlink.", "Wardbook → Medlink: texts"},
		{"Paylink", "Mails go through Medlink, invoices through Paylink.", "Wardbook → Paylink: invoices"},
		{"Medlink", "Medlink polls the open orders at night.", "Wardbook → Medlink: Medlink polls the open orders at night"},
		{"Medlink", "Blood bags are ordered from Medlink.", "Wardbook → Medlink: blood bags"},
		{"Medlink", "Beds are synced with Medlink every hour.", "Wardbook ↔ Medlink: beds are synced with Medlink every hour"},
		{"Medlink", "We read allergies from Medlink and write back entries.", "Wardbook ↔ Medlink: we read allergies from Medlink and write back entries"},
		{"Medlink", "Medlink stays; we get a nightly export from it and never write back.", "Medlink → Wardbook: Medlink stays; we get a nightly export from it and never write back"},
		{"Medlink", "There is an interface to the scales (Medlink).", "Wardbook — Medlink: there is an interface to the scales (Medlink)"},
		{"Medlink", "Medlink later, perhaps.", "Wardbook — Medlink: Medlink later, perhaps"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Wardbook", Integrations: []understanding.IntegrationFact{{Name: c.name, Purpose: c.says, Source: specs.FromLines(1, 1)}}}, "light")
		require.Equal(t, c.want, w.flows(w.integrations())[0].Text)
	}
}

func TestAFlowInChineseGoesWhereItsVerbSays(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, says, want string }{
		{"收费系统", "缴费记录从现有的收费系统同步。", "收费系统 → 病房本：缴费记录"},
		{"收费系统", "库存从收费系统同步，调账结果也写回去。", "病房本 ↔ 收费系统：库存从收费系统同步，调账结果也写回去"},
		{"收费系统", "每晚把账单同步到收费系统。", "病房本 → 收费系统：每晚把账单同步到收费系统"},
		{"收费系统", "出院后自动通知收费系统结账。", "病房本 → 收费系统：出院后自动通知收费系统结账"},
		{"呼叫系统", "呼叫系统会推送床头铃。", "呼叫系统 → 病房本：呼叫系统会推送床头铃"},
		{"医保平台", "与医保平台双向传输结算单。", "病房本 ↔ 医保平台：与医保平台双向传输结算单"},
		{"医保平台", "医保平台以后再说。", "病房本 — 医保平台：医保平台以后再说"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Product: "病房本", Integrations: []understanding.IntegrationFact{{Name: c.name, Purpose: c.says, Source: specs.FromLines(1, 1)}}}, "light")
		require.Equal(t, c.want, w.flows(w.integrations())[0].Text)
	}
}

func TestATableSaysWhereItsSystemsSend(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Wardbook\n\nWardbook keeps the beds.\n\n## Interfaces\n\n| System | Direction | Content | Protocol |\n|---|---|---|---|\n| Medlink | in | admissions | HL7 |\n| Paylink | both ways | invoices | REST |\n")
	w := handMade(t, u, "light")
	var got []string
	for _, f := range w.flows(w.integrations()) {
		got = append(got, f.Text)
	}
	require.Equal(t, []string{"Medlink → Wardbook: admissions", "Wardbook ↔ Paylink: invoices"}, got)
}
