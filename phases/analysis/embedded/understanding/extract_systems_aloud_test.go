package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// Outside systems are told by what people say of them; names of people, of
// makers of nothing in particular and of towns are none.
func TestSystemsPeopleMention(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string][]string{
		"We already pay for Planfix so the bookings can show up there.":              {"Planfix"},
		"The invoices go out through Fakturia, we already pay for that.":             {"Fakturia"},
		"The doors are from Salto and could be opened with a code.":                  {"Salto"},
		"The till is Kassandra, that has an API, so prices come from there.":         {"Kassandra"},
		"BedLink has a local HTTP API, use that.":                                    {"BedLink"},
		"The list of patients must come out of Praxisheld, which writes a file.":     {"Praxisheld"},
		"A late delivery opens a WatchDuty incident for the crew.":                   {"WatchDuty"},
		"Leak detection would be awesome (Dripster?) but only if it is cheap.":       {"Dripster"},
		"The app should tell whoever is inside (we have the gate system, it knows).": {"gate system"},
		"Whoever has the room gets a call from Hanneke, our secretary.":              nil,
		"The shelves are from Sweden.":                                               nil,
		"My brother Tom has an interface problem.":                                   nil,
		"We pay for the hall ourselves.":                                             nil,
		"The keys come out of the safe at seven.":                                    nil,
		"We have a new system since May.":                                            nil,
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "plan.md", Text: "# Orders\n\n## Remarks from the call\n\nWe sell wine.\n\n" + text + "\n"}), lex)
		var got []string
		for _, a := range u.Integrations {
			got = append(got, a.Name)
		}
		require.ElementsMatch(t, want, got, text)
	}
}

// A chat that was copied with a name and a time above each message is read
// message by message.
func TestChatWithStampedNames(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	text := "# Booking of skis\n\n**lena** 09:12\nwe need a list of what comes back today\nno accounts for guests please\n\n**tom k** 09:15 AM\nthe till is open until six\n\n**lena** 09:20\nlive by 1 december\n"
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "chat.md", Text: text}), lex)
	require.Len(t, u.NonGoals, 1)
	require.Len(t, u.Milestones, 1)
	require.Equal(t, "Live by 1 december.", u.Milestones[0].Text)
}
