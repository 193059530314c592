package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Whoever says how long records are kept is not asked as if nothing were known.
func TestStatedKeeping(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Treatment notes are kept for 10 years.":                    true,
		"监控录像保存 90 天。":                                              true,
		"Addresses are gone after 60 days.":                         true,
		"Prune keeps 7 daily, 5 weekly.":                            true,
		"All answers are logged for 90 days.":                       true,
		"We delete an owner's data two years after the last visit.": true,
		"照片留一个月就行。":                                                 true,
		"Whoever asks is deleted within 30 days.":                   false,
		"Notes are kept in one place.":                              false,
		"A booking ends after 10 days.":                             false,
	} {
		lang := specs.English
		if reading.HasHan(text) {
			lang = specs.Chinese
		}
		u := &understanding.Understanding{Lang: lang, Title: "Ward", Product: "Ward", Constraints: []specs.Item{{Text: text}}}
		require.Equal(t, want, handMade(t, u, "standard").statesKeeping(), text)
	}
}
