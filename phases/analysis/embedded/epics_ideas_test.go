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
	if c.SpecType == "" {
		c.SpecType = r.Seed.SpecType
	}
	arch, epics := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
	return r, arch, epics.Epics
}

// An idea of a line or two gets a whole plan, whatever its words are.
func TestEveryIdeaGetsAWholePlan(t *testing.T) {
	t.Parallel()
	e := fresh()
	more := []idea{
		{Text: "bot: ; : receive events"},
		{Text: ": receive events from Stripe, store them for 30 days"},
		{Text: "Tool for: x, y"},
		{Text: "A CLI (with brackets): run (tests), report"},
		{Text: "一个工具：收，发，存"},
		{Text: "支持、和、或"},
	}
	for _, c := range append(ideas(t), more...) {
		r, _, epics := wholeIdea(t, e, c.Text, "")
		require.NotEmpty(t, epics, c.Text)
		requirePlan(t, &r, epics)
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
