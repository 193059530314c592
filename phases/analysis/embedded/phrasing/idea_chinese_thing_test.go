package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

// A thing without a name is told by what it does, deed by deed.
func TestThingsWithoutANameAreToldDeedByDeed(t *testing.T) {
	t.Parallel()
	w := &Work{Table: &RuleTable{Words: map[string]templates.Terms{"vague_things": {Zh: []string{"的东西"}}}}}
	require.Equal(t, "拍一张照片就能记损耗，早上告诉她该少进几箱", w.thingThat("拍一张照片就能记损耗、早上告诉她该少进几箱的东西。"))
	require.Equal(t, "每晚记损耗的小程序", w.thingThat("每晚记损耗的小程序"))
}
