package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Who does what in an idea of one or two sentences: each deed with the one who
// does it, as "who | what".
func TestIdeasTellWhoDoesWhat(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
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
		"A shared diary where carers hand over the night shift to the day shift and relatives see how the night went":                        {"Carer | Hand over the night shift to the day shift", "Relative | See how the night went"},
		"A touch screen page where visitors of our zoo name the new calf":                                                                    {"Visitor | Name the new calf"},
		"A page for our allotment where members reserve a plot and give it back in autumn; online payment isn't needed.":                     {"Member | Reserve a plot", "Member | Give the plot back in autumn"},
		"A page where members of our choir order sheet music, but logins aren't needed":                                                      {"Member | Order sheet music"},
		"A phone app for wardens to log tree inspections with photos, even without reception, and to be told when the next one is due":       {"Warden | Log tree inspections with photos, even without reception", " | Tells wardens when the next one is due"},
		"A script that renames invoices by their number and lists the ones that have none":                                                   {" | Renames invoices by their number", " | Lists the invoices that have none"},
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
	rules, err := shippedRules()
	require.NoError(t, err)
	for text, want := range map[string][]string{
		"为小区物业做一个报修平台，业主可以提交报修，维修工可以接单，业主能打分。": {"业主 | 提交报修", "维修工 | 接单", "业主 | 打分"},
		"旧衣回收站：用户可以预约上门，回收员可以称重。":              {"用户 | 预约上门", "回收员 | 称重"},
		"一个登记温室浇水时间的网页，值班员可以查看昨天的记录。":          {" | 登记温室浇水时间", "值班员 | 查看昨天的记录"},
	} {
		w := NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: analysis.Source{Text: text}}, &understanding.Understanding{Lang: specs.Chinese, Lex: loadLexicons(t)}, nil, rules, NewWordIndex(text))
		var got []string
		for _, f := range w.Understood.Features {
			got = append(got, f.Actor+" | "+f.Name)
		}
		require.Equal(t, want, got, text)
	}
}

// TestADateIsNoFunction: by when the product has to be there is a limit of the project.
func TestADateIsNoFunction(t *testing.T) {
	t.Parallel()
	for clause, want := range map[string]bool{"月底前上线": true, "必须在 6 月底前正式上线": true, "三个月内完成上线": true, "上线前培训店员": false, "店员上线": false} {
		require.Equal(t, want, launchBy(clause), clause)
	}
}
