package designing

import (
	"cmp"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// listed are the requirements that list something, by what they list.
func (g *Designer) listed(kinds ...string) (reqs []*specs.Requirement, facts []*understanding.FeatureFact) {
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		f := g.listOf(r)
		if f == nil || !g.wanted(i) {
			continue
		}
		for _, kind := range kinds {
			if f.List == kind {
				reqs, facts = append(reqs, r), append(facts, f)
			}
		}
	}
	return reqs, facts
}

// listOf is the list of the source behind a requirement; nil where it is none.
func (g *Designer) listOf(r *specs.Requirement) *understanding.FeatureFact {
	f := g.enumerated[understanding.FirstLine(r.Source)]
	if f != nil && strings.EqualFold(f.Name, specs.Plain(r.Title)) {
		return f
	}
	return nil
}

// codeFailures are the failures for which the source lists a code, each with it.
func (g *Designer) codeFailures(p *parts) []specs.ErrorRule {
	var out []specs.ErrorRule
	reqs, facts := g.listed(understanding.ListExit, understanding.ListError)
	for k, r := range reqs {
		part := p.rows[0].Name
		if rows := p.sharing[r.ID]; len(rows) > 0 {
			part = p.rows[rows[0]].Name
		}
		for _, row := range facts[k].Rows {
			code, meaning := codeAndMeaning(row.Text)
			if meaning == "" || succeeds(code, facts[k].List) {
				continue
			}
			meaning = cmp.Or(g.withoutPointer(meaning), code) // the name of the code is all that is left
			if onlyBeside(meaning) {
				meaning = code + g.Say("series_sep") + meaning
			}
			class := "permanent"
			if g.passing(code, meaning) {
				class = "transient"
			}
			out = append(out, specs.ErrorRule{
				Component: part, Class: class, Case: g.phrase(strings.TrimRight(meaning, ".。")),
				Strategy: g.say(g.codeAnswer(facts[k].List), "code", code), Source: row.Source,
			})
		}
	}
	return out
}

// onlyBeside says that a row tells nothing of the case of its code, whose cell was left empty,
// but only what the column beside it says: "retry: no".
func onlyBeside(meaning string) bool {
	label, _, beside := strings.Cut(strings.Replace(meaning, "：", ": ", 1), ": ")
	const longest = 12 // runes of one word that heads a column
	return beside && !strings.ContainsAny(label, " `；，") && label == strings.ToLower(label) && len([]rune(label)) <= longest
}

// withoutPointer is what a row says of a code without the words that point to another place
// of the source: "see below; includes `Retry-After`" says nothing by itself.
func (g *Designer) withoutPointer(meaning string) string {
	rest := meaning
	for _, lang := range phrasing.Languages() {
		for _, p := range g.d.Words["pointers"].In(lang) {
			if len(rest) >= len(p) && strings.EqualFold(rest[:len(p)], p) {
				rest = strings.TrimLeft(rest[len(p):], " ;；,，.。")
			}
		}
	}
	return rest
}

// passing tells a code of a failure that goes away by itself, such as a status of HTTP
// that asks to come again later.
func (g *Designer) passing(code, meaning string) bool {
	x := phrasing.NewWordIndex(meaning)
	if x.HasAny(g.d.Words["tried_again"]) || x.HasAny(g.d.Words["not_again"]) {
		return !x.HasAny(g.d.Words["not_again"]) // a column of its own says so
	}
	code = strings.ReplaceAll(strings.ToLower(specs.Plain(code)), "_", " ")
	return phrasing.NewWordIndex(code).HasAny(g.d.Words["passing_status"]) ||
		phrasing.NewWordIndex(code+" . "+meaning).HasAny(g.d.Words["passing"])
}

// codeAnswer is the phrase for how a code is told: a run ends with it, a call of a
// library fails with it, and an interface answers with it.
func (g *Designer) codeAnswer(list string) string {
	switch {
	case list == understanding.ListExit:
		return "error_code_exit"
	case g.profile == "library":
		return "error_code_library"
	}
	return "error_code_error"
}

// codeAndMeaning takes the row of a list of codes apart.
func codeAndMeaning(row string) (code, meaning string) {
	for _, sep := range []string{": ", "：", " – ", " — ", " - "} {
		if code, meaning, ok := strings.Cut(row, sep); ok {
			return strings.TrimSpace(code), strings.TrimSpace(meaning)
		}
	}
	return "", ""
}

// succeeds tells the code of a success: 0 of a run, 2xx of a call.
func succeeds(code, kind string) bool {
	code = specs.Plain(code)
	return kind == understanding.ListExit && code == "0" || len(code) >= 3 && code[0] == '2' && strings.Trim(code[:3], "0123456789") == ""
}

// listPolicy points to the requirement that lists the codes with which errors are
// told; nothing is proposed beside it.
func (g *Designer) listPolicy(p *policyRule) (specs.Policy, bool) {
	if p.Topic != "error-types" && p.Topic != "error-format" {
		return specs.Policy{}, false
	}
	reqs, facts := g.listed(understanding.ListExit, understanding.ListError)
	if len(reqs) == 0 {
		return specs.Policy{}, false
	}
	name := facts[0].Name
	if g.Language != "zh" {
		name = wording.LowerFirst(name)
	}
	return specs.Policy{Topic: p.Topic, Text: g.sentence("policy_list", "id", reqs[0].ID, "name", name), Source: reqs[0].Source}, true
}
