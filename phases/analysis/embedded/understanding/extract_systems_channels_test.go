package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A service that is only called whose it is goes by what it does, and each of two services in
// a sentence has a purpose of its own.
func TestServicesAreNamedByWhatGoesThroughThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want map[string]string
	}{
		{"前提：身份核验由市里统一的服务提供。", map[string]string{"市里身份核验服务": "身份核验由市里统一的服务提供。"}},
		{"短信和电话走阿里云，地图用高德地图。", map[string]string{"阿里云短信和电话": "短信和电话走阿里云。", "高德地图": "地图用高德地图。"}},
		{"邮件走腾讯云，每天不超过 500 封。", map[string]string{"腾讯云邮件": "邮件走腾讯云。"}},
		{"请假走审批流程，罚款走微信支付。", map[string]string{"微信支付": "请假走审批流程，罚款走微信支付。"}},
	} {
		got := map[string]string{}
		u := understood(t, "# 图书馆系统\n\n## 一、功能\n\n- 读者可以预约图书。\n\n## 五、技术上已经定的\n\n- "+c.text+"\n")
		for _, s := range u.Integrations {
			got[s.Name] = s.Purpose
		}
		require.Equal(t, c.want, got, c.text)
	}
}
