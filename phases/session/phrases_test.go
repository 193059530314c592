package session

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

func TestPhrases(t *testing.T) {
	t.Parallel()
	en, err := NewPhrases(templates.New(nil, ""), specs.English)
	require.NoError(t, err)
	zh, err := NewPhrases(templates.New(nil, ""), specs.Chinese)
	require.NoError(t, err)
	require.Equal(t, "Document store instead of {former} and {x", en.Say("choice_title", "option", "Document store", "former", "{former} and {x"), "a value is no phrase")
	require.Equal(t, "文档数据库取代 MySQL 8", zh.Say("choice_title", "option", "文档数据库", "former", "MySQL 8"))
	require.Equal(t, "以 LTI 嵌入取代自有平台", zh.Say("choice_title", "option", "以 LTI 嵌入", "former", "自有平台"))
	require.Empty(t, en.Say("no such phrase"))
	require.Equal(t, []string{"MUST NOT", "MUST"}, en.Words("words_must"))
	require.Equal(t, "a、b", zh.List([]string{"a", "b"}))
	for _, c := range [][3]string{{"由", "MySQL", "由 MySQL"}, {"存于 ", "文档", "存于文档"}, {"文档", " 重建", "文档重建"}, {"A ", "文", "A 文"}, {"", "文", "文"}, {"文", "，", "文，"}} {
		require.Equal(t, c[2], zh.Join(c[0], c[1]))
		require.Equal(t, c[0]+c[1], en.Join(c[0], c[1]))
	}
	for id, words := range en.text {
		for _, lang := range []string{"en", "zh"} {
			require.True(t, words.Only(lang) != "" || id == "determiners" && lang == "zh", "%s has no %s", id, lang) // Chinese has no determiners
		}
	}
}
