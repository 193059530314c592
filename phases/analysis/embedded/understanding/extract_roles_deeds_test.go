package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestDeedsOfRolesAndPurposeAreStatements: what a line on a role or the sentence on the
// purpose says that somebody does in the product is asked for, unless something else asks
// for it.
func TestDeedsOfRolesAndPurposeAreStatements(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ text, want string }{
		"a clause of a role":  {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Who is around\n\nSchools order by number of pupils, and their cook changes the number every morning before 8.\n\n## Features\n\n- A clerk prints the list of meals.\n", "The cook can change the number of pupils every morning before 8."},
		"a row of a table":    {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Users\n\n| Role | What they do |\n|---|---|\n| Shift lead | decides about spoiled goods and complaints |\n| Clerk | prints the list |\n\n## Features\n\n- A clerk prints the list of meals.\n", "The shift lead can decide about spoiled goods and complaints."},
		"the purpose":         {"# Mealboard\n\nMealboard is the order book of a canteen: customers book and print their meals on it.\n\n## Features\n\n- Print the list of meals.\n", "Customers can book their meals."},
		"several of a role":   {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Who uses it\n\n**Shift leads** decide which dishes are sold, and read the weekly list.\n\n## Features\n\n- A clerk prints the list of meals.\n", "The shift lead can decide which dishes are sold."},
		"what a role sees":    {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Who uses it\n\nA kitchen manager runs counters, sees only those, and sets opening hours for them.\n\n## Features\n\n- A clerk prints the list of meals.\n", "The kitchen manager sees only the counters they run."},
		"what a role sets":    {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Who uses it\n\nA kitchen manager runs counters, sees only those, and sets opening hours for them.\n\n## Features\n\n- A clerk prints the list of meals.\n", "The kitchen manager can set opening hours for the counters they run."},
		"what a role reaches": {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Who uses it\n\nA service technician works for another company and gets access to one kitchen for the days of the job.\n\n## Features\n\n- A clerk prints the list of meals.\n", "The service technician gets access to one kitchen for the days of the job."},
		"what also happens":   {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Who uses it\n\n- **Manager** – us; closes a counter that smells, raises limits\n- **Clerk** – prints the list\n\n## Features\n\n- Orders are sent to the counters; a full basket ends the run and closes the counter.\n", "The manager can close a counter that smells."},
		"asked for elsewhere": {"# Mealboard\n\nMealboard is the order book of a canteen: customers book their meals on it.\n\n## Features\n\n- A customer can book their meals for a week.\n", ""},
		"two ways of a deed":  {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Users\n\n| Role | What they do |\n|---|---|\n| Guest | books a meal, prints or shows the ticket, follows the delivery |\n\n## Features\n\n- A guest can book a meal.\n", "The guest can print or show the ticket."},
		"what a role follows": {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Users\n\n| Role | What they do |\n|---|---|\n| Guest | books a meal, prints or shows the ticket, follows the delivery |\n\n## Features\n\n- A guest can book a meal.\n", "The guest can follow the delivery."},
		"a habit of a person": {"# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Users\n\n| Role | What they do |\n|---|---|\n| Customer | decides around noon where to eat |\n\n## Features\n\n- A clerk prints the list of meals.\n", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, c.text)
			var got []string
			for i := range u.Features {
				got = append(got, u.Features[i].Text)
			}
			if c.want == "" {
				require.Len(t, got, 1)
				return
			}
			require.Contains(t, got, c.want)
		})
	}
}

// TestWhereServersStandIsAQuality: the country in which a product has to run is kept by
// what is built, whoever pays for the servers.
func TestWhereServersStandIsAQuality(t *testing.T) {
	t.Parallel()
	const head = "# Mealboard\n\nMealboard is the order book of a canteen.\n\n## Features\n\n- A clerk prints the list of meals.\n\n## Constraints\n\n- "
	for line, want := range map[string]string{
		"Servers in Norway.": "The servers stand in Norway.",
		"The application runs on PostgreSQL and is hosted in the European Union.": "The application is hosted in the European Union.",
		"Hosting in the EU, because of the pupils' data.":                         "Mealboard is hosted in the EU.",
		"Operation in a data centre in Norway certified to ISO/IEC 27001.":        "",
		"The application is hosted in the existing cluster.":                      "",
	} {
		u := understood(t, head+line+"\n")
		got := ""
		for i := range u.Qualities {
			got = u.Qualities[i].Text
		}
		require.Equal(t, want, got, line)
	}
}
