package conformance_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/conformance"
)

// TestGuidelinesCheck_Calls: a call is found where it stands in code; comments,
// texts, declarations and longer names are none, and neither is what the rule
// leaves out.
func TestGuidelinesCheck_Calls(t *testing.T) {
	t.Parallel()
	root := files{
		"go.mod": "module example.com/x\n\ngo 1.26\n",
		"store/store.go": "package store\n\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n\n// Keep calls os.Exit(1) never.\nfunc Keep() {\n\tfmt.Println(\"os.Exit(2)\")\n" +
			"\tif len(os.Args) > 9 {\n\t\tos.Exit(3)\n\t\tpanic(fmt.Sprintf(\"x %d\", 1))\n\t}\n}\n",
		"store/local.go":      "package store\n\ntype exiter struct{}\n\nfunc (exiter) Exit(int) {}\n\nfunc local(os exiter) { os.Exit(1) }\n",
		"store/alias.go":      "package store\n\nimport sys \"os\"\n\nfunc end() { sys.Exit(1) }\n",
		"store/store_test.go": "package store\n\nimport \"os\"\n\nfunc leave() { os.Exit(1) }\n",
		"main.go":             "package main\n\nimport \"os\"\n\nfunc main() { os.Exit(1) }\n",
		"web/page.ts":         "// console.log('a')\nexport function show() {\n  const text = \"console.log(b)\";\n  myconsole.log(text);\n  console.log(text);\n  console.warn (text);\n}\n",
		"web/page.test.ts":    "console.log('in a test');\n",
		"web/printer.ts":      "class Printer {\n  print() {\n    return 1;\n  }\n  eval(x: string): void;\n}\n",
		"tool.py":             "def panic(x):\n    \"\"\"print('a')\"\"\"\n    print(x)  # print('b')\n",
	}.write(t)
	for rule, want := range map[string][]string{
		"Do not call os.Exit outside main":       {"store/alias.go:5", "store/store.go:12", "store/store_test.go:5"},
		"No `os.Exit` in tests":                  {"store/store_test.go:5"},
		"No console.log in production code":      {"web/page.ts:5"},
		"No `console.*`":                         {"web/page.test.ts:1", "web/page.ts:5", "web/page.ts:6"},
		"不要使用 console.log":                       {"web/page.test.ts:1", "web/page.ts:5"},
		"Never call `panic`":                     {"store/store.go:13"},
		"Python: never call `print`":             {"tool.py:3"},
		"Go: never call `print`":                 nil,
		"Never use eval":                         nil,
		"TypeScript: no console.log in `store/`": nil,
	} {
		report := check(t, root, rules(rule), func(*conformance.Options) {})
		var got []string
		for _, f := range report.Findings {
			got = append(got, fmt.Sprintf("%s:%d", f.File, f.Line))
		}
		require.Equal(t, want, got, "%s: %+v", rule, report.Rules)
		require.NotEqual(t, conformance.NotRule, report.Rules[0].State, rule)
	}
}

// TestGuidelinesCheck_LanguageInFront: a rule with a language in front says
// nothing of the files of another.
func TestGuidelinesCheck_LanguageInFront(t *testing.T) {
	t.Parallel()
	root := files{
		"go.mod":       "module example.com/x\n\ngo 1.26\n\nrequire github.com/redis/go-redis/v9 v9.0.0\n",
		"a.go":         "package x\n\nimport _ \"github.com/redis/go-redis/v9\"\n",
		"package.json": "{\"dependencies\": {\"redis\": \"^4.0.0\"}}\n",
		"web/a.ts":     "import { createClient } from \"redis\";\ncreateClient();\n",
	}.write(t)
	for rule, want := range map[string][]string{
		"Go: no Redis":         {"a.go:3", "go.mod:5"},
		"TypeScript: no Redis": {"package.json:1", "web/a.ts:1"},
		"TypeScript/Go: lines must not exceed 30 characters": {"a.go:3", "web/a.ts:1"},
		"Go: lines must not exceed 30 characters":            {"a.go:3"},
	} {
		report := check(t, root, rules(rule), func(*conformance.Options) {})
		var got []string
		for _, f := range report.Findings {
			got = append(got, fmt.Sprintf("%s:%d", f.File, f.Line))
		}
		require.Equal(t, want, got, "%s: %+v", rule, report.Rules)
	}
}
