package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A label over deeds is no function, and what people only forget is none either.
func TestALabelOverDeedsIsNoFunction(t *testing.T) {
	t.Parallel()
	got := factsByText(t, "# Costume store\n\n- Access:\n  - A tailor sees the costumes of their own show only.\n  - The store manager sees all costumes.\n- Label:\n  - at most 40 characters\n- Nurses forget to return hats; they get a reminder 2 days after the show, it stops when returned.\n- Singers mix up sizes, so they see a photo of each costume.\n- Singers forget their fittings.\n")
	for text, want := range map[string]string{
		"A tailor sees the costumes of their own show only.": "feature",
		"The store manager sees all costumes.":               "feature",
		"Access.":                                            "",
		"Nurses get a reminder 2 days after the show, because they forget to return hats; it stops when returned.": "feature",
		"Singers see a photo of each costume, because they mix up sizes.":                                          "feature",
		"Singers forget their fittings.": "problem",
	} {
		require.Equal(t, want, got[text], "%s: %v", text, got)
	}
}

// Minutes without Markdown headings have a topic, roles and numbered heads, and some rows
// are about the meeting only.
func TestMinutesNameTopicAndRoles(t *testing.T) {
	t.Parallel()
	u := Understand(readText("Minutes 12 May, choir rehearsal planning\n\nPresent: Tom (conductor), Lea (librarian), Jo (head of section), Mrs Ott\nAbsent: Kai (pianist)\n\n1. Attendance\n- Singers say in the app whether they come. Lea wants to know how many scores to bring.\n- Pia, I know, the data protection officer, will want to see it.\n2. Scores\n- About 300 scores are in it. Some scores are known under two titles.\n- Jo: singers must return a score within a week.\nNext meeting: 2 June\n", false), loadLexicons(t))
	require.Equal(t, "Choir rehearsal planning", u.Title)
	var names []string
	for _, a := range u.Actors {
		names = append(names, a.Name)
	}
	require.Equal(t, []string{"Conductor", "Librarian", "Head of section", "Singer"}, names)
	var features []string
	for _, f := range u.Features {
		features = append(features, f.Text)
	}
	require.Equal(t, []string{"Singers say in the app whether they come.", "The librarian wants to know how many scores to bring.", "Singers must return a score within a week."}, features)
}

// How soon something is answered is a quality also without a verb; how much each may do in
// a time, and what goes on when something fails, is to be built.
func TestTerseNumberedDemands(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Response of ramp scanner < 1 s after the tag is read, 99 %.":             "quality",
		"Delay between scan and screen: max. 3 s.":                                "quality",
		"Hotels can order up to 4 extra bags per week.":                           "feature",
		"Drivers may change up to 2 stops a day.":                                 "feature",
		"If the network fails, the ramp keeps working for 30 minutes on battery.": "feature",
		"Response from the hotels is collected in a table.":                       "feature",
	} {
		got := factsByText(t, "# Laundry: requirements\n\n1. Scanner reads the tag of a bag.\n2. "+text+"\n3. A driver sees the bags.\n")
		require.Equal(t, want, got[text], "%s: %v", text, got)
	}
}
