package gates

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
)

// profileChecks are the checks of phase 4 that only some types of product need.
// spec-package.md, "Profiles".
func profileChecks() []check {
	topics := []struct{ id, topic string }{
		{"api.auth", "auth"},
		{"api.error-format", "error-format"},
		{"api.rate-limits", "rate-limits"},
		{"api.versioning", "versioning"},
		{"api.pagination", "pagination"},
		{"api.idempotency", "idempotency"},
		{"api.sla", "sla"},
		{"library.compatibility", "compatibility"},
		{"library.dependencies", "dependency-policy"},
		{"library.error-types", "error-types"},
		{"platform.tenancy", "tenancy"},
		{"platform.extension-points", "extension-points"},
		{"platform.quotas", "quotas"},
	}
	out := []check{
		{"arch.states", archStates},
		{"arch.shutdown", archShutdown},
		{"arch.configuration", archConfiguration},
		{"arch.metrics", archMetrics},
		{"arch.health", archHealth},
		{"api.endpoints", apiEndpoints},
		{"library.signatures", librarySignatures},
		{"library.examples", libraryExamples},
	}
	for _, p := range topics {
		out = append(out, check{p.id, policy(p.topic)})
	}
	return out
}

// policy asks for a rule of the interface on one topic.
func policy(topic string) func(*trial) {
	return func(t *trial) {
		a := t.design()
		if a == nil {
			return
		}
		found := false
		for _, p := range a.Policies {
			found = found || p.Topic == topic && p.Text != ""
		}
		t.that(found, t.section(a, "api/policies"), "topic", t.judge.shapes.Enum("policy", topic, string(t.lang)))
	}
}

// archStates: an entity with states says how it gets from one to the next, and
// the design draws it.
func archStates(t *trial) {
	a := t.design()
	index := t.pkg.RequirementsIndex
	if a == nil || index == nil {
		return
	}
	drawn := t.diagram(a, "states", "stateDiagram")
	for _, e := range index.Entities {
		switch {
		case len(e.States) < 2:
		case len(e.Transitions) == 0:
			t.that(false, t.at(index, e.Pos.Line), "item", e.Name)
		default:
			t.that(drawn, t.section(a, "states"), "item", e.Name)
		}
	}
}

func archShutdown(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	found := false
	for _, p := range a.Policies {
		found = found || p.Topic == "shutdown" && p.Text != ""
	}
	for _, it := range a.Deployment {
		found = found || t.judge.lexicons.cues["shutdown"].In(specs.Plain(it.Text))
	}
	t.that(found, t.section(a, "deployment"))
}

func archConfiguration(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	if len(a.Settings) == 0 {
		t.that(false, t.section(a, "configuration"), "item", "—")
	}
	for _, s := range a.Settings {
		t.that(s.Type != "" && (s.Default != "" || s.Constraint != ""), t.at(a, s.Pos.Line), "item", short(s.Name))
	}
}

// signals counts the signals of some types.
func signals(a *specs.Architecture, types ...string) int {
	n := 0
	for _, s := range a.Signals {
		if slices.Contains(types, s.Type) {
			n++
		}
	}
	return n
}

func archMetrics(t *trial) {
	if a := t.design(); a != nil {
		n := signals(a, "counter", "gauge", "histogram")
		t.that(t.within(n), t.section(a, "observability"), "count", itoa(n))
	}
}

func archHealth(t *trial) {
	if a := t.design(); a != nil {
		for _, kind := range []string{"event", "health"} {
			t.that(signals(a, kind) > 0, t.section(a, "observability"), "item", t.judge.shapes.Enum("signal", kind, string(t.lang)))
		}
	}
}

func apiEndpoints(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	if len(a.Endpoints) == 0 {
		t.that(false, t.section(a, "api/endpoints"), "item", "—")
	}
	for _, e := range a.Endpoints {
		t.that(e.Method != "" && e.Route != "", t.at(a, e.Pos.Line), "item", short(e.Method+" "+e.Route+" "+e.Purpose))
	}
}

func librarySignatures(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	if len(a.Signatures) == 0 {
		t.that(false, t.section(a, "api/signatures"), "item", "—")
	}
	for _, s := range a.Signatures {
		t.that(s.Form != "", t.at(a, s.Pos.Line), "item", short(s.Name))
	}
}

func libraryExamples(t *trial) {
	if a := t.design(); a != nil {
		n := 0
		for _, e := range a.Examples {
			if e.Code != "" {
				n++
			}
		}
		t.that(t.within(n), t.section(a, "api/examples"), "count", itoa(n))
	}
}
