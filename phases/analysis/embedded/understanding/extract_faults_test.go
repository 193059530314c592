package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// The items of a list of what a program looks for are faults that it reports, and nothing that
// it provides or does. Other lists stay what they are.
func TestItemsThatNameFaults(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct {
		name, list string
		want       []string
	}{
		{"marks in brackets below a heading", "## What `scan` looks for\n\n- Two batches with the same number (error, SW2).\n- Prices above 500 EUR; these are nearly always a typo (warning, SW5).\n- Missing delivery notes (note, SW7).\n", []string{
			"Rule `SW2` reports an error for two batches with the same number.", "Rule `SW5` reports a warning for prices above 500 EUR.", "Rule `SW7` reports a note for missing delivery notes.",
		}},
		{"square brackets and no heading that tells", "## Readings\n\n- Readings lower than the one before [error, P1]\n- Leading zeros – often lost in a spreadsheet [note, P5]\n", []string{
			"Rule `P1` reports an error for readings lower than the one before.", "Rule `P5` reports a note for leading zeros.",
		}},
		{"behind a lead with a program", "It flags:\n\n- Cells with the same id\n- Moving parts that nobody locked\n", []string{
			"Reports a finding for cells with the same id.", "Reports a finding for moving parts that nobody locked.",
		}},
		{"a command in the heading", "## What `lint graph` looks for\n\n- Cycles between services\n- Services nobody calls\n", []string{
			"`lint graph` reports a finding for cycles between services.", "`lint graph` reports a finding for services nobody calls.",
		}},
		{"a level in the lead", "The following are errors:\n\n- A room booked twice\n- Classes without a room\n\nThe following count as warnings:\n\n- Lessons after 17:00\n- An empty hour between two lessons\n", []string{
			"Reports an error for a room booked twice.", "Reports an error for classes without a room.", "Reports a warning for lessons after 17:00.", "Reports a warning for an empty hour between two lessons.",
		}},
		{"codes in front", "It detects the following:\n\n- E01 – Employees paid twice\n- E03 – A bank account shared by two people. Married couples are exempt.\n", []string{
			"Rule `E01` reports a finding for employees paid twice.", "Rule `E03` reports a finding for a bank account shared by two people.",
		}},
		{"levels as labels, with clauses", "## Detected anomalies\n\n- **Error:** a chapter is missing\n- **Warning:** two chapters have the same title\n", []string{
			"Reports an error when a chapter is missing.", "Reports a warning when two chapters have the same title.",
		}},
		{"faults by their form", "## Plausibility checks\n\n- Duplicate meters\n- Gaps without a reason\n- Consumption too high for the house\n", []string{
			"Reports a finding for duplicate meters.", "Reports a finding for gaps without a reason.", "Reports a finding for consumption too high for the house.",
		}},
		{"only what is looked at", "## What it checks\n\n- Spelling of the headings\n- The sum of each page\n", []string{
			"Checks the spelling of the headings.", "Checks the sum of each page.",
		}},
		{"in Chinese", "## 检查内容\n\n- 甲方名称前后不一致（错误，C01）\n- 付款期限超过 90 天（警告，C04）\n", []string{
			"规则 `C01` 报告错误：甲方名称前后不一致。", "规则 `C04` 报告警告：付款期限超过 90 天。",
		}},
		{"rules that bind people", "## Rules\n\n- No more than two books at a time\n- Loans longer than 3 weeks need a reminder\n", []string{
			"No more than two books at a time.", "Loans longer than 3 weeks need a reminder.",
		}},
		{"what has to be so", "## Checks\n\n- The amount is above zero\n- The date lies in the past\n", []string{
			"The amount is above zero.", "The date lies in the past.",
		}},
		{"ranks are no levels", "## Features\n\n- Login with e-mail (high)\n- Export as CSV (low)\n", []string{"Login with e-mail.", "Export as CSV."}},
	} {
		u := Understand(lex.Read(analysis.Source{Text: "# Bill check\n\nIt checks printed bills.\n\n" + c.list}), lex)
		var got []string
		for _, f := range u.Facts() {
			if (f.Kind == "feature" || f.Kind == "constraint") && FirstLine(f.Source) > 3 {
				got = append(got, f.Text)
			}
		}
		require.ElementsMatch(t, c.want, got, c.name)
	}
}

// What people look for is no fault, and whoever says so is no program.
func TestPeopleWhoLookForSomething(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, list := range []string{"## What guests look for\n\n- Rooms without carpet\n- Two beds in the same room\n", "We look for:\n\n- Boats without an owner\n- Unused berths\n"} {
		u := Understand(lex.Read(analysis.Source{Text: "# Room finder\n\nA web application.\n\n" + list}), lex)
		for i := range u.Features {
			require.Empty(t, u.Features[i].Fault, list)
		}
	}
}
