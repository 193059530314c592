package specs

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// update rewrites golden files: go test ./specs -update
func update() bool { return flag.Lookup("update").Value.String() == "true" }

func TestMain(m *testing.M) {
	flag.Bool("update", false, "rewrite golden files")
	flag.Parse()
	os.Exit(m.Run())
}

// Documents full of hostile texts are kept as golden files, so that the real
// Mermaid parser, which `make lint-docs` runs over them, sees the worst labels.
func TestHostileDocumentsGolden(t *testing.T) {
	t.Parallel()
	c := newCodec(t)
	for seed, lang := range []Lang{English, Chinese, English} {
		g := &generator{rand.New(rand.NewPCG(uint64(seed), 5))}
		pkg := &Package{}
		for _, kind := range Kinds() {
			pkg.Put(g.document(kind, lang))
		}
		for _, doc := range pkg.Documents() {
			if doc.Kind() != KindArchitecture && doc.Kind() != KindEpics {
				continue
			}
			data, err := c.Render(doc, pkg)
			require.NoError(t, err)
			name := filepath.Join("..", "testdata", "golden", "hostile", fmt.Sprintf("%d-%s.md", seed, doc.Kind()))
			if update() {
				require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
				require.NoError(t, os.WriteFile(name, data, 0o600))
			}
			want, err := os.ReadFile(name)
			require.NoError(t, err)
			require.Equal(t, string(want), string(data), "run go test ./specs -update and read the difference")
		}
	}
}
