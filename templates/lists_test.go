package templates

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
)

// shopWords are lists as a room of the engine declares them.
type shopWords struct {
	SaidOfShops []string
	Closed      map[string]bool
}

func shop(text string) (*shopWords, error) {
	over := fstest.MapFS{"lexicons/shop.yaml": {Data: []byte(text)}}
	return Lists[shopWords](New(over, ".workflow/templates"), "lexicons/shop.yaml")
}

func TestLists(t *testing.T) {
	t.Parallel()
	words, err := shop("# Shops.\nsaid_of_shops: {zh: [关门], en: [\" opens \", shuts]}\nclosed:\n  en: [closed, shut]\n")
	require.NoError(t, err)
	require.Equal(t, []string{" opens ", "shuts", "关门"}, words.SaidOfShops)
	require.Equal(t, map[string]bool{"closed": true, "shut": true}, words.Closed)
}

func TestListsThatAreNotValid(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ text, says string }{
		"a key is missing":       {"said_of_shops: {en: [opens]}\n", "closed"},
		"a key is not known":     {"said_of_shops: {en: [opens]}\nclosed: {en: [shut]}\n# more\nopen: {en: [open]}\n", "shop.yaml:4"},
		"a list is empty":        {"said_of_shops: {en: [opens]}\nclosed: {en: []}\n", "shop.yaml:2"},
		"a list says nothing":    {"said_of_shops: {en: [opens]}\nclosed:\n", "shop.yaml:2"},
		"a language is unknown":  {"said_of_shops: {en: [opens]}\nclosed: {de: [zu]}\n", "shop.yaml:2"},
		"a list has no language": {"said_of_shops: {en: [opens]}\nclosed: [shut]\n", "shop.yaml:2"},
		"a key is there twice":   {"closed: {en: [shut]}\nclosed: {en: [shut]}\n", "shop.yaml:2"},
	} {
		_, err := shop(c.text)
		require.ErrorContains(t, err, c.says, name)
		var p *problem.Problem
		require.ErrorAs(t, err, &p, name)
		require.Equal(t, "input.template", p.Code, name)
		require.Contains(t, err.Error(), ".workflow/templates/lexicons/shop.yaml", name)
	}
}

func TestListsGoIntoListsAndSetsOnly(t *testing.T) {
	t.Parallel()
	type wrong struct{ Closed string }
	over := fstest.MapFS{"lexicons/shop.yaml": {Data: []byte("closed: {en: [shut]}\n")}}
	_, err := Lists[wrong](New(over, ""), "lexicons/shop.yaml")
	require.ErrorContains(t, err, "string")
}
