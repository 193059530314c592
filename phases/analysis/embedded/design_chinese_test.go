package embedded

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// A paper of which each part has to land where its author would look for it.
const libraryPaper = `# 云溪书屋借阅系统

## 背景
借书靠朋友圈和纸条，经常找不到人。

## 用户角色

| 角色 | 说明 |
|---|---|
| 借阅者 | 年满 12 周岁的居民 |
| 修书匠 | 在修书间或修书车上登记、修书 |

## 功能

### 借阅者修复申请
- 借阅者可以提交修复申请。
- 借阅者以后能看到进度。

### 修书端
- 修书匠扫码登记待修的书。
- 修书匠打印书袋标签。

## 技术
服务端用 Go，数据库用 MySQL。

## 数据

原始借阅记录保留 5 年（GSP 要求），不可修改，只能追加。
`

// The design names the part that a language is for, puts what somebody does beside what else
// they do, and keeps what is only ever appended.
func TestAChineseDesignSaysWhatTheSourceSays(t *testing.T) {
	t.Parallel()
	r, out := designOf(t, New(templates.New(nil, "")), analysis.Common{Source: analysis.Source{Name: "x.md", Text: libraryPaper}, Lang: specs.Chinese, Depth: "standard", SpecType: "service"})
	var titles []string
	for i := range out.Decisions {
		titles = append(titles, out.Decisions[i].Title)
	}
	require.Contains(t, titles, "云溪书屋借阅系统的服务端用 Go 编写")
	said := fmt.Sprint(out.Architecture.Qualities)
	require.NotContains(t, said, "每日清理")
	require.Contains(t, said, "没有修改和删除这些记录的权限")
	bound := map[string]string{}
	for _, req := range r.Reqs.Requirements {
		bound[req.ID] = req.Title
	}
	var places []string
	for _, c := range out.Architecture.Components {
		for _, id := range c.Requirements {
			if strings.Contains(bound[id], "登记待修的书") {
				places = append(places, c.Name)
			}
		}
		require.NotContains(t, c.Responsibility, "可以以后能")
	}
	require.Contains(t, places, "修书端")
	require.NotContains(t, places, "借阅者修复申请")
	require.NotContains(t, fmt.Sprint(bound), "修书间", "the duty of the role is told by what its functions say")
	require.Equal(t, "现行做法：朋友圈和纸条", r.Brief.Landscape[0].Name)
}
