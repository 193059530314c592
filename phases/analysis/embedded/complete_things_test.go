package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What a source without a data model works with becomes its data model, in its
// own words; people, systems, times and places are none of it.
func TestThingsOfTheSourceAreItsRecords(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text string
		want []string
		ties map[string]string
	}{
		"a hire yard": {
			"# Yardbook\n\nYardbook is the hire book of a builder's yard.\n\n## Features\n\n- A clerk can hire a mixer out for a day.\n- The clerk prints a hire note per mixer every morning.\n- A hire note shows the deposit.\n- A fitter can lock a mixer that is broken.\n- A customer gets the deposit back within 3 days.\n- Every Monday the owner sees the mixers that are out, from SAP.\n",
			[]string{"mixer", "hire note"},
			map[string]string{"hire note": "mixer"},
		},
		"a reading room": {
			"# Quiet desk\n\n## Features\n\n- A reader can reserve a seat until noon.\n- A seat that is not taken within 20 minutes is free again.\n- The warden sees each seat on a plan of the room.\n- The warden can block a seat.\n- Lockers: a reader gets a locker with the seat.\n- A locker that is still shut in the evening is reported to the warden.\n",
			[]string{"seat"},
			map[string]string{"seat": "reader"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := complete(t, fresh(), common("yard.md", c.text, "standard"), true)
			var got []string
			for i := range r.Reqs.Index.Entities {
				e := &r.Reqs.Index.Entities[i]
				if e.Source.Rule != "rule:entity-from-feature" {
					continue
				}
				got = append(got, reading.Lower(e.Name))
				for _, rel := range e.Relations {
					require.Equal(t, c.ties[reading.Lower(e.Name)], reading.Lower(phrasing.SplitCamel(rel.To)))
				}
				require.Equal(t, specs.Inferred, e.Source.Kind)
			}
			require.ElementsMatch(t, c.want, got)
		})
	}
}
