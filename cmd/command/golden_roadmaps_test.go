package command

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// Roadmaps of some sample inputs are kept beside the packages, one of each way
// to make one, so that a change shows what it does to what people read. Their
// diagrams are checked with those of the packages (make lint-docs). With -update
// they are written anew: read the difference.
func TestGoldenRoadmaps(t *testing.T) {
	t.Parallel()
	for _, sample := range []struct {
		name, input string
		fromPackage bool
		flags       []string
	}{
		{"progressive", "link-shortener-prd.md", false, []string{"-m", "progressive"}},
		{"direct", "cli-tool.md", false, []string{"-m", "direct"}},
		{"chinese", "zh-campus-market-prd.md", false, []string{"-m", "progressive"}},
		{"package", "letter-tool-library.txt", true, nil},
	} {
		t.Run(sample.name, func(t *testing.T) {
			t.Parallel()
			dir := projectWith(t, sample.input)
			args := append([]string{"roadmap", "-y"}, sample.flags...)
			if sample.fromPackage {
				ran := runProcess(t, dir, nil, "spec", "new", "-y", "-q", "--no-export", "@"+sample.input)
				require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
				found, err := filepath.Glob(filepath.Join(dir, "specs", "SPEC-*"))
				require.NoError(t, err)
				require.Len(t, found, 1)
				args = append(args, "--spec", filepath.Base(found[0]))
			} else {
				args = append(args, "@"+sample.input)
			}
			ran := runProcess(t, dir, nil, args...)
			require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
			found, err := filepath.Glob(filepath.Join(dir, "specs", "RMAP-*", "roadmap.md"))
			require.NoError(t, err)
			require.Len(t, found, 1)
			judged := runProcess(t, dir, nil, "roadmap", "validate")
			golden := filepath.Join("..", "..", "testdata", "golden-roadmaps", sample.name)
			got := map[string]string{
				"roadmap.md": readText(t, found[0]), "issues.jsonl": readText(t, filepath.Join(dir, ".workflow", "issues", "issues.jsonl")),
				"stdout.txt": ran.out + judged.out + fmt.Sprintf("exit %d\n", judged.code),
			}
			if *update {
				require.NoError(t, os.RemoveAll(golden))
				require.NoError(t, os.MkdirAll(golden, 0o755))
				for name, text := range got {
					require.NoError(t, os.WriteFile(filepath.Join(golden, name), []byte(text), 0o600))
				}
			}
			want := goldenFiles(t, golden)
			require.Len(t, want, len(got))
			for name, text := range got {
				require.Equal(t, want[name], text, "%s/%s differs; run go test ./cmd/command -run Golden -update and read the difference", sample.name, name)
			}
		})
	}
}
