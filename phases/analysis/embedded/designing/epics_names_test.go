package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAnEpicIsNotNamedAfterAnotherOne has names of what stands around a thing: beside an
// epic that has the thing in its name they tell the two apart for nobody.
func TestAnEpicIsNotNamedAfterAnotherOne(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "病房系统", Product: "病房系统", Actors: []understanding.ActorFact{{Name: "护士"}}}, "standard")
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	m := newEpicMaker(&Designer{Specifier: w, d: d, req: analysis.RequirementsOutput{Requirements: []specs.Requirement{
		{Title: "连续两次没有领药也没有请假时给护士长派一条上门核对任务"}, {Title: "发药，护士长同意"}, {Title: "打印床头卡"},
	}}})
	m.plans = []epicPlan{{name: "领药与送药"}, {}}
	for name, want := range map[string]bool{"领药等功能": true, "领药与送药": true, "换药等功能": false, "领药窗口": false, "领药与送药（2）": false} {
		require.Equal(t, want, m.nearlyTaken(name, 1), name)
	}
	for i, want := range []bool{true, true, false} {
		require.Equal(t, want, m.titleTooLong(i))
	}
}

// TestWhatBeginsAsADeed: only what begins as a deed is said to be somebody's.
func TestWhatBeginsAsADeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "病房系统", Product: "病房系统", Actors: []understanding.ActorFact{{Name: "护士"}}}, "standard")
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	m := newEpicMaker(&Designer{Specifier: w, d: d})
	for text, want := range map[string]bool{"每周导出排班表": true, "按床号查看医嘱": true, "打印床头卡": true, "月底前提醒各一次": false, "每张床一个编码": false} {
		require.Equal(t, want, m.startsAsDeed(text), text)
	}
	for text, want := range map[string]string{"系统支持床位调换：两床互换，一次完成": "系统支持床位调换", "有交班表：按班次列出": "有交班表", "发布通知：标题、内容": "发布通知：标题、内容"} {
		require.Equal(t, want, m.nameOfWant(text), text)
	}
}

// What stands behind an article in its statement is a thing, though its name begins like a
// deed.
func TestAThingIsNotBeingDone(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Ward desk", Product: "Ward desk"}, "standard")
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	m := newEpicMaker(&Designer{Specifier: w, d: d, req: analysis.RequirementsOutput{Requirements: []specs.Requirement{
		{Title: "Print page", Description: []specs.Item{{Text: "Ward desk MUST provide a print page for the night shift."}}},
		{Title: "Print labels", Description: []specs.Item{{Text: "Ward desk MUST print labels."}}},
	}}})
	for i, want := range []string{"", "printing labels"} {
		require.Equal(t, want, m.doingName(i))
	}
}

// TestAnEpicIsForNobodyInParticular: whoever runs the product, or uses it, gives no epic its
// name.
func TestAnEpicIsForNobodyInParticular(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Harbour")
	m.req.Requirements[0].ID, m.req.Requirements[1].ID = "REQ-001", "REQ-002"
	m.byID = map[string]int{"REQ-001": 0, "REQ-002": 1}
	for role, want := range map[string]string{"skipper": "For the skipper", m.HouseRole(): "", m.ProductUser(): ""} {
		m.persons = map[string]bool{role: true, "operator of ferry": true, "user of ferry": true}
		p := &epicPlan{}
		for _, id := range []string{"REQ-001", "REQ-002"} {
			p.stories = append(p.stories, specs.Story{Text: specs.UserStory{Role: role}, TracesTo: []string{id}})
		}
		require.Equal(t, want, m.roleName(p), role)
	}
}

// TestAHeadingThatAStoryBears: what else the epic brings stands beside the heading, and no
// remark before it.
func TestAHeadingThatAStoryBears(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Harbour")
	m.req.Requirements[0] = specs.Requirement{ID: "REQ-001", Title: "Mooring fees"}
	m.req.Requirements[1] = specs.Requirement{ID: "REQ-002", Title: "Berth list"}
	m.byID = map[string]int{"REQ-001": 0, "REQ-002": 1}
	p := &m.plans[0]
	p.stories = []specs.Story{{Title: "Mooring fees", TracesTo: []string{"REQ-001"}}, {Title: "Berth list", TracesTo: []string{"REQ-002"}}}
	require.Equal(t, "Mooring fees and berth list", m.besideName(p, "Mooring fees"))
	require.Empty(t, m.aroundName("Mooring fees"))
}

// TestAChineseHalfIsCalledByWhatIsInIt: the further half of a theme is called by the first
// short clause of its stories, and by its number only where all of them are long.
func TestAChineseHalfIsCalledByWhatIsInIt(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		"一次订一周，不收费": "订餐：一次订一周等功能",
		"每天早上七点以前把当天所有助餐点的份数发给厨房和送餐员": "",
		"菜单：周一到周五": "",
	} {
		m := ferryMaker(t, "订餐", "订餐")
		m.Language = "zh"
		m.req.Requirements[2].Title = title
		p := m.plans[1]
		p.members = []int{2}
		require.Equal(t, want, m.clauseName(&p, "订餐"), title)
	}
}
