package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Tables of screens, notifications, events and plans, and flows that count their steps, are
// each one requirement that lists what they promise.
func TestTablesOfThingsAndFlowsAreLists(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		heading, text, kind, name string
		rows                      []string
	}{
		{
			"Screens", "| Screen | Elements | Notes |\n|---|---|---|\n| Home | Next boat, tide | Shown after sign-in |\n| Berth | Map | – |",
			ListScreen, "Screens",
			[]string{"Home: Next boat, tide; Shown after sign-in.", "Berth: Map."},
		},
		{
			"Notifications", "| Trigger | Channel | Recipient |\n|---|---|---|\n| Boat is late | Push | Pilot |\n| Berth is free | Email, SMS | Skipper |",
			ListNotice, "Notifications",
			[]string{"Boat is late: channel: Push; recipient: Pilot.", "Berth is free: channel: Email, SMS; recipient: Skipper."},
		},
		{
			"Analytics", "| Event | Properties |\n|---|---|\n| `berth_booked` | berth, boat |\n| `berth_left` | hours |",
			ListEvent, "Analytics",
			[]string{"`berth_booked`: properties: berth, boat.", "`berth_left`: properties: hours."},
		},
		{
			"Business model", "| Plan | Price | Boats | Export |\n|---|---|---|---|\n| Free | €0 | 2 | ❌ |\n| Port | €9 | – | ✅ |",
			ListPlan, "Business model",
			[]string{"Free: price: €0; boats: 2; export: no.", "Port: price: €9; boats: no; export: yes."},
		},
		{
			"SLA", "| Severity | Example | Response time | Fix within |\n|---|---|---|---|\n| P1 | All cranes stand | 15 minutes | 4 hours |\n| P2 | One crane stands | 1 hour | – |",
			ListGrade, "SLA",
			[]string{"P1: example: All cranes stand; response time: 15 minutes; fix within: 4 hours.", "P2: example: One crane stands; response time: 1 hour."},
		},
		{
			"User flow: book a berth", "1. The skipper opens the map and picks a berth.\n2. The app shows the price.\n3. The skipper pays by card.",
			ListFlow, "User flow: book a berth",
			[]string{"The skipper opens the map and picks a berth.", "The app shows the price.", "The skipper pays by card."},
		},
	} {
		u := understood(t, "# Harbour\n\nHarbour is a planner for small ports. Skippers book berths.\n\n## "+c.heading+"\n\n"+c.text+"\n")
		var rows []string
		for i := range u.Features {
			if f := &u.Features[i]; f.List != "" {
				require.Equal(t, c.kind, f.List, c.heading)
				require.Equal(t, c.name, f.Name)
				for _, r := range f.Rows {
					rows = append(rows, r.Text)
				}
			}
		}
		require.Equal(t, c.rows, rows, c.heading)
	}
}

// What stands behind the steps of a flow as another course has to hold like them.
func TestAnotherCourseOfAFlowIsItsCriterion(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Harbour\n\nHarbour is a planner for small ports.\n\n## User flows\n\n### Book a berth\n\n1. The skipper opens the map.\n2. The app shows the price.\n3. The skipper pays by card.\n\nAlternative flow: if the berth is taken, the app offers the next one.\n")
	require.Len(t, u.Features, 1)
	require.Equal(t, "Flow: book a berth", u.Features[0].Name)
	require.Equal(t, "If the berth is taken, the app offers the next one.", u.Features[0].Criteria[0].Text)
}
