package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a Chinese paper forbids to take is none of what its product is made of, and what is given up
// for something else is what there is today.
func TestWhatIsForbiddenIsNotTaken(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
	}{
		{"数据库还是现在的 MySQL 5.7，不许趁机换 TiDB；消息用 RocketMQ，别再引入 Kafka。", []string{"MySQL 5.7", "RocketMQ"}},
		{"缓存用 Redis，不准上 Memcached。", []string{"Redis"}},
		{"数据库用 MySQL，不许换成 Oracle。", []string{"MySQL"}},
		{"数据库不许换 MySQL。", []string{"MySQL"}},
	} {
		var got []string
		for _, f := range understood(t, "# 订单中台\n\n中台收订单。\n\n## 功能\n\n- 客服可以查订单。\n\n## 技术约束\n\n"+c.text+"\n").Technologies {
			got = append(got, f.Name)
		}
		require.Equal(t, c.want, got, c.text)
	}
	for _, f := range understood(t, "# 订单中台\n\n中台收订单。\n\n## 技术约束\n\n后台从 jQuery 换成 React。\n").Technologies {
		require.Equal(t, f.Name == "jQuery", f.Standing == TechExisting, f.Name)
	}
}
