package samples_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/samples"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

func languages() []specs.Lang { return []specs.Lang{specs.English, specs.Chinese} }

func TestPRDHasTheSizeAndLanguageAskedFor(t *testing.T) {
	t.Parallel()
	for _, lang := range languages() {
		for _, size := range []int{1 << 10, 10 << 10, 70 << 10, 500 << 10, 5 << 20} {
			text := samples.PRD(lang, size)
			require.GreaterOrEqual(t, len(text), size)
			require.LessOrEqual(t, len(text), size+2<<10, "%s %d", lang, size)
			require.True(t, utf8.Valid(text))
			require.Equal(t, string(lang), string(wording.Detect(string(text[:1<<10]))))
			require.NotRegexp(t, `\{\w+\}`, string(text), "a slot was left open")
			require.Equal(t, text, samples.PRD(lang, size), "the same every time")
		}
	}
}

func TestPRDRepeatsNoFeature(t *testing.T) {
	t.Parallel()
	text := string(samples.PRD(specs.English, 500<<10))
	titles := regexp.MustCompile(`(?m)^### (?:Let|To|.+: ).*$`).FindAllString(text, -1)
	require.Greater(t, len(titles), 300)
	seen := map[string]bool{}
	for _, title := range titles {
		require.False(t, seen[title], title)
		seen[title] = true
	}
}

func TestPackageIsWrittenAndReadBackWhole(t *testing.T) {
	t.Parallel()
	codec, err := specs.NewCodec(templates.New(nil, ""))
	require.NoError(t, err)
	for _, lang := range languages() {
		for _, n := range []int{10, 100} {
			p := samples.Package(lang, n)
			require.Len(t, p.Documents(), n)
			dir := filepath.Join(t.TempDir(), p.ID)
			require.NoError(t, samples.Write(codec, p, dir))
			again, err := codec.Load(dir)
			require.NoError(t, err)
			require.Empty(t, again.Troubles)
			require.Len(t, again.Parsed, n)
			require.Equal(t, p.RequirementIDs(), again.RequirementIDs())
			for _, doc := range again.Documents() {
				data, err := codec.Render(doc, again)
				require.NoError(t, err)
				onDisk, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(doc.Path())))
				require.NoError(t, err)
				require.Equal(t, string(onDisk), string(data), doc.Path())
			}
		}
	}
}
