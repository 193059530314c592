package merge_test

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/merge"
)

func TestUnified(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, before, after, want string
		added, removed            int
	}{
		{name: "equal", before: "a\n", after: "a\n"},
		{name: "a line changed", before: "a\nb\nc\n", after: "a\nx\nc\n", want: "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n", added: 1, removed: 1},
		{name: "a new file", after: "a\nb\n", want: "@@ -0,0 +1,2 @@\n+a\n+b\n", added: 2},
		{name: "a file that goes", before: "a\n", want: "@@ -1 +0,0 @@\n-a\n", removed: 1},
		{name: "no line end", before: "a\n", after: "a", want: "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n", added: 1, removed: 1},
		{name: "line ends", before: "a\r\nb\r\n", after: "a\nb\r\n", want: "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n", added: 1, removed: 1},
		{
			name: "two hunks", before: "1\n2\n3\n4\n5\n6\n7\n", after: "x\n2\n3\n4\n5\n6\n7\n8\n",
			want: "@@ -1,3 +1,3 @@\n-1\n+x\n 2\n 3\n@@ -6,2 +6,3 @@\n 6\n 7\n+8\n", added: 2, removed: 1,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got, added, removed := merge.Unified([]byte(tt.before), []byte(tt.after), 2)
			require.Equal(t, tt.want, got)
			require.Equal(t, []int{tt.added, tt.removed}, []int{added, removed})
		})
	}
}

// What it prints is a patch: `patch` makes the one text of the other. Where
// there is no such program the test reads the hunks back itself.
func TestUnifiedIsAPatch(t *testing.T) {
	t.Parallel()
	tool, err := exec.LookPath("patch")
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 5))
		before := randomText(rng, 12)
		after := edited(rng, before, 12)
		text, _, _ := merge.Unified([]byte(before), []byte(after), 3)
		require.Equal(t, before == after, text == "")
		require.Equal(t, after, applied(t, before, text), "%q to %q: %s", before, after, text)
		if err != nil || before == after || seed%20 > 0 {
			continue
		}
		file := filepath.Join(t.TempDir(), "x")
		require.NoError(t, os.WriteFile(file, []byte(before), 0o600))
		cmd := exec.CommandContext(t.Context(), tool, "-s", file)
		cmd.Stdin = strings.NewReader("--- x\n+++ x\n" + text)
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, "%s\n%s", out, text)
		if after != "" { // then it removes the file
			got, err := os.ReadFile(file)
			require.NoError(t, err)
			require.Equal(t, after, string(got))
		}
	}
}

// applied takes the lines of the hunks for those of the old text.
func applied(t *testing.T, before, patch string) string {
	t.Helper()
	var out strings.Builder
	old := strings.SplitAfter(before, "\n")
	at := 0
	lines := strings.SplitAfter(patch, "\n")
	for i, line := range lines {
		body := strings.TrimPrefix(line, line[:min(1, len(line))])
		if i+1 < len(lines) && strings.HasPrefix(lines[i+1], `\`) {
			body = strings.TrimSuffix(body, "\n")
		}
		switch {
		case strings.HasPrefix(line, "@@ -"):
			from, count := 0, 1
			spot, _, _ := strings.Cut(line[4:], " ")
			first, n, counted := strings.Cut(spot, ",")
			from = number(t, first)
			if counted {
				count = number(t, n)
			}
			if count > 0 {
				from--
			}
			for ; at < from; at++ {
				out.WriteString(old[at])
			}
		case strings.HasPrefix(line, "+"):
			out.WriteString(body)
		case strings.HasPrefix(line, " "):
			out.WriteString(body)
			at++
		case strings.HasPrefix(line, "-"):
			at++
		}
	}
	for ; at < len(old); at++ {
		out.WriteString(old[at])
	}
	return out.String()
}

func number(t *testing.T, text string) int {
	t.Helper()
	n := 0
	for _, digit := range text {
		require.True(t, digit >= '0' && digit <= '9', text)
		n = 10*n + int(digit-'0')
	}
	return n
}
