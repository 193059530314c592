package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestOnlyThingsGiveAnEpicItsName reads titles whose words look like nouns and
// are none.
func TestOnlyThingsGiveAnEpicItsName(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Shelf", Product: "Shelf", Actors: []understanding.ActorFact{{Name: "Nurse"}}}, "standard")
	require.Equal(t, "Call the next person in the duty plan", w.CutPhrase("Call the next person in the duty plan, and the next after another 5 minutes without an answer", 70))
	for title, want := range map[string]string{
		"See who changed what and when":               "",
		"First people on the list get a text message": "list",
		"Opens only after both said yes":              "",
		"A nurse dictates an entry at the bedside":    "entries",
		"Mark labels of damaged crates":               "labels",
		"Every shift gives a meal voucher":            "shifts",
		"Pause the sorting instead of eating paper":   "",
	} {
		d, err := LoadDesign(templates.New(nil, ""))
		require.NoError(t, err)
		m := newEpicMaker(&Designer{Specifier: w, d: d, req: analysis.RequirementsOutput{Requirements: []specs.Requirement{{Title: title, Story: specs.UserStory{Want: "to " + title}}}}})
		require.Equal(t, want, m.thingOf(0, map[string]bool{}), title)
	}
}

func TestADeedBehindItsMoment(t *testing.T) {
	t.Parallel()
	for want, parts := range map[string][2]string{
		"师傅完工后能打分":      {"师傅完工后", "打分"},
		"报修以后能看到进度，不用催": {"报修以后", "看到进度，不用催"},
		"登录，修改后能撤回":     {"", ""},
		"库存降到底线时收到提醒":   {"库存降到底线时", "收到提醒"},
		"随时看到进度":        {"", ""},
		"每隔 2 小时收到提醒":   {"", ""},
		"注销账号":          {"", ""},
	} {
		occasion, act, _ := cutOccasion(want)
		require.Equal(t, parts[0], occasion, want)
		require.Equal(t, parts[1], act, want)
	}
}

func TestAThingThatIsThere(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	m := newEpicMaker(&Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "zh", Title: "书架", Product: "书架"}, "standard"), d: d})
	for want, thing := range map[string]string{
		"有盘点看板":               "盘点看板",
		"scanner":             "scanner",
		"有 `GET /books`，用于查询": "`GET /books`，用于查询",
		"有人预约时提醒馆员":           "",
		"续借图书":                "",
	} {
		require.Equal(t, thing, m.thingHad(want), want)
	}
}
