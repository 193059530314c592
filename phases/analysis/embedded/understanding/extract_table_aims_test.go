package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What each indicator of a service has to reach is a promise of how well it does; below a heading of
// what the business wants the same columns hold its aims.
func TestIndicatorsOfAServiceHaveTargets(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		table string
		class []string
	}{
		{"## Service levels\n\n| Indicator | Objective |\n|---|---|\n| Availability | 99.95% per calendar month |\n| Latency of POST /labels | p95 below 150 ms |\n| Throughput | 250 labels per second, 600 at peak |\n| Recovery | RPO 0, RTO 30 minutes |\n| Error rate | below 0.1% |\n", []string{"A", "P", "SC", "R", "R"}},
		{"## SLOs\n\n| KPI | Goal |\n|---|---|\n| Uptime | 99.9 % |\n| API latency | p99 < 300 ms |\n", []string{"A", "P"}},
		{"## 服务等级\n\n| 指标 | 目标 |\n|---|---|\n| 可用性 | 每月 99.95% |\n| 下单接口延迟 | P95 低于 150 ms |\n| 恢复 | RPO 0，RTO 30 分钟 |\n", []string{"A", "P", "R"}},
		{"## Business objectives\n\n| Indicator | Objective |\n|---|---|\n| Lost parcels | 10 per month |\n| Support calls | 20 % fewer |\n", nil},
	} {
		u := understood(t, "# Label Service\n\nLabel Service is an HTTP API that prints labels.\n\n"+c.table)
		var class []string
		for i := range u.Qualities {
			class = append(class, u.Qualities[i].Class)
			require.NotEmpty(t, u.Qualities[i].Metric, c.table)
			require.NotEmpty(t, u.Qualities[i].Target, c.table)
		}
		require.Equal(t, c.class, class, c.table)
		require.Equal(t, c.class == nil, len(u.Goals) > 0, c.table)
	}
}
