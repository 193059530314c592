package gates

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestHostile: shapes that make careless scanners quadratic are judged in one
// go. There is no time asserted; a scan that is not linear does not end.
func TestHostile(t *testing.T) {
	t.Parallel()
	const big = 1 << 20
	j := newJudge(t)
	for name, text := range map[string]string{
		"one line":  strings.Repeat("The system shows rooms as needed quickly TBD. ", big/46),
		"braces":    strings.Repeat("{", big) + "}",
		"backticks": strings.Repeat("`a ", big/3),
		"quotes":    strings.Repeat(`"fast `, big/6),
		"chinese":   strings.Repeat("系统快速显示待定", big/24),
		"headings":  "x\n\n" + strings.Repeat("##### h\n", 100_000),
		"links":     strings.Repeat("[a](b.md#c) ", big/12),
		"ids":       strings.Repeat("REQ-001 ", big/8),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			files := fixture{specs.English, "service"}.files(t)
			for file, data := range files {
				if strings.HasPrefix(file, "requirements/REQ-003") {
					files[file] = []byte(strings.Replace(string(data), "A room that is taken is marked.", text, 1))
				}
			}
			r, err := j.Check(t.Context(), Input{Package: load(t, files)})
			require.NoError(t, err)
			for _, f := range r.Findings {
				require.Less(t, len(f.Message), 1000, f.Rule)
			}
		})
	}
}

// TestManyTermsAndPersonas: a brief and a glossary with more names than could be
// compared with each other are judged in one go.
func TestManyTermsAndPersonas(t *testing.T) {
	t.Parallel()
	const many = 6000
	p := load(t, fixture{specs.Chinese, "service"}.files(t))
	for i := range many {
		name := "管理" + strings.Repeat("员", i%5+1) + strconv.Itoa(i)
		p.Brief.Personas = append(p.Brief.Personas, specs.Persona{Name: name, Role: name})
		p.Glossary.Terms = append(p.Glossary.Terms, specs.Term{Term: name, Aliases: []string{"甲" + name}, Definition: name, Category: "core"})
	}
	r, err := newJudge(t).Check(t.Context(), Input{Package: p})
	require.NoError(t, err)
	require.NotEmpty(t, r.Findings)
}
