package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Somebody tells in a sentence which fields a record has.
func TestARecordIsToldWithItsFields(t *testing.T) {
	t.Parallel()
	l := loadLexicons(t)
	for text, want := range map[string]string{
		"学员信息就这些：姓名、手机号、车型、教练、考试日期。": "学员",
		"宠物资料主要有：名字、品种、生日、疫苗。":       "宠物",
		"文件级条目字段：档号、责任者、题名、页号。":      "文件级条目",
		"可以查看的信息：姓名、电话、地址、备注。":       "",
		"学员信息：姓名、手机号。":               "",
		"通知信息要发给：家长、老师、校长、门卫。":       "",
	} {
		got, _ := l.recordTold(text)
		require.Equal(t, want, got, text)
	}
	u := understood(t, "# 驾校约课\n\n学员信息就这些：姓名、身份证号、手机号、报名日期、车型（C1/C2）、教练。身份证号除了教务谁都不要看到全的。\n")
	require.Len(t, u.Entities, 1)
	require.Equal(t, "学员", u.Entities[0].Name)
	require.Len(t, u.Entities[0].Fields, 6)
	u = understood(t, "# 档案系统\n\n## 数据要求\n\n4.1 案卷级条目字段：全宗号、目录号、案卷号、题名。\n4.2 文件级条目字段：档号、责任者、题名、页号。\n")
	require.Len(t, u.Entities, 2)
	require.Equal(t, "案卷级条目", u.Entities[0].Name)
}
