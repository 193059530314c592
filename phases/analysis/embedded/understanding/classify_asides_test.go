package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"
)

// factsByText are the facts of a text, by their words.
func factsByText(t *testing.T, text string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, f := range Understand(readText(text, false), loadLexicons(t)).Facts() {
		out[f.Text] = f.Kind
	}
	return out
}

func TestChineseChatIsTakenApart(t *testing.T) {
	t.Parallel()
	got := factsByText(t, "老师用手机记录午睡，家长实时能看。缴费先不做，还是走银行转账；监控视频也不要接，家长会盯着看。用微信小程序做就行，服务器放腾讯云，预算八万以内。我就怕老师嫌麻烦。\n")
	assert.Equal(t, "non_goal", got["缴费。"], "%v", got)
	assert.Equal(t, "non_goal", got["监控视频。"], "%v", got)
	assert.Equal(t, "constraint", got["预算八万以内。"], "%v", got)
	assert.Equal(t, "constraint", got["服务器放腾讯云。"], "%v", got)
	assert.Equal(t, "risk", got["我就怕老师嫌麻烦。"], "%v", got)
}

func TestHeadingsThatAskWhatSomebodyNeedsHoldFeatures(t *testing.T) {
	t.Parallel()
	got := factsByText(t, "# Bell guide\n\n## What visitors need\n\n- A transcript for those who cannot hear, scrolling along.\n\n## What curators need\n\nThey write the stops. A curator\n\n1. previews it exactly as a visitor hears it,\n2. publishes it at a date in the future.\n")
	assert.Equal(t, "feature", got["A transcript for those who cannot hear, scrolling along."], "%v", got)
	assert.Equal(t, "feature", got["A curator previews it exactly as a visitor hears it."], "%v", got)
	assert.Equal(t, "feature", got["A curator publishes it at a date in the future."], "%v", got)
	kept := factsByText(t, "# Bell guide\n\n## What we want\n\nAt least 70 % of visitors use it.\n")
	assert.Equal(t, "goal", kept["At least 70 % of visitors use it."], "%v", kept)
}

func TestStoriesInPlainWords(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Gym\n\n## Stories\n\n- As a receptionist I check members in by scanning a code, so the queue gets shorter\n- As a rule I close the door.\n", false), loadLexicons(t))
	require.NotEmpty(t, u.Features)
	assert.Equal(t, "Receptionist", u.Features[0].Actor)
	assert.Equal(t, "check members in by scanning a code", u.Features[0].Want)
	assert.Equal(t, "the queue gets shorter", u.Features[0].Benefit)
}
