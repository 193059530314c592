package main_test

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// What may be allocated before main runs, in bytes, and by how many packages
// anything is done there: the largest is goldmark's table of cases with 139 KB,
// all 85 together take 493 KB. Bytes are counted and not time, because they are
// the same on every machine.
const (
	initBudget      = 160 << 10 // by one package
	initTotalBudget = 560 << 10
	initPackages    = 100
)

// build makes the program, of the packages that the tests were made of: the
// flags of a release would compile every one of them a second time.
func build(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "overtone")
	cmd := exec.CommandContext(t.Context(), "go", "build", "-ldflags", "-X main.version=v0.0.0-guard", "-o", program, ".")
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, string(out))
	return program
}

// TestProgram builds the program once and looks at it as a process.
func TestProgram(t *testing.T) {
	t.Parallel()
	program := build(t)
	t.Run("start-up allocates little", func(t *testing.T) { t.Parallel(); startUpAllocatesLittle(t, program) })
	t.Run("a reader that leaves", func(t *testing.T) { t.Parallel(); readerThatLeaves(t, program) })
	t.Run("starts nothing", func(t *testing.T) { t.Parallel(); startsNothing(t, program) })
}

// startUpAllocatesLittle guards the time before main: a package that fills a
// table in its init is paid for by every command.
func startUpAllocatesLittle(t *testing.T, program string) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), program, "version")
	cmd.Env = []string{"GODEBUG=inittrace=1"}
	var trace bytes.Buffer
	cmd.Stderr = &trace
	out, err := cmd.Output()
	require.NoError(t, err)
	require.Contains(t, string(out), "v0.0.0-guard", "the release build sets the version")

	lines := regexp.MustCompile(`(?m)^init (\S+) @.* (\d+) bytes, \d+ allocs$`).FindAllStringSubmatch(trace.String(), -1)
	require.NotEmpty(t, lines, "the trace has another form: %s", trace.String())
	require.LessOrEqual(t, len(lines), initPackages, "something was linked that does much before main:\n%s", trace.String())
	total := 0
	for _, line := range lines {
		bytes, err := strconv.Atoi(line[2])
		require.NoError(t, err)
		require.LessOrEqual(t, bytes, initBudget, "package %s allocates %d bytes before main", line[1], bytes)
		total += bytes
	}
	require.LessOrEqual(t, total, initTotalBudget, "all packages together allocate too much before main:\n%s", trace.String())
}

// TestForbiddenImports keeps out of the program what makes every start slow or
// the file large; docs/architecture.md has the reasons.
func TestForbiddenImports(t *testing.T) {
	t.Parallel()
	forbidden := []string{
		"github.com/go-enry/",
		"charm.land/glamour/", "github.com/charmbracelet/glamour",
		"github.com/alecthomas/chroma",
		"github.com/santhosh-tekuri/jsonschema",
		"github.com/mark3labs/mcp-go",
		"github.com/openai/", "google.golang.org/genai",
		"go.temporal.io/", "google.golang.org/grpc",
		"github.com/PuerkitoBio/goquery", "github.com/microcosm-cc/bluemonday",
		"github.com/charmbracelet/bubbletea", // version 1 queries the terminal before main
		"github.com/charmbracelet/huh",
		"github.com/stretchr/testify", "testing",
		"net/http", "crypto/tls", // nothing here speaks with a server, and they fill tables before main
	}
	for name := range strings.FieldsSeq(run(t, "list", "-deps", ".")) {
		for _, prefix := range forbidden {
			require.False(t, name == strings.TrimSuffix(prefix, "/") || strings.HasPrefix(name, prefix) && strings.Contains(prefix, "."),
				"the program links %s", name)
		}
	}
}

// TestRunewidthIsAGoodVersion: two releases of it fill a table of 2 MB before
// main, 20 ms on every start, and other modules select one of them by default.
func TestRunewidthIsAGoodVersion(t *testing.T) {
	t.Parallel()
	version := strings.TrimSpace(run(t, "list", "-m", "-f", "{{.Version}}", "github.com/mattn/go-runewidth"))
	require.Regexp(t, `^v0\.0\.\d+$`, version)
	require.NotContains(t, []string{"v0.0.26", "v0.0.27"}, version)
}

// TestNoReplace: `go install …/cmd/overtone@latest` refuses a module with one.
func TestNoReplace(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("..", "..", "go.mod"))
	require.NoError(t, err)
	require.NotRegexp(t, `(?m)^\s*(replace|exclude)\b`, string(text))
}

// readerThatLeaves runs the real program into a pipe that nobody reads.
func readerThatLeaves(t *testing.T, program string) {
	t.Helper()
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	require.NoError(t, reader.Close())
	defer writer.Close()
	for _, args := range [][]string{{"completion", "bash"}, {"version"}, {"schema", "--json"}, {"--help"}} {
		cmd := exec.CommandContext(t.Context(), program, args...)
		var errs bytes.Buffer
		cmd.Stdout, cmd.Stderr = writer, &errs
		require.NoError(t, cmd.Run(), "%v: exit code 0 and no signal", args)
		require.Empty(t, errs.String(), "%v", args)
	}
}

// startsNothing runs the program on a terminal with a PATH of traps: no
// command may start another program, or ask the terminal anything, just to
// learn what it can show.
func startsNothing(t *testing.T, program string) {
	t.Helper()
	traps, marks := t.TempDir(), filepath.Join(t.TempDir(), "called")
	for _, name := range []string{"tmux", "git", "infocmp", "tput", "stty"} {
		script := "#!/bin/sh\necho " + name + " >> '" + marks + "'\n"
		require.NoError(t, os.WriteFile(filepath.Join(traps, name), []byte(script), 0o755))
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, "help")
	cmd.Env = []string{"PATH=" + traps, "TERM=xterm-256color", "TMUX=/tmp/tmux-0/default,1,0", "HOME=" + t.TempDir()}
	shown := onTerminal(t, cmd)
	require.Contains(t, shown, "\x1b[1mUsage\x1b[0m", "there are colours on a terminal")
	require.NotContains(t, shown, "\x1b]", "no question about colours")
	require.NotContains(t, shown, "\x1b[c")
	require.NotContains(t, shown, "\x1b[6n")
	require.NoFileExists(t, marks)
}

func run(t *testing.T, args ...string) string {
	t.Helper()
	var errs bytes.Buffer
	cmd := exec.CommandContext(t.Context(), "go", args...)
	cmd.Stderr = &errs
	out, err := cmd.Output()
	require.NoError(t, err, errs.String())
	return string(out)
}
