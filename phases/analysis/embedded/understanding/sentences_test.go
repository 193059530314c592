package understanding

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestKindOfOneStatement reads one statement under one heading and asks what
// it was taken for.
func TestKindOfOneStatement(t *testing.T) {
	t.Parallel()
	cases := []struct{ heading, text, kind string }{
		{"Features", "- Users can export their data as CSV", "feature"},
		{"Features", "- Export of reports to PDF", "feature"},
		{"Features", "- As a cook, I want to see today's orders so that I can plan", "feature"},
		{"Features", "- As the owner I would like to print labels", "feature"},
		{"Features", "- In the shop window mode the screen rotates", "feature"},
		{"Features", "- When an order is late, the system shall alert the kitchen", "feature"},
		{"Features", "- [P1] Dark theme for the night shift", "feature"},
		{"Features", "- (Must) Sign up with an e-mail address", "feature"},
		{"Features", "- FR-7: The clerk can refund a ticket", "feature"},
		{"Features", "- **Search** – by name, colour and price", "feature"},
		{"Features", "- Should we import old orders?", "question"},
		{"Features", "- TBD: which printer do we support", "question"},
		{"Requirements", "The application shall let teachers grade homework.", "feature"},
		{"Requirements", "Students can hand in homework until midnight.", "feature"},
		{"", "Members must be able to report damage with a photo.", "feature"},
		{"", "If a payment fails, the system retries three times.", "feature"},
		{"", "We need a way to block spammers.", "feature"},
		{"", "Support for barcode scanners.", "feature"},
		{"", "The treasurer approves every invoice.", "feature"},
		{"Performance", "- Search answers in 300 ms for 95 % of requests", "quality"},
		{"Non-functional requirements", "- 2,000 concurrent users", "quality"},
		{"Quality", "- WCAG 2.2 AA for all public pages", "quality"},
		{"Non-functional requirements", "- All backups are encrypted", "quality"},
		{"", "Availability of 99.9 % per month.", "quality"},
		{"", "Personal data is encrypted at rest.", "quality"},
		{"", "The p95 latency stays below 200 ms.", "quality"},
		{"", "The service must handle 500 requests per second.", "quality"},
		{"", "Passwords are stored only as hashes.", "quality"},
		{"Constraints", "- All data stays in Germany", "constraint"},
		{"Constraints", "- Budget: €40,000 until June", "constraint"},
		{"Constraints", "- At most two developers", "constraint"},
		{"", "Data must not leave the EU.", "constraint"},
		{"", "The budget is 1,500 euros.", "constraint"},
		{"", "It has to run on a Raspberry Pi.", "constraint"},
		{"", "Nobody on the team can administer servers.", "constraint"},
		{"Tech stack", "- PostgreSQL 16", "technology"},
		{"Tech stack", "- Backend in Go, frontend in React", "technology"},
		{"Constraints", "- The service is written in Kotlin", "technology"},
		{"Integrations", "- Stripe for card payments", "integration"},
		{"Constraints", "- Invoices are sent through Postmark", "integration"},
		{"Goals", "- Reduce waiting time to 5 minutes", "goal"},
		{"Goals", "- 500 paying customers within a year", "goal"},
		{"", "We want to cut energy use by 12 percent.", "goal"},
		{"", "It would be a success if 80 % of members use it.", "goal"},
		{"Vision", "Every tool finds its next owner.", "vision"},
		{"Problem", "Orders get lost on paper slips.", "problem"},
		{"", "Today the list is a paper folder and twice a plot was given away.", "problem"},
		{"Users", "- **Dispatcher** – plans the tours", "actor"},
		{"Users", "- Warehouse clerk: packs boxes", "actor"},
		{"Users", "- Patients", "actor"},
		{"Who uses it", "A tenant rents floors and pays by the month.", "actor"},
		{"Out of scope", "- Native apps", "non_goal"},
		{"Non-goals", "No chat, no forum.", "non_goal"},
		{"Non-goals", "- We will not replace the ledger (Xero stays)", "non_goal"},
		{"Non-goals", "- We will not touch the old reports", "non_goal"},
		{"Overview", "Large tenants ask for SSO, and we lost two deals because of it.", "problem"},
		{"", "Billing is not part of the first release.", "non_goal"},
		{"Assumptions", "- Vendors allow CSV exports", "assumption"},
		{"", "We assume that every hall has Wi-Fi.", "assumption"},
		{"Open questions", "- Who pays for SMS?", "question"},
		{"Open questions", "- Pricing model", "question"},
		{"", "Not sure yet whether schools join.", "question"},
		{"Risks", "- The vendor goes bankrupt → keep an export", "risk"},
		{"", "I am worried that nobody will use it.", "risk"},
		{"Milestones", "- Beta: 1 May", "milestone"},
		{"", "First version in March, billing by November.", "milestone"},
		{"Glossary", "- **SLA**: promised level of service", "term"},
		{"Data", "Order: id, customer, total, created_at", "field"},
		{"Data model", "For each plot we keep the number, the size and the tenant.", "field"},
		{"API", "- `GET /orders/{id}` returns one order", "endpoint"},
		{"States", "draft → active → closed", "state"},
		{"", "An alarm is open, muted or closed.", "state"},
		{"功能需求", "- 用户可以收藏商品", "feature"},
		{"功能需求", "- 作为家长，我希望查看成绩，以便了解孩子的学习情况", "feature"},
		{"功能需求", "- 当库存低于 10 件时，系统必须通知采购员", "feature"},
		{"功能需求", "- 【必须】支持短信验证码登录", "feature"},
		{"非功能需求", "- 首页 2 秒内打开", "quality"},
		{"非功能需求", "- 可用性：每月不低于 99.9%", "quality"},
		{"约束", "- 数据不得出境", "constraint"},
		{"约束", "- 预算 60 万元", "constraint"},
		{"技术栈", "- 后端用 Java 17，数据库 MySQL 8", "technology"},
		{"约束", "- 需对接微信支付", "integration"},
		{"用户角色", "- **护士**：登记体温", "actor"},
		{"不做的事情", "- 不做直播", "non_goal"},
		{"假设", "- 医院已有无线网络", "assumption"},
		{"待定问题", "- 提现手续费由谁承担？", "question"},
		{"风险", "- 老人不会用手机，应对：保留电话", "risk"},
		{"目标", "1. 等待时间缩短到 4 小时以内", "goal"},
		{"里程碑", "- 公测：4 月 20 日", "milestone"},
		{"名词解释", "- 面交：当面交货", "term"},
		{"数据", "每个订单包含订单号、金额、取货码。", "field"},
		{"", "订单状态：待付款、待发货、已完成。", "state"},
	}
	lex := loadLexicons(t)
	for _, c := range cases {
		heading := c.heading
		if heading == "" {
			heading = "Gizmo"
		}
		text := "# Gizmo\n\n## Zyx\n\nPlain words stand here.\n\n## " + heading + "\n\n" + c.text + "\n"
		facts := Understand(loadLexicons(t).Read(analysis.Source{Text: text}), lex).Facts()
		var kinds []string
		for _, f := range facts {
			if f.Source.Lines[0].To >= 9 && !slices.Contains(kinds, f.Kind) {
				kinds = append(kinds, f.Kind)
			}
		}
		if !assert.Contains(t, kinds, c.kind, "%s / %s: %v", c.heading, c.text, facts) {
			continue
		}
		if c.kind != "technology" && c.kind != "integration" && c.kind != "field" && c.kind != "state" && c.kind != "goal" && c.kind != "endpoint" {
			for _, k := range kinds {
				assert.Contains(t, []string{c.kind, "technology", "integration", "metric", "criterion", "actor"}, k, "%s / %s: %v", c.heading, c.text, facts)
			}
		}
	}
}

func TestStory(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	cases := []struct{ text, role, want, benefit string }{
		{"As a patient, I want to cancel my appointment, so that others get it.", "patient", "cancel my appointment", "others get it"},
		{"As an admin I want to invite people in order to fill the team", "admin", "invite people", "fill the team"},
		{"As the practice manager, I want a monthly report", "practice manager", "a monthly report", ""},
		{"As a guest I can pay without an account", "guest", "pay without an account", ""},
		{"作为买家，我希望能够退款，以便放心购买。", "买家", "退款", "放心购买"},
		{"作为一名司机，我想查看路线", "司机", "查看路线", ""},
	}
	for _, c := range cases {
		s := x.story(c.text)
		require.NotNil(t, s, c.text)
		require.Equal(t, story{role: c.role, want: c.want, benefit: c.benefit}, *s)
	}
	require.Nil(t, x.story("As soon as it rains, the roof closes."))
	require.Nil(t, x.story("Assets are kept."))
}

func TestTags(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	cases := []struct {
		text string
		want tagged
	}{
		{"[P0] Search", tagged{"Search", "", "must"}},
		{"(S) Filter by date", tagged{"Filter by date", "", "should"}},
		{"P2: Themes", tagged{"Themes", "", "could"}},
		{"FR-12: Users can log in", tagged{"Users can log in", "FR-12", ""}},
		{"FR-1.1 Users can log in (Must)", tagged{"Users can log in", "FR-1.1", "must"}},
		{"Weekly mail. P1.", tagged{"Weekly mail.", "", "should"}},
		{"（P0）按关键词搜索", tagged{"按关键词搜索", "", "must"}},
		{"违禁词表维护。P0", tagged{"违禁词表维护。", "", "must"}},
		{"S3 output with encryption", tagged{"S3 output with encryption", "", ""}},
		{"UTF-8 Everywhere", tagged{"UTF-8 Everywhere", "", ""}},
		{"Maps (offline)", tagged{"Maps (offline)", "", ""}},
	}
	for _, c := range cases {
		got := x.tags(c.text)
		got.text = strings.TrimSpace(got.text)
		require.Equal(t, c.want, got, c.text)
	}
}

func TestTitle(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	cases := []struct{ text, title string }{
		{"# Product Requirements Document: TaskPilot\n\nText.", "TaskPilot"},
		{"# Shortleaf: product requirements\n", "Shortleaf"},
		{"# Hookline – API brief\n", "Hookline"},
		{"# 蓝湖校园二手交易平台 产品需求文档\n", "蓝湖校园二手交易平台"},
		{"## wordy duel (working title!!) – kickoff notes\n", "Wordy duel"},
		{"# CR-218: Multi-currency in the billing service\n", "Multi-currency in the billing service"},
		{"# 🧊 ColdTrace 🧊\n", "ColdTrace"},
		{"A small web app where neighbours lend tools.", "Web app where neighbours lend tools"},
	}
	for _, c := range cases {
		require.Equal(t, c.title, Understand(loadLexicons(t).Read(analysis.Source{Text: c.text}), lex).Title, c.text)
	}
}
