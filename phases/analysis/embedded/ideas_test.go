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

func TestIdeasBecomeRequirementsThatReadWell(t *testing.T) {
	t.Parallel()
	e := fresh()
	cases := ideas(t)
	for i, c := range cases {
		r := complete(t, e, common("idea.txt", c.Text, "standard"), true)
		got := idea{Text: c.Text, Title: r.Brief.Title}
		for _, q := range r.Brief.OpenQuestions {
			if q.Source.Rule == "rule:impact-without-number" {
				got.Asked = q.Text
			}
		}
		for _, req := range r.Reqs.Requirements {
			if req.Source.Kind == specs.Stated {
				got.Stories = append(got.Stories, strings.TrimSuffix(strings.Join([]string{req.Title, req.Story.Role, req.Story.Want, req.Story.Benefit}, " | "), " | "))
			}
		}
		if *update {
			cases[i] = got
			continue
		}
		require.Equal(t, c, got, c.Text)
		require.NotEmpty(t, got.Stories, c.Text)
	}
	if *update {
		data, err := yaml.Marshal(cases)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(ideasFile, data, 0o600))
	}
}

func TestIdeasKeepTheContractAtEveryDepth(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, c := range ideas(t) {
		for _, depth := range specs.Depths() {
			r := complete(t, e, common("idea.txt", c.Text, depth), true)
			requireSeed(t, &r)
			requireGap(t, &r)
			requireBrief(t, &r)
			requireRequirements(t, &r)
			requireHonest(t, &r, strings.Count(c.Text, "\n")+1)
		}
	}
}

// Two different inputs never share a paragraph of more than one sentence.
func TestInputsShareNoParagraph(t *testing.T) {
	t.Parallel()
	e := fresh()
	from := map[string]string{}
	var check func(where string, v any)
	check = func(where string, v any) {
		switch v := v.(type) {
		case string:
			if len(wording.Sentences(v)) < 2 {
				return
			}
			require.Contains(t, []string{"", where}, from[v], "also in %s: %s", where, v)
			from[v] = where
		case []any:
			for _, x := range v {
				check(where, x)
			}
		case map[string]any:
			for _, x := range v {
				check(where, x)
			}
		}
	}
	sources := map[string]string{}
	var names []string
	for _, name := range inputs(t) {
		sources[filepath.Base(name)] = read(t, name)
		names = append(names, filepath.Base(name))
	}
	for _, c := range ideas(t) {
		text := strings.TrimSpace(c.Text)
		sources[text] = text
		names = append(names, text)
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		if name == strings.TrimSpace(sources["one-liner.txt"]) && name != "one-liner.txt" {
			continue // the same input
		}
		r := complete(t, e, common(name, sources[name], "standard"), true)
		data, err := json.Marshal([]any{r.Brief, r.Reqs, r.Refined, r.Gap})
		require.NoError(t, err)
		var v any
		require.NoError(t, json.Unmarshal(data, &v))
		check(name, v)
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
