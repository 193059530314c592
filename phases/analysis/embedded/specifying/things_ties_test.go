package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a thing is made for, counted by or given to belongs to it; a purpose, a time and a
// rate do not.
func TestTiesAreWhatAThingIsKeptBy(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	m := &dataModel{entities: []specs.Entity{{Name: "Ticket"}, {Name: "Locker"}, {Name: "Offer"}, {Name: "Reason for leave"}, {Name: "Tariff"}}}
	for text, want := range map[string][]tie{
		"The desk opens exactly one ticket for the rule and the sensor.": {{"Ticket", []string{"rule", "sensor"}}},
		"A porter can create a new ticket for each lift.":                {{"Ticket", []string{"lift"}}},
		"A guest sees free offers for a guide and a reason for leave.":   {{"Offer", []string{"guide", "reason for leave"}}},
		"Every bus shows an offer per stop and tour.":                    {{"Offer", []string{"stop", "tour"}}},
		"The warden assigns the locker to a member.":                     {{"Locker", []string{"member"}}},
		"Two days before an offer ends the guest is told.":               {{"Offer", []string{"end"}}},
		"A week after a ticket expires it is closed.":                    {{"Ticket", []string{"expiry date"}}},
		"When a locker starts for the first time, it is wiped.":          nil,
		"The desk opens a ticket for maintenance.":                       nil,
		"The office sets a tariff per kWh.":                              nil,
		"A guest books an offer for a Saturday.":                         nil,
		"Keep each ticket for a year.":                                   nil,
		"At most 20 tickets per minute are opened.":                      nil,
		"A locker is locked for the night.":                              nil,
		"The list of tickets for the month is sent.":                     nil,
		"A member opens the locker to store a bag.":                      nil,
	} {
		require.Equal(t, want, w.tiesIn(m, text), text)
	}
}
