package specs

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/frontmatter"
)

// TestFrontKeys: the keys that are described are those that are written, in
// their order.
func TestFrontKeys(t *testing.T) {
	t.Parallel()
	c := newCodec(t)
	g := &generator{rand.New(rand.NewPCG(1, 1))}
	for _, kind := range AllKinds() {
		doc := g.document(kind, English)
		doc.Header().Unknown, doc.Header().Order = nil, nil
		data, err := c.Render(doc, &Package{})
		require.NoError(t, err)
		front, err := frontmatter.Parse(data)
		require.NoError(t, err)
		var written, described []string
		for _, f := range front.Fields() {
			written = append(written, f.Key)
		}
		for _, k := range FrontKeys(kind) {
			described = append(described, k.Name)
		}
		require.Equal(t, written, described, kind)
	}
	require.Empty(t, FrontKeys("poem"))
}
