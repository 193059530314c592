package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The purpose of a command is what it does, not the first condition that is
// tested of it; a name of which the source tells nothing has none.
func TestTheUseOfACommandIsWhatItDoes(t *testing.T) {
	t.Parallel()
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Title: "gauge", Product: "gauge", Pitch: []specs.Item{{Text: "A tool that draws levels of rivers."}}}, "standard")}
	g.req = analysis.RequirementsOutput{Requirements: []specs.Requirement{
		{
			ID: "REQ-001", Title: "`gauge load FILE`", Description: []specs.Item{{Text: "`gauge load FILE` MUST read the levels and write a report."}},
			Criteria: []specs.Criterion{{Text: "A missing file is an error that names it.", Source: specs.FromLines(4, 4)}},
		},
	}}
	for form, want := range map[string]string{
		"gauge load FILE": "reads the levels and writes a report",
		"gauge draw":      "draws levels of rivers",
		"gauge sweep":     "",
	} {
		require.Equal(t, want, g.signaturePurpose(&specs.Signature{Name: form, Form: form}), form)
	}
}
