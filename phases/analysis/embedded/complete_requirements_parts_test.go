package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestThePartOfTheProductTellsWhoWishes reads a paper whose table and headings name the sides of
// the product: what stands under 骑手端 is wished by the rider, whoever else its text names.
func TestThePartOfTheProductTellsWhoWishes(t *testing.T) {
	t.Parallel()
	roles := rolesOf(t, `# 鲜花配送 产品需求文档

## 用户角色

| 角色 | 说明 |
| --- | --- |
| 顾客 | 在小程序选花、付款 |
| 花艺师 | 在门店扎花 |
| 店员 | 接单、备货 |
| 骑手 | 把花送到 |
| 运营 | 总部管理门店和价格 |

## 功能需求

| 端 | 功能模块 | 功能点 | 优先级 | 说明 |
| --- | --- | --- | --- | --- |
| 用户端 | 订单 | 查看配送进度 | P0 | 已接单、制作中、配送中、已送达 |
| 商家端 | 备货 | 登记缺货 | P0 | 顾客确认换花后才能制作 |
| | 备货 | 核对卡片 | P1 | 写错字的不能出库 |
| 骑手端 | 取送 | 拍照签收 | P0 | 没有照片不能点完成 |
| 管理后台 | 报表 | 导出门店月报 | P2 | Excel |

### 管理后台

- 支持停用门店。
- 每日 22:00 自动生成销售日报。
`)
	for word, role := range map[string]string{
		"配送进度": "顾客", "登记缺货": "店员", "核对卡片": "店员", "拍照签收": "骑手", "月报": "运营", "停用门店": "运营", "销售日报": "运营",
	} {
		require.Equal(t, role, roleOf(t, roles, word), word)
	}
}
