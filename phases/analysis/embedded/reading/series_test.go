package reading

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

func readText(text string, plain bool) *Reading {
	lex, err := builtIn()
	if err != nil {
		panic(err)
	}
	return lex.Read(analysis.Source{Name: "t", Text: text, Plain: plain})
}

func TestLinesThatAnIDBeginsAreItems(t *testing.T) {
	t.Parallel()
	r := readText("Rules\n-----\n\nR1. The kiln MUST stop at 1,260 °C\nand say so.\nR2. A potter MAY book\ntwo shelves.\n\nSee R1. It holds.\n", false)
	var got []string
	for _, u := range r.Units {
		got = append(got, u.Text)
		require.NotEmpty(t, u.Sentences)
	}
	assert.Equal(t, []string{"R1. The kiln MUST stop at 1,260 °C and say so.", "R2. A potter MAY book two shelves.", "See R1. It holds."}, got)
	assert.Equal(t, []int{4, 5}, []int{r.Units[0].From, r.Units[0].To})
	assert.Len(t, r.Units[0].Sentences, 1, "the stop of an id ends no sentence")
	one := readText("UTF-8 Text and ISO-8601 dates are kept.\n", false)
	assert.Len(t, one.Units, 1)
}

func TestNumberedLineWithARuleBelowIsAHeading(t *testing.T) {
	t.Parallel()
	r := readText("1. Motivation\n-------------\n\nThe bell is old.\n\n2. Rules\n========\n\nNobody rings it.\n\n1. A step. With a rule below\n---\n", false)
	require.GreaterOrEqual(t, len(r.Sections), 3)
	assert.Equal(t, "Motivation", r.Sections[1].Title)
	assert.Equal(t, "1", r.Sections[1].Number)
	assert.Equal(t, "Rules", r.Sections[2].Title)
	assert.Len(t, r.Sections, 3, "an item before a rule stays an item")
}

func TestLetteredHeading(t *testing.T) {
	t.Parallel()
	r := readText("## F. Terms\n\nText.\n\n## C programs\n\nText.\n", false)
	assert.Equal(t, "Terms", r.Sections[1].Title)
	assert.Equal(t, "C programs", r.Sections[2].Title)
}

func TestStampsOfAChatAreNotSaid(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"lea 14:02: the kiln must stop at night\ntom 14:10: no video please\n",
		"[14:02] Lea: the kiln must stop at night\n[14:10] Tom: no video please\n",
		"王姐 14:02：夜里必须停炉\n小李 14:10：不做视频\n",
	} {
		r := readText(text, true)
		require.Len(t, r.Units, 2, text)
		for _, u := range r.Units {
			assert.NotContains(t, u.Text, "14:", text)
		}
	}
	for _, text := range []string{"Monday 10:00: glazing\nTuesday 11:00: firing\n", "from 10:00: glazing\nuntil 11:00: firing\n"} {
		assert.Contains(t, readText(text, true).Units[0].Text, "10:00")
	}
}
