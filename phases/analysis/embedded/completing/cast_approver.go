package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// approver is who wants that something waits for the agreement of somebody else: a control
// is never the wish of those whom it holds up, but of the one who leads. -1 where the
// source has nobody who does, or several.
func (c *Cast) approver(f *understanding.FeatureFact) int {
	if c.w.Language == "zh" || !phrasing.NewWordIndex(f.Text).HasAny(c.w.Table.Words["approvals"]) {
		return -1
	}
	found := -1
	for who, p := range c.people {
		if p.idle || !c.w.Table.IsWord("leading_roles", "en", strings.ToLower(reading.LastWord(p.name))) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = who
	}
	return found
}
