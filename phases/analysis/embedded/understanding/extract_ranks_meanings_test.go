package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
)

func TestCodesMeanWhatTheirLegendSays(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	for text, want := range map[string]map[string]string{
		"P0 = required for pilot, P1 = required for GA, P2 = after GA if capacity allows.":                            {"P0": "must", "P1": "must", "P2": "could"},
		"P0 (must ship with launch), P1 (needed for GA), P2 (fast follow), P3 (backlog).":                             {"P0": "must", "P1": "must", "P2": "should", "P3": "could"},
		"Priorities: P0 = no launch without it, P1 = within the first quarter after launch, P2 = when there is time.": {"P0": "must", "P1": "should", "P2": "could"},
		"P0 = required for version 1, P1 = required for version 2":                                                    {"P0": "must", "P1": "should"},
		"优先级说明：P0 必须有，否则不上线；P1 应该有，可以晚一个月；P2 有时间再做。":                                                                  nil,
		"优先级：P0 为首期必须上线，P1 为上线后三个月内完成，P2 为后续视资源安排。":                                                                   {"P0": "must", "P1": "should", "P2": "could"},
		"P0: every link has a QR code, P1: colour and a logo in the middle":                                           nil,
		"A P1 alarm is answered in 15 minutes, a P2 alarm in 4 hours.":                                                nil,
	} {
		if got := x.ranksIn(text); len(want) > 0 || len(got) > 0 {
			assert.Equal(t, want, got, text)
		}
	}
}

func TestALegendInPointsOrRowsIsNothingToBuild(t *testing.T) {
	t.Parallel()
	const head = "# PRD: Kilnline\n\nKilnline is a web application for potteries.\n\n## Requirements\n\n"
	const table = "| ID | Requirement | Priority |\n|---|---|---|\n| K-1 | Operators can start a firing from the tablet. | P0 |\n| K-2 | The operator sees the curve of a firing. | P1 |\n| K-3 | Firings can be compared. | P2 |\n"
	for _, legend := range []string{
		"- **P0** – required for launch\n- **P1** – required for GA\n- **P2** – nice to have\n\n",
		"- P0: must ship with launch\n- P1: needed for GA\n- P2: backlog\n\n",
		"| Priority | Meaning |\n|---|---|\n| P0 | Required for the pilot |\n| P1 | Required for GA |\n| P2 | After GA, if capacity allows |\n\n",
	} {
		u := Understand(readText(head+legend+table, false), loadLexicons(t))
		var got []string
		for _, f := range u.Features {
			got = append(got, f.Ref+" "+f.Priority)
		}
		assert.Equal(t, []string{"K-1 must", "K-2 must", "K-3 could"}, got, legend)
	}
}

func TestAnIDAndARankInBracketsBelongToWhatStandsBefore(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# PRD: Kilnline\n\nKilnline is a web application for potteries.\n\n## Requirements\n\nOperators can start a firing from the tablet. The system stops a firing when the door opens. (KIL-1, P0)\n\nOperators can print a firing report (KIL-2, P2). The report shows the curve of the firing (KIL-3, P1).\n", false), loadLexicons(t))
	var got []string
	for _, f := range u.Features {
		got = append(got, f.Ref+" "+f.Priority+" "+f.Text)
	}
	assert.Equal(t, []string{
		"KIL-1 must Operators can start a firing from the tablet.",
		"KIL-1 must The system stops a firing when the door opens.",
		"KIL-2 could Operators can print a firing report.",
		"KIL-3 should The report shows the curve of the firing.",
	}, got)
}
