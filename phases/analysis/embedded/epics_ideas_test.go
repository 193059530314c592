package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// wholeIdea plans an idea from its first sentence to its epics.
func wholeIdea(t *testing.T, e *Engine, text, profile string) (run, analysis.ArchitectureOutput, []specs.Epic) {
	t.Helper()
	c := common("idea.txt", text, "standard")
	c.SpecType = profile
	r := complete(t, e, c, true)
	arch, epics := planned(t, e, c, &r)
	return r, arch, epics
}

// planned is the design and the epics of an idea whose requirements are there.
func planned(t *testing.T, e *Engine, c analysis.Common, r *run) (analysis.ArchitectureOutput, []specs.Epic) {
	t.Helper()
	if c.SpecType == "" {
		c.SpecType = r.Seed.SpecType
	}
	arch, epics := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
	return arch, epics.Epics
}

// requireWholePlan asks that every requirement of an idea has its place in the epics.
func requireWholePlan(t *testing.T, e *Engine, text string, r *run) {
	t.Helper()
	_, epics := planned(t, e, common("idea.txt", text, "standard"), r)
	require.NotEmpty(t, epics, text)
	requirePlan(t, r, epics)
}

// What is hardly an idea gets a whole plan too; the table of ideas asks the same of each.
func TestWhatIsHardlyAnIdeaGetsAWholePlan(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, text := range []string{
		"bot: ; : receive events",
		": receive events from Stripe, store them for 30 days",
		"Tool for: x, y",
		"A CLI (with brackets): run (tests), report",
		"一个工具：收，发，存",
		"支持、和、或",
	} {
		r := complete(t, e, common("idea.txt", text, "standard"), true)
		requireWholePlan(t, e, text, &r)
	}
}

// A change of something that is called an interface is planned as a change; only who asks
// for an interface gets one with operations.
func TestAChangeOfAnInterfaceIsAChange(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, text := range []string{"Add an endpoint to our API that deletes old sessions", "Split the user table out of our API; old endpoints keep working until March"} {
		r, _, _ := wholeIdea(t, e, text, "")
		require.Equal(t, "service", r.Seed.SpecType, text)
		_, arch, _ := wholeIdea(t, e, text, "api")
		require.NotEmpty(t, arch.Architecture.Endpoints, text)
		_, arch, _ = wholeIdea(t, e, text, "library")
		require.NotEmpty(t, arch.Architecture.Signatures, text)
	}
}
