package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a sentence lists of a thing are its fields; people, screens, steps and
// clauses are none.
func TestToldRecordsAreWhatASentenceLists(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for text, want := range map[string]map[string][]string{
		"A clerk registers a lost umbrella with colour, place and at least one photo.":         {"umbrella": {"colour", "place", "photo=at least one"}},
		"Hives: place, year of the queen, how many frames, T-shirt size, what they ate.":       {"hive": {"place", "year of the queen", "number of frames", "T-shirt size", "what they ate"}},
		"The fitter registers a pump: maker, serial no., photo of the plate.":                  {"pump": {"maker", "serial no", "photo of the plate"}},
		"A kiln has a height and a colour; a shelf has a load limit.":                          {"kiln": {"height", "colour"}, "shelf": {"load limit"}},
		"An inspection MUST be recorded with the inspector and the minute.":                    {"inspection": {"inspector", "minute"}},
		"The warden can define reasons for leave with length, allowed groups and instructions": {"reason for leave": {"length", "allowed groups", "instructions"}},
		"The sorter grades each egg as A (large), B (small) or C (cracked).":                   {"egg": {"grade=A (large), B (small) or C (cracked)"}},
		"Each kiln has an owner, make, year of purchase and a serial number.":                  {"kiln": {"owner", "make", "year of purchase", "serial number"}},
		"Firings carry the batch number and the highest temperature.":                          {"firing": {"batch number", "highest temperature"}},
		"A crate MUST be recorded with the packer and the hour, and the note MUST be kept.":    {"crate": {"packer", "hour"}},
		"Labels carry name and time, they can be corrected.":                                   {"label": {"name", "time"}},
		"Every switch is recorded with who, when and from which panel.":                        {"switch": {"person", "time", "panel"}},
		"The desk proposes pairs between losses and finds, each with a score.":                 {"pair": {"score"}},
		"Dashboard for the owner: sales, stock, open orders.":                                  {},
		"Swapping: two keepers agree, the head says yes, done.":                                {},
		"The clerk opens the door with a key.":                                                 {},
		"A second person has to approve each text.":                                            {},
	} {
		got := map[string][]string{}
		for _, r := range w.toldRecords(text) {
			for _, f := range r.fields {
				name := f.Name
				if f.Constraint != "" {
					name += "=" + f.Constraint
				}
				got[r.name] = append(got[r.name], name)
			}
		}
		require.Equal(t, want, got, text)
	}
}

// An attribute that stands with a thing is a field of it, a limit on it the
// constraint.
func TestAttributesBelongToTheThingBesideThem(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	m := &dataModel{entities: []specs.Entity{{Name: "Parcel"}, {Name: "Photo"}}}
	for text, want := range map[string][]toldRecord{
		"The clerk sees the status of the parcel.":      {{"Parcel", []specs.Field{{Name: "status"}}}},
		"A search by parcel number takes a second.":     {{"Parcel", []specs.Field{{Name: "number"}}}},
		"Size of a photo: 8 MB":                         {{"Photo", []specs.Field{{Name: "size", Constraint: "8 MB"}}}},
		"The number of parcels per day is limited.":     nil,
		"The name of the clerk stands on every parcel.": nil,
		"It fetches everything that a parcel names":     nil,
	} {
		require.Equal(t, want, w.attributesIn(m, text), text)
	}
}

// States that no word gives an owner belong to the only record with a field for
// its state.
func TestStatesWithoutAnOwnerAreAdopted(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Kilnbook"}, "standard")
	list := []specs.Entity{
		{Name: "Kilnbook", States: []string{"cold", "hot"}, Source: specs.Source{Kind: specs.Stated}},
		{Name: "Firing", Fields: []specs.Field{{Name: "state"}}},
		{Name: "Shelf", Fields: []specs.Field{{Name: "load"}}},
	}
	w.adoptStates(list)
	require.Equal(t, []string{"cold", "hot"}, list[1].States)
	require.Empty(t, list[0].States)
	list = []specs.Entity{{Name: "Kilnbook", States: []string{"cold", "hot"}}, {Name: "Firing", Fields: []specs.Field{{Name: "state"}}}, {Name: "Order", Fields: []specs.Field{{Name: "status"}}}}
	w.adoptStates(list)
	require.Empty(t, list[1].States)
}
