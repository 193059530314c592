package intents

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// Words are the words of the matrix; see templates/rules/intents.yaml.
type Words struct {
	Heading  templates.Words            `yaml:"heading"`
	Columns  map[string][]string        `yaml:"columns"`
	Status   map[string]templates.Words `yaml:"status"`
	Deferred templates.Words            `yaml:"deferred"`
	Confirm  templates.Words            `yaml:"confirm"`
	Hint     templates.Words            `yaml:"hint"`
}

// Matrix is the report as a Markdown section: a heading and a table with a row an
// intent.
func (r *Report) Matrix(w Words, lang string) string {
	columns := w.Columns[lang]
	if len(columns) == 0 {
		columns = w.Columns["en"]
	}
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n\n| %s |\n|%s\n", w.Heading.In(lang), strings.Join(columns, " | "), strings.Repeat("---|", len(columns)))
	for i := range r.Outcomes {
		o := &r.Outcomes[i]
		where := make([]string, len(o.Where))
		for j, p := range o.Where {
			where[j] = p.shown()
		}
		var notes []string
		if o.Notes != "" {
			notes = append(notes, o.Notes)
		}
		if o.Deferred != "" {
			notes = append(notes, strings.ReplaceAll(w.Deferred.In(lang), "{reason}", o.Deferred))
		}
		if o.Confirm {
			notes = append(notes, w.Confirm.In(lang))
		}
		if len(o.Hints) > 0 && o.Open() {
			notes = append(notes, strings.ReplaceAll(w.Hint.In(lang), "{place}", o.Hints[0].shown()))
		}
		cells := []string{strconv.Itoa(o.Number), o.Intent, w.Status[string(o.Status)].In(lang), strings.Join(where, ", "), strings.Join(notes, "; ")}
		for j, text := range cells {
			cells[j] = cell(text)
		}
		fmt.Fprintf(&b, "| %s |\n", strings.Join(cells, " | "))
	}
	return b.String()
}

// shown is a place as people write it: FILE.md#heading, or with its line in front
// of the first heading.
func (p *Place) shown() string {
	if p.Anchor == "" {
		return p.File + ":" + strconv.Itoa(p.Line)
	}
	return p.File + "#" + p.Anchor
}

// cell makes a text fit into a cell of a table, and drops what no page shows.
func cell(text string) string {
	text = wording.Clean(strings.Join(strings.Fields(text), " "))
	return strings.NewReplacer(`\`, `\\`, "|", `\|`, "<!--", "&lt;!--").Replace(text)
}
