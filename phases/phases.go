// Package phases is the journey of an idea: the ordered list of phases, the
// runner that takes a session through them, and what is stale and why.
package phases

import (
	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/architecture"
	"github.com/overtone-cli/overtone/phases/brief"
	"github.com/overtone-cli/overtone/phases/clarification"
	"github.com/overtone-cli/overtone/phases/discovery"
	"github.com/overtone-cli/overtone/phases/epics"
	"github.com/overtone-cli/overtone/phases/export"
	"github.com/overtone-cli/overtone/phases/readiness"
	"github.com/overtone-cli/overtone/phases/requirements"
	"github.com/overtone-cli/overtone/phases/session"
)

// List is the journey, in order. Phase 6.5 (repair) is a turn of the runner,
// taken only when phase 6 asks for it.
func List(judge *gates.Judge) []session.Phase {
	return []session.Phase{
		discovery.Phase{},              // 1    what is the idea, how big, for whom
		clarification.Phase{},          // 1.5  what is missing, and the refined requirements
		brief.Phase{},                  // 2    three points of view, one product brief
		requirements.Phase{},           // 3    what it must do, traced to the source
		architecture.Phase{},           // 4    the design and its decisions
		epics.Phase{},                  // 5    the work in epics and stories
		&readiness.Phase{Judge: judge}, // 6 is it good enough
		export.Phase{},                 // 7    issues in waves
	}
}
