package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

func TestAQualityIsWantedInItsOwnWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, title, want string }{
		{"平台必须支持登记接口 95% 的请求在 200 毫秒内返回", "登记接口 95% 的请求在 200 毫秒内返回", "登记接口 95% 的请求在 200 毫秒内返回"},
		{"网页必须支持 Chrome 100 以上版本", "网页支持 Chrome 100 以上版本", "网页支持 Chrome 100 以上版本"},
		{"系统应当保证：病历加密存储，查看留下日志", "病历加密存储", "病历加密存储，查看留下日志"},
		{"护士必须能够离职当天账号失效", "护士离职当天账号失效", "护士离职当天账号失效"},
		{"称重 2 秒内必须出结果", "称重 2 秒内出结果", "称重 2 秒内出结果"},
	} {
		require.Equal(t, c.want, chineseWant(c.text, c.title), c.text)
	}
	require.Equal(t, "the scale shows it within 2 seconds and must keep it", lowerModals("the scale shows it within 2 seconds and MUST keep it"))
}

func TestASummaryTellsADeedFromARule(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ role, want, deed, rule string }{
		{"护士", "可扫码登记药品", "扫码登记药品", ""},
		{"访客", "只能看到自己的预约", "", "访客只能看到自己的预约"},
		{"会员", "或家人代为签到", "", "会员或家人代为签到"},
		{"读者", "逾期未还的不能再借", "", "逾期未还的不能再借"},
		{"读者", "续借一本书", "续借一本书", ""},
		{"读者", "能在柜台续借一本书", "在柜台续借一本书", ""},
	} {
		deed, rule := deedOrRule(c.role, c.want)
		require.Equal(t, c.deed, deed, c.want)
		require.Equal(t, c.rule, rule, c.want)
	}
}

func TestASummaryKeepsTheChoicesOfADeed(t *testing.T) {
	t.Parallel()
	for deed, want := range map[string]string{
		"pack the order as S (small), M (medium) or L (large)": "pack the order as S (small), M (medium) or L (large)",
		"send the sample (with its barcode)":                   "send the sample",
		"mark a seat (aisle), the row is kept":                 "mark a seat",
	} {
		require.Equal(t, want, withoutBracket(deed), deed)
	}
}

func TestASummaryTellsAStateFromADeed(t *testing.T) {
	t.Parallel()
	for deed, want := range map[string]bool{
		"be told by post":                          true,
		"be the only one who can change the price": true,
		"be able to change the price":              false,
		"become a member":                          false,
	} {
		_, ok := stateIn(deed)
		require.Equal(t, want, ok, deed)
	}
}

func TestAStoryIsNotNamedTwiceByOneThing(t *testing.T) {
	t.Parallel()
	require.True(t, sameNames([]string{"Bills", "bill"}))
	require.True(t, sameNames([]string{"Billing", "bills"}))
	require.False(t, sameNames([]string{"Billing", "tills"}))
	require.False(t, sameNames([]string{"", ""}))
	require.False(t, sameNames([]string{"Bills"}))
}

func TestWhatElseIsOwedIsWantedToo(t *testing.T) {
	t.Parallel()
	require.Equal(t, "keep the sample and to print its label", furtherWants("keep the sample and MUST print its label"))
	require.Equal(t, "open the valve and not to close it", furtherWants("open the valve and MUST NOT close it"))
	require.Equal(t, "weigh the lorry and print", furtherWants("weigh the lorry and print"))
}

// Lines of the source are told once, also where its own words and their retelling differ.
func TestEachPlaceIsToldOnce(t *testing.T) {
	t.Parallel()
	ours := specs.Item{Text: "The kiosk runs on a box in our cellar.", Source: specs.FromLines(4, 5)}
	theirs := specs.Item{Text: "The kiosk runs on a box in the cellar.", Source: specs.FromLines(4, 5)}
	backup := specs.Item{Text: "Backups go to the bank.", Source: specs.FromLines(4, 5)}
	require.Equal(t, []specs.Item{theirs, backup}, onceEach([]specs.Item{theirs, ours, backup}))
}

// TestACircumstanceStandsBehindTheWish: a wish begins with who is to do it, and a story of
// several qualities stays one sentence.
func TestACircumstanceStandsBehindTheWish(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"After a power cut, the pump MUST run on within 2 minutes and have lost no reading.":          "the pump MUST run on within 2 minutes and have lost no reading after a power cut",
		"When the line is down for up to 10 minutes, the upload MUST resume and MUST NOT start over.": "the upload MUST resume and MUST NOT start over when the line is down for up to 10 minutes",
		"On a bad line, the list MUST open in 2 seconds, and nothing is lost.":                        "",
		"During a drill (once a year), the siren MUST stay silent.":                                   "",
		"The pump MUST run on.": "",
	} {
		require.Equal(t, want, circumstanceLast(text), text)
	}
}
