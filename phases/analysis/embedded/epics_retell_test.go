package embedded

import (
	"encoding/json"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// TestRetoldEpicsSpeakOfWhatIsThere describes epics of which one was taken away,
// its work given to the first.
func TestRetoldEpicsSpeakOfWhatIsThere(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, lang := range []specs.Lang{specs.English, specs.Chinese} {
		p := bakery(lang)
		c := p.common(lang, "service", "standard")
		arch, epics := designed(t, e, p, c, "must")
		in := analysis.EpicsRetellInput{Common: c, Brief: p.brief, Requirements: p.req, Architecture: arch, MVPScope: "must", Epics: slices.Clone(epics.Epics)}
		var same analysis.EpicsRetellOutput
		answerTask(t, e, analysis.TaskEpicsRetell, &in, &same)
		require.Empty(t, same.Told, "nothing changed")
		require.Equal(t, epics.Index.Summary, same.Index.Summary)
		require.Equal(t, epics.Index.Done, same.Index.Done)
		require.Equal(t, epics.Index.Versioning, same.Index.Versioning)

		gone := in.Epics[1]
		in.Epics = slices.Delete(in.Epics, 1, 2)
		first := &in.Epics[0]
		first.Title = "Bread"
		first.Requirements = append(slices.Clone(first.Requirements), gone.Requirements...)
		first.Stories = append(slices.Clone(first.Stories), gone.Stories...)
		for i := range in.Epics {
			in.Epics[i].DependsOn = slices.DeleteFunc(slices.Clone(in.Epics[i].DependsOn), func(id string) bool { return id == gone.ID })
		}
		in.Changed = []string{first.ID}
		var out analysis.EpicsRetellOutput
		answerTask(t, e, analysis.TaskEpicsRetell, &in, &out)
		require.Len(t, out.Told, 1)
		require.NotEmpty(t, out.Told[0].Summary)
		require.Len(t, out.Told[0].Scope, len(first.Requirements))
		text, err := json.Marshal(out)
		require.NoError(t, err)
		for _, id := range regexp.MustCompile(`EPIC-\d+`).FindAllString(string(text), -1) {
			require.True(t, slices.ContainsFunc(in.Epics, func(e specs.Epic) bool { return e.ID == id }), id)
		}
		for i, row := range out.Index.Order {
			require.Equal(t, in.Epics[i].ID, row.Epic)
			require.NotEmpty(t, row.Reason)
		}
	}
}
