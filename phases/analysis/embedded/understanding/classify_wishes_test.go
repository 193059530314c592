package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAPoliteQuestionIsAWish(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Could you build us a simple form where they can order until 6 pm?": "We need a simple form where they can order until 6 pm",
		"Can you please make a page for it?":                                "We need a page for it",
		"能不能帮我们做一个小程序？":                                                     "我们需要一个小程序",
		"Could you tell us what it costs?":                                  "",
		"Can you make it until May?":                                        "",
		"Could you build us a form":                                         "",
	} {
		require.Equal(t, want, loadLexicons(t).politeWish(text), text)
	}
}

func TestWhatWouldBeWelcomeIsAWish(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Standing orders would be great (same order every Monday).": "It would be nice to have standing orders (same order every Monday)",
		"A timer in the shop would be nice.":                        "It would be nice to have a timer in the shop",
		"That would be great.":                                      "",
		"Orders would be great if they came earlier.":               "",
	} {
		require.Equal(t, want, welcome(text), text)
	}
}
