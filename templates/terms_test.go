package templates_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

func TestTermsPaired(t *testing.T) {
	terms := templates.Terms{En: []string{"sent=send", "run", "read=read", "sent=post"}, Zh: []string{"须=必须"}}
	for _, c := range []struct {
		lang, word, want string
		ok               bool
	}{
		{"en", "sent", "send", true}, // the first entry of a word counts
		{"en", "run", "", true},
		{"en", "send", "", false}, // only the left side is looked up
		{"en", "", "", false},
		{"zh", "须", "必须", true},
		{"fr", "sent", "", false},
	} {
		got, ok := terms.Paired(c.lang, c.word)
		require.Equal(t, c.want, got, c.word)
		require.Equal(t, c.ok, ok, c.word)
	}
}

func TestTermsPairsKeepTheirOrder(t *testing.T) {
	var got []string
	for left, right := range (templates.Terms{En: []string{"b=1", "a=2", "c"}}).Pairs("en") {
		got = append(got, left+"/"+right)
		if left == "a" {
			break
		}
	}
	require.Equal(t, []string{"b/1", "a/2"}, got)
}
