package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A clause that binds already gets no second word that does.
func TestAChineseClauseBindsOnce(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"旧书下架须由馆长签字。":               "旧书下架必须由馆长签字。",
		"还书后别自动扣款。":                 "还书后不得自动扣款。",
		"借书的时候系统要根据年龄自动算期限，过长要提示。":  "借书的时候系统必须根据年龄自动算期限，过长要提示。",
		"连续三次逾期的，之后一个月只能电话预约。":      "书架必须保证：连续三次逾期的，之后一个月只能电话预约。",
		"书架应支持离线借书：断网时先记在本机，联网后补传。": "书架必须支持离线借书：断网时先记在本机，联网后补传。",
		"系统应支持批量盘点：一次最多 500 册。":     "书架必须支持批量盘点：一次最多 500 册。",
		"借书要刷脸：读者站到机器前，馆员确认是本人。":    "书架必须支持借书刷脸：读者站到机器前，馆员确认是本人。",
		"教育局要求按学期提供借阅报表。":           "书架必须保证：教育局要求按学期提供借阅报表。",
		"按教育局要求自动生成报表。":             "书架必须提供按教育局要求自动生成报表。",
		"无须登录即自动显示目录。":              "书架必须保证：无须登录即自动显示目录。",
		"响应自动加密。":                   "书架必须支持响应自动加密。",
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.Equal(t, want, got.Description[0], text)
	}
}
