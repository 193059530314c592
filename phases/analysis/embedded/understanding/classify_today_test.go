package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// TestWhatIsToldOfTodayIsNoPromise: how much there is, what others do and which
// devices are there binds nobody to do it as well.
func TestWhatIsToldOfTodayIsNoPromise(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		heading, text string
		quality       bool
	}{
		{"Migration", "The three ledgers have 12 million and 90 million rows.", false},
		{"Today", "The round takes place standing at the desk, 20 minutes, unpaid for the trainees.", false},
		{"Lending", "The other clinics borrow from us about six times a year.", false},
		{"Constraints", "The bedside tablets are Samsung A8 with Android 12; they cannot be replaced this year.", false},
		{"Constraints", "Existing phones (Nokia XR20, Android 11) are to be used.", false},
		{"Background", "WardPlan has been running since 2006 on a Windows server with SQL Server.", false},
		{"Jobs", "Night orders cost 30 percent more and there may be at most 10 of them per day.", false},
		{"Wishes", "The works council will not accept this, so location only during a shift.", false},
		{"Wishes", "Please nothing with fingerprints, the works council would kill us.", false},
		{"How we deliver", "2xx within 8 seconds is success.", false},
		{"Technical", "Bidders should describe how the solution scales to a second clinic.", false},
		{"Quality", "A search over all 8,000 patients answers in under 2 seconds.", true},
		{"Quality", "The hub must have 99.9 % uptime per month.", true},
		{"Constraints", "The app runs on Android 10 and newer.", true},
	} {
		u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## "+c.heading+"\n\n- "+c.text+"\n")
		require.Equal(t, c.quality, len(u.Qualities) > 0, "%s: %v", c.text, u.Qualities)
	}
}

// TestAPronounMeansThePersonByName: who is named at the beginning of the sentence
// before is meant, and an agency is no she.
func TestAPronounMeansThePersonByName(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## How a Monday looks (walk-through)\n\nMira has a list with twenty names from the agency. She uploads it at 8:10 and picks a template.\n")
	require.Len(t, u.Flows, 2)
	require.Equal(t, "Mira uploads it at 8:10 and picks a template.", u.Flows[1].Text)
}

// TestWhatIsAskedForStandsFirst: a wish and a refusal are read as what they ask
// for.
func TestWhatIsAskedForStandsFirst(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## Wishes\n\nMira, our matron, wishes she could plan a month: put nights in a list and see the gaps. The works council (OR) will not accept this, so location only when they press \"on duty\".\n")
	require.NotEmpty(t, u.Features)
	require.Contains(t, u.Features[0].Text, "The matron can plan a month")
	require.NotEmpty(t, u.Constraints)
	require.Equal(t, "Location only when they press \"on duty\", because the works council (OR) will not accept this.", u.Constraints[0].Text)
}

// A fact in front of what follows from it is its reason, and no demand.
func TestAFactIsTheReasonOfWhatFollows(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Linux clocks have a resolution of 4 ms there, so `--wait` should round up.":    "`--wait` should round up, because Linux clocks have a resolution of 4 ms there.",
		"Serial numbers are unique per maker only, so the system must never trust one.": "The system must never trust one, because serial numbers are unique per maker only.",
		"The report must be short, so the till should sum up.":                          "The report must be short, so the till should sum up.",
		"We ordered late, so wages are paid twice.":                                     "We ordered late, so wages are paid twice.",
	} {
		u := &reading.Unit{Sentences: []reading.Sentence{{Text: in}}}
		(&understander{lex: loadLexicons(t), u: &Understanding{}, r: &reading.Reading{}}).demandsFirst(u)
		require.Equal(t, want, u.Sentences[0].Text)
	}
	u := understood(t, "# Roster\n\nA roster for a ward.\n\n## What we need\n\nThe nurses trade shifts. Wilma gets a paper copy, so there must be a page that prints. Ask Wilma.\n")
	require.NotEmpty(t, u.Features)
	require.Contains(t, u.Features[len(u.Features)-1].Text, "because Wilma gets a paper copy")
}

// TestHowThingsStandIsNoFunction: what is done at the moment, how many people there
// are and what costs too much as it is stand under no heading of functions.
func TestHowThingsStandIsNoFunction(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want bool
	}{
		{"Rowing school has ~60 members and 4 boats", false},
		{"At the moment everything goes through one mailbox", false},
		{"The harvest list is currently kept in a shared sheet and breaks every week", false},
		{"Printing the rota for 300 people is slow", false},
		{"Coaches see what is currently lent", true},
		{"A crew has 4 rowers", true},
		{"The rota can be printed", true},
	} {
		u := understood(t, "# Rowing desk\n\n- "+c.text+"\n- members book a boat\n")
		told := false
		for _, f := range u.Features {
			told = told || strings.HasPrefix(f.Text, c.text)
		}
		require.Equal(t, c.want, told, "%s: %v", c.text, u.Features)
	}
}

// TestWhatIsDoneWithPeopleIsNotTheirWish: a carrier who can be exported exports nothing.
func TestWhatIsDoneWithPeopleIsNotTheirWish(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Patients can be imported from a file.", ""},
		{"Patients can book a visit.", "Patient"},
		{"Patients must be informed of a delay.", "Patient"},
	} {
		u := understood(t, "# Ward hub\n\n## Features\n\n- "+c.text+"\n")
		require.Len(t, u.Features, 1)
		require.Equal(t, c.want, u.Features[0].Actor, c.text)
	}
}

// TestHowSomebodyWouldBuildItIsAdvice: what was measured on somebody's own machine and
// how they would build it are no functions.
func TestHowSomebodyWouldBuildItIsAdvice(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"On my laptop it takes ~9 s per sheet.", "I'd cache the rendered sheet, keyed by its hash."} {
		u := understood(t, "# Sheet desk\n\nA desk for sheets.\n\n1. Rendering a whole week is slow. "+text+"\n2. Members can print a sheet.\n")
		require.Len(t, u.Features, 1, "%s: %v", text, u.Features)
		require.Empty(t, u.Qualities, text)
	}
}
