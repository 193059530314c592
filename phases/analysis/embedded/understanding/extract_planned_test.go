package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFeaturesThatOnlyThePlanNames reads a plan that lists features, and plans that
// tell the steps of a project or sum up what the text lays out.
func TestFeaturesThatOnlyThePlanNames(t *testing.T) {
	t.Parallel()
	const told = "# Orchard\n\nOne app for pickers.\n\n## How it works\n\n1. Pickers scan a crate with the phone.\n2. The daily sum shows each picker what they earn.\n\n"
	for text, want := range map[string][]string{
		told + "## Milestones\n\n**M1 – May:** crate scan, daily sum, four languages.\n**M2 – August:** yield forecast, pilot with two farms.\n": {"Four languages.", "Yield forecast."},
		told + "## Milestones\n\n**M1 – May:** pilot with two farms, training.\n**M2 – August:** launch.\n":                                      nil,
		told + "## Milestones\n\n**M1 – May:** crate scan, daily sum.\n":                                                                         nil,
	} {
		var got []string
		milestones := 0
		for _, f := range one(t, text) {
			if f.Kind == "feature" && FirstLine(f.Source) > 11 {
				got = append(got, f.Text)
			}
			if f.Kind == "milestone" {
				milestones++
			}
		}
		require.Equal(t, want, got, text)
		require.NotZero(t, milestones, text)
	}
}

// TestARuleAmongTheRisksIsNoRisk tells what must never happen from what may.
func TestARuleAmongTheRisksIsNoRisk(t *testing.T) {
	t.Parallel()
	const head = "# Clinic\n\n## Features\n\n- Nurses record the pulse.\n\n## Risks\n\n"
	for text, risk := range map[string]bool{
		"- Health data must never leave the clinic.\n":                             false,
		"- The recorder must not write names.\n":                                   false,
		"- If the line breaks, doctors must not see old values.\n":                 true,
		"- The line could break during a visit.\n":                                 true,
		"- Nurses will not use it, and then it must not count as an evaluation.\n": true,
	} {
		var got []string
		for _, f := range one(t, head+text) {
			if FirstLine(f.Source) == 9 {
				got = append(got, f.Kind)
			}
		}
		if risk {
			require.Contains(t, got, "risk", text)
			continue
		}
		require.NotContains(t, got, "risk", text)
		require.NotEmpty(t, got, text)
	}
}

// TestTheLabelOutLeavesOut reads what stands behind "Out:".
func TestTheLabelOutLeavesOut(t *testing.T) {
	t.Parallel()
	var got []string
	for _, f := range one(t, "# Kite game\n\n**Core loop**\n1. The player steers a kite.\n\n**Out:** chat, ranking, payments (all is free).\n") {
		if f.Kind == "non_goal" {
			got = append(got, f.Text)
		}
		require.False(t, f.Kind != "non_goal" && FirstLine(f.Source) == 6, f)
	}
	require.NotEmpty(t, got)
}

// TestAPlanInOneLineIsSeveralMilestones splits what is a step of its own and keeps what
// only explains one.
func TestAPlanInOneLineIsSeveralMilestones(t *testing.T) {
	t.Parallel()
	const head = "# Orchard\n\n## Features\n\n- Pickers scan a crate with the phone.\n\n## Milestones\n\n"
	for text, want := range map[string][]string{
		"Dates: crate scan live 1 Feb · daily sum on 1 Apr · v2 with four languages.\n": {"Crate scan live 1 Feb.", "Daily sum on 1 Apr.", "v2 with four languages."},
		"Pilot on 4 May with two farms, so that pickers are trained by 1 June.\n":       {"Pilot on 4 May with two farms, so that pickers are trained by 1 June."},
		"Pilot in May · two farms · trained pickers.\n":                                 {"Pilot in May · two farms · trained pickers."},
		"The crate scan is piloted on 4 May; the daily sum is launched by 1 June.\n":    {"The crate scan is piloted on 4 May.", "The daily sum is launched by 1 June."},
	} {
		var got []string
		for _, f := range one(t, head+text) {
			if f.Kind == "milestone" {
				got = append(got, f.Text)
			}
		}
		require.Equal(t, want, got, text)
	}
}
