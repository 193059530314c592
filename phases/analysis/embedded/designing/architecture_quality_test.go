package designing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
)

// A means is named where the words of a quality call for it, and none is made
// up where they do not.
func TestMeansOfQualities(t *testing.T) {
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for _, c := range []struct {
		class, text, want string
		limit             bool
		off               float64
	}{
		{class: "R", text: "After the loss of one data centre the desk is back within 30 minutes.", want: "more than one place"},
		{class: "R", text: "No booking is ever lost.", want: "A change is confirmed only after it has been stored"},
		{class: "R", text: "No seat is sold twice: double bookings 0.", want: "unique constraint"},
		{class: "SC", text: "Quotas per customer: 40 vessels and 10 users.", want: "anything beyond it is refused", limit: true},
		{class: "SC", text: "The desk takes 300 messages per second.", want: "are queued"},
		{class: "SC", text: "The desk answers 300 requests per second.", want: "without a queue"},
		{class: "P", text: "Download under 80 MB.", want: "package size"},
		{class: "P", text: "A download of 80 MB takes 5 s.", want: "parallel parts"},
		{class: "S", text: "Passport numbers are stored encrypted.", want: "the key kept elsewhere"},
		{class: "S", text: "HTTPS only.", want: "not encrypted"},
		{class: "S", text: "Passwords never stand in the file.", want: ""},
		{class: "P", text: "A ticket is printed within 3 seconds.", want: ""},
		{class: "SC", text: "At most 5 concurrent deliveries per shop.", want: "waits in order", limit: true},
		{class: "P", text: "The crane page opens in 2 s on 3G.", want: "one small response"},
		{class: "P", text: "An alarm of a crane reaches the driver in 30 s.", want: "their own queue"},
		{class: "P", text: "A crane takes 120 bytes of memory.", want: ""},
		{class: "SC", text: "300 devices per customer and more later.", want: "beyond the limit is refused"},
		{class: "A", text: "The desk is available 99.99 %.", want: "two separate places", off: 4},
		{class: "A", text: "The desk is available 99.8 %.", want: "takes over automatically", off: 86},
		{class: "A", text: "The desk is available 98 %.", want: "rehearsed restore", off: 864},
		{class: "A", text: "The desk is there.", want: ""},
		{class: "S", text: "Salaries are visible to the head only.", want: "where the data is read"},
		{class: "P", text: "The crane list opens in 2 s on a phone.", want: "uses an index"},
		{class: "P", text: "The crane moves in 2 s on a phone.", want: "on the device"},
	} {
		got := ""
		if r := tactic(d.Tactics, c.class, "service", c.limit, c.off, phrasing.NewWordIndex(c.text)); r != nil {
			got = r.Text.In("en")
		}
		require.True(t, strings.Contains(got, c.want) && (c.want == "") == (got == ""), "%s: %s", c.text, got)
	}
}

// The time that a target leaves off is counted in the hours that it holds for.
func TestHoursADay(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]float64{
		"The till works from 05:00 to 23:00":   18,
		"Mon–Sat 6:00–22:30: 99.5 %":           16.5,
		"工作日 8:00–20:00 可用率 99.9%":             12,
		"99.9 % a month":                       24,
		"A backup at 02:00, 99.9 %":            24,
		"open 22:00 to 04:00, ratio 3:2, 99 %": 24,
	} {
		require.InDelta(t, want, hoursADay(text), 0.001, text)
	}
}

// TestTimeThatATargetLeaves: the time off is said in the hours that count, and a share of
// something else leaves none.
func TestTimeThatATargetLeaves(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for _, c := range []struct{ title, target, lang, want string }{
		{"The till is available", "99.9 % a month", "en", "99.9 % a month allows 43 minutes of downtime a month"},
		{"The till works from 08:00 to 20:00", "99.5 %", "en", "99.5 % allows 108 minutes of downtime a month"},
		{"The till is available in office hours", "99.9 %", "en", "99.9 % allows 6 minutes of downtime in 100 of these hours"},
		{"The till is available Mon–Fri 8:00–18:00", "99 %", "en", "99 % allows 60 minutes of downtime in 100 of these hours"},
		{"The till is available, counted over the year", "99.9 %", "en", "99.9 % allows 8.8 hours of downtime a year"},
		{"可用率不低于 99.9%，计划维护在 2:00–5:00", "不低于 99.9%", "zh", "不低于 99.9%，即每月停机不超过 43 分钟"},
		{"收银台全年可用率 99.5%", "99.5%", "zh", "99.5%，即每年停机不超过 44 小时"},
		{"Runs started, available", "99.9 % of planned runs", "en", ""},
		{"The till is available", "3 times a day", "en", ""},
		{"The crane is fast", "99.9 %", "en", ""},
	} {
		g := Designer{d: d, Specifier: &specifying.Specifier{Completer: &completing.Completer{Work: &phrasing.Work{Language: c.lang}}}}
		n := specs.NFR{Category: "A", Title: c.title, Targets: []specs.Target{{Target: c.target}}}
		require.Equal(t, c.want, g.timeOff(&n), c.title)
	}
}

// TestEveryTargetOfAnAvailabilityCounts: each target is told in its own period, and the
// strictest decides by which means it is met.
func TestEveryTargetOfAnAvailabilityCounts(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for _, c := range []struct {
		lang, title string
		targets     []specs.Target
		want        string
		minutes     float64
		hours       bool
	}{
		{"zh", "全年可用率 99%，营业时间 99.9%", []specs.Target{{Metric: "全年可用率", Target: "99%"}, {Metric: "营业时间", Target: "99.9%"}}, "全年可用率 99%，即每年停机不超过 88 小时；营业时间 99.9%，即每 100 小时停机不超过 6 分钟", 43.2, false},
		{"en", "The till is available", []specs.Target{{Metric: "Availability", Target: "99.9 % for shops"}, {Metric: "Availability", Target: "99.99 % for banks"}}, "99.9 % for shops allows 43 minutes of downtime a month, and 99.99 % for banks allows 4 minutes of downtime a month", 4.32, false},
		{"en", "The till is available in office hours", []specs.Target{{Metric: "Availability", Target: "99.9 %"}}, "99.9 % allows 6 minutes of downtime in 100 of these hours", 43.2, true},
	} {
		g := Designer{d: d, Specifier: &specifying.Specifier{Completer: &completing.Completer{Work: &phrasing.Work{Language: c.lang}}}}
		n := specs.NFR{Category: "A", Title: c.title, Targets: c.targets}
		require.Equal(t, c.want, g.timeOff(&n))
		require.InDelta(t, c.minutes, g.minutesOff(&n), 0.01)
		require.Equal(t, c.hours, g.hoursCount(&n))
	}
}

// Whom the source names only as its audience has no rights apart; a role that wants
// something of its own does.
func TestAnAudienceHasNoRightsApart(t *testing.T) {
	t.Parallel()
	for role, want := range map[string]bool{"": false, "commuter": true} {
		g := designer(t, specs.English, "Ferry quiz", "Answer a question")
		g.brief.Personas = []specs.Persona{{Name: "Commuter", Source: specs.FromLines(4, 4)}, {Name: "Tourist", Source: specs.FromLines(4, 4)}}
		g.req.Requirements[0].Story.Role = role
		require.Equal(t, want, g.anyActs([]string{"commuter", "tourist"}))
	}
}
