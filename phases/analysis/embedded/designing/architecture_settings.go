package designing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// mostSettings is how many limits of the requirements are settings.
const mostSettings = 12

// wholeSettings is how many stated settings are a list of all.
const wholeSettings = 3

// settings are the fields and numbers of the source that somebody will want to
// change, then those that packs know, as many as the depth allows.
func (g *Designer) settings() []specs.Setting {
	var out []specs.Setting
	known := map[string]bool{}
	add := func(s specs.Setting) {
		same := slices.ContainsFunc(out, func(o specs.Setting) bool { // "reminder_lead" and "appointment_reminder_lead"
			return o.Default == s.Default && (strings.HasSuffix(o.Name, "_"+s.Name) || strings.HasSuffix(s.Name, "_"+o.Name))
		})
		if key := reading.Lower(s.Name); !known[key] && !same {
			known[key] = true
			out = append(out, s)
		}
	}
	for _, s := range g.statedSettings() {
		add(s)
	}
	if len(out) >= wholeSettings {
		return out // the source lists what can be set
	}
	if g.profile != "library" {
		for i := range g.req.Requirements {
			r := &g.req.Requirements[i]
			for _, it := range g.limitsSaid(r) {
				for _, s := range g.numberSettings(r, it) {
					if len(out) < mostSettings {
						add(s)
					}
				}
			}
		}
	}
	for _, s := range g.packSettings(out) {
		add(s)
	}
	if len(out) < wholeSettings {
		for _, s := range g.ownSettings() {
			add(s)
		}
	}
	return out
}

// limitsSaid are the stated sentences of a requirement that may hold a limit: its criteria,
// else the rule that it is, whose title is its sentence. What somebody can do has numbers
// of many other kinds.
func (g *Designer) limitsSaid(r *specs.Requirement) []specs.Item {
	var out []specs.Item
	for _, c := range r.Criteria {
		if c.Source.Kind == specs.Stated {
			out = append(out, specs.Item{Text: c.Text, Source: c.Source})
		}
	}
	first, _, _ := strings.Cut(r.Title, " ")
	for _, it := range r.Description {
		if len(limitsIn(specs.Plain(r.Title))) == 0 && len(limitsIn(specs.Plain(it.Text))) > 0 && it.Source.Kind == specs.Stated && g.Language != "zh" {
			out = append(out, specs.Item{Text: it.Text, Source: it.Source})
			continue
		}
		if len(out) == 0 && g.Language != "zh" && !g.BeginsWithVerb(r.Title) && strings.HasPrefix(it.Text, first+" ") && it.Source.Kind == specs.Stated {
			said := lowerModals(it.Text)
			if !g.Table.IsWord("clause_conditions", "en", strings.ToLower(first)) && len(wording.Measures(r.Title)) == len(wording.Measures(said)) {
				said = r.Title // what a setting means is told, not demanded again
			}
			out = append(out, specs.Item{Text: said, Source: it.Source})
		}
	}
	return out
}

// ownSettings are the times that this design itself proposes: how long a system
// outside is waited for, and how long a stop is.
func (g *Designer) ownSettings() []specs.Setting {
	if g.profile == deviceProfile {
		return []specs.Setting{{Name: "LOG_LEVEL", Type: "text", Default: "warn", Constraint: "error, warn, info, debug", Meaning: g.say("setting_log_level"), Source: phrasing.Rule("setting-of-design")}}
	}
	if !g.running() {
		return nil
	}
	set := func(name, value, constraint, key string, pairs ...string) specs.Setting {
		return specs.Setting{Name: name, Type: "duration", Default: value, Constraint: constraint, Meaning: g.say(key, pairs...), Source: phrasing.Rule("setting-of-design")}
	}
	var out []specs.Setting
	if names := g.outside(); len(g.called()) > 0 {
		out = append(out, set("OUTSIDE_TIMEOUT", "10s", "1s–60s", "setting_outside", "outside", g.either(names)))
	}
	return append(out, set("SHUTDOWN_TIMEOUT", "30s", "1s–5m", "setting_shutdown"))
}

// statedSettings are the configuration fields that the source names: in
// limits, as requirements and in tables of fields with their defaults.
func (g *Designer) statedSettings() []specs.Setting {
	var out []specs.Setting
	for _, it := range g.statedLimits() {
		if s, ok := g.statedSetting(it); ok {
			out = append(out, s)
		}
	}
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		name, rest, ok := strings.Cut(strings.TrimPrefix(r.Title, "`"), "`: ")
		if ok && strings.HasPrefix(r.Title, "`") && isFieldName(name) && r.Source.Kind == specs.Stated {
			out = append(out, g.fieldSetting(name, g.fullText(r, rest), r.Source))
		}
	}
	if g.sections == nil {
		return out
	}
	var shown []specs.Setting
	for i := range g.sections.Units {
		u := &g.sections.Units[i]
		if s, ok := g.rowSetting(u); ok {
			out = append(out, s)
		} else if s, ok := g.flagSetting(u); ok {
			out = append(out, s)
		}
		shown = append(shown, g.exampleSettings(u)...)
	}
	return append(out, shown...)
}

// fullText is the statement behind a requirement without its label: a title
// may have been cut.
func (g *Designer) fullText(r *specs.Requirement, rest string) string {
	f := g.factAt(r)
	if f == nil {
		return rest
	}
	if _, text, ok := strings.Cut(f.Text, "`: "); ok {
		return text
	}
	return rest
}

// isFieldName says that a name is one of a configuration field: snake case or
// dotted, without a call or an address.
func isFieldName(name string) bool {
	return strings.ContainsAny(name, "._") && !strings.ContainsAny(name, " /(){}<>[]")
}

// fieldSetting makes a setting of what is said of a field: its default, and
// the values from which one chooses.
func (g *Designer) fieldSetting(name, text string, src specs.Source) specs.Setting {
	s := specs.Setting{Name: name, Meaning: g.phrase(text), Default: g.defaultIn(text), Source: src}
	s.Type = typeOfValue(s.Default)
	list := strings.TrimRight(text, ". ")
	if outside, _, found := strings.Cut(list, " ("); found && s.Default != "" && strings.HasSuffix(list, ")") {
		list = outside // the default is told behind the values
	}
	if g.Language != "zh" && strings.Contains(list, " or ") && len(strings.Fields(list)) <= 9 && (s.Default == "" || holdsWord(list, s.Default)) {
		s.Type, s.Constraint = "enum", g.phrase(list)
	}
	return s
}

// holdsWord says that a value is one of the words of a text.
func holdsWord(text, value string) bool {
	return phrasing.NewWordIndex(text).Has(strings.Trim(value, "`"))
}

// namesOption says that the first column of a table holds settings.
func (g *Designer) namesOption(header string) bool {
	low := reading.Lower(strings.TrimSpace(header))
	return slices.Contains(g.d.Words["option_columns"].In("en"), low) || slices.Contains(g.d.Words["option_columns"].In("zh"), low)
}

// optionSetting reads a row "`--jobs N` | files read at the same time, default
// 4": the default stands in the text of the meaning.
func (g *Designer) optionSetting(u *reading.Unit) (s specs.Setting, ok bool) {
	name, _, _ := strings.Cut(strings.Trim(specs.Plain(u.Cells[0]), "` "), " ")
	meaning := specs.Plain(u.Cells[1])
	s = specs.Setting{Name: strings.Trim(name, "`"), Default: strings.Trim(g.defaultIn(meaning), "` "), Source: reading.Lines(u.From, u.To)}
	if s.Default == "" || s.Name == "" || !reading.IsASCII(s.Name) {
		return s, false
	}
	s.Type, s.Meaning = typeOfValue(s.Default), g.phrase(meaning)
	return s, true
}

// rowSetting reads a row of a table of fields that has a column of defaults.
func (g *Designer) rowSetting(u *reading.Unit) (s specs.Setting, ok bool) {
	if u.Kind != reading.Row || len(u.Cells) < 2 || len(u.Header) != len(u.Cells) {
		return s, false
	}
	if g.sections != nil && u.Section < len(g.sections.Sections) && len(reading.Operations(g.sections.Sections[u.Section].Title)) > 0 {
		return s, false // sent with a call
	}
	at, meaning, kind := -1, -1, -1
	for i, h := range u.Header {
		low := reading.Lower(strings.TrimSpace(h))
		switch {
		case slices.Contains(g.d.Words["default"].In("en"), low) || slices.Contains(g.d.Words["default"].In("zh"), low):
			at = i
		case low == "type" || low == "类型":
			kind = i
		case i > 0:
			meaning = i
		}
	}
	name := strings.Trim(specs.Plain(u.Cells[0]), "` ")
	if strings.HasPrefix(name, "-") {
		name, _, _ = strings.Cut(name, " ") // "--root TABLE" takes a value
	}
	if at < 0 && len(u.Cells) == 2 && g.namesOption(u.Header[0]) {
		return g.optionSetting(u)
	}
	if at < 1 || name == "" || strings.Contains(name, " ") || !reading.IsASCII(name) {
		return s, false
	}
	s = specs.Setting{Name: name, Default: specs.Plain(u.Cells[at]), Source: reading.Lines(u.From, u.To)}
	bare := strings.Trim(understanding.Unbracketed(s.Default), "` ")
	if low := reading.Lower(bare); slices.Contains(g.d.Words["required_defaults"].In("en"), low) || slices.Contains(g.d.Words["required_defaults"].In("zh"), low) {
		s.Default, s.Constraint = "", bare
	} else if bare != "" {
		s.Default = bare
	}
	s.Type = typeOfValue(s.Default)
	if kind > 0 && specs.Plain(u.Cells[kind]) != "" {
		s.Type = specs.Plain(u.Cells[kind])
	}
	if meaning > 0 {
		s.Meaning = g.phrase(specs.Plain(u.Cells[meaning]))
	}
	return s, s.Meaning != ""
}

// envName is a name as the environment of a process writes it; fields of a
// library keep theirs.
func (g *Designer) envName(name string) string {
	if g.profile == "library" {
		return name
	}
	return strings.Map(func(r rune) rune {
		if r == '.' || r == '-' || r == ' ' {
			return '_'
		}
		return r
	}, strings.ToUpper(name))
}

// statedSetting reads "`buffer.max_size`: default 1 GB, …": a name in code
// with what is said of it.
func (g *Designer) statedSetting(it specs.Item) (s specs.Setting, ok bool) {
	if it.Source.Kind != specs.Stated || !strings.HasPrefix(it.Text, "`") {
		return s, false
	}
	name, rest, found := strings.Cut(it.Text[1:], "`")
	if !found || !isFieldName(name) {
		return s, false
	}
	s = g.fieldSetting(name, strings.TrimLeft(rest, ":： "), it.Source)
	return s, s.Default != ""
}

// defaultBefore is the value that stands before the words that make it the
// default: "`random` unless somebody changes it", "30 s by default".
func (g *Designer) defaultBefore(text, low string) string {
	for _, word := range g.d.Words["default_behind"].In(g.Language) {
		i := strings.Index(low, word)
		if i < 0 || len(low) != len(text) {
			continue
		}
		before := strings.TrimRight(text[:i], " ,，")
		if open := strings.LastIndex(strings.TrimSuffix(before, "`"), "`"); open >= 0 && strings.HasSuffix(before, "`") {
			return before[open+1 : len(before)-1]
		}
		for _, m := range wording.Measures(before) {
			if m.End == len(before) {
				return m.Text
			}
		}
	}
	return ""
}

// defaultIn is the value that a text gives as the default.
func (g *Designer) defaultIn(text string) string {
	low := strings.ToLower(text)
	if value := g.defaultBefore(text, low); value != "" {
		return value
	}
	for _, word := range g.d.Words["default"].In(g.Language) {
		i := strings.Index(low, word)
		if i < 0 {
			continue
		}
		value := text[i+len(word):]
		if strings.HasSuffix(low[:i], "the ") && g.namesDefault(value) {
			continue
		}
		for _, stop := range []string{", ", "; ", ")", "，", "；", "。"} {
			if head, _, ok := strings.Cut(value, stop); ok && (stop != ")" || !strings.Contains(head, "(")) {
				value = head
			}
		}
		value = strings.Trim(value, " :.：")
		if strings.Count(value, "(") != strings.Count(value, ")") {
			value = strings.Trim(value, "()")
		}
		return value
	}
	return ""
}

// namesDefault says that what follows "the default" is the thing that has one, "the default path",
// and no value: behind that stands more than a word, and first no verb.
func (g *Designer) namesDefault(behind string) bool {
	first := strings.ToLower(reading.FirstWord(behind))
	return strings.Contains(behind, " ") && phrasing.IsPlainWord(first) && !g.Table.IsWord("auxiliaries", "en", first) && !g.Table.IsWord("finite", "en", first)
}

// unfinished says that a text reads like a gap left open, whatever it means in
// its domain.
func (g *Designer) unfinished(text string) bool {
	return phrasing.NewWordIndex(text).HasAny(g.d.Words["placeholders"])
}

// typeOfValue guesses the type of a setting from its value.
func typeOfValue(value string) string {
	m := wording.Measures(value)
	switch {
	case strings.HasPrefix(value, "["):
		return "list"
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

// numberSettings makes settings of a statement with limits of time, size or number that
// the product itself keeps, when its words give a name. A statement of several limits gives
// one for each of its clauses that has only one.
func (g *Designer) numberSettings(r *specs.Requirement, c specs.Item) []specs.Setting {
	if r.Priority == specs.Wont {
		return nil
	}
	text := specs.Plain(c.Text)
	parts := []string{text}
	if g.Language != "zh" && len(limitsIn(text)) > 1 {
		parts = strings.Split(strings.ReplaceAll(text, "; ", ", "), ", ")
	}
	var out []specs.Setting
	for _, part := range parts {
		found := limitsIn(part)
		if len(found) != 1 || found[0].High != 0 || found[0].Value == 0 {
			continue
		}
		name, kind := g.limitName(r, part, found[0])
		if name == "" {
			continue
		}
		meaning := text
		if len([]rune(text)) > maxMeaning {
			meaning = part // the clause with its number says more than the beginning of a long list
		}
		out = append(out, specs.Setting{
			Name: g.envName(name), Type: kind, Default: settingValue(found[0]), Constraint: "> 0",
			Meaning: g.say("setting_of", "id", r.ID, "text", g.phrase(phrasing.Shorten(lowerModals(meaning), maxMeaning))), Source: c.Source,
		})
	}
	return out
}

// limitsIn are the measures of a text that a setting can hold.
func limitsIn(text string) []wording.Measure {
	var out []wording.Measure
	for _, m := range wording.Measures(text) {
		if m.Class == wording.ClassTime || m.Class == wording.ClassCount || m.Class == wording.ClassSize {
			out = append(out, m)
		}
	}
	return out
}

// settingValue is the number of a measure with its unit, as configuration
// files write it.
func settingValue(m wording.Measure) string {
	n := strconv.FormatFloat(m.Value, 'f', -1, 64)
	switch {
	case m.Class == wording.ClassCount || m.Unit == "":
		return n
	case m.Class == wording.ClassTime && len(m.Unit) <= 3:
		return n + m.Unit
	case m.Class == wording.ClassTime && m.Value != 1:
		return n + " " + wording.Plural(m.Unit)
	default:
		return n + " " + m.Unit
	}
}
