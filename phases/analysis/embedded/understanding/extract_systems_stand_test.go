package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Systems that stand there are told by the list of their names, by "existing", by the
// protocol that they speak and, below a heading of systems, by what they do.
func TestSystemsThatStandThere(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		heading, text string
		want          []string
	}{
		"houses behind a colon":   {"Existing systems", "Fabrics come from three wholesalers: Nordstoff Mills, TKB and Velour Trade. Each has a REST API.", []string{"Nordstoff Mills", "TKB", "Velour Trade"}},
		"what a name returns":     {"Existing systems", "Ferry Plate Register returns the owner of a number plate.", []string{"Ferry Plate Register"}},
		"who does it":             {"Existing systems", "Postcodes are checked by Adressa.", []string{"Adressa"}},
		"what exists":             {"Constraints", "Wages are paid through the existing payroll interface.", []string{"payroll interface"}},
		"who speaks a protocol":   {"Constraints", "Weighbridges speak Modbus over the site network.", []string{"Weighbridge"}},
		"with the model":          {"Features", "- Invoices are passed to SAP RE-FX every Monday.", []string{"SAP RE-FX"}},
		"with the way into it":    {"Existing systems", "The pallet service (gRPC) tells us which pallets exist.", []string{"Pallet service"}},
		"named once more":         {"Existing systems", "Results come from Molvik every 5 minutes. Molvik LIS runs the analysers.", []string{"Molvik LIS"}},
		"talks with a person":     {"Background", "Written after talks with Dr. Ahn and the couriers.", nil},
		"people behind a colon":   {"Constraints", "The plan goes to three people: Anna, Bert and Cleo.", nil},
		"a plain word first":      {"Existing systems", "Everything stays in the office.", nil},
		"a part of the product":   {"Constraints", "The app speaks MQTT.", nil},
		"the whole, not a system": {"Constraints", "It runs next to the existing system.", nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, "# Millbook\n\nMillbook is the order book of a mill.\n\n## "+c.heading+"\n\n"+c.text+"\n")
			var got []string
			for _, s := range u.Integrations {
				got = append(got, s.Name)
			}
			require.Equal(t, c.want, got)
		})
	}
}

// A table whose first column names systems and another one the way into each lists what is
// outside, also among the features.
func TestTablesOfWaysListSystems(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Millbook\n\nMillbook is the order book of a mill.\n\n## Features\n\n### Carriers\n\n| Carrier | How | Frequency |\n|---|---|---|\n| Silk Post | REST, polling | every 30 min |\n| Bravo | SFTP file, CSV | daily |\n")
	require.Len(t, u.Integrations, 2)
	require.Equal(t, "Silk Post", u.Integrations[0].Name)
	require.Equal(t, "REST, polling", u.Integrations[0].Protocol)
	require.Empty(t, u.Features)
}

// The comma of a number ends no clause of a role.
func TestNumbersOfARoleStayWhole(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Millbook\n\nMillbook is the order book of a mill.\n\n## Users\n\n- **Foreman** – plans shifts, approves orders over £1,500\n\n## Features\n\n- A clerk prints the list of orders.\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, "The foreman can approve orders over £1,500.", u.Features[0].Text)
}

// Headings that say in plain words what is kept and what is there already.
func TestPlainHeadingsOfRecords(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Millbook\n\nMillbook is the order book of a mill.\n\n## What we keep\n\n- A bale has a number, weight, colour and owner.\n")
	require.Len(t, u.Entities, 1)
	require.Len(t, u.Entities[0].Fields, 4)
}

// Choices are decisions, and what would have done as well is not used.
func TestChoicesAreDecisions(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Millbook\n\nMillbook is the order book of a mill.\n\n## Choices\n\n- **Language**: Kotlin. Go would have been fine, but the team knows Kotlin.\n- **Storage**: PostgreSQL. Cassandra was considered and rejected.\n")
	require.Empty(t, u.Features)
	var got []string
	for _, tech := range u.Technologies {
		got = append(got, tech.Name)
	}
	require.Equal(t, []string{"Kotlin", "PostgreSQL"}, got)
}

// Chinese lines below a heading of systems name by which one something goes; 合同 holds no
// preposition, and a verb behind a channel is no part of it.
func TestChineseWaysAreSystems(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"## 现有系统与对接\n\n- 开票走蓝票云。\n":        {"蓝票云"},
		"## 现有系统与对接\n\n- 资质查询接明眼查接口。\n":    {"明眼查"},
		"## 现有系统与对接\n\n- 消息通过企业微信和短信发送。\n": {"企业微信", "短信"},
		"## 现有系统与对接\n\n- 合同走线下审批。\n":       nil,
		"## 功能需求\n\n- 每月按合同生成对账单。\n":       nil,
	} {
		u := understood(t, "# 渔具管理系统\n\n"+text)
		var got []string
		for _, s := range u.Integrations {
			got = append(got, s.Name)
		}
		require.Equal(t, want, got, text)
	}
}
