package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRecordsTold: below a heading of the data model sentences tell of records by what these have,
// what they belong to, what is kept of each, and by tables with their columns.
func TestRecordsTold(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]map[string][]string{
		"A fare belongs to a route and has a price, a currency and the dates between which it applies.": {"Fare": {"route(belongs to route)", "price", "currency", "dates(between which it applies)"}},
		"A route connects two ports; a port has a code of three letters and a name.":                    {"Port": {"code(three letters)", "name"}},
		"We store the scan time and the device for each scan.":                                          {"Scan": {"scan time", "device"}},
		"We keep the wage per hour of every picker.":                                                    {"Picker": {"wage per hour"}},
		"Per spray we log product, dose and weather.":                                                   {"Spray": {"product", "dose", "weather"}},
		"For each delivery: customer, weight, price per kilo and who signed it.":                        {"Delivery": {"customer", "weight", "price per kilo", "signed by"}},
		"Each boat has a name, a capacity for people and a capacity for cars.":                          {"Boat": {"name", "capacity for people", "capacity for cars"}},
		"A guest has a name and, if they agree, a photo.":                                               {"Guest": {"name", "photo(optional)"}},
		"A guest has a name, an email and optionally a phone number.":                                   {"Guest": {"name", "email", "phone number(optional)"}},
		"Every crate carries a barcode and belongs to one picker.":                                      {"Crate": {"picker(belongs to picker)", "barcode"}},
		"A play has a date and several rehearsals.":                                                     {"Play": {"date"}, "Rehearsal": nil},
		"New tables: `CREW` (id, full_name, hired_on), `SHIFT` (id, crew_id, role).":                    {"CREW": {"id", "full_name", "hired_on"}, "SHIFT": {"id", "crew_id", "role"}},
		"Changed table: `picker` gets the column `left_on`.":                                            {"picker": {"left_on"}},
		"Customer = name, VAT number, delivery address.":                                                {"Customer": {"name", "VAT number", "delivery address"}},
		"**Slice** – `id`, `core_id`, `depth_mm`. Depths are integers, we had enough rounding fights.":  {"Slice": {"id", "core_id", "depth_mm"}},
		"An account holds up to 10 guests.":                                                             {},
		"The old spreadsheet has the years 2019 to 2024.":                                               {},
		"A booking must have a date.":                                                                   {},
		"The system stores the pictures in the cloud.":                                                  {},
	} {
		require.Equal(t, want, fieldsIn(t, "# Quay\n\nQuay runs a pier.\n\n## Features\n\n- A guest boards a boat.\n\n## Data\n\n- "+text+"\n"), text)
	}
}
