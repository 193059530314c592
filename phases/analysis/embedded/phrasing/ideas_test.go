package phrasing

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// idea is a source of one or two lines and what is made of its stated part.
// Every text of the table was read aloud before it was kept; -update only helps
// to write it down.
type idea struct {
	Text    string   `yaml:"text"`
	Title   string   `yaml:"title"`
	Asked   string   `yaml:"asked"` // the question on what the problem costs
	Stories []string `yaml:"stories"`
}

const ideasFile = "../testdata/ideas.yaml"

// A document with headings or lists says itself what its parts are.
func TestADocumentIsNoIdea(t *testing.T) {
	t.Parallel()
	require.True(t, IsIdea("A bot that reminds our team.\nMust be cheap.", "en"))
	require.True(t, IsIdea("# Bot\n\nIt reminds.", "en"), "a heading that only names it")
	for _, text := range []string{"# Bot\n\n## Why\n\nIt reminds.", "- a\n- b", "1. a\n2. b", "| a | b |", "```\nx\n```", "", strings.Repeat("word ", 200)} {
		require.False(t, IsIdea(text, "en"), text)
	}
}

// FuzzIdea reads short texts as ideas: whatever they say, each thing that is
// made of them has one line of words.
func FuzzIdea(f *testing.F) {
	data, err := os.ReadFile(ideasFile)
	require.NoError(f, err)
	var cases []idea
	require.NoError(f, yaml.Unmarshal(data, &cases))
	for _, c := range cases {
		f.Add(c.Text)
	}
	for _, text := range []string{"A tool for , ", "Tool for: x", "a bot with , and ", "bot: ; ", "can can can", "The and the and", "用写一个", "一个小程序：", "支持、和", "App for people who lose", "list, with", ": a", "and and", "A library for reading IBANs, with helps ", "An app that helps people"} {
		f.Add(text)
	}
	lex := loadLexicons(f)
	rules, err := shippedRules()
	require.NoError(f, err)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 400 {
			return
		}
		src := analysis.Source{Name: "idea.txt", Text: text, Plain: true}
		u := understanding.Understand(lex.Read(src), lex)
		w := NewWork(analysis.Common{Source: src, Lang: u.Lang, Depth: "standard"}, u, nil, rules, NewWordIndex(text))
		for _, feature := range w.Understood.Features {
			require.NotContains(t, feature.Name, "\n")
			require.NotEmpty(t, strings.TrimSpace(feature.Name))
		}
	})
}
