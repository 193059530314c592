package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestALineInBoldBelowTheTitleNamesThePaper: the kind of a paper in bold is no heading, or it
// would become a part of the product, with the author and the reviewers as its features.
func TestALineInBoldBelowTheTitleNamesThePaper(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"# Tide\n\n**Product requirements document**\nAuthor: Ann Low\n\n## Rules\n\nThe gate is shut.\n":                          2,
		"# Tide\n\n**Product Requirements Document (PRD)**\n\nAuthor: Ann Low\n\n## Rules\n\nThe gate is shut.\n":                  2,
		"# 潮汐\n\n**产品需求文档**\n\n作者：安洛\n\n## 规则\n\n闸门关闭。\n":                                                                          2,
		"# Tide\n\n**Rules of the gate**\n\nThe gate is shut at night.\n":                                                          2,
		"# Tide\n\n## Scope\n\nThe gate is shut.\n\n## Papers\n\nSee below.\n\n**Product requirements document**\n\nIt says so.\n": 4,
	} {
		doc := loadLexicon(t).Read(analysis.Source{Text: text})
		require.Len(t, doc.Sections, want+1, text) // and the one above the first heading
	}
}
