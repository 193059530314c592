package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A text without a title is called by the thing that it asks for; what only names a
// kind of product, a greeting or a complaint is no name.
func TestTitlesOfWhatIsAskedFor(t *testing.T) {
	t.Parallel()
	const told = " Volunteers see which dogs need a walk today and reserve one for a time slot. No dog goes out more than three times a day. It needs to work on phones and to keep recording when there is no signal."
	const toldChinese = "志愿者可以看到今天哪些狗需要遛，预约一个时段。每只狗一天最多遛三次。没有信号的时候也要能记录。"
	for _, test := range []struct{ text, want string }{
		{"I'd like an app for people who walk dogs from the local shelter.", "App for people who walk dogs from the local shelter"},
		{"Could you build us something with which the drivers of our food bank report what they picked up?", "Tool for the drivers of our food bank"},
		{"Hi,\n\ncould you build us something that counts kilos?", "Tool that counts kilos"},
		{"Our school wants a web page where parents book meetings with teachers.", "Web page where parents book meetings with teachers"},
		{"Every Friday our warehouse counts pallets by hand. It would be great to have a scanner app that does the counting.", "Scanner app that does the counting"},
		{"Currently the caretaker writes every repair on paper. We want an app for the caretaker and the tenants.", "App for the caretaker and the tenants"},
		{"Idea for a browser extension: it hides prices until you have waited a day.", "Browser extension that hides prices until you have waited a day"},
		{"We're a rowing club with 200 members. Boats get damaged. Please build us a damage log.", "Damage log"},
		{"Notes from Tuesday\n\nThe wine cooperative needs a delivery planner.", "Delivery planner"},
		{"What I want is a way to see which orders are late. I send forty a month.", "See which orders are late"},
		{"We are looking for a better way of handing over shifts in the clinic. Nurses write notes.", "Handing over shifts in the clinic"},
		{"Every spring we plan who waters the community garden. I am thinking of a rota that texts people every Friday.", "Rota that texts people every Friday"},
		{"Imagine a service that wakes you when the northern lights are visible.", "Service that wakes you when the northern lights are visible"},
		{"I want to stop losing receipts. I take a photo of each.", "Stop losing receipts"},
		{"I run a small bike shop with two employees. I want customers to see online whether their bike is ready.", "Tool for a small bike shop"},
	} {
		require.Equal(t, test.want, understood(t, test.text+told).Title, test.text)
	}
	require.Equal(t, "Visitor registration", understood(t, "# Kick-off visitor registration\n\nHosts pre-register visitors.\n").Title)
	for _, test := range []struct{ text, want string }{
		{"想做一个小程序，给小区里养狗的人用。", "小区里养狗的人用的小程序"},
		{"你好，我们是一家宠物医院，想要一个预约系统。", "宠物医院预约系统"},
		{"打算开发一款帮老人记药的App。", "帮老人记药的App"},
		{"王工，\n\n麻烦帮我们做个东西，让司机上报每天拉了多少货。", "让司机上报每天拉了多少货的工具"},
		{"社区食堂的订餐，现在靠打电话，老是记错。想弄个系统。", "社区食堂订餐系统"},
		{"现在我们店里排班全靠微信群，经常漏人。希望做一个排班的小程序，店长发布班次。", "排班的小程序"},
		{"我们物业收快递收得头疼，想搞个东西让住户自己取。", "让住户自己取的工具"},
		{"仓库盘点小工具，先记几点想法：\n\n- 扫码后显示库位。\n- 财务确认以后才调账。\n", "仓库盘点小工具"},
	} {
		require.Equal(t, test.want, understood(t, test.text+toldChinese).Title, test.text)
	}
}
