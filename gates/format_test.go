package gates

import (
	"bytes"
	encoding "encoding/json"
	"flag"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// update rewrites golden files: go test ./gates -update.
var update = flag.Bool("update", false, "rewrite golden files")

// reports is what the golden files print: both languages, every severity, a
// finding without a line, and characters that every form escapes.
func reports() []Named {
	return []Named{
		{ID: "SPEC-a-2026-01-31", Dir: "specs/SPEC-a-2026-01-31", Report: &Report{
			Gate: Fail, Overall: 71, Dimensions: []Dimension{{Name: "completeness", Score: 90}, {Name: "depth", Score: 52}},
			Findings: []Finding{
				{Rule: "req.criteria", Severity: Error, Phase: "3", Dimension: "completeness", File: "requirements/REQ-001-pay, 100%.md", Line: 12, Message: "REQ-001 has no acceptance criterion", Fix: "add a checkbox with what can be observed when it works, and then add another one, because one criterion seldom shows it all"},
				{Rule: "package.documents", Severity: Error, Phase: "6", File: "glossary.json", Message: "glossary.json is missing", Fix: "run it"},
				{Rule: "req.vague", Severity: Warning, Phase: "3", Dimension: "depth", File: "requirements/REQ-001-pay, 100%.md", Line: 14, Message: "“fast” has no measure: say <200 ms> & be done\nor not", Fix: "state a number"},
			},
		}},
		{ID: "SPEC-会议室-2026-01-31", Dir: `specs\SPEC-会议室-2026-01-31`, Report: &Report{
			Gate: Pass, Overall: 98, Dimensions: []Dimension{{Name: "completeness", Score: 98}},
			Findings: []Finding{{Rule: "arch.licence", Severity: Info, Phase: "4", Dimension: "completeness", File: "architecture/_index.md", Line: 40, Message: "没有写明会议室预订服务所使用的网页框架以及数据库驱动程序的许可证，因此无法判断是否可以随产品一起发布给客户使用", Fix: "补充许可证"}},
		}},
		{ID: "SPEC-c-2026-01-31", Dir: "specs/SPEC-c-2026-01-31", Report: &Report{Gate: Pass, Overall: 100, Findings: []Finding{}}},
	}
}

func TestFormats(t *testing.T) {
	t.Parallel()
	for name, write := range map[string]func(io.Writer, []Named) error{
		"report.txt": Text, "report.json": JSON, "report.github": GitHub,
		"report.sarif": func(w io.Writer, r []Named) error { return SARIF(w, "1.2.3", r) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var out bytes.Buffer
			require.NoError(t, write(&out, reports()))
			golden := filepath.Join("testdata", name)
			if *update {
				require.NoError(t, os.MkdirAll("testdata", 0o755))
				require.NoError(t, os.WriteFile(golden, out.Bytes(), 0o600))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			require.Equal(t, string(want), out.String())
			require.Error(t, write(failing{}, reports()))
		})
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

// TestTextWidth: no line is wider than 80 columns unless one word is.
func TestTextWidth(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	require.NoError(t, Text(&out, reports()))
	for line := range strings.Lines(out.String()) {
		require.LessOrEqual(t, columnsOf(strings.TrimRight(line, "\n")), columns, line)
	}
	require.Equal(t, []string{""}, wrap("", 10))
	require.Equal(t, []string{"a", "wordthatistoolong", "b"}, wrap("a wordthatistoolong b", 5))
	require.Equal(t, []string{"一二", "三四"}, wrap("一二三四", 5))
}

// TestEmptyForms: without packages every form is still well formed.
func TestEmptyForms(t *testing.T) {
	t.Parallel()
	var sarif, list bytes.Buffer
	require.NoError(t, SARIF(&sarif, "", nil))
	var log struct {
		Runs []struct {
			Results []any `json:"results"`
		} `json:"runs"`
	}
	require.NoError(t, encoding.Unmarshal(sarif.Bytes(), &log))
	require.Len(t, log.Runs, 1)
	require.NotNil(t, log.Runs[0].Results)
	require.NoError(t, JSON(&list, nil))
	require.Equal(t, "[]\n", list.String())
}

// TestNarrowTextsWrapAsAnyDo holds the quick way of wrapping against the other.
func TestNarrowTextsWrapAsAnyDo(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		words := make([]string, random.IntN(12))
		for i := range words {
			words[i] = strings.Repeat("x", 1+random.IntN(9))
		}
		text, most := strings.Join(words, " "), random.IntN(24)
		require.Equal(t, wrapAny(text, most), wrap(text, most), "%q in %d", text, most)
	}
}
