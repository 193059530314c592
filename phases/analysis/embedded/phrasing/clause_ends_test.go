package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The verb of a clause may end it; what stands before is what it is about.
func TestVerbAtTheEndOfAClause(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for _, c := range []struct{ text, subject, verb string }{
		{"Bookings that nobody has paid after 20 minutes expire.", "Bookings that nobody has paid after 20 minutes", "expire"},
		{"Moving a berth less than 2 hours before the arrival is not allowed.", "Moving a berth less than 2 hours before the arrival", "is"},
		{"Swapping shifts before the week starts is free.", "Swapping shifts before the week starts", "is"},
		{"Booking before the season is over", "", ""}, // a deed up to that moment
		{"Requests that the skipper signs in", "", ""},
	} {
		got, ok := w.ParseClause(c.text)
		require.Equal(t, c.verb != "", ok, c.text)
		require.Equal(t, c.subject, got.Subject, c.text)
		require.Equal(t, c.verb, got.Verb, c.text)
	}
}

// What looks like a noun is a verb where things and how they are follow it.
func TestAVerbBeforeDescribedThings(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for _, c := range []struct{ text, want string }{
		{"reports delivered parcels to the desk", "report delivered parcels to the desk"},
		{"reports delivered by the courier", ""},
		{"requests that nobody has answered expire after a day", ""},
		{"reports the delay to the desk", "report the delay to the desk"},
		{"supplies, runs and maintains a booking system", "supply, run and maintain a booking system"},
		{"checks, cleans and reports each berth once a week", "check, clean and report each berth once a week"},
		{"orders, returns and reports of the last week", ""},
		{"checks, cleans and reports", ""},
	} {
		got, _ := w.BaseForm(c.text)
		require.Equal(t, c.want, got, c.text)
	}
}

// One of several kinds of people acts, however the source joins them.
func TestPeopleJoinedByAnd(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for name, want := range map[string]string{
		"Skippers and harbour masters": "skipper or harbour master",
		"Health and safety officers":   "health and safety officer",
	} {
		require.Equal(t, want, w.ActorName(name))
	}
}

// A title that ends before "or" would name the first of two ways as the only one.
func TestATitleKeepsNoHalfOfTwoWays(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	require.Equal(t, "Import shifts every 15 minutes", w.CutPhrase("Import shifts every 15 minutes from the workforce planning system of the town", 70))
	require.Equal(t, "reads a nightly list and never writes back", w.ThirdAll("read a nightly list and never write back"))
	require.Equal(t, "only shows a bed", w.ThirdAll("only show a bed"))
	require.Equal(t, "runs automatically and uploads meals", w.ThirdAll("run automatically and upload meals"), "no second thing stands behind an adverb")
	require.Equal(t, "works offline and reports trips", w.ThirdAll("work offline and report trips"))
	require.Equal(t, "beeps and uploads stored trips", w.ThirdAll("beep and upload stored trips"))
	require.Equal(t, "work offline and upload trips", w.LowerRest("work offline and uploads trips"))
	require.Equal(t, "lets nurses move, swap and delete beds", w.ThirdAll("let nurses move, swap and delete beds"))
	require.Equal(t, "keeps five versions and lets a nurse restore one", w.ThirdAll("keep five versions and let a nurse restore one"))
	require.Equal(t, "Rent guest berths", w.CutPhrase("Rent guest berths as single nights or as a season of up to 20 weeks with a discount", 44))
}

// A cut leaves neither an adjective without its noun nor the first of several cases as
// the only one, and a row of things is no row of deeds.
func TestACutKeepsWhatBelongsTogether(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	require.Equal(t, "See the crane list beside a map of the quay", w.CutPhrase("See the crane list beside a map of the quay with idle and broken cranes of all docks", 62))
	require.Equal(t, "The foreman is called", w.CutPhrase("The foreman is called when the wind is above 60 km/h, when a brake fails or when a crane stands still for an hour", 90))
	require.Equal(t, "logs each lift with crane, weight, driver and load number", w.ThirdAll("log each lift with crane, weight, driver and load number"))
	require.Equal(t, "logs each lift, weighs it and prints a slip", w.ThirdAll("log each lift, weigh it and print a slip"))
}

// What is refused until something is so is not refused for good.
func TestARefusalKeepsItsConditionInTheTitle(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	short := "A crane cannot be released to a new shift before the foreman has signed the log of the last one"
	require.Equal(t, short, w.withException(short, "A crane cannot be released to a new shift"))
	long := "A crane is never released to a new shift of the same company unless the foreman has signed the log of the last one and the brakes have been tested"
	require.Equal(t, "A crane is never released to a new shift …", w.withException(long, "A crane is never released to a new shift"))
	require.Equal(t, "Release a crane", w.withException("Release a crane before the shift", "Release a crane"))
	require.Equal(t, "Read the state of a crane without signing in", w.CutPhrase("Read the state of a crane without signing in, using the number on its mast and the code", 55))
}

// A second deed that a cut leaves without its time is left out of a title.
func TestATitleEndsBeforeADeedWithoutItsTime(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	require.Equal(t, "Names of guests are kept on the island", w.CutPhrase("Names of guests are kept on the island and deleted 14 days after the last night", 52))
}

// By which means something is done stands behind the word that binds.
func TestTheMeansStandBehindTheWordThatBinds(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh", Title: "泊位", Product: "泊位"}, "standard")
	for text, want := range map[string]string{
		"到期前 3 天通过短信服务通知提醒船主续租": "泊位必须在到期前 3 天通过短信服务通知提醒船主续租",
		"证件审核通过后自动通知船主":         "证件审核通过后，泊位必须自动通知船主",
	} {
		got, ok := w.inserted(text, text, "必须")
		require.True(t, ok, text)
		require.Equal(t, want, got)
	}
}

// What a subject does further stays with it, and is no sentence of its own.
func TestWhatASubjectDoesFurtherStaysWithIt(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for text, want := range map[string]bool{
		"lets you search ten years of logs":       true,
		"shows the crew who is on board":          true,
		"orders are shipped at night":             false,
		"the harbour master confirms the booking": false,
	} {
		require.Equal(t, want, w.goesOnActing(text), text)
	}
}

// A thing and what becomes of it behind an arrow is no deed.
func TestAnArrowBehindAThingIsNoDeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	require.False(t, w.BeginsWithVerb("search result → CSV or JSON, up to 2 GB"))
	require.True(t, w.BeginsWithVerb("search the results → CSV"))
}
