package session

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

func TestRescoped(t *testing.T) {
	t.Parallel()
	at := specs.FromLines
	feature := func(name string, src specs.Source) specs.Feature {
		return specs.Feature{Name: name, Description: "A clerk can " + name + ".", Source: src}
	}
	line := func(text string, src specs.Source) specs.Item { return specs.Item{Text: text, Source: src} }
	whole := specs.Refined{
		Features:    []specs.Feature{feature("check invoices", at(3, 3)), feature("export invoices", at(4, 4)), feature("print labels", at(4, 4)), feature("sign in", specs.FromRule("web"))},
		Qualities:   []specs.Quality{{Details: "Export within 5 s", Source: at(4, 4)}, {Details: "Check within 5 s", Source: at(3, 3)}},
		TargetUsers: []specs.RefinedUser{{Name: "clerk", Needs: []string{"check invoices", "export invoices"}}},
		Boundaries: specs.Boundaries{
			InScope: []specs.Item{
				line("A clerk can check invoices.", at(3, 3)), line("A clerk can export invoices.", at(4, 4)),
				line("A clerk can print labels.", at(4, 4)), line("Sign in.", specs.FromRule("web")),
			},
			OutOfScope: []specs.Item{line("No payments.", at(9, 9))},
		},
		IntegrationPoints: []specs.Item{line("Archive", at(3, 3))},
	}
	require.Equal(t, whole, Rescoped(whole, nil))

	less := Rescoped(whole, &specs.ScopeReview{Out: []specs.Item{line("A clerk can check invoices", at(3, 3)), line("sign in", specs.FromRule("web"))}})
	require.Equal(t, whole.Features[1:3], less.Features)
	require.Equal(t, whole.Qualities[:1], less.Qualities, "what stands on the lines of nothing else goes, too")
	require.Empty(t, less.IntegrationPoints)
	require.Equal(t, []string{"export invoices"}, less.TargetUsers[0].Needs)
	require.Len(t, less.Boundaries.InScope, 2)
	require.Len(t, less.Boundaries.OutOfScope, 3)

	shared := Rescoped(whole, &specs.ScopeReview{Out: []specs.Item{line("A clerk can print labels.", at(4, 4))}})
	require.Len(t, shared.Qualities, 2, "another feature stands on these lines")

	more := Rescoped(whole, &specs.ScopeReview{In: []specs.TakenIn{{Text: "Payments.", Was: "No payments.", Source: at(9, 9)}}})
	require.Equal(t, specs.Feature{Name: "Payments", Description: "Payments.", Priority: "unset", Source: at(9, 9)}, more.Features[4])
	require.Empty(t, more.Boundaries.OutOfScope)
	require.Equal(t, line("Payments.", at(9, 9)), more.Boundaries.InScope[4])

	odd := whole // as another engine may write it: not a line for every feature
	odd.Boundaries.InScope = nil
	require.Len(t, Rescoped(odd, &specs.ScopeReview{Out: []specs.Item{line("Labels are printed", at(4, 4))}}).Features, 3)
	require.Len(t, Rescoped(odd, &specs.ScopeReview{Out: []specs.Item{line("Something else", at(4, 4))}}).Features, 4)
	require.Len(t, whole.Features, 4)
	require.Len(t, whole.Boundaries.OutOfScope, 1, "the confirmed requirements stay as they are")
}
