package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestARowOfSystemsMakesOneSystem has rows that name a system by a short name and who made it in
// brackets, and the queue by which it is reached.
func TestARowOfSystemsMakesOneSystem(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text           string
		systems, means []string
		features       []string
	}{
		"Chinese": {
			"# 库存系统\n\n## 功能\n\n- 店员可以盘点。\n\n## 外部系统对接\n\n| 系统 | 方向 | 内容 | 方式 | 频率 |\n|---|---|---|---|---|\n| POS 系统（科脉） | 接入 | 销售明细 | 消息队列 Kafka | 准实时 |\n| WMS（富勒） | 双向 | 订货单 | REST API | 每 10 分钟 |\n| SAP ERP | 输出 | 库存凭证 | SFTP | 每日 02:00 |\n",
			[]string{"POS 系统（科脉）", "WMS（富勒）", "SAP ERP"},
			[]string{"Kafka"},
			[]string{"店员可以盘点。", "系统从POS 系统（科脉）接收销售明细。", "与WMS（富勒）交换订货单，每 10 分钟一次。", "系统把库存凭证发送给SAP ERP，每日 02:00。"},
		},
		"English": {
			"# Cold chain desk\n\nCold chain desk plans trucks.\n\n## Features\n\n- A planner can assign a truck to a route.\n\n## External systems\n\n| System | Direction | Data | Protocol | Frequency |\n|---|---|---|---|---|\n| OMS (in-house) | inbound | transport orders | Kafka | hourly |\n| Trackers (Geotab) | inbound | temperatures | MQTT | daily |\n",
			[]string{"OMS (in-house)", "Trackers (Geotab)"},
			[]string{"Kafka"},
			nil,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, c.text)
			var systems, means []string
			for i := range u.Integrations {
				systems = append(systems, u.Integrations[i].Name)
			}
			for i := range u.Technologies {
				means = append(means, u.Technologies[i].Name)
			}
			require.Equal(t, c.systems, systems)
			require.Subset(t, means, c.means)
			if c.features != nil {
				require.Equal(t, c.features, featureTexts(u))
			}
		})
	}
}

// TestToolsThatObserveAreNoSystemsOutside has sentences on how a running product is observed.
func TestToolsThatObserveAreNoSystemsOutside(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"# 推送平台\n\n## 技术约束\n\n- Metrics 接入 Prometheus，Trace 用 OpenTelemetry，看板用 Grafana。\n",
		"# Relay\n\nRelay sends letters.\n\n## Technical constraints\n\n- Metrics are exported to Prometheus and shown in Grafana; traces go to OpenTelemetry.\n",
	} {
		u := understood(t, text)
		require.Empty(t, u.Integrations, text)
		require.NotEmpty(t, u.Technologies, text)
	}
}
