package understanding

import "testing"

// A label turns down what its own sentence lists, and not what is said behind it.
func TestALabelTurnsDownItsOwnSentence(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{
			"what the writers are, and a date", "A page for borrowed tools. Members can reserve a drill.\n\nNot needed: invoices, colours, other clubs. We're 40 members with 90 tools. Should be up before the spring market on April 12.\n",
			[]string{"non_goal: invoices", "non_goal: other clubs", "!non_goal: 40 members", "!non_goal: spring market", "milestone: spring market"},
		},
		{
			"put off in a word",
			"A page for borrowed tools.\n\n## Decisions\n- A loan takes 1, 2 or 4 weeks. Other periods later.\n- Members get a reminder two days later.\n",
			[]string{"non_goal: other periods", "!feature: other periods", "!non_goal: reminder"},
		},
		{
			"a reason stays with it", "A page for borrowed tools. Members can reserve a drill.\n\nNot needed: invoices, colours. That would cost too much. No chat either.\n",
			[]string{"non_goal: invoices", "non_goal: chat"},
		},
	})
}
