package gates

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// depth is the technical-depth review: what the design says of each topic that
// an implementer asks about, with the evidence for it.
func (f *facts) depth() []specs.DepthRow {
	a := f.pkg.Architecture
	if a == nil {
		a = &specs.Architecture{}
	}
	fields := 0
	for _, e := range f.entities() {
		fields += len(e.Fields)
	}
	options := 0
	for _, d := range f.pkg.Decisions {
		options += len(d.Options)
	}
	rows := []struct {
		rule     string
		evidence string
		verdict  string
	}{
		{"arch.components", counts("component", len(a.Components)), atLeast(len(a.Components), 2)},
		{"arch.adr-alternatives", counts("decision", len(f.pkg.Decisions), "option", options), atLeast(options, 2*max(1, len(f.pkg.Decisions)))},
		{"req.data-model", counts("entity", len(f.entities()), "field", fields), atLeast(fields, 1)},
		{"api.endpoints", counts("endpoint", len(a.Endpoints), "signature", len(a.Signatures), "rule", len(a.Policies)), optional(len(a.Endpoints) + len(a.Signatures))},
		{"arch.security", counts("control", len(a.Controls)), atLeast(len(a.Controls), 1)},
		{"arch.errors", counts("case", len(a.Errors)), atLeast(len(a.Errors), 2)},
		{"arch.metrics", counts("signal", len(a.Signals)), f.forRunning(len(a.Signals), 3)},
		{"arch.configuration", counts("setting", len(a.Settings)), f.forServing(len(a.Settings), 1)},
		{"arch.guidance", counts("step", len(a.Guidance)+len(a.BuildOrder)+len(a.Testing)), atLeast(len(a.Guidance)+len(a.BuildOrder)+len(a.Testing), 2)},
	}
	out := make([]specs.DepthRow, 0, len(rows))
	for _, r := range rows {
		out = append(out, specs.DepthRow{Topic: f.judge.catalog.topic(r.rule, string(f.lang)), Evidence: f.judge.catalog.count(r.evidence, string(f.lang)), Verdict: r.verdict})
	}
	return out
}

// forRunning asks only what runs as a service for what a service needs.
func (f *facts) forRunning(n, want int) string {
	if f.profile == "library" {
		return optional(n)
	}
	return atLeast(n, want)
}

// forServing asks only what stays up to be called for what is set where it runs.
func (f *facts) forServing(n, want int) string {
	if !f.serves() {
		return optional(n)
	}
	return f.forRunning(n, want)
}

func atLeast(n, want int) string {
	switch {
	case n >= want:
		return markPass
	case n > 0:
		return markWarn
	default:
		return markFail
	}
}

func optional(n int) string {
	if n > 0 {
		return markPass
	}
	return markNone
}

// counts joins what was counted as "key=n key=n"; catalog.count puts it into words.
func counts(pairs ...any) string {
	var b strings.Builder
	for i := 0; i+1 < len(pairs); i += 2 {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(pairs[i].(string) + "=" + strconv.Itoa(pairs[i+1].(int)))
	}
	return b.String()
}

// topic is the name of a point of the depth review.
func (c *catalog) topic(id, lang string) string {
	if w := c.Topics[id].In(lang); w != "" {
		return w
	}
	return id
}

// count puts "component=3 option=5" into words.
func (c *catalog) count(evidence, lang string) string {
	var parts []string
	for pair := range strings.FieldsSeq(evidence) {
		what, n, _ := strings.Cut(pair, "=")
		text := c.Counts[what].In(lang)
		if text == "" {
			text = what + ": {n}"
		}
		parts = append(parts, strings.ReplaceAll(text, "{n}", n))
	}
	if lang == "zh" {
		return strings.Join(parts, "，")
	}
	return strings.Join(parts, ", ")
}
