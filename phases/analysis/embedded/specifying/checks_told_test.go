package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// TestAThingThatSaysWhatIsSoOfItIsTestedByASentence: a name alone is no test.
func TestAThingThatSaysWhatIsSoOfItIsTestedByASentence(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for text, want := range map[string]string{
		"Label printer that sets the ward and prints the date":                           "The label printer sets the ward and prints the date",
		"Limits per page (chart, note), created on first use, forgotten after two weeks": "Limits per page (chart, note) are created on first use and forgotten after two weeks",
		"Limits for each ward (one busy ward must not use up the beds of all)":           "20 deliberate attempts to break this all fail: one busy ward does not use up the beds of all",
		"Photo of the place": "",
	} {
		require.Equal(t, want, phrasing.Capital(w.toldByItself(&Draft{}, text).Main), text)
	}
}

// TestACommandIsTestedByWhatItTakes: a span in an example cannot be missing, but written
// wrongly.
func TestACommandIsTestedByWhatItTakes(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for head, want := range map[string]string{
		"`ward replay --since 2h`":      w.Say("check_command_unread", "name", "`ward replay --since 2h`", "value", "2h"),
		"`ward report --month 2031-05`": w.Say("check_command_unread", "name", "`ward report --month 2031-05`", "value", "2031-05"),
		"`ward show ID`":                w.Say("check_command_also", "name", "`ward show ID`"),
		"`ward list`":                   "",
	} {
		require.Equal(t, want, w.commandFails(head), head)
	}
}

// TestWhatACommandSetsUpIsThereAfterwards: all of the list, and a second run changes
// nothing.
func TestWhatACommandSetsUpIsThereAfterwards(t *testing.T) {
	t.Parallel()
	w := ward(t)
	list := "unit, user and folder"
	want := w.Say("check_set_up", "name", "`ward install`", "list", "unit, user \"ward\", `/etc/ward`")
	require.Equal(t, want, w.setUpCourse("`ward install`", "sets up unit, user \"ward\", /etc/ward").Main)
	require.False(t, w.Table.Weak.Untestable(want), w.Table.Weak.Find(want))
	require.Empty(t, w.setUpCourse("Ward", "sets up "+list).Main)
	require.Empty(t, w.setUpCourse("`ward list`", "id, name, age").Main)
}
