package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAMeasureBehindARisk: what is done about a risk stands behind its sentence or clause; what may
// come of it is part of it.
func TestAMeasureBehindARisk(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string][2]string{
		"老人不愿意刷脸。保留社保卡和取餐码，不强制采集人脸":     {"老人不愿意刷脸", "保留社保卡和取餐码，不强制采集人脸"},
		"达梦数据库团队没用过，预留两周做兼容验证":          {"达梦数据库团队没用过", "预留两周做兼容验证"},
		"网络差（3 家在地下，没信号），可能重复，靠补传后比对兜底": {"网络差（3 家在地下，没信号），可能重复", "靠补传后比对兜底"},
		"接口不稳定：本地缓存一天的菜单":               {"接口不稳定", "本地缓存一天的菜单"},
		"志愿者流失；和街道协会签协议":                {"志愿者流失", "和街道协会签协议"},
		"短信通道限流，高峰会延迟":                  {"短信通道限流，高峰会延迟", ""},
		"老系统没有接口：需要逐条导出，工作量大":           {"老系统没有接口：需要逐条导出，工作量大", ""},
		"信息部：用友接口的人要换，可能没人配合":           {"信息部：用友接口的人要换，可能没人配合", ""},
		"信息部：先换掉接口":                     {"信息部：先换掉接口", ""},
		"人员流动大，用户不熟悉，提前做也可能来不及":         {"人员流动大，用户不熟悉，提前做也可能来不及", ""},
	} {
		risk, measure := lex.riskAndMeasure(text)
		require.Equal(t, want, [2]string{risk, measure}, text)
	}
}
