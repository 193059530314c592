package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A call of a Chinese list keeps its operation, so that who calls does the deed; the answer that it
// tells is that of the call, and a cell that points to the one above has its text.
func TestACallKeepsItsOperationAndACellWhatItPointsTo(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 图书系统需求文档\n\n## 对接系统\n\n| 系统 | 方向 | 内容 | 方式 |\n|---|---|---|---|\n| 市图 | 双向 | 书目、借阅记录 | HTTP |\n| 区图 | 双向 | 同上 | 同上 |\n\n给书店的接口：\n\n- `POST /api/v1/orders` 推送采购单，成功返回 201 和单号；\n- `GET /api/v1/orders/{id}` 查询到货进度。\n")
	require.Len(t, u.Endpoints, 2)
	require.Equal(t, "201 和单号", u.Endpoints[0].Answer)
	require.Empty(t, u.Endpoints[1].Answer)
	var texts []string
	for i := range u.Features {
		texts = append(texts, u.Features[i].Text)
	}
	require.Contains(t, texts, "`POST /api/v1/orders` 推送采购单，成功返回 201 和单号。")
	require.Contains(t, texts, "与区图交换书目、借阅记录。")
	require.Len(t, u.Integrations, 2)
	require.Equal(t, u.Integrations[0].Protocol, u.Integrations[1].Protocol)
}
