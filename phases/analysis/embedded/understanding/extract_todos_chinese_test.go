package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What those who met have to do until the next time is built by nobody.
func TestToDosOfChineseMinutesAreNotBuilt(t *testing.T) {
	t.Parallel()
	minutes := "会议纪要\n\n会议主题：琴行排课系统沟通会\n参会：赵校长、前台小林、林姐（教务）、技术方（陈工）\n\n一、讨论\n1. 老师在手机上点名，家长马上收到通知。\n\n二、待办\n1. 林姐 5月20日前给出课表样张。\n2. 赵校长确认：退课的学费怎么退？前台说按课时，教务说按月。\n3. 前台可以导出学员名单。\n4. 暑假班什么时候开？\n"
	u := understood(t, minutes)
	var told, asked, needed []string
	for _, f := range u.Features {
		told = append(told, f.Text)
	}
	for _, q := range u.Questions {
		asked = append(asked, q.Text+" "+q.Owner)
	}
	for _, d := range u.Dependencies {
		needed = append(needed, d.Text)
	}
	require.Contains(t, told, "前台可以导出学员名单。")
	require.NotContains(t, told, "林姐 5月20日前给出课表样张。")
	require.Contains(t, needed, "林姐 5月20日前给出课表样张。")
	require.Contains(t, asked, "退课的学费怎么退？前台说按课时，教务说按月。 赵校长")
	require.Contains(t, asked, "暑假班什么时候开？ ")
}
