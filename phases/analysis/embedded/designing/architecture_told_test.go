package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

func TestWhatIsDoneInAFailureIsTold(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for _, c := range []struct {
		lang             specs.Lang
		text, what, done string
	}{
		{specs.English, "If the gauge does not answer within 20 seconds, the plan goes back to the queue.", "the gauge does not answer within 20 seconds", "the plan goes back to the queue"},
		{specs.English, "When the connection is lost, the gate shall keep working.", "the connection is lost", "the gate keeps working"},
		{specs.English, "When a boat arrives, the pilot is called.", "", ""},
		{specs.Chinese, "网关写入失败时先落本地磁盘，恢复后补发。", "网关写入失败", "先落本地磁盘，恢复后补发"},
		{specs.Chinese, "断网时也能记录用药。", "断网", "能记录用药"},
		{specs.Chinese, "断网的时候门照常能开。", "断网", "门照常能开"},
		{specs.Chinese, "离线登记：没有信号、断网时照常登记。", "", ""},
		{specs.Chinese, "船到港时通知引航员。", "", ""},
		{specs.Chinese, "网关每 60 秒采一次水位，断网时本地至少存 7 天，恢复后按时间顺序补传。", "断网", "本地至少存 7 天，恢复后按时间顺序补传"},
		{specs.Chinese, "升级支持双分区，失败自动回滚；不允许在航行途中升级。", "失败", "自动回滚"},
		{specs.Chinese, "如果登船途中断网，则已录的内容保存在手机上，恢复后继续。", "登船途中断网", "已录的内容保存在手机上，恢复后继续"},
		{specs.Chinese, "投递失败率超过 2% 时告警。", "", ""},
		{specs.English, "A mail goes to the pilot. If sending fails, the pilot is called.", "sending fails", "the pilot is called"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Title: "Harbour", Product: "Harbour"}, "standard")
		g := New(w, d, specs.Brief{}, analysis.RequirementsOutput{}, nil)
		what, done := g.failureTold(c.text)
		require.Equal(t, [2]string{c.what, c.done}, [2]string{what, done}, c.text)
	}
}

// TestAFailureOfTheNetworkPasses: who has no network waits for it, and nobody has to mend the
// input.
func TestAFailureOfTheNetworkPasses(t *testing.T) {
	t.Parallel()
	for what, want := range map[[2]string]string{
		{"断网", "能记录用药"}:                                         "transient",
		{"the file is broken", "it is put aside"}:               "permanent",
		{"the connection is lost", "the gate keeps working"}:    "degraded",
		{"the tablet is offline", "entries stay on the tablet"}: "transient",
	} {
		require.Equal(t, want, designer(t, "en", "Harbour").classOfFailure(what[0], what[1]), what)
	}
}
