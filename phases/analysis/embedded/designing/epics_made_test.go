package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// makerOf plans requirements of a language, with an index, without any epic.
func makerOf(t *testing.T, lang specs.Lang, index specs.RequirementsIndex, reqs ...specs.Requirement) *epicMaker {
	t.Helper()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for i := range reqs {
		reqs[i].ID = specs.RequirementID(i + 1)
	}
	return newEpicMaker(&Designer{
		d:         d,
		Specifier: handMade(t, &understanding.Understanding{Lang: lang, Title: "Brookside", Product: "Brookside"}, "standard"),
		req:       analysis.RequirementsOutput{Requirements: reqs, Index: index},
		keywords:  make([][]string, len(reqs)),
		texts:     make([]*phrasing.WordIndex, len(reqs)),
	})
}

func said(text string) []specs.Item {
	return []specs.Item{{Text: text, Source: specs.Source{Kind: specs.Stated}}}
}

// planned puts some requirements into an epic of a name.
func planned(name string, members ...int) epicPlan {
	return epicPlan{name: name, kind: "core", mvp: true, members: members, parts: []epicPart{{name: name, how: "heading", members: members}}}
}

// The requirement whose statement ends with a thing being there makes it, and the epic of that
// comes before one that is only called by the thing; the reason names both.
func TestWhatMakesAThingIsBuiltBeforeWhatWorksWithIt(t *testing.T) {
	t.Parallel()
	m := makerOf(t, "en", specs.RequirementsIndex{Entities: []specs.Entity{{Name: "Loan"}}},
		specs.Requirement{Title: "Extend a loan", Entities: []string{"Loan"}},
		specs.Requirement{Title: "Remind of a loan", Entities: []string{"Loan"}},
		specs.Requirement{Title: "Scan the card", Entities: []string{"Loan"}, Description: said("A volunteer MUST be able to scan the card, and the loan is done.")},
		specs.Requirement{Title: "Count the day"},
	)
	m.plans = []epicPlan{planned("Loans", 0, 1), planned("Counter", 2, 3)}
	m.order()
	require.Equal(t, "Counter", m.plans[0].name)
	m.depend()
	require.Equal(t, []string{"uses Loan (REQ-003) from EPIC-001"}, m.plans[1].reasons)
}

func TestOnlyAClauseThatTellsOfItMakesAThing(t *testing.T) {
	t.Parallel()
	m := makerOf(t, "en", specs.RequirementsIndex{Entities: []specs.Entity{{Name: "Loan"}}})
	for text, want := range map[string]bool{
		"The volunteer scans the card and the loan is done.": true,
		"Given a card, the loan is stored.":                  true,
		"When a loan is stored, the member gets a mail.":     false,
		"The tool waits until the loan is done.":             false,
	} {
		require.Equal(t, want, m.comesIntoBeing(text, "Loan"), text)
	}
	zh := makerOf(t, "zh", specs.RequirementsIndex{Entities: []specs.Entity{{Name: "领用单"}}})
	require.True(t, zh.comesIntoBeing("提交后生成一张领用单", "领用单"))
	require.False(t, zh.comesIntoBeing("查看领用单", "领用单"))
	require.False(t, zh.comesIntoBeing("查看生成的领用单", "领用单"))
}

// What comes from another system is taken in, and what comes from anywhere else is not.
func TestWhatAnotherSystemHasIsTakenIn(t *testing.T) {
	t.Parallel()
	index := specs.RequirementsIndex{Integrations: []specs.Integration{{Name: "Navision"}}, Entities: []specs.Entity{{Name: "Invoice"}}}
	for title, want := range map[string][]string{
		"Orders and articles come from Navision":    {"order", "article"},
		"Sync open invoices from Navision hourly":   {"invoice"},
		"Allergens come from the recipe":            nil,
		"Hand the month over to Navision":           nil,
		"Send the invoices to Navision every night": nil,
	} {
		m := makerOf(t, "en", index, specs.Requirement{Title: title})
		require.Equal(t, want, m.takenIn(0), title)
	}
	index.Integrations = []specs.Integration{{Name: "SAP"}}
	for title, want := range map[string][]string{
		"从 SAP 同步组织和人员": {"组织", "人员"},
		"门店主数据从 SAP 同步": {"门店主数据"},
		"每晚把账单同步给 SAP":  nil,
	} {
		m := makerOf(t, "zh", index, specs.Requirement{Title: title})
		require.Equal(t, want, m.takenIn(0), title)
	}
}

// A Chinese verb that is the name of what it brings in makes that, and nothing within a name.
func TestAChineseVerbMakesWhatStandsBehindItOrItself(t *testing.T) {
	t.Parallel()
	m := makerOf(t, "zh", specs.RequirementsIndex{})
	for title, want := range map[string]string{
		"预约献血": "预约",
		"根据描述自动推荐报修类别（水、电）": "",
		"业务员在系统里填写申请":       "申请",
		"新建班表":              "班表",
		"提交报修":              "报修",
		"报修以后能看到进度":         "",
		"信用分低于 60 分的用户不能发布": "",
	} {
		require.Equal(t, want, m.madeInChinese(title), title)
	}
}

// What only another release makes is asked about, where the first works with its result.
func TestWhatTheFirstReleasePresupposesIsAsked(t *testing.T) {
	t.Parallel()
	m := makerOf(t, "en", specs.RequirementsIndex{},
		specs.Requirement{Title: "The desk works with the printed lists", Priority: specs.Must},
		specs.Requirement{Title: "Print the list of tomorrow", Priority: specs.Should},
		specs.Requirement{Title: "Export the list of tomorrow", Priority: specs.Should},
	)
	m.plans = []epicPlan{planned("Desk", 0), {name: "Later", kind: "later", members: []int{1, 2}}}
	asked := m.presupposed()
	require.Len(t, asked, 1)
	require.Contains(t, asked[0].Text, "REQ-001 of the first release works with what REQ-002")
}

// A milestone names things beside their state, and by their beginnings.
func TestAMilestoneNamesThingsByTheirBeginning(t *testing.T) {
	t.Parallel()
	m := makerOf(t, "en", specs.RequirementsIndex{}, specs.Requirement{Title: "Deduplication by meter and register"})
	require.Equal(t, []string{"landing", "dedup"}, m.thingsOfStep("Landing + dedup live 1 Feb"))
	require.Equal(t, []string{"sums"}, m.thingsOfStep("Sums in parallel 1 Apr"))
	require.True(t, m.thingNamed("Landing + dedup live 1 Feb", 0))
	require.False(t, m.thingNamed("Landing + tests", 0))
	m = makerOf(t, "en", specs.RequirementsIndex{}, specs.Requirement{Title: "Exclude holidays and school holidays"})
	require.False(t, m.thingNamed("Hotels and schools in November", 0))
	require.True(t, m.thingNamed("Cafés and holidays in November", 0))
}

// A rule on how one place works is built where something is done there.
func TestARuleOnOnePlaceIsBuiltThere(t *testing.T) {
	t.Parallel()
	m := makerOf(t, "en", specs.RequirementsIndex{},
		specs.Requirement{Title: "Search the catalogue", Description: said("A member MUST be able to search the catalogue.")},
		specs.Requirement{Title: "Scan the card", Description: said("At the counter, a volunteer MUST be able to scan the card.")},
		specs.Requirement{Title: "The counter keeps working for an hour without a network and catches up afterwards"},
		specs.Requirement{Title: "The marina does not store card numbers"},
	)
	m.plans = []epicPlan{planned("Catalogue", 0), planned("Lending", 1)}
	require.Equal(t, 1, m.onlySpokenOf([]int{2}))
	require.Equal(t, -1, m.onlySpokenOf([]int{3}))
}
