package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsTiedToOneIsOneOfMany: "can only be tied to one" says nothing of how many the
// other has.
func TestWhatIsTiedToOneIsOneOfMany(t *testing.T) {
	t.Parallel()
	src := specs.FromLines(4, 4)
	for text, want := range map[string]string{
		"一张发票只能关联一张报销单。": "many-to-one",
		"一张发票只能有一张报销单。":  "one-to-one",
		"一张发票可以有多张报销单。":  "one-to-many",
	} {
		w := handMade(t, &understanding.Understanding{Lang: "zh", Title: "报销", Product: "报销", Constraints: []specs.Item{{Text: text, Source: src}}}, "standard")
		m := newDataModel()
		m.add(specs.Entity{Name: "发票", Source: src}, templates.Terms{})
		m.add(specs.Entity{Name: "报销单", Source: src}, templates.Terms{})
		w.relateCounted(m)
		require.Len(t, m.entities[0].Relations, 1, text)
		require.Equal(t, want, m.entities[0].Relations[0].Kind, text)
	}
}
