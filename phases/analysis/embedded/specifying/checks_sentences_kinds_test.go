package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAKindOfStatementHasATestOfItsOwn: what is kept, shown, sent, counted or closed to others is
// tried with its boundary or its counter-case, and is not the statement again.
func TestAKindOfStatementHasATestOfItsOwn(t *testing.T) {
	t.Parallel()
	people := []understanding.ActorFact{{Name: "nurse"}, {Name: "curator"}, {Name: "member"}, {Name: "practitioner"}, {Name: "consumer"}}
	for _, c := range []struct{ text, want string }{
		{"Deleting stops deliveries at once, also those waiting for a retry.", "With 3 deliveries in progress or due within the next hour, including those waiting for a retry, the log shows 0 deliveries after deleting."},
		{"An endpoint becomes `failing` after 20 failed deliveries in a row, `disabled` when nothing succeeded for 5 days.", "After 19 failed deliveries in a row an endpoint is not `failing` yet, and after 20 it is; if nothing succeeded on a test clock, it is not `disabled` a minute before 5 days are over, and it is a minute after."},
		{"Retries after 10 s, 1 min, 5 min, 30 min, 2 h, 6 h, 12 h, 24 h, with up to 20 % jitter.", "Against a receiver that fails every time, the log of one case shows the first attempt, one retry after each of these waits, none off by more than 20 %, and no further one: 10 s, 1 min, 5 min, 30 min, 2 h, 6 h, 12 h, 24 h."},
		{"Who has not paid by the end of March cannot borrow.", "Of two test people, one who has paid and one who has not, both can borrow up to the end of March; from the day after, the second is refused with the reason."},
		{"The app says clearly which of the three (until 18:00, from 18:00 to 22:00, after 22:00) applies right now.", "At three moments on a test clock, one in each of these, the app names exactly the one that applies: until 18:00, from 18:00 to 22:00, after 22:00."},
		{"The pipeline gives data scientists everything, raw, history of 3 years.", "Of 20 test entries, the oldest a day short of 3 years old, data scientists get all 20 with exactly their original values."},
		{"Validation: rules as data, not code: range per meter type, no negative consumption, at most 96 readings a day (92 or 100 when clocks change).", "Of a test set with one input that breaks each of these and one that breaks none, exactly the last one passes, and each of the others is reported with the rule that it breaks: range per meter type, no negative consumption, at most 96 readings a day (92 or 100 when clocks change)."},
		{"Validation: rules as data, not code: range per meter type, no negative consumption, at most 96 readings a day (92 or 100 when clocks change).", "A change to one of the rules as data takes effect in the next case, without a release and with 0 changed lines of code."},
		{"Estimation of gaps up to 2 hours by interpolation, longer by the same weekday of the last three weeks.", "Of two prepared gaps, one of exactly 2 hours and one just above it, the first gets the value obtained by interpolation and the second the one obtained by the same weekday of the last three weeks, both as worked out by hand."},
		{"Clicks per hour, day and week, by country, referrer domain, device class for each link.", "For prepared clicks of two links, the totals of each link equal those counted by hand, per hour, day and week and by each of these: country, referrer domain, device class."},
		{"Reports can be exported as CSV and scheduled by e-mail every Monday at 7:00 in the workspace's time zone.", "Each of 3 prepared reports exported as CSV opens in a program that is not part of Ward gateway, and every value equals the one on screen."},
		{"Audit log of everything members do, searchable, kept for 24 months, exportable as JSON lines.", "A search for one of 3 test entries shows exactly that one, and an export as JSON lines contains all 3, each with its own values."},
		{"Folders with their own permissions.", "Somebody with a right to one of two prepared folders can see and change its contents; the contents of the other are neither listed nor opened for them, and each attempt is refused with the reason."},
		{"Historic click sums from the export are shown in grey in front of our own numbers, never mixed with them.", "With known numbers on both sides, each total shown equals the one of its own side, and 0 totals combine both: historic click sums from the export."},
		{"A member can subscribe to a link or a tag and get an e-mail when clicks in an hour exceed ten times the average of the last seven days.", "Of two test accounts, one subscribed to a link or a tag and one not, only the first gets one message in a test case in which clicks in an hour exceed ten times the average of the last seven days; in a case that just falls short of it, neither does."},
		{"When an officer closes a berth for repair, the portal lists the stays that are affected and proposes a move for each.", "Given that an officer closes a berth for repair, of 5 prepared stays, 2 of which are affected, exactly those 2 are listed; the portal proposes a move for each of the 2 and for none of the other 3."},
		{"Each single copy gets a number.", "Two prepared copies each have a different number, and each number finds exactly its own copy, even after a reload."},
		{"Two weeks after the concert everyone who has not brought the copy back receives a friendly mail, after four weeks a less friendly one, after eight weeks the treasurer writes an invoice over the price of replacement.", "On a test clock that starts with the concert, everyone who has not brought the copy back gets exactly one message after each of two weeks, four weeks and eight weeks, each with its own text, and none in between; whoever settles it in time gets no more."},
		{"Patients appear by code only, never with a name.", "With 3 prepared patients in every list, page, print and export, each is found by code, and a search for a name of any of them finds nothing."},
		{"The lab must be able to carry on for at least a day without internet.", "With the internet switched off for a day, every test step of the usual work in the lab succeeds; once it is back, each entry made in that time is there exactly once."},
		{"A scan at a tray has to be answered in half a second or people start scanning twice.", "In each of 20 measured runs, a scan at a tray is answered within half a second."},
		{"Share links must strip EXIF location from everything that goes out through the link.", "With 3 test files that contain EXIF location, one for each way out, a search in everything that goes out through the link finds it 0 times, and the rest of each file is unchanged."},
		{"Each contract generates one visit a year, 11 to 13 months after the last one.", "On a test clock that runs for three years, each of 3 prepared contracts has exactly 3 visits, and each follows the one before after no less than 11 and no more than 13 months."},
		{"`tick run JOB` starts a run and follows its output.", "`tick run JOB` on a test case adds exactly one new entry to the list, a run, and each line of its output appears on the terminal while it still runs."},
		{"The system must never treat a serial number alone as a key.", "Two test entries that have a serial number in common and differ in the rest are both stored; a search for it shows both, told apart by what differs."},
		{"An item that was not presented at two examinations in a row becomes untraced.", "Checked after each of the examinations, an item that was not presented is untraced after exactly two in a row and no sooner; a different result in between restarts the count."},
		{"Each examiner gets two half-day sessions, the second one after three weeks in the field.", "The attendance list shows two half-day sessions for each examiner, with date and signature, the second one after three weeks in the field."},
		{"Signing in on the replacement brings back all jobs and everything that had already been uploaded.", "A known state is saved first; after signing in on the replacement, a comparison with it finds 0 differences in these: all jobs and everything that had already been uploaded."},
		{"A breaking change needs a new version in the path. The old one stays for at least 18 months.", "Calls recorded before a breaking change still get answers with the same fields and status under the old version; anything new is answered only under a new version in the path."},
		{"Nobody has more than 2 jobs waiting, and jobs above 8 h only start after 20:00 or on Sundays.", "Number 2 of one person's jobs waiting is accepted; number 3 is refused with the reason, while another person is still served."},
		{"Nobody has more than 2 jobs waiting, and jobs above 8 h only start after 20:00 or on Sundays.", "On a test clock, jobs above 8 h that are waiting have not started a minute before 20:00 on a weekday, and have a minute after."},
		{"The bot lets the account go down to −20 € and not further, then the bot says no.", "A change that brings the account to exactly −20 € is accepted; one that would bring it one step below is refused with the reason, and the account stays as it was."},
		{"`quarry warm` exits with 3 when a version cannot be found.", "In a test case in which a version cannot be found, `quarry warm` ends with exit code 3; in one without this, with exit code 0."},
		{"A nurse gets their stops and contacts on one printable page.", "For a test case, one page contains the stops and contacts of this case and of no other, and a printout shows them all."},
		{"A curator must be able to take the stop back within a minute when something is wrong.", "A minute after a curator has taken the stop back, it can no longer be found on any page or in any copy."},
		{"A transcript for those who cannot hear, scrolling along with the voice.", "At 3 moments of a test recording, the line shown is the one that the voice has reached, even after a jump."},
		{"The code on the wall contains only a URL such as `https://guide.museum.example/s/214`.", "In 3 test cases, a program that is not part of Ward gateway reads from the code on the wall a URL of the form `https://guide.museum.example/s/214` and nothing else."},
		{"Exact addresses are never public: only the street until a job is accepted, then the house number for that one person.", "Before a job is accepted, nobody but the owner finds more than the street in any list, page or message; after it, the house number is shown to that one person and to nobody else."},
		{"Min. age 16, we ask for the birth year at sign up.", "A person who gives their age as 16 is accepted; one who gives it as 15 is refused with the reason, and so is one who enters nothing."},
		{"A practitioner gets a buffer of 5 minutes after every third appointment.", "In a test row of 12 appointments, a buffer of 5 minutes follows each third one and no other, and nothing can be put there."},
		{"The evening before, everybody gets a reminder, with a link to confirm or to cancel.", "For one test case on a test clock, a reminder with a link to confirm or to cancel reaches everybody exactly once, on the evening before, and at no other time."},
		{"Residents receive a text message the evening before and when the lorry has been.", "For one test case on a test clock, exactly two messages reach residents: a text message on the evening before, and one when the lorry has been; anyone not concerned gets neither."},
		{"A customer has a weekly pattern (\"Mon–Fri 40 baguettes, Sat 80\").", "On a test clock that runs for three weeks, a customer with a prepared weekly pattern (\"Mon–Fri 40 baguettes, Sat 80\") gets exactly what it says on each of its days and nothing on any other."},
		{"Power alarm if mains is off longer than 24h.", "On a test clock, mains is off for exactly 24h without a power alarm; a minute later there is exactly one."},
		{"Buzzer 85 dB at 1 m.", "A sound level meter 1 m in front of the buzzer shows 85 dB or more in each of 3 measured runs."},
		{"Calibration due dates: technician reminded 30 days ahead.", "On a test clock, exactly one reminder is sent to the technician 30 days before the date and none sooner; for anything settled before that, none is sent."},
		{"Versions younger than 3 days are held back.", "Of two prepared versions, one a minute short of 3 days old and one a minute over it, the first is held back with the reason, and the second is not."},
		{"The service planner sends AFAS only the hours and the parts per visit.", "For one test case, AFAS gets the values of the hours and the parts per visit, and a record of everything sent contains no other field."},
		{"A golden set of 400 tickets with approved answers is run on every change of model or prompt.", "After one change of model or prompt, the record of the run contains a result for all 400 tickets with approved answers; with one of them left out, the run does not count as done."},
		{"Pause, go back 15 seconds, change the speed between 0.8 and 1.5.", "Going back once at minute 2 of a test recording continues 15 seconds earlier, and going back at its beginning restarts it."},
		{"Pause, go back 15 seconds, change the speed between 0.8 and 1.5.", "A speed of 0.8 and one of 1.5 can both be chosen and are kept; none below or above can."},
		{"Items marked as not presented are billed at 40 % of the price, waiting time from the 16th minute on.", "For waiting time, 15 minutes are billed with 0 and 16 minutes with exactly one."},
		{"A firing has six shelves.", "Each of the six shelves of a firing can be given once; one more is refused with the reason."},
		{"A nurse gets a list per ward and month as CSV.", "A list as CSV for two prepared wards and two months contains each of the four entries exactly once, with the values worked out by hand."},
		{"A document belongs to exactly one case.", "A document without a case or with two is refused with the reason; one with one case is stored and found only there."},
		{"`vault` stores a chart once per content hash.", "Two prepared charts with the same content hash leave exactly one stored, and two with different ones leave both."},
		{"Watering starts when the mean of the last three values lies below the lower limit, and stops at the upper limit or after the longest watering, whichever comes first.", "Watering has not started just before the mean of the last three values lies below the lower limit and has just after; of two test cases, it stops at the upper limit in the one where that comes first, and after the longest watering in the other."},
		{"No bed is watered longer than 30 minutes in any 2 hours, whatever the recipe says.", "With settings that ask for more, a bed is watered for 30 minutes on a test clock and then not again until 2 hours after the beginning."},
		{"Alarms go to the nurse on duty, at night to the night watch.", "Of two prepared alarms, one by day and one at night, the first reaches only the nurse on duty and the second only the night watch."},
		{"An alarm that nobody has acknowledged after 5 minutes goes to the head nurse by phone call.", "On a test clock, an alarm that is acknowledged just before 5 minutes are over does not go to the head nurse; one that is not goes there by phone call at 5 minutes, exactly once."},
		{"Every alarm must be closed with a cause from a list.", "Anyone who wants to have an open alarm closed without a cause from a list is refused with the reason; with it, the alarm is closed and shows it after a reload."},
		{"A plan of each house shows every bed with its moisture as a colour.", "With 3 prepared beds of different moisture, a plan of each house shows each of them with its own moisture as a colour, and the new one after a change."},
		{"A value outside the physical range is stored but marked as implausible and never used for watering.", "Two test runs of watering, one with such a value among others and one without it, give the same result, and the value itself is listed with the mark “implausible”."},
		{"If a member cancels less than 24h before start, the job is reposted as urgent and shown on top.", "On a test clock, when a member cancels exactly 24h before start, none of this happens; a minute later, all of it does: the job is reposted as urgent and shown on top."},
		{"As soon as the vet has signed them, the owner gets to see them, but please never before the vet has signed.", "Just before the vet has signed them, the owner is shown nothing of it; just after, all of it."},
		{"Hours worked per person at the end, for the ticket refund (20 hours = full refund) and for certificates.", "For 19 hours there is no full refund, and for 20 hours there is."},
		{"Swapping: two volunteers agree, the team lead says yes, done.", "One test swapping takes effect once two volunteers have agreed and the team lead has said yes, and not while one of these three answers is missing."},
		{"A member can extend a loan by a week unless somebody else has reserved the tool.", "If somebody else has reserved the tool, a member who tries to extend a loan by a week is refused with the reason, and nothing changes; otherwise the same succeeds."},
	} {
		got := criteriaOf(t, "en", "Ward gateway", c.text, people...)
		require.Contains(t, got, c.want, c.text)
	}
}
