package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"
)

// TestItemsSayWhatTheirHeadingLeavesOpen reads papers about a change to something
// that is there.
func TestItemsSayWhatTheirHeadingLeavesOpen(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, item, kind string }{
		{"# Add badges\n\n## What we want\n\n- Members can hide a badge.\n- Reduce questions at the desk to 5 a day.\n", "Members can hide a badge.", "feature"},
		{"# Add badges\n\n## What we want\n\n- Members can hide a badge.\n- Reduce questions at the desk to 5 a day.\n", "Reduce questions at the desk to 5 a day.", "goal"},
		{"# Add badges\n\n## Goals\n\n- Members can hide a badge.\n- At least 40 % of members have one.\n", "Members can hide a badge.", "feature"},
		{"# Add badges\n\n## Goals\n\n- Members can hide a badge.\n\n## Features\n\n- Badges in the profile\n", "Members can hide a badge.", "goal"},
		{"# Add badges\n\n## Goals\n\n- Members can hide a badge within 3 days (today: 2 weeks).\n", "Members can hide a badge within 3 days (today: 2 weeks).", "goal"},
		{"# Add badges\n\n## Goals\n\n- Members can hide a badge.\n\n## Scope\n\n### Badges\n\n- A trainer awards a badge.\n", "Members can hide a badge.", "goal"},
		{"# Badges\n\n## Goals\n\n- The system sends a mail when a badge is awarded.\n- Fewer calls.\n", "The system sends a mail when a badge is awarded.", "feature"},
		{"# Badges\n\n## Goals\n\n- The system answers within 2 seconds.\n- Fewer calls.\n", "The system answers within 2 seconds.", "goal"},
		{"# Badges\n\n## Goals\n\n- Members come back every week.\n- Fewer calls.\n", "Members come back every week.", "goal"},
		{"# 徽章系统\n\n## 做成什么样\n\n1. 系统根据课程自动发放徽章。\n2. 会员自己在小程序里选择展示的徽章。\n3. 前台咨询由每天 30 次降到 10 次。\n", "系统根据课程自动发放徽章。", "feature"},
		{"# 徽章系统\n\n## 做成什么样\n\n1. 系统根据课程自动发放徽章。\n2. 会员自己在小程序里选择展示的徽章。\n3. 前台咨询由每天 30 次降到 10 次。\n", "会员自己在小程序里选择展示的徽章。", "feature"},
		{"# 徽章系统\n\n## 做成什么样\n\n1. 系统根据课程自动发放徽章。\n2. 会员自己在小程序里选择展示的徽章。\n3. 前台咨询由每天 30 次降到 10 次。\n", "前台咨询由每天 30 次降到 10 次。", "goal"},
		{"# Add badges\n\n## What I don't want\n\n- Levels\n", "Levels.", "non_goal"},
		{"# Add badges\n\n## Must not change\n\n- Tokens keep working without two-factor authentication.\n", "Tokens keep working without two-factor authentication.", "constraint"},
		{"# Add badges\n\n## Compatibility\n\n- The address of the profile stays the same.\n", "The address of the profile stays the same.", "constraint"},
		{"# 增加徽章\n\n## 保持不变\n\n- 个人主页的地址不变。\n", "个人主页的地址不变。", "constraint"},
		{"# 增加徽章\n\n## 我们想要什么\n\n- 会员可以隐藏徽章。\n- 减少前台咨询。\n", "会员可以隐藏徽章。", "feature"},
		{"# 增加徽章\n\n## 我们想要什么\n\n- 会员可以隐藏徽章。\n- 减少前台咨询。\n", "减少前台咨询。", "goal"},
	} {
		got := factsByText(t, c.text)
		assert.Equal(t, c.kind, got[c.item], "%s: %v", c.item, got)
	}
}

// TestWhatIsLeftAsItIsIsTurnedDownByNobody reads short ideas.
func TestWhatIsLeftAsItIsIsTurnedDownByNobody(t *testing.T) {
	t.Parallel()
	got := factsByText(t, "An add-on that hides offers that I have already looked at. No account, everything stays local.\n")
	assert.Equal(t, "constraint", got["Everything stays local."], "%v", got)
	assert.Equal(t, "non_goal", got["No account."], "%v", got)
	for text, kind := range got {
		assert.NotEqual(t, "alternative", kind, text)
	}
}

// TestAcceptanceOfTheWhole reads criteria beside the features: each belongs to the
// feature that it speaks of, is a quality, or is one of the whole.
func TestAcceptanceOfTheWhole(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Add badges\n\n## What changes\n\n- Members can hide a badge from their profile.\n- A trainer can award a badge after a course.\n\n## Acceptance\n\n- All existing specs pass unchanged.\n- A hidden badge is not in the profile that others see.\n- The profile answers in 150 ms (p95).\n", false), loadLexicons(t))
	if assert.Len(t, u.Features, 2) && assert.Len(t, u.Features[0].Criteria, 1) && assert.Len(t, u.Done, 1) && assert.Len(t, u.Qualities, 1) {
		assert.Empty(t, u.Features[1].Criteria)
		assert.Equal(t, "A hidden badge is not in the profile that others see.", u.Features[0].Criteria[0].Text)
		assert.Equal(t, "All existing specs pass unchanged.", u.Done[0].Text)
		assert.Equal(t, "P", u.Qualities[0].Class)
	}
}

// What nobody may go beyond is kept to from the first day, also below a heading that wishes.
func TestABanBelowAWishIsNoGoal(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Holds in the stock service\n\n## As it is\n\nThe tills read the stock through a nightly file.\n\n## What we want\n\n- No cart may hold more than 5 pieces of one article.\n- Support staff can see the holds of an article.\n")
	require.Empty(t, u.Goals)
	require.Len(t, u.Features, 2)
	require.NotEmpty(t, u.Problem)
}
