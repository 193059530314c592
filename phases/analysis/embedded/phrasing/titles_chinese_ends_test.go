package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestChineseTitlesSayWhatIsDone(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"`GET /v1/rooms/{roomId}/bookings` 查空房。", "`GET /v1/rooms/{roomId}/bookings` 查空房"},
		{"`DELETE /v1/bookings/{bookingId}` 撤销，仅对未入住的有效。", "`DELETE /v1/bookings/{bookingId}` 撤销"},
		{"我就希望前台当天能看到哪些房没打扫。", "前台当天能看到哪些房没打扫"},
		{"我想要的是每一间打扫完自动通知前台。", "每一间打扫完自动通知前台"},
		{"锅炉房水温传感器与中控室之间的通信中断时，数据应在本地缓存不少于 48 小时。", "锅炉房水温传感器与中控室之间的通信中断时数据在本地缓存不少于 48 小时"},
		{"水箱液位低于警戒值、压力达到上限、水泵停机时，系统应在 10 秒内报警。", "水箱液位低于警戒值、压力达到上限、水泵停机时在 10 秒内报警"},
		{"排”小程序：老师发布空闲时段，学生抢课。", "老师发布空闲时段，学生抢课"},
		{"标准每年会变，街道自己能改。", "标准每年会变，街道自己能改"},
		{"按楼栋顺序看清单，送到后拍照。", "按楼栋顺序看清单，送到后拍照"},
		{"报修以后能看到进度，省得打电话催。", "报修以后能看到进度"},
		{"前台或经理可在每日 20:00 前改次日的房态、房价和早餐份数，每间限改 1 次。", "在每日 20:00 前改次日的房态、房价和早餐份数"},
		{"门锁密码只能在打扫时间段内有效啊，别像以前一样发群里。", "门锁密码只能在打扫时间段内有效"},
		{"系统宜支持人员闯入识别。", "支持人员闯入识别"},
		{"应根据天气预报提前 2 小时给出备房建议，由经理确认后执行。", "根据天气预报提前 2 小时给出备房建议"},
		{"应急房间要能随时开通。", "应急房间能随时开通"},
		{"布草送到了提前半天提醒我，我好安排人手。", "布草送到了提前半天提醒本人"},
		{"发布寻物启事（物品、地点、时间，最多三张图）。", "发布寻物启事"},
	} {
		w := handMade(t, &understanding.Understanding{
			Lang: specs.Chinese, Title: "酒店系统", Product: "酒店系统", Actors: []understanding.ActorFact{{Name: "前台"}, {Name: "经理"}},
			Features: []understanding.FeatureFact{{Name: "核心", Text: "核心。", Source: specs.FromLines(9, 9)}},
		}, "standard")
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		require.Equal(t, c.want, w.StatementTitle(f, w.TakeApart(f.Text)), c.text)
	}
}
