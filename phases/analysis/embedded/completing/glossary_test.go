package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// What the deeds of a short source are done to comes before words of its domain.
func TestThingsThatAreHandledAreTerms(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Garden book", Features: []understanding.FeatureFact{
		{Name: "Add beds", Text: "Gardeners can add beds.", Actor: "Gardener", Want: "add beds", Source: specs.FromLines(1, 1)},
		{Name: "Book visits themselves", Text: "Gardeners can book visits themselves.", Actor: "Gardener", Want: "book visits themselves", Source: specs.FromLines(2, 2)},
	}}, "standard")
	var names []string
	for _, term := range w.glossary(&specs.Refined{}) {
		names = append(names, term.Term)
	}
	require.Contains(t, names, "Bed")
	require.Contains(t, names, "Visit")
}

// What a source speaks of again and again is a word of its domain, told by its own
// sentence, before words that it does not use.
func TestThingsThatTheSourceSpeaksOfAreTermsBeforeFillers(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Lang: "en", Product: "Depot"}
	for i, text := range []string{"The clerk weighs each parcel at the counter.", "A parcel waits for 5 days at the counter.", "Clerks hand over a parcel by its number.", "The clerk returns a parcel."} {
		u.Features = append(u.Features, understanding.FeatureFact{Name: text, Text: text, Source: specs.FromLines(i+1, i+1)})
	}
	for _, term := range handMade(t, u, "standard").glossary(&specs.Refined{}) {
		if term.Term == "Parcel" {
			require.Equal(t, "The source says: “A parcel waits for 5 days at the counter.”", term.Definition)
			require.Equal(t, specs.FromLines(2, 2), term.Source)
			return
		}
	}
	require.Fail(t, "no term for parcels")
}

// A sentence that only mentions a thing is no definition of it: what the source says of
// a technology and of what is handled comes before it.
func TestASentenceAboutSomethingElseDefinesNoTerm(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Lang: "en", Product: "Ward book"}
	for i, text := range []string{"Tablets are iPads, one per four residents.", "The nurse sees what changed for a resident.", "Messages about a resident reach the ward.", "Alarms of residents are flagged."} {
		u.Features = append(u.Features, understanding.FeatureFact{Name: text, Text: text, Source: specs.FromLines(i+1, i+1)})
	}
	w := handMade(t, u, "standard")
	g := &glossaryBuilder{known: map[string]bool{}}
	w.spokenTerms(g, false)
	require.Empty(t, g.terms)
	w.spokenTerms(g, true)
	require.Equal(t, "The source says: “Alarms of residents are flagged.”", g.terms[0].Definition)

	u.Features = append(u.Features, understanding.FeatureFact{Name: "Residents", Text: "There are residents on four wards.", Source: specs.FromLines(5, 5)})
	g = &glossaryBuilder{known: map[string]bool{}}
	handMade(t, u, "standard").spokenTerms(g, false)
	require.Equal(t, "The source says: “There are residents on four wards.”", g.terms[0].Definition)
}

// A definition does not begin with its own term.
func TestADefinitionDoesNotRepeatItsTerm(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub"}, "standard")
	name, meaning := w.apposed("gateways", "Gateways, small computers that talk to pumps.")
	require.Equal(t, []string{"Gateways", "Small computers that talk to pumps."}, []string{name, meaning})
	name, meaning = w.apposed("Round", "A walk through the ward.")
	require.Equal(t, []string{"Round", "A walk through the ward."}, []string{name, meaning})
}

// A thing is told by who does what to it, in both languages; a deed without a thing of its own
// tells none.
func TestHandledThingsAreToldByTheirDeed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang                          specs.Lang
		actor, want, term, definition string
	}{
		{"en", "Landlord", "list flats", "Flat", "What a landlord can list in Hearth."},
		{"zh", "管理员", "审核资格", "资格", "管理员可以用 Hearth 审核的对象。"},
		{"en", "Landlord", "get reminders", "", ""},
		{"zh", "管理员", "支持审批", "", ""},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Hearth", Features: []understanding.FeatureFact{
			{Name: c.want, Text: c.want, Actor: c.actor, Want: c.want, Source: specs.FromLines(1, 1)},
		}}, "standard")
		g := &glossaryBuilder{known: map[string]bool{}}
		w.handledTerms(g)
		if c.term == "" {
			require.Empty(t, g.terms, c.want)
			continue
		}
		require.Len(t, g.terms, 1, c.want)
		require.Equal(t, c.term, g.terms[0].Term)
		require.Equal(t, c.definition, g.terms[0].Definition)
	}
}

// Where five are not reached, terms that the documents of a domain use themselves come before
// those that they do not.
func TestTermsThatDocumentsUseComeFirst(t *testing.T) {
	t.Parallel()
	term := func(name string) templates.PackTerm {
		return templates.PackTerm{Term: templates.Words{En: name}, Definition: templates.Words{En: "word of a domain"}}
	}
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Hearth"}, "standard")
	w.Packs = []*templates.Pack{{
		ID:       "hearths",
		Terms:    []templates.PackTerm{term("Flue"), term("Damper"), term("Ash pit"), term("Grate"), term("Hob"), term("Mantel"), term("Spark guard")},
		Settings: []templates.PackSetting{{Meaning: templates.Words{En: "days until the ash pit is emptied"}}},
		Risks:    []templates.PackRisk{{Text: templates.Words{En: "A spark guard is missing."}, Mitigation: templates.Words{En: "Close the damper."}}},
	}}
	var names []string
	for _, term := range w.glossary(&specs.Refined{}) {
		names = append(names, term.Term)
	}
	require.Equal(t, []string{"Damper", "Ash pit", "Spark guard", "Flue", "Grate"}, names)
}
