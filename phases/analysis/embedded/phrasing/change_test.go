package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A change begins with a verb of change and names something that is there; what
// is to be built anew, and deeds of people that begin alike, are none.
func TestChangesAreToldFromWhatIsBuiltAnew(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	for _, c := range []struct {
		text, lang string
		want       bool
	}{
		{"Add dark mode to the settings page", "en", true},
		{"Add CSV export to the orders page.", "en", true},
		{"Please add support for webhooks", "en", true},
		{"We'd like to add a comment field to our ticket form.", "en", true},
		{"Add SAML single sign-on to Boardly", "en", true},
		{"Add two-factor login for all existing users of the portal", "en", true},
		{"Add a waiting list.", "en", true},
		{"Migrate our monolith's billing module to a separate service", "en", true},
		{"Migrate user data to Postgres 16", "en", true},
		{"Refactor the report generator so that it streams", "en", true},
		{"Upgrade the app to Rails 8", "en", true},
		{"Upgrade to Rails 8.", "en", true},
		{"Replace the cron jobs with a queue", "en", true},
		{"We want to speed up the search page; it takes 4 seconds today.", "en", true},
		{"Our search page takes 4 seconds. Speed it up.", "en", true},
		{"Fix the flaky login on Android", "en", true},
		{"Move the image uploads to S3", "en", true},
		{"Split the user service into accounts and profiles", "en", true},
		{"Deprecate the v1 API", "en", true},
		{"Please rename the field customer_no to customer_id everywhere in the API", "en", true},
		{"Switch the mobile app from polling to push", "en", true},
		{"Extract the pricing rules from the checkout code into a library", "en", true},
		{"Remove the legacy payment provider from the checkout", "en", true},
		{"Improve the error messages of our CLI", "en", true},
		{"# Add SAML single sign-on to Boardly\n\n- Admins enter the metadata URL.\n", "en", true},
		{"# Migrate the ledger to PostgreSQL\n\nWe run Oracle today.\n", "en", true},

		{"Build a shop that sells candles", "en", false},
		{"A bot that reminds our team of open code reviews", "en", false},
		{"Create a tool to migrate photos to a new phone", "en", false},
		{"Add expenses with a photo and see the monthly total", "en", false},
		{"Add tags to photos and search them", "en", false},
		{"Add milk to the shopping list by voice", "en", false},
		{"Split the bill between friends", "en", false},
		{"Remove backgrounds from photos", "en", false},
		{"Improve my English vocabulary", "en", false},
		{"Replace the paper sign-up sheets with a web form", "en", false},
		{"Replace our spreadsheet of laptops with an app", "en", false},
		{"Rewrite job ads so that they read friendlier", "en", false},
		{"Move tasks to the next day by swiping", "en", false},
		{"Add up the hours of our helpers", "en", false},
		{"We keep forgetting who has which laptop. Build something so the office manager knows.", "en", false},
		{"# Add-on shop\n\n- A customer adds jars to the cart.\n", "en", false},
		{"# Booking page\n\n- Add a waiting list to the page.\n", "en", false},

		{"给订单系统增加导出功能", "zh", true},
		{"把单体里的计费模块拆成独立服务", "zh", true},
		{"升级到 Spring Boot 3", "zh", true},
		{"重构报表生成", "zh", true},
		{"优化首页加载速度，现在要 6 秒", "zh", true},
		{"修复登录偶发失败的问题", "zh", true},
		{"用消息队列替换定时任务", "zh", true},
		{"请把图片存储迁移到对象存储。", "zh", true},
		{"将后台系统从 Vue 2 升级到 Vue 3", "zh", true},
		{"我们想在会员小程序里加上积分兑换功能", "zh", true},
		{"下线旧版支付接口", "zh", true},
		{"现在首页加载要 6 秒。优化首页加载速度。", "zh", true},
		{"# 给看板平台增加单点登录\n\n- 管理员填写元数据地址。\n", "zh", true},

		{"给老人开发一款提醒吃药的 App", "zh", false},
		{"给小区做一个快递代收的小程序", "zh", false},
		{"把 Markdown 转成公众号排版的 HTML", "zh", false},
		{"用小程序替代纸质登记", "zh", false},
		{"优化我的作息", "zh", false},
		{"做个背单词的 App", "zh", false},
		{"给照片增加标签并搜索", "zh", false},
		{"增加收入支出记录，按月统计", "zh", false},
		{"把语音改成文字", "zh", false},
	} {
		require.Equal(t, c.want, rules.ChangeOf(c.text, c.lang).Is, c.text)
	}
}

// What a change is made to is called by its name where it has one.
func TestAChangeNamesWhatIsChanged(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	for _, c := range []struct{ text, lang, want string }{
		{"# Add SAML single sign-on to Boardly\n\n- Admins enter the metadata URL.\n", "en", "Boardly"},
		{"# Add an audit trail to Paper Trail\n\n- Admins see it.\n", "en", "Paper Trail"},
		{"# Add dark mode to the settings page\n\n- It follows the system.\n", "en", ""},
		{"# Migrate the ledger to PostgreSQL\n\nWe run Oracle today.\n", "en", ""},
		{"# 给 Boardly 增加单点登录\n\n- 管理员填写元数据地址。\n", "zh", "Boardly"},
		{"# 给看板平台增加单点登录\n\n- 管理员填写元数据地址。\n", "zh", "看板平台"},
		{"# 在订单系统里新增导出功能\n\n- 客服导出当天订单。\n", "zh", "订单系统"},
	} {
		require.Equal(t, c.want, rules.ChangeOf(c.text, c.lang).Name, c.text)
	}
}
