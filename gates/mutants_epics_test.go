package gates

import (
	"github.com/overtone-cli/overtone/specs"
)

func epicMutants() []mutant {
	const index, one, two, three = "epics/_index.md", "epics/EPIC-001", "epics/EPIC-002", "epics/EPIC-003"
	criterion := func(m *mutation, en, zh string) {
		m.sub(three, m.say("A click on a slot opens the booking.", "点击时段后打开预订。"), m.say(en, zh))
	}
	return []mutant{
		{rule: "epic.count", also: []string{"link.target"}, edit: func(m *mutation) {
			m.remove(three)
			m.expect(index, m.head(specs.KindEpics, "overview"))
		}},
		{rule: "epic.mvp", edit: func(m *mutation) {
			m.sub(one, "mvp: true", "mvp: false")
			m.sub(two, "mvp: true", "mvp: false")
			m.expect(index, m.head(specs.KindEpics, "mvp"))
		}},
		{rule: "epic.mvp-order", edit: func(m *mutation) {
			m.sub(one, "mvp: true", "mvp: false")
			m.expect(two, "dependencies:")
		}},
		{rule: "epic.cycle", edit: func(m *mutation) { m.sub(one, "dependencies: []", "dependencies: [EPIC-002]") }},
		{rule: "epic.map", edit: func(m *mutation) {
			m.cut(index, "```mermaid", m.head(specs.KindEpics, "order"))
			m.expect(index, m.head(specs.KindEpics, "map"))
		}},
		{rule: "epic.order", edit: func(m *mutation) { m.sub(index, m.say("everything needs it", "其余都依赖它"), "—") }},
		{rule: "epic.done", edit: func(m *mutation) {
			m.drop(index, m.say("- All criteria of the MVP", "- MVP 的全部"))
			m.expect(index, m.head(specs.KindEpics, "mvp/done"))
		}},
		{rule: "epic.stories", edit: func(m *mutation) {
			m.cut(two, "### STORY-002-002", m.head(specs.KindEpic, "traces"))
			m.expect(two, m.head(specs.KindEpic, "stories"))
		}},
		{rule: "epic.requirements", edit: func(m *mutation) { m.sub(two, "requirements: [REQ-002]", "requirements: []") }},
		{rule: "epic.must-story", edit: func(m *mutation) {
			m.sub(one, m.say("- **Traces:** REQ-001", "- **追溯:** REQ-001"), m.say("- **Traces:** REQ-002", "- **追溯:** REQ-002"))
			m.expect("requirements/REQ-001", "id: REQ-001")
		}},
		{rule: "epic.covers", edit: func(m *mutation) {
			m.sub(three, "requirements: [REQ-003, NFR-S-001]", "requirements: [NFR-S-001]")
			m.sub(three, m.say("- **Traces:** REQ-003", "- **追溯:** REQ-003"), m.say("- **Traces:** REQ-002", "- **追溯:** REQ-002"))
			m.expect("requirements/REQ-003", "id: REQ-003")
		}},
		{rule: "epic.size", edit: func(m *mutation) { m.sub(three, "size: M", "size: Big") }},
		{rule: "story.form", edit: func(m *mutation) {
			m.sub(three, m.say("**I want**", "**我希望**"), "")
			m.expect(three, "### STORY-003-001")
		}},
		{rule: "story.criteria", edit: func(m *mutation) {
			m.drop(three, m.say("- [ ] A click", "- [ ] 点击"))
			m.expect(three, "### STORY-003-001")
		}},
		{rule: "story.testable", edit: func(m *mutation) { criterion(m, "Good layout.", "界面漂亮。") }},
		{rule: "story.vague", edit: func(m *mutation) {
			criterion(m, "When the page opens, the system shows the list quickly.", "页面打开后，系统快速显示列表。")
		}},
		{rule: "story.traces", edit: func(m *mutation) {
			m.sub(three, m.say("- **Traces:** NFR-S-001\n", "- **追溯:** NFR-S-001\n"), "")
			m.expect(three, "### STORY-003-002")
		}},
		{rule: "story.size", edit: func(m *mutation) {
			m.sub(three, m.say("- **Size:** M", "- **规模:** M"), m.say("- **Size:** Huge", "- **规模:** Huge"))
			m.expect(three, "### STORY-003-001")
		}},
		{rule: "story.split", edit: func(m *mutation) {
			m.sub(one, m.say("- **Size:** M", "- **规模:** M"), m.say("- **Size:** XL", "- **规模:** XL"))
			m.expect(one, "### STORY-001-001")
		}},
		{rule: "story.cycle", edit: func(m *mutation) {
			m.sub(one, m.say("- **Size:** M", "- **规模:** M"), m.say("- **Size:** M\n- **Depends on:** STORY-001-002", "- **规模:** M\n- **依赖:** STORY-001-002"))
			m.expect(one, "### STORY-001-001")
		}},
		{rule: "cross.personas", edit: func(m *mutation) { m.sub(three, m.say("employee", "员工"), m.say("pilot", "飞行员")) }},
		{rule: "cross.stack", edit: func(m *mutation) {
			criterion(m, "When the page opens, MongoDB returns the rooms.", "页面打开时，MongoDB 返回会议室。")
		}},
	}
}
