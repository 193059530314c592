package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis"
)

// one is what a text of a single statement is understood as.
func one(t *testing.T, text string) []analysis.Fact {
	t.Helper()
	return Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: text}), loadLexicons(t)).Facts()
}

func kindsSaying(facts []analysis.Fact, part string) []string {
	var out []string
	for _, f := range facts {
		if ContainsFolded(f.Text, part) {
			out = append(out, f.Kind)
		}
	}
	return out
}

func TestStatementsByTheirWords(t *testing.T) {
	t.Parallel()
	const head = "# Boat house\n\n## Notes\n\n"
	for _, c := range []struct{ text, part, want string }{
		{"Waiting at the desk should drop from 15 minutes to 3.", "Waiting at the desk", "goal"},
		{"Lost keys go down from 41 to fewer than 10 a year.", "Lost keys", "goal"},
		{"A booking should take less than a minute instead of the six it takes now.", "A booking", "goal"},
		{"平均等待时间从 40 分钟缩短到 10 分钟。", "平均等待时间", "goal"},
		{"A member may have at most two boats at a time.", "two boats", "constraint"},
		{"We can spend 3,000 euros once and 20 a month.", "3,000 euros", "constraint"},
		{"Everything in English and Dutch.", "English and Dutch", "quality"},
		{"It runs on our own server in the cellar.", "own server", "constraint"},
		{"The crew would like a list of what waits for repair.", "list of what waits", "feature"},
		{"At the desk, the keeper scans the card and the boat is out.", "scans the card", "feature"},
		{"Please make it possible to extend a booking once.", "extend a booking", "feature"},
		{"住户希望报修以后能看到进度。", "看到进度", "feature"},
		{"10 分钟内没人受理就提醒主管。", "提醒主管", "feature"},
		{"金额业主确认以后才能开工。", "才能开工", "constraint"},
		{"Fines: no, we had that discussion.", "Fines", "non_goal"},
		{"We looked at BoatLog: nice, but it stores its data abroad.", "BoatLog", "alternative"},
		{"大家看过云表单，觉得派单不行，不采用。", "云表单", "alternative"},
		{"Unexplained points should stay under 1,000; today it is 90,000.", "Unexplained points", "goal"},
		{"So: a page where visitors book a place.", "Visitors book a place", "feature"},
		{"The guides need a list on paper at 18:00.", "list on paper", "feature"},
		{"People who do not show up twice are put on the waiting list.", "waiting list", "feature"},
		{"The university wants us to use its login for staff (Shibboleth).", "login for staff", "constraint"},
		{"The university wants us to use its login for staff (Shibboleth).", "Shibboleth", "integration"},
		{"It should run by mid-July, the Perseids are on 12 August.", "run by mid-July", "milestone"},
		{"Eventbrite was proposed but they take fees, so no.", "Eventbrite", "alternative"},
		{"What I dream of is that nobody walks here in vain.", "I dream of", "vision"},
		{"The season opens 5 April.", "opens 5 April", "milestone"},
	} {
		assert.Contains(t, kindsSaying(one(t, head+c.text+"\n"), c.part), c.want, c.text)
	}
}

func TestWhatIsTurnedDownIsNotChosen(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"We looked at MongoDB but nobody here can run it.",
		"Please don't invent anything with RFID.",
		"It replaces the old Excel sheet.",
		"Kafka was discussed and dropped: too much to operate.",
		"Shopify is no option.",
		"Should we use Redis or Valkey?",
	} {
		for _, f := range one(t, "# Boat house\n\n## Notes\n\n"+text+"\n") {
			assert.NotContains(t, []string{"technology", "integration"}, f.Kind, "%s: %s", text, f.Text)
		}
	}
}

func TestGoalMeasures(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, metric, target string }{
		{"Wasted visits drop from 20 % to 5 %", "Wasted visits", "5 %"},
		{"Share of usable values: 71 % today, 95 % by the end of the year", "Share of usable values", "95 %"},
		{"Fewer than five empty spots on race day", "Empty spots on race day", "Fewer than five empty spots"},
		{"漏单从每年 70 单降到 5 单", "漏单", "5 单"},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "g.md", Text: "# X\n\n## Goals\n\n- " + c.text + "\n"}), loadLexicons(t))
		if assert.Len(t, u.Goals, 1, c.text) {
			assert.Equal(t, c.target, u.Goals[0].Target, c.text)
			assert.Equal(t, c.metric, u.Goals[0].Metric, c.text)
		}
	}
}

func TestStatementsByTheirPlace(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, part, want string }{
		{"## Success\n\n| KPI | Now | Goal | When |\n|---|---|---|---|\n| Handling time | 9 min | 4 min | June |\n", "Handling time: 4 min (June)", "metric"},
		{"## Scope\n\nLater: drafts in Arabic, phone transcripts. Not planned: a chatbot.\n", "phone transcripts", "feature"},
		{"## Scope\n\nLater: drafts in Arabic, phone transcripts. Not planned: a chatbot.\n", "A chatbot.", "non_goal"},
		{"## Risks and open points\n\n- R1: The vendor may be sold.\n- O1: Does the lead need a phone view?\n", "phone view", "question"},
		{"## Interfaces\n\n- Labels: the shipping API of each carrier (REST)\n", "shipping API of each carrier", "integration"},
		{"## Steps\n\n1. Check: drop duplicates.\n2. Publish: a nightly CSV per month.\n", "a nightly CSV per month", "feature"},
		{"## Plan\n\nPrototype in October, pilot with one team from 1 December, everyone by March.\n", "everyone by March", "milestone"},
		{"## 功能\n\n### 库存\n\n【P1】入库扫码，库存低于安全线时提醒管理员。\n", "入库扫码", "feature"},
		{"## 对接\n\n- 短信走县政务短信平台。\n", "县政务短信平台", "integration"},
		{"## Who\n\nOperator (two people), lab engineer who maintains values, researchers and editors.\n", "editor", "actor"},
		{"## Parts\n\nA sensor is one of: planned, active, retired.\n", "retired", "state"},
	} {
		assert.Contains(t, kindsSaying(one(t, "# Boat house\n\n"+c.text), c.part), c.want, c.text)
	}
}

// TestHowAChangeIsToldOfTodayAndOfWhatStays: what ends with "today" is how things are,
// unless it is asked for about today, and a thing below "What must stay the same" is kept.
func TestHowAChangeIsToldOfTodayAndOfWhatStays(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Change request: single sign-on for Trackly\n\nTrackly is our time sheet. Users sign in with e-mail and password today.\n\n## What should change\n\n- Admins see who is absent today.\n- A customer can switch on SAML.\n\n## What must stay the same\n\n- Sign-in with password for everybody else\n- API tokens keep working\n")
	var features, constraints []string
	for i := range u.Features {
		features = append(features, u.Features[i].Text)
	}
	for i := range u.Constraints {
		constraints = append(constraints, u.Constraints[i].Text)
	}
	require.Equal(t, []string{"Admins see who is absent today.", "A customer can switch on SAML."}, features)
	require.Subset(t, constraints, []string{"Sign-in with password for everybody else must stay the same as before.", "API tokens keep working."})
}
