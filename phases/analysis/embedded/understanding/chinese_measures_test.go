package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// understood reads a Chinese document.
func understood(t *testing.T, text string) *Understanding {
	t.Helper()
	return Understand(loadLexicons(t).Read(analysis.Source{Text: text}), loadLexicons(t))
}

func TestChineseTitlesLoseTheirEdition(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ title, want string }{
		{"码头泊位系统需求说明（草稿第二版）", "码头泊位系统"},
		{"码头泊位系统 PRD（V1.2 修订稿）", "码头泊位系统"},
		{"码头泊位系统需求文档(征求意见稿)", "码头泊位系统"},
		{"码头泊位系统（专业版）", "码头泊位系统（专业版）"},
		{"码头泊位系统（二期）", "码头泊位系统（二期）"},
		{"码头泊位系统采购项目 招标需求", "码头泊位系统"},
		{"码头泊位系统 第 6 周周会纪要 & 周报", "码头泊位系统"},
		{"码头泊位系统第三次例会", "码头泊位系统"},
		{"码头扩建项目", "码头扩建项目"},
	} {
		require.Equal(t, c.want, understood(t, "# "+c.title+"\n\n港务局牵头。\n\n## 功能\n\n- 船长可以订泊位。\n").Product, c.title)
	}
}

func TestChineseTablesGiveTheirLevelsAndSeasonsTheirHeading(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 码头系统\n\n码头系统管理泊位。\n\n## 功能\n\n### 泊位\n\n| 序号 | 需求 | 级别 |\n|---|---|---|\n| 1 | 合同到期前 30 天提醒船长 | 必须 |\n| 2 | 生成带二维码的泊位证 | 应该 |\n\n### 帆船季\n\n每年 4 月 1 日至 5 月 15 日开启。船长可以把旧帆交给港务员代卖（P1）：港务员扫码登记入库，每件贴一个编号。\n旧帆按件折算，每周一同步到港务系统（P2）。\n")
	levels := map[string]string{}
	for i := range u.Features {
		levels[u.Features[i].Text] = u.Features[i].Priority
	}
	require.Equal(t, "must", levels["合同到期前 30 天提醒船长。"], levels)
	require.Equal(t, "should", levels["生成带二维码的泊位证。"], levels)
	var limits []string
	for _, c := range u.Constraints {
		limits = append(limits, c.Text)
	}
	require.Contains(t, limits, "帆船季：每年 4 月 1 日至 5 月 15 日开启。")
}

func TestAPlaceThatWantsAProductNamesIt(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"我那个花店想弄个小程序，你帮我看看": "花店小程序",
		"我想做个小程序，给养狗的人用":    "养狗的人用的小程序",
		"我就想做个小程序":          "",
		"想做一个帮老人记药的App":     "帮老人记药的App",
	} {
		require.Equal(t, want, loadLexicons(t).chineseThingAsked(text, ""), text)
	}
}
