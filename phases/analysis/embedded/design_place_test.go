package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

const wallScreen = `# Wall screen for the surgery

- The receptionist checks a patient in and hands over a slip with a number.
- A doctor calls the next number with one press on the keyboard.
- The receptionist can change the number of a patient.
- The screen shows the number being called and the room.
- The list can be printed by the receptionist.

## Limits
- It runs on the Raspberry Pi behind the TV; there is no other server.
- The network of the surgery has no way out to the internet.
- After a power cut the screen is back within 90 seconds.
- Must comply with ISO 27799.
`

func placed(t *testing.T, text string) (run, analysis.ArchitectureOutput) {
	t.Helper()
	return designOf(t, New(templates.New(nil, "")), analysis.Common{Source: analysis.Source{Name: "x.md", Text: text}, Lang: specs.English, Depth: "standard", SpecType: "service"})
}

func optionNames(list []specs.ADR) string {
	var b strings.Builder
	for i := range list {
		for _, o := range list[i].Options {
			b.WriteString(o.Name + "; ")
		}
	}
	return b.String()
}

// What runs on one machine is neither doubled nor balanced nor run by somebody
// else.
func TestOneMachineGetsADesignForOneMachine(t *testing.T) {
	t.Parallel()
	r, out := placed(t, wallScreen)
	a := &out.Architecture
	deployment := phrasing.ItemsText(a.Deployment)
	require.Contains(t, deployment, "Raspberry Pi")
	require.NotContains(t, deployment, "load balancer")
	require.NotContains(t, deployment, "instance by instance")
	require.NotContains(t, optionNames(out.Decisions), "Functions run by a provider")
	require.NotContains(t, optionNames(out.Decisions), "One service for each component")
	for _, row := range a.Stack {
		require.NotContains(t, []string{"OCI container", "PostgreSQL"}, row.Technology)
	}
	for i := range r.Reqs.NFRs {
		require.NotEqual(t, "A", r.Reqs.NFRs[i].Category)
	}
	require.NotContains(t, phrasing.ItemsText(a.Trust), "belongs to them", "nothing says whose a number is")
}

// A quality without a subject is one of the product, and its proof fits what it
// speaks of.
func TestQualitiesWithoutASubjectAreSentences(t *testing.T) {
	t.Parallel()
	r, _ := placed(t, wallScreen+"\n## Non-functional requirements\n- Available Monday to Friday, at most 2 hours of outage a month.\n- Recovery after the loss of the disk within 4 hours, losing at most 15 minutes of data.\n")
	said := ""
	for i := range r.Reqs.NFRs {
		n := &r.Reqs.NFRs[i]
		said += n.Category + " " + n.Title + " | " + phrasing.ItemsText(n.Statement)
		for _, x := range n.Targets {
			said += " | " + x.Metric + " = " + x.Target + " by " + x.Measurement
		}
		said += "\n"
	}
	require.Contains(t, said, "MUST comply with ISO 27799.")
	require.NotContains(t, said, "provide must")
	require.Contains(t, said, "MUST be available Monday to Friday")
	require.Contains(t, said, "power cut 10 times")
	require.Contains(t, said, "R Recovery after the loss of the disk within 4 hours")
	require.Contains(t, said, "timed restore drill")
	require.Contains(t, said, "loss of data = at most 15 minutes")
}

// What somebody else hosts has no machine to start with, and a language is not
// weighed against its own kind as another one.
func TestHostedPagesHaveNoServiceManager(t *testing.T) {
	t.Parallel()
	_, out := placed(t, `# Heap book of the compost club

- A member opens a heap and writes down the temperature.
- A keeper closes a heap.
- Every member takes one turn a month.
- A member reserves compost of a heap.

The club's web hosting (PHP and MySQL) is free for us, so it has to run there.
`)
	deployment := phrasing.ItemsText(out.Architecture.Deployment)
	require.NotContains(t, deployment, "service manager")
	require.Contains(t, deployment, "the host's timer")
	names := optionNames(out.Decisions)
	require.Contains(t, names, "PHP; A language with types")
	require.NotContains(t, names, "Another compiled language")
}

// What a project leaves behind is no decision for it.
func TestATechnologyThatIsLeftIsNotChosen(t *testing.T) {
	t.Parallel()
	_, out := placed(t, `# Move the points ledger off Oracle

The points of our customers are stored in Oracle 12.

- A clerk books points to a card.
- A clerk cancels a booking of points.
- A customer sees the balance of a card.
- The finance team exports the bookings of a month.
`)
	for i := range out.Decisions {
		require.NotContains(t, out.Decisions[i].Title, "Use Oracle")
	}
}

// A part is called by a thing: sentences, deeds and people are no names, and
// there is one core at most.
func TestPartsAreCalledByThings(t *testing.T) {
	t.Parallel()
	_, out := placed(t, `# Care home notes

## Finding 3: relatives call, and call again
- A relative sees the notes of the day.
- A nurse marks a note as private.

## So
- A nurse dictates a note.
- A nurse corrects a note within an hour.

## Why it matters
- The manager sees who read a note.

## Medication
- A nurse signs for each dose.
- A nurse reports a missing dose.
`)
	seen := map[string]bool{}
	for _, c := range out.Architecture.Components {
		require.False(t, seen[c.Name], c.Name)
		seen[c.Name] = true
		require.NotContains(t, c.Name, "Finding")
		require.NotEqual(t, "So", c.Name)
	}
	require.True(t, seen["Medication"])
}
