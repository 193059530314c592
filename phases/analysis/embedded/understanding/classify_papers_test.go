package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a project needs before it may begin is a bound of the project, a right to what is one's
// own a thing that somebody does, and who has no account stays outside: none is a quality that
// a scan finds exceptions of, and none a role.
func TestPapersRightsAndThoseOutside(t *testing.T) {
	t.Parallel()
	u := understood(t, `# Cellar

## Users

- Brewer: sees what every tank holds
- Lab technician: releases a batch

Trainees under 18 don't have accounts. Their supervisors act for them.

## Later

- Guest accounts for contract brewers

## Privacy

- We need a works council agreement signed before the pilot.
- An employee can export and delete their personal data.
- All records are stored in Germany.

## Features

- Pages load within 2 seconds.
`)
	var actors, qualities, features, constraints []string
	for _, a := range u.Actors {
		actors = append(actors, a.Name)
	}
	for i := range u.Qualities {
		qualities = append(qualities, u.Qualities[i].Text)
	}
	for i := range u.Features {
		features = append(features, u.Features[i].Text)
	}
	for _, c := range u.Constraints {
		constraints = append(constraints, c.Text)
	}
	require.NotContains(t, actors, "Trainee")
	require.NotContains(t, actors, "Their supervisor")
	require.NotContains(t, actors, "Guest")
	require.Contains(t, constraints, "Trainees under 18 don't have accounts. Their supervisors act for them.")
	require.Contains(t, constraints, "We need a works council agreement signed before the pilot.")
	require.Contains(t, features, "An employee can export and delete their personal data.")
	require.Equal(t, []string{"All records are stored in Germany.", "Pages load within 2 seconds."}, qualities)
}
