package conformance

import (
	"bytes"
	"go/format"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// formatted holds the files of Go to gofmt, which is at hand without running
// anything; false for every other tool. What other formatters of Go ask for
// besides is not known.
func (t *trial) formatted(s *meaning.Statement, tool string) bool {
	switch tool {
	case "gofmt", "gofumpt", "goimports":
	default:
		return false
	}
	files := t.files(s, func(f *codebase.SourceFile) bool { return f.Code && f.Language == "Go" })
	if len(files) == 0 {
		t.cannot("there is no code in Go")
		return true
	}
	for _, f := range files {
		text := t.project.text(f.Path)
		if !text.ok {
			continue
		}
		have := bytes.ReplaceAll(text.data, []byte("\r\n"), []byte("\n"))
		want, err := format.Source(have)
		if err != nil || bytes.Equal(have, want) {
			continue // what cannot be parsed is the compiler's to say
		}
		t.find(s, f.Path, firstChange(have, want), "run "+tool, "is not formatted with %s", tool)
	}
	if tool != "gofmt" {
		t.cannot("what %s asks for beyond gofmt is not checked", tool)
	}
	return true
}

// firstChange is the first line in which two texts differ.
func firstChange(a, b []byte) int {
	line := 1
	for i := 0; i < len(a) && i < len(b) && a[i] == b[i]; i++ {
		if a[i] == '\n' {
			line++
		}
	}
	return line
}
