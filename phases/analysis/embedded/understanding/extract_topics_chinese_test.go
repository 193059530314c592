package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Minutes gather under a short name what was settled about it, tell who said what before
// it was agreed, and end with who does what by when.
func TestMinutesWithTopics(t *testing.T) {
	t.Parallel()
	u := understood(t, `# 琴房系统需求讨论会 会议纪要

参会：方校长、教务 小何、技术 王工、记录 小林

## 一、背景

方校长提出，系统的目的就两条：一是让学生公平地约到琴房，二是让课时算得清。年底前把投诉降到每月 3 起以下。

## 二、讨论内容

1. 预约规则
   - 每天 20:00 系统自动放出三天后的时段。
   - 学生经常约了不来，琴房空着。大家同意：累计爽约 3 次停约 7 天。
   - 钥匙坏了要不要赔，没有达成一致，下次再议。

2. 不做的事
   - 招生不在这次范围内。
   - 模拟考试暂不考虑。

## 三、行动项

| 事项 | 负责人 | 截止 |
|---|---|---|
| 给出报价 | 王工 | 3 月 21 日 |
`)
	require.Equal(t, "琴房系统", u.Title)
	var told, actors, goals, asked []string
	for _, f := range u.Features {
		told = append(told, f.Group+"/"+f.Text)
	}
	for _, a := range u.Actors {
		actors = append(actors, a.Name)
	}
	for _, g := range u.Goals {
		goals = append(goals, g.Text)
	}
	for _, q := range u.Questions {
		asked = append(asked, q.Text)
	}
	require.Contains(t, told, "预约规则/每天 20:00 系统自动放出三天后的时段。")
	require.NotContains(t, told, "/预约规则。")
	require.NotContains(t, actors, "技术")
	require.NotContains(t, actors, "记录")
	require.Equal(t, []string{"让学生公平地约到琴房。", "让课时算得清。", "年底前把投诉降到每月 3 起以下。"}, goals)
	require.Contains(t, asked, "钥匙坏了要不要赔，没有达成一致，下次再议。")
	require.Equal(t, "学生经常约了不来，琴房空着。", u.Problem[0].Text)
	for _, it := range u.Constraints {
		require.NotContains(t, it.Text, "王工")
		require.NotContains(t, it.Text, "大家同意")
	}
	require.Len(t, u.NonGoals, 2)
}

// A clause leans on the one before it for what it deletes, a pronoun for whom it means,
// and a marked question ends with its first stop.
func TestClausesThatLeanBack(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"# 门禁系统\n\n## 其他要求\n\n- 人脸数据只存本机，不上传；住户可以随时要求删除。\n":                                                                             "住户可以随时要求删除人脸数据。",
		"# Choir\n\n## Features\n\nOlga, our librarian, keeps the scores. She needs an export of all loans, a sheet for the printer.\n": "The librarian needs an export of all loans, a sheet for the printer.",
	} {
		var told []string
		for _, f := range understood(t, text).Features {
			told = append(told, f.Text)
		}
		require.Contains(t, told, want)
	}
	u := understood(t, "# Puzzle\n\n## Features\n\n- The player can undo a move 🔙\n\n## Open\n\n- ? is 48 h too long. the median is 3 h\n- What I am not sure about: do guests pay?\n")
	require.Equal(t, "Is 48 h too long? The median is 3 h.", u.Questions[0].Text)
	require.Equal(t, "Do guests pay?", u.Questions[1].Text)
	require.Equal(t, "Undo a move", u.Features[0].Name)
}
