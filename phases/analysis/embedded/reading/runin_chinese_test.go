package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

func TestClausesNumberedInCharactersBeginWithTheirHeading(t *testing.T) {
	t.Parallel()
	for row, want := range map[string]string{
		"（一）座位预约。读者凭读者证号登录，可预约当日座位。": "（一）座位预约",
		"二、收费：按学期收取，每人每学期 20 元。":     "二、收费",
		"（三）系统应自动释放座位。恢复后补传记录。":      "",
		"（四）司机拒绝顶班要不要扣分？老靳坚决反对。":     "",
		"（五）大屏展示。": "",
		"座位预约。读者凭读者证号登录，可预约当日座位。": "",
	} {
		head, _, ok := cutChineseRunIn(row)
		require.Equal(t, want != "", ok, row)
		require.Equal(t, want, head, row)
	}
	r := loadLexicon(t).Read(analysis.Source{Text: "# 馆\n\n## 二、内容\n\n（一）座位预约。读者凭读者证号登录，\n可预约当日座位。\n（二）自助借还。读者在自助机上借书、还书。\n"})
	var titles []string
	for i := range r.Sections {
		titles = append(titles, r.Sections[i].Title)
	}
	require.Equal(t, []string{"", "馆", "内容", "座位预约", "自助借还"}, titles)
	require.Equal(t, "读者凭读者证号登录，可预约当日座位。", r.Units[0].Text)
	require.Equal(t, 6, r.Units[0].To)
}
