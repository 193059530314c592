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

// How the world goes is told beside what is asked for because of it, and no part of that.
func TestHowTheWorldGoesIsNotAskedFor(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, feature, aside string }{
		{"馆员可以给一位读者发多条提醒，不然读者会忘记还书。", "馆员可以给一位读者发多条提醒。", "不然读者会忘记还书。"},
		{"罚款标准每年会变，馆员自己能改。", "馆员自己能改罚款标准。", "罚款标准每年会变。"},
		{"馆员必须在 8 点前提交，不然系统会拒收。", "馆员必须在 8 点前提交，不然系统会拒收。", ""},
	} {
		u := Understand(readText("# 书架\n\n## 功能\n\n- 馆员可以查看目录。\n- "+c.text+"\n", false), loadLexicons(t))
		require.Len(t, u.Features, 2, c.text)
		require.Equal(t, c.feature, u.Features[1].Text)
		var details []string
		for _, d := range u.Features[1].Reasons {
			details = append(details, d.Text)
		}
		if c.aside != "" {
			require.Equal(t, []string{c.aside}, details)
		}
	}
	got := factsByText(t, "# 书架\n\n## 告警\n\n- 同一个运单同类提醒 30 分钟内只发一次，不然司机会把通知关掉\n- 温度超标时系统在 30 秒内通知司机。\n")
	require.Equal(t, "constraint", got["同一个运单同类提醒 30 分钟内只发一次。"], "%v", got)
}
