package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What stands behind a function is another one where it gives somebody something
// else to do, and a rule of the function elsewhere.
func TestFeaturesBesideFeatures(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for behind, want := range map[string]bool{
		"Public holidays can be skipped in advance.":                       true,
		"The app has to tell people which rule applies right now.":         true,
		"Cancelling must work the same way.":                               true,
		"Every Friday editors get a list of drafts nobody read for a day.": true,
		"It can be stopped at any time.":                                   false,
		"Can be switched off.":                                             false,
		"Only the owner can be asked.":                                     false,
		"If a slot is lost, it can be booked again.":                       false,
		"We have two label printers.":                                      false,
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "plan.md", Text: "# Rota\n\n## Functions\n\n- A helper can take a weekly slot. " + behind + "\n"}), lex)
		require.Equal(t, want, len(u.Features) == 2, "%s: %v", behind, u.Features)
	}
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "plan.md", Text: "# Rota\n\n## Functions\n\n- 社区按年龄发放补贴。标准每年会变，街道自己能改。\n"}), lex)
	require.Len(t, u.Features, 2)
	require.Equal(t, "街道自己能改标准", u.Features[1].Name)
}

// Somebody whom a text introduces with a wish is heard.
func TestWishesOfPeopleIntroduced(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for role, want := range map[string][]string{
		"Clinics have a buyer who wants to order for a quarter at once and to see prices.": {"A buyer can order for a quarter at once and see prices."},
		"Clinics have a buyer who only wants to see prices.":                               nil,
		"Clinics have a buyer who wants to know less.":                                     nil,
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "plan.md", Text: "# Rota\n\n## Users\n\n" + role + "\n"}), lex)
		var got []string
		for _, f := range u.Features {
			got = append(got, f.Text)
		}
		require.Equal(t, want, got, role)
	}
}

// In a list with priorities an item that names a thing is one to be made, not a
// limit, whatever figures it has.
func TestRankedThingsAreFunctions(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "plan.md", Text: "# Tides\n\nWhat must happen\n----------------\n\n1. *Storing.* Every reading is stored with its time. (must)\n2. *Filling* of gaps up to 3 hours by the reading before; filled values are marked. (should)\n"}), loadLexicons(t))
	require.Len(t, u.Features, 2)
	require.Equal(t, "should", u.Features[1].Priority)
	require.Empty(t, u.Notes)
}
