package completing

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// toldToNobody says that a Chinese feature below a heading of messages does not say who gets one: 洗好后发短信通知取件. Who is
// named elsewhere below the heading need not be who is told.
func (w *Completer) toldToNobody(f *understanding.FeatureFact) bool {
	return w.Language == "zh" && reading.ContainsAny(f.Group, "通知", "提醒", "消息", "推送") && !reading.ContainsAny(f.Group, "管理", "看板")
}
