package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What is said behind a command, a flag or a function is its deed: also a verb that
// could be a plural, and one behind an adverb.
func TestWhatIsCalledActs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"`ward split BED`", "Splits without losing a patient.", "`ward split BED` MUST split without losing a patient"},
		{"`rota(days: number[]): Rota`", "Uses `Math.floor` for half days.", "`rota(days: number[]): Rota` MUST use `Math.floor` for half days"},
		{"`--until <day|hour>`", "`--until <day|hour>`: only consider rounds before that.", "`--until <day|hour>` MUST only consider rounds before that"},
		{"`--max-wait 5s`", "Silently skips beds that do not answer in that time.", "`--max-wait 5s` MUST silently skip beds that do not answer in that time"},
		{"`beds(ward)`", "Never raises an error.", "`beds(ward)` MUST never raise an error"},
		{"`ward sync A B`", "Copies and deletes.", "`ward sync A B` MUST copy and delete"},
		{"`Bed#toJSON()` / `Bed.from(obj)`", "`{ \"bed\": 7 }`.", "`Bed#toJSON()` / `Bed.from(obj)` MUST use the form `{ \"bed\": 7 }`"},
		{"`ward list`", "Lists of beds and nurses.", "`ward list` MUST give lists of beds and nurses"},
		{"`ward show`", "Table with bed, nurse and hour.", "`ward show` MUST give a table with bed, nurse and hour"},
	} {
		w := ward(t)
		got, ok := w.codeSubject(&understanding.FeatureFact{Name: c.name, Text: c.text, Source: specs.FromLines(3, 3)}, "MUST")
		require.True(t, ok, c.text)
		require.Equal(t, c.want, got)
	}
}

// Functions that are named in code are what a sentence is about.
func TestCodeNamesAreSubjects(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"`push` and `pop` take an optional index: `0` (default) or `-1`.", "`push` and `pop` MUST take an optional index: `0` (default) or `-1`"},
		{"`first`, `last` and `nth` return `None` for an empty ward.", "`first`, `last` and `nth` MUST return `None` for an empty ward"},
		{"`reset` clears every bed.", "`reset` MUST clear every bed"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		require.Equal(t, c.want, w.bound(st, &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: specs.Must}}), c.text)
	}
}

// A criterion names a function without what it takes, and a case before an arrow
// gives what stands behind it.
func TestFunctionsAreNamedShort(t *testing.T) {
	t.Parallel()
	w := ward(t)
	require.Equal(t, "`assign`", w.strongName(&Draft{Requirement: specs.Requirement{Title: "`assign(bed: Bed, nurses: string[]): Rota`"}}))
	require.Equal(t, "Any other bed gives exit code 2", w.arrowGives("Any other bed → exit code 2"))
	require.Empty(t, w.arrowGives("The nurse confirms → the bed is free"))
	require.True(t, w.stateAlone("Thread safe"))
	require.False(t, w.stateAlone("A safe"+" for keys"))
	require.Equal(t, "silently skips a bed", w.ThirdAll("silently skip a bed"))
}
