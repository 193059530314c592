package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// A list of stories that stands alone, without a heading and line below line, is
// read as one: its first story is neither the title nor what the product is.
func TestStoriesWithoutAHeadingAreAllFeatures(t *testing.T) {
	t.Parallel()
	for text, wants := range map[string][]string{
		"As a parent I want to see which lunches are served so that I can plan dinner.\nAs a cook I want a list of allergies per meal.\n": {"see which lunches are served", "a list of allergies per meal"},
		"作为仓库管理员，我想扫码入库，以便减少手工录入错误。\n作为财务，我想每月导出明细，以便对账。\n":                                                                               {"扫码入库", "每月导出明细"},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "input.md", Text: text}), loadLexicons(t))
		require.Empty(t, u.Title, text)
		require.Empty(t, u.Pitch, text)
		require.Empty(t, u.Problem, text)
		require.Len(t, u.Features, len(wants), text)
		for i, want := range wants {
			require.Equal(t, want, u.Features[i].Want)
			require.NotEmpty(t, u.Features[i].Actor)
		}
	}
}

// A rank in brackets behind the sentence of a story is its priority and no test.
func TestARankBehindAStoryIsItsPriority(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Choir\n\n### US-4 Marks\nAs a singer, I would like to upload a photo of a page, so that others see it. (nice to have)\n\n### US-5 Shelves\nAs a singer, I want to count the shelves.\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, "could", u.Features[0].Priority)
	require.Empty(t, u.Features[0].Details)
	require.Empty(t, u.Features[1].Priority)
}
