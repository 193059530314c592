package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatOnlyHappensAfterwardsIsNotToldYet: a deed upon which something follows is
// still to be asked for by itself.
func TestWhatOnlyHappensAfterwardsIsNotToldYet(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"药房提交领药单后，20 分钟内没有人处理的，再次提醒值班员。": "20 分钟内没有人处理的，再次提醒值班员。",
		"药房提交领药单，写明用量。":                  "药房提交领药单，写明用量。",
	} {
		require.Equal(t, want, withoutOccasion(text), text)
	}
}
