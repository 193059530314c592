package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestPurposesOfCallsAreDeeds: what a table says of an operation that changes something is done by
// whoever calls, also where its first word is a noun elsewhere; a thing is read.
func TestPurposesOfCallsAreDeeds(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Pier", Product: "Pier"}, "standard")
	for _, c := range []struct{ call, purpose, want string }{
		{"POST /parcels/{id}/signature", "Sign for a parcel", "sign for a parcel"},
		{"POST /imports", "Start a bulk import", "start a bulk import"},
		{"PATCH /orders/{id}", "Change volume or time window", "change volume or time window of an order"},
		{"PUT /meters/{id}/seal", "Seal a meter after installation", "seal a meter after installation"},
		{"DELETE /links/{id}", "Move to the bin", "delete a link (move to the bin)"},
		{"GET /invoices/{id}", "Invoice as PDF", "read an invoice as PDF"},
		{"GET /meters", "Meters of a building", "list meters of a building"},
		{"GET /meters/{id}/readings", "Readings of a period", "list the readings of a meter (readings of a period)"},
		{"GET /bells", "All bells with their state", "list all bells with their state"},
		{"GET /jobs", "List, filter by owner", "list jobs, filter by owner"},
		{"POST /quotes", "Request of a customer", "create a quote (request of a customer)"},
	} {
		_, act, ok := w.Operation(&understanding.FeatureFact{Group: c.call}, Statement{Head: c.purpose})
		require.True(t, ok, c.purpose)
		require.Equal(t, c.want, act)
	}
}
