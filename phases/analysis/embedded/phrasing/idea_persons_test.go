package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Who does what in an idea of one or two sentences: each deed with the one who
// does it, as "who | what".
func TestIdeasTellWhoDoesWhat(t *testing.T) {
	t.Parallel()
	rules, err := LoadRules(templates.New(nil, ""))
	require.NoError(t, err)
	for text, want := range map[string][]string{
		"Build a task manager for small law firms with deadlines and reminders":                                                              {" | Manage tasks", " | Set a deadline for a task", " | Get reminders of tasks"},
		"I want an app where students lend each other tools":                                                                                 {"Student | Lend tools to another student"},
		"An API that converts postal addresses to coordinates and caches the results for 30 days.":                                           {" | Converts postal addresses to coordinates", " | Caches the results for 30 days"},
		"Replace our Excel sheet for vacation requests. Employees ask for days off, their manager approves or rejects, HR sees the balance.": {"Employee | Ask for days off", "Manager | Approve or reject vacation requests", "HR officer | See the balance"},
		"We want to stop using paper for our safety inspections: inspectors fill in a checklist on a tablet, take photos of defects, and the site manager gets a PDF the same day.": {
			"Inspector | Fill in a checklist on a tablet", "Inspector | Take photos of defects", "Site manager | Get a PDF the same day",
		},
		"An app for runners who want to find a partner; they set pace, distance and times, get matched, and can chat.":                       {"Runner | Find a partner", "Runner | Set pace, distance and times", "Runner | Get matched", "Runner | Chat"},
		"We need a small tool for our 12 inspectors: they photograph a meter, the tool reads the number, and it ends up in the books.":       {"Inspector | Photograph a meter", " | Reads the number", " | The number ends up in the books"},
		"Script to back up our databases every night and alert us if it fails":                                                               {" | Backs up the databases every night", " | Alerts the users if it fails"},
		"A website for our theatre: people can book seats, volunteers sign up for shifts. No card payments for now, people pay at the door.": {"User | Book seats", "Volunteer | Sign up for shifts"},
	} {
		w := NewWork(analysis.Common{Lang: "en", Depth: "standard", Source: analysis.Source{Text: text}}, &understanding.Understanding{Lang: specs.English, Lex: loadLexicons(t)}, nil, rules, NewWordIndex(text))
		var got []string
		for _, f := range w.Understood.Features {
			got = append(got, f.Actor+" | "+f.Name)
		}
		require.Equal(t, want, got, text)
	}
}

// In a Chinese idea whoever acts behind what is done first is named, what several
// people do tells what the name sums up, and for whom something is made is no deed.
func TestChineseIdeasTellWhoDoesWhat(t *testing.T) {
	t.Parallel()
	rules, err := LoadRules(templates.New(nil, ""))
	require.NoError(t, err)
	text := "为小区物业做一个报修平台，业主可以提交报修，维修工可以接单，业主能打分。"
	w := NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: analysis.Source{Text: text}}, &understanding.Understanding{Lang: specs.Chinese, Lex: loadLexicons(t)}, nil, rules, NewWordIndex(text))
	var got []string
	for _, f := range w.Understood.Features {
		got = append(got, f.Actor+" | "+f.Name)
	}
	require.Equal(t, []string{"业主 | 提交报修", "维修工 | 接单", "业主 | 打分"}, got)
}
