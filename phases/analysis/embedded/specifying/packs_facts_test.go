package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// withPack is work on an understanding with one pack and the words of a source.
func withPack(t *testing.T, u *understanding.Understanding, id, text string) *Specifier {
	t.Helper()
	u.Lex = loadLexicons(t)
	set := templates.New(nil, "")
	rules, err := phrasing.LoadRules(set)
	require.NoError(t, err)
	packs, err := set.Packs()
	require.NoError(t, err)
	for i := range packs {
		if packs[i].ID == id {
			return New(completing.New(phrasing.NewWork(analysis.Common{Lang: u.Lang, Depth: "standard"}, u, []*templates.Pack{&packs[i]}, rules, phrasing.NewWordIndex(text))))
		}
	}
	require.Fail(t, "no pack "+id)
	return nil
}

func TestAPackIsSilentAboutWhatTheSourceStates(t *testing.T) {
	t.Parallel()
	const told = "The HTTP API of a web service answers from two regions and takes 3,000 redirects per second."
	tests := []struct {
		name, source, text string
		said               bool
	}{
		{"regions as non-goal", "The HTTP API of a web service keeps notes.", "cloud region", true},
		{"stated regions", told, "cloud region", false},
		{"regions as assumption", "The HTTP API of a web service keeps notes.", "One region and one time zone", true},
		{"stated regions, no assumption", told, "One region and one time zone", false},
		{"question about load", "The HTTP API of a web service keeps notes.", "requests per second", true},
		{"stated load", told, "requests per second", false},
		{"stated load in Chinese", "这个 HTTP API 网站服务每秒处理 3000 次跳转。", "requests per second", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			w := withPack(t, &understanding.Understanding{Lang: specs.English, Product: "Linker"}, "web", tt.source)
			var all []string
			for _, n := range w.MissingNonGoals() {
				all = append(all, n.Text)
			}
			for _, a := range w.MissingAssumptions(0) {
				all = append(all, a.Text)
			}
			for _, q := range w.OpenPackQuestions() {
				all = append(all, q.Text)
			}
			found := false
			for _, text := range all {
				found = found || phrasing.NewWordIndex(text).Has(tt.text)
			}
			require.Equal(t, tt.said, found, "%q", all)
		})
	}
}

func TestAFeatureOfAPackYieldsToAStatedLimit(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Over the limit: 429 and `Retry-After`.":            false,
		"Each answer carries `RateLimit-Remaining`.":        false,
		"Each answer carries the id of its request.":        true,
		"Clients that send too many requests are sent away": false,
	} {
		u := &understanding.Understanding{Lang: specs.English, Product: "Linker", Constraints: []specs.Item{{Text: text, Source: specs.FromLines(1, 1)}}}
		w := withPack(t, u, "web", "The HTTP API of a web service.")
		found := false
		for _, f := range w.MissingFeatures(40) {
			found = found || f.ID == "limit-request-rate"
		}
		require.Equal(t, want, found, text)
	}
}

func TestTheFallbackOfAPackIsTakenForItsOwnKindOfSystem(t *testing.T) {
	t.Parallel()
	w := withPack(t, &understanding.Understanding{Lang: specs.Chinese, Product: "匠学"}, "education", "课程与作业")
	const late = "先行批改"
	require.Contains(t, w.failureOf(understanding.IntegrationFact{Name: "论文查重系统", Purpose: "比对"}), late)
	require.NotContains(t, w.failureOf(understanding.IntegrationFact{Name: "门禁系统", Purpose: "停用该作业区权限"}), late)
}
