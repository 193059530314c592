package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A heading that says what its endpoint is for names a feature; what stands below tells
// its answers and rules, and states are none.
func TestNamedEndpoints(t *testing.T) {
	t.Parallel()
	u := understood(t, `# 取号服务 接口说明

## 1. 取号 `+"`POST /v1/tickets`"+`

| 字段 | 类型 | 必填 | 说明 |
|---|---|---|---|
| deskNo | string(8) | 是 | 窗口号 |

返回 201 和 `+"`ticketId`"+`；号码当天有效。

## 2. 查询 `+"`GET /v1/tickets/{ticketId}`"+`
状态：WAITING、CALLED、DONE、VOID。

## 3. 退号 `+"`POST /v1/tickets/{ticketId}/void`"+`
只能退 WAITING 的号。
`)
	var told []string
	for _, f := range u.Features {
		told = append(told, f.Text)
	}
	require.Equal(t, []string{"`POST /v1/tickets` 取号。", "`GET /v1/tickets/{ticketId}` 查询。", "`POST /v1/tickets/{ticketId}/void` 退号。"}, told)
	require.Equal(t, "只能退 WAITING 的号。", u.Features[2].Criteria[0].Text)
	require.Len(t, u.Endpoints, 3)
	require.Equal(t, "退号。", u.Endpoints[2].Purpose)
	require.Equal(t, "ticket", u.Entities[0].Name)
	require.Equal(t, []string{"WAITING", "CALLED", "DONE", "VOID"}, u.Entities[0].States)
}
