package understanding

import (
	"testing"
)

func TestATraditionalPaperIsReadLikeASimplifiedOne(t *testing.T) {
	t.Parallel()
	text := "# 社區圖書館借閱系統 需求規格書\n\n## 背景\n\n目前館員靠手寫登記，經常漏記逾期。\n\n## 目標\n\n- 逾期率由 12% 降到 5% 以下。\n\n## 使用者角色\n\n- 讀者：借書、續借。\n- 館員：登記還書。\n\n## 功能需求\n\n1. 讀者可以線上續借，最多兩次。\n2. 系統在到期前三天自動發送提醒簡訊。\n\n## 非功能需求\n\n- 頁面載入時間不超過 2 秒。\n\n## 不做的內容\n\n- 電子書閱讀。\n\n## 待確認事項\n\n- 罰款由誰收取？\n\n## 風險\n\n- 年長讀者可能不會使用手機。\n\n## 里程碑\n\n- 9 月 1 日：試用。\n"
	runGoals(t, []goalCase{{"a library", text, []string{
		"product: 社區圖書館借閱系統", "problem: 手寫登記", "goal: 逾期率", "actor: 讀者", "actor: 館員", "feature: 線上續借", "feature: 提醒簡訊", "quality: 2 秒", "non_goal: 電子書閱讀",
		"question: 罰款", "risk: 年長讀者", "milestone: 9 月 1 日", "!feature: 年長讀者", "!product: 社区",
	}}})
}
