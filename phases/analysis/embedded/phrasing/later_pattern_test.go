package phrasing

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

// The built-in patterns are not read before somebody asks for them: so none of them may be wrong.
func TestEveryPatternOfTheDataFilesIsValid(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	require.NoError(t, rules.checkForms())
	for i := range rules.KnownQualities {
		q := &rules.KnownQualities[i]
		require.NoError(t, q.compiled.check(), q.Class)
	}
	for i := range rules.ideaQuestions {
		for _, pattern := range rules.ideaQuestions[i].compiled {
			require.NoError(t, pattern.check(), rules.ideaQuestions[i].Class)
		}
	}
}

// A project's own file is checked when it is loaded.
func TestAWrongPatternOfAProjectIsRefused(t *testing.T) {
	t.Parallel()
	for _, name := range []string{checksFile, qualitiesFile, questionsFile} {
		text, err := os.ReadFile("../../../../templates/" + name)
		require.NoError(t, err)
		broken := strings.Replace(string(text), "(?P<", "(?P<(", 1)
		_, err = LoadRules(templates.New(fstest.MapFS{name: {Data: []byte(broken)}}, "own"))
		require.ErrorContains(t, err, "regular expression", name)
	}
}

func TestLettersOfAllScriptsTellNoWord(t *testing.T) {
	t.Parallel()
	p := &laterPattern{source: func() string { return `(?i)^\p{L}[\p{L} -]+ is kept$` }}
	require.Equal(t, neededWords{{" is kept"}}, p.words())
	require.True(t, p.get().MatchString("Überzeit is kept"))
	p.forget()
	require.True(t, p.get().MatchString("ß-x is kept"))
}
