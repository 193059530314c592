package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Notes of engineers say with what they build and who looks after it in the words
// of functions; neither is one.
func TestMeansAndUpkeepAreNoFunctions(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Certificates are renewed by hand, twice a year.":                       "constraint",
		"If the scanner fails, codes are entered by hand.":                      "feature",
		"A reading can be entered by hand.":                                     "feature",
		"A new ranking goes live only if its error has not risen by 3%.":        "feature",
		"A clip is released only if two judges have signed it on the same day.": "feature",
		"The gate waits 5 s at most, then opens the barrier.":                   "feature",
		"The gate answers within 800 ms.":                                       "quality",
		"The pilot goes live on 3 May.":                                         "milestone",
		"Customers get a push message 14 days before their ticket lapses.":      "feature",
	} {
		u := understood(t, "# Barrier API (design note)\n\nThis API opens the barriers of our car parks.\n\n## Other stuff\n\n- "+text+"\n- Guests see the free places.\n")
		require.Equal(t, []string{want}, kindsOf(u.Facts(), text), text)
		if want == "constraint" {
			require.Empty(t, u.Rules, text)
		}
	}
}

func TestTechnologyAtHandIsNoFunction(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"MySQL, we already have one.", "Redis is already there.", "PostgreSQL, we've got one."} {
		u := understood(t, "# Barrier API (design note)\n\nThis API opens the barriers of our car parks.\n\n## Other stuff\n\n- "+text+"\n- Guests see the free places.\n")
		require.Len(t, u.Features, 1, text)
		require.Len(t, u.Technologies, 1, text)
	}
}

func TestDeedsToldInAFewWordsStandAlone(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Start with a plain average. A chart of last year must be shown beside it. Recompute nightly; a new ranking goes live only if its error isn't worse by more than 3%. One click brings the former ranking back.": {
			"A chart of last year must be shown beside it.", "Recompute nightly.", "A new ranking goes live only if its error isn't worse by more than 3%.", "One click brings the former ranking back.",
		},
		"Drivers see their tour. A single tap marks a stop as done.": {"Drivers see their tour.", "A single tap marks a stop as done."},
		"One click costs the team an hour.":                          nil,
	} {
		var got []string
		for _, f := range understood(t, "# Barrier ranking\n\n## Model\n\n"+text+"\n").Features {
			got = append(got, f.Text)
		}
		require.Equal(t, want, got, text)
	}
}

func TestWhatUseAloneShowsIsAGoal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, phrase, kind string }{
		{"# Locker refunds\n\n## Functions\n\n- Agents refund an order.\n- Agents see the refunds of the day.\n\n## Done when\n\nComplaints of this sort are below 5 a month and no double refund for 6 weeks.\n", "Complaints", "goal"},
		{"# Locker refunds\n\n## Functions\n\n- Agents refund an order.\n- Agents see the refunds of the day.\n\n## Done when\n\nAll 40 prepared refunds come out right.\n", "prepared", "criterion"},
		{"# 泳池救生排班系统 需求规格说明书\n\n## 3 功能需求\n\n- 队长可以排班。\n- 队员可以换班。\n\n## 6 验收与进度\n2027年2月完成开发，3月在一个泳池试用，5月1日正式启用。试用中排班差错为0方可验收。\n", "正式启用", "milestone"},
		{"# 泳池救生排班系统 需求规格说明书\n\n## 3 功能需求\n\n- 队长可以排班。\n- 队员可以换班。\n\n## 6 验收与进度\n2027年2月完成开发，3月在一个泳池试用，5月1日正式启用。试用中排班差错为0方可验收。\n", "方可验收", "criterion"},
		{"# Tram sensors\n\n## Functions\n\n- Planners see the load of each tram.\n\n## Quality targets\n\n- If the last reading of a sensor is older than 10 min, the sensor is marked as silent and gets no colour.\n", "marked as silent", "feature"},
	} {
		require.Contains(t, kindsOf(understood(t, c.text).Facts(), c.phrase), c.kind, c.phrase)
	}
}

func TestNotesOfARowThatNobodyTriesAreNoCriteria(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Tool library\n\n## Functional requirements\n\n| ID | Requirement | Priority | Notes |\n|---|---|---|---|\n"+
		"| F-1 | A warden lends a tool by its tag. | Must | tag comes from the label printer |\n"+
		"| F-2 | A warden sees the loans of the week. | Could | PDF is fine |\n"+
		"| F-3 | A member names a deputy. | Should | the form stays on paper |\n"+
		"| F-4 | A member reserves a tool. | Must | 3 open reservations at most |\n")
	var tried []string
	for _, f := range u.Features {
		for _, c := range f.Criteria {
			tried = append(tried, c.Text)
		}
	}
	require.Equal(t, []string{"3 open reservations at most."}, tried)
	require.Len(t, u.Features[0].Reasons, 1)
}

func TestPapersOfCommandsAreReadAsLists(t *testing.T) {
	t.Parallel()
	u := understood(t, "# labelcut\n\nCut labels out of a sheet.\n\n### `labelcut run`\nWrites one file per label.\n\n| Flag | Default | Meaning |\n|---|---|---|\n| `--dpi N` | 300 | resolution |\n| `--out DIR` | . | where the files go |\n\n## Redaction\n\n    orders.phone:  last-four\n    orders.note:   drop\n\n## Exit codes\n0 fine, 1 no label found, 2 wrong usage\n\n## Wants and limits\n- overlapping labels must work (we have double prints)\n- It must work without a network.\n")
	texts, criteria := map[string]int{}, 0
	for _, f := range u.Features {
		texts[f.Name] = len(f.Rows)
		if f.Name == "Redaction" {
			criteria = len(f.Criteria)
		}
	}
	require.Equal(t, 2, texts["Flags of `labelcut run`"])
	require.Equal(t, 3, texts["Exit codes"])
	require.Contains(t, texts, "Redaction")
	require.Equal(t, 2, criteria)
	require.Contains(t, kindsOf(u.Facts(), "overlapping labels must work"), "feature")
}

func TestStoriesWantWhatTheirPeopleDoInTheEnd(t *testing.T) {
	t.Parallel()
	head := "# Feature Specification: Tide tables\n\n## User Scenarios\n\n### User Story 1 - "
	for _, c := range []struct{ story, text, actor, cause string }{
		{"Correct tides (Priority: P1)\n\nA harbour master notices that a gauge was off by 20 cm. They correct all later readings and publish them anew.\n", "Harbour masters correct all later readings and publish them anew.", "", "notices"},
		{"Import readings (Priority: P2)\n\nSkippers send lists of readings. A clerk pastes them and gets a table.\n", "Import readings", "clerk", "Skippers send"},
		{"Print tides (Priority: P3)\n\nA clerk opens a month and prints it.\n", "A clerk opens a month and prints it.", "", ""},
	} {
		f := understood(t, head+c.story).Features[0]
		require.Equal(t, c.text, f.Text)
		require.Equal(t, c.actor, reading.Lower(f.Actor))
		if c.cause == "" {
			require.Empty(t, f.Reasons)
			continue
		}
		require.Len(t, f.Reasons, 1)
		require.Contains(t, f.Reasons[0].Text, c.cause)
	}
}

func TestWhatAnotherTeamDoesIsLeftOut(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Berth screens\n\n## Goals and non-goals\n\nNot in this project: fuel, payment at the quay. Towing is a different team.\n")
	var left []string
	for _, n := range u.NonGoals {
		left = append(left, n.Text)
	}
	require.Contains(t, left, "Towing.")
	require.NotEqual(t, "Towing is a different team.", u.NonGoals[1].Rationale)
}

func TestAPromiseInAReplyKeepsWhatItAnswers(t *testing.T) {
	t.Parallel()
	u := understood(t, "[OPS-881] EPIC: Void labels in bulk\n\nReporter: Lea    Assignee: Shipping squad\nFix version: 27.1\n\nh2. Why\nCouriers cancel 60 labels a day one by one.\n\nh3. OPS-882 Sub-task: pick labels\n* AC1: Agent selects up to 200 labels from a list\n* AC2: Labels already scanned can't be picked\n\nh3. OPS-883 Sub-task: void them\n* AC1: Voiding runs in the background\n\n---- Comments ----\n*Ravi* 6 Nov: voiding may take an hour, agents must know this\n*Lea* 7 Nov: ok. We'll show a bar for that.\n")
	for _, f := range u.Features {
		if f.Text == "A bar for that." {
			require.Len(t, f.Reasons, 1)
			require.Contains(t, f.Reasons[0].Text, "agents must know this")
			return
		}
	}
	t.Fatal("the promise is lost", u.Features)
}

func TestForWhomAPaperIsWrittenBindsNothing(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 社区食堂点餐系统 需求规格说明书\n\n## 1 引言\n### 1.1 编写目的\n本文档供街道办、食堂承包方验收时使用。\n\n## 3 功能需求\n\n- 老人可以点餐。\n")
	require.Empty(t, u.Constraints)
}
