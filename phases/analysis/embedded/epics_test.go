package embedded

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestEpicsOfEveryInputReadLikeAPlan holds on every input and at every depth
// what a person who reads the plan would stumble over.
func TestEpicsOfEveryInputReadLikeAPlan(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, name := range inputs(t) {
		for _, depth := range specs.Depths() {
			t.Run(filepath.Base(name)+"/"+depth, func(t *testing.T) {
				t.Parallel()
				c := common(name, read(t, name), depth)
				r := complete(t, e, c, true)
				c.SpecType = r.Seed.SpecType
				_, epics := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
				requirePlan(t, &r, epics.Epics)
			})
		}
	}
}

// leftOver matches what a title must not end in, and slots that nothing filled.
var (
	leftOver = regexp.MustCompile(`(?i)and \d+ more$|等 ?\d+ ?项$|另有 ?\d+ ?项$|after the first release$|后续版本$|^proof of|^measured in each`)
	slot     = regexp.MustCompile(`\{(product|user|role|list|name|goal|metric|target|first|benefit|classes|count|title|epic)\}`)
)

func requirePlan(t *testing.T, r *run, epics []specs.Epic) {
	t.Helper()
	titles, homes, told := map[string]string{}, map[string]string{}, map[string]bool{}
	fresh := func(id, title string) {
		key := strings.ToLower(title)
		require.Empty(t, titles[key], "%s and %s are both called %s", titles[key], id, title)
		titles[key] = id
		require.NotRegexp(t, leftOver, title, id)
	}
	for i := range epics {
		e := &epics[i]
		fresh(e.ID, e.Title)
		require.LessOrEqual(t, len([]rune(e.Title)), 70, e.Title)
		require.GreaterOrEqual(t, len(e.Summary), 1, e.ID)
		require.LessOrEqual(t, len(e.Summary), 5, e.ID)
		require.LessOrEqual(t, len(e.Stories), 8, e.ID)
		for _, id := range e.Requirements {
			require.Empty(t, homes[id], "%s is in two epics", id)
			homes[id] = e.ID
		}
		for k := range e.Stories {
			s := &e.Stories[k]
			fresh(s.ID, s.Title)
			require.NotRegexp(t, slot, s.Title+s.Text.Role+s.Text.Want+s.Text.Benefit, s.ID)
			require.False(t, e.MVP && s.Size == "XL", s.ID)
			for _, id := range s.TracesTo {
				told[id] = true
			}
		}
		for _, item := range e.Summary {
			require.NotRegexp(t, slot, item.Text, e.ID)
		}
	}
	for i := range r.Reqs.Requirements {
		if q := &r.Reqs.Requirements[i]; q.Priority == specs.Must {
			require.NotEmpty(t, homes[q.ID], q.ID)
			require.True(t, told[q.ID], "no story tells %s", q.ID)
		}
	}
}

// TestTheFirstReleaseTakesWhatStandsBesideItsMusts plans a source that ranks
// nothing and binds one thing below each of two headings.
func TestTheFirstReleaseTakesWhatStandsBesideItsMusts(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := "# Harbour\n\nHarbour manages berths.\n\n## Features\n\n### Booking\n\n- [Must] Skippers can book a berth.\n- Skippers can cancel a booking.\n- Skippers can rate a berth.\n- Skippers can see the tariff.\n\n" +
		"### Mooring\n\n- The clerk can check a boat in.\n- Check-in must work without a network.\n- The clerk can print a label.\n\n" +
		"### Billing\n\n- The clerk can export invoices.\n- The clerk can credit a payment.\n- Skippers can download a receipt.\n- The clerk can write off a debt.\n- The clerk can split an invoice.\n- Skippers can dispute a charge.\n"
	c := common("harbour.md", text, "standard")
	r := complete(t, e, c, true)
	c.SpecType = r.Seed.SpecType
	_, epics := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
	first := map[string]bool{}
	for _, epic := range epics.Epics {
		for _, id := range epic.Requirements {
			first[id] = epic.MVP
		}
	}
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		if lines := q.Source.Lines; len(lines) > 0 {
			require.Equal(t, lines[0].From <= 18, first[q.ID], "%s %s %v", q.ID, q.Title, lines)
		}
	}
}
