package understanding

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// factsOf are the facts of a text in Markdown.
func factsOf(t *testing.T, text string) []analysis.Fact {
	t.Helper()
	return Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: text}), loadLexicons(t)).Facts()
}

func kindOfFact(facts []analysis.Fact, text string) string {
	i := slices.IndexFunc(facts, func(f analysis.Fact) bool { return f.Text == text })
	if i < 0 {
		return ""
	}
	return facts[i].Kind
}

func TestParagraphsWithANameInBoldAreFeatures(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, `# Shelf

Shelf is the lending book of a village library.

## Loans

**Standing loans.** A school has a box of books for a term.

**Renewal.** Until the evening before, a loan can be made longer.

**Copy last loan.** One tap.

At the end of the month Shelf makes the reminders and hands them to Brevo Post.
`)
	require.Equal(t, "feature", kindOfFact(facts, "Standing loans: A school has a box of books for a term."))
	require.Equal(t, "feature", kindOfFact(facts, "Copy last loan."), "what is a fragment behind a name is a detail")
	require.Equal(t, "feature", kindOfFact(facts, "At the end of the month Shelf makes the reminders and hands them to Brevo Post."))
}

func TestSizeAloneIsNoPain(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"我站下设 1 个站本部、4 个献血屋。":    true,
		"全镇有 6 个服务点，每天约 300 人来。": true,
		"全镇有 6 个服务点，排队要两小时。":     false,
		"目前靠电话预约，共有 3 部电话。":      false,
	} {
		require.Equal(t, want, loadLexicons(t).sizeOnly(text), text)
	}
}

func TestConditionOfSeveralDeeds(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	trigger, response := x.ears("When an agent sends, changes or discards a draft, the desk stores the decision.")
	require.Equal(t, "When an agent sends, changes or discards a draft", trigger)
	require.Equal(t, "the desk stores the decision.", response)
	trigger, _ = x.ears("When a loan ends, the desk sends a message and closes it.")
	require.Equal(t, "When a loan ends", trigger)
	require.False(t, loadLexicons(t).pastOnly("Editors get a list of questions for which no article was found"))
	require.True(t, loadLexicons(t).pastOnly("The sheet was lost twice"))
}

func TestNamesBesideAServiceAreOutside(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, "# 食堂\n\n## 其他要求\n\n- 餐费走微信支付和市民卡。\n")
	require.Equal(t, "integration", kindOfFact(facts, "市民卡"))
	require.Equal(t, "integration", kindOfFact(facts, "微信支付"))
}

func TestTablesOfAChinesePaper(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: `# 苗圃管理系统 需求说明书

| 项目 | 内容 |
|---|---|
| 版本 | 1.2 |
| 编写 | 信息科 梁颖 |

## 一、背景

目前发苗靠电话登记，存在以下问题：

1. 苗木经常发错；

## 二、用户角色

| 角色 | 说明 | 使用方式 |
|---|---|---|
| 护林员 | 领苗的人 | 微信小程序 |

## 三、接口要求

| 外部系统 | 方向 | 内容 | 方式 |
|---|---|---|---|
| 省林业平台 | 双向 | 苗木清单 | WebService，每小时一次 |

## 四、非功能需求

| 类别 | 要求 |
|---|---|
| 国产化 | 服务器操作系统用麒麟 V10，数据库用达梦 8 |

## 五、约束

- 总投资不超过 180 万元，2024 年 11 月底前通过验收。
`}), loadLexicons(t))
	facts := u.Facts()
	got := map[string][]string{}
	for _, f := range facts {
		got[f.Kind] = append(got[f.Kind], f.Text)
	}
	require.Contains(t, got["problem"], "目前发苗靠电话登记。")
	require.Equal(t, []string{"省林业平台"}, got["integration"])
	require.ElementsMatch(t, []string{"微信小程序", "WebService", "麒麟 V10", "达梦 8"}, got["technology"])
	require.Equal(t, []string{"2024 年 11 月底前通过验收。"}, got["milestone"])
	require.Equal(t, []string{"总投资不超过 180 万元。"}, got["constraint"])
}

func TestDeedsAndRulesOfClauses(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, `# Yard

## Intake

- The portal must refuse a boat whose draught exceeds the basin by more than 0.2 m.
- An intake must be recorded with the officer.
- Card payments run through the terminal as before; paying online is not part of this.

## Operation

- If the receiver is silent for 10 minutes, the plan must say that positions are old.

## Interface

Pilots report a mooring with the second call.

## Leave alone

- the old register (read by name; so the name stays)

## Risks

- Old answers hold old facts. → answers older than 18 months are not used

## Devices

- Labels for the crates. We have two Zebra printers.
`)
	for text, kind := range map[string]string{
		"The portal must refuse a boat whose draught exceeds the basin by more than 0.2 m.":   "feature",
		"An intake must be recorded with the officer.":                                        "feature",
		"Card payments run through the terminal as before.":                                   "constraint",
		"If the receiver is silent for 10 minutes, the plan must say that positions are old.": "feature",
		"Pilots report a mooring with the second call.":                                       "feature",
		"The old register.":                          "non_goal",
		"Answers older than 18 months are not used.": "constraint",
		"Zebra printers":                             "technology",
	} {
		require.Equal(t, kind, kindOfFact(facts, text), text)
	}
	x := &understander{u: &Understanding{}, lex: loadLexicons(t)}
	s := x.look("Everything else after 18 months.")
	require.True(t, theRestLater(&s))
}

func TestProposalIsToldAsItsDeeds(t *testing.T) {
	t.Parallel()
	require.Equal(t, "A skipper files a request and the officer assigns it.", loadLexicons(t).proposed("This RFC proposes that a skipper files a request and that the officer assigns it."))
}

func TestFieldsBelongToWhatTheirNumberNames(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: "# 苗圃系统\n\n## 数据要求\n\n| 字段 | 类型 |\n|---|---|\n| 苗木号 | 字符串 |\n| 树种 | 枚举 |\n"}), loadLexicons(t))
	require.Len(t, u.Entities, 1)
	require.Equal(t, "苗木", u.Entities[0].Name)
	require.Len(t, u.Entities[0].Fields, 2)
}
