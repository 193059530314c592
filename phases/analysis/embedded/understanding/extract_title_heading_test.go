package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A heading that only names a document leaves the name to the one below it; a word
// that belongs to a verb stays at the end of a title.
func TestDocumentsAreNamedByWhatTheyAreOf(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"# REQUEST FOR PROPOSAL No. 2026-04\n## City of Marlow – Allotment Register\n\n### 1. Needs\n1.1 The system shall list plots.\n": "Allotment Register",
		"# Invitation to tender 2025/117\n\n## Lock gates of the canal\n\nThe system shall show each gate.\n":                            "Lock gates of the canal",
		"# Invitation to tender 2025/118\n## Lot 2: Software for the ferries\n\n### 1. Needs\n1.1 The system shall show each ferry.\n":   "Software for the ferries",
		"# Minutes – Kick-off \"Mobile libraries\", 14 January, room 3\n\n- The driver plans a tour.\n":                                  "Mobile libraries",
		"**Feature request: Move all bookings when a boat is sold**\n\nHi all,\n\nThe office moves each booking by hand.\n":              "Move all bookings when a boat is sold",
		"Product requirements: Boat moves (draft)\n\nThe office moves each booking by hand.\n\n1. Staff move all bookings at once.\n":    "Boat moves",
		"产品需求：码头排班（初稿）\n\n大家好，我先把聊完的内容整理一下，细节明天会上再对。\n\n1. 员工填写可用时间。\n":                                                                  "码头排班",
		"# Allotments\n\n## Plots\n\nThe system shall show each plot.\n":                                                                 "Allotments",
	} {
		require.Equal(t, want, understood(t, text).Title, text)
	}
	require.Equal(t, "Guests see their order without signing in", dropDangling("Guests see their order without signing in"))
	require.Equal(t, "Guests see their order", dropDangling("Guests see their order in"))
}

// The name of a form or of a kind of paper is no name of what it asks for; the subject
// of a mail tells the thing and not that it is a mess.
func TestFormsAndSubjectsAreNamedByWhatTheyAskFor(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"# Feature Specification: Chapter Markers for Episodes\n\n## Requirements\n\n- The editor sets a marker.\n":                                               "Chapter Markers for Episodes",
		"【内部工具改造申请单】\n\n单号：IT-2026-0817\n工具名称：发票查重小工具（fpcheck，2021 年由信息部写的，Python）\n\n一、改造要求\n1. 会计可以录入发票。\n":                                                     "发票查重小工具",
		"# Change Request Form\n\nTool name: Lockbox\nRequested by: the desk\n\n## Wanted\n\n- The clerk sees who has a key.\n":                                   "Lockbox",
		"REQUEST FOR PROPOSAL\n\nThe town wants a booking system for the swimming pool. Guests must see free lanes. Staff must close a lane.\n":                   "Booking system for the swimming pool",
		"From: Ada <a@b.example>\nTo: Bo <b@c.example>\nSubject: AW: our quotes mess / what we'd need\n\nHi Bo,\n\n- The office sees all requests in one list.\n": "Tool for quotes",
		"发件人：法务部 周敏\n收件人：信息中心 郭经理\n主题：关于建设合同用印审批系统的需求\n\n郭经理，您好：\n\n业务员提交申请，部门负责人审批。\n":                                                                           "合同用印审批系统",
		"我在镇上开理发店，三把椅子，周末老是坐一屋子人。想弄个小程序，客人在家就能取号，能看见前面还有几个人。":                                                                                                     "理发店小程序",
		"【微信群“老魏鱼塘 弄个系统”聊天记录，小崔整理】\n\n老魏：小崔在不在\n老魏：能不能手机上看得到氧气，低了就叫我\n小崔：可以的\n":                                                                                   "老魏鱼塘系统",
		"I'd like a small website where people put themselves on the list for one or more sites, see their position, and get an e-mail when a plot comes up.":     "Small website where people put themselves on the list",
	} {
		require.Equal(t, want, understood(t, text).Title, text)
	}
}

// TestAMeetingIsNoProduct: with whom something was talked about names no product.
func TestAMeetingIsNoProduct(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ title, want string }{
		{"Notes from the call w/ Ana", ""},
		{"Call with the harbour office", ""},
		{"Quick sync 3 March", ""},
		{"Meeting room booking", "Meeting room booking"},
		{"Coffee rota", "Coffee rota"},
	} {
		u := understood(t, "# "+c.title+"\n\n- members book a boat\n- coaches see who rows\n")
		require.Equal(t, c.want, u.Product, c.title)
	}
}

// TestATitleMayEndWithAUnit: amperes behind a number are no article.
func TestATitleMayEndWithAUnit(t *testing.T) {
	t.Parallel()
	require.Equal(t, "A charger falls back to 6 A", dropDangling("A charger falls back to 6 A"))
	require.Equal(t, "A charger falls back to 6", dropDangling("A charger falls back to 6 a"))
}

// TestAPaperThatBeginsWithATitleAsksForNoTitle: neither the line that names the paper nor the
// greeting below it is a feature, and what it should become is what is wanted, no goal.
func TestAPaperThatBeginsWithATitleAsksForNoTitle(t *testing.T) {
	t.Parallel()
	u := understood(t, "产品需求：码头排班（初稿）\n\n大家好，我先把跟李总、三家店长聊完的内容整理一下，细节明天会上再对。\n\n一、想做成什么样\n1. 员工自己在小程序里填写下周哪些时段不能上班。\n2. 系统根据客流自动出排班表。\n3. 月底汇总工时，导出 Excel 给财务。\n")
	require.Len(t, u.Features, 3)
	require.Empty(t, u.Goals)
}
