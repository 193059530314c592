package codebase_test

import (
	"context"
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs"
)

var update = flag.Bool("update", false, "write the golden files anew")

var noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

func explore(t *testing.T, o codebase.Options) *specs.CodebaseContext {
	t.Helper()
	o.Now = noon
	c, err := codebase.Explore(t.Context(), o)
	require.NoError(t, err)
	return c
}

// fixtures are the sample projects with a topic that bears on them.
func fixtures() map[string]codebase.Options {
	return map[string]codebase.Options{
		"go":     {Topic: "Refund an order", Keywords: []string{"refund", "orders"}},
		"ts":     {Topic: "Coupons in the cart", Keywords: []string{"cart", "coupon"}},
		"python": {Topic: "发票编号", Keywords: []string{"invoice number"}, Lang: specs.Chinese},
		"mixed":  {Topic: "Sessions of users that expire"},
	}
}

func TestGolden(t *testing.T) {
	t.Parallel()
	for name, o := range fixtures() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o.Root = filepath.Join("testdata", name)
			got, err := pretty(explore(t, o))
			require.NoError(t, err)
			require.NotContains(t, string(got), "null")
			golden := filepath.Join("testdata", name+".json")
			if *update {
				require.NoError(t, os.WriteFile(golden, append(got, '\n'), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			require.Equal(t, string(want), string(got)+"\n")
		})
	}
}

// What the exploration contract asks of every answer.
func TestContract(t *testing.T) {
	t.Parallel()
	roles := []specs.FileRole{
		specs.RoleModifyTarget, specs.RoleDependency, specs.RolePatternReference, specs.RoleTestTarget,
		specs.RoleTypeDefinition, specs.RoleIntegrationPoint, specs.RoleConfig, specs.RoleContextOnly,
	}
	for name, o := range fixtures() {
		o.Root = filepath.Join("testdata", name)
		c := explore(t, o)
		require.NotEmpty(t, c.RelevantFiles, name)
		for _, f := range c.RelevantFiles {
			require.Greater(t, f.Relevance, 0.5, f.Path)
			require.LessOrEqual(t, f.Relevance, 1.0, f.Path)
			require.Greater(t, utf8.RuneCountInString(f.Rationale), 10, f.Path)
			require.Contains(t, roles, f.Role, f.Path)
			require.FileExists(t, filepath.Join(o.Root, f.Path))
			if f.Relevance < 0.7 {
				continue
			}
			require.GreaterOrEqual(t, utf8.RuneCountInString(f.TopicRelation), 15, f.Path)
			require.NotEmpty(t, f.KeyCode, f.Path)
			for _, k := range f.KeyCode {
				require.Regexp(t, `^L\d+(-L\d+)?$`, k.Location)
				require.GreaterOrEqual(t, utf8.RuneCountInString(k.Description), 10, "%s %s", f.Path, k.Symbol)
			}
		}
		for _, text := range []string{"{", "}"} {
			for _, p := range c.ExistingPatterns {
				require.NotContains(t, p.Description, text)
			}
			for _, a := range c.ArchitectureConstraints {
				require.NotContains(t, a.Statement, text)
			}
		}
	}
}

// The same tree gives the same bytes, whatever its place.
func TestDeterministic(t *testing.T) {
	t.Parallel()
	for name, o := range fixtures() {
		var first []byte
		for range 3 {
			o.Root = copyTree(t, filepath.Join("testdata", name), nil)
			got, err := json.Marshal(explore(t, o))
			require.NoError(t, err)
			if first == nil {
				first = got
			}
			require.Equal(t, string(first), string(got), name)
		}
	}
}

// claim is a statement with the files that prove it, reduced to text.
type claim struct {
	text  string
	files []string
}

func claims(c *specs.CodebaseContext) []claim {
	var list []claim
	if c == nil {
		return nil
	}
	for _, e := range c.TechStack.Evidence {
		list = append(list, claim{"stack " + e.Name, e.Files})
	}
	for _, p := range c.ExistingPatterns {
		list = append(list, claim{"pattern " + p.Name, p.Evidence})
	}
	for _, a := range c.ArchitectureConstraints {
		list = append(list, claim{"constraint " + a.Statement + " by " + a.Evidence, []string{a.Evidence}})
	}
	for _, p := range c.IntegrationPoints {
		file, _, _ := strings.Cut(p.Location, ":")
		list = append(list, claim{"point " + p.Location, []string{file}})
	}
	for _, f := range c.RelevantFiles {
		list = append(list, claim{"file " + f.Path, []string{f.Path}})
	}
	return list
}

// Take the proof away and the claim must go.
func TestNoClaimWithoutItsProof(t *testing.T) {
	t.Parallel()
	for name, o := range fixtures() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o.Root = filepath.Join("testdata", name)
			all := claims(explore(t, o))
			require.NotEmpty(t, all)
			for _, one := range all {
				require.NotEmpty(t, one.files, one.text)
				o.Root = copyTree(t, filepath.Join("testdata", name), one.files)
				for _, left := range claims(explore(t, o)) {
					require.NotEqual(t, one.text, left.text, "claim outlived %v", one.files)
				}
			}
		})
	}
}

// Every entry of the four lists has its proof, and no proof stands alone.
func TestEvidenceCoversTheStack(t *testing.T) {
	t.Parallel()
	for name, o := range fixtures() {
		o.Root = filepath.Join("testdata", name)
		s := explore(t, o).TechStack
		var proven []string
		for _, e := range s.Evidence {
			proven = append(proven, e.Name)
		}
		named := slices.Concat(s.Languages, s.Frameworks, s.Databases, s.Tools)
		slices.Sort(named)
		slices.Sort(proven)
		require.Equal(t, slices.Compact(named), proven, name)
	}
}

func TestNoCodebase(t *testing.T) {
	t.Parallel()
	empty := t.TempDir()
	require.Nil(t, explore(t, codebase.Options{Root: empty}))
	require.Nil(t, explore(t, codebase.Options{Root: filepath.Join("testdata", "only-docs")}))

	require.NoError(t, os.WriteFile(filepath.Join(empty, "prd.md"), []byte("# Idea"), 0o644))
	require.NoError(t, os.MkdirAll(filepath.Join(empty, ".workflow", "x"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(empty, ".workflow", "x", "main.go"), []byte("package main"), 0o644))
	require.Nil(t, explore(t, codebase.Options{Root: empty}))

	require.NoError(t, os.WriteFile(filepath.Join(empty, "run"), []byte("#!/usr/bin/env python3\nprint(1)\n"), 0o755))
	got := explore(t, codebase.Options{Root: empty})
	require.NotNil(t, got)
	require.Equal(t, []string{"Python"}, got.TechStack.Languages)
}

func TestMissingFolder(t *testing.T) {
	t.Parallel()
	_, err := codebase.Explore(context.Background(), codebase.Options{Root: filepath.Join(t.TempDir(), "none")})
	require.ErrorIs(t, err, os.ErrNotExist)
}

func TestCancelled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err := codebase.Explore(ctx, codebase.Options{Root: filepath.Join("testdata", "go")})
	require.ErrorIs(t, err, context.Canceled)
}

// Broken, huge, odd and foreign files cost a warning at most.
func TestHostileTree(t *testing.T) {
	t.Parallel()
	outside := t.TempDir()
	write(t, outside, "secret.go", "package secret\n\nfunc Refund() {}\n")
	root := t.TempDir()
	write(t, root, "go.mod", "module example.com/x\n\ngo 1.22\n")
	write(t, root, "main.go", "package main\n\nfunc main() {}\n")
	write(t, root, "package.json", `{"name": "x", "dependencies": {`)
	write(t, root, "Cargo.toml", "[package\nname=")
	write(t, root, "pom.xml", "<project><dependencies>")
	write(t, root, "huge.go", "package x\n"+strings.Repeat("// refund refund\n", 100_000))
	write(t, root, "one_line.js", "var refund = '"+strings.Repeat("x", 400_000)+"';")
	write(t, root, "zero.py", "def refund():\x00 pass\n")
	write(t, root, "broken.go", "package main\n\nfunc refund( {")
	write(t, root, "bad\xff.go", "package main\n")
	require.NoError(t, os.Symlink(outside, filepath.Join(root, "linked")))
	require.NoError(t, os.Symlink(filepath.Join(outside, "secret.go"), filepath.Join(root, "refund.go")))
	require.NoError(t, os.Symlink("..", filepath.Join(root, "loop")))
	locked := filepath.Join(root, "locked.go")
	write(t, root, "locked.go", "package main\n")
	require.NoError(t, os.Chmod(locked, 0))

	got := explore(t, codebase.Options{Root: root, Keywords: []string{"refund"}})
	warnings := strings.Join(got.Metadata.Warnings, "\n")
	for _, name := range []string{"package.json", "Cargo.toml", "pom.xml", `bad\xff.go`} {
		require.Contains(t, warnings, name)
	}
	if _, err := os.ReadFile(locked); err != nil { // a superuser may read it all the same
		require.Contains(t, warnings, "locked.go")
	}
	text, err := json.Marshal(got)
	require.NoError(t, err)
	require.NotContains(t, string(text), "secret")
	require.NotContains(t, string(text), "linked/")
	require.NotContains(t, string(text), outside)
	for _, f := range got.RelevantFiles {
		require.NotContains(t, []string{"refund.go", "huge.go", "one_line.js", "zero.py"}, f.Path)
	}
	require.Contains(t, got.TechStack.Languages, "Go")
}

func TestLimits(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	for _, name := range []string{"a.go", "b.go", "c.go", "d.go"} {
		write(t, root, name, "package x\n\nfunc Refund() {}\n")
	}
	few := explore(t, codebase.Options{Root: root, Keywords: []string{"refund"}, Limits: codebase.Limits{Files: 2}})
	require.True(t, few.Metadata.Truncated)
	require.Equal(t, 2, few.Metadata.FilesListed)
	require.NotEmpty(t, few.Metadata.Warnings)

	short := explore(t, codebase.Options{Root: root, Limits: codebase.Limits{Bytes: 30}})
	require.True(t, short.Metadata.Truncated)
	require.Equal(t, 1, short.Metadata.FilesRead)
	require.Equal(t, 3, short.Metadata.FilesSkipped)

	one := explore(t, codebase.Options{Root: root, Keywords: []string{"refund"}, Limits: codebase.Limits{Relevant: 1}})
	require.Len(t, one.RelevantFiles, 1)
}

// git knows what is ignored; its own settings must not run anything.
func TestListingByGit(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	git := func(args ...string) {
		cmd := exec.Command("git", args...)
		cmd.Dir = root
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, string(out))
	}
	git("init", "-q")
	trap := filepath.Join(root, "trap.sh")
	write(t, root, "trap.sh", "#!/bin/sh\ntouch '"+root+"/sprung'\n")
	require.NoError(t, os.Chmod(trap, 0o755))
	git("config", "core.fsmonitor", trap)
	write(t, root, ".gitignore", "secret.go\n")
	write(t, root, "main.go", "package main\n\nfunc main() {}\n")
	write(t, root, "secret.go", "package main\n")
	write(t, root, "gone.go", "package main\n")
	git("-c", "core.fsmonitor=false", "add", "main.go", "gone.go")
	require.NoError(t, os.Remove(filepath.Join(root, "gone.go")))

	got := explore(t, codebase.Options{Root: root, Env: append(os.Environ(), "GIT_DIR=/nowhere")})
	require.Equal(t, "git", got.Metadata.FileListing)
	require.Equal(t, 3, got.Metadata.FilesListed) // .gitignore, main.go, trap.sh
	require.NoFileExists(t, filepath.Join(root, "sprung"))
	require.Empty(t, got.Metadata.Warnings)

	require.NoError(t, os.WriteFile(filepath.Join(root, ".git", "HEAD"), []byte("broken"), 0o644))
	walked := explore(t, codebase.Options{Root: root})
	require.Equal(t, "walk", walked.Metadata.FileListing)
	require.Equal(t, 3, walked.Metadata.FilesListed)
	require.Len(t, walked.Metadata.Warnings, 1)
}

func write(t *testing.T, root, name, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(root, name), []byte(text), 0o644))
}

// copyTree copies a fixture into a new folder without some of its files.
func copyTree(t *testing.T, from string, without []string) string {
	t.Helper()
	to := t.TempDir()
	require.NoError(t, os.CopyFS(to, os.DirFS(from)))
	for _, name := range without {
		require.NoError(t, os.Remove(filepath.Join(to, name)))
	}
	return to
}

// pretty writes JSON the way it stands in a package.
func pretty(v any) ([]byte, error) {
	var out strings.Builder
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(v)
	return []byte(strings.TrimSuffix(out.String(), "\n")), err
}
