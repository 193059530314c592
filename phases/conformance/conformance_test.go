package conformance_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/conformance"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/templates"
)

// files are the files of a project by their paths.
type files map[string]string

// project reads a project of testdata.
func project(t *testing.T, name string) files {
	t.Helper()
	archive, err := txtar.ParseFile(filepath.Join("testdata", name+".txtar"))
	require.NoError(t, err)
	out := files{}
	for _, f := range archive.Files {
		out[f.Name] = string(f.Data)
	}
	return out
}

func (f files) with(path, text string) files {
	out := maps.Clone(f)
	out[path] = text
	return out
}

func (f files) write(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	f.into(t, root)
	return root
}

func (f files) into(t *testing.T, root string) {
	t.Helper()
	for name, text := range f {
		full := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(full), 0o755))
		require.NoError(t, os.WriteFile(full, []byte(text), 0o644))
	}
}

// rules makes rules of lines, as if they stood in one file.
func rules(lines ...string) []guidelines.Rule {
	var out []guidelines.Rule
	for i, line := range lines {
		out = append(out, guidelines.Rule{
			ID: fmt.Sprintf("R-%04d", i+1), Kind: guidelines.Constraint, Text: line, Path: ".workflow/specs/architecture-constraints.md", Line: 10 + i,
		})
	}
	return out
}

// textRules are the rules of a project of testdata, one a line of "rules".
func (f files) rules() []guidelines.Rule {
	return rules(strings.Split(strings.TrimSpace(f["rules"]), "\n")...)
}

// reader is made once: all tests read by the same words.
var reader = sync.OnceValues(func() (*meaning.Reader, error) { return meaning.New(templates.New(nil, "")) })

func check(t *testing.T, root string, list []guidelines.Rule, change func(*conformance.Options)) *conformance.Report {
	t.Helper()
	r, err := reader()
	require.NoError(t, err)
	o := conformance.Options{Root: root, Rules: list, Reader: r, Now: time.Now, Env: os.Environ()}
	if change != nil {
		change(&o)
	}
	report, err := conformance.Check(t.Context(), o)
	require.NoError(t, err)
	return report
}

// shown lists findings as "rule file:line message".
func shown(r *conformance.Report) []string {
	out := []string{}
	for _, f := range r.Findings {
		out = append(out, fmt.Sprintf("%s %s:%d %s", f.Rule, f.File, f.Line, f.Message))
	}
	return out
}

// defect is a change of a clean project that breaks one rule.
type defect struct {
	rule string // a word of the rule's text
	file string // that is written
	text string
	add  bool // to what stands there
	at   string
}

// TestGuidelines_CheckNamesThePlantedDefect: a clean project has no finding; each
// planted defect is named by exactly its rule on exactly its line.
func TestGuidelines_CheckNamesThePlantedDefect(t *testing.T) {
	for name, defects := range map[string][]defect{"go-service": goDefects(), "ts-app": scriptDefects(), "py-service": pythonDefects()} {
		clean := project(t, name)
		list := clean.rules()
		t.Run(name, func(t *testing.T) {
			report := check(t, clean.write(t), list, nil)
			require.Empty(t, shown(report))
			for _, one := range report.Rules {
				require.NotEmpty(t, one.Checks, "every rule of the project can be checked: %s: %s", one.Text, one.Reason)
				require.Contains(t, []string{conformance.Kept, conformance.Partly, conformance.Unchecked}, one.State, one.Text)
			}
			used := map[string]bool{}
			for _, d := range defects {
				at := slices.IndexFunc(list, func(r guidelines.Rule) bool { return strings.Contains(r.Text, d.rule) })
				require.GreaterOrEqual(t, at, 0, d.rule)
				used[list[at].ID] = true
				text := d.text
				if d.add {
					text = clean[d.file] + d.text
				}
				found := check(t, clean.with(d.file, text).write(t), list, nil)
				require.NotEmpty(t, found.Findings, "%s in %s", d.rule, d.file)
				for _, f := range found.Findings {
					require.Equal(t, list[at].ID, f.Rule, "%s: %v", d.rule, shown(found))
					require.Contains(t, f.Message, fmt.Sprintf("architecture-constraints.md:%d", list[at].Line))
					require.NotEmpty(t, f.Fix)
				}
				places := []string{}
				for _, f := range found.Findings {
					places = append(places, fmt.Sprintf("%s:%d", f.File, f.Line))
				}
				require.Contains(t, places, d.at, "%s: %v", d.rule, shown(found))
			}
			for _, r := range list {
				if !strings.HasPrefix(r.Text, "`") && !strings.HasPrefix(r.Text, "Use ") {
					require.True(t, used[r.ID], "a rule without a defect: %s", r.Text)
				}
			}
		})
	}
}

func goDefects() []defect {
	return []defect{
		{rule: "No Redis", file: "internal/store/cache.go", text: "package store\n\nimport (\n\t\"context\"\n\n\t\"github.com/redis/go-redis/v9\"\n)\n\nvar _ redis.Client\nvar _ context.Context\n", at: "internal/store/cache.go:6"},
		{rule: "No Redis", file: "go.mod", text: "module example.com/shop\n\ngo 1.24\n\nrequire (\n\tgithub.com/jackc/pgx/v5 v5.7.1\n\tgithub.com/redis/go-redis/v9 v9.7.0\n)\n", at: "go.mod:7"},
		{rule: "logrus", file: "internal/web/log.go", text: "package web\n\nimport \"github.com/sirupsen/logrus\"\n\nvar logger = logrus.New()\n", at: "internal/web/log.go:3"},
		{rule: "must not import `internal/web`", file: "internal/domain/leak.go", text: "package domain\n\nimport (\n\t\"example.com/shop/internal/web\"\n)\n\nvar _ = web.Serve\n", at: "internal/domain/leak.go:4"},
		{rule: "Only `internal/store`", file: "internal/web/query.go", text: "package web\n\nimport \"database/sql\"\n\nvar db *sql.DB\n", at: "internal/web/query.go:3"},
		{rule: "snake_case", file: "internal/web/orderList.go", text: "package web\n", at: "internal/web/orderList.go:0"},
		{rule: "PascalCase", file: "internal/domain/more.go", text: "package domain\n\ntype order_line struct{}\n", at: "internal/domain/more.go:3"},
		{rule: "longer than 20", file: "internal/domain/long.go", text: "package domain\n\nfunc long() int {\n" + strings.Repeat("\tprintln(1)\n", 25) + "\treturn 1\n}\n", at: "internal/domain/long.go:3"},
		{rule: "250 lines", file: "internal/domain/many.go", text: "package domain\n" + strings.Repeat("\n// text\n", 130), at: "internal/domain/many.go:251"},
		{rule: "Test coverage", file: "coverage.out", text: "mode: set\nexample.com/shop/a.go:1.1,2.2 3 1\nexample.com/shop/a.go:3.1,4.2 2 0\n", at: "coverage.out:0"},
		{rule: "packages named", file: "internal/utils/x.go", text: "package utils\n", at: "internal/utils/x.go:0"},
		{rule: "SQL files", file: "internal/store/schema.sql", text: "select 1;\n", at: "internal/store/schema.sql:0"},
	}
}

func scriptDefects() []defect {
	return []defect{
		{rule: "jQuery", file: "package.json", text: "{\n  \"name\": \"shop\",\n  \"dependencies\": {\n    \"react\": \"^19.0.0\",\n    \"jquery\": \"^3.7.0\"\n  },\n  \"devDependencies\": {\"vitest\": \"^3.0.0\"}\n}\n", at: "package.json:5"},
		{rule: "jQuery", file: "src/api/old.ts", text: "// jquery is imported below\nimport $ from 'jquery'\n\nexport const page = $('#page')\n", at: "src/api/old.ts:2"},
		{rule: "pnpm", file: "package-lock.json", text: "{}\n", at: "package-lock.json:0"},
		{rule: "Prefer Vitest", file: "package.json", text: "{\n  \"name\": \"shop\",\n  \"dependencies\": {\"react\": \"^19.0.0\"},\n  \"devDependencies\": {\"vitest\": \"^3.0.0\",\n    \"jest\": \"^29.0.0\"}\n}\n", at: "package.json:5"},
		{rule: "kebab-case", file: "src/api/orderList.ts", text: "export const one = new Map()\n", at: "src/api/orderList.ts:0"},
		{rule: "函数使用 camelCase", file: "src/api/more.ts", text: "/* function Bad_One() {} */\nconst text = 'function bad_two() {}'\nexport function load_orders() {\n  return text\n}\n", at: "src/api/more.ts:3"},
		{rule: "UPPER_SNAKE_CASE", file: "src/api/limits.ts", text: "export const MAX_ITEMS = 10\nexport const minItems = 2\n", at: "src/api/limits.ts:2"},
		{rule: "`src/ui` must not import `src/api/internal`", file: "src/ui/leak.tsx", text: "import { go } from\n  '../api/internal/http'\n\nexport const Leak = () => go()\n", at: "src/ui/leak.tsx:2"},
		{rule: "Test files are named", file: "src/api/orders.spec.ts", text: "import { it } from 'vitest'\nit('works', () => {})\n", at: "src/api/orders.spec.ts:0"},
		{rule: "live next to", file: "tests/orders.test.ts", text: "import { it } from 'vitest'\nit('works', () => {})\n", at: "tests/orders.test.ts:0"},
		{rule: "每行不超过", file: "src/api/wide.ts", text: "export const a = new Map()\n// " + strings.Repeat("wide ", 30) + "\n", at: "src/api/wide.ts:2"},
	}
}

func pythonDefects() []defect {
	return []defect{
		{rule: "ORM", file: "requirements.txt", text: "fastapi==0.115.0\nSQLAlchemy==2.0.0\n", at: "requirements.txt:2"},
		{rule: "database", file: "shop/handlers/direct.py", text: "\"\"\"psycopg2\"\"\"\n\nimport psycopg2\n", at: "shop/handlers/direct.py:3"},
		{rule: "domain", file: "shop/domain/leak.py", text: "from __future__ import annotations\n\nfrom shop.handlers import orders\n", at: "shop/domain/leak.py:3"},
		{rule: "Functions use snake_case", file: "shop/domain/names.py", text: "def loadOrders():\n    pass\n\n\nclass Base(Exception):\n    def asDict(self):\n        pass\n", at: "shop/domain/names.py:1"},
		{rule: "Classes", file: "shop/domain/klass.py", text: "class order_line:\n    pass\n", at: "shop/domain/klass.py:1"},
		{rule: "tests/", file: "shop/domain/test_order.py", text: "def test_one():\n    pass\n", at: "shop/domain/test_order.py:0"},
		{rule: "Coverage", file: "coverage.xml", text: "<?xml version=\"1.0\" ?>\n<!DOCTYPE coverage SYSTEM 'x.dtd'>\n<coverage lines-valid=\"200\" lines-covered=\"150\" line-rate=\"0.75\"></coverage>\n", at: "coverage.xml:0"},
	}
}
