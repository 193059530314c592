package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// measured are the histograms behind the promised times and sizes, three at
// most: a metric has the unit of what is measured in its name. A library is measured by
// benchmarks before each release; the program that calls it has the metrics.
func (g *Designer) measured() []specs.Signal {
	if g.profile == "library" {
		return nil
	}
	var out []specs.Signal
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if n.Category != "P" || len(n.Targets) == 0 || len(out) == 3 {
			continue
		}
		t := &n.Targets[0]
		name := g.metricName(specs.Plain(t.Metric), n.ID, unitSuffix(t.Target))
		if name == "" {
			continue
		}
		meaning := "signal_quality"
		if specs.MetricTells(t) {
			meaning = "signal_quality_told"
		}
		out = append(out, specs.Signal{
			Name: name, Type: "histogram",
			Meaning: g.say(meaning, "metric", g.phrase(specs.Plain(t.Metric)), "target", specs.Plain(t.Target), "id", n.ID), Source: phrasing.Rule("signal-of-quality"),
		})
	}
	return out
}

// unitSuffix is the base unit in which a target is measured, as names of
// metrics write it; empty when it is neither a time nor a size.
func unitSuffix(target string) string {
	for _, m := range wording.Measures(specs.Plain(target)) {
		switch m.Class {
		case wording.ClassTime:
			if len(m.Unit) > 0 && strings.Contains(" d week month year workday ", " "+m.Unit+" ") {
				return "" // a date or a period, nothing that a run takes
			}
			return "duration_seconds"
		case wording.ClassSize:
			return "bytes"
		}
	}
	return ""
}

// metricName is a name in snake case of the first two things that a text names.
func (g *Designer) metricName(text, id, suffix string) string {
	if suffix == "" {
		return ""
	}
	parts := phrasing.FirstN(g.things(text), 2)
	head, _, labelled := strings.Cut(text, ":")
	if named := g.things(head); labelled && len(named) > 0 {
		parts = phrasing.FirstN(named, 2) // "Upload, p95: trial" measures an upload
	} else if word := strings.ToLower(strings.Trim(reading.FirstWord(text), ",:")); (labelled || len(parts) == 0) && len(word) > 3 && reading.IsASCII(word) && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") == "" && !g.smallWord(word) {
		parts = []string{word} // "Publish p99: internal", "Rerun of one day": a deed names it as well
	}
	if len(parts) == 0 {
		parts = []string{strings.ToLower(strings.ReplaceAll(id, "-", "_"))}
	}
	return strings.Join(parts, "_") + "_" + suffix
}

// smallWord says that a word names nothing by itself.
func (g *Designer) smallWord(low string) bool {
	return slices.Contains(g.d.Words["unit_words"].In("en"), low) || g.Table.IsWord("prepositions", "en", low) || g.Table.IsWord("determiners", "en", low) ||
		g.Table.IsWord("auxiliaries", "en", low) || g.Table.IsWord("adverbs", "en", low)
}

// things are the words of a text in Latin letters that name something:
// neither verbs nor units nor small words.
func (g *Designer) things(text string) []string {
	var out []string
	for _, t := range wording.Tokens(text) {
		low := strings.Map(letterOrDigit, t.Lower)
		if t.Kind != wording.Word || !reading.IsASCII(low) || len(low) < 3 || strings.ContainsAny(low, "0123456789") || len(wording.Keywords(low)) == 0 ||
			slices.Contains(g.d.Words["unit_words"].In("en"), low) || g.isVerbForm(low) || slices.Contains(out, wording.Singular(low)) {
			continue
		}
		out = append(out, wording.Singular(low))
	}
	return out
}

// isVerbForm says that a word is a verb rather than the name of a thing.
func (g *Designer) isVerbForm(low string) bool {
	if g.Table.IsWord("nouns", "en", low) || g.Table.IsWord("nouns", "en", wording.Plural(low)) {
		return false
	}
	return g.IsThird(low) || g.Table.IsWord("verbs", "en", low) || strings.HasSuffix(low, "ed") && len(low) > 4 || g.Table.IsWord("adverbs", "en", low) ||
		g.Table.IsWord("auxiliaries", "en", low) || g.Table.IsWord("prepositions", "en", low) || g.Table.IsWord("determiners", "en", low)
}

// uses are counters of what people and the product do most: the thing in the
// plural with what happened to it, as in "links_created_total".
func (g *Designer) uses(limit int) []specs.Signal {
	var out []specs.Signal
	for _, i := range append(slices.Clone(g.coreMembers()), g.allWanted()...) {
		if len(out) == limit {
			break
		}
		r := &g.req.Requirements[i]
		name := g.counterName(r)
		if name == "" || g.unfit(r, g.phrase(r.Title)) || slices.ContainsFunc(out, func(s specs.Signal) bool { return s.Name == name }) {
			continue
		}
		out = append(out, specs.Signal{Name: name, Type: "counter", Meaning: g.say("signal_use", "title", phrasing.Shorten(g.phrase(listable(r.Title)), 80), "id", r.ID), Source: phrasing.Rule("signal-of-requirement")})
	}
	return out
}

// counterName is the counter of a requirement; empty for one that is no action
// on a thing.
func (g *Designer) counterName(r *specs.Requirement) string {
	text := g.phrase(specs.Plain(r.Title))
	if code := g.codeName(r.Title); code != "" {
		if g.profile != "cli" || strings.Contains(code, "/") {
			return "" // operations of an interface are counted by its middleware
		}
		return strings.ReplaceAll(strings.ReplaceAll(code, "-", "_"), " ", "_") + "_runs_total"
	}
	if g.Language == "zh" {
		if path := routeOf(g.namedEntity(r)); path != "" {
			return strings.ReplaceAll(strings.Trim(path, "/"), "-", "_") + "_total"
		}
		return "" // a number of a requirement names nothing
	}
	verb, rest, _ := strings.Cut(text, " ")
	if !g.actsFirst(text) {
		return ""
	}
	var object []string
	last := false
	for word := range strings.FieldsSeq(rest) {
		if len(object) > 0 && last {
			break // a comma ends the object
		}
		last = strings.ContainsAny(word, ",;:")
		low := strings.ToLower(strings.Trim(word, ".,;:()\"'"))
		if g.Table.IsWord("articles", "en", low) || g.Table.IsWord("determiners", "en", low) && len(object) == 0 {
			continue
		}
		if strings.HasSuffix(low, "ly") || low == "next" || low == "first" || low == "own" {
			continue
		}
		if len(object) > 0 && (g.Table.IsWord("determiners", "en", low) || strings.HasSuffix(low, "ed") && len(low) > 4) {
			break
		}
		if word = strings.Map(letterOrDigit, low); word == "" || !reading.IsASCII(word) || g.Table.IsWord("prepositions", "en", low) || low == "and" || low == "or" || g.Table.IsWord("adverbs", "en", low) || slices.Contains(g.d.Words["no_objects"].In("en"), low) || low == "that" || low == "whose" || len(object) == 3 {
			break
		}
		object = append(object, word)
	}
	if len(object) == 0 {
		return ""
	}
	object[len(object)-1] = wording.Plural(wording.Singular(object[len(object)-1]))
	return strings.Join(object, "_") + "_" + g.participle(verb) + "_total"
}

// participle is what a thing is after a verb: "created", "sent".
func (g *Designer) participle(verb string) string {
	if form, ok := g.d.Words["participles"].Paired("en", verb); ok {
		return form
	}
	switch {
	case strings.HasSuffix(verb, "e"):
		return verb + "d"
	case doubles(verb):
		return verb + verb[len(verb)-1:] + "ed"
	case strings.HasSuffix(verb, "y") && len(verb) > 2 && !strings.ContainsRune("aeiou", rune(verb[len(verb)-2])):
		return verb[:len(verb)-1] + "ied"
	default:
		return verb + "ed"
	}
}

// doubles says that a verb doubles its last letter: "emit", "drop".
func doubles(verb string) bool {
	n := len(verb)
	vowel := func(i int) bool { return strings.ContainsRune("aeiou", rune(verb[i])) }
	if n < 3 || vowel(n-1) || !vowel(n-2) || vowel(n-3) || strings.ContainsRune("wxy", rune(verb[n-1])) {
		return false
	}
	return !strings.ContainsAny(verb[:n-3], "aeiou") || strings.HasSuffix(verb, "mit") || strings.HasSuffix(verb, "fer") || strings.HasSuffix(verb, "pel")
}

// namedEntity is the entity that the title of a requirement names; in a small
// product a requirement that names none is about the main one.
func (g *Designer) namedEntity(r *specs.Requirement) string {
	title := phrasing.NewWordIndex(specs.Plain(r.Title))
	for i := range g.req.Index.Entities {
		e := &g.req.Index.Entities[i]
		if title.Has(g.entityWord(e)) || title.Has(phrasing.SplitCamel(e.Name)) {
			return e.Name
		}
	}
	if all := g.req.Index.Entities; len(all) > 0 && len(g.req.Requirements) <= 5 {
		return all[0].Name
	}
	return ""
}
