package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ideaWork is what one short text is understood as.
func ideaWork(t *testing.T, text string) *Work {
	t.Helper()
	rules, err := shippedRules()
	require.NoError(t, err)
	lex := loadLexicons(t)
	source := analysis.Source{Name: "idea.txt", Text: text, Plain: true}
	u := understanding.Understand(lex.Read(source), lex)
	return NewWork(analysis.Common{Lang: u.Lang, Depth: "standard", Source: source}, u, nil, rules, NewWordIndex(text))
}

// What goes wrong is told as it is and demanded of nobody; what would mend it is inferred.
func TestAComplaintIsNoDemand(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, told string
		needs      []string
	}{
		{"Our food bank keeps running out of bread on Saturdays and nobody knows how many families are coming.", "keeps running out of bread", []string{"See how many families are coming", "Shows how much of the bread is left"}},
		{"Half the club's keys are missing and I have no idea who took them.", "keys are missing", []string{"See who took the keys"}},
		{"The allotment waiting list lives in three spreadsheets that never agree.", "never agree", []string{"Keeps one current version that everybody works with"}},
		{"Our blood bus double-books slots every single week and the nurses are fed up.", "double-books slots", []string{"Refuses a second booking of slots that are taken"}},
		{"I always forget which plants I watered and my neighbour waters them again.", "always forget", []string{"See which plants the user watered"}},
		{"I keep losing track of which hives I've treated and when – I need something that works offline in the field", "losing track", []string{"See which hives the user has treated and when"}},
		{"药房库存每次都对不上数，表格发来发去好几个版本，谁改的也不知道，烦死了", "谁改的也不知道。", []string{"逐条列出药房库存对不上的地方", "只保留一份大家共用的最新版本", "看到谁改的"}},
		{"羽毛球馆订场总是撞时间，电话里说好了又忘记登记", "总是撞时间", []string{"拒绝与已有预订冲突的预订", "提醒登记"}},
		{"小区充电桩老是被占，充满了也没人挪，真是气死人", "没人挪。", []string{"避免小区充电桩老是被占"}},
	} {
		w := ideaWork(t, c.text)
		var needs []string
		for i := range w.Understood.Features {
			if f := &w.Understood.Features[i]; IsNeed(f) {
				needs = append(needs, f.Name)
			} else {
				require.Contains(t, f.Name, "offline", "nothing else is asked for: %s", c.text)
			}
		}
		require.Equal(t, c.needs, needs, c.text)
		require.Contains(t, ItemsText(w.Understood.Problem), c.told, c.text)
	}
}

// A sentence that asks for something, or tells what somebody does, complains of nothing.
func TestAWishIsNoComplaint(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"The librarian sees which books are missing.",
		"An app that shows which invoices never match an order.",
		"Members get a message when tools are missing.",
		"找不到车位时自动推荐附近的停车场",
		"做一个小程序，忘记打卡的员工可以补卡",
	} {
		w := ideaWork(t, text)
		for i := range w.Understood.Features {
			require.False(t, IsNeed(&w.Understood.Features[i]), text)
		}
		require.NotEmpty(t, w.Understood.Features, text)
	}
}

// What a short text says is told of whom and what it says it of.
func TestShellsAndPartsOfAnIdea(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Why is there no simple way for our club's 30 rowers to say which trainings they'll miss?", []string{"Rower: Say which trainings they'll miss"}},
		{"Why can't parents see in one place when the school bus is late?", []string{"Parent: See in one place when the school bus is late"}},
		{"REST service: given a mountain hut and a date, return the free beds for the night; cache for 2 h", []string{"Returns the free beds for the night for a given mountain hut and a date", "Caches each answer for 2 h"}},
		{"browser game where two players take turns placing tiles, first to collect 8 stones wins", []string{"Names the first player to collect 8 stones as the winner", "Two players should take turns placing tiles"}},
		{"tool library for a housing block, with deposits and late fees", []string{"Borrow tools", "Return tools", "Takes a deposit for each loan", "Charges a fee for each day after the due day"}},
		{"an app for babysitters to record hours and get paid monthly", []string{"Babysitter: Record hours", "Pays babysitters monthly"}},
		{"能不能有个工具帮我算阳台要买多少木板，带损耗，还能比几家报价？", []string{"算阳台要买多少木板，带损耗", "比几家报价"}},
		{"给社区医院做一个挂号登记，老人打电话来护士代录，能打印第二天的名单", []string{"社区医院挂号登记", "护士: 为打电话的老人代录", "打印第二天的名单"}},
		{"想要一个舞蹈老师用的小程序：排课、请假顺延、课时扣减，家长能看到还剩几次", []string{"舞蹈老师: 排课", "舞蹈老师: 请假顺延", "舞蹈老师: 扣减课时", "家长: 看到还剩几次"}},
		{"Is there any way for our volunteers to swap shifts?", []string{"Volunteer: Swap shifts"}},
		{"有没有办法让社区的孩子们知道哪天哪个球场有空？", []string{"孩子: 看到哪天哪个球场有空"}},
		{"网页里玩的双人棋，先吃光对方棋子的赢", []string{"网页里玩的双人棋", "最先吃光对方棋子的玩家获胜"}},
		{"给村卫生室做一个疫苗登记，村医录入，家长能查下次接种时间", []string{"村卫生室疫苗登记", "村医: 录入", "家长: 查下次接种时间"}},
		{"社团物资借还", []string{"借用社团物资", "归还社团物资"}},
		{"写个命令行小工具，把文件夹里的发票按月份改名归档，重复的挑出来", []string{"把文件夹里的发票按月份改名归档", "把重复的挑出来"}},
		{"桌游店的拼桌工具，凑够人自动通知", []string{"拼桌", "凑够人时，自动通知"}},
	} {
		w := ideaWork(t, c.text)
		var got []string
		for i := range w.Understood.Features {
			f := &w.Understood.Features[i]
			told := f.Name
			if f.Actor != "" {
				told = f.Actor + ": " + f.Name
			}
			got = append(got, told)
		}
		require.Equal(t, c.want, got, c.text)
	}
}

// That a product runs in a browser is a limit of it, whoever only names it so.
func TestABrowserInTheNameIsALimit(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want bool
	}{
		{"A browser game where two players bluff about the cards in their hand", true},
		{"浏览器里玩的五子棋，能悔棋", true},
		{"A bot that reminds our team of open code reviews", false},
	} {
		require.Equal(t, c.want, strings.Contains(strings.ToLower(ItemsText(ideaWork(t, c.text).Understood.Constraints)), "browser") || strings.Contains(ItemsText(ideaWork(t, c.text).Understood.Constraints), "浏览器"), c.text)
	}
}
