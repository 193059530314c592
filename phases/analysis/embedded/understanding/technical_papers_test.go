package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// itemTexts are the texts of a list.
func itemTexts(list []specs.Item) []string {
	out := make([]string, len(list))
	for i := range list {
		out[i] = list[i].Text
	}
	return out
}

// left are the texts of what is left out.
func left(u *Understanding) []string {
	out := make([]string, len(u.NonGoals))
	for i := range u.NonGoals {
		out[i] = u.NonGoals[i].Text
	}
	return out
}

// wanted are the texts of the features.
func wanted(u *Understanding) []string {
	out := make([]string, len(u.Features))
	for i := range u.Features {
		out[i] = u.Features[i].Text
	}
	return out
}

// The form of a tracker asks in bold; what it asks is no open question, and the number
// of the complaint below it no target.
func TestFormOfATrackerHasHeadings(t *testing.T) {
	t.Parallel()
	u := understood(t, "# `loom pack`: add `--only` #77\n\n**What problem does this solve?**\n\nOur build packs 900 folders although two changed. Takes 12 minutes.\n\n**What I'd like**\n\n- `--only <glob>`: pack only folders that match. Anything else is skipped.\n- `--list`: print what would be packed, pack nothing.\n\n**What I don't want**\n\nNo daemon, please.\n\n**Alternatives considered**\n\n`loom pack | grep` works but it still reads every folder.\n\nTarget: 3.4.0\n")
	require.Empty(t, u.Questions)
	require.Empty(t, u.Qualities)
	require.Contains(t, itemTexts(u.Problem), "Takes 12 minutes.")
	require.Len(t, u.Features, 2)
	require.Equal(t, []string{"No daemon."}, left(u))
	require.Len(t, u.Alternatives, 1)
	require.Equal(t, "`loom pack | grep`", u.Alternatives[0].Name)
	require.Empty(t, u.Goals)
	require.Equal(t, []string{"Target: 3.4.0."}, itemTexts(u.Milestones))
}

// What somebody replies in a thread stands below none of the headings of the post above.
func TestRepliesLeaveTheHeadingsOfThePost(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kiln timer: add a hold phase #9\n\n**What I'd like**\n\n- A hold phase at the top temperature.\n\n**What I don't want**\n\n- No cloud login.\n\n**@ines** (maintainer) commented:\n\n> Two things: the relay sticks, so the timer should switch off early. And I'd like a buzzer at some point, but not in this PR.\n\n**@bo-k** commented:\n\n> Should the hold phase survive a power cut? I'd say no, with a note in the log.\n")
	require.Contains(t, wanted(u), "The relay sticks, so the timer should switch off early.")
	require.Len(t, u.NonGoals, 2)
	require.Contains(t, u.NonGoals[1].Text, "buzzer")
	require.Len(t, u.Questions, 1)
	require.Equal(t, "Should the hold phase survive a power cut? I'd say no, with a note in the log.", u.Questions[0].Text)
}

func TestRoadmapTellsWhatComesWhatMayComeAndWhatNeverWill(t *testing.T) {
	t.Parallel()
	for _, never := range []string{"### Won't do", "### Not planned", "### Out of scope"} {
		u := understood(t, "# Reedbox\n\nReedbox is a scheduler for choirs.\n\n## Roadmap\n\n### 2.1 (next)\n- [x] Dark mode\n- [ ] **Seat plans.** A conductor draws a seat plan.\n- [ ] Rehearsal export, because the old one stops in May\n\n### 2.2\n- [ ] Calendar feed\n\n### Later / maybe\n- [ ] Sheet music viewer\n\n"+never+"\n- Selling tickets\n- Video calls\n")
		require.Equal(t, []string{"Selling tickets.", "Video calls."}, left(u), never)
		require.Equal(t, []string{"2.1 (next): Seat plans; Rehearsal export.", "2.2: Calendar feed."}, itemTexts(u.Milestones), never)
		for i := range u.Features {
			f := &u.Features[i]
			require.NotContains(t, f.Text, "tickets")
			require.Equal(t, f.Text == "Sheet music viewer.", f.Priority == "could", f.Text)
		}
	}
}

func TestWhatAChangeLeavesAloneIsNoDemandButABoundBesideItIs(t *testing.T) {
	t.Parallel()
	u := understood(t, "1. Reason\nReturns in May: 80 pumps, 12 % with a stuck float. Root cause: the float position is lost at power-off.\n\n2. Change\n- Store the float position after each stroke.\n\n3. Not changed\nMotor driver, bus protocol, housing. Standby current must stay under 12 mA.\n\n4. Test\nThe pump runs for a day.\n")
	require.Equal(t, []string{"Motor driver.", "Bus protocol.", "Housing."}, left(u))
	require.Len(t, u.Qualities, 1)
	require.Equal(t, "Standby current must stay under 12 mA.", u.Qualities[0].Text)
	require.Len(t, u.Problem, 2)
}

func TestQuestionSaysWhoIsToAnswerIt(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Does a refund need a note? Accounts to answer by 1 March.": "Accounts, by 1 March",
		"May a guest see the plan? The kitchen decides":             "The kitchen",
		"Is 40 GB enough? We check nothing before.":                 "",
	} {
		u := understood(t, "# Till\n\nA till for markets.\n\n## Open questions\n\n- "+text+"\n")
		require.Len(t, u.Questions, 1, text)
		require.Equal(t, want, u.Questions[0].Owner, text)
	}
}

func TestLinesOfATestPlanAreCriteriaAndColumnsNameTheThing(t *testing.T) {
	t.Parallel()
	u := understood(t, "CHANGE NOTE CN-12   Bilge pump BP-4   FW 2.0 -> 2.1\nAuthor: R. Vos      Status: draft      Boards: C and D only (A/B stay on 2.0)\n\n1. Reason\nThe float sticks after a power cut.\n\n2. Change\n- Store the float position after each stroke.\n- Sound the buzzer when the float sticks.\n\n3. Compatibility\nOld displays ignore the new field.\n\n4. Test\nT1 power cut 50x at random positions\nT2 store corrupted -> homing\nT3 blocked float -> 3 retries\nRelease: ten boats for 14 days, then all. Stop if two boats report a fault.\n")
	require.Equal(t, "Bilge pump BP-4", u.Product)
	require.Contains(t, itemTexts(u.Constraints), "Boards: C and D only (A/B stay on 2.0).")
	var criteria []string
	criteria = append(criteria, itemTexts(u.Done)...)
	for i := range u.Features {
		criteria = append(criteria, itemTexts(u.Features[i].Criteria)...)
	}
	require.Subset(t, criteria, []string{"T1 power cut 50x at random positions.", "T2 store corrupted -> homing.", "T3 blocked float -> 3 retries."})
	require.Contains(t, itemTexts(u.Milestones), "Ten boats for 14 days, then all.")
}
