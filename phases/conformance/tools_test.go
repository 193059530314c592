package conformance_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/conformance"
)

// TestGuidelinesCheck_Tools: what rules ask for of tools is decided by manifests,
// lock files, settings and code, on the line that shows it, and nothing is said
// of what only looks so.
func TestGuidelinesCheck_Tools(t *testing.T) {
	t.Parallel()
	testCase := "import unittest\n\n\nclass OrderTest(unittest.TestCase):\n    pass\n"
	mocked := "from unittest.mock import Mock\n\n\ndef test_order():\n    assert Mock()\n"
	for _, c := range []struct {
		rule  string
		files files
		want  []string // file:line of the findings
		state string
	}{
		{"Use pytest, not unittest", files{"requirements.txt": "pytest==8\n", "tests/test_a.py": testCase}, []string{"tests/test_a.py:4"}, conformance.Broken},
		{"Use pytest, not unittest", files{"requirements.txt": "pytest==8\n", "tests/test_a.py": mocked}, nil, conformance.Kept},
		{"Python: use pytest", files{"requirements.txt": "flask==3\n", "tests/test_a.py": testCase}, []string{"tests/test_a.py:4"}, conformance.Broken},
		{"Python: use pytest", files{"a.py": "x = 1\n", "tests/test_a.py": mocked}, nil, conformance.Unchecked},
		{"Python: use pytest", files{"pyproject.toml": "[tool.pytest.ini_options]\naddopts = \"-q\"\n", "a.py": "x = 1\n"}, nil, conformance.Kept},
		{"Python: use pytest", files{"go.mod": "module m\n", "a.go": "package a\n"}, nil, conformance.Unchecked},
		{"使用 pytest 编写测试", files{"a.py": "x = 1\n", "tests/test_a.py": testCase}, []string{"tests/test_a.py:4"}, conformance.Broken},
		{"use Vitest, not Jest", files{"package.json": "{\n \"devDependencies\": {\n  \"jest\": \"^29\",\n  \"vitest\": \"^2\"\n }\n}\n", "a.ts": "export {}\n"}, []string{"package.json:3"}, conformance.Broken},
		{"TypeScript: use Vitest, not Jest", files{"package.json": "{\n \"devDependencies\": {\n  \"jest\": \"^29\"\n }\n}\n", "a.ts": "export {}\n", "b.js": "x\n"}, nil, conformance.Unchecked},
		{"TypeScript: use Vitest, not Jest", files{"package.json": "{\n \"devDependencies\": {\n  \"jest\": \"^29\"\n }\n}\n", "a.ts": "export {}\n", "jest.config.js": "x\n"}, []string{"jest.config.js:0", "package.json:3"}, conformance.Broken},
		{"use pnpm, not npm", files{"package.json": "{\n \"scripts\": {\"a\": \"npm run b\"},\n \"packageManager\": \"npm@10.2.0\"\n}\n", "package-lock.json": "{}\n"}, []string{"package-lock.json:0", "package.json:3"}, conformance.Broken},
		{"use pnpm, not npm", files{"package.json": "{\n \"scripts\": {\"a\": \"npm run b\"}\n}\n", "pnpm-lock.yaml": "a: 1\n"}, nil, conformance.Kept},
		{"禁止使用 npm", files{"package.json": "{}\n", "web/package-lock.json": "{}\n"}, []string{"web/package-lock.json:0"}, conformance.Broken},
		{"Only use pnpm as a package manager", files{"package.json": "{\n \"packageManager\": \"yarn@4.1.0\"\n}\n"}, []string{"package.json:2"}, conformance.Broken},
		{"Python: manage dependencies with uv", files{"pyproject.toml": "[project]\nname = \"x\"\n", "poetry.lock": "x\n", "a.py": "x = 1\n"}, []string{"poetry.lock:0"}, conformance.Broken},
		{"format with prettier", files{"package.json": "{}\n", "dprint.json": "{}\n", "a.ts": "x\n"}, []string{"dprint.json:0"}, conformance.Broken},
		{"format with prettier", files{"package.json": "{}\n", "biome.json": "{}\n", "a.ts": "x\n"}, nil, conformance.Unchecked},
		{"format with prettier", files{".prettierrc": "{}\n", "a.ts": "x\n"}, nil, conformance.Kept},
		{"Format Python code with Black", files{"pyproject.toml": "[tool.yapf]\ncolumn_limit = 100\n", "a.py": "x = 1\n"}, []string{"pyproject.toml:1"}, conformance.Broken},
		{"Format with gofmt", files{"a.go": "package a\n\nvar  x = 1\n", "b.go": "package a\r\n\r\nvar y = 1\r\n", "c.go": "package (\n", "testdata/d.go": "package  d\n"}, []string{"a.go:3"}, conformance.Broken},
		{"Format with gofmt", files{"a.py": "x\n"}, nil, conformance.Unchecked},
		{"Go code is formatted with gofumpt", files{"a.go": "package a\n"}, nil, conformance.Unchecked},
		{"File names use snake_case", files{"Rakefile": "task :x\n", "lib/order_line.rb": "x = 1\n"}, nil, conformance.Kept},
		{"All code is formatted with gofmt", files{"a.go": "package a\n\nvar x = 1\n"}, nil, conformance.Kept},
	} {
		report := check(t, c.files.write(t), rules(c.rule), nil)
		require.Equal(t, c.state, report.Rules[0].State, "%s: %v %s", c.rule, shown(report), report.Rules[0].Reason)
		var got []string
		for _, f := range report.Findings {
			got = append(got, place(f.File, f.Line))
		}
		require.Equal(t, c.want, got, "%s: %v", c.rule, shown(report))
	}
}

// TestGuidelinesCheck_CoverageOfALanguage: of a report only the files of the
// language count, and branches only where they are told.
func TestGuidelinesCheck_CoverageOfALanguage(t *testing.T) {
	t.Parallel()
	both := files{
		"go.mod": "module example.com/m\n", "a.go": "package a\n", "web/package.json": "{}\n", "web/a.ts": "x\n", "web/b.js": "x\n", "tool/a.py": "x\n", "tool/pyproject.toml": "[project]\nname = \"t\"\n",
		"src/A.java":        "class A {}\n",
		"coverage.out":      "mode: set\nexample.com/m/a.go:1.1,2.2 9 1\nexample.com/m/a.go:3.1,4.2 1 0\n",
		"web/lcov.info":     "SF:/ci/work/web/a.ts\nBRF:4\nBRH:1\nLF:10\nLH:7\nend_of_record\nSF:/ci/work/web/b.js\nLF:10\nLH:2\nend_of_record\n",
		"tool/coverage.xml": "<coverage line-rate=\"0.5\"><packages><package><classes><class filename=\"a.py\"><methods><method><lines><line hits=\"1\"/></lines></method></methods><lines><line hits=\"1\"/><line hits=\"0\" condition-coverage=\"50% (1/2)\"/></lines></class></classes></package></packages></coverage>\n",
	}
	jacoco := both.with("pom.xml", "<project><artifactId>x</artifactId><dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId></dependency></dependencies></project>\n").with("jacoco.xml",
		"<report name=\"x\"><package name=\"a\"><class name=\"A\"><counter type=\"LINE\" missed=\"5\" covered=\"5\"/></class><sourcefile name=\"A.java\"><line nr=\"1\"/><counter type=\"LINE\" missed=\"1\" covered=\"9\"/><counter type=\"BRANCH\" missed=\"3\" covered=\"1\"/></sourcefile></package><counter type=\"LINE\" missed=\"1\" covered=\"9\"/><counter type=\"BRANCH\" missed=\"3\" covered=\"1\"/></report>\n")
	delete(jacoco, "coverage.out")
	for _, c := range []struct {
		rule  string
		files files
		want  []string
		state string
	}{
		{"Go: coverage ≥ 80 %", both, nil, conformance.Kept},
		{"Go: coverage ≥ 95 %", both, []string{"coverage.out:0"}, conformance.Broken},
		{"TypeScript: coverage at least 80%", both, []string{"web/lcov.info:0"}, conformance.Broken},
		{"TypeScript: coverage at least 70%", both, nil, conformance.Kept},
		{"JavaScript test coverage at least 70%", both, []string{"web/lcov.info:0"}, conformance.Broken},
		{"Python: coverage at least 50%", both, nil, conformance.Kept},
		{"Python 测试覆盖率不低于80%", both, []string{"tool/coverage.xml:0"}, conformance.Broken},
		{"Java: coverage at least 90%", both, nil, conformance.Unchecked},
		{"Ruby: coverage at least 90%", both, nil, conformance.Unchecked},
		{"Go: branch coverage at least 10%", both, nil, conformance.Unchecked},
		{"TypeScript: branch coverage at least 50%", both, []string{"web/lcov.info:0"}, conformance.Broken},
		{"Java: coverage at least 90%", jacoco, nil, conformance.Kept},
		{"Java: branch coverage at least 50%", jacoco, []string{"jacoco.xml:0"}, conformance.Broken},
		{"测试覆盖率不低于80%", both, []string{"tool/coverage.xml:0", "web/lcov.info:0"}, conformance.Broken},
	} {
		report := check(t, c.files.write(t), rules(c.rule), nil)
		require.Equal(t, c.state, report.Rules[0].State, "%s: %v %s", c.rule, shown(report), report.Rules[0].Reason)
		var got []string
		for _, f := range report.Findings {
			got = append(got, place(f.File, f.Line))
		}
		require.Equal(t, c.want, got, "%s: %v", c.rule, shown(report))
	}
}

func place(file string, line int) string { return fmt.Sprintf("%s:%d", file, line) }
