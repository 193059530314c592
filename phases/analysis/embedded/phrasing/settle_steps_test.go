package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestTwoWaysInTwoSteps: what the plan builds one after the other is two features.
func TestTwoWaysInTwoSteps(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		feature string
		plan    []string
		want    []string
	}{
		"each in a step": {"In a file, or shared through MySQL.", []string{"v0.1 by May (in a file)", "v0.2 with MySQL by June"}, []string{"In a file.", "Shared through MySQL."}},
		"no such steps":  {"In a file, or shared through MySQL.", []string{"Pilot in May", "All farms in June"}, []string{"In a file, or shared through MySQL."}},
		"one step":       {"In a file, or shared through MySQL.", []string{"v0.1: file and MySQL", "v0.2: labels"}, []string{"In a file, or shared through MySQL."}},
		"three ways":     {"In a file, in memory, or shared through MySQL.", []string{"v0.1 (in a file)", "v0.2 with MySQL"}, []string{"In a file, in memory, or shared through MySQL."}},
	} {
		var plan []specs.Item
		for _, text := range tt.plan {
			plan = append(plan, specs.Item{Text: text})
		}
		var got []string
		for _, f := range bySteps([]understanding.FeatureFact{{Text: tt.feature}}, plan) {
			got = append(got, f.Text)
		}
		require.Equal(t, tt.want, got, name)
	}
}
