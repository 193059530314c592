package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// liftPaper is a paper on lifts with the given lines below its functions.
func liftPaper(lines ...string) string {
	return "# Hoistway\n\nHoistway is a tool for lift maintenance companies.\n\n## Functional requirements\n\n" + strings.Join(lines, "\n") + "\n"
}

func TestABoldNumberIsNoNameOfTheSentenceBehindIt(t *testing.T) {
	t.Parallel()
	u := understood(t, liftPaper("- **FR-1 (M)** A report is made every night. Planners can download it as PDF.", "- **FR-2 (S)** Each contract has a price list. Planners can edit price lists."))
	require.Len(t, u.Features, 2)
	require.Equal(t, "A report is made every night.", u.Features[0].Text)
	require.Equal(t, "Each contract has a price list.", u.Features[1].Text)
	require.Equal(t, "should", u.Features[1].Priority)
	require.Equal(t, "Planners can edit price lists.", u.Features[1].Criteria[0].Text)
}

func TestCodesOfAScaleBehindARankStayInTheSentence(t *testing.T) {
	t.Parallel()
	u := understood(t, liftPaper("- **FR-1 (M)** There are three priorities:", "  - P1 – passenger trapped", "  - P2 – lift out of service", "- **FR-2 (M)** P1 alerts sound even if the phone is set to silent.", "- **FR-3** P2 calls are shown to the dispatcher."))
	require.Equal(t, "must", u.Features[1].Priority)
	require.Equal(t, "P1 alerts sound even if the phone is set to silent.", u.Features[1].Text)
	require.Empty(t, u.Features[2].Priority)
	require.Equal(t, "P2 calls are shown to the dispatcher.", u.Features[2].Text)
	u = understood(t, liftPaper("Priorities:", "", "- P1: Planners can see the map.", "- P2: Planners can print the map."))
	require.Equal(t, []string{"should", "could"}, []string{u.Features[0].Priority, u.Features[1].Priority})
}

func TestStatesInAFunctionAreThoseOfAThing(t *testing.T) {
	t.Parallel()
	u := understood(t, liftPaper("- **FR-1 (M)** A unit has one of four states: in service, out of service, renewed, scrapped. Only a manager can scrap a unit.", "- **FR-2 (M)** Each job shows one of the states ordered, approved, done."))
	require.Len(t, u.Features, 2, "they stay what is asked for")
	states := map[string][]string{}
	for _, e := range u.Entities {
		states[e.Name] = e.States
	}
	require.Equal(t, []string{"in service", "out of service", "renewed", "scrapped"}, states["Unit"])
	require.Equal(t, []string{"ordered", "approved", "done"}, states["Job"])
}

func TestAListOfWhatAReleaseHoldsIsASummary(t *testing.T) {
	t.Parallel()
	numbered := []string{"### Units", "", "- **FR-1** A planner can create a unit.", "- **FR-2** A planner can move a unit to another site.", "- **FR-3** Each unit has a QR code.", "", "### Quotes", "", "- **FR-4** A mechanic can request a quote for a repair.", "- **FR-5** A quote is sent to the customer.", "- **FR-6** A planner can change a quote.", "- **FR-7** A quote expires after 45 days.", "- **FR-8** Each quote has a number."}
	u := understood(t, "# Hoistway\n\nHoistway is a tool for lift maintenance companies.\n\n## Scope\n\nThe first release includes:\n\n- Units and sites\n- Repair quotes\n- Handover of papers\n\n## Functional requirements\n\n"+strings.Join(numbered, "\n")+"\n")
	require.Len(t, u.Features, 8)
	require.Len(t, u.InScope, 3, "all of the list is in scope")
	require.Contains(t, u.InScope[2].Text, "Handover of papers")
	u = understood(t, "# Hoistway\n\nHoistway is a tool for lift maintenance companies.\n\n## Scope\n\nThe first release includes:\n\n- Units and sites\n- Repair quotes\n- Handover of papers\n")
	require.Len(t, u.Features, 3, "alone it is all that is asked for")
}

func TestALineThatNamesSystemsAsksForWhatIsExchanged(t *testing.T) {
	t.Parallel()
	u := understood(t, liftPaper("- Planners can print.")+"\n## Integrations\n\n- **Xero and Sage 50** – draft invoices are pushed once per hour; customer data is read daily. Xero is required for launch.\n- **Remote monitoring** – not in the first release; the API must be ready for it.\n- **Apple Push Notification service** – push notifications.\n")
	var texts []string
	for _, f := range u.Features {
		texts = append(texts, f.Text)
	}
	require.Contains(t, texts, "Draft invoices are pushed to Xero and Sage 50 once per hour.")
	require.Contains(t, texts, "Customer data is read from Xero and Sage 50 daily.")
	for _, system := range u.Integrations {
		require.NotContains(t, system.Name, "monitoring")
		require.NotContains(t, system.Purpose, "–")
	}
	require.Len(t, u.NonGoals, 1)
	require.Contains(t, u.NonGoals[0].Text, "Remote monitoring")
}

func TestTermsOfTheRolloutAreNoDuties(t *testing.T) {
	t.Parallel()
	u := understood(t, liftPaper("- Planners can print.")+"\n## Rollout\n\nDuring beta the companies keep their paper log in parallel. Price is £29 per mechanic; building managers are free of charge.\n")
	require.Len(t, u.Features, 1)
	for _, it := range u.Constraints {
		require.Empty(t, u.Rules[StatementKey(it.Text)], it.Text)
	}
}

func TestWhoAnswersAQuestionMayStandBehindALabel(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, question, owner string }{
		{"How long must reports be kept? (Owner: Legal, due 30 April 2027)", "How long must reports be kept?", "Legal, due 30 April 2027"},
		{"Do we need a second key? — Owner: Priya", "Do we need a second key?", "Priya"},
		{"Do guests need a card? (front desk)", "Do guests need a card?", "front desk"},
	} {
		u := understood(t, liftPaper("- Planners can print.")+"\n## Open questions\n\n- "+c.text+"\n")
		require.Len(t, u.Questions, 1, c.text)
		require.Equal(t, c.question, u.Questions[0].Text)
		require.Equal(t, c.owner, u.Questions[0].Owner)
	}
}

func TestThoseWhoGoOnAreWhomTheSentenceIsAbout(t *testing.T) {
	t.Parallel()
	u := understood(t, liftPaper("- **FR-1** Quotes that nobody has answered after 14 days trigger a reminder to the building manager. After 45 days they expire."))
	require.NotContains(t, u.Features[0].Criteria[0].Text, "managers")
}

func TestReportsToSomebodyIsNoDeed(t *testing.T) {
	t.Parallel()
	u := understood(t, liftPaper("- Planners can print.")+"\n## Roles\n\n- **Service manager** – reviews failures, approves quotes and reports to the owner every month.\n")
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "owner")
	}
}
