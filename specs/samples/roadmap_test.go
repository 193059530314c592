package samples

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// TestRoadmapsComeBack: the sample is what its document says.
func TestRoadmapsComeBack(t *testing.T) {
	t.Parallel()
	c, err := specs.NewCodec(templates.New(nil, ""))
	require.NoError(t, err)
	for _, lang := range []specs.Lang{specs.English, specs.Chinese} {
		for _, mode := range []specs.RoadmapMode{specs.Progressive, specs.Direct} {
			data, err := c.Render(Roadmap(lang, mode), nil)
			require.NoError(t, err)
			parsed, err := c.Parse(specs.RoadmapFile, data)
			require.NoError(t, err)
			again, err := c.Render(parsed.Doc, nil)
			require.NoError(t, err)
			require.Equal(t, string(data), string(again))
		}
	}
}
