package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// goesOn is who leads the item before one, where a Chinese item only says what else they may
// do: 家属或老人本人订第二天的餐 goes on with 可以一次订一周. -1 for any other item.
func (c *Cast) goesOn(f *understanding.FeatureFact) int {
	if c.w.Language != "zh" || len(f.Source.Lines) == 0 || !reading.HasPrefixOf(f.Text, "可以", "也可以", "还可以", "能够", "也能", "还能") {
		return -1
	}
	i, ok := c.begins[f.Source.Lines[0].From-1]
	if !ok {
		return -1
	}
	before := &c.w.Understood.Features[i]
	if before.Group != f.Group || reading.ContainsAny(before.Text, "系统", "平台", "自动") {
		return -1
	}
	text := strings.TrimSpace(before.Text)
	if in := c.mentions(text); len(in) > 0 && in[0].from == 0 {
		return in[0].who
	}
	return -1
}
