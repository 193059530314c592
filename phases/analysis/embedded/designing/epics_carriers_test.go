package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// An option is built where its command is, unless the plan puts the command off.
func TestACommandGoesWithItsOptions(t *testing.T) {
	t.Parallel()
	req := analysis.RequirementsOutput{Requirements: []specs.Requirement{
		{Title: "`gauge load FILE`", Priority: specs.Should},
		{Title: "`--since DATE` takes only newer levels", Priority: specs.Should},
		{Title: "`gauge mail`", Priority: specs.Should},
	}}
	for _, stage := range []int{specifying.NoStage, specifying.LaterStage} {
		m := &epicMaker{
			Designer: &Designer{req: req}, scope: "must", loop: map[int]bool{1: true}, stage: []int{stage, specifying.FirstStage, specifying.NoStage},
			known: map[int]*known{0: {}, 1: {heading: "gauge load FILE"}, 2: {}},
		}
		m.takeCarriers()
		require.Equal(t, stage == specifying.NoStage, m.now(0))
		require.False(t, m.now(2), "nothing of it is built now")
	}
}

// What a table of roles says of each goes under the heading that names it, or who does
// it; a word of two headings names neither.
func TestADutyGoesUnderTheHeadingThatNamesIt(t *testing.T) {
	t.Parallel()
	duty := func(role, title string) specs.Requirement {
		return specs.Requirement{Title: title, Story: specs.UserStory{Role: role}}
	}
	g := &Designer{
		Specifier: handMade(t, &understanding.Understanding{Lang: "zh", Title: "图书馆", Product: "图书馆"}, "standard"),
		req: analysis.RequirementsOutput{Requirements: []specs.Requirement{
			{Title: "读者在自助机上借书"},
			duty("藏书管理员", "剔旧"), duty("采编员", "登记捐赠图书"), duty("馆长", "看年度报表"), duty("读者", "看书评"),
		}},
	}
	b := &themer{g: g, at: map[string]int{}}
	for _, name := range []string{"借还管理", "藏书管理", "捐赠"} {
		b.put(name, "heading", specs.Source{}, 0)
	}
	loose := []int{1, 2, 3, 4}
	b.joinCalled(&loose)
	require.Equal(t, []int{3, 4}, loose)
	require.Equal(t, []int{0, 1}, b.list[1].members)
	require.Equal(t, []int{0, 2}, b.list[2].members)
}

// A rule of the first release stands in one of its epics, however much it says of what
// may follow, unless the plan of the source puts off just what it binds.
func TestARuleOfTheFirstReleaseWaitsForNothing(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	m := newEpicMaker(&Designer{
		Specifier: handMade(t, &understanding.Understanding{Lang: "zh", Title: "菜园", Product: "菜园"}, "standard"), d: d,
		req: analysis.RequirementsOutput{Requirements: []specs.Requirement{
			{Title: "认领菜地", Priority: specs.Must},
			{Title: "导出照片数据", Priority: specs.Should},
			{Title: "全部资料存于街道机房", Priority: specs.Must},
		}},
	})
	m.keywords = make([][]string, len(m.req.Requirements))
	m.scope, m.binding = "must", map[int]bool{2: true}
	for _, c := range []struct {
		title string
		later bool
		want  []int
	}{
		{"全部资料存于街道机房", false, []int{0, 2}},
		{"导出照片数据须经街道同意", false, []int{0, 2}},
		{"导出照片数据须经街道同意", true, []int{0}},
	} {
		m.req.Requirements[2].Title, m.keywords, m.known = c.title, make([][]string, 3), map[int]*known{}
		m.stage = []int{specifying.FirstStage, specifying.NoStage, specifying.FirstStage}
		if c.later {
			m.stage[1] = specifying.LaterStage
		}
		m.plans = []epicPlan{{members: []int{0}, mvp: true}, {members: []int{1}}}
		m.placeRules()
		require.Equal(t, c.want, m.plans[0].members, c.title)
	}
}
