package gates

import (
	"fmt"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
)

func (x fixture) architecture() *specs.Architecture {
	s := specs.FromRule("web")
	policy := func(topic, en, zh string) specs.Policy {
		return specs.Policy{Topic: topic, Text: x.say(en, zh), Source: s}
	}
	example := func(en, zh string) specs.Example {
		return specs.Example{Title: x.say(en, zh), Syntax: "go", Code: "rooms.Book(ctx, room, slot)", Source: s}
	}
	return &specs.Architecture{
		Meta: x.meta(4), Title: x.say("Architecture of Room Booking", "会议室预订的架构"), Summary: []specs.Item{x.item("One service and one database.", "一个服务，一个数据库。")},
		Style: []specs.Item{x.item("One service with three modules.", "包含三个模块的单个服务。")},
		Components: []specs.Component{
			{Name: x.say("Booking service", "预订服务"), Responsibility: x.say("takes bookings", "接受预订"), Uses: []string{"Exchange", x.say("Room list", "会议室列表")}, Requirements: []string{"REQ-001", "REQ-002"}, Source: s},
			{Name: x.say("Room list", "会议室列表"), Responsibility: x.say("lists rooms", "列出会议室"), Requirements: []string{"REQ-003", "NFR-P-001"}, Source: s},
		},
		Stack: []specs.StackRow{
			{Layer: x.say("language", "语言"), Technology: "Go", Rationale: x.say("the team knows it", "团队熟悉"), Licence: "BSD-3-Clause", Source: s},
			{Layer: x.say("framework", "框架"), Technology: "chi", Rationale: x.say("small", "小巧"), Licence: "MIT", Source: s},
			{Layer: x.say("database", "数据库"), Technology: "PostgreSQL", Rationale: x.say("forbids overlaps", "可禁止重叠"), Licence: "PostgreSQL", Source: s},
		},
		Storage:    []specs.Item{x.item("Bookings lie in one table with an exclusion constraint.", "预订存放在带排他约束的一张表中。")},
		Endpoints:  []specs.Endpoint{{Method: "POST", Route: "/bookings/{id}", Purpose: x.say("books a room", "预订会议室"), Requirements: []string{"REQ-001"}, Source: s}},
		Signatures: []specs.Signature{{Name: "Book", Form: "func Book(ctx context.Context, room string, slot Slot) error", Purpose: x.say("books a room", "预订会议室"), Source: s}},
		Examples:   []specs.Example{example("Book", "预订"), example("Cancel", "取消"), example("List", "列出")},
		Policies: []specs.Policy{
			policy("auth", "callers present a token", "调用方出示令牌"), policy("error-format", "RFC 9457 with codes", "RFC 9457 加错误码"), policy("rate-limits", "100 requests a minute", "每分钟 100 次请求"),
			policy("versioning", "in the path", "写在路径中"), policy("pagination", "by cursor", "使用游标"), policy("idempotency", "a key for each request", "每个请求一个键"), policy("sla", "99.9 % a month", "每月 99.9 %"),
			policy("compatibility", "the last two releases of Go", "最近两个 Go 版本"), policy("dependency-policy", "none besides the standard library", "除标准库外没有依赖"), policy("error-types", "Conflict and NotFound", "Conflict 与 NotFound"),
			policy("tenancy", "a schema for each company", "每家公司一个模式"), policy("extension-points", "web hooks", "网络钩子"), policy("quotas", "1,000 bookings a day", "每天 1000 个预订"), policy("shutdown", "requests in flight end within 10 s", "在途请求在 10 秒内结束"),
		},
		Controls:   []specs.Control{{Text: x.say("login at the company directory", "通过公司目录登录"), NFRs: []string{"NFR-S-001"}, Source: s}},
		Deployment: []specs.Item{x.item("Two instances behind a balancer.", "负载均衡后有两个实例。")},
		Mappings:   []specs.Mapping{{Component: x.say("Room list", "会议室列表"), Module: "rooms", Action: "extend", Note: x.say("add seats", "增加座位数"), Source: s}},
		Qualities:  []specs.QualityRow{{NFR: "NFR-P-001", Tactic: x.say("an index on start", "在 start 上建索引"), Source: s}},
		Settings:   []specs.Setting{{Name: "port", Type: "integer", Default: "8080", Constraint: "> 0", Meaning: x.say("where it listens", "监听端口"), Source: s}},
		Errors: []specs.ErrorRule{
			{Component: "Exchange", Class: "transient", Case: x.say("times out", "超时"), Strategy: x.say("retry three times", "重试三次"), Source: s},
			{Component: "Exchange", Class: "degraded", Case: x.say("is down", "不可用"), Strategy: x.say("book locally", "本地预订"), Source: s},
			{Component: x.say("Booking service", "预订服务"), Class: "permanent", Case: x.say("slot is taken", "时段被占用"), Strategy: x.say("refuse with 409", "以 409 拒绝"), Source: s},
		},
		Signals: []specs.Signal{
			{Name: "bookings_total", Type: "counter", Meaning: x.say("bookings", "预订数"), Source: s},
			{Name: "list_seconds", Type: "histogram", Meaning: x.say("time of the list", "列表耗时"), Source: s},
			{Name: "free_rooms", Type: "gauge", Meaning: x.say("free rooms", "空闲会议室"), Source: s},
			{Name: "booking_refused", Type: "event", Meaning: x.say("a refusal", "一次拒绝"), Source: s},
			{Name: "/healthz", Type: "health", Meaning: x.say("database answers", "数据库有响应"), Source: s},
		},
		Trust: []specs.Item{x.item("Employees see names of other employees.", "员工可以看到其他员工的姓名。")}, Guidance: []specs.Item{x.item("Keep the exclusion constraint.", "保留排他约束。")},
		BuildOrder: []specs.Item{x.item("The list first, then booking.", "先列表，后预订。")}, Testing: []specs.Item{x.item("Book the same slot twice in parallel.", "并行预订同一时段两次。")},
		Risks: []specs.Risk{{Text: x.say("Calendars differ", "日历不一致"), Probability: "medium", Impact: "high", Mitigation: x.say("compare every night", "每晚比对"), Source: s}},
	}
}

func (x fixture) decisions() []*specs.ADR {
	option := func(en, zh string, chosen bool) specs.Option {
		return specs.Option{Name: x.say(en, zh), Chosen: chosen, Pros: []specs.Item{x.item("known", "熟悉")}, Cons: []specs.Item{x.item("costs work", "需要工作量")}}
	}
	make := func(n int, en, zh, req string, a, b [2]string) *specs.ADR {
		return &specs.ADR{
			Meta: x.meta(4), ID: specs.ADRID(n), Title: x.say(en, zh), Decision: "accepted", TracesTo: []string{req}, Date: "2026-01-31", Source: specs.FromRule("web"),
			Context: []specs.Item{x.item("Two people book at the same moment.", "两个人同时预订。")}, Choice: []specs.Item{x.item("The database decides.", "由数据库决定。")},
			Options: []specs.Option{option(a[0], a[1], true), option(b[0], b[1], false)}, Positive: []specs.Item{x.item("no overlap", "没有重叠")}, Negative: []specs.Item{x.item("one more constraint", "多一个约束")},
			Slug: fmt.Sprintf("decision-%d", n),
		}
	}
	return []*specs.ADR{
		make(1, "Keep bookings in one table", "预订放在一张表中", "REQ-001", [2]string{"One table", "一张表"}, [2]string{"One table a room", "每间会议室一张表"}),
		make(2, "Render pages on the server", "在服务器端渲染页面", "REQ-003", [2]string{"Server pages", "服务器页面"}, [2]string{"Single page", "单页应用"}),
	}
}

func (x fixture) epics() []*specs.Epic {
	story := func(epic, n int, en, zh, req string, needs ...string) specs.Story {
		return specs.Story{
			ID: fmt.Sprintf("STORY-%03d-%03d", epic, n), Title: x.say(en, zh), Text: x.story(n-1, "to "+en, zh), Size: "M", TracesTo: []string{req}, Needs: needs,
			Criteria: x.criteria("When the page opens, the system shows the rooms.", "页面打开时，系统显示会议室。", "A click on a slot opens the booking.", "点击时段后打开预订。"), Source: specs.FromLines(3, 3),
		}
	}
	make := func(n int, en, zh string, mvp bool, reqs, adrs, deps []string, stories ...specs.Story) *specs.Epic {
		p := specs.Must
		if !mvp {
			p = specs.Should
		}
		return &specs.Epic{
			Meta: x.meta(5), ID: specs.EpicID(n), Title: x.say(en, zh), Priority: p, MVP: mvp, Size: "M", Requirements: reqs, Architecture: adrs, DependsOn: deps,
			Source: specs.FromRule("epics"), Summary: []specs.Item{x.item(en+" in the browser.", "在浏览器中"+zh+"。")}, Scope: []specs.Item{x.item("Head office only.", "仅限总部。")}, Stories: stories,
			Slug: fmt.Sprintf("epic-%d", n),
		}
	}
	return []*specs.Epic{
		make(1, "Booking", "预订", true, []string{"REQ-001", "NFR-P-001"}, []string{"ADR-001"}, nil,
			story(1, 1, "book a slot", "预订时段", "REQ-001"), story(1, 2, "see all bookings", "查看全部预订", "NFR-P-001", "STORY-001-001")),
		make(2, "Cancelling", "取消", true, []string{"REQ-002"}, nil, []string{"EPIC-001"},
			story(2, 1, "cancel a booking", "取消预订", "REQ-002"), story(2, 2, "free the slot of someone who is ill", "释放病假人员的时段", "REQ-002")),
		make(3, "Lists", "列表", false, []string{"REQ-003", "NFR-S-001"}, []string{"ADR-002"}, []string{"EPIC-001"},
			story(3, 1, "see the rooms of a floor", "查看楼层的会议室", "REQ-003"), story(3, 2, "see who is logged in", "查看登录的人", "NFR-S-001")),
	}
}

func (x fixture) epicsIndex() *specs.EpicsIndex {
	s := specs.FromRule("epics")
	row := func(id, en, zh string) specs.OrderRow {
		return specs.OrderRow{Epic: id, Reason: x.say(en, zh), Source: s}
	}
	return &specs.EpicsIndex{
		Meta: x.meta(5), Title: x.say("Epics of Room Booking", "会议室预订的史诗"), Summary: []specs.Item{x.item("Three pieces of work.", "三块工作。")},
		Order: []specs.OrderRow{row("EPIC-001", "everything needs it", "其余都依赖它"), row("EPIC-002", "completes the MVP", "补全 MVP"), row("EPIC-003", "can wait", "可以等")},
		Done:  []specs.Item{x.item("All criteria of the MVP pass.", "MVP 的全部验收标准通过。")}, Versioning: []specs.Item{x.item("First draft.", "初稿。")},
		Risks: []specs.Risk{{Text: x.say("Calendars differ", "日历不一致"), Probability: "low", Impact: "low", Mitigation: x.say("compare every night", "每晚比对"), Source: s}},
	}
}

func (x fixture) readiness() *specs.Readiness {
	return &specs.Readiness{
		Meta: x.meta(6), Title: x.say("Readiness report", "就绪报告"), Gate: Pass, Score: 96, Summary: []specs.Item{x.item("Ready.", "就绪。")},
		Scores:   []specs.ScoreRow{{Dimension: "completeness", Score: 96, Passed: "9 of 9"}, {Dimension: "second", Score: 90, Note: x.say("second review", "第二次评审")}},
		Findings: []specs.FindingRow{{Severity: "info", Rule: "arch.licence", Place: "architecture/_index.md:1", Message: "—x", Fix: "x"}},
		Coverage: []specs.CoverageRow{{Kind: "feature", Stated: 10, Placed: 10}},
	}
}

func (x fixture) summary() *specs.Summary {
	return &specs.Summary{
		Meta: x.meta(6), Title: x.say("Summary", "摘要"), Gate: Pass, Score: 96, Summary: []specs.Item{x.item("On one page.", "一页。")},
		Numbers: []specs.NumberRow{{What: x.say("Goals", "目标"), Count: "2"}}, Epics: []specs.SummaryRow{{Epic: "EPIC-001", Title: x.say("Booking", "预订"), MVP: true, Size: "M", Stories: 2}},
	}
}

func (x fixture) export() *specs.ExportReport {
	row := func(n, wave int, title string, mvp bool, deps ...string) specs.ExportRow {
		p := 3
		if mvp {
			p = 2
		}
		return specs.ExportRow{Origin: specs.EpicID(n), Issue: fmt.Sprintf("ISS-20260131-%03d", n), Title: title, Wave: wave, MVP: mvp, Priority: p, DependsOn: deps, Action: "created"}
	}
	return &specs.ExportReport{
		Meta: x.meta(7), Title: x.say("Export", "导出"), Granularity: "epic", Summary: []specs.Item{x.item("Three issues.", "三个工单。")},
		Issues: []specs.ExportRow{row(1, 1, x.say("Booking", "预订"), true), row(2, 2, x.say("Cancelling", "取消"), true, "ISS-20260131-001"), row(3, 2, x.say("Lists", "列表"), false, "ISS-20260131-001")},
		Waves:  []specs.WaveRow{{Wave: 1, Issues: []string{"ISS-20260131-001"}}, {Wave: 2, Issues: []string{"ISS-20260131-002", "ISS-20260131-003"}}},
	}
}

// fixtureIssues are those that the export report speaks of.
func (x fixture) fixtureIssues() []issues.Issue {
	var out []issues.Issue
	for _, row := range x.export().Issues {
		tag := "mvp"
		if !row.MVP {
			tag = "post-mvp"
		}
		out = append(out, issues.Issue{
			ID: row.Issue, Title: "[" + session + "] " + row.Title, Priority: row.Priority, DependsOn: row.DependsOn,
			Tags: []string{"spec-generated", "spec:" + session, fmt.Sprintf("wave-%d", row.Wave), tag, "epic:" + row.Origin},
			ExtendedContext: issues.ExtendedContext{Notes: issues.Notes{
				Session: session, SpecDir: "specs/" + session, SourceEpic: row.Origin, Wave: row.Wave, SpecDocuments: []string{"specs/" + session + "/" + specs.BriefFile},
			}},
		})
	}
	return out
}
