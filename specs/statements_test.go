package specs_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/samples"
	"github.com/overtone-cli/overtone/templates"
)

// TestEachSourceIsThatOfStatements holds the quick walk against the one that
// makes the texts.
func TestEachSourceIsThatOfStatements(t *testing.T) {
	t.Parallel()
	codec, err := specs.NewCodec(templates.New(nil, ""))
	require.NoError(t, err)
	p := samples.Package(specs.English, 60)
	for _, doc := range p.Documents() {
		data, err := codec.Render(doc, p)
		require.NoError(t, err)
		parsed, err := codec.Parse(doc.Path(), data)
		require.NoError(t, err)
		var want, got []specs.Statement
		for _, s := range specs.Statements(parsed.Doc) {
			want = append(want, specs.Statement{Source: s.Source, Line: s.Line})
		}
		codec.EachSource(parsed.Doc, func(source *specs.Source, line int) {
			got = append(got, specs.Statement{Source: *source, Line: line})
		})
		require.Equal(t, want, got, doc.Path())
		require.NotEmpty(t, got, doc.Path())
	}
}
