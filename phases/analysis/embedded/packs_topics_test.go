package embedded

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// A value of the source is one on a topic when the thing, the respect and a
// value of the class stand together.
func TestStatedValuesOfATopic(t *testing.T) {
	t.Parallel()
	cancelling := templates.PackTopic{
		About: templates.Terms{"en": {"cancel", "cancelled"}, "zh": {"取消"}},
		Says:  templates.Terms{"en": {"before", "until"}, "zh": {"前", "提前"}}, Value: wording.ClassTime,
	}
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"in one sentence":          {"# Riding school\n\n- A rider can cancel a lesson until 36 hours before it.\n- A rider can see the horses.\n", []string{"36 h"}},
		"below what it belongs to": {"# Riding school\n\n- A rider can cancel a lesson.\n  - at most 3 days before it begins\n- A rider can see the horses.\n", []string{"3 d"}},
		"of another thing":         {"# Riding school\n\n- A rider can cancel a lesson.\n- The stable sends a reminder 24 hours before the lesson.\n", nil},
		"in another clause":        {"# Riding school\n\n- A rider can cancel before it rains, and the refund takes 5 days.\n- A rider can see the horses.\n", nil},
		"two of them":              {"# Riding school\n\n- A rider can cancel a lesson until 36 hours before it.\n- A group can cancel its lesson until 7 days before it.\n", []string{"36 h", "7 d"}},
		"what is wished for":       {"# Riding school\n\n## Goals\n\n- Lessons cancelled less than 2 hours before fall from 30 % to 5 %.\n\n## Features\n\n- A rider can cancel a lesson.\n- A rider can see the horses.\n", nil},
		"in Chinese":               {"# 马术学校\n\n## 功能\n\n- 学员可以在上课 36 小时前取消课程。\n- 学员可以查看马匹。\n", []string{"36 h"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := &work{u: Understand(Read(analysis.Source{Name: "x.md", Text: c.text}), loadLexicons(t)), asked: &memory{}}
			var got []string
			for _, v := range w.statedValues(cancelling) {
				got = append(got, inUnit(v.Measure, v.Unit)+" "+v.Unit)
				require.NotEmpty(t, v.src.Lines)
			}
			require.Equal(t, c.want, got)
		})
	}
}

func TestValuesInTheUnitOfASetting(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, unit, want string }{
		{"up to four weeks", "d", "28"},
		{"90 seconds", "min", "1.5"},
		{"2 requests per second", "/min", "120"},
		{"600 calls an hour", "/min", "10"},
		{"90 percent", "%", "90"},
		{"5 GB", "d", ""},
	} {
		list := wording.Measures(c.text)
		require.NotEmpty(t, list, c.text)
		require.Equal(t, c.want, inUnit(list[0], c.unit), c.text)
	}
}

// What a source states is no default of a pack: the setting has the value of
// the source with its lines, several values leave no room for any, and what the
// product does not have is not set.
func TestSettingsOfPacksGiveWay(t *testing.T) {
	t.Parallel()
	text := `# Boat yard booking

A web site on which a sailor books the crane of the yard.

- A sailor can book a time slot of the crane, at most three weeks ahead.
- A sailor can cancel a booking until 2 days before it.
- The yard master publishes the opening hours of each week.
- The yard master sees who did not come.
- A booking that is made goes to the calendar of the yard.
`
	_, design := designOf(t, fresh(), common("yard.md", text, "standard"))
	at := func(name string) *specs.Setting {
		i := slices.IndexFunc(design.Architecture.Settings, func(s specs.Setting) bool { return s.Name == name })
		if i < 0 {
			return nil
		}
		return &design.Architecture.Settings[i]
	}
	horizon := at("SCHEDULING_BOOKING_HORIZON_DAYS")
	require.NotNil(t, horizon)
	require.Equal(t, "21", horizon.Default)
	require.Equal(t, specs.Stated, horizon.Source.Kind)
	for _, s := range design.Architecture.Settings {
		require.NotEqual(t, "24h", s.Default, "%s beside the two days that the source states", s.Name)
	}
}

// A question that a value of the source answers is not asked, and none about
// what the product does not have.
func TestQuestionsOfPacksThatAreAnswered(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text, kept, question string
		asked                bool
	}{
		"answered by a value": {text: "A customer can return a lamp within 45 days.", question: "Which refund window", asked: false},
		"open":                {text: "A customer can return a lamp.", question: "Which refund window", asked: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			set := templates.New(nil, "")
			p, err := set.Pack("payments")
			require.NoError(t, err)
			u := Understand(Read(analysis.Source{Name: "x.md", Text: "# Lamp shop\n\n- " + c.text + "\n- A customer pays by invoice.\n"}), loadLexicons(t))
			w := &work{u: u, asked: &memory{}, text: newWordIndex(c.text)}
			i := slices.IndexFunc(p.Questions, func(q templates.PackQuestion) bool { return strings.HasPrefix(q.Text.In("en"), c.question) })
			require.GreaterOrEqual(t, i, 0)
			require.Equal(t, c.asked, w.asks(&p.Questions[i]))
		})
	}
}
