package understanding

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestWhatPeopleSayAloud reads single sentences of a text that somebody has
// spoken or typed as they speak. "not" in front of a kind: it must be none.
func TestWhatPeopleSayAloud(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct{ want, text string }{
		{"milestone", "It has to be live by the first of March."},
		{"milestone", "Has to be live before the season starts in May."},
		{"milestone", "Before Christmas I'd like to see something I can click on."},
		{"milestone", "We hope to start with our own groups after the summer holidays and with everybody else from Advent on."},
		{"milestone", "So live by end of november, school groups in january."},
		{"milestone", "If all goes well the boats are labelled by 1 April and we start with lending at the first regatta, on the 9th."},
		{"milestone", "I can do the till until the June fair, the rest after that."},
		{"milestone", "The old binders are made read-only in week 40."},
		{"milestone", "First branch (Ghent) live before 1 October, because that is when the lease ends."},
		{"milestone", "The old book is closed on 31 December."},
		{"milestone", "The pilot with two wards runs from January to March."},
		{"milestone", "We need it running by the harvest."},
		{"milestone", "Must be in before the code freeze on 15 March, otherwise it slips to June."},
		{"milestone", "Ideally the first version is there by Easter."},
		{"not milestone", "Orders placed by 14:00 leave the same day."},
		{"not milestone", "The licence expires on 31 December."},
		{"not milestone", "Since January we have a new till."},
		{"not milestone", "In March the pump failed twice."},
		{"non_goal", "I don't want it to track where the drivers are."},
		{"non_goal", "I do not want it to send advertisements."},
		{"non_goal", "We don't want it to replace the wall calendar."},
		{"non_goal", "Please no holiday planning, we do that on the wall."},
		{"non_goal", "Time sheets, leave that out too, the accountant has a thing for that."},
		{"non_goal", "The deacon asked about livestreaming, but that's a different thing."},
		{"non_goal", "I'd leave out helmets."},
		{"non_goal", "Also no accounts!"},
		{"non_goal", "Payroll belongs to the accountant's programme."},
		{"non_goal", "Attendance lists: Joke keeps those in her notebook and is happy."},
		{"non_goal", "Don't bother with printing."},
		{"non_goal", "It doesn't need a chat."},
		{"non_goal", "It doesn't have to do invoices."},
		{"non_goal", "Forget about the loyalty cards."},
		{"non_goal", "Skip the map for now."},
		{"non_goal", "Route planning can wait."},
		{"non_goal", "Holiday planning is not what this is about."},
		{"not non_goal", "We can't leave out the allergens."},
		{"not non_goal", "Don't forget the allergens."},
		{"not non_goal", "I don't want it to take longer than five seconds."},
		{"not non_goal", "A missing signature can wait until Monday."},
		{"not non_goal", "No more than two jobs wait at once."},
		{"question", "I don't know if we're allowed to keep the alarm codes."},
		{"question", "No idea whether the scale has an interface."},
		{"question", "I'm not sure who pays for the text messages."},
		{"question", "We still have to find out whether the lock can be opened from outside."},
		{"question", "The text messages, no idea, whatever is cheap."},
		{"question", "Whether guests may book as well is still open."},
		{"question", "Does the insurance have to sign?"},
		{"question", "Somebody has to ask the fire brigade if the tablets may hang there."},
		{"not question", "She knows who is in the house."},
		{"not question", "He asks whether the key is back."},
		{"not question", "The app asks if the dog was in the garden."},
		{"feature", "It'd be great if they typed that in at home and we just scan a code."},
		{"feature", "it'd be nice if the till knew the price."},
		{"feature", "What I need is a list of what comes back today."},
		{"feature", "It should just move the visit to the next free day."},
		{"feature", "It would be great if customers could cancel a visit themselves."},
		{"feature", "And maybe, later, a photo of the damage if there is a crack."},
		{"feature", "I just want to see who is late."},
		{"feature", "The guys in the workshop need to see which pairs come back today."},
		{"feature", "I stand at the gate with my phone, hold it to the tag and the bike is out."},
		{"feature", "He takes a photo of the meter and the number is read off it."},
		{"feature", "Then the customer gets a text with the time."},
		{"feature", "Ingrid needs the turnover per cleaner per week."},
		{"feature", "You press a button and the label comes out."},
		{"feature", "You click on a house and see its history."},
		{"feature", "I'd love a button that says I am late."},
		{"feature", "The driver should get a warning when the tail lift is due."},
		{"not feature", "I stand at the gate all day and freeze."},
		{"not feature", "People come once a year."},
		{"not feature", "My brother in law uses it for his shop and it works."},
		{"constraint", "Money wise I was thinking four thousand and not more than forty a month."},
		{"constraint", "We have four thousand for it, tops."},
		{"constraint", "It can't cost more than two thousand."},
		{"constraint", "There's no signal in the garages."},
		{"constraint", "Bartek hardly reads Dutch, so Polish as well."},
		{"constraint", "It has to run on the server of the diocese, that's Windows Server with SQL Server, nothing else is allowed."},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "memo.txt", Plain: true, Text: "We lend bikes in three villages.\n\nWhat I want is a small app that keeps track of the bikes. Every customer gets a code.\n\nAnother thing. " + c.text + "\n"}), lex)
		var kinds []string
		for _, f := range u.Facts() {
			if len(f.Source.Lines) > 0 && f.Source.Lines[0].From == 5 {
				kinds = append(kinds, f.Kind)
			}
		}
		kind, no := strings.CutPrefix(c.want, "not ")
		assert.Equal(t, !no, slices.Contains(kinds, kind), "%s: %s: %v", c.want, c.text, kinds)
	}
}
