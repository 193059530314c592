package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
)

// failures say what each part does when something goes wrong, at least once
// for a passing fault, a lasting one and one that leaves a part of the service.
func (g *Designer) failures(p *parts) []specs.ErrorRule {
	out := g.codeFailures(p)
	told := len(out) > 0
	for _, e := range g.refusals(p) {
		if !told || e.Source.Kind == specs.Stated { // the codes tell how the rest is refused
			out = append(out, e)
		}
	}
	out = append(out, g.toldFailures(p)...)
	out = append(out, g.outages(p)...)
	if !told {
		out = append(out, g.packFailures(p)...)
	}
	for _, class := range []string{"transient", "permanent", "degraded"} {
		if slices.ContainsFunc(out, func(e specs.ErrorRule) bool { return e.Class == class }) || len(p.rows) == 0 {
			continue
		}
		key := "error_" + class + "_" + g.profile
		row := 0
		if class == "degraded" && g.profile == "cli" && g.Words.HasAny(g.d.Words["all_or_nothing"]) {
			key, class, row = "error_degraded_whole", "permanent", g.wholeOrNothing(p)
		}
		out = append(out, specs.ErrorRule{Component: p.rows[row].Name, Class: class, Case: g.say(key), Strategy: g.say(key + "_do"), Source: phrasing.Rule("error-" + class)})
	}
	return out
}

// wholeOrNothing is the part of which the source says that it leaves nothing half done.
func (g *Designer) wholeOrNothing(p *parts) int {
	for row := range p.core {
		for _, m := range p.members[row] {
			if g.textOf(m).HasAny(g.d.Words["all_or_nothing"]) {
				return row
			}
		}
	}
	return 0
}

// refusals are how the parts of the product answer what they may not accept:
// as the source states it; for all parts of which it states nothing, one rule.
func (g *Designer) refusals(p *parts) []specs.ErrorRule {
	var out []specs.ErrorRule
	first := -1
	for row := range p.core {
		if e, ok := g.refusal(&p.rows[row], p.members[row]); ok {
			out = append(out, e)
			continue
		}
		if first < 0 {
			first = row
		}
	}
	strategy := g.say("error_rule_do_" + g.profile)
	if g.Words.HasAny(g.d.Words["set_aside"]) {
		strategy = g.say("error_rule_do_" + pipelineProfile)
	}
	if first >= 0 && g.profile != changeProfile { // what is refused today is refused as before
		out = append(out, specs.ErrorRule{
			Component: p.rows[first].Name, Class: "permanent", Case: g.say("error_silent"),
			Strategy: strategy, Source: phrasing.Rule("error-of-component"),
		})
	}
	return out
}

// refusal is the first stated rule of a part that says what is not accepted; the
// expected answer of an endpoint, which names a code for what exists already among
// others, is a test and no rule. What somebody may take or turn down is their choice,
// and a rule that is the requirement itself answers nothing that it does not say.
func (g *Designer) refusal(c *specs.Component, members []int) (row specs.ErrorRule, ok bool) {
	test, _, _ := strings.Cut(g.Say("crit_endpoint_answer", "endpoint", "\x00", "text", ""), "\x00")
	for _, m := range members {
		r := &g.req.Requirements[m]
		for _, k := range r.Criteria {
			if k.Source.Kind != specs.Stated || strings.HasPrefix(k.Text, test) || !phrasing.NewWordIndex(k.Text).HasAny(g.d.Words["refusals"]) {
				continue
			}
			if phrasing.NewWordIndex(k.Text).HasAny(g.d.Words["refusals_chosen"]) || phrasing.FoldTerm(strings.TrimRight(k.Text, ".。")) == phrasing.FoldTerm(specs.Plain(r.Title)) {
				continue
			}
			return specs.ErrorRule{
				Component: c.Name, Class: "permanent", Case: g.say(g.statedCase(), "id", r.ID, "title", phrasing.Shorten(g.phrase(listable(r.Title)), 60)),
				Strategy: g.phrase(k.Text), Source: k.Source,
			}, true
		}
	}
	return row, false
}

// statedCase is how one speaks of what somebody asks of a product of this kind: nobody
// sends a request to a command or a library.
func (g *Designer) statedCase() string {
	if g.running() {
		return "error_stated_case"
	}
	return "error_stated_call"
}

// outages are what is done while systems outside are down: one rule for all of
// them that are treated alike by the same part.
func (g *Designer) outages(p *parts) []specs.ErrorRule {
	var out []specs.ErrorRule
	names := map[[2]string][]string{}
	at := map[[2]string]int{}
	for i := range g.req.Index.Integrations {
		s := &g.req.Index.Integrations[i]
		if g.CallsIn(s) {
			continue // it is the one that gets no answer
		}
		part, strategy := g.adapterOf(p, s.Name), g.failureText(g.FailureOf(g.req.Index.Integrations, s))
		key := [2]string{part, strategy}
		names[key] = append(names[key], specs.Plain(s.Name))
		phrase := "error_outside"
		if len(names[key]) > 1 {
			phrase = "error_outside_any"
		}
		text := g.say(phrase, "name", g.either(names[key]))
		if n, ok := at[key]; ok {
			out[n].Case = text
			continue
		}
		at[key] = len(out)
		e := specs.ErrorRule{Component: part, Class: "transient", Case: text, Strategy: strategy, Source: s.Source}
		if s.Source.Kind == specs.Stated && (g.Language != "zh" || specifying.IsProposed(g.Specifier, g.FailureOf(g.req.Index.Integrations, s))) {
			e.Source = phrasing.Rule("error-of-integration")
		}
		out = append(out, e)
	}
	return out
}

// either joins names of which any one is meant.
func (g *Designer) either(names []string) string {
	n := len(names)
	if n < 2 {
		return g.Join(names, 0)
	}
	slots := map[string]string{"those": strings.Join(names[:n-1], g.Say("list_sep")), "last": names[n-1]}
	return phrasing.FillSlots("{those}"+g.say("or")+"{last}", g.Language, slots) // 高德 AMap 或短信
}

func (g *Designer) adapterOf(p *parts, system string) string {
	for _, c := range p.rows {
		if slices.Contains(c.Uses, system) {
			return c.Name
		}
	}
	if len(p.rows) > 0 {
		return p.rows[0].Name
	}
	return g.Product
}

func (g *Designer) packFailures(p *parts) []specs.ErrorRule {
	var lists [][]specs.ErrorRule
	for _, pack := range g.Practice() {
		var list []specs.ErrorRule
		for _, e := range pack.Errors {
			if g.unfinished(g.Fill(pack, e.Case) + g.Fill(pack, e.Strategy)) {
				continue
			}
			name := g.Fill(pack, e.Component)
			if !p.has(name) {
				if name = g.likePart(p, name+" "+g.Fill(pack, e.Case)); name == "" {
					continue // no part of this product can meet it
				}
			}
			list = append(list, specs.ErrorRule{Component: name, Class: e.Class, Case: g.Fill(pack, e.Case), Strategy: g.Fill(pack, e.Strategy), Source: specs.FromRule(pack.ID)})
		}
		lists = append(lists, list)
	}
	return completing.RoundRobin(lists, 1+phrasing.DepthRank(g.Depth)*2)
}

// likePart is the part whose name and job share most words with a text, empty
// when none shares two.
func (g *Designer) likePart(p *parts, text string) string {
	best, top := "", 1
	words := wording.Keywords(text)
	for _, c := range p.rows {
		n := 0
		own := wording.Keywords(c.Name + " " + c.Responsibility)
		for _, w := range words {
			if _, ok := slices.BinarySearch(own, w); ok {
				n++
			}
		}
		if n > top {
			best, top = c.Name, n
		}
	}
	return best
}

// coreMembers are the Musts, else all that is wanted.
func (g *Designer) coreMembers() []int {
	var out []int
	for _, i := range g.allWanted() {
		if g.req.Requirements[i].Priority == specs.Must {
			out = append(out, i)
		}
	}
	if len(out) == 0 {
		return g.allWanted()
	}
	return out
}

// asksOfLogs says that the source leaves open what the product logs: nothing is proposed
// then.
func (g *Designer) asksOfLogs() bool {
	return slices.ContainsFunc(g.Understood.Questions, func(q specs.Question) bool {
		return reading.ContainsAny(strings.ToLower(q.Text), g.d.Words["asks_of_logs"].In(g.Language)...)
	})
}

// signals are what to watch: each measured performance, the core uses, what
// packs know, and whether the product can work at all.
func (g *Designer) signals() []specs.Signal {
	var out []specs.Signal
	known := map[string]bool{}
	add := func(s specs.Signal) {
		if !known[s.Name] {
			known[s.Name] = true
			out = append(out, s)
		}
	}
	for _, s := range g.measured() {
		add(s)
	}
	for _, s := range g.alarms() {
		add(s)
	}
	if g.profile != changeProfile && (g.profile != "cli" || g.keepsRunning()) && (!g.ToldWhole() || !g.running()) { // calls are counted by operation in any case
		for _, s := range g.uses(2 + phrasing.DepthRank(g.Depth)) {
			add(s)
		}
	}
	var lists [][]specs.Signal
	for _, pack := range g.Practice() {
		var list []specs.Signal
		for _, s := range pack.Telemetry {
			list = append(list, specs.Signal{Name: s.Name, Type: s.Kind, Meaning: g.Fill(pack, s.Meaning), Source: specs.FromRule(pack.ID)})
		}
		lists = append(lists, list)
	}
	for _, s := range completing.RoundRobin(lists, 2+2*phrasing.DepthRank(g.Depth)) {
		add(s)
	}
	for _, s := range g.usual(out) {
		add(s)
	}
	failure := "signal_failure"
	if !g.running() {
		failure = "signal_failure_alone" // what is called or ends by itself knows no request
	}
	if !g.asksOfLogs() {
		add(specs.Signal{Name: "failed_operation", Type: "event", Meaning: g.say(failure), Source: phrasing.Rule("signal-of-failure")})
	}
	if g.running() && g.profile != changeProfile && !slices.ContainsFunc(out, func(s specs.Signal) bool { return s.Type == "health" }) {
		key := "signal_health_" + g.profile
		add(specs.Signal{Name: g.say("health_name_" + g.profile), Type: "health", Meaning: g.say(key, "outside", g.Join(g.outside(), 0)), Source: phrasing.Rule("signal-health")})
	}
	return out
}

// fewestMetrics is how many metrics tell whether a product that is run works.
const fewestMetrics = 3

// usual are the metrics of any product that is run, as many as the lower bound
// needs beside those that are there.
func (g *Designer) usual(have []specs.Signal) []specs.Signal {
	n := 0
	for _, s := range have {
		if s.Type == "counter" || s.Type == "gauge" || s.Type == "histogram" {
			n++
		}
	}
	if g.profile == deviceProfile {
		list := []specs.Signal{
			{Name: "starts_total", Type: "counter", Meaning: g.say("signal_starts"), Source: phrasing.Rule("signal-of-device")},
			{Name: "state_writes_total", Type: "counter", Meaning: g.say("signal_kept"), Source: phrasing.Rule("signal-of-device")},
			{Name: "part_faults_total", Type: "counter", Meaning: g.say("signal_faults"), Source: phrasing.Rule("signal-of-device")},
		}
		return list[:max(0, min(fewestMetrics-n, len(list)))]
	}
	if !g.running() {
		return nil
	}
	var list []specs.Signal
	if names := g.outside(); len(g.called()) > 0 {
		list = append(list, specs.Signal{Name: "outside_calls_failed_total", Type: "counter", Meaning: g.say("signal_outside", "outside", g.Join(names, 0)), Source: phrasing.Rule("signal-of-integration")})
	}
	if g.profile == pipelineProfile {
		list = append(list,
			specs.Signal{Name: "runs_total", Type: "counter", Meaning: g.say("signal_runs"), Source: phrasing.Rule("signal-of-pipeline")},
			specs.Signal{Name: "run_duration_seconds", Type: "histogram", Meaning: g.say("signal_run_duration"), Source: phrasing.Rule("signal-of-pipeline")},
			specs.Signal{Name: "rejected_records_total", Type: "counter", Meaning: g.say("signal_run_rejected"), Source: phrasing.Rule("signal-of-pipeline")})
		return list[:max(0, min(fewestMetrics-n, len(list)))]
	}
	list = append(list,
		specs.Signal{Name: "requests_total", Type: "counter", Meaning: g.say("signal_requests"), Source: phrasing.Rule("signal-of-service")},
		specs.Signal{Name: "request_duration_seconds", Type: "histogram", Meaning: g.say("signal_duration"), Source: phrasing.Rule("signal-of-service")},
		specs.Signal{Name: "request_errors_total", Type: "counter", Meaning: g.say("signal_errors"), Source: phrasing.Rule("signal-of-service")})
	return list[:max(0, min(fewestMetrics-n, len(list)))]
}
