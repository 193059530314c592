package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

func wardHub(t *testing.T, statements ...[2]string) *Designer {
	t.Helper()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub", Actors: []understanding.ActorFact{{Name: "Nurse"}}}, "standard"), d: d}
	for _, s := range statements {
		g.req.Requirements = append(g.req.Requirements, specs.Requirement{
			Title: s[0], Priority: specs.Must, Source: specs.FromLines(1, 1),
			Description: []specs.Item{{Text: s[1], Source: specs.FromLines(1, 1)}},
		})
	}
	return g
}

// TestWhoDoesADeedIsReadFromItsStatement takes a title in the imperative for no deed
// of the product where its statement names somebody else or nobody.
func TestWhoDoesADeedIsReadFromItsStatement(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		statement string
		want      deed
		who       string
	}{
		{"A nurse MUST be able to swap a bed.", deedOfPerson, "a nurse"},
		{"A user MUST be able to swap a bed.", deedOfPerson, "people"},
		{"Ward hub MUST print a label.", deedOfProduct, ""},
		{"If a bed is empty, the portal MUST print a label.", deedOfProduct, ""},
		{"A bed, its chart and its lamp MUST be listed at dawn.", deedDone, ""},
		{"Ward hub MUST allow beds to be swapped.", deedOpen, ""},
		{"The porter's lodge MUST NOT print a label.", deedOpen, ""},
		{"A bed lamp MUST get a number.", deedOpen, ""},
	} {
		g := wardHub(t, [2]string{"Swap a bed", c.statement})
		got, who := g.doneBy(&g.req.Requirements[0], "Beds")
		require.Equal(t, c.want, got, c.statement)
		require.Equal(t, c.who, who, c.statement)
	}
}

// TestACardNamedByAThingIsNoDeed: what begins neither with a verb nor as its wish does is
// the name of a thing.
func TestACardNamedByAThingIsNoDeed(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "zh", Product: "病房台"}, "standard"), d: d}
	for _, c := range []struct {
		title, wish string
		want        bool
	}{
		{"床位表", "能一眼看到空床", false},
		{"余量预警", "床位用到九成时收到提醒", false},
		{"登记病人", "能登记病人", true},
		{"腾床", "能腾床", true},
		{"按病区查找", "能按病区查找", true},
	} {
		r := &specs.Requirement{Title: c.title, Story: specs.UserStory{Role: "护士", Want: c.wish}}
		require.Equal(t, c.want, g.namedByDeed(r, c.title), c.title)
	}
}

// TestADutyIsASentenceOnlyWhereItIsCertain lists the rest by the names of things and
// deeds, which say of nobody what he does not do.
func TestADutyIsASentenceOnlyWhereItIsCertain(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		members [][2]string
		want    string
	}{
		{[][2]string{{"Print a label", "Ward hub MUST print a label."}, {"Sort the beds", "Ward hub MUST sort the beds."}}, "prints a label and sorts the beds"},
		{[][2]string{{"Swap beds", "Ward hub MUST allow beds to be swapped."}, {"Spare charts", "Ward hub MUST provide spare charts."}}, "covers swapping beds and spare charts"},
		{[][2]string{{"Swap a bed", "A nurse MUST be able to swap a bed."}, {"A bed is listed at dawn", "A bed MUST be listed at dawn."}}, "lets a nurse swap a bed; it also makes sure that a bed is listed at dawn"},
		{[][2]string{{"Tell its porters", "Ward hub MUST tell its porters."}, {"Print a label", "Ward hub MUST print a label."}}, "covers printing a label"},
	} {
		g := wardHub(t, c.members...)
		var members []int
		for i := range c.members {
			members = append(members, i)
		}
		require.Equal(t, c.want, g.duty(theme{name: "Beds", members: members}))
	}
}

// TestAPronounThatPointsOutOfAPhrase takes what it means for missing.
func TestAPronounThatPointsOutOfAPhrase(t *testing.T) {
	t.Parallel()
	g := wardHub(t)
	for text, want := range map[string]bool{
		"tell its porters":                    true,
		"build wards on it":                   true,
		"read a chart with all its pages":     false,
		"copy charts and sort them":           false,
		"move them to another ward":           true,
		"move a bed to the ward it came from": false,
	} {
		require.Equal(t, want, g.pointsAway(text), text)
	}
}

// TestAPromiseIsTold by its title where that has the figure of the target.
func TestAPromiseIsTold(t *testing.T) {
	t.Parallel()
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub"}, "standard"), req: analysis.RequirementsOutput{}}
	for _, c := range []struct{ title, metric, target, want string }{
		{"The ward page opens within 3 seconds", "The ward page opens", "within 3 seconds", "the ward page opens within 3 seconds"},
		{"Charts are printed", "Charts printed", "95 % within 40 ms", "charts printed (95 % within 40 ms)"},
	} {
		require.Equal(t, c.want, g.promise(&specs.NFR{Title: c.title, Targets: []specs.Target{{Metric: c.metric, Target: c.target}}}))
	}
}

// TestARuleOfADutyIsASentence leaves out what may be the name of a thing.
func TestARuleOfADutyIsASentence(t *testing.T) {
	t.Parallel()
	g := wardHub(t)
	for text, want := range map[string]bool{
		"a lamp shows the ward":                 true,
		"every chart carries a number":          true,
		"charts are kept for a year":            true,
		"tray for bed passes":                   false,
		"all charts are taken over, that's few": false,
	} {
		c, ok := g.ParseClause(text)
		require.Equal(t, want, ok && g.firmRule(c, text), text)
	}
}
