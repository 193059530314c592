package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ward is the small system of a hospital ward to read statements in.
func ward(t *testing.T) *Specifier {
	t.Helper()
	return handMade(t, &understanding.Understanding{
		Lang: specs.English, Title: "Wardbook", Product: "Wardbook", Actors: []understanding.ActorFact{{Name: "Nurse"}, {Name: "team lead"}, {Name: "Dispatcher"}, {Name: "Pharmacist"}},
		Features: []understanding.FeatureFact{{Name: "Core", Text: "Core.", Source: specs.FromLines(9, 9)}},
	}, "standard")
}

func TestTitlesEndWhereTheySaySomethingWhole(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Register a pump: serial number, model, ward, photo of the place where it hangs.", "Register a pump"},
		{"Show the pulse, lowest pressure of the last day, alarm icon, days with alarms.", "Show the pulse, lowest pressure of the last day, alarm icon, days with alarms"},
		{"The family receives an invitation 10 working days before a conference and can suggest another date once.", "The family receives an invitation 10 working days before a conference"},
		{"Relatives receive a text message 48 hours and 2 hours before the appointment and can confirm or cancel by replying.", "Relatives receive a text message 48 hours and 2 hours before the appointment"},
		{"Visitors order a meal online without an account, with address, phone number and a list of dishes.", "Order a meal online without an account, with address, phone number and a list of dishes"},
		{"Say why: which limit, how long to wait.", "Say why: which limit, how long to wait"},
		{"Tell us when a bed is free.", "Tell the team when a bed is free"},
		{"Sign-in is by our own directory.", "Sign-in is by the team's own directory"},
		{"A \"Call me back\" button.", "\"Call me back\" button"},
		{"No camera in the rooms, the council would sue us.", "No camera in the rooms"},
		{"At the end of the week Wardbook makes the roster and hands it to the office.", "Make the roster and hand it to the office"},
		{"If the server dies, the ward still gets its lists.", "The ward still gets its lists if the server dies"},
		{"If the ticket names an outage, the draft starts with the status of the plant.", "The draft starts with the status of the plant if the ticket names an outage"},
		{"On a miss, the desk streams the answer to the ward while it stores it.", "On a miss, the desk streams the answer to the ward while it stores it"},
		{"Every Monday team leads get a list of the 20 most changed plans.", "Team leads get a list of the 20 most changed plans every Monday"},
		{"Every Monday editors get a list of charts for which no bed was found at least 3 times.", "Every Monday, editors get a list of charts for which no bed was found at least 3 times"},
		{"Dispatchers move stops between tours by drag and drop.", "Move stops between tours by drag and drop"},
		{"Changes: Until 9:30 for the same day everything can be changed.", "Change everything until 9:30 for the same day"},
		{"Picking list per trolley, sorted by bed.", "Picking list per trolley, sorted by bed"},
		{"Move from paper charts to the new ones.", "Move from paper charts to the new ones"},
		{"Comparing up to 5 charts in one view.", "Compare up to 5 charts in one view"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		require.Equal(t, c.want, w.StatementTitle(f, w.TakeApart(f.Text)), c.text)
	}
}

func TestStatementsBindTheOneWhoActs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Every Monday team leads get a list of the 20 most changed plans.", "Every Monday, team leads SHOULD get a list of the 20 most changed plans"},
		{"Dispatchers move stops between tours by drag and drop.", "Wardbook SHOULD let dispatchers move stops between tours by drag and drop"},
		{"Existing links that violate the policy should be listed.", "Existing links that violate the policy SHOULD be listed"},
		{"Changes: Until 9:30 for the same day everything can be changed.", "Until 9:30 for the same day, Wardbook SHOULD allow everything to be changed"},
		{"At the end of the week Wardbook makes the roster and hands it to the office.", "At the end of the week, Wardbook SHOULD make the roster and hand it to the office"},
		{"Cut-off reminder: 30 minutes before noon to everybody who has no order.", "Wardbook SHOULD provide a cut-off reminder: 30 minutes before noon to everybody who has no order"},
		{"Delivery note per ward.", "Wardbook SHOULD provide a delivery note per ward"},
		{"No cameras in the rooms.", "Wardbook SHOULD make sure that there are no cameras in the rooms"},
		{"HIGH alarm for the ward.", "Wardbook SHOULD provide a HIGH alarm for the ward"},
		{"Picking list per trolley, sorted by bed.", "Wardbook SHOULD provide a picking list per trolley, sorted by bed"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		require.Equal(t, c.want, w.bound(st, &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: specs.Should}}), c.text)
	}
}

func TestWhatIsWantedDoneIsADeed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ want, deed, state string }{
		{"members charged on the 1st of each month", "charge members on the 1st of each month", "members are charged on the 1st of each month"},
		{"every look at a chart logged with who and when", "log every look at a chart with who and when", "every look at a chart is logged with who and when"},
		{"patient data deleted 10 years after the last visit", "delete patient data 10 years after the last visit", "patient data is deleted 10 years after the last visit"},
		{"a report sorted by name", "", ""},
		{"one view with all beds", "", ""},
		{"their day in the calendar", "", ""},
	} {
		w := ward(t)
		require.Equal(t, c.deed, w.StateAsDeed(c.want), c.want)
		require.Equal(t, c.state, w.WishedState(c.want), c.want)
	}
}

func TestQualitiesAreBoundWhereTheirVerbStands(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ class, text, want string }{
		{"P", "Search over 20,000 charts shall answer in 1.5 seconds or less.", "Search over 20,000 charts MUST answer in 1.5 seconds or less."},
		{"A", "Availability of the ward view: 99.9 %.", "Availability of the ward view MUST be at least 99.9 %."},
		{"A", "Uptime 99.8 %/month.", "Uptime MUST be 99.8 %/month."},
		{"P", "p99 latency for a stored image of 1 MB: 40 ms or less.", "p99 latency for a stored image of 1 MB MUST be 40 ms or less."},
		{"O", "Uploads older than 4 h raise an alert to the service desk.", "Uploads older than 4 h MUST raise an alert to the service desk."},
		{"U", "Everything a nurse does at night must be possible with one hand.", "Everything a nurse does at night MUST be possible with one hand."},
		{"S", "Passwords stored only as hashes.", "Passwords MUST be stored only as hashes."},
		{"C", "Nothing with facial recognition, the works council would kill us.", "Wardbook MUST make sure that there is nothing with facial recognition. The works council would kill us."},
	} {
		w := ward(t)
		require.Equal(t, c.want, w.bindingText(c.text, c.class, specs.Must), c.text)
	}
}

func TestASearchOverManyThingsIsOneSearch(t *testing.T) {
	t.Parallel()
	w := ward(t)
	require.Equal(t, "Search over 20,000 charts answers in 1.5 seconds or less", w.QualityTitle(&understanding.QualityFact{Class: "P", Name: "Search over 20,000 charts shall answer in 1.5 seconds", Text: "Search over 20,000 charts shall answer in 1.5 seconds or less."}))
}

func TestWhoCopiesIsToldByHowOften(t *testing.T) {
	t.Parallel()
	w := ward(t)
	require.True(t, w.LooksPersonal("copy last week"))
	require.True(t, w.LooksPersonal("post a note"))
	require.False(t, w.LooksPersonal("copy the charts every night"))
	require.False(t, w.LooksPersonal("compute the dose"))
}
