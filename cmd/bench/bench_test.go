package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/text"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/samples"
	"github.com/overtone-cli/overtone/templates"
)

// TestMain lets the test binary do a job as the program does.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && jobNamed(os.Args[1]) != nil {
		if err := run(os.Args[1:], io.Discard, os.Stderr); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	flag.Parse()
	os.Exit(m.Run())
}

// testBench is a bench without the built programs.
func testBench(t testing.TB) *bench {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	return &bench{dir: t.TempDir(), self: self, rounds: 1, out: io.Discard, errs: io.Discard}
}

func TestSixteenProcessesLoseNothing(t *testing.T) {
	t.Parallel()
	for _, one := range []struct {
		job  string
		each int
	}{{"journal", 250}, {"create", 30}} { // the harness runs both with 1,000
		t.Run(one.job, func(t *testing.T) {
			t.Parallel()
			b, dir := testBench(t), t.TempDir()
			require.NoError(t, b.crowd(one.job, dir, 16, one.each))
			require.NoError(t, allThere(one.job, dir, 16, one.each))
		})
	}
}

func TestWhatIsMissingIsNoticed(t *testing.T) {
	t.Parallel()
	for name, lines := range map[string]string{
		"a record is gone":      `{"title":"p0 0"}` + "\n" + `{"title":"p1 0"}` + "\n" + `{"title":"p1 1"}`,
		"a record is doubled":   `{"title":"p0 0"}` + "\n" + `{"title":"p0 0"}` + "\n" + `{"title":"p1 0"}` + "\n" + `{"title":"p1 1"}`,
		"the order is another":  `{"title":"p0 1"}` + "\n" + `{"title":"p0 0"}` + "\n" + `{"title":"p1 0"}` + "\n" + `{"title":"p1 1"}`,
		"a process is too many": `{"title":"p0 0"}` + "\n" + `{"title":"p2 0"}` + "\n" + `{"title":"p1 0"}` + "\n" + `{"title":"p1 1"}`,
	} {
		dir := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(dir, "journal.jsonl"), []byte(lines+"\n"), 0o644))
		require.Error(t, allThere("journal", dir, 2, 2), name)
	}
}

func TestJobsMakeAndReadTheirMaterial(t *testing.T) {
	t.Parallel()
	b := testBench(t)
	doc, pack, store := filepath.Join(b.dir, "prd.md"), filepath.Join(b.dir, "SPEC-sample-2026-01-31"), filepath.Join(b.dir, "issues")
	for _, args := range [][]string{
		{"prd", "zh", "4096", doc},
		{"read", doc},
		{"package", "en", "40", pack},
		{"goldmark", pack},
		{"load", pack},
		{"issues", "50", store},
		{"list", store},
		{"scan", filepath.Join(store, "issues.jsonl")},
	} {
		require.NoError(t, b.job(args...))
	}
	found, err := documents(pack)
	require.NoError(t, err)
	require.Len(t, found, 40)
	require.NoError(t, os.WriteFile(doc, []byte("{\n"), 0o644))
	require.Error(t, b.job("scan", doc), "not JSON")
	require.Error(t, b.job("read", filepath.Join(b.dir, "nothing")))
	require.Error(t, b.job("prd", "en", "many", doc))
	require.Error(t, b.job("list"))
}

func TestMediansAndFailures(t *testing.T) {
	t.Parallel()
	b := testBench(t)
	ms := func(n ...int) (out []sample) {
		for _, one := range n {
			out = append(out, sample{wall: time.Duration(one) * time.Millisecond, cpu: time.Duration(2*one) * time.Millisecond, peak: int64(one) << 20})
		}
		return out
	}
	got := summarize(subject{name: "x"}, ms(9, 1, 5, 3, 7))
	require.Equal(t, []time.Duration{5 * time.Millisecond, 10 * time.Millisecond, 3 * time.Millisecond, 7 * time.Millisecond}, []time.Duration{got.wall, got.cpu, got.low, got.high})
	require.EqualValues(t, 9<<20, got.peak)

	var out bytes.Buffer
	b.out = &out
	b.heading("Title")
	b.ratio(got, summarize(subject{name: "y"}, ms(2)), 2)
	require.Contains(t, out.String(), "| x | 5.00 ms (3.00 ms–7.00 ms) | 10 ms | 9.0 MiB | y | 2.00 ms | 2.50 × | 2.50 × | ≤ 2.0 × | **missed** |")

	_, err := b.compare(1, subject{name: "bad", argv: always(b.self, "scan", filepath.Join(b.dir, "missing"))})
	require.ErrorContains(t, err, "bad")
	found, err := b.compare(2, subject{name: "answer", accept: []int{1}, argv: always(b.self, "scan", filepath.Join(b.dir, "missing"))})
	require.NoError(t, err)
	require.Equal(t, 1, found[0].code)
	require.Error(t, run([]string{"-no-such-flag"}, io.Discard, io.Discard))
}

// TestNothingOfThisIsInTheProgram: what makes things up stays out of what
// people run.
func TestNothingOfThisIsInTheProgram(t *testing.T) {
	t.Parallel()
	out, err := exec.CommandContext(t.Context(), "go", "list", "-deps", "github.com/overtone-cli/overtone/cmd/overtone").CombinedOutput()
	require.NoError(t, err, string(out))
	for name := range strings.FieldsSeq(string(out)) {
		require.NotContains(t, []string{"github.com/overtone-cli/overtone/specs/samples", "github.com/overtone-cli/overtone/cmd/bench"}, name)
	}
}

// packageOnDisk writes a sample package and gives its folder and size.
func packageOnDisk(b *testing.B, documents int) (codec *specs.Codec, p *specs.Package, dir string, size int64) {
	b.Helper()
	codec, err := specs.NewCodec(templates.New(nil, ""))
	require.NoError(b, err)
	p = samples.Package(specs.English, documents)
	dir = filepath.Join(b.TempDir(), p.ID)
	require.NoError(b, samples.Write(codec, p, dir))
	for _, doc := range p.Documents() {
		info, err := os.Stat(filepath.Join(dir, filepath.FromSlash(doc.Path())))
		require.NoError(b, err)
		size += info.Size()
	}
	return codec, p, dir, size
}

func BenchmarkLoad(b *testing.B) {
	for _, n := range []int{100, 1000} {
		codec, _, dir, size := packageOnDisk(b, n)
		b.Run(strconv.Itoa(n)+" documents", func(b *testing.B) {
			b.SetBytes(size)
			for b.Loop() {
				_, err := codec.Load(dir)
				require.NoError(b, err)
			}
		})
		b.Run(strconv.Itoa(n)+" documents, goldmark", func(b *testing.B) {
			b.SetBytes(size)
			for b.Loop() {
				require.NoError(b, parseAll([]string{dir}))
			}
		})
	}
}

func BenchmarkRender(b *testing.B) {
	for _, n := range []int{100, 1000} {
		codec, p, _, size := packageOnDisk(b, n)
		b.Run(strconv.Itoa(n)+" documents", func(b *testing.B) {
			b.SetBytes(size)
			for b.Loop() {
				for _, doc := range p.Documents() {
					_, err := codec.Render(doc, p)
					require.NoError(b, err)
				}
			}
		})
	}
}

// BenchmarkRead shows linear growth over documents of 1 to 16 MB.
func BenchmarkRead(b *testing.B) {
	for mb := 1; mb <= 16; mb *= 2 {
		doc := samples.PRD(specs.English, mb<<20)
		b.Run(fmt.Sprintf("%d MB", mb), func(b *testing.B) {
			b.SetBytes(int64(len(doc)))
			for b.Loop() {
				markdown.Parse(doc, 1)
			}
		})
		b.Run(fmt.Sprintf("%d MB, goldmark", mb), func(b *testing.B) {
			parser := goldmark.New(goldmark.WithExtensions(extension.Table, extension.TaskList, extension.Strikethrough)).Parser()
			b.SetBytes(int64(len(doc)))
			for b.Loop() {
				parser.Parse(text.NewReader(doc))
			}
		})
	}
}

func BenchmarkList(b *testing.B) {
	for _, n := range []int{10_000, 100_000} {
		dir := b.TempDir()
		require.NoError(b, makeIssues([]string{strconv.Itoa(n), dir}))
		info, err := os.Stat(filepath.Join(dir, "issues.jsonl"))
		require.NoError(b, err)
		for name, job := range map[string]func() error{
			"list":    func() error { return list([]string{dir}) },
			"scanner": func() error { return scan([]string{filepath.Join(dir, "issues.jsonl")}) },
		} {
			b.Run(fmt.Sprintf("%s of %d", name, n), func(b *testing.B) {
				b.SetBytes(info.Size())
				for b.Loop() {
					require.NoError(b, job())
				}
			})
		}
	}
}

func BenchmarkCheck(b *testing.B) {
	for _, n := range []int{100, 1000} {
		codec, _, dir, size := packageOnDisk(b, n)
		judge, err := gates.New(templates.New(nil, ""))
		require.NoError(b, err)
		p, err := codec.Load(dir)
		require.NoError(b, err)
		b.Run(strconv.Itoa(n)+" documents", func(b *testing.B) {
			b.SetBytes(size)
			for b.Loop() {
				_, err := judge.Check(context.Background(), gates.Input{Package: p})
				require.NoError(b, err)
			}
		})
	}
}
