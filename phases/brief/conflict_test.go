package brief

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

func freePlan() *specs.Conflict {
	return &specs.Conflict{Point: "Should a free plan exist?", One: "Support: no", Other: "Growth: yes, from May", Source: specs.FromLines(7, 7)}
}

func TestAConflictIsAskedAbout(t *testing.T) {
	t.Parallel()
	q := conflictQuestion(2, freePlan())
	require.Equal(t, "brief.conflict-2", q.ID)
	require.Equal(t, []string{leaveOpen}, q.Default)
	require.Contains(t, q.Prompt.In("en"), "free plan")
	require.Len(t, q.Options, 3)
	require.Equal(t, "Growth: yes, from May", q.Options[1].Label.In("zh"))
	require.Equal(t, []interview.Fact{
		{Label: interview.Words("Point", "分歧点"), Value: "Should a free plan exist?"},
		{Label: interview.Words("Support", "Support"), Value: "no"},
		{Label: interview.Words("Growth", "Growth"), Value: "yes, from May"},
	}, sides(freePlan()))
	require.Len(t, conflictQuestion(1, &specs.Conflict{Point: "Something"}).Options, 1, "another engine may name no sides")
}

func TestDecide(t *testing.T) {
	t.Parallel()
	question := func(text string, line int) specs.Question {
		return specs.Question{Text: text, Source: specs.FromLines(line, line)}
	}
	open := []specs.Question{
		question("Should a free plan exist? Support says no, Growth says yes, from May.", 7),
		question("Who pays the printer?", 7), question("Should a free plan exist? Support says no, Growth says yes, from May.", 8),
	}
	for answer, want := range map[string]string{leaveOpen: "", followOne: "Support: no", followOther: "Growth: yes, from May"} {
		b, c := &specs.Brief{OpenQuestions: open}, freePlan()
		decide(b, c, answer)
		require.Equal(t, want, c.Decision)
		if answer == leaveOpen {
			require.Equal(t, open, b.OpenQuestions)
		} else {
			require.Equal(t, open[1:], b.OpenQuestions)
		}
	}
	require.Len(t, open, 3)
}
