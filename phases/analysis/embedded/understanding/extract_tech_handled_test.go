package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLanguagesOfCodeThatIsHandled: the languages of the code that a product reads or writes are none
// that it is made with, and what it is made with stays.
func TestLanguagesOfCodeThatIsHandled(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"`init` recognises reads in Go, TypeScript and Python.":                nil,
		"The scanner parses Kotlin and Java files and lists their imports.":    nil,
		"It generates TypeScript types and a Swift client from the schema.":    nil,
		"The linter checks projects written in Rust or Go.":                    nil,
		"Supported languages: Go, Rust and Ruby.":                              nil,
		"It detects Django apps and Laravel projects in the repository.":       nil,
		"Written in Go 1.23, the tool lints Python code.":                      {"Go 1.23"},
		"The service reads orders from the queue and is written in Kotlin.":    {"Kotlin"},
		"The back end is built with Python and Django and generates invoices.": {"Python", "Django"},
		"The job checks invoices with Python.":                                 {"Python"},
		"The page must be written in TypeScript with React.":                   {"TypeScript", "React"},
		"The tool must be a single binary in Rust.":                            {"Rust"},
		"扫描 Java、Go 和 Python 代码。":                                              nil,
		"支持识别 TypeScript 和 Kotlin 的环境变量读取。":                                    nil,
		"后端用 Java 开发，前端用 TypeScript。":                                          {"Java", "TypeScript"},
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			u := understood(t, "# Ladle\n\n## Features\n\n- A developer can see the list of findings.\n\n## Constraints\n\n- "+text+"\n")
			var got []string
			for i := range u.Technologies {
				got = append(got, u.Technologies[i].Name)
			}
			require.ElementsMatch(t, want, got)
		})
	}
}
