package phrasing

import (
	"regexp"
	"regexp/syntax"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

func TestNeededWordsAreThoseOfWhichATextHasOne(t *testing.T) {
	t.Parallel()
	for _, one := range []struct {
		pattern string
		want    neededWords
	}{
		{`(?i)^(?P<what>.+?) protocols?$`, neededWords{{" protocol"}}},
		{`(?i)^(?:every|each) (?P<deed>.+?) is logged with (.+)$`, neededWords{{" is logged with "}, {"very", "ach"}}},
		{`^(?:gets?|receives?) it all$`, neededWords{{" it all"}, {"get", "receive"}}},
		{`^(?P<who>.+)之前不能(?P<act>.+)$`, neededWords{{"之前不能"}}},
		{`^(?:只有|仅)(?P<who>.+)(?:可以|能够)(.+)$`, neededWords{{"可以", "能够"}, {"只有", "仅"}}},
		{`^(?P<what>.+?)(?: only)?$`, nil},
		{`(?i)^(?:é|only) $`, neededWords{{" "}}},
		{`(?:no ){2,3}x`, neededWords{{"no "}}},
	} {
		read, err := syntax.Parse(one.pattern, syntax.Perl)
		require.NoError(t, err)
		require.Equal(t, one.want, wordsNeeded(read), one.pattern)
	}
}

func TestEveryFormCompiles(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	for _, forms := range rules.formLists() {
		for i := range forms {
			require.NotPanics(t, func() { forms[i].compiled.get() }, forms[i].Class)
		}
	}
}

// FuzzNeededWords holds the words against the pattern: what the pattern fits is never ruled out.
func FuzzNeededWords(f *testing.F) {
	for _, seed := range [][2]string{
		{`(?i)^(?:every|each) (.+?) is (?:logged|noted)$`, "Every Deed IS logged"},
		{`(?i)^ask`, "a\u017f\u212aing"},
		{`^(.+)不计(.+)?$`, "节假日不计时"},
		{`(?i)straße|x+y`, "STRASSE xxy"},
	} {
		f.Add(seed[0], seed[1])
	}
	f.Fuzz(func(t *testing.T, pattern, text string) {
		if len(pattern) > 60 || len(text) > 60 {
			return // long ones say no more
		}
		read, err := syntax.Parse(pattern, syntax.Perl)
		if err != nil {
			return
		}
		compiled, err := regexp.Compile(pattern)
		if err != nil || !compiled.MatchString(text) {
			return
		}
		if !TextForForms(text).mayFit(wordsNeeded(read)) {
			t.Fatalf("%q fits %q and was ruled out by %q", pattern, text, wordsNeeded(read))
		}
	})
}

func TestForgottenFormsMatchAgain(t *testing.T) {
	t.Parallel()
	rules, err := LoadRules(templates.New(nil, ""))
	require.NoError(t, err)
	said := TextForForms("a member must be at least 18 years old")
	matches := func() (all []map[string]string) {
		for i := range rules.Sentences {
			if parts := rules.Sentences[i].Match(said); parts != nil {
				all = append(all, parts)
			}
		}
		return all
	}
	before := matches()
	require.NotEmpty(t, before)
	rules.ForgetForms()
	for i := range rules.Sentences {
		require.Nil(t, rules.Sentences[i].compiled.kept.Load(), rules.Sentences[i].Class)
	}
	require.Equal(t, before, matches())
}
