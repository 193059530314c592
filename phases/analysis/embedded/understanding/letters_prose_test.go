package understanding

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// letter is a paper in running text without headings, with something wanted in front of what is
// asked about.
func letter(text string) string {
	return "# Loans at the maker shed\n\nHello Ines, as promised. The shed lends out 340 tools to 600 members and the members want a page for it.\n\n" + text + "\n"
}

// TestRunningTextIsSorted: what running text wishes, tells of today, puts off, doubts and plans is
// told apart without a heading or a modal verb.
func TestRunningTextIsSorted(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, kind, text string }{
		{"What we would like is for the letter to be made from the booking itself.", "", "The letter must be made from the booking itself."},
		{"What I need is to see at a glance who is late.", "feature", "We want to see at a glance who is late."},
		{"All I want is one list of the tools.", "feature", "We need one list of the tools."},
		{"If a member has given us a mobile number, send a text message as well.", "feature", "If a member has given us a mobile number, send a text message as well."},
		{"Before a batch goes out, weigh it again and print the new label.", "feature", "Before a batch goes out, weigh it again and print the new label."},
		{"If you have questions, ring me.", "!feature", "If you have questions, ring me."},
		{"The trainers must still be able to change a sentence.", "feature", "The trainers must be able to change a sentence."},
		{"A list of what expires in the next 14 days would spare us the walk.", "feature", "We need a list of what expires in the next 14 days, because it would spare us the walk."},
		{"If the new system could take the cycle data by itself we'd save an hour a day.", "feature", "The new system should take the cycle data by itself, because we'd save an hour a day."},
		{"It would also be nice if the trainers could announce a course themselves, but that may wait until spring.", "feature", "It would be nice if the trainers could announce a course themselves."},
		{"Statistics I don't need.", "non_goal", "statistics"},
		{"Nor do we need a portal.", "non_goal", "portal"},
		{"A deposit might be an idea but the committee is split, so leave it for now.", "non_goal", "deposit"},
		{"What must not change: the tray numbers.", "constraint", "The tray numbers must not change."},
		{"Joan on the front desk takes 25 calls a week about it and reckons half could be avoided.", "problem", "25 calls a week"},
		{"Omar spends two hours every Friday copying names.", "problem", "Omar spends two hours"},
		{"Roughly one set in twelve goes back late and we pay 180 euros a day for it.", "problem", "one set in twelve"},
		{"The autoclaves write a file after each cycle, which Omar copies on a stick and prints.", "problem", "which Omar copies"},
		{"The surgeon had agreed the change with Joan in March, but the card had not been exchanged.", "problem", "had agreed"},
		{"What bothers us most is that the numbers never match.", "problem", "numbers never match"},
		{"Dev has said that he is worried about the file format, which has changed twice.", "risk", "file format"},
		{"The thing I'm least sure about is the swap of a mainboard.", "risk", "swap of a mainboard"},
		{"What I don't know is whether children's data is a problem.", "question", "children's data"},
		{"Somebody should decide whether the clinic across the road joins in.", "question", "clinic across the road"},
		{"Autoclaves and loan sets can follow by the end of March.", "milestone", "end of March"},
		{"I'd expect around 45 people to use it, never more than 15 at a time.", "quality", "The system must serve around 45 people"},
		{"Letters in Welsh could wait until spring.", "feature", "Letters in Welsh."},
		{"Membership data sits in MemberMojo.", "integration", "MemberMojo"},
		{"Letters go through the city's print house; we hand them a file every evening.", "integration", "city's print house"},
		{"An item that comes back broken is put on a shelf today and nobody does anything with it.", "problem", "put on a shelf"},
		{"I have in mind a page that members open on their phones. They look up a tool, see whether it is in, and take it out by scanning the sticker on it.", "feature", "members look up a tool"},
		{"We expect 900 taps a second in the morning peak and want to survive three times that.", "quality", "900 taps a second"},
		{"What we need first is the stop list on the phone.", "feature", "the stop list on the phone"},
		{"It would be good to know which farms wait longest.", "feature", "We want to see which farms wait longest."},
		{"I would not want the phone to show where a trainer is at any time.", "constraint", "The phone must not show where a trainer is at any time."},
		{"That is done in Agrolacta and it stays there.", "integration", "Agrolacta"},
		{"The rest can follow in May.", "milestone", "The rest can follow in May."},
		{"In March two lorries went to the same farm on the same morning.", "problem", "two lorries"},
		{"It was agreed that everything which is done daily has to work with three taps.", "", "Everything which is done daily"},
		{"Its supplier wants CHF 9,000 for an interface, and that was found too much.", "problem", "CHF 9,000"},
		{"We can spend 18,000 euro, of which six is promised by the board.", "constraint", "18,000 euro"},
		{"The alarm stays open until somebody has looked at it.", "!question", "stays open"},
		{"At the door I want to open the card and see when it was last used.", "", "I want to open the card and see when it was last used at the door."},
		{"So the first thing I want is simple: nobody should be able to print a label for a late tool.", "feature", "Nobody should be able to print a label"},
		{"I don't want anything that needs a server in the office; the last one drowned.", "", "The system must not need a server in the office"},
		{"Then I need to find out within the hour which tools came from that box.", "!question", "within the hour"},
		{"Last July we lost a whole box because nobody had looked at it.", "problem", "Last July we lost"},
		{"Two things I don't know.", "note", "Two things"},
		{"My sister thinks we need a web shop, I don't, and I am not paying for one.", "non_goal", "web shop"},
		{"If the box gets too warm, I'd like a text message to my phone.", "", "text message to my phone"},
		{"If the pump stops for more than 30 minutes the clock has to start again from zero, and that is the part everybody forgets.", "feature", "for more than 30 minutes, the clock has to start again from zero."},
		{"My nephew says it can be read, I have my doubts.", "note", "My nephew says"},
		{"It would be lovely if that came out at the press of a button.", "note", "at the press of a button"},
		{"Third, the release.", "note", "Third, the release."},
		{"We would be happy if, by next summer, fewer than five tools were missing at any time.", "metric", "Tools missing at any time: fewer than five tools (by next summer)"},
	} {
		facts := understood(t, letter(c.said)).Facts()
		told := slices.ContainsFunc(facts, func(f analysis.Fact) bool {
			kind, not := strings.CutPrefix(c.kind, "!")
			return strings.Contains(strings.ToLower(f.Text), strings.ToLower(c.text)) && (kind == "" || (f.Kind == kind) != not)
		})
		require.True(t, told, "%s: %v", c.said, facts)
	}
}

// TestARuleAboutOneThingIsNotTheProduct: however it begins.
func TestARuleAboutOneThingIsNotTheProduct(t *testing.T) {
	t.Parallel()
	u := understood(t, "# The tank book\n\nWe buy oysters from eleven growers and keep them in seawater.\n\nA batch from a closed bed must be blocked straight away, and only I may lift the block.\n")
	require.Empty(t, u.Pitch)
	require.Equal(t, 1, len(u.Constraints)+len(u.Features))
}

// TestATimeThatWouldDoIsTheTarget: not the one that somebody complains of.
func TestATimeThatWouldDoIsTheTarget(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"The search takes 8 or 9 seconds. Two would be fine.":  "The search should take at most 2 seconds.",
		"It takes a clerk 4 minutes a letter. One would do.":   "It should take a clerk at most 1 minutes a letter.",
		"Opening a record takes 12 seconds. 3 will be enough.": "Opening a record should take at most 3 seconds.",
	} {
		u := understood(t, letter(said))
		require.Len(t, u.Qualities, 1, said)
		require.Equal(t, want, u.Qualities[0].Text)
	}
}

// TestSomebodyByNameIsMeantByThePronoun: whatever role is named between.
func TestSomebodyByNameIsMeantByThePronoun(t *testing.T) {
	t.Parallel()
	u := understood(t, letter("When theatre 6 rings, Agnieszka types the number into the list and waits. In that time she has a nurse on the other end. She takes about 25 such calls a week and reckons half could be avoided."))
	require.Contains(t, textsOf(u.Problem), "Agnieszka takes about 25 such calls a week and reckons half could be avoided.")
}

// TestWhoMustOrCanIsTheRoleToldBefore: behind a pronoun.
func TestWhoMustOrCanIsTheRoleToldBefore(t *testing.T) {
	t.Parallel()
	u := understood(t, letter("When a farm rings, the driver should see that within a minute. He should be able to tell us that he has skipped a farm."))
	require.True(t, slices.ContainsFunc(u.Features, func(f FeatureFact) bool {
		return f.Text == "The driver should be able to tell us that he has skipped a farm."
	}), "%v", u.Features)
}

// TestARunInHeadingSaysWhatAParagraphTells: in bold as well.
func TestARunInHeadingSaysWhatAParagraphTells(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Feeding sheets\n\nA feeding plan that keepers read on the phone.\n\n**How it goes today.** Lotte writes a diet sheet for every animal in Word. The vet phones when a diet has to change.\n\n**What was agreed.** The kitchen sees one packing list per round. Fasting days block the crate. Seb timed himself.\n")
	require.Len(t, u.Problem, 2)
	require.Len(t, u.Features, 2)
	require.Equal(t, "Fasting days block the crate.", u.Features[1].Text)
}

// TestOpenPointsOfAParagraphStandAlone: and what is out of scope among them is left out.
func TestOpenPointsOfAParagraphStandAlone(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Fares\n\nA fare engine.\n\n## Open points\n\nWe do not yet know whether the gates can write to the bus. Finance has to tell us how long refunds may stay open. Concession cards are out of scope for the first step.\n")
	require.Len(t, u.Questions, 2)
	require.Len(t, u.NonGoals, 1)
}
