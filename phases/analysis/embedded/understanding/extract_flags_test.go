package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a flag does is a feature, whatever its words would say elsewhere.
func TestFlagsAreFeatures(t *testing.T) {
	t.Parallel()
	u := understood(t, `# `+"`stocktake count`"+`: more switches

## Wanted

- `+"`--skip <shelf>`"+`: leave out what stands on that shelf. An unknown shelf → exit code 2 and its name.
- `+"`-q, --quiet`"+`: say nothing unless something is wrong.
- `+"`--skip`"+` without `+"`--store`"+` must be refused.
- `+"`--all`"+` never asks. Do we need it?
- No new file of settings.
`)
	var names []string
	for _, f := range u.Features {
		names = append(names, f.Name)
	}
	require.Equal(t, []string{"`--skip <shelf>`", "`-q, --quiet`", "`--skip` without `--store` must be refused", "`--all` never asks"}, names)
	require.Equal(t, "`--skip <shelf>`: leave out what stands on that shelf.", u.Features[0].Text)
	require.Equal(t, "An unknown shelf → exit code 2 and its name.", u.Features[0].Criteria[0].Text)
	require.Len(t, u.NonGoals, 1)
	require.Len(t, u.Questions, 1)
	require.Empty(t, u.Constraints)
}

// A table of flags lists them, with or without defaults.
func TestATableOfFlagsIsAList(t *testing.T) {
	t.Parallel()
	u := understood(t, `# seedbank

A command line tool that keeps a list of seeds.

## Options

| Flag | Meaning |
|---|---|
| `+"`--sort KEY`"+` | sorts by that column |
| `+"`--json`"+` | prints the result as JSON |
| `+"`--jobs N`"+` | how many files are read at the same time (default 4) |
`)
	require.Len(t, u.Features, 1)
	require.Equal(t, ListSetting, u.Features[0].List)
	require.Len(t, u.Features[0].Rows, 3)
	require.Empty(t, u.Constraints)
}

// A synopsis that says what each command does lists features.
func TestCommandsOfASynopsisAreFeatures(t *testing.T) {
	t.Parallel()
	u := understood(t, `# kilnctl

A command line tool that fires a kiln.

## Commands

    kilnctl fire PROFILE [--dry]   heats as the profile says
    kilnctl log DAY                prints the readings of a day
    kilnctl stop                   switches the heating off

`+"`kilnctl stop`"+` exits with 4 when the kiln is cold.
`)
	var texts []string
	for _, f := range u.Features {
		texts = append(texts, f.Text)
	}
	require.Contains(t, texts, "`kilnctl fire PROFILE [--dry]`: heats as the profile says.")
	require.Contains(t, texts, "`kilnctl log DAY`: prints the readings of a day.")
	require.Len(t, u.Signatures, 3)
}

// A heading of functions in code is a feature, whatever stands below it.
func TestHeadingsOfFunctionsAreFeatures(t *testing.T) {
	t.Parallel()
	u := understood(t, "# rowmath\n\nSums for Python.\n\n## API\n\n### `Row#mean`, `#median`\n`mean` and `median` take an optional weight.\n\n### `Row.dump()` / `Row.load(text)`\n`{\"cells\": [1, 2]}`\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, "`Row#mean`, `#median`", u.Features[0].Name)
	require.Equal(t, "`mean` and `median` take an optional weight.", u.Features[0].Text)
	require.Equal(t, "`Row.dump()` / `Row.load(text)`", u.Features[1].Name)
}

// A paper about one thing that a program does is about that program.
func TestAPaperIsAboutTheProgramInItsTitle(t *testing.T) {
	t.Parallel()
	u := understood(t, "# RFC 9: Late readings in `meter-sum`\n\n## Summary\n`meter-sum` adds up readings per hour. Readings may come late.\n\n## Proposal\n\n1. Accept readings for 48 h.\n")
	require.Equal(t, "meter-sum", u.Product)
	u = understood(t, "# Rules for the `lint` job\n\nWe want rules.\n\n- The job refuses tabs.\n")
	require.NotEqual(t, "lint", u.Product)
}
