package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// An app on a backend service has no servers of its own, and what people hold
// in the hand is no web interface.
func TestAppOnABackendServiceHasNoServers(t *testing.T) {
	t.Parallel()
	_, out := placed(t, `# Beehive log

Beehive log is a mobile app for bee keepers, made with Flutter. No web version. The backend is Supabase.

## Features
- A keeper can add a hive with a photo.
- A keeper can note an inspection.
- A keeper can search hives by name.
`)
	a := &out.Architecture
	deployment := phrasing.ItemsText(a.Deployment)
	require.Contains(t, deployment, "Supabase")
	require.NotContains(t, deployment, "load balancer")
	for _, c := range a.Components {
		require.NotEqual(t, "Web interface", c.Name)
	}
	for _, row := range a.Stack {
		require.NotEqual(t, "OCI container", row.Technology)
	}
	for i := range out.Decisions {
		require.NotContains(t, out.Decisions[i].Title, "deployable")
	}
}

// What an existing product is built with is not decided again, and languages of
// generated clients are none of the product.
func TestWhatExistsIsNotDecidedAgain(t *testing.T) {
	t.Parallel()
	_, out := placed(t, `# Team calendars for Rota

Rota is an existing Django app (PostgreSQL, Celery, Redis).

## Features
- A manager can create a calendar for a team.
- A member can see the calendar of their team.
- Client libraries for Java and TypeScript are generated from the description of the interface.

## Text and technical remarks
- A calendar shows 14 days.
`)
	for i := range out.Decisions {
		require.NotContains(t, out.Decisions[i].Title, "PostgreSQL")
		require.NotContains(t, out.Decisions[i].Title, "deployable")
	}
	for _, row := range out.Architecture.Stack {
		require.NotContains(t, []string{"Java", "TypeScript"}, row.Technology)
	}
	for _, c := range out.Architecture.Components {
		require.NotEqual(t, "Text and technical remarks", c.Name)
	}
}

// A worker that rules out a screen has no web interface, a database whose changes it
// reads is not where it keeps its data, a script of today is no language of it, and
// how often is tried again is not proposed where the source says it.
func TestAWorkerWithoutAScreen(t *testing.T) {
	t.Parallel()
	in, out := placed(t, `# RFC: Move the nightly export to a worker

## Background
- Our own Ruby script ignores foreign keys.
- Partners use the Java and Kotlin client that the guild generates.
- The SFTP server belongs to the vendor (Kassa BV).

## Non-goals
- A user interface. Operators use the existing dashboard in the browser.

## Design
Feedline subscribes to a replication slot of PostgreSQL 15 and receives every insert. If an upload fails, it is tried again after 1 and 2 minutes. Feedline uploads one file an hour to Kassa BV.
`)
	for _, c := range out.Architecture.Components {
		require.NotEqual(t, "Web interface", c.Name)
	}
	for _, row := range out.Architecture.Stack {
		require.NotContains(t, []string{"Ruby", "Java", "Kotlin"}, row.Technology)
	}
	for i := range out.Decisions {
		require.NotContains(t, out.Decisions[i].Title, "PostgreSQL")
	}
	for _, i := range in.Reqs.Index.Integrations {
		require.NotContains(t, i.Failure, "tried again 3 times")
	}
}
