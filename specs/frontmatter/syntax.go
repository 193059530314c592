package frontmatter

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs/problem"
)

// fault is a problem on a 1-based line of the YAML text, which begins on the
// second line of the file.
func fault(line int, format string, args ...any) *problem.Problem {
	return problem.New("input.frontmatter", format, args...).At("", line+1).
		Mend("write one \"key: value\" a line between the two --- lines")
}

// yamlLine finds the line in a message of the YAML library.
var yamlLine = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`line (\d+)`) })

// syntax turns an error of the YAML library into a problem. The library often
// names the line before the broken one, or the first line of the construct, so
// the text is cut after each line and the first cut that breaks in the same way
// tells the true line.
func (f *Front) syntax(err error) error {
	message := strings.TrimPrefix(err.Error(), "yaml: ")
	line := 1
	if m := yamlLine().FindStringSubmatch(message); m != nil {
		line, _ = strconv.Atoi(m[1])
		line = linesOf(f.yaml).edited(line)
		message = strings.TrimPrefix(strings.TrimPrefix(message, m[0]), ": ")
	}
	return fault(f.breakLine(line), "front matter is no valid YAML: %s", message)
}

// breakLine is the first line from which on the text is broken, searched near
// the line the library named.
func (f *Front) breakLine(named int) int {
	lines := bytes.SplitAfter(f.yaml, []byte("\n"))
	last := len(lines)
	if n := len(lines); n > 0 && len(lines[n-1]) == 0 {
		last--
	}
	named = min(max(named, 1), max(last, 1))
	for n := max(1, named-1); n <= min(last, named+2); n++ {
		var doc yaml.Node
		if yaml.Unmarshal(bytes.Join(lines[:n], nil), &doc) != nil {
			return n
		}
	}
	return named
}
