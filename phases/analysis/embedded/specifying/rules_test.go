package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// builtOf are the requirements of a text.
func builtOf(t *testing.T, text string) []specs.Requirement {
	t.Helper()
	w := workOn(t, text)
	in := analysis.RequirementsInput{Refined: specs.Refined{Features: w.StatedFeatures(), Boundaries: w.Boundaries()}}
	var out analysis.RequirementsOutput
	require.NoError(t, w.Requirements(&in, &out))
	return out.Requirements
}

func titlesOf(list []specs.Requirement) []string {
	var out []string
	for i := range list {
		out = append(out, list[i].Title)
	}
	return out
}

// TestRulesOfTheSourceAreRequirements: a constraint that a program can obey or
// break is built; one about the project is not.
func TestRulesOfTheSourceAreRequirements(t *testing.T) {
	t.Parallel()
	const head = "# Ward keys\n\nA board for the keys of a hospital ward.\n\n## Features\n\n- A nurse takes a key off the board.\n- The porter prints the list of keys that are out.\n\n## Constraints\n\n- "
	for _, c := range []struct{ rule, title, text string }{
		{"A key must not leave the building.", "A key does not leave the building", "A key MUST NOT leave the building."},
		{"Only the matron sees who lost a key.", "Only the matron sees who lost a key", "Only the matron MAY see who lost a key."},
		{"A cupboard may only be opened by two people at once.", "A cupboard may only be opened by two people at once", "A cupboard MUST only be opened by two people at once."},
		{"Entries are never deleted.", "Entries are never deleted", "Entries MUST NOT be deleted."},
		{"Weights are rounded to the next gram.", "Weights are rounded to the next gram", "Weights MUST be rounded to the next gram."},
		{"Visitors are not counted.", "Visitors are not counted", "Visitors MUST NOT be counted."},
		{"Log lines have to be kept for two years.", "Log lines are kept for two years", "Log lines MUST be kept for two years."},
		{"The cellar has no reception, so the cabinet must keep working for an hour without a network.", "The cabinet keeps working for an hour without a network", "The cabinet MUST keep working for an hour without a network."},
		{"Receipts printed so far are never changed.", "Receipts printed so far are never changed", "Receipts printed so far MUST NOT be changed."},
		{"Who has not signed by the end of May cannot take a key.", "Who has not signed by the end of May cannot take a key", "Whoever has not signed by the end of May MUST NOT take a key."},
		{"Entries carry a name, they can be corrected but never deleted.", "Entries can be corrected but never deleted", "Ward keys MUST allow entries to be corrected but never deleted."},
		{"All patient data stays in the EU.", "All patient data stays in the EU", "All patient data MUST stay in the EU."},
		{"We have a card terminal already; the cabinet must not store card numbers.", "The cabinet does not store card numbers", "The cabinet MUST NOT store card numbers."},
		{"Fines only visible to the matron, and deleted two weeks after the end of the year.", "Fines are only visible to the matron", "Fines MUST be only visible to the matron, and deleted two weeks after the end of the year."},
		{"Visitors, guests and anybody without a badge: no key, only a note to the porter.", "Visitors, guests and anybody without a badge have no key, only a note to the porter", "Visitors, guests and anybody without a badge MUST have no key, only a note to the porter."},
		{"All loans need a reason.", "All loans need a reason", "All loans MUST have a reason."},
		{"Badges of the old ward must keep working for two releases, measured by the tests we already have.", "Badges of the old ward keep working for two releases", "Badges of the old ward MUST keep working for two releases."},
		{"The lamp blinks twice when a key cannot be found.", "The lamp blinks twice when a key cannot be found", "The lamp MUST blink twice when a key cannot be found."},
		{"The budget must not exceed 20,000 euros.", "", ""},
		{"It is written in Rust, which must not change.", "", ""},
		{"Everything must run in our own data centre.", "", ""},
		{"Two developers are available until the end of May.", "", ""},
		{"The cabinets are blue steel boxes.", "", ""},
		{"The source code must be handed over.", "", ""},
	} {
		found := builtOf(t, head+c.rule+"\n")
		if c.title == "" {
			require.Len(t, found, 2, "%s: %v", c.rule, titlesOf(found))
			continue
		}
		require.Contains(t, titlesOf(found), c.title, c.rule)
		r := found[len(found)-1]
		require.Equal(t, specs.Must, r.Priority, c.rule)
		require.Equal(t, c.text, r.Description[0].Text)
		require.Equal(t, specs.Stated, r.Source.Kind)
		require.NotEmpty(t, r.Criteria)
		if first := r.Criteria[0].Source; first.Kind == specs.Stated {
			require.Equal(t, r.Source.Lines, first.Lines, "the rule is its own criterion")
		} else {
			require.NotEqual(t, "rule:criterion-from-statement", first.Rule, "only a test takes the place of a rule: %v", r.Criteria)
		}
	}
}

// TestWhatIsToldAmongTheRulesBinds takes sentences below a heading for what a product
// does in each case, whatever their words.
func TestWhatIsToldAmongTheRulesBinds(t *testing.T) {
	t.Parallel()
	const head = "# Ward keys\n\nA board for the keys of a hospital ward.\n\n## Features\n\n- A nurse takes a key off the board.\n- The porter prints the list of keys that are out.\n\n## "
	for _, c := range []struct{ heading, rule, title string }{
		{"Configuration", "An unknown key is an error that names the line.", "An unknown key is an error that names the line"},
		{"Rules", "The board refuses to start if the clock is wrong.", "The board refuses to start if the clock is wrong"},
		{"Rules", "See the plan of the ward for all of this.", ""},
		{"Constraints", "The board refuses to start if the clock is wrong.", ""},
		{"Decisions", "Keys have 12 notches.", "Keys have 12 notches"},
		{"Decisions", "Keys expire two years after the last check.", "Keys expire two years after the last check"},
		{"Configuration", "Is the format of it known to anybody?", ""},
	} {
		found := titlesOf(builtOf(t, head+c.heading+"\n\n- "+c.rule+"\n"))
		if c.title == "" {
			require.Len(t, found, 2, "%s: %v", c.rule, found)
			continue
		}
		require.Contains(t, found, c.title, c.rule)
	}
}

func TestChineseRulesOfTheSourceAreRequirements(t *testing.T) {
	t.Parallel()
	const head = "# 病区钥匙管理\n\n管理病区的钥匙。\n\n## 功能\n\n- 护士可以借用钥匙。\n- 门卫可以打印未归还的钥匙清单。\n\n## 约束\n\n- "
	for _, c := range []struct{ rule, title, text string }{
		{"同一把钥匙不能同时借给两个人。", "同一把钥匙不能同时借给两个人", "同一把钥匙不得同时借给两个人。"},
		{"每人最多借用三把钥匙。", "每人最多借用三把钥匙", "每人最多可以借用三把钥匙。"},
		{"借用记录至少保存两年。", "借用记录至少保存两年", "借用记录必须至少保存两年。"},
		{"系统部署在政务云，数据不得出省。", "数据不得出省", "数据不得出省。"},
		{"全部数据放在医院机房，不得出境。", "全部数据放在医院机房，不得出境", "全部数据放在医院机房，不得出境。"},
		{"预算不超过 20 万元。", "", ""},
		{"必须部署在医院机房。", "", ""},
		{"数据库必须采用达梦。", "", ""},
	} {
		found := builtOf(t, head+c.rule+"\n")
		if c.title == "" {
			require.Len(t, found, 2, "%s: %v", c.rule, titlesOf(found))
			continue
		}
		require.Contains(t, titlesOf(found), c.title, c.rule)
		r := found[len(found)-1]
		require.Equal(t, specs.Must, r.Priority)
		require.Equal(t, c.text, r.Description[0].Text)
		require.Equal(t, specs.Stated, r.Description[0].Source.Kind)
		require.NotEmpty(t, r.Criteria, c.rule)
	}
}

// TestARuleAboutAFeatureIsItsCriterion: what says more of a deed that is built
// anyway is no requirement of its own.
func TestARuleAboutAFeatureIsItsCriterion(t *testing.T) {
	t.Parallel()
	found := builtOf(t, "# Ferry desk\n\nTickets of a ferry.\n\n## Features\n\n- The skipper cancels a crossing on the crossing page.\n- A traveller buys a ticket.\n- The desk refunds a ticket to the card it was paid with.\n\n"+
		"## Rules\n\n- The desk must not refund a ticket to another card.\n")
	require.Len(t, found, 3, "%v", titlesOf(found))
	require.Equal(t, "The desk must not refund a ticket to another card.", found[2].Criteria[0].Text)
	require.Equal(t, specs.Stated, found[2].Criteria[0].Source.Kind)
}
