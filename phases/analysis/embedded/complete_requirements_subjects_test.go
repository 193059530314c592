package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Whoever does something is the subject in one word for several people, as a part of a house, and
// behind "it must be possible for"; a product is never "possible", and nobody who needs nothing is
// made to have it. The rules of a business are requirements whatever their numbers and prices.
func TestSubjectsOfStatementsAndRules(t *testing.T) {
	t.Parallel()
	const head = "# Trailhead\n\nTrailhead helps mountain clubs to run their huts.\n\n## Features\n\n- Members book a hut.\n"
	for said, want := range map[string][]string{
		"- Staff see which huts are full.":                                                       {"Staff MUST see which huts are full."},
		"- Reception checks in groups and prints their badges.":                                  {"Reception MUST be able to check in groups and print their badges."},
		"- Management sees a monthly report.":                                                    {"Management MUST see a monthly report."},
		"- It must be possible to swap two beds between rooms.":                                  {"A member MUST be able to swap two beds between rooms."},
		"- It should be possible for the warden to mark a guest as a no-show.":                   {"Trailhead SHOULD let a warden mark a guest as a no-show."},
		"- We need a way for the warden to reprint a ticket.":                                    {"A warden MUST be able to reprint a ticket."},
		"- The heating shuts down by itself at night.":                                           {"The heating MUST shut down by itself at night."},
		"- Regular guests top up a card at the kiosk.":                                           {"Regular guests MUST be able to top up a card at the kiosk."},
		"- Day guests never need a booking.":                                                     {"Day guests MUST NOT need a booking."},
		"- Duplicate accounts can be merged by the office.":                                      {"The office MUST be able to merge duplicate accounts."},
		"- A suspended member can neither book nor lend gear.":                                   {"A suspended member MUST NOT book or lend gear."},
		"- Mixing batches at the plant creates a new batch that keeps links to all its parents.": {"Mixing batches at the plant MUST create a new batch that keeps links to all its parents."},
		"- Nothing changes on air until the warden has accepted.":                                {"Trailhead MUST make sure that nothing changes on air until the warden has accepted."},
		"- The warden sees the plan and either accepts or rejects it.":                           {"The warden MUST be able to see the plan and accept or reject it."},
		"- Drag and drop to move a stay to another day. Nice to have.":                           {"Trailhead MAY provide drag and drop to move a stay to another day."},
		"\n## Rules\n\n- Members over 65 get a discount of 10 %.":                                {"Members over 65 MUST get a discount of 10 %."},
		"\n## Rules\n\n- Children under 12 sleep free of charge.":                                {"Children under 12 MUST sleep free of charge."},
		"\n## Business rules\n\n- A missed hour costs £12.":                                      {"A missed hour MUST cost £12."},
		"\n## Business rules\n\n- Each course needs two leaders.":                                {"Each course MUST require two leaders."},
		"\n## Rules\n\n- A warden may give up to 10 % discount without asking.":                  {"A warden MAY give up to 10 % discount without asking."},
		"\n## Rules\n\n- Discounts over 10 % need the approval of the treasurer.":                {"Discounts over 10 % MUST have the approval of the treasurer."},
		"- The pump retries with a growing pause.":                                               {"The pump MUST retry with a growing pause."},
		"- The siren sounds in the valley.":                                                      {"The siren MUST sound in the valley."},
		"\n## Rules\n\n- A ticket, once printed, keeps its number.":                              {"A ticket, once printed, MUST keep its number."},
		"\n## Rules\n\n- Stays, whether paid or not, are shown for 30 days.":                     {"Stays, whether paid or not, MUST be shown for 30 days."},
		"\n## Rules\n\n- The scale, not the ticket, decides the weight.":                         {"The scale, not the ticket, MUST decide the weight."},
	} {
		t.Run(said, func(t *testing.T) {
			t.Parallel()
			r := complete(t, fresh(), common("trailhead.md", head+said+"\n", "standard"), true)
			var got []string
			for i := range r.Reqs.Requirements {
				if q := &r.Reqs.Requirements[i]; q.Source.Mark() == "L8" || q.Source.Mark() == "L11" {
					got = append(got, q.Description[0].Text)
				}
			}
			require.Equal(t, want, got)
		})
	}
}

// What is no attempt is not refused, an offer lasts as long as it says, and what is free until a
// time costs something then.
func TestCriteriaThatWouldBeFalse(t *testing.T) {
	t.Parallel()
	const head = "# Trailhead\n\nTrailhead helps mountain clubs to run their huts.\n\n## Features\n\n- Members book a hut.\n- "
	for said, want := range map[string][]string{
		"A visit can be started in at most three taps.":                                                 {"Counted for a visit, 3 or fewer taps are needed each time; anything that needs 4 is listed by name."},
		"The invoice is based on the visits logged.":                                                    {"The invoice is based on the visits logged."},
		"If no weight has been entered by 10:00, the warden gets a push message.":                       {"Given that no weight has been entered by 10:00, exactly one message reaches the warden, and nobody else gets one.", "One occurrence sends one message to each recipient, and the time of sending is recorded."},
		"If the humidity in a hut stays below 92 % for longer than one hour, the warden gets an alarm.": {"If the humidity in a hut stays at 91 % for longer than one hour the warden gets an alarm; at exactly 92 %, this does not happen."},
		"If the key is known but the weights differ, the service keeps the first ticket.":               {"Given that the key is known but the weights differ, the service keeps the first ticket."},
		"The gate must work when the network is down, as it was for three hours in August.":             {"The gate works when the network is down, as it was for three hours in August."},
		"The ticket gets three new columns: `key`, `received_at` and `source`.":                         {"For one test case, each of these is stored and shown with its value: `key`, `received_at` and `source`."},
		"A warden looks through the list of requests every morning.":                                    {"Given test data, a warden can look through the list of requests every morning, and the values shown match those stored.", "When there is no data to show, the warden sees a message instead of an empty page."},
		"Whole loaves are counted in pieces and not in grams.":                                          {"In every place where it is entered or shown, whole loaves are counted in pieces, and in 0 places in grams."},
		"A place that becomes free is offered to the first on the list for 24 hours.":                   {"Just before the end of 24 hours, a place that becomes free is still offered to the first on the list; just after it, this no longer holds."},
		"Cancellation is free up to 7 days before arrival.":                                             {"Cancellation is free up to 7 days before arrival: 7 days and one minute ahead, it costs nothing; one minute less than 7 days ahead, there is a charge."},
		"Gear is lent for up to 14 days and can be extended once.":                                      {"Just before the end of 14 days, gear is still lent; just after it, this no longer holds.", "The first time it succeeds; a second time it is refused with the reason."},
		"Orders are entered by hand: buyer, tonnage, grade.":                                            {"For one test case, each of these is stored and shown with its value: buyer, tonnage, grade."},
		"Members do not need a deposit.":                                                                {"Members do not need a deposit."},
	} {
		t.Run(said, func(t *testing.T) {
			t.Parallel()
			r := complete(t, fresh(), common("trailhead.md", head+said+"\n", "standard"), true)
			var got []string
			for i := range r.Reqs.Requirements {
				if q := &r.Reqs.Requirements[i]; q.Source.Mark() == "L8" {
					for _, c := range q.Criteria {
						got = append(got, c.Text)
					}
				}
			}
			require.Equal(t, want, got)
		})
	}
}
