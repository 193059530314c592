package gates

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestStoriesNameWhatTheirRequirementNames: a technology outside the stack is a finding in a
// story unless a requirement that the story traces to names it itself.
func TestStoriesNameWhatTheirRequirementNames(t *testing.T) {
	t.Parallel()
	const story, rule = "epics/EPIC-003", "cross.stack"
	for _, tt := range []struct {
		name        string
		requirement string // the file whose description names MongoDB as well
		want        bool
	}{
		{"the requirement it traces to", "requirements/REQ-003", false},
		{"another requirement", "requirements/REQ-001", true},
	} {
		for _, lang := range languages() {
			t.Run(tt.name+"/"+string(lang), func(t *testing.T) {
				t.Parallel()
				_, found, _ := mutant{edit: func(m *mutation) {
					m.sub(tt.requirement, m.say("The system must let an employee", "系统必须允许员工"), m.say("Out of MongoDB the system must let an employee", "系统必须允许员工从 MongoDB 中"))
					m.sub(story, m.say("A click on a slot opens the booking.", "点击时段后打开预订。"), m.say("When the page opens, MongoDB returns the rooms.", "页面打开时，MongoDB 返回会议室。"))
				}}.plant(t, lang)
				rules := make([]string, 0, len(found))
				for _, f := range found {
					rules = append(rules, f.Rule)
				}
				if tt.want {
					require.Contains(t, rules, rule)
				} else {
					require.NotContains(t, rules, rule)
				}
			})
		}
	}
}
