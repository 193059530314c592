package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a clause forbids, limits, keeps or leaves out says by its form what a test has to
// show: before and after, the limit and one beyond it, what is seen instead.
func TestAClauseIsTestedByItsForm(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"馆长签字之前不能借出善本。", "在“馆长签字”之前尝试借出善本时被拒绝并提示原因，数据不变；在此之后可以借出善本。"},
		{"读者密码在激活前绝对不能显示。", "激活前，逐一检查页面、消息和接口响应，都没有读者密码；激活后可以看到读者密码。"},
		{"书目提交后不可修改。", "书目提交后尝试修改时被拒绝并提示原因，数据不变。"},
		{"销毁须由两人先后签字确认，任何人不能一个人完成。", "同一人先后签字确认两次，第二次被拒绝，销毁不生效；两名不同的人签字确认后销毁生效，记录中有两人和各自的时间。"},
		{"任何人不得删除借阅日志。", "每种角色各尝试删除借阅日志 1 次，均被拒绝并提示原因，数据不变。"},
		{"证件到期后停借，不得自动续期。", "测试时钟走过应当续期的日期，自动续期的次数为 0。"},
		{"断网时可以照常借书，不得重复扣款。", "同一请求先后到达 2 次时，只扣款 1 次。"},
		{"同一读者不得连续 3 次预约同一本书。", "同一读者连续 2 次预约同一本书成功，第 3 次被拒绝并提示原因。"},
		{"封面不能超过 20 MB。", "封面 20 MB 允许，21 MB 时拒绝，并提示上限。"},
		{"一家最多绑三个手机。", "一家绑 3 个手机成功，再绑 1 个手机时被拒绝，并提示上限。"},
		{"一个读者可以预约多本图书，一本图书最多有一个有效预约。", "一本图书已有 1 个有效预约时，产生第 2 个时被拒绝并提示原因。"},
		{"读者的电话馆员看不到。", "以馆员身份逐一打开页面、消息和接口，都没有显示读者的电话。"},
		{"残障读者免费。", "准备 1 例残障读者：应付金额为 0，不产生收费记录。"},
		{"盘点完才能闭馆。", "在“盘点完”之前尝试闭馆时被拒绝并提示原因；在此之后可以闭馆。"},
		{"借阅记录永久保存。", "测试时钟走到 30 年后，借阅记录仍可查到，内容不变；任何角色和清理任务都不能删除。"},
		{"录像保存两年，到期自动删除。", "期满后的下一次清理结束时，这些数据在页面、数据库和文件存储中都查不到。"},
		{"馆员登记退订的时间，逾期不退。", "截止时间过后，退款金额为 0，并提示原因。"},
		{"系统自动推荐书类，馆员可以改。", "馆员修改原值并保存后，重新打开时显示新的值，此后按新的值处理。"},
		{"遗失只能由馆员确认。", "馆员可以确认遗失；其他角色各尝试 1 次，均被拒绝并提示原因。"},
		{"存书量 = 入库数 − 出库数。", "手工按公式算好 3 个用例（含最小值和最大值）：显示的存书量与手工结果逐一相等。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		require.Contains(t, got.Criteria, c.want, c.text)
		for _, k := range got.Criteria {
			require.NotContains(t, k, "故意违反", c.text)
			require.NotContains(t, k, "没有一例违反", c.text)
		}
	}
}

// A choice that is only told of and what the product itself leaves out forbid nothing.
func TestNoFormWhereNothingIsForbidden(t *testing.T) {
	t.Parallel()
	for text, not := range map[string]string{
		"哪本书今天能不能借都要显示。":     "尝试借都要显示",
		"工时每月导出一次，排班系统不算工资。": "与没有它时相同",
		"一次最多借 20 件，共用一张单。":  "第 21 件",
		"目录每年会变，馆员自己能改。":     "目录每年会变",
	} {
		require.NotContains(t, strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, "\n"), not, text)
	}
}

// Deeds in a row are tested one by one, with the thing that only the last of them names, and
// none by a case that somebody wrote down before.
func TestDeedsInARowAreTestedOneByOne(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		actor, text string
		want        []string
		not         string
	}{
		{"馆员", "馆员可以下架、修改、重新上架自己的图书。", []string{
			"馆员下架自己的图书，刷新后该图书已失效。",
			"馆员修改自己的图书，刷新后该图书显示新的内容。",
			"馆员重新上架自己的图书，刷新后该图书恢复有效，仍只有 1 条。",
		}, ""},
		{"馆员", "馆员可以提交荐购申请、签收图书。", []string{"准备 1 条待办：馆员签收图书后，该条移出待办，显示结果、经办人和时间。"}, "提交荐购申请、签收"},
		{"读者", "读者可以提出领用、归还申请。", []string{"读者提出领用、归还申请后，提示成功，刷新后恰好有 1 条，内容与填写的一致。"}, "库存"},
		{"馆员", "馆员可以按日与微信、支付宝对账。", []string{"准备 1 笔一致、1 笔不一致的数据：馆员按日与微信、支付宝对账时，不一致的 1 笔被指出。"}, "馆员支付宝"},
		{"馆员", "馆员可以出库。", []string{"馆员出库后，库存恰好减少本次的数量，并有 1 条含经办人、数量和时间的记录。"}, "测试数据"},
		{"读者", "读者可以凭借书证看自己的记录。", []string{"读者的列表和搜索中不显示他人的数据，直接打开其地址时被拒绝。"}, "经办人"},
		{"读者", "读者可以通过学校的统一身份认证（CAS）登录。", []string{"读者用有效的凭据通过学校的统一身份认证（CAS）登录成功，用无效的凭据时被拒绝并提示原因。"}, "经办人"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Actor: c.actor, Text: c.text})
		for _, want := range c.want {
			require.Contains(t, got.Criteria, want, c.text)
		}
		if c.not != "" {
			require.NotContains(t, strings.Join(got.Criteria, "\n"), c.not, c.text)
		}
	}
}

// What the source says behind the first sentence is a duty as well: it is described, and its
// criterion is a test of it.
func TestADutyBehindTheStatementIsDescribedAndTested(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, duty, want string }{
		{"馆员可以按书架顺序看清单。按铃十分钟没人应，自动通知馆长。", "按铃十分钟没人应，自动通知馆长。", "按铃没人应未满十分钟，不会自动通知馆长；满十分钟后自动通知馆长，恰好 1 次；按铃十分钟内有人应的，不会自动通知馆长。"},
		{"读者可以查询审核结果。不通过的只提示联系馆员。", "不通过的只提示联系馆员。", "准备 1 例“不通过”：只看到“联系馆员”，页面和接口响应中没有其他内容。"},
		{"馆员可以给出处理结果。双方可以申诉一次。", "双方可以申诉一次。", "双方第 1 次申诉成功，第 2 次被拒绝并提示原因。"},
	} {
		first, second, _ := strings.Cut(c.text, "。")
		f := understanding.FeatureFact{Name: first, Text: first + "。", Priority: "must", Source: specs.FromLines(3, 3), Criteria: []specs.Item{{Text: second, Source: specs.FromLines(3, 3)}}}
		u := &understanding.Understanding{Lang: "zh", Title: "书架", Product: "书架", Actors: []understanding.ActorFact{{Name: "读者"}, {Name: "馆员"}, {Name: "馆长"}}, Features: []understanding.FeatureFact{f}}
		w := handMade(t, u, "standard")
		var in analysis.RequirementsInput
		var out analysis.RequirementsOutput
		in.Refined.Features = w.StatedFeatures()
		require.NoError(t, w.Requirements(&in, &out))
		require.Equal(t, c.duty, out.Requirements[0].Description[1].Text, c.text)
		var got []string
		for _, k := range out.Requirements[0].Criteria {
			got = append(got, k.Text)
		}
		require.Contains(t, got, c.want, c.text)
	}
}

// What is ruled out takes the place of a sentence that only says so, and comes beside no case
// in which it is refused already.
func TestWhatIsRuledOutIsRefusedOnce(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"只能用馆内相机拍，不能从相册选。":     "违反的 1 例（从相册选）被拒绝并提示原因，数据不变。",
		"扫描文件必须放在馆内机房，不能上公有云。": "列出数据库、备份、日志和导出文件的全部存放位置，没有一处违反：扫描文件必须放在馆内机房，不能上公有云。",
	} {
		require.Contains(t, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, want, text)
	}
	got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: "有未还图书的读者不能注销。"})
	require.NotContains(t, strings.Join(got.Criteria, "\n"), "违反的 1 例")
}
