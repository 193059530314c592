package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Who has only things as their part in a table of roles keeps them: 账号、组织架构 is no deed.
func TestWhoHasOnlyThingsKeepsThem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 巡检平台 PRD\n\n## 角色与权限\n\n| 角色 | 人数 | 能做什么 | 不能做什么 |\n| --- | --- | --- | --- |\n| 督导 | 74 | 执行巡检、提交报告 | 不能改已提交的分数 |\n| 系统管理员 | 2 | 账号、组织架构 | —— |\n")
	var got []string
	for i := range u.Features {
		got = append(got, u.Features[i].Text)
	}
	require.Contains(t, got, "系统管理员可以维护账号、组织架构。")
	require.Contains(t, got, "督导可以执行巡检、提交报告。")
}
