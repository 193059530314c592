package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// People come into a text in passing: as the subject of a later clause, beside
// a name, as whoever wants to do something.
func TestPeopleInPassing(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string][]string{
		"He taps done and the customer gets a text with a link to pay.":              {"Customer"},
		"What I want is that in the morning every cleaner opens his phone.":          {"Cleaner"},
		"Admins can reorder the list, regular members can only remove their own.":    {"Admin", "Regular member"},
		"As soon as the notary has signed the deed it is sent.":                      {"Notary"},
		"They are booked by phone with Hanneke, our secretary, who has a big book.":  {"Secretary"},
		"In the evening our treasurer Rolf looks at the sums.":                       {"Treasurer"},
		"The kitchen ladies want to know how many cups they need.":                   {"Kitchen lady"},
		"Every night a list of parts is made, the warehouse (Fatima) approves it.":   {"Warehouse"},
		"Breakdowns come on top: the call centre registers each of them.":            {"Call centre"},
		"Bo at the front desk can enter a visit for them.":                           {"Front desk"},
		"Only casualty carers and the doctor may open the card.":                     {"Casualty carer", "Doctor"},
		"We keep the books in Sage, our accounting package, since 2019.":             nil,
		"It runs on Atlas, our old server, in the cellar.":                           nil,
		"We are late because the supplier has stopped making it.":                    nil,
		"Bärenreiter wants to see the parts back on the day.":                        nil,
		"The phone of the driver gets lost.":                                         nil,
		"The scales (Pfreundt) print a slip.":                                        nil,
		"Paper, the main thing, is dear.":                                            nil,
		"We were told in Leeds, the company that we rented the hall from was broke.": nil,
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "plan.md", Text: "# Orders\n\n## Remarks from the call\n\nWe sell wine.\n\n" + text + "\n"}), lex)
		var got []string
		for _, a := range u.Actors {
			got = append(got, a.Name)
		}
		require.ElementsMatch(t, want, got, text)
	}
}

// The head of a letter says what its writer is.
func TestRolesInTheHeadOfALetter(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for from, want := range map[string][]string{
		"Ilse Maat, head of sales (wines) and, until May, acting treasurer": {"Head of sales", "Treasurer"},
		"Bo Lund, bookkeeper since 2019":                                    {"Bookkeeper"},
		"Bo Lund, Uppsala":                                                  nil,
		"bo@lund.example, treasurer":                                        nil,
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "memo.txt", Plain: true, Text: "From: " + from + "\nTo: the board\nSubject: the cellar list\n\nHi all,\n\nThe cellar is cold.\n"}), lex)
		var got []string
		for _, a := range u.Actors {
			got = append(got, a.Name)
		}
		require.ElementsMatch(t, want, got, from)
	}
}
