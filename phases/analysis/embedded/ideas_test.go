package embedded

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// idea is a source of one or two lines and what is made of its stated part.
// Every text of the table was read aloud before it was kept; -update only helps
// to write it down.
type idea struct {
	Text    string   `yaml:"text"`
	Title   string   `yaml:"title"`
	Asked   string   `yaml:"asked"` // the question on what the problem costs
	Stories []string `yaml:"stories"`
}

const ideasFile = "testdata/ideas.yaml"

func ideas(t *testing.T) []idea {
	t.Helper()
	data, err := os.ReadFile(ideasFile)
	require.NoError(t, err)
	var out []idea
	require.NoError(t, yaml.Unmarshal(data, &out))
	require.GreaterOrEqual(t, len(out), 20)
	return out
}

// Every idea is thought through once, and all that holds for ideas is asked of the
// answer: its requirements read as the table says, it keeps the contract at every
// depth, it gets a whole plan, and it shares no paragraph with another idea or paper.
func TestIdeasBecomeRequirementsThatReadWell(t *testing.T) {
	t.Parallel()
	e := fresh()
	cases := ideas(t)
	said := paragraphs{}
	for i, c := range cases {
		r := complete(t, e, common("idea.txt", c.Text, "standard"), true)
		got := asIdea(c.Text, &r)
		if *update {
			cases[i] = got
			continue
		}
		require.Equal(t, c, got, c.Text)
		require.NotEmpty(t, got.Stories, c.Text)
		requireContract(t, c.Text, &r)
		for _, depth := range specs.Depths() {
			if depth != "standard" {
				other := complete(t, e, common("idea.txt", c.Text, depth), true)
				requireContract(t, c.Text, &other)
			}
		}
		said.require(t, strings.TrimSpace(c.Text), &r)
		requireWholePlan(t, e, c.Text, &r)
	}
	if *update {
		data, err := yaml.Marshal(cases)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(ideasFile, data, 0o600))
		return
	}
	for _, name := range inputs(t) {
		text := read(t, name)
		if slices.ContainsFunc(cases, func(c idea) bool { return strings.TrimSpace(c.Text) == strings.TrimSpace(text) }) {
			continue // one of the ideas
		}
		r := complete(t, e, common(filepath.Base(name), text, "standard"), true)
		said.require(t, filepath.Base(name), &r)
	}
}

// asIdea is what the table keeps of an answer.
func asIdea(text string, r *run) idea {
	out := idea{Text: text, Title: r.Brief.Title}
	for _, q := range r.Brief.OpenQuestions {
		if q.Source.Rule == "rule:impact-without-number" {
			out.Asked = q.Text
		}
	}
	for _, req := range r.Reqs.Requirements {
		if req.Source.Kind == specs.Stated {
			out.Stories = append(out.Stories, strings.TrimSuffix(strings.Join([]string{req.Title, req.Story.Role, req.Story.Want, req.Story.Benefit}, " | "), " | "))
		}
	}
	return out
}

func requireContract(t *testing.T, text string, r *run) {
	t.Helper()
	requireSeed(t, r)
	requireGap(t, r)
	requireBrief(t, r)
	requireRequirements(t, r)
	requireHonest(t, r, strings.Count(text, "\n")+1)
}

// paragraphs are the texts of more than one sentence, with the source each is from.
type paragraphs map[string]string

// require fails when another source has a paragraph of this one.
func (p paragraphs) require(t *testing.T, where string, r *run) {
	t.Helper()
	data, err := json.Marshal([]any{r.Brief, r.Reqs, r.Refined, r.Gap})
	require.NoError(t, err)
	var v any
	require.NoError(t, json.Unmarshal(data, &v))
	p.walk(t, where, v)
}

func (p paragraphs) walk(t *testing.T, where string, v any) {
	t.Helper()
	switch v := v.(type) {
	case string:
		if len(wording.Sentences(v)) < 2 {
			return
		}
		require.Contains(t, []string{"", where}, p[v], "also in %s: %s", where, v)
		p[v] = where
	case []any:
		for _, x := range v {
			p.walk(t, where, x)
		}
	case map[string]any:
		for _, x := range v {
			p.walk(t, where, x)
		}
	}
}

// A document whose title asks for a change speaks of what is changed by its name,
// and is not completed from the domains that its words belong to.
func TestADocumentThatAsksForAChangeSpeaksOfWhatIsChanged(t *testing.T) {
	t.Parallel()
	e := fresh()
	for text, product := range map[string]string{
		"# Add SAML single sign-on to Boardly\n\n- Workspace admins enter the metadata URL.\n- People sign in through their identity provider.\n": "Boardly",
		"# 给订单系统增加导出功能\n\n- 客服可以导出当天订单为 Excel。\n- 店长只能导出本店订单。\n":                                                                                  "订单系统",
	} {
		r, design := designOf(t, e, common("change.md", text, "standard"))
		require.NotEmpty(t, design.Decisions, text)
		named := false
		for _, q := range r.Reqs.Requirements {
			require.Contains(t, []string{"", "change"}, strings.TrimPrefix(q.Source.Rule, "rule:"), q.Title)
			for _, it := range q.Description {
				named = named || strings.Contains(it.Text, product)
			}
		}
		require.True(t, named, text)
	}
}
