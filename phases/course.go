package phases

import (
	"github.com/overtone-cli/overtone/phases/session"
)

// course is which phases of a journey are made.
type course struct {
	resume bool            // what is complete and fresh is skipped
	again  map[string]bool // the phases of a regeneration, fresh or not; nil in any other run
	done   map[string]bool // those of them that were made: they run again only when an answer changes
}

// passes says whether a phase has a part in the run.
func (c *course) passes(phase session.Phase) bool { return c.again == nil || c.again[phase.ID()] }

// forced says whether a phase is made although it may be fresh.
func (c *course) forced(phase session.Phase) bool { return c.again[phase.ID()] && !c.done[phase.ID()] }

func (c *course) made(phase session.Phase) {
	if c.again == nil {
		return
	}
	if c.done == nil {
		c.done = map[string]bool{}
	}
	c.done[phase.ID()] = true
}
