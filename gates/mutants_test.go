package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// mutants lists one defect for every rule.
func mutants() []mutant {
	return slices.Concat(startMutants(), briefMutants(), requirementMutants(), architectureMutants(), profileMutants(),
		epicMutants(), documentMutants(), crossMutants(), packageMutants(), exportMutants())
}

// setKey is a mutant that gives a key of a JSON file another value.
func setKey(rule, file, key, value string, also ...string) mutant {
	return mutant{rule: rule, also: also, edit: func(m *mutation) { m.set(file, key, value) }}
}

func startMutants() []mutant {
	return []mutant{
		setKey("seed.session-id", specs.ConfigFile, "session_id", `"rooms"`, "doc.session"),
		setKey("seed.problem", specs.ConfigFile, "problem_statement", `"Bad."`),
		setKey("seed.users", specs.ConfigFile, "target_users", `[]`),
		setKey("seed.dimensions", specs.ConfigFile, "dimensions", `["one"]`),
		setKey("seed.constraints", specs.ConfigFile, "constraints", `[]`),
		setKey("seed.values", specs.ConfigFile, "complexity", `"huge"`),
		{rule: "seed.codebase", edit: func(m *mutation) {
			m.set(specs.DiscoveryFile, "rationale", `"short"`)
			m.expect(specs.DiscoveryFile, `"rooms/list.go"`)
		}},
		setKey("refined.problem", specs.RefinedFile, "clarified_problem_statement", `"Rooms."`, "refined.specific"),
		{rule: "refined.specific", edit: func(m *mutation) {
			m.set(specs.RefinedFile, "clarified_problem_statement", `"`+m.seed().ProblemStatement+`"`)
		}},
		setKey("refined.features", specs.RefinedFile, "confirmed_features", `[{"name": "a", "description": "b"}, {"name": "c"}]`),
		setKey("refined.quality", specs.RefinedFile, "non_functional_requirements", `[]`),
		setKey("refined.scope", specs.RefinedFile, "out_of_scope", `[]`),
		setKey("refined.assumption", specs.RefinedFile, "key_assumptions", `[]`),
		setKey("refined.confirmed", specs.RefinedFile, "source", `"auto-expansion"`),
		setKey("refined.rounds", specs.RefinedFile, "discussion_rounds", `0`),
		setKey("glossary.size", specs.GlossaryFile, "terms", `[{"term": "Room", "definition": "x", "category": "core"}]`),
		{rule: "glossary.defined", edit: func(m *mutation) {
			m.set(specs.GlossaryFile, "definition", `""`)
			m.expect(specs.GlossaryFile, `"term": "`)
		}},
		{rule: "cross.terms", edit: func(m *mutation) { m.set(specs.GlossaryFile, "term", m.say(`"Zeppelin"`, `"飞艇"`)) }},
	}
}

func briefMutants() []mutant {
	const file = specs.BriefFile
	section := func(m *mutation, at string) { m.expect(file, m.head(specs.KindBrief, at)) }
	return []mutant{
		{rule: "brief.vision", edit: func(m *mutation) {
			m.sub(file, m.say("Nobody walks", "没有人再为"), m.say("Rooms are free. Doors are open. Lights are on. Nobody walks", "门都开着。灯都亮着。座位空着。没有人再为"))
		}},
		{rule: "brief.problem", edit: func(m *mutation) {
			m.sub(file, m.say("Employees walk from floor to floor to find a free room.", "员工为找空闲会议室要跑遍各个楼层。"), m.say("It is bad.", "不好。"))
		}},
		{rule: "brief.problem-measure", edit: func(m *mutation) {
			m.drop(file, m.say("- Each employee loses", "- 每位员工每天"))
			section(m, "problem/impact")
		}},
		{rule: "brief.summary", edit: func(m *mutation) {
			m.sub(file, m.say("Room Booking shows free rooms.", "会议室预订显示空闲会议室。"), m.say("Rooms are free. Doors are open. Lights are on. Chairs are there.", "门都开着。灯都亮着。座位空着。桌子在。"))
		}},
		{rule: "brief.persona", edit: func(m *mutation) {
			m.drop(file, m.say("- a free room now", "- 马上有空闲会议室"))
			m.expect(file, m.say("### Employee", "### 员工"))
		}},
		{rule: "brief.goals", edit: func(m *mutation) {
			m.sub(file, m.say("share of used slots", "时段使用率"), "—")
			section(m, "goals")
		}},
		{rule: "brief.metrics", also: []string{"brief.goals"}, edit: func(m *mutation) {
			m.sub(file, m.say("above 70 %", "高于 70 %"), m.say("very high", "很高"))
			section(m, "goals")
		}},
		{rule: "brief.scope", edit: func(m *mutation) {
			m.drop(file, m.say("- Meeting rooms of", "- 总部的会议室"))
			section(m, "scope/in")
		}},
		{rule: "brief.non-goal", edit: func(m *mutation) { m.sub(file, m.say("the canteen does that", "由食堂负责"), "—") }},
		{rule: "brief.terms", edit: func(m *mutation) {
			m.cut(file, m.say("| Term |", "| 术语 |"), m.head(specs.KindBrief, "vision"))
			section(m, "terms")
		}},
		{rule: "brief.perspectives", edit: func(m *mutation) {
			m.drop(file, m.say("- Booking saves", "- 预订节省"))
			m.drop(file, m.say("- Bookings must", "- 预订不得"))
			section(m, "synthesis")
		}},
	}
}

func requirementMutants() []mutant {
	const index, first, third, nfr = "requirements/_index.md", "requirements/REQ-001", "requirements/REQ-003", "requirements/NFR-S"
	criterion := func(m *mutation, en, zh string) {
		m.sub(third, m.say("A room that is taken is marked.", "已被占用的会议室带有标记。"), m.say(en, zh))
	}
	return []mutant{
		{rule: "req.count", also: []string{"link.target", "trace.dangling"}, edit: func(m *mutation) {
			m.remove(third)
			m.expect(index, m.head(specs.KindRequirements, "functional"))
		}},
		{rule: "req.criteria", edit: func(m *mutation) {
			m.cut(third, "- [ ]", m.head(specs.KindRequirement, "traces"))
			m.expect(third, m.head(specs.KindRequirement, "criteria"))
		}},
		{rule: "req.criteria-bounds", edit: func(m *mutation) {
			m.drop(third, m.say("- [ ] A room", "- [ ] 已被占用"))
			m.expect(third, m.head(specs.KindRequirement, "criteria"))
		}},
		{rule: "req.testable", edit: func(m *mutation) { criterion(m, "Good layout.", "界面漂亮。") }},
		{rule: "req.vague", edit: func(m *mutation) {
			criterion(m, "When the page opens, the system shows the list quickly.", "页面打开后，系统快速显示列表。")
		}},
		{rule: "req.priority", edit: func(m *mutation) { m.sub(third, "priority: Should", "priority: Urgent") }},
		{rule: "req.nfr", also: []string{"link.target", "trace.dangling"}, edit: func(m *mutation) {
			m.remove("requirements/NFR-P", "requirements/NFR-S")
			m.expect(index, m.head(specs.KindRequirements, "nonfunctional"))
		}},
		{rule: "req.story", edit: func(m *mutation) {
			m.drop(first, m.say("**As an**", "**作为**"))
			m.expect(first, m.head(specs.KindRequirement, "story"))
		}},
		{rule: "req.trace", edit: func(m *mutation) { m.sub(third, "traces_to: [G-001]", "traces_to: []") }},
		{rule: "req.rfc2119", edit: func(m *mutation) { m.sub(third, m.say("must let", "必须允许"), m.say("lets", "让")) }},
		{rule: "req.data-model", edit: func(m *mutation) {
			m.cut(index, "| seats |", m.head(specs.KindRequirements, "flows"))
			m.expect(index, "### Room")
		}},
		{rule: "req.overlap", edit: func(m *mutation) {
			m.sub(third, m.say("# REQ-003: List rooms of a floor", "# REQ-003: 列出楼层的会议室"), m.say("# REQ-003: Book a free room", "# REQ-003: 预订空闲会议室"))
		}},
		{rule: "nfr.target", edit: func(m *mutation) {
			m.sub(nfr, "100 %", "—")
			m.expect(nfr, m.head(specs.KindNFR, "targets"))
		}},
		{rule: "nfr.measured", edit: func(m *mutation) { m.sub(nfr, "100 %", m.say("high", "很高")) }},
		{rule: "nfr.method", edit: func(m *mutation) {
			m.sub(nfr, m.say("load test in the pipeline", "流水线中的压力测试"), "—")
		}},
	}
}

func architectureMutants() []mutant {
	const file, adr = "architecture/_index.md", "architecture/ADR-001"
	section := func(m *mutation, at string) { m.expect(file, m.head(specs.KindArchitecture, at)+"\n") }
	gone := []string{"link.target", "trace.dangling"}
	// empty drops a line and expects the finding at a heading.
	empty := func(rule, en, zh, at string) mutant {
		return mutant{rule: rule, edit: func(m *mutation) {
			m.drop(file, m.say(en, zh))
			section(m, at)
		}}
	}
	// blank empties a cell and expects the finding on its row.
	blank := func(rule, en, zh string) mutant {
		return mutant{rule: rule, edit: func(m *mutation) { m.sub(file, m.say(en, zh), "—") }}
	}
	return []mutant{
		{rule: "arch.components", edit: func(m *mutation) {
			m.cut(file, "```mermaid\nflowchart TD", m.head(specs.KindArchitecture, "components/table"))
			section(m, "components/diagram")
		}},
		{rule: "arch.stack", edit: func(m *mutation) {
			m.cut(file, m.say("| language |", "| 语言 |"), m.head(specs.KindArchitecture, "decisions"))
			section(m, "stack")
		}},
		blank("arch.stack-rationale", "the team knows it", "团队熟悉"),
		blank("arch.licence", "MIT", "MIT"),
		{rule: "arch.adr", also: gone, edit: func(m *mutation) {
			m.remove("architecture/ADR-001", "architecture/ADR-002")
			section(m, "decisions")
		}},
		{rule: "arch.adr-bounds", also: gone, edit: func(m *mutation) {
			m.remove("architecture/ADR-002")
			section(m, "decisions")
		}},
		{rule: "arch.adr-alternatives", edit: func(m *mutation) {
			m.cut(adr, m.say("### One table a room", "### 每间会议室一张表"), m.head(specs.KindADR, "consequences"))
			m.expect(adr, m.head(specs.KindADR, "alternatives"))
		}},
		{rule: "arch.adr-tradeoffs", edit: func(m *mutation) {
			m.cut(adr, m.say("#### Cons", "#### 缺点"), "### ")
			m.expect(adr, m.say("### One table", "### 一张表"))
		}},
		{rule: "arch.adr-state", edit: func(m *mutation) { m.sub(adr, "decision: accepted", "decision: maybe") }},
		{rule: "arch.integrations", edit: func(m *mutation) {
			m.sub(file, "Exchange; ", "")
			section(m, "components/table")
		}},
		empty("arch.data", "- Bookings lie", "- 预订存放在", "data/storage"),
		empty("arch.codebase", "| Room list | rooms", "| 会议室列表 | rooms", "codebase"),
		blank("arch.errors", "retry three times", "重试三次"),
		empty("arch.error-classes", "| Booking service | permanent", "| 预订服务 | 永久", "errors"),
		{rule: "arch.security", edit: func(m *mutation) {
			m.sub(file, "| NFR-S-001 |", "| — |")
			section(m, "security")
		}},
		empty("arch.qualities", "| NFR-P-001 |", "| NFR-P-001 |", "qualities"),
		empty("arch.trust", "- Employees see names", "- 员工可以看到", "trust"),
		empty("arch.guidance", "- Book the same slot", "- 并行预订", "guidance/testing"),
		{rule: "arch.states", edit: func(m *mutation) {
			m.drop("requirements/_index.md", "| booked | used |")
			m.expect("requirements/_index.md", "### Booking")
		}},
		{rule: "arch.shutdown", edit: func(m *mutation) {
			m.drop(file, "| "+m.enum("policy", "shutdown"))
			section(m, "deployment")
		}},
		blank("arch.configuration", "integer | 8080", "integer | 8080"),
		{rule: "arch.metrics", edit: func(m *mutation) {
			m.drop(file, "| free_rooms")
			section(m, "observability")
		}},
		empty("arch.health", "| booking_refused", "| booking_refused", "observability"),
	}
}

func profileMutants() []mutant {
	const file = "architecture/_index.md"
	out := []mutant{
		{rule: "api.endpoints", profile: "api", edit: func(m *mutation) { m.sub(file, "| POST |", "| — |") }},
		{rule: "library.signatures", profile: "library", edit: func(m *mutation) {
			m.sub(file, "func Book(ctx context.Context, room string, slot Slot) error", "—")
		}},
		{rule: "library.examples", profile: "library", edit: func(m *mutation) {
			m.cut(file, m.say("#### List", "#### 列出"), m.head(specs.KindArchitecture, "security"))
			m.expect(file, m.head(specs.KindArchitecture, "api/examples"))
		}},
	}
	for _, p := range []struct{ rule, topic string }{
		{"api.auth", "auth"},
		{"api.error-format", "error-format"},
		{"api.rate-limits", "rate-limits"},
		{"api.versioning", "versioning"},
		{"api.pagination", "pagination"},
		{"api.idempotency", "idempotency"},
		{"api.sla", "sla"},
		{"library.compatibility", "compatibility"},
		{"library.dependencies", "dependency-policy"},
		{"library.error-types", "error-types"},
		{"platform.tenancy", "tenancy"},
		{"platform.extension-points", "extension-points"},
		{"platform.quotas", "quotas"},
	} {
		profile, _, _ := strings.Cut(p.rule, ".")
		out = append(out, mutant{rule: p.rule, profile: profile, edit: func(m *mutation) {
			m.drop(file, "| "+m.enum("policy", p.topic)+" |")
			m.expect(file, m.head(specs.KindArchitecture, "api/policies"))
		}})
	}
	return out
}
