package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatHoldsOfAnyThingHasATest: sentences as every paper has them, whatever it is about, are
// tried with their limit on both sides, by somebody else, or with the part that is missing.
func TestWhatHoldsOfAnyThingHasATest(t *testing.T) {
	t.Parallel()
	people := []understanding.ActorFact{{Name: "driver"}, {Name: "guest"}, {Name: "clerk"}}
	for _, c := range []struct{ text, want string }{
		{"A disputed parcel can only be closed by an ops admin.", "Tried by an ops admin, a disputed parcel can be closed; tried with every other role, this is refused with the reason and changes nothing."},
		{"A location holds max. 1 pallet.", "A location holds 1 pallet; one more is refused, and the message names the limit."},
		{"Negative stock is no longer possible.", "20 attempts that would lead to negative stock are all refused with the reason, and the values are as before."},
		{"Pickup code is 8 characters, single use.", "Of 20 made in a test, each pickup code has exactly 8 characters; used a second time, it is refused with the reason."},
		{"Nothing is written off in the last three working days of a month.", "With a test clock set to a moment in the last three working days of a month, an attempt is refused with the reason, and nothing is written off; just before and just after that time it succeeds."},
		{"Photos are limited to 5 MB each.", "For photos, a test case of exactly 5 MB is accepted; one just above it is refused, and the message names the limit."},
		{"All times are shown in local time.", "One prepared moment of a winter's day and one of a summer's day are each shown in local time, to the minute."},
		{"Overtime is counted in quarter hours and rounded up.", "Values just below and just above a whole number of quarter hours are each rounded up, and an exact one stays as it is."},
		{"A shift has at least 30 minutes of break.", "For a shift, 30 minutes of break are accepted; one minute less is refused, and the message names the limit."},
		{"A hold needs a reason.", "A hold without a reason is refused, and the message names what is missing; with it, it is accepted and shown."},
		{"Duplicate records are skipped.", "Of two equal entries given in a test, one is stored, and the result says that the other was skipped."},
		{"Reports cover the last 12 months.", "Of two prepared entries, one just within the last 12 months and one just beyond them, exactly the first is in reports."},
		{"Comments are moderated before they appear.", "Comments that are not yet moderated cannot go on and are shown as waiting; once moderated, they appear."},
		{"Spare parts below the minimum are reordered automatically.", "Of two prepared spare parts, one just below the minimum and one exactly at it, exactly the first is reordered."},
		{"A part can be reserved for one job only.", "Once a part is reserved for one job, an attempt for a second one is refused with the reason and changes nothing."},
		{"The booking can be moved until 24 hours before the start.", "On a test clock, the booking can be moved one minute more than 24 hours before the start; one minute less than that before it, this is refused with the reason."},
		{"Guests must be at least 18 years old.", "On a test clock, somebody whose birthday number 18 is today is accepted; somebody who reaches it tomorrow is refused, and the message names the age."},
		{"The phone number is mandatory.", "Without the phone number it is refused, and the message names what is missing; with it, it is accepted."},
		{"Bus numbers are unique.", "Of two entries with the same values for bus numbers, the second is refused with the reason, and only the first is stored."},
		{"The SHA-256 of each part is in the status response.", "In three test cases that differ in it, the status response holds the SHA-256 of each part with the value of its own case."},
		{"Only UTF-8 is accepted.", "A test input as UTF-8 is accepted; three of other kinds are refused with the reason, and nothing of them is stored."},
		{"Tokens live 60 minutes.", "On a test clock, one minute before the end of 60 minutes tokens can still be used; one minute after it, this is refused with the reason."},
		{"The page size is 50 by default and at most 200.", "Without a value, the page size is 50; 200 is accepted, and 201 is refused with the limit named."},
		{"The limit is 100 requests per minute per token.", "100 requests within one minute per token succeed; number 101 is refused, and succeeds in the next minute."},
		{"A flag overrides the config file.", "With different values in both, the value of a flag applies; without it, that of the config file does."},
		{"A parcel weighs at most 31.5 kg.", "For a parcel, a test case of exactly 31.5 kg is accepted; one just above it is refused, and the message names the limit."},
		{"A hirer picks a hall and a slot and sees the price before confirming.", "Before confirming, the price can be read for exactly what was chosen, and nothing is stored yet."},
		{"Drivers can book up to 12 months ahead, everyone else 6 months.", "For everybody else, exactly 6 months ahead is accepted; anything beyond that is refused with the reason."},
		{"The kitchen is hired by the hour and only together with the main hall.", "The kitchen without the main hall is refused with the reason, and nothing is stored; together with it, the same is accepted."},
		{"Charities get 25 % off, after the clerk has checked their number.", "The same prepared case is priced 25 % lower for charities than for anybody else, to the smallest unit of money, and at the full price until the clerk has checked their number."},
		{"Each code is valid for one slot only.", "Each code is accepted for its own slot; used for a second slot, it is refused with the reason."},
		{"Lost codes are re-sent at most 3 times.", "In one test case each of the first 3 attempts succeeds, and attempt 4 is refused with the reason."},
		{"Nobody gets a mail between 22:00 and 7:00.", "What falls due between 22:00 and 7:00 on a test clock reaches nobody in that time; what falls due outside it is sent at once."},
		{"The waiting list is first come, first served.", "Three test entries in the waiting list are served in exactly the order in which they were made."},
		{"Sign-in is by a link in a mail that is good for 15 minutes.", "On a test clock, a link in a mail is still accepted one minute before the end of 15 minutes; one minute after it, it is refused with the reason."},
		{"Five wrong links in a row lock the address for an hour.", "After 4 wrong links in a row the right entry is still accepted; after 5 even the right one is refused with the reason, and on a test clock accepted again one minute after the end of an hour."},
		{"The ten newest bookings stand on the start page.", "Of one more than 10 prepared bookings, exactly the 10 newest are shown on the start page."},
		{"A voucher can be used in part.", "A test case in which half of a voucher is used leaves exactly the other half, which can be used afterwards."},
		{"Reports count a cancelled booking neither as revenue nor as use.", "The figures for revenue and for use are the same with and without a cancelled booking in the prepared data."},
		{"The logo is on every document.", "Of 10 prepared cases, 2 of each kind, every document shows the logo."},
		{"A guest who did not pay twice is barred from booking.", "The attempt of a guest who did not pay twice at booking is refused with the reason and stores nothing; the same attempt of somebody to whom this does not apply succeeds."},
		{"Any list longer than 50 entries is paged.", "Any list of 51 entries is paged; at exactly 50 entries, this does not happen."},
		{"A card is charged on the first of the month for the month before.", "On a test clock over three months, a card is charged once in each, on the first day and on no other."},
		{"A declined card is tried again after 2 and after 5 days.", "On a test clock, a declined card is tried again once after 2 and once after 5 days, and at no time between."},
		{"A promo code can be used once per household.", "A promo code that has been used once is refused with the reason for the same household, and accepted for the next one."},
		{"A household is recognised by its address.", "Two test entries with the same address count as one household; once the address of one is changed, they count as two."},
		{"A driver may skip a delivery up to 18:00 the evening before.", "On a test clock, a driver can skip a delivery one minute before 18:00 the evening before; one minute after it, this is refused with the reason."},
		{"Ratings are from 1 to 5; a rating below 3 asks for a reason.", "A rating below 3 asks for a reason."},
		{"Loaves nobody ordered for 60 days are proposed for removal.", "Of two prepared loaves, one that was last ordered a day less than 60 days ago and one a day more, exactly the second is proposed for removal."},
		{"The address book is kept in sync with the accounting system, which leads.", "One entry added, one changed and one deleted in the accounting system are found the same way in the address book after the next run; where both differ, the value of the accounting system is there afterwards."},
		{"The import accepts CSV and XLSX.", "The same test data as each of these gives equal entries: CSV and XLSX; a file of another kind is refused with the reason, and nothing of it is stored."},
		{"The route is planned so that no box is more than 3 hours on the van.", "In each of 5 prepared cases, one of them at the limit, this holds for the result: no box is more than 3 hours on the van."},
		{"An incident has a severity from 1 to 4.", "For an incident, a severity of 1 and one of 4 are stored; 5, a value below 1 and none at all are refused with the reason."},
		{"After three unanswered pages the clerk is called.", "After 2 unanswered pages nothing of this has happened; after 3, the clerk is called."},
		{"Between two night shifts there are at least 11 hours of rest.", "With exactly 11 hours of rest between two night shifts, the second is accepted; with one minute less, it is refused with the reason."},
		{"Attachments up to 25 MB are allowed.", "Attachments of exactly 25 MB are accepted and open unchanged; one a kilobyte larger is refused with the reason before anything is stored."},
		{"The status page shows only incidents marked as public.", "Of two prepared incidents, one marked as public and one not, the status page shows exactly the first; once that is no longer so, it shows none."},
		{"Alerts that arrive during a maintenance window create no incident.", "Of two prepared alerts, one during a maintenance window and one a minute after its end, exactly the second leads to one incident."},
		{"A maintenance window lasts at most 8 hours.", "8 hours are accepted for a maintenance window; a minute more is refused, or ends it at exactly 8 hours."},
		{"A key unused for 90 days is disabled.", "On a test clock, a key unused for a minute less than 90 days is as before; for a minute more, it is disabled."},
		{"API keys are shown once, at creation.", "API keys can be read in full at that moment; no page, export, log or answer of the interface holds the full value afterwards."},
		{"Lists are returned in pages of 50.", "With 51 test entries, the first page holds 50 and the second the one that is left, and none stands on both."},
		{"A user who leaves the company loses access within an hour.", "On a test clock, at the end of an hour every page, call and open session is refused for a user who leaves the company; what they have done before stays as it was."},
		{"Action items have an owner and a due date.", "Of the action items, one entered without an owner and one without a due date are refused with what is missing; one with both shows both after a reload."},
		{"Search results respect permissions.", "Of two prepared entries, one of which the person may not open, search results hold exactly the other, and the count does not betray the first."},
		{"The service is hosted in the EU.", "Of all places where the service runs or keeps data, back-ups and logs among them, each lies in the EU."},
		{"Muting does not apply to severity 1.", "Of two test cases, one of severity 1 and one not, muting has its effect only in the second."},
		{"Postmortems are due 5 working days after closing.", "On a test clock, postmortems not handed in count as overdue from the end of 5 working days after closing on, and not a minute earlier."},
		{"Waste above 8 % is shown in red.", "Waste of 9 % is shown in red; at exactly 8 %, this does not happen."},
	} {
		got := criteriaOf(t, "en", "Depot desk", c.text, people...)
		require.Contains(t, got, c.want, c.text)
	}
}
