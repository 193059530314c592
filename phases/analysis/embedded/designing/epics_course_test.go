package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAnEpicWaitsInTheCourseOfTheWork: where nothing shows what an epic needs, what is paid
// waits for what is done, and that for what is asked for; a word that only ends a name says
// nothing, nor does what no field knows.
func TestAnEpicWaitsInTheCourseOfTheWork(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		first, second string
		want          []int
	}{
		{"Orders", "Invoices", []int{0}},
		{"Requests", "Delivery and returns", []int{0}},
		{"Announcing a return", "Receiving", []int{0}},
		{"Register", "Dashboards", []int{0}},
		{"Invoices", "Orders", nil},
		{"Preservation orders", "Payments", nil},
		{"Harbour", "Payments", nil},
		{"Orders", "Weather", nil},
	} {
		m := ferryMaker(t, row.first, row.second)
		m.waitInCourse(1)
		require.Equal(t, row.want, m.plans[1].dependsOn, row.first+", "+row.second)
	}
}

// TestWhatTellsOfTheWorkWaitsForIt: a dashboard shows what is done, and not first of all
// what was paid for it.
func TestWhatTellsOfTheWorkWaitsForIt(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Orders", "Invoices", "Dashboard")
	m.waitInCourse(2)
	require.Equal(t, []int{0}, m.plans[2].dependsOn)
}
