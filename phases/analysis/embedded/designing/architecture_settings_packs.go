package designing

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxMeaning is how many letters the meaning of a setting has at most: a statement with its
// condition stands there whole.
const maxMeaning = 160

// packSettings are what packs know to be set about what this product has, as
// many as the depth allows. What the source gives a value for comes first, with
// that value and its lines; where it gives several, they are rules of their own
// and no default stands beside them. Nothing takes the place of what is left out.
func (g *Designer) packSettings(have []specs.Setting) []specs.Setting {
	var stated, usual []specs.Setting
	var lists [][]*specs.Setting
	for _, p := range g.Packs {
		var list []*specs.Setting
		for i := range p.Settings {
			set, ok := g.packSetting(p, &p.Settings[i])
			switch {
			case ok && set.Source.Kind == specs.Stated && !isSet(have, &set):
				stated = append(stated, set)
			case ok && set.Source.Kind != specs.Stated && !g.ToldWhole():
				list = append(list, &set)
			default:
				list = append(list, nil)
			}
		}
		lists = append(lists, list)
	}
	for _, s := range completing.RoundRobin(lists, 2+2*phrasing.DepthRank(g.Depth)) {
		if s != nil {
			usual = append(usual, *s)
		}
	}
	return append(stated, usual...)
}

// packSetting is one setting of a pack for this product: with the value that
// the source gives, else with the usual one; false where it has no place.
func (g *Designer) packSetting(p *templates.Pack, s *templates.PackSetting) (set specs.Setting, ok bool) {
	set = specs.Setting{Name: g.envName(s.Name), Type: s.Type, Default: s.Default, Constraint: s.Constraint, Meaning: g.Fill(p, s.Meaning), Source: specs.FromRule(p.ID)}
	values := g.StatedValues(s.Topic)
	if len(values) > 1 || len(values) == 0 && g.Words.HasAny(s.Unless) || !g.Allowed(set.Meaning) || g.unfinished(set.Meaning) || !g.concerns(s.Topic.About) {
		return set, false
	}
	if len(values) == 1 && farBeyond(values[0], s.Constraint) {
		return set, false // "data are kept for 3 years" says nothing of a time of minutes
	}
	if len(values) == 1 {
		set.Default, set.Constraint, set.Source = settingIn(values[0], s), "> 0", values[0].Src
		set.Meaning = g.phrase(phrasing.Shorten(specs.Plain(values[0].Text), maxMeaning))
	}
	return set, set.Default != ""
}

// farBeyond says that a span of time is of another order than those that a setting takes: it
// was said of something else.
func farBeyond(v completing.StatedValue, constraint string) bool {
	const order = 100
	_, high, ok := strings.Cut(constraint, "–")
	longest, err := time.ParseDuration(strings.TrimSpace(high))
	if !ok || err != nil || v.Class != wording.ClassTime {
		return false
	}
	seconds, err := strconv.ParseFloat(completing.InUnit(v.Measure, "s"), 64)
	return err == nil && seconds > order*longest.Seconds()
}

// concerns says that something that is wanted speaks of one of the things, or
// that there are none to speak of.
func (g *Designer) concerns(things templates.Terms) bool {
	if things.None() || len(g.wantedHits(things)) > 0 {
		return true
	}
	for i := range g.req.NFRs {
		if g.statementOf(i).HasAny(things) {
			return true
		}
	}
	return false
}

// settingIn is a stated value as a setting of that type takes it, in the unit
// that its number counts; empty where it is of another kind: a share of the time
// left is not the time after which somebody is told.
func settingIn(v completing.StatedValue, s *templates.PackSetting) string {
	class := map[string]string{"duration": wording.ClassTime, "bytes": wording.ClassSize, "string": wording.ClassSize, "integer": wording.ClassCount, "decimal": wording.ClassMoney}[s.Type]
	switch {
	case s.Unit != "" && v.High != 0 || s.Unit == "" && v.Class != class:
		return ""
	case s.Unit != "":
		value := completing.InUnit(v.Measure, s.Unit)
		if s.Type == "integer" && strings.Contains(value, ".") {
			return "" // two hours are no number of days
		}
		return value
	case v.High != 0:
		high := v.Measure
		high.Value = v.High
		return strconv.FormatFloat(v.Value, 'f', -1, 64) + "–" + settingValue(high)
	default:
		return settingValue(v.Measure)
	}
}

// isSet says that a value of the source is a setting already.
func isSet(have []specs.Setting, set *specs.Setting) bool {
	return slices.ContainsFunc(have, func(s specs.Setting) bool {
		return s.Default == set.Default && phrasing.SharesLine(s.Source, set.Source)
	})
}
