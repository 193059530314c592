package embedded

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// settings are the numbers of the source that somebody will want to change,
// then those that packs know, as many as the depth allows.
func (g *designer) settings() []specs.Setting {
	var out []specs.Setting
	known := map[string]bool{}
	add := func(s specs.Setting) {
		if !known[s.Name] {
			known[s.Name] = true
			out = append(out, s)
		}
	}
	for _, it := range g.statedLimits() {
		if s, ok := g.statedSetting(it); ok {
			add(s)
		}
	}
	if g.profile != "library" {
		for i := range g.req.Requirements {
			for _, c := range g.req.Requirements[i].Criteria {
				if s, ok := g.numberSetting(&g.req.Requirements[i], c); ok && len(out) < 8 {
					add(s)
				}
			}
		}
	}
	limit := 2 + 2*depthRank(g.Depth)
	var lists [][]specs.Setting
	for _, p := range g.packs {
		var list []specs.Setting
		for _, s := range p.Settings {
			if x := g.fill(p, s.Meaning); g.allowed(x) && !g.unfinished(x) {
				list = append(list, specs.Setting{Name: s.Name, Type: s.Type, Default: s.Default, Constraint: s.Constraint, Meaning: x, Source: specs.FromRule(p.ID)})
			}
		}
		lists = append(lists, list)
	}
	for _, s := range roundRobin(lists, limit) {
		add(s)
	}
	return out
}

// statedSetting reads "`buffer.max_size`: default 1 GB, …": a name in code
// with what is said of it.
func (g *designer) statedSetting(it specs.Item) (s specs.Setting, ok bool) {
	if it.Source.Kind != specs.Stated || !strings.HasPrefix(it.Text, "`") {
		return s, false
	}
	name, rest, found := strings.Cut(it.Text[1:], "`")
	if !found || strings.ContainsAny(name, " /(){}") || !strings.ContainsAny(name, "._") {
		return s, false
	}
	rest = strings.TrimLeft(rest, ":： ")
	s = specs.Setting{Name: name, Type: "string", Meaning: g.phrase(rest), Source: it.Source}
	low := strings.ToLower(rest)
	for _, word := range g.d.Words["default"].In(g.lang) {
		i := strings.Index(low, word)
		if i < 0 {
			continue
		}
		value, _, _ := strings.Cut(rest[i+len(word):], ",")
		value, _, _ = strings.Cut(value, ";")
		value, _, _ = strings.Cut(value, ")")
		s.Default = strings.Trim(value, " :.()。：")
		break
	}
	s.Type = typeOfValue(s.Default)
	return s, s.Default != ""
}

// unfinished says that a text reads like a gap left open, whatever it means in
// its domain.
func (g *designer) unfinished(text string) bool {
	return newWordIndex(text).hasAny(g.d.Words["placeholders"])
}

// typeOfValue guesses the type of a setting from its value.
func typeOfValue(value string) string {
	m := wording.Measures(value)
	switch {
	case len(m) > 0 && m[0].Class == wording.ClassTime:
		return "duration"
	case len(m) > 0 && m[0].Class == wording.ClassSize:
		return "bytes"
	case value == "yes" || value == "no" || value == "on" || value == "off" || value == "true" || value == "false":
		return "boolean"
	case value != "" && strings.Trim(value, "0123456789,") == "":
		return "integer"
	case value != "" && strings.Trim(value, "0123456789.") == "":
		return "decimal"
	default:
		return "string"
	}
}

// numberSetting makes a setting of a criterion with exactly one limit of time
// or number that the product itself keeps.
func (g *designer) numberSetting(r *specs.Requirement, c specs.Criterion) (s specs.Setting, ok bool) {
	if c.Source.Kind != specs.Stated || r.Priority == specs.Wont {
		return s, false
	}
	text := specs.Plain(c.Text)
	var found []wording.Measure
	for _, m := range wording.Measures(text) {
		if m.Class == wording.ClassTime || m.Class == wording.ClassCount || m.Class == wording.ClassSize {
			found = append(found, m)
		}
	}
	if len(found) != 1 || found[0].High != 0 || found[0].Value == 0 || found[0].Class == wording.ClassCount && (found[0].Op == "=" || found[0].Op == "~" || found[0].Op == "") {
		return s, false
	}
	kind := "integer"
	switch found[0].Class {
	case wording.ClassTime:
		kind = "duration"
	case wording.ClassSize:
		kind = "bytes"
	}
	return specs.Setting{
		Name: g.settingName(r, text, found[0]), Type: kind, Default: settingValue(found[0]), Constraint: "> 0",
		Meaning: g.say("setting_of", "id", r.ID, "text", g.phrase(shorten(text, 120))), Source: c.Source,
	}, true
}

// settingValue is the number of a measure with its unit, without the words
// that bound it.
func settingValue(m wording.Measure) string {
	n := strconv.FormatFloat(m.Value, 'f', -1, 64)
	if m.Class == wording.ClassCount || m.Unit == "" {
		return n
	}
	return n + " " + m.Unit
}

// settingName is made of the entity and a word beside the number; without
// Latin letters it is the requirement's id.
func (g *designer) settingName(r *specs.Requirement, text string, m wording.Measure) string {
	group := strings.ToLower(strings.ReplaceAll(r.ID, "-", ""))
	if len(r.Entities) > 0 && isASCII(g.mainEntity(r)) {
		group = strings.ReplaceAll(strings.ToLower(splitCamel(g.mainEntity(r))), " ", "_")
	}
	near := g.nameWords(text[:m.Start], group)
	if len(near) > 2 {
		near = near[len(near)-2:]
	}
	if len(near) == 0 {
		near = firstN(g.nameWords(text[m.End:], group), 2)
	}
	if len(near) == 0 {
		near = []string{"limit", itoa(int(m.Value))}
	}
	return group + "." + strings.Join(near, "_")
}

// nameWords are the words of a text that may stand in an identifier.
func (g *designer) nameWords(text, group string) []string {
	var out []string
	product := foldTerm(g.product)
	for _, t := range wording.Tokens(text) {
		if t.Kind != wording.Word || !isASCII(t.Lower) || len(wording.Keywords(t.Lower)) == 0 || len(t.Lower) < 3 ||
			slices.Contains(g.d.Words["unit_words"].In("en"), t.Lower) || strings.Contains(group, wording.Singular(t.Lower)) || strings.Contains(product, t.Lower) {
			continue
		}
		if word := strings.Map(letterOrDigit, t.Lower); word != "" {
			out = append(out, word)
		}
	}
	return out
}
