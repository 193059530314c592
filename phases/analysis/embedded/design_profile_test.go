package embedded

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// TestDesignOfKinds: a program, a pipeline and a change of what exists are not
// designed as a new service of their own.
func TestDesignOfKinds(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, kind  string
		text        string
		want, avoid []string
	}{
		{
			"a program with a synopsis in an indented block", "library",
			"# mendlog\n\n`mendlog` repairs broken log files. Single static binary. Written in Rust.\n\n## Usage\n\n    mendlog check [--strict] FILE\n    mendlog fix [-o OUT] FILE\n\n`check` lists the broken lines. `fix` writes a repaired copy.\n\n## Behaviour\n\n- The tool must keep the order of lines.\n- The tool must print the number of broken lines.\n- The tool must leave the input unchanged.\n",
			[]string{"one program with 2 commands", "mendlog check [--strict] FILE"},
			[]string{"PostgreSQL", "load balancer", "/health/ready", "503"},
		},
		{
			"a pipeline", "service",
			"# Fuel price pipeline\n\nA data pipeline that replaces the nightly load of fuel prices into the data warehouse.\n\n## Jobs\n\n- The job must read the price file of each station every 10 minutes.\n- The job must deduplicate by station and time.\n- A dbt model must build the hourly average for each region.\n- Backfill must take a date range.\n",
			[]string{"is a pipeline of jobs"},
			[]string{"PostgreSQL", "Web interface", "/health/ready", "checked for identity"},
		},
		{
			"firmware", "service",
			"# Dosing pump, firmware 2.1\n\n## Functions\n\n- The pump must store the dose counter in EEPROM after each stroke.\n- If the motor stalls for more than 300 ms, the pump must stop and blink the LED.\n- The watchdog must reset the pump after 2 s.\n",
			[]string{"runs on its device", "power loss"},
			[]string{"PostgreSQL", "Entry point", "/health/ready", "checked for identity", "HTTP_"},
		},
		{
			"a game without a server", "service",
			"# Crab Run, a platformer\n\n## Core loop\n\n- The player jumps over a wave and grabs a shell.\n- The player spends shells on upgrades.\n- The player brings ten shells to the boss of the level.\n\nPlatforms: Steam Deck, Switch.\n",
			[]string{"runs on its device"},
			[]string{"PostgreSQL", "Entry point", "/health/ready", "checked for identity", "HTTP_", "matchmaking"},
		},
		{
			"devices that are served", "service",
			"# Pump fleet\n\n## Functions\n\n- The firmware must send the motor current and the sensor values to the server every minute.\n- The LED must show that the server was reached.\n- A manager must be able to see all pumps on a dashboard.\n",
			[]string{"a back-end service with clients, of which the source names the program on the devices"},
			[]string{"runs on its device"},
		},
		{
			"a change of a system that exists", "service",
			"# Change request CR-77: Split invoices\n\nSystem: Ledgerdesk (Ruby 3.2, PostgreSQL 15)\n\n## Current situation\n\nA clerk can only invoice an order as a whole.\n\n## What should change\n\n- A clerk must be able to choose the lines of an invoice.\n- The sum of all invoices must not exceed the order.\n- The customer must get one mail for each invoice.\n",
			[]string{"Stay with PostgreSQL 15"},
			[]string{"OCI container", "2 identical containers", "modular monolith"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			_, out := designOf(t, New(templates.New(nil, "")), analysis.Common{Source: analysis.Source{Name: "x.md", Text: c.text}, Lang: specs.English, Depth: "standard", SpecType: c.kind})
			raw, err := json.Marshal(out)
			require.NoError(t, err)
			text := string(raw)
			for _, w := range c.want {
				require.Contains(t, text, w)
			}
			for _, w := range c.avoid {
				require.NotContains(t, text, w)
			}
		})
	}
}

// TestEntryOfAProduct: a phone app that is only asked about, or left out, is no
// part; and the part by which people enter calls the others.
func TestEntryOfAProduct(t *testing.T) {
	t.Parallel()
	const features = "# Crate desk\n\nCrate desk counts crates.\n\n- A picker records a crate.\n- A grower sees the crates of a day.\n- A grower exports the crates of a week.\n"
	for _, c := range []struct{ name, text, entry string }{
		{"asked about", features + "\n## Open questions\n\n- Is a mobile app needed?\n", "Entry point"},
		{"left out", features + "\n## Non-goals\n\n- A mobile app.\n", "Entry point"},
		{"wanted", features + "- A picker records a crate in the mobile app without a network.\n", "Mobile app"},
	} {
		_, out := placed(t, c.text)
		at := slices.IndexFunc(out.Architecture.Components, func(x specs.Component) bool { return x.Name == c.entry })
		require.GreaterOrEqual(t, at, 0, c.name)
		require.NotEmpty(t, out.Architecture.Components[at].Uses, c.name)
		for _, x := range out.Architecture.Components {
			require.NotContains(t, x.Uses, c.entry, c.name)
		}
	}
}
