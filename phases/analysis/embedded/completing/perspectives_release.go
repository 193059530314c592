package completing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// headingLine reads the title of a section.
var headingLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^#{1,6}\s+(?:[0-9.]+\s*)?(.+?)[\s#]*$`)
})

// firstReleaseHead is the heading under which a source says what belongs to its first
// release: "MVP 范围", "First version". Empty where it has none: "Not in the MVP" and "After
// the MVP" are about the rest.
func (w *Completer) firstReleaseHead() string {
	for _, line := range w.SourceLines() {
		m := headingLine().FindStringSubmatch(line)
		if m == nil {
			continue
		}
		title := strings.TrimSpace(specs.Plain(m[1]))
		said := phrasing.NewWordIndex(title)
		if said.HasAny(w.Table.Words["first_release_heads"]) && !said.HasAny(w.Table.Words["not_first_release"]) {
			return title
		}
	}
	return ""
}
