package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// A paper in the layout of standards bodies is read by its headings, whatever its
// file is called; its lines stay where they are.
func TestPapersWithIndentedText(t *testing.T) {
	t.Parallel()
	text := `RFC 12: Tidewatch, one place for gauges

    Author: R. Quist
    State:  Draft

1. Motivation

   Nine harbours keep their levels in nine sheets.  Two of them lost a
   winter of readings.

2. Requirements

2.1. Readings

   Tidewatch MUST accept a reading from every gauge.  It SHOULD show
   the reading on the map.

   (a) A reading is stored once.
   (b) A gauge that is silent for 10 minutes is marked.

3. Interface

     GET    /gauges         all gauges
     POST   /gauges/{id}    a new reading

     tide check FILE     is the file well formed
     tide send FILE      sends it

4. Data

     type Reading struct {
         ID    string
         Level float64
         State string // raw, checked, published
     }

5. Terminology

   gauge    what measures the level
   datum    the level that counts as zero
   surge    a rise that the tide does not
            explain
`
	for _, name := range []string{"note.md", "note.txt"} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: name, Text: text, Plain: strings.HasSuffix(name, ".txt")}), loadLexicons(t))
		require.Equal(t, "Tidewatch", u.Title, name)
		require.Len(t, u.Endpoints, 2)
		require.Equal(t, "POST /gauges/{id}", u.Endpoints[1].Method+" "+u.Endpoints[1].Path)
		require.Equal(t, "A new reading.", u.Endpoints[1].Purpose)
		require.Equal(t, 24, u.Endpoints[1].Source.Lines[0].From)
		require.Len(t, u.Entities, 1)
		require.Equal(t, []string{"raw", "checked", "published"}, u.Entities[0].States)
		require.Len(t, u.Entities[0].Fields, 3)
		require.Equal(t, 33, u.Entities[0].Fields[1].Source.Lines[0].From)
		require.Len(t, u.Terms, 3)
		require.Contains(t, u.Terms[2].Definition, "does not explain")
		var problems, features []string
		for _, f := range u.Facts() {
			switch f.Kind {
			case "problem":
				problems = append(problems, f.Text)
			case "feature":
				features = append(features, f.Text)
			}
		}
		require.Len(t, problems, 2, "%v", problems)
		require.Contains(t, features, "It SHOULD show the reading on the map.")
		for _, f := range features {
			require.NotContains(t, []string{"Motivation.", "Requirements.", "Interface."}, f)
		}
	}
}

// Declarations of code become entities with fields, functions do not.
func TestDeclaredTypes(t *testing.T) {
	t.Parallel()
	for code, want := range map[string]string{
		"type Gauge struct {\n\tID string `json:\"id\"`\n\tLevel *float64\n}":    "Gauge: ID string, Level *float64",
		"export interface Gauge {\n  id: string;\n  level?: number;\n}":          "Gauge: id string, level number",
		"message Gauge {\n  string id = 1;\n  repeated Level levels = 2;\n}":     "Gauge: id string, levels repeated Level",
		"type Store interface {\n\tPut(ctx context.Context, id string) error\n}": "",
		"for i := range 3 {\n\tx y\n}":                                           "",
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "n.md", Text: "# Gauges\n\n## Data\n\n```\n" + code + "\n```\n"}), loadLexicons(t))
		got := ""
		for _, e := range u.Entities {
			var fields []string
			for _, f := range e.Fields {
				fields = append(fields, f.Name+" "+f.Type)
			}
			got += e.Name + ": " + strings.Join(fields, ", ")
		}
		require.Equal(t, want, got, code)
	}
}
