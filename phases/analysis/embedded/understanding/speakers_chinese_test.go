package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Who was there and speaks is no name of what is said; what one asks and another
// answers is settled; what all refuse is left out; and who hands in what is needed.
func TestSpeakersRefusalsAndToDosOfChineseMinutes(t *testing.T) {
	t.Parallel()
	u := understood(t, `# 会议纪要：社区图书角预约改造

时间：2025年5月8日 9:00
参会：钱岚（馆员）、技术 丁工、阿梅（志愿者）、业委会老许
记录：钱岚

## 一、讨论要点
1. 阿梅：读者在小程序预约座位，到馆后志愿者扫码签到。座位留多久？丁工：预约后 15 分钟没有签到的，座位自动释放。
2. 钱岚：每位读者每天最多预约 2 次。老许：超时要在首页写明，否则会有人投诉。
3. 支持现金押金吗？阿梅：不支持。
4. 丁工提出人脸签到，大家认为今年不做。
5. 技术：后台用 Java。

## 二、待办
| 事项 | 负责人 | 截止 |
|---|---|---|
| 押金规则细则（损坏怎么赔） | 老许 | 5/12 |
| 座位名单 | 阿梅 | 5/20 |
`)
	var told, asked, left, needed []string
	for _, f := range u.Features {
		told = append(told, f.Text)
	}
	for _, q := range u.Questions {
		asked = append(asked, q.Text+" "+q.Owner)
	}
	for _, n := range u.NonGoals {
		left = append(left, n.Text)
	}
	for _, d := range u.Dependencies {
		needed = append(needed, d.Text)
	}
	require.Contains(t, told, "读者在小程序预约座位，到馆后志愿者扫码签到。")
	for _, text := range append(told, left...) {
		require.NotRegexp(t, "阿梅|丁工|钱岚|老许", text)
	}
	require.Equal(t, []string{"押金规则细则（损坏怎么赔）？ 老许（截止 5/12）"}, asked)
	require.Equal(t, []string{"支持现金押金吗？不支持。", "人脸签到，大家认为今年不做。"}, left)
	require.Equal(t, []string{"座位名单（负责人：阿梅；截止：5/20）。"}, needed)
}

func TestRefusedBehind(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"语音下单，会议决定本期不做。":        true,
		"积分商城，最后一致同意暂缓。":        true,
		"会员等级，先不考虑。":            true,
		"超过三天的，不支持退款。":          false,
		"未上传照片的，不采纳。":           false,
		"大家认为现阶段不做会有风险，先做一个试点。": false,
		"余额不足时，不做扣款。":           false,
	} {
		require.Equal(t, want, loadLexicons(t).refusedBehind(text), text)
	}
}

// A decision says first why, or what stays as it is, and then what is done.
func TestDecisionsWithReasonsAndWhatStays(t *testing.T) {
	t.Parallel()
	u := understood(t, `# 会议纪要：门诊叫号改造

## 决议

- D1 纸质单太慢（每单 3 分钟），登记改用扫码枪；
- D2 不动现有的收费流程，通过医保中心的接口取缴费结果。
- D3 不改诊室布局。
`)
	var told []string
	for _, f := range u.Features {
		told = append(told, f.Text)
		if f.Ref == "D1" {
			require.Equal(t, "纸质单太慢（每单 3 分钟）。", u.Features[0].Reasons[0].Text)
		}
	}
	require.Contains(t, told, "登记改用扫码枪。")
	require.Contains(t, told, "通过医保中心的接口取缴费结果。")
	require.Equal(t, "不动现有的收费流程。", u.Constraints[0].Text)
	require.Equal(t, "不改诊室布局。", u.Constraints[1].Text)
}

// What was decided and who insists on it is said by the statement itself.
func TestDecidedAndInsistedOnIsSaidAlone(t *testing.T) {
	t.Parallel()
	u := understood(t, "会议纪要\n\n参会：赵校长、前台小林\n\n一、讨论\n\n赵校长：调课太多。\n决定：补课由老师自己安排，前台不能改。\n前台小林：课表要能打印。\n\n决议：试听由前台安排，老师不能改。\n\n课时用完也不能停课——赵校长特别强调。\n")
	var told []string
	for _, f := range u.Features {
		told = append(told, f.Text)
	}
	for _, it := range u.Constraints {
		told = append(told, it.Text)
	}
	require.Contains(t, told, "补课由老师自己安排，前台不能改。")
	require.Contains(t, told, "试听由前台安排，老师不能改。")
	require.Contains(t, told, "课时用完也不能停课。")
}

// Who wants something is no part of what is wanted, where they are among those who were there; what
// is only suggested is no must, and a decision under its heading is what the product does.
func TestSayersOfChineseMinutes(t *testing.T) {
	t.Parallel()
	u := understood(t, `# 护理交接班系统 需求沟通会议纪要

参会：护理部 邵静、急诊科 王医生、信息科 董凯

## 讨论与决定

1. 邵静要求交班内容自动生成。
2. 王医生建议医生在手机上能看到本人病人的交班内容。
3. 交班项目由护理部维护，修改须主任审核。
4. 讨论了是否对接患者短信，决定本期不做。
`)
	told, left := map[string]string{}, []string{}
	for _, f := range u.Features {
		told[f.Text] = f.Priority
	}
	for _, n := range u.NonGoals {
		left = append(left, n.Text)
	}
	require.Contains(t, told, "交班内容自动生成。")
	require.Equal(t, "should", told["医生在手机上能看到本人病人的交班内容。"], told)
	require.Contains(t, told, "交班项目由护理部维护，修改须主任审核。")
	require.Equal(t, []string{"对接患者短信。"}, left)
}

// The label that only says of which kind a change is stands before none of what is wanted.
func TestKindsOfChineseChangesAreNoPartOfThem(t *testing.T) {
	t.Parallel()
	u := understood(t, `# 冷库系统改造需求

## 改造要求

1. 出库提交要防重复。
2. 新增：温度超标的库位不允许出库。
3. 优化：批次号查询不区分大小写。
`)
	var told []string
	for _, f := range u.Features {
		told = append(told, f.Text)
	}
	require.Contains(t, told, "温度超标的库位不允许出库。")
	require.Contains(t, told, "批次号查询不区分大小写。")
}
