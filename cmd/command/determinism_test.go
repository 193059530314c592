package command

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSameInputSameBytes runs the program on each of two inputs in several zones
// and languages, every run a process of its own in a folder and a home of its
// own, on one processor and on several: every byte that it writes is the same.
func TestSameInputSameBytes(t *testing.T) {
	t.Parallel()
	surroundings := []struct{ processors, zone, language string }{
		{"1", "UTC", "C"},
		{"8", "Asia/Shanghai", "zh_CN.UTF-8"},
		{"1", "America/Los_Angeles", "de_DE.UTF-8"},
		{"8", "UTC", "de_DE.UTF-8"},
	}
	for _, input := range []string{"link-shortener-prd.md", "zh-campus-market-prd.md"} {
		t.Run(input, func(t *testing.T) {
			t.Parallel()
			var want map[string]string
			for _, around := range surroundings {
				dir := projectWith(t, input)
				ran := runProcess(t, dir, []string{
					"GOMAXPROCS=" + around.processors, "TZ=" + around.zone,
					"LANG=" + around.language, "LC_ALL=" + around.language,
				}, "spec", "new", "-y", "--quiet", "@"+input)
				got := snapshot(t, dir)
				got["stdout"], got["stderr"] = ran.out, ran.err
				if want == nil {
					want = got
					require.Greater(t, len(want), 20, "%s%s", ran.out, ran.err)
				}
				requireSame(t, want, got, fmt.Sprint(around))
			}
		})
	}
}

// requireSame compares two folders and shows the first file that differs.
func requireSame(t *testing.T, want, got map[string]string, what string) {
	t.Helper()
	for name := range want {
		require.Contains(t, got, name, what)
		require.Equal(t, want[name], got[name], "%s: %s", what, name)
	}
	for name := range got {
		require.Contains(t, want, name, what)
	}
}
