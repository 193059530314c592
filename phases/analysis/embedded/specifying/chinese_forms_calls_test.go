package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a service does at a call, at a failure and beside other work says by its form what is seen then.
func TestWhatAServiceDoesSaysByItsFormWhatIsSeen(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh"}, "standard")
	for _, c := range []struct{ text, want string }{
		{"请求必须带 `Request-Id`，同一商户下 10 分钟内重复的 Request-Id 直接返回首次的结果，不重复扣款", "10 分钟内用同一 Request-Id 请求 2 次：第 2 次得到首次的结果，只处理 1 次；满 10 分钟后再用同一 Request-Id 请求时按新的请求处理"},
		{"接口只做验签和落库", "接口调用 1 次：应答时验签和落库已完成，其余处理尚未开始"},
		{"发送前必须检查退订名单，命中的直接置为 REJECTED，不计费", "退订名单内、外各准备 1 例：名单内的置为 REJECTED，不计费，名单外的照常处理"},
		{"退款任务走独立的队列，不能被对账任务影响", "对账任务满负荷运行 10 分钟：其间退款任务全部按时完成，失败 0 次"},
		{"升级期间不得中断收款", "收款持续进行时升级 1 次：其间失败 0 次，没有丢失"},
		{"回调失败按 1m / 5m 重试 2 次，之后进入死信", "回调一直失败时恰好重试 2 次，间隔：1m / 5m；第 2 次后进入死信"},
		{"接口文件上传失败时自动重试 3 次，仍失败则通知值班运维", "接口文件上传一直失败时，恰好重试 3 次，之后通知值班运维 1 次，不再重试；第 1 次重试即成功时没有通知值班运维，内容只到达 1 次"},
		{"合同模板修改后生成新版本，已签署的合同继续使用旧版本", "合同模板修改 1 次：版本号加 1，旧版本仍可查到；已签署的合同按旧版本完成，修改后新建的按新版本"},
		{"系统自动生成新版本", ""},
	} {
		require.Equal(t, c.want, w.leadForm(c.text).Main, c.text)
	}
}
