package completing

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A value of the source is one on a topic when the thing, the respect and a
// value of the class stand together.
func TestStatedValuesOfATopic(t *testing.T) {
	t.Parallel()
	cancelling := templates.PackTopic{
		About: templates.Terms{En: []string{"cancel", "cancelled"}, Zh: []string{"取消"}},
		Says:  templates.Terms{En: []string{"before", "until"}, Zh: []string{"前", "提前"}}, Value: wording.ClassTime,
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
			w := New(&phrasing.Work{Understood: understanding.Understand(loadLexicons(t).Read(analysis.Source{Name: "x.md", Text: c.text}), loadLexicons(t)), Asked: &phrasing.Memory{}})
			var got []string
			for _, v := range w.StatedValues(cancelling) {
				got = append(got, InUnit(v.Measure, v.Unit)+" "+v.Unit)
				require.NotEmpty(t, v.Src.Lines)
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
		{"120 requests per minute", "/min", "120"},
		{"2 requests per second", "/min", ""},
		{"600 calls an hour", "/min", ""},
		{"90 percent", "%", "90"},
		{"5 GB", "d", ""},
	} {
		list := wording.Measures(c.text)
		require.NotEmpty(t, list, c.text)
		require.Equal(t, c.want, InUnit(list[0], c.unit), c.text)
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
			u := understanding.Understand(loadLexicons(t).Read(analysis.Source{Name: "x.md", Text: "# Lamp shop\n\n- " + c.text + "\n- A customer pays by invoice.\n"}), loadLexicons(t))
			w := New(&phrasing.Work{Understood: u, Asked: &phrasing.Memory{}, Words: phrasing.NewWordIndex(c.text)})
			i := slices.IndexFunc(p.Questions, func(q templates.PackQuestion) bool { return strings.HasPrefix(q.Text.In("en"), c.question) })
			require.GreaterOrEqual(t, i, 0)
			require.Equal(t, c.asked, w.asks(&p.Questions[i]))
		})
	}
}
