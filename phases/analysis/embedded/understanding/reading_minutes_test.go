package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// Notes of a meeting say who was there and who said what; neither is what the
// product is about.
func TestMinutesWithoutHeadings(t *testing.T) {
	const notes = `Notes from the call on Tue 14 Oct, attending: Priya Shah (ops), Marek (dev lead), Tom (warehouse)

- Priya: right now they scan the label and type the reason into a sheet. Takes 4 min per parcel, we want below 90 sec.
- agreed: new tool "Boomerang" runs in the browser.
- Tom wants the shelf location printed on a label.
- Marek: backend Kotlin + Spring Boot, Postgres 16, deploy on the existing K8s cluster.
- Refunds up to 150 EUR are triggered automatically via Adyen.
- NOT now: exchanges, customer portal.
`
	r := loadLexicons(t).Read(analysis.Source{Name: "call.md", Text: notes})
	u := Understand(r, loadLexicons(t))
	require.Equal(t, "Boomerang", u.Title)
	require.Equal(t, "Notes from the call on Tue 14 Oct, attending: Priya Shah (ops), Marek (dev lead), Tom (warehouse)", r.Lines[0], "the source stays as it is")
	var features, technologies, left []string
	for _, f := range u.Features {
		features = append(features, f.Text)
	}
	for _, f := range u.Technologies {
		technologies = append(technologies, f.Name)
	}
	for _, f := range u.NonGoals {
		left = append(left, f.Text)
	}
	require.Equal(t, []string{"The shelf location must be printed on a label.", "Refunds up to 150 EUR are triggered automatically via Adyen."}, features)
	require.Equal(t, []string{"Kotlin", "Spring Boot", "Postgres 16", "K8s"}, technologies)
	require.Equal(t, []string{"Exchanges, customer portal."}, left)
	require.Len(t, u.Problem, 1)
	require.Equal(t, "Right now they scan the label and type the reason into a sheet.", u.Problem[0].Text)
	require.Len(t, u.Goals, 1)
	require.Equal(t, "Time per parcel", u.Goals[0].Metric)
	require.Equal(t, "below 90 sec", u.Goals[0].Target)
}

func TestMinutesInOtherShapes(t *testing.T) {
	for _, c := range []struct{ name, text, title, feature string }{
		{"a topic", "Minutes of the meeting about the kiln calendar, 3 May\nPresent: Ana, Bo\n\n- Ana: members must be able to book a kiln for a day.\n- Bo: agreed.\n", "The kiln calendar", "Members must be able to book a kiln for a day."},
		{"a meeting named by its kind", "Weekly sync – loan pool\nMay 3, present: Ana (stores), Bo (backend)\n\nBo says a member must be able to see the balance of the deposit.\n", "Loan pool", "See the balance of the deposit."},
		{"Chinese", "会议纪要，关于窑炉预约，5月3日\n参会：王芳、李强\n\n- 王芳：成员必须能够预约窑炉。\n- 李强：管理员要能取消预约。\n", "窑炉预约", "成员必须能够预约窑炉。"},
		{"no minutes", "Notes on birds\n\n- Robin: red breast.\n- Members must be able to add a bird.\n", "", "Members must be able to add a bird."},
	} {
		t.Run(c.name, func(t *testing.T) {
			u := understood(t, c.text)
			if c.title != "" {
				require.Equal(t, c.title, u.Title)
			}
			var features []string
			for _, f := range u.Features {
				features = append(features, f.Text)
			}
			require.Contains(t, features, c.feature)
		})
	}
}

// A letter begins with a greeting and says in half sentences what is wanted.
func TestLetterInHalfSentences(t *testing.T) {
	u := understood(t, `Hi team,

quick summary of what I want us to build for the allotment association (212 plots). Today Gerda keeps the list in Excel, which takes her two evenings.

What I imagine: applicants register themselves online with name and area.

Not needed: member management for existing tenants, that's in the old program and stays there.

Must be done before the general meeting on 21 March 2027. And the data protection guy wants applicants deleted one year after they left the list.

Cheers
Sabine
`)
	require.Equal(t, "Allotment association", u.Title)
	require.Len(t, u.Problem, 1)
	var features []string
	for _, f := range u.Features {
		features = append(features, f.Text)
	}
	require.Equal(t, []string{"Applicants register themselves online with name and area.", "Applicants must be deleted one year after they left the list."}, features)
	require.Len(t, u.NonGoals, 1)
	require.Equal(t, "Member management for existing tenants.", u.NonGoals[0].Text)
	require.Len(t, u.Milestones, 1)
}

// What is measured keeps its letters: a name is not made small in the middle.
func TestSpokenGoals(t *testing.T) {
	for text, want := range map[string]string{
		"Takes 4 min per parcel, we want below 90 sec.": "Time per parcel",
		"A return takes 4 min, we want 90 sec.":         "Time for a return",
		"API calls take 3 s, we want 1 s.":              "Time for API calls",
		"Élodie's desk takes 4 min, we want 90 sec.":    "Time for Élodie's desk",
	} {
		metric, target := loadLexicons(t).spokenGoal(text)
		require.Equal(t, want, metric, text)
		require.NotEmpty(t, target, text)
	}
}

func TestWantsDone(t *testing.T) {
	for text, want := range map[string]bool{
		"The officer wants applicants deleted one year later.":                    true,
		"The treasurer wants to see who was removed, and an export for the bank.": false,
		"He wants the removed ones.":                                              false,
	} {
		require.Equal(t, want, wantsDone(text), text)
	}
}
