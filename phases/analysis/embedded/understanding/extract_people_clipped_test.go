package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAPersonIsOneUnderEveryName has clipped words, other names in brackets and the
// last word of a longer name.
func TestAPersonIsOneUnderEveryName(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"clipped in a story", "# Stable\n\n## Users\n\n- Veterinarian: treats horses.\n\n## Stories\n\n- As a vet, I want to see the last treatment.\n", []string{"Veterinarian"}},
		{"clipped without a long form", "# Stable\n\n## Stories\n\n- As a vet, I want to see the last treatment.\n", []string{"Vet"}},
		{"by its last word", "# Guild\n\n## Users\n\n- Training adviser: visits companies.\n- Trainer: signs.\n\n## Stories\n\n- As an adviser, I want a list of weak apprentices.\n", []string{"Training adviser", "Trainer"}},
		{"two that end so", "# Guild\n\n## Users\n\n- Training adviser: visits companies.\n- Legal adviser: reads contracts.\n\n## Stories\n\n- As an adviser, I want a list of weak apprentices.\n", []string{"Training adviser", "Legal adviser", "Adviser"}},
		{"in brackets and quotes", "# Lab\n\n## Users\n\n| Role | What |\n|---|---|\n| Intake technician (\"tech\") | Opens bags |\n\n## Stories\n\n- As a tech, I want a list of bags.\n", []string{"Intake technician"}},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "input.md", Text: c.text}), loadLexicons(t))
		var names []string
		for i := range u.Actors {
			names = append(names, u.Actors[i].Name)
		}
		require.Equal(t, c.want, names, c.name)
	}
}

// TestHeadingsOfAOnePager reads what a product manager writes above lists.
func TestHeadingsOfAOnePager(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"unknowns", "# Ferry\n\n## Things we don't know\n\n- Do old tablets run the app?\n", []string{"question: Do old tablets run the app?", "!non_goal: Do old"}},
		{"how we'll know", "# Ferry\n\n## How we'll know\n\n- Boarding takes one tap.\n", []string{"goal: Boarding takes one tap"}},
		{"what the document describes", "# Ferry\n\n## Overview\n\nThe line runs 40 boats. This document describes an app that shows every boat to every pier.\n", []string{"product: An app that shows every boat", "!product: The line runs"}},
		{"so I can", "# Ferry\n\n## Stories\n\n- As a skipper, I want a list of late boats, so I can call them.\n", []string{"feature: a list of late boats"}},
	})
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "input.md", Text: "# Ferry\n\n## Stories\n\n- As a skipper, I want a list of late boats so I can call them.\n"}), loadLexicons(t))
	require.Equal(t, "I can call them", u.Features[0].Benefit)
}
