package codebase

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTablesAreComplete(t *testing.T) {
	t.Parallel()
	tb, err := loadTables()
	require.NoError(t, err)
	en, zh := tb.Phrases["en"], tb.Phrases["zh"]
	require.Equal(t, sortedKeys(en), sortedKeys(zh))
	seen := map[string]bool{}
	for _, group := range [][]rule{tb.Rules.Patterns, tb.Rules.Points, tb.Rules.Constraints} {
		for _, r := range group {
			require.NotEmpty(t, r.Says["en"], r.ID)
			require.NotEmpty(t, r.Says["zh"], r.ID)
			require.Equal(t, len(r.Name["en"]) > 0, len(r.Name["zh"]) > 0, r.ID)
			require.Equal(t, len(r.Risk["en"]) > 0, len(r.Risk["zh"]) > 0, r.ID)
			require.NotEmpty(t, append(r.Path, r.Text...), r.ID)
			for _, name := range r.Languages {
				require.NotNil(t, tb.byName[name], "%s: language %s", r.ID, name)
			}
			for _, pattern := range r.Path {
				_, err := filepath.Match(pattern, "x")
				require.NoError(t, err, r.ID)
			}
		}
	}
	for _, r := range tb.Rules.Patterns {
		require.False(t, seen[r.ID], r.ID)
		seen[r.ID] = true
	}
	names := map[string]bool{}
	for _, tech := range tb.Technologies {
		require.False(t, names[tech.Name], tech.Name)
		names[tech.Name] = true
		require.Contains(t, []string{"framework", "database", "tool"}, tech.Kind, tech.Name)
	}
	for _, l := range tb.Languages {
		require.Contains(t, []string{"source", "config", "prose"}, l.Kind, l.Name)
	}
}

func TestLanguageByContent(t *testing.T) {
	t.Parallel()
	tb, err := loadTables()
	require.NoError(t, err)
	tests := []struct{ base, src, want string }{
		{"a.h", "int add(int, int);\n", "C"},
		{"a.h", "#pragma once\nnamespace shop {\n", "C++"},
		{"a.h", "#import <Foundation/Foundation.h>\n@interface A\n", "Objective-C"},
		{"a.m", "@implementation A\n@end\n", "Objective-C"},
		{"a.m", "function y = f(x)\n", "MATLAB"},
		{"a.ts", "export const a = 1;\n", "TypeScript"},
		{"a.ts", "<?xml version=\"1.0\"?>\n<!DOCTYPE TS>\n", "XML"},
		{"a.pl", "use strict;\n", "Perl"},
		{"a.pl", "parent(X) :- child(X).\n", "Prolog"},
		{"run", "#!/usr/bin/env -S python3.12 -u\n", "Python"},
		{"run", "#!/bin/bash\n", "Shell"},
		{"run", "hello\n", ""},
		{"Makefile", "all:\n", "Makefile"},
		{"X.GO", "package x\n", "Go"},
	}
	for _, tt := range tests {
		got := ""
		if l := tb.languageIn(tt.base, []byte(tt.src)); l != nil {
			got = l.Name
		}
		require.Equal(t, tt.want, got, "%s %q", tt.base, tt.src)
	}
}

func TestSplitAndStem(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"parseHTTPRequest": "parse http request", "user_id": "user id", "OAuth2Token": "o auth2 token",
		"invoice-list.tsx": "invoice list tsx", "größe": "größe", "订单list": "订单 list", "": "", "A": "a",
	} {
		require.Equal(t, want, strings.Join(split(in), " "), in)
	}
	for in, want := range map[string]string{
		"orders": "order", "categories": "category", "boxes": "box", "classes": "class", "status": "status",
		"analysis": "analysis", "glass": "glass", "bus": "bus", "is": "is",
	} {
		require.Equal(t, want, stem(in), in)
	}
}

// Scanning a file splits identifiers exactly as names are split.
func TestScanCounts(t *testing.T) {
	t.Parallel()
	tp := newTopic([]string{"HTTP request", "订单"}, "", nil, nil)
	h := tp.scan([]byte("func HTTPRequest() {}\n// requests_http 订单\nx := httpRequests // 订单\n"))
	require.Equal(t, []string{"http", "request", "订单"}, tp.words)
	require.Equal(t, []int{3, 3, 2}, h.count)
	require.Equal(t, []int{1, 1, 2}, h.line)
}

func TestTopicBesideFewKeywords(t *testing.T) {
	t.Parallel()
	tp := newTopic([]string{"compare files"}, "Give the runner a way to compare two files", []string{"the", "a", "to", "two"}, []string{"give", "way"})
	require.Equal(t, []string{"compare", "files", "runner"}, tp.words, "the subject of the sentence")
	require.Equal(t, []float64{1, 1, 1}, tp.trust, "a short text is the idea itself")
	many := strings.Fields("alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar")
	require.Equal(t, many, newTopic(many, "papa quebec", nil, nil).words, "enough is known")
	long := newTopic(many[:2], strings.Join(many[2:], " ")+" papa quebec romeo", nil, nil)
	require.Equal(t, []float64{1, 1, besideKeywords}, long.trust[:3])
}

func TestTopicWithoutKeywords(t *testing.T) {
	t.Parallel()
	tp := newTopic(nil, "The invoice goes out. An invoice has a number and the total of 2024.", []string{"the", "and", "has", "out"}, []string{"goes"})
	require.Equal(t, []string{"invoice", "number", "total"}, tp.words)
	require.InDelta(t, 1, tp.trust[0], 1e-9)
	require.Less(t, tp.trust[1], 1.0)
	zh := newTopic(nil, "支持订单退款流程", nil, nil)
	require.Contains(t, zh.words, "订单")
	require.Contains(t, zh.words, "退款")
}

func TestIgnoreRules(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "sub", "deep"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(dir, ".gitignore"), []byte("# comment\n*.log\n!keep.log\n/only-root\nlogs/\na/**/b\n\\#odd\nabc/**\ntrail \n"), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "sub", ".gitignore"), []byte("*.tmp\n!*.log\nlocal/x\n"), 0o644))
	root, err := os.OpenRoot(dir)
	require.NoError(t, err)
	defer root.Close()
	var r ignoreRules
	r.load(root, ".", ".gitignore")
	r.load(root, "sub", ".gitignore")
	tests := []struct {
		path  string
		isDir bool
		want  bool
	}{
		{"x.log", false, true},
		{"keep.log", false, false},
		{"deep/er/x.log", false, true},
		{"only-root", false, true},
		{"other/only-root", false, false},
		{"logs", true, true},
		{"logs", false, false},
		{"other/logs", true, true},
		{"a/b", false, true},
		{"a/x/y/b", false, true},
		{"#odd", false, true},
		{"abc", true, false},
		{"abc/x", false, true},
		{"trail", false, true},
		{"sub/x.log", false, false},
		{"sub/x.tmp", false, true},
		{"x.tmp", false, false},
		{"sub/local/x", false, true},
		{"sub/deep/local/x", false, false},
	}
	for _, tt := range tests {
		require.Equal(t, tt.want, r.ignored(tt.path, tt.isDir), tt.path)
	}
	r.leave("zoo") // the walk left sub
	r.load(root, "zoo", ".gitignore")
	require.False(t, r.ignored("sub/x.tmp", false))
}

// outline is what a scanner found, as text.
func outline(f *file) string {
	var list []string
	for _, s := range f.symbols {
		list = append(list, fmt.Sprintf("%s %s %d-%d", s.kind, s.name, s.start, s.end))
	}
	return strings.Join(list, "\n")
}

func TestScanScript(t *testing.T) {
	t.Parallel()
	f := &file{lang: &language{Name: "TypeScript"}}
	(&scanner{}).script(f, (`import a, { b } from "./a";
import './side';
const c = require('c')
export * from "./d"
const lazy = () => import('./e')
// function commented() {}
/* class Gone {} */
const re = /[}"'/]{2}\/function x/;
const div = 4 / 2 / 1
export async function load<T>(
  x: T = { y: "}" },
) {
  return ` + "`${x} ${`inner } ${1}`} {`" + `
}

/** Holds things. More. */
export default class Box<T> extends Base {
  get() { return 1 }
}
export interface Shape {
  a: string
}
export type Id = string | { n: number }
export const enum Color { Red }
declare namespace Deep {
  function inside(): void
}
export const LIMIT = 5
function last() { return LIMIT }
`))
	require.Equal(t, []string{"./a", "./side", "c", "./d", "./e"}, f.imports)
	require.Equal(t, `function lazy 5-5
function load 10-14
class Box 17-19
interface Shape 20-22
type Id 23-23
enum Color 24-24
module Deep 25-27
constant LIMIT 28-28
function last 29-29`, outline(f))
	require.Equal(t, "Holds things.", f.symbols[2].doc)
}

func TestScanVue(t *testing.T) {
	t.Parallel()
	f := &file{lang: &language{Name: "Vue"}}
	(&scanner{}).script(f, "<template>\n<p>{ größer ' }</p>\n</template>\n<script>\nimport x from './x'\nfunction go() {}\n</script>\n<style>a{}</style>\n")
	require.Equal(t, []string{"./x"}, f.imports)
	require.Equal(t, "function go 6-6", outline(f))
}

func TestScanPython(t *testing.T) {
	t.Parallel()
	f := &file{lang: &language{Name: "Python"}}
	(&scanner{}).python(f, `"""Module. Second."""
import os, json as j
from . import near
from ..up.more import (
    one,
    two,
)

text = '''
class Fake:
'''

class A(
    Base,
):
    """Says A."""

    x = "}" # def no(

    def go(self):
        def inner():
            pass
        return 1

    class B:
        def deep(self): pass

async def run():
	if True:
		pass
# end

def last(): return {
    "a": 1,
}
`)
	require.Equal(t, "Module.", f.doc)
	require.Equal(t, []string{"os", "json", ".", ".:near", "..up.more", "..up.more:one", "..up.more:two"}, f.imports)
	require.Equal(t, `class A 13-26
method A.go 20-23
class A.B 25-26
function run 28-30
function last 33-35`, outline(f))
	require.Equal(t, "Says A.", f.symbols[0].doc)
}

func TestScanGo(t *testing.T) {
	t.Parallel()
	f := &file{base: "x.go", lang: &language{Name: "Go"}}
	scanGo(f, []byte("// Package x does. More.\npackage x\n\nimport \"a/b\"\n\n// T is e.g. a type. Yes.\ntype T[K any] struct{}\n\nfunc (t *T[K]) M() {\n}\n\ntype I interface{}\n\nfunc broken( {"))
	require.Equal(t, "Package x does.", f.doc)
	require.Equal(t, []string{"a/b"}, f.imports)
	require.Equal(t, "struct T 7-7\nmethod T.M 9-10\ninterface I 12-12", strings.Split(outline(f), "\nfunction")[0])
	require.Equal(t, "T is e.g. a type.", f.symbols[0].doc)
}

func TestScanOther(t *testing.T) {
	t.Parallel()
	f := &file{lang: &language{Name: "Java"}}
	scanOther(f, "// class No\npublic final class Invoice {\n  private void x() {}\n}\npub fn go() {}\nCREATE TABLE items (\nthe class is full\ndef 9x\n")
	require.Equal(t, "class Invoice 2-2\nfunction go 5-5\ntype items 6-6", outline(f))
}

func TestManifests(t *testing.T) {
	t.Parallel()
	tests := []struct{ base, src, deps, facts string }{
		{
			"go.mod", "module \"example.com/m\" // x\ngo 1.25.8\ntoolchain go1.26.0\nrequire a.b/c v1\nrequire (\n\td.e/f v2 // indirect\n\tg.h/i v3\n)\n",
			"go a.b/c, go g.h/i", "Go 1.25.8|go1.26.0|example.com/m",
		},
		{"requirements.txt", "# c\nDjango>=4 ; python_version>'3'\nuvicorn[standard]==1\n-r other.txt\ngit+https://x\nscikit_learn\n", "pypi django, pypi uvicorn, pypi scikit-learn", ""},
		{"setup.cfg", "[options]\npython_requires = >=3.9\ninstall_requires =\n    flask>=2\n    click\nzip_safe = no\n", "pypi flask, pypi click", "Python >=3.9"},
		{"pyproject.toml", "[tool.poetry.dependencies]\npython = \"^3.12\"\nflask = \"^3\"\n[tool.poetry.group.dev.dependencies]\npytest = \"*\"\n[dependency-groups]\nx = [\"mypy\", {include-group = \"y\"}]\n", "pypi mypy, pypi flask, pypi python, pypi pytest, pytool poetry", "Python ^3.12"},
		{"Pipfile", "[packages]\nflask = \"*\"\n[requires]\npython_version = \"3.11\"\n", "pypi flask", "Python 3.11"},
		{"pom.xml", "<project><properties><java.version>21</java.version></properties><dependencies><dependency><groupId>org.postgresql</groupId><artifactId>postgresql</artifactId></dependency></dependencies></project>", "maven org.postgresql:postgresql", "Java 21"},
		{"build.gradle.kts", "plugins { \n id(\"org.springframework.boot\") version \"3\"\n}\ndependencies {\n  implementation(\"org.junit:junit:5\")\n  implementation(project(\":core\"))\n}\n java { toolchain { languageVersion = JavaLanguageVersion.of(21) } }", "maven org.springframework.boot, maven org.junit:junit", "Java 21"},
		{"composer.json", "\ufeff{\"require\":{\"php\":\">=8.2\",\"laravel/framework\":\"^11\"}}", "composer laravel/framework, composer php", "PHP >=8.2"},
		{"Gemfile", "ruby '3.3'\ngem \"rails\", '~> 7'\n# gem 'x'\n", "gem rails", "Ruby 3.3"},
		{"App.csproj", "<Project Sdk=\"Microsoft.NET.Sdk.Web\"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup><ItemGroup><PackageReference Include=\"Npgsql\" Version=\"8\" /></ItemGroup></Project>", "nuget Npgsql, sdk Microsoft.NET.Sdk.Web", ".NET net8.0"},
		{"compose.yml", "image: 'mcr.microsoft.com/mssql/server:2022'\nimage: registry.local:5000/postgres@sha256:1\n", "image mcr.microsoft.com/mssql/server, image registry.local:5000/postgres", ""},
		{"schema.prisma", "generator x {\n provider = \"no\"\n}\ndatasource db {\n  provider = \"postgresql\"\n}\n", "prisma postgresql", ""},
	}
	for _, tt := range tests {
		t.Run(tt.base, func(t *testing.T) {
			t.Parallel()
			var m manifests
			f := &file{path: tt.base, base: tt.base, dir: "."}
			require.NoError(t, manifestReader(tt.base)(&m, f, []byte(tt.src)))
			var deps, facts []string
			for _, d := range m.deps {
				deps = append(deps, d.eco+" "+d.name)
			}
			for _, f := range m.facts {
				facts = append(facts, strings.TrimSpace(f.what+" "+f.value))
			}
			require.Equal(t, tt.deps, strings.Join(deps, ", "))
			require.Equal(t, tt.facts, strings.Join(facts, "|"))
		})
	}
}

func TestDependencyMatches(t *testing.T) {
	t.Parallel()
	tests := []struct {
		eco, name, want string
		yes             bool
	}{
		{"go", "github.com/jackc/pgx/v5", "github.com/jackc/pgx", true},
		{"go", "github.com/jackc/pgxmock", "github.com/jackc/pgx", false},
		{"npm", "react-dom", "react", false},
		{"maven", "org.springframework.boot:starter", "org.springframework.boot", true},
		{"maven", "junit:junit", "junit", true},
		{"nuget", "Microsoft.AspNetCore.OpenApi", "Microsoft.AspNetCore", true},
		{"image", "registry.local/mysql", "mysql", true},
		{"image", "me/mysql", "mysql", false},
		{"pypi", "Flask", "flask", true},
	}
	for _, tt := range tests {
		require.Equal(t, tt.yes, dependency{eco: tt.eco, name: tt.name}.matches([]string{tt.want}), tt.name)
	}
}

func TestMachineMade(t *testing.T) {
	t.Parallel()
	signs := []string{"Code generated", "DO NOT EDIT"}
	require.True(t, isMachineMade([]byte("// Code generated by x.\npackage x\n"), 2, signs))
	require.True(t, isMachineMade([]byte(strings.Repeat("x", 5000)), 1, signs))
	require.False(t, isMachineMade([]byte("x := \"Code generated\"\n"), 1, signs))
}

// Inputs on which work that grows with the square of the size would take
// minutes: the test ends at once or not at all.
func TestScannersAreLinear(t *testing.T) {
	t.Parallel()
	tb, err := loadTables()
	require.NoError(t, err)
	for _, unit := range []string{
		"(/", "const a ", "`${", "def a(", "x ) -> ", "'''", "def f():\n ", "from a import (", "/**", "{", "}", "class A{\n",
		"const a\nx ", "from a import b, ", "\\", "import 'x'\n", "<script>", "let x = function(", "\"", "A", "aB", "a\n", "# ) -> ",
	} {
		src := []byte(strings.Repeat(unit, 512<<10/len(unit)))
		for _, name := range []string{"a.ts", "a.py", "a.vue", "a.java", "a.go"} {
			f := &file{path: name, base: name, lang: tb.languageOf(name)}
			e := &explorer{tables: tb, topic: newTopic([]string{"a", "const"}, "", nil, nil), marker: tb.newMarker(true), profiled: true}
			w := e.newLooker()
			w.look(f, src)
			w.marks(f, src)
			e.topic.scan(src)
			f.symbols = nil
			switch name {
			case "a.ts", "a.vue":
				(&scanner{}).script(f, string(src))
			case "a.py":
				(&scanner{}).python(f, string(src))
			case "a.java":
				scanOther(f, string(src))
			}
			require.LessOrEqual(t, len(f.symbols), maxSymbols)
		}
	}
}

// Whatever the bytes, a scanner ends, and its lines lie in the file in order.
func FuzzScanners(f *testing.F) {
	f.Add("class A:\n  def x(self):\n    '''\n")
	f.Add("export const a = `${b}` / 2; function c() { /x}/ }")
	f.Add("type A struct{}\nfunc (")
	f.Add("<script>import x from 'y'</script>")
	f.Add("module x\nrequire (\n a v1\n")
	f.Fuzz(func(t *testing.T, src string) {
		lines := countLines([]byte(src)) + 1
		for _, lang := range []string{"Go", "TypeScript", "Vue", "Python", "Java"} {
			x := &file{base: "x", lang: &language{Name: lang}}
			switch lang {
			case "Go":
				scanGo(x, []byte(src))
			case "Python":
				(&scanner{}).python(x, src)
			case "Java":
				scanOther(x, src)
			default:
				(&scanner{}).script(x, src)
			}
			for _, s := range x.symbols {
				require.True(t, s.start >= 1 && s.end >= s.start && s.end <= lines, "%s %+v of %d lines", lang, s, lines)
			}
		}
		for _, base := range []string{"go.mod", "package.json", "pyproject.toml", "setup.cfg", "Cargo.toml", "pom.xml", "build.gradle", "composer.json", "Gemfile", "a.csproj", "compose.yml", "schema.prisma", "requirements.txt"} {
			var m manifests
			_ = manifestReader(base)(&m, &file{path: base, base: base, dir: "."}, []byte(src))
			for _, d := range m.deps {
				require.NotEmpty(t, d.name)
			}
		}
		newTopic([]string{src}, src, nil, nil).scan([]byte(src))
		for line := range strings.Lines(src) {
			if r, ok := readIgnoreLine(".", strings.TrimRight(line, "\n")); ok {
				(&ignoreRules{list: []ignoreRule{r}}).ignored("a/b/c", false)
			}
		}
	})
}

func TestModulesThatStartByThemselvesAreNoEntry(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		modules int
		want    []string
	}{
		{2, []string{"pkg/m0.py:3", "pkg/m1.py:3", "pkg/__main__.py"}},
		{9, []string{"pkg/__main__.py"}},
	} {
		root := t.TempDir()
		require.NoError(t, os.Mkdir(filepath.Join(root, "pkg"), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(root, "pkg", "__main__.py"), []byte("import pkg\n"), 0o600))
		for i := range c.modules {
			name := filepath.Join(root, "pkg", fmt.Sprintf("m%d.py", i))
			require.NoError(t, os.WriteFile(name, []byte("import os\n\nif __name__ == \"__main__\":\n    print(os)\n"), 0o600))
		}
		found, err := Explore(t.Context(), Options{Root: root, Keywords: []string{"print"}})
		require.NoError(t, err)
		var got []string
		for _, p := range found.IntegrationPoints {
			got = append(got, p.Location)
		}
		require.Equal(t, c.want, got)
	}
}
