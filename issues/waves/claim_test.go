package waves_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs/problem"
)

func claim(t testing.TB, text string) waves.Claim {
	t.Helper()
	c, err := waves.ParseClaim(text)
	require.NoError(t, err, text)
	return c
}

func TestClaimsMeet(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		a, b string
		want string // a path of both, "" for none
	}{
		{"a", "./a", "a"},
		{"a//b", "a/b", "a/b"},
		{"a/b/", "a/b", "a/b"},
		{"a", "A", ""}, // case is kept
		{"src/", "src/x.go", "src/x.go"},
		{"src", "src/x.go", "src/x.go"}, // src may be a folder
		{"src/", "srcs/x.go", ""},
		{"src/**", "src/a/b", "src/a/b"},
		{"src/**", "src", "src"},
		{"src/*.go", "src/a.go", "src/a.go"},
		{"src/*.go", "src/sub/a.go", ""}, // "*" stays inside a name
		{"src/*.go", "src/*.md", ""},
		{"src/*.go", "src/a*", "src/a.go"},
		{"**/*.go", "docs/", "docs/.go"},
		{"**/*.go", "docs/*.md", ""},
		{"a/**/z", "a/z", "a/z"},
		{"a/**/z", "a/b/c/z", "a/b/c/z"},
		{"a/**/*.z", "**/b/*.z", "a/b/.z"},
		{"src/*/", "src/a/b", "src/a/b"},
		{"src/*/model", "src/a/model/x.go", "src/a/model/x.go"}, // model may be a folder
		{".", "anything", "anything"},
		{".", ".", "."},
		{"*", "*", "x"},
		{"?", "ab", ""},
		{"[a-c]x", "[c-e]x", "cx"},
		{"[a-c]x", "[d-e]x", ""},
		{"[!a]x", "ax", ""},
		{"[!a]x", "bx", "bx"},
		{"app/[id]/page.tsx", "app/[id]/page.tsx", "app/[id]/page.tsx"}, // a name as it is spelt
		{"app/[id]/page.tsx", "app/i/page.tsx", "app/i/page.tsx"},       // and a class
		{"app/[id]/", "app/x/", ""},
		{"{a,b}/c", "b/c", "b/c"},
		{"{a,b}/c", "c/c", ""},
		{"x{,y}.go", "x.go", "x.go"},
		{"{a/{b,c},d}/e", "a/c/e", "a/c/e"},
		{"{a", "{a", "{a"},
		{"[a", "[a", "[a"},
		{"資料/*.md", "資料/甲.md", "資料/甲.md"},
	} {
		for _, pair := range [][2]string{{row.a, row.b}, {row.b, row.a}} {
			path, both := waves.Overlap(claim(t, pair[0]), claim(t, pair[1]))
			require.Equal(t, row.want != "", both, pair)
			require.Equal(t, row.want, path, pair)
		}
	}
	require.Equal(t, "a/b/", claim(t, "./a//b/").String())
}

func TestClaimsThatAreRefused(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "/etc/passwd", "../x", "a/../b", "..", `a\b`, "a\x00b", "\xff", strings.Repeat("a", 5000), strings.Repeat("{a,b,c}", 9)} {
		_, err := waves.ParseClaim(text)
		require.Equal(t, "input.bad_claim", problem.From(err).Code, "%.20q", text)
	}
}

// matcher says by other means than the package what a claim stands for: a
// regular expression over whole paths. Brackets and braces are left to the
// table above.
func matcher(t *testing.T, text string) *regexp.Regexp {
	t.Helper()
	names := strings.Split(strings.TrimSuffix(text, "/"), "/")
	var b strings.Builder
	for i, name := range names {
		if name == "**" {
			b.WriteString("(?:/[^/]+)*")
			continue
		}
		b.WriteString("/")
		part := regexp.QuoteMeta(name)
		part = strings.ReplaceAll(part, `\*`, "[^/]*")
		part = strings.ReplaceAll(part, `\?`, "[^/]")
		b.WriteString(part)
		if i == len(names)-1 && (strings.HasSuffix(text, "/") || !strings.ContainsAny(name, "*?")) {
			b.WriteString("(?:/[^/]+)*")
		}
	}
	return regexp.MustCompile("^" + b.String() + "$")
}

// paths are all with at most three names of at most two letters, but the top.
func paths() []string {
	names := []string{"a", "b", "aa", "ab", "ba", "bb"}
	all := []string{}
	last := []string{""}
	for range 3 {
		var next []string
		for _, way := range last {
			for _, name := range names {
				next = append(next, way+"/"+name)
			}
		}
		all, last = append(all, next...), next
	}
	return all
}

func randomClaim(r *rand.Rand) string {
	names := make([]string, 1+r.IntN(3))
	for i := range names {
		names[i] = []string{"a", "b", "ab", "*", "a*", "*b", "?", "?a", "**", "ba", "a", "b"}[r.IntN(12)]
	}
	return strings.Join(names, "/") + []string{"", "", "/"}[r.IntN(3)]
}

// What two claims share is held against all paths of a small world: the path
// that Overlap names belongs to both, and when it names none no path does.
func TestOverlapAgainstAllPaths(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(5, 6))
	world := paths()
	met := 0
	for range 800 {
		a, b := randomClaim(r), randomClaim(r)
		inA, inB := matcher(t, a), matcher(t, b)
		path, both := waves.Overlap(claim(t, a), claim(t, b))
		if both {
			met++
			if path != "." { // the top of the project, which only "**" has
				require.True(t, inA.MatchString("/"+path) && inB.MatchString("/"+path), "%s and %s do not both have %s", a, b, path)
			}
			continue
		}
		for _, path := range world {
			require.False(t, inA.MatchString(path) && inB.MatchString(path), "%s and %s both have %s", a, b, path)
		}
	}
	require.Greater(t, met, 150)
	require.Less(t, met, 650)
}

func FuzzOverlap(f *testing.F) {
	for _, pair := range [][2]string{{"src/", "src/**/*.go"}, {"[a-z]{x,y}", "**"}, {"a/../b", "./a//b"}, {"[!]", "{,}"}, {"**/**/a*b*c", "*/?b"}} {
		f.Add(pair[0], pair[1])
	}
	f.Fuzz(func(t *testing.T, x, y string) {
		a, errA := waves.ParseClaim(x)
		b, errB := waves.ParseClaim(y)
		if errA != nil || errB != nil {
			return
		}
		pathAB, both := waves.Overlap(a, b)
		_, mirrored := waves.Overlap(b, a)
		require.Equal(t, both, mirrored)
		same, self := waves.Overlap(a, a)
		require.True(t, self, "%s meets itself", a)
		require.NotEmpty(t, same)
		if both && !strings.ContainsAny(pathAB, "[]{}*?") && pathAB != "." && !strings.Contains("/"+pathAB+"/", "/../") && !strings.Contains("/"+pathAB+"/", "/./") && len(pathAB) < 4000 {
			witness, err := waves.ParseClaim(pathAB)
			if err != nil { // a control character out of a class
				return
			}
			for _, one := range []waves.Claim{a, b} {
				_, ok := waves.Overlap(one, witness)
				require.True(t, ok, "%s has %q", one, pathAB)
			}
		}
		again, err := waves.ParseClaim(a.String())
		require.NoError(t, err)
		require.Equal(t, a.String(), again.String(), "%q", x)
	})
}
