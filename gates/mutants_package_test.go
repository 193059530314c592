package gates

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

func documentMutants() []mutant {
	const file = "requirements/REQ-003"
	head := func(m *mutation, at string) string { return m.head(specs.KindRequirement, at) }
	return []mutant{
		{rule: "doc.frontmatter", edit: func(m *mutation) { m.sub(file, "status: complete", "status: done") }},
		{rule: "doc.session", edit: func(m *mutation) { m.sub(file, "session_id: "+session, "session_id: SPEC-other-2026-01-31") }},
		{rule: "doc.h1", edit: func(m *mutation) { m.sub(file, head(m, "traces"), "# Another\n\n"+head(m, "traces")) }, also: []string{"doc.sections"}},
		{rule: "doc.levels", edit: func(m *mutation) { m.sub(file, head(m, "criteria"), "#### Deep\n\nText.\n\n"+head(m, "criteria")) }},
		{rule: "doc.summary", edit: func(m *mutation) {
			m.drop(file, m.say("List rooms of a floor in the browser.", "在浏览器中列出"))
			m.expect(file, "# REQ-003")
		}},
		{rule: "doc.sections", edit: func(m *mutation) {
			m.cut(file, head(m, "description"), head(m, "story"))
			m.expect(file, "# REQ-003")
		}},
		{rule: "doc.order", edit: func(m *mutation) {
			section := m.cut(file, head(m, "description"), head(m, "story"))
			name := m.at(file)
			m.files[name] = append(m.files[name], []byte("\n"+section)...)
			m.expect(file, head(m, "story"))
		}},
		{rule: "id.form", edit: func(m *mutation) {
			m.sub(file, "# REQ-003:", "# REQ-004:")
			m.expect(file, "id: REQ-003")
		}},
		{rule: "id.duplicate", also: []string{"link.index"}, edit: func(m *mutation) {
			m.files["requirements/REQ-003-zcopy.md"] = m.files[m.at(file)]
			m.expect("requirements/REQ-003-zcopy.md", "id: REQ-003")
		}},
		{rule: "link.target", edit: func(m *mutation) { m.sub(specs.BriefFile, "(glossary.json)", "(gone.json)") }},
		{rule: "link.anchor", edit: func(m *mutation) {
			m.sub(file, m.say("#goals--success-metrics", "#目标与成功指标"), "#nowhere")
		}},
		{rule: "link.index", edit: func(m *mutation) {
			name := "requirements/_index.md"
			target := strings.TrimPrefix(m.at(file), "requirements/")
			m.files[name] = []byte(strings.ReplaceAll(string(m.files[name]), "[REQ-003]("+target+")", "REQ-003"))
			m.expect(name, "# ")
		}},
		{rule: "link.back", edit: func(m *mutation) {
			m.sub(file, "](_index.md)", "](../product-brief.md)")
			m.expect(file, head(m, "traces"))
		}},
		{rule: "trace.dangling", edit: func(m *mutation) { m.sub(file, "traces_to: [G-001]", "traces_to: [G-001, G-009]") }},
		{rule: "trace.source", edit: func(m *mutation) { m.subAfter(file, "- [ ]", "`L3`", "`L99`") }},
		{rule: "text.placeholder", edit: func(m *mutation) {
			m.sub(file, m.say("name and seats", "名称和座位数"), m.say("name and TBD", "名称和{details}"))
		}},
		{rule: "text.escape", edit: func(m *mutation) {
			m.sub(file, m.say("A room that is taken is marked.", "已被占用的会议室带有标记。"), m.say("The system marks a room as needed.", "必要时系统标记会议室。"))
		}},
		{rule: "derived.sections", edit: func(m *mutation) {
			m.sub("requirements/_index.md", m.say("| Total | 3 |", "| 合计 | 3 |"), m.say("| Total | 9 |", "| 合计 | 9 |"))
		}},
		{rule: "derived.traces", edit: func(m *mutation) {
			m.sub(file, "[G-001](", "[G-002](")
			m.expect(file, head(m, "traces"))
		}},
	}
}

func crossMutants() []mutant {
	const file = "requirements/REQ-003"
	title := func(m *mutation, en, zh string) {
		m.sub(file, m.say("# REQ-003: List rooms of a floor", "# REQ-003: 列出楼层的会议室"), "# REQ-003: "+m.say(en, zh))
	}
	return []mutant{
		{rule: "cross.goal-covered", edit: func(m *mutation) {
			m.sub("requirements/REQ-002", "traces_to: [G-002]", "traces_to: [G-001]")
			m.expect(specs.BriefFile, "| G-002 |")
		}},
		{rule: "cross.adr-epic", edit: func(m *mutation) {
			m.sub("epics/EPIC-003", "architecture: [ADR-002]", "architecture: []")
			m.expect("architecture/ADR-002", "id: ADR-002")
		}},
		{rule: "cross.synonyms", edit: func(m *mutation) {
			m.sub(file, m.say("A room that is taken is marked.", "已被占用的会议室带有标记。"), m.say("A reservation is marked.", "订位带有标记。"))
		}},
		{rule: "cross.scope", edit: func(m *mutation) { title(m, "Parking lots for visitors", "访客停车位") }},
		{rule: "cross.non-goal", edit: func(m *mutation) { title(m, "Sell catering to guests", "向来宾出售餐饮") }},
		{rule: "rules.technology", edit: func(m *mutation) {
			m.rules = []specs.ProjectRule{noRedis()}
			m.sub(file, m.say("A room that is taken is marked.", "已被占用的会议室带有标记。"), m.say("A room that is taken is marked in Redis.", "已被占用的会议室在 Redis 中带有标记。"))
		}},
	}
}

func packageMutants() []mutant {
	const first = "requirements/REQ-001"
	return []mutant{
		{rule: "package.readable", also: []string{"trace.dangling", "req.count"}, edit: func(m *mutation) {
			m.sub("requirements/REQ-003", "phase: 3", "phase: three")
		}},
		{rule: "package.documents", also: []string{"link.target"}, edit: func(m *mutation) {
			m.remove(specs.GlossaryFile)
			m.file = specs.GlossaryFile
		}},
		{rule: "readiness.must-criteria", edit: func(m *mutation) {
			m.cut(first, "- [ ]", m.head(specs.KindRequirement, "traces"))
			m.sub(first, m.head(specs.KindRequirement, "traces"), m.say("- [ ] Good layout.\n- [ ] Nice colours.\n\n", "- [ ] 界面漂亮。\n- [ ] 颜色好看。\n\n")+m.head(specs.KindRequirement, "traces"))
			m.expect(first, m.head(specs.KindRequirement, "criteria"))
		}},
		{rule: "readiness.must-trace", edit: func(m *mutation) { m.sub(first, "traces_to: [G-001]", "traces_to: []") }},
		{rule: "readiness.must-design", edit: func(m *mutation) {
			m.sub("architecture/_index.md", "REQ-001, REQ-002", "REQ-002")
			m.subAfter("architecture/_index.md", "| POST |", "REQ-001", "REQ-002")
			m.sub("architecture/ADR-001", "traces_to: [REQ-001]", "traces_to: [REQ-002]")
			m.expect(first, "id: REQ-001")
		}},
		{rule: "readiness.summary", also: []string{"link.target"}, edit: func(m *mutation) {
			m.remove(specs.SummaryFile)
			m.file = specs.SummaryFile
		}},
		{rule: "readiness.status", edit: func(m *mutation) { m.sub("requirements/REQ-003", "status: complete", "status: draft") }},
		{rule: "readiness.second-review", edit: func(m *mutation) {
			m.drop(specs.ReadinessFile, "| second |")
			m.expect(specs.ReadinessFile, m.head(specs.KindReadiness, "scores"))
		}},
		{rule: "readiness.score", phase: "6", edit: func(m *mutation) { m.sub(specs.ReadinessFile, "score: 96", "score: 40") }},
		{rule: "readiness.open-errors", phase: "6", edit: func(m *mutation) {
			m.sub(specs.ReadinessFile, "| "+m.enum("severity", "info"), "| "+m.enum("severity", "error"))
		}},
		{rule: "readiness.current", edit: func(m *mutation) { m.sub(specs.ReadinessFile, "gate: Pass", "gate: Fail") }},
		{rule: "coverage.share", edit: func(m *mutation) {
			m.sub(specs.ReadinessFile, "| 10 | 10 | 0 |", "| 10 | 2 | 8 |")
			m.expect(specs.ReadinessFile, m.head(specs.KindReadiness, "coverage"))
		}},
		{rule: "coverage.unplaced", edit: func(m *mutation) {
			m.coverage = &Coverage{Stated: 10, Placed: 9, Unplaced: []Unplaced{{Text: "Rooms have plants.", Line: 3}}}
			m.file, m.line = specs.SourceFile, 3
		}},
		{rule: "gate.broken", edit: func(m *mutation) {
			m.judge.table[0].run = func(*trial) { panic("planted") }
			m.file = specs.ConfigFile
		}},
	}
}

func exportMutants() []mutant {
	const file = specs.ExportFile
	section := func(m *mutation) { m.expect(file, m.head(specs.KindExport, "issues")) }
	row := func(m *mutation) { m.expect(file, "| EPIC-001 |") }
	return []mutant{
		{rule: "export.mvp", edit: func(m *mutation) {
			m.sub(file, "| EPIC-002 | ISS-20260131-002 |", "| EPIC-002 | — |")
			section(m)
		}},
		{rule: "export.post-mvp", edit: func(m *mutation) {
			m.sub(file, "| EPIC-003 | ISS-20260131-003 |", "| EPIC-003 | — |")
			section(m)
		}},
		{rule: "export.waves", edit: func(m *mutation) {
			m.sub(file, m.say("| Lists | 2 |", "| 列表 | 2 |"), m.say("| Lists | 1 |", "| 列表 | 1 |"))
		}},
		{rule: "export.depends", edit: func(m *mutation) { m.subAfter(file, "| EPIC-003 |", "| ISS-20260131-001 |", "| — |") }},
		{rule: "export.tags", edit: func(m *mutation) {
			m.issues[0].Tags = m.issues[0].Tags[1:]
			row(m)
		}},
		{rule: "export.priority", edit: func(m *mutation) {
			m.issues[0].Priority = 4
			row(m)
		}},
		{rule: "export.links", edit: func(m *mutation) {
			m.issues[0].ExtendedContext.Notes.SpecDocuments = []string{"specs/" + session + "/gone.md"}
			row(m)
		}},
	}
}
