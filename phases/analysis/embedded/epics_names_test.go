package embedded

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// epicsOf are the epics that a source comes to, by title.
func epicsOf(t *testing.T, text string) []specs.Epic {
	t.Helper()
	e := fresh()
	c := common("short.md", text, "standard")
	r := complete(t, e, c, true)
	c.SpecType = r.Seed.SpecType
	_, out := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
	return out.Epics
}

// A theme that holds more than its stories can tell becomes two epics of its name, the
// second with what it holds, and no two of its requirements are glued into one story.
func TestAFullThemeIsPartedAndNotGlued(t *testing.T) {
	t.Parallel()
	epics := epicsOf(t, `# Ferry desk

## Crossings

- A clerk must enter a crossing with date and ship.
- A clerk must cancel a crossing up to one hour before it.
- The loading crew must see the weight of every lorry.
- Passengers must be counted at the gate.
- The captain must sign the loading plan.
- A delay must be announced on the quay.
- A clerk must print the crew list.
- A clerk must copy the crossings of last week.
- The harbour office must receive the passenger list.

## Tickets

- A passenger must buy a ticket at the machine.
- A passenger must return a ticket until the day before.
- A ticket must be checked with a hand scanner.
`)
	var titles []string
	for i := range epics {
		titles = append(titles, epics[i].Title)
		for _, s := range epics[i].Stories {
			n := 0
			for _, id := range s.TracesTo {
				n += strings.Count(id, "REQ-")
			}
			require.LessOrEqual(t, n, 1, s.Title)
		}
	}
	require.Subset(t, titles, []string{"Crossings", "Crossings: loading plan, delays and crew list", "Tickets"})
}

// A quality that finds no place for a story of its own is proven by the story on which
// it hangs.
func TestAQualityIsProvenWhereItIsTraced(t *testing.T) {
	t.Parallel()
	text := `# Ferry desk

## Crossings

- A clerk must enter a crossing with date and ship.
- A clerk must cancel a crossing up to one hour before it.
- The loading crew must see the weight of every lorry.
- A delay must be announced on the quay.
- A clerk must print the crew list.

## Tickets

- A passenger must buy a ticket at the machine.
- A passenger must return a ticket until the day before.
- A ticket must be checked with a hand scanner.

## Invoices

- A haulier must receive one invoice a month.
- A haulier must dispute an invoice within 14 days.
- The bookkeeper must export the invoices as CSV.

## Quality

- A crossing with date and ship must be shown to a clerk within 2 seconds.
`
	proven := 0
	for _, e := range epicsOf(t, text) {
		for _, s := range e.Stories {
			if !slices.ContainsFunc(s.TracesTo, func(id string) bool { return strings.HasPrefix(id, "NFR-P") }) {
				continue
			}
			proven++
			require.True(t, slices.ContainsFunc(s.Criteria, func(c specs.Criterion) bool { return strings.Contains(c.Text, "2 s") }), "%s: %v", s.Title, s.Criteria)
		}
	}
	require.Positive(t, proven)
}

// What may follow the first release is called by what is in it, and by its place only
// where no list of things covers it.
func TestChineseExtensionsAreCalledByWhatTheyHold(t *testing.T) {
	t.Parallel()
	var titles []string
	for _, e := range epicsOf(t, `# 停车系统

## 进出场

- 系统必须识别车牌。
- 值班员必须能够手动抬杆。
- 系统必须显示空余车位。
- 无牌车可以扫码进场（P1）。

## 缴费

- 车主必须能够扫码缴费。
- 系统必须支持月卡。
- 财务必须能够导出账单。
- 支持优惠券（P1）。

## 发票

- 财务必须能够核对发票。
- 财务必须能够作废发票。
- 车主可以自助开具电子发票（P1）。
`) {
		titles = append(titles, e.Title)
	}
	require.Contains(t, titles, "优惠券和自助开具电子发票等功能")
}

// What joined a theme because it was too little for one of its own does not bear the
// name of the theme when this is parted.
func TestAHalfWithoutItsHeadingIsCalledByWhatItHolds(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "testdata", "inputs", "api-brief.md"))
	require.NoError(t, err)
	var titles []string
	for _, e := range epicsOf(t, string(text)) {
		titles = append(titles, e.Title)
		for _, s := range e.Stories {
			require.False(t, e.Title == "Endpoints" && s.Title == "Error codes")
		}
	}
	require.Contains(t, titles, "Endpoints")
	require.NotContains(t, titles, "Endpoints, part 2")
}

// Halves of a theme that bear only a number are numbered as they are built.
func TestHalvesAreNumberedAsTheyAreBuilt(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "testdata", "inputs", "unseen", "mountain-rescue-prd.md"))
	require.NoError(t, err)
	first := map[string]int{}
	for i, e := range epicsOf(t, string(text)) {
		first[e.Title] = i
	}
	require.Contains(t, first, "Call-out, part 2")
	require.Less(t, first["Call-out"], first["Call-out, part 2"])
}

// What brings data into being is built before what works with it, and what lets people
// in before everything else, wherever the source tells of them.
func TestEpicsFollowWhatTheyNeed(t *testing.T) {
	t.Parallel()
	at := func(epics []specs.Epic, title string) int {
		i := slices.IndexFunc(epics, func(e specs.Epic) bool { return e.Title == title })
		require.GreaterOrEqual(t, i, 0, "%s is missing: %v", title, epics)
		return i
	}
	epics := epicsOf(t, `# Ferry desk

The ferry desk keeps the lockers of a ferry port.

## Lockers

- A clerk must unlock a locker for a traveller.
- A clerk must list the lockers that are due.
- A clerk must move a locker to another quay.

## Set-up

- A clerk must register a locker with number and quay.
- A clerk must print the sign of a locker.

## Sign-in

- A clerk must sign in with the card of the port.
- A clerk must sign in with a PIN when the card is lost.
`)
	require.Less(t, at(epics, "Sign-in"), at(epics, "Set-up"))
	require.Less(t, at(epics, "Set-up"), at(epics, "Lockers"))
}

// What an epic brings is told whole: a title without a deed of somebody is not lost
// beside one rule that has the form of a sentence.
func TestAnEpicTellsWhatItBrings(t *testing.T) {
	t.Parallel()
	epics := epicsOf(t, `# Ferry desk

The ferry desk sells crossings.

## Ledger

- Monthly report of takings as PDF
- Export of all tickets as CSV
- Tickets are kept for 10 years.

## Desk

- A clerk must sell a ticket to a passenger.
- A clerk must print the crew list.
`)
	i := slices.IndexFunc(epics, func(e specs.Epic) bool { return e.Title == "Ledger" })
	require.GreaterOrEqual(t, i, 0)
	var said []string
	for _, it := range epics[i].Summary {
		said = append(said, it.Text)
	}
	require.Contains(t, strings.Join(said, " "), "Scope: monthly report of takings as PDF; export of all tickets as CSV.")
}

// Releases bear no number that nobody stated: a product of version 5.4 has no 0.1 to come.
func TestReleasesBearNoInventedNumber(t *testing.T) {
	t.Parallel()
	text := "# Ferry desk\n\nThe ferry desk sells crossings.\n\n## Must\n\n- A clerk must sell a ticket to a passenger.\n- A clerk must print the crew list.\n\n## Could\n\n- A clerk could copy the crossings of last week.\n- A clerk could export all tickets as CSV.\n\n## Roadmap\n\n- 5.4: selling tickets\n- 5.5: export of tickets\n"
	e := fresh()
	c := common("short.md", text, "standard")
	r := complete(t, e, c, true)
	c.SpecType = r.Seed.SpecType
	_, out := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
	require.NotEmpty(t, out.Index.Versioning)
	for _, it := range out.Index.Versioning {
		require.NotContains(t, it.Text, "0.1")
		require.NotContains(t, it.Text, "0.2")
	}
}
