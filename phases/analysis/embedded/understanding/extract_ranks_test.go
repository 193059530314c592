package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"
)

func TestClassesThatATextExplainsArePriorities(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Invitation to tender 2025/117: Bulky waste for Altwiesen\n\n## Catalogue of services\n\n| No. | Requirement | Class |\n|---|---|---|\n| C1 | Residents order a collection online | A |\n| C2 | Photographs may be attached | B |\n| C3 | Routing of the lorries by live traffic | C |\n\nClass A = mandatory, B = desired, C = optional.\n", false), loadLexicons(t))
	require.Len(t, u.Features, 3)
	var got []string
	for _, f := range u.Features {
		got = append(got, f.Priority)
		assert.Empty(t, f.Group)
	}
	assert.Equal(t, []string{"must", "should", "could"}, got)
	assert.Empty(t, u.Constraints)
	assert.Equal(t, "Bulky waste for Altwiesen", u.Title, "the kind and the number of a document are no name")
}

func TestTitlesOfTextsWithoutHeading(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"智慧停车管理平台产品需求文档\n\n版本：0.9\n\n一、背景\n\n公司有 37 个停车场。\n":                                                                        "智慧停车管理平台",
		"王姐，昨天说的那个小程序我再捋一遍哈。我们现在三家托班，一共 142 个孩子。老师用手机记录午睡。\n":                                                                       "托班小程序",
		"Export from tracker, project GYM, sorted by rank\n\nGYM-1 As a member I want to book.\nGYM-2 As a coach I want to plan.\n": "GYM",
		"# Change request CR-2291: move the ledger off Oracle\n\nText follows here.\n":                                              "Move the ledger off Oracle",
	} {
		assert.Equal(t, want, Understand(readText(text, false), loadLexicons(t)).Title, text)
	}
}

func TestCodesInBracketsArePrioritiesAsTheTextExplainsThem(t *testing.T) {
	t.Parallel()
	const legend = "Numbering follows the contract. [E] essential, [D] desirable, [L] later, not in this version.\n\n"
	u := Understand(readText("# Greenhouse control\n\n## Functional requirements\n\n"+legend+"H-101 [E] The gardener opens a vent by hand. The vent shows its angle.\n\nH-102 [D] The gardener plans the watering of a week.\n\nH-103 [L] Order seeds from within the app.\n", false), loadLexicons(t))
	var got []string
	for _, f := range u.Features {
		got = append(got, f.Ref+" "+f.Priority+" "+f.Text)
	}
	assert.Contains(t, got, "H-101 must The gardener opens a vent by hand.")
	assert.Contains(t, got, "H-102 should The gardener plans the watering of a week.")
	for _, f := range got {
		assert.NotContains(t, f, "[")
		assert.NotContains(t, f, "Numbering")
	}
	x := &understander{lex: loadLexicons(t)}
	assert.Equal(t, map[string]string{"M": "must", "S": "should", "W": "wont"}, x.ranksIn("MoSCoW: M – Must have; S – Should have; W – Won't have this time (listed for information only)."))
	assert.Empty(t, x.ranksIn("[A] apples, [B] pears"))
	assert.Empty(t, x.ranksIn("See [1] and [2]."))
}
