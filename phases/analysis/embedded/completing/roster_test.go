package completing

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// onlyByAll is the person that only a role fits, found by looking at all of
// them.
func onlyByAll(w *Completer, role string) string {
	found, key := "", phrasing.FoldTerm(w.ActorName(role))
	for _, a := range w.Understood.Actors {
		name := w.ActorName(a.Name)
		if a.System || a.Name == "" {
			continue
		}
		if phrasing.FoldTerm(name) == key {
			return ""
		}
		head, _, _ := strings.Cut(phrasing.FoldTerm(name), " of ")
		if w.Language != "zh" && key != "" && strings.HasSuffix(head, " "+key) || w.Language == "zh" && phrasing.NewWordIndex(name).Has(role) {
			if found != "" {
				return ""
			}
			found = a.Name
		}
	}
	return found
}

// TestRosterKnowsWhatAllActorsSay compares the roster with a look at every
// actor.
func TestRosterKnowsWhatAllActorsSay(t *testing.T) {
	t.Parallel()
	words := map[specs.Lang][]string{
		"en": {"space", "Harbour", "clerk", "Clerk", "owner", "of", "head", "admins", "ſtaff", "K", "k-9", "trainer"},
		"zh": {"平台", "运营", "员", "工", "员工", "管理", "VIP", "vip", "客户", "K", "护士", "采血"},
	}
	random := rand.New(rand.NewPCG(1, 2))
	for lang, parts := range words {
		for range 12 {
			name := func() string {
				var out []string
				for range 1 + random.IntN(3) {
					out = append(out, parts[random.IntN(len(parts))])
				}
				return strings.Join(out, map[specs.Lang]string{"en": " ", "zh": ""}[lang])
			}
			u := &understanding.Understanding{Lang: lang, Product: "Kiwi", Title: "Kiwi"}
			for range 1 + random.IntN(12) {
				u.Actors = append(u.Actors, understanding.ActorFact{Name: name(), System: random.IntN(4) == 0, Source: specs.FromLines(1, 1)})
			}
			w := handMade(t, u, "standard")
			for range 100 {
				asked := name()
				require.Equal(t, onlyByAll(w, asked), w.OnlyPersonOf(asked), "%s of %v", asked, w.Understood.Actors)
				var first *understanding.ActorFact
				system := false
				lead := ""
				for i := range w.Understood.Actors {
					a := &w.Understood.Actors[i]
					if first == nil && strings.EqualFold(w.ActorName(a.Name), asked) {
						first = a
					}
					system = system || a.System && strings.EqualFold(a.Name, asked)
					if !a.System && strings.HasPrefix(strings.ToLower(asked)+" x", strings.ToLower(a.Name)) && len(a.Name) > len(lead) {
						lead = a.Name
					}
				}
				found, ok := w.Roster().Find(asked)
				require.Equal(t, first != nil, ok, asked)
				if ok {
					require.Equal(t, *first, *found)
				}
				require.Equal(t, system, w.IsSystem(asked))
				require.GreaterOrEqual(t, w.Roster().Lead(asked+" x"), len(lead))
			}
		}
	}
}

// TestManyPeople gives personas to more people than could be compared with each
// other.
func TestManyPeople(t *testing.T) {
	t.Parallel()
	const many = 3000
	for lang, form := range map[specs.Lang]string{"en": "Keeper %d%d of wagons", "zh": "管理员%d%d号"} {
		u := &understanding.Understanding{Lang: lang, Product: "Kiwi", Title: "Kiwi"}
		for i := range many {
			name := fmt.Sprintf(form, i%7, i)
			u.Actors = append(u.Actors, understanding.ActorFact{Name: name, Source: specs.FromLines(i+1, i+1)})
			if i%8 == 0 {
				u.Features = append(u.Features, understanding.FeatureFact{Name: "Open wagon", Text: "Opens a wagon.", Actor: name, Source: specs.FromLines(i+1, i+1)})
			}
		}
		w := handMade(t, u, "standard")
		require.Len(t, w.personas(&specs.Refined{Features: []specs.Feature{{Name: "Count wagons", Description: "Count all wagons."}}}), many)
		require.Empty(t, w.userConcerns(), "thousands of names are no list")
	}
}
