package phrasing

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// The engine's own words must not be what it warns others of.
func TestPhrasesAreBilingualAndWithoutWeakWords(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	slot := regexp.MustCompile(`\{[a-z_]+\}`)
	check := func(key string, w templates.Words) {
		require.NotEmpty(t, w.En, key)
		require.NotEmpty(t, w.Zh, key)
		for _, text := range []string{w.En, w.Zh} {
			if strings.ContainsAny(text, "?？") {
				continue // a question asks how many
			}
			require.Empty(t, rules.Weak.Find(slot.ReplaceAllString(text, "q")), "%s: %s", key, text)
		}
	}
	for key, w := range rules.Phrases {
		check(key, w)
		// A slot that one language has and the other lacks is lost in translation;
		// the names known to every phrase may differ.
		need := func(text string) []string {
			out := slices.DeleteFunc(append([]string{}, slot.FindAllString(text, -1)...), func(s string) bool {
				return slices.Contains([]string{"{product}", "{user}", "{admin}", "{subject}"}, s)
			})
			slices.Sort(out)
			return slices.Compact(out)
		}
		require.Equal(t, need(w.En), need(w.Zh), key)
	}
	for i := range rules.Checks {
		r := &rules.Checks[i]
		tests := []templates.Words{r.Person, r.PersonAlso, r.System, r.SystemAlso}
		if r.Told && r.System.En == "" {
			tests = tests[:2] // its English sentence is the test
		}
		for _, words := range tests {
			if !words.None() {
				check(r.Class, words)
			}
		}
	}
	for i := range rules.Things {
		check("things", rules.Things[i].Check)
		if also := rules.Things[i].Also; also.En != "" && also.Zh != "" { // where nothing else is known of a kind of thing, nothing is said
			check("things", rules.Things[i].Also)
		}
	}
	require.Empty(t, rules.Checks[len(rules.Checks)-1].Verbs.En, "the last row takes the rest")
	for _, class := range specs.NFRCategories() {
		c, ok := rules.Classes[class]
		require.True(t, ok, class)
		check(class, c.Metric)
		check(class, c.Target)
		check(class, c.Measurement)
	}
	require.Empty(t, rules.Actions[len(rules.Actions)-1].Verbs.En, "the last action takes the rest")
}

// A phrase that nobody says is dead weight, one that is not there would be
// said as nothing.
func TestEveryPhraseIsSaidAndEverySaidPhraseIsThere(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	var code strings.Builder
	for _, room := range []string{"phrasing", "completing", "specifying"} {
		files, err := filepath.Glob(filepath.Join("..", room, "*.go"))
		require.NoError(t, err)
		require.NotEmpty(t, files, room)
		for _, f := range files {
			if !strings.HasSuffix(f, "_test.go") {
				data, err := os.ReadFile(f)
				require.NoError(t, err)
				code.Write(data)
			}
		}
	}
	text := code.String()
	for key := range rules.Phrases {
		head, _, _ := strings.Cut(key, "_")
		composed := slices.Contains([]string{"answer", "gap", "area", "prio", "role", "channel", "failure"}, head) || strings.HasSuffix(key, "_fix")
		require.True(t, composed || strings.Contains(text, `"`+key+`"`), "%s is never said", key)
	}
	for _, m := range regexp.MustCompile(`\bw\.(?:[Ss]ay|[Ss]hort|[Ss]entence|[Ss]een)\((?:"perspective-[a-z-]+", )?"([a-z_]+)"[,)]`).FindAllStringSubmatch(text, -1) {
		require.Contains(t, rules.Phrases, m[1])
	}
}

// A pattern by which something is tested has to hold before the gates whatever
// stands in its slots.
func TestChecksAreObservable(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	slot := regexp.MustCompile(`\{[a-z_]+\}`)
	hold := func(where string, words templates.Words) {
		for lang, text := range map[string]string{"en": words.En, "zh": words.Zh} {
			assert.True(t, text == "" || rules.Weak.Observable(Finished(slot.ReplaceAllString(text, "Q"))), "%s %s: %s", where, lang, text)
		}
	}
	for key, words := range rules.Phrases {
		if strings.HasPrefix(key, "check_") && !slices.Contains([]string{"check_it", "check_entry", "check_data"}, key) {
			hold(key, words)
		}
	}
	for _, r := range rules.Checks {
		for _, words := range []templates.Words{r.Person, r.PersonAlso, r.System, r.SystemAlso} {
			hold(r.Class, words)
		}
	}
	for _, r := range rules.Things {
		hold("things", r.Check)
		hold("things", r.Also)
	}
	for _, topic := range rules.Topics {
		hold(topic.ID, topic.Check)
	}
}
