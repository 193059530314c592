package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A sentence of which it is not certain what its verb is, or that it asks for something, stands behind
// the word that binds as it is, in the description, the title and the story. A plain duty is bound
// inside.
func TestUncertainDutiesKeepTheirOwnWords(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct{ text, description, title string }{
		{"Credits reduce the next invoice.", "The following MUST hold: credits reduce the next invoice.", "Credits reduce the next invoice"},
		{"Claims that have had no reply for 5 days are escalated to the lead.", "The following MUST hold: claims that have had no reply for 5 days are escalated to the lead.", ""},
		{"A parcel without a tour 60 minutes before departure turns orange and the lead gets a message.", "The following MUST hold: a parcel without a tour 60 minutes before departure turns orange and the lead gets a message.", ""},
		{"Version and checksum go into the footer of the list instead.", "The following MUST hold: version and checksum go into the footer of the list instead.", ""},
		{"If the list exists it stops with an error, unless `--force` is given.", "The following MUST hold: if the list exists it stops with an error, unless `--force` is given.", "If the list exists it stops with an error, unless `--force` is given"},
		{"It is impossible to book a parcel out twice, not even for the lead.", "The following MUST hold: it is impossible to book a parcel out twice, not even for the lead.", ""},
		{"Drivers drive five days and have two days off.", "The following MUST hold: drivers drive five days and have two days off.", ""},
		{"The warehouse system only takes XML files from a share.", "The following MUST hold: the warehouse system only takes XML files from a share.", ""},
		{"Book holidays and mark oneself sick in the app.", "This MUST be met: “Book holidays and mark oneself sick in the app”.", ""},
		// What is certain is bound inside.
		{"Parcels are stored with weight and destination.", "Parcels MUST be stored with weight and destination.", ""},
		{"The lead confirms the tour.", "The lead MUST be able to confirm the tour.", ""},
		{"A parcel that is lost is reported to the lead.", "A parcel that is lost MUST be reported to the lead.", ""},
		{"A tour that was closed already is never opened again.", "A tour that was closed already MUST NOT be opened again.", ""},
	} {
		w := handMade(t, understanding.Understand(lex.Read(analysis.Source{Name: "x.md", Text: "# Parcelflow\n\nParcelflow is a web application for couriers of a depot.\n\n## Users\n\n- Lead: settles differences.\n- Courier: drives.\n\n## Requirements\n\n- " + c.text + "\n- Couriers see their tour.\n"}), lex), "standard")
		var in analysis.RequirementsInput
		var out analysis.RequirementsOutput
		in.Refined.Features = w.StatedFeatures()
		require.NoError(t, w.Requirements(&in, &out))
		var said, titles []string
		for _, r := range out.Requirements {
			for _, it := range r.Description {
				said = append(said, it.Text)
			}
			titles = append(titles, r.Title)
		}
		require.Contains(t, said, c.description, strings.Join(said, "\n"))
		if c.title != "" {
			require.Contains(t, titles, c.title)
		}
	}
}
