package phases

import (
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/secrets"
)

// NoEngine is what a phase is credited to that asked nobody.
const NoEngine = "none"

// credit says which engines answered what a phase asked, and which failed.
type credit struct {
	answered []string // in the order of the chain
	failed   []lapse  // in the order of the chain
}

// lapse is one engine's failures in one phase.
type lapse struct {
	engine string
	tasks  []string // in the order of a run, each once
	reason string   // of the first task among them
	then   []string // who answered in its place
}

// creditFor sums up what was asked in a phase. The order of the records does
// not matter: questions may have been asked at the same time.
func creditFor(chain []string, records []analysis.Record) credit {
	var c credit
	for _, engine := range chain {
		if slices.ContainsFunc(records, func(r analysis.Record) bool { return r.Engine == engine }) && !slices.Contains(c.answered, engine) {
			c.answered = append(c.answered, engine)
		}
		if l := lapseOf(engine, records); len(l.tasks) > 0 && !slices.ContainsFunc(c.failed, func(o lapse) bool { return o.engine == engine }) {
			c.failed = append(c.failed, l)
		}
	}
	return c
}

func lapseOf(engine string, records []analysis.Record) lapse {
	l := lapse{engine: engine}
	for _, task := range analysis.Tasks() {
		for _, r := range records {
			i := slices.IndexFunc(r.Failures, func(f analysis.Failure) bool { return f.Engine == engine })
			if r.Task != task.Name || i < 0 {
				continue
			}
			// Of several answers to one task the smallest reason, so that it
			// does not depend on which came first.
			if reason := r.Failures[i].Error; len(l.tasks) == 0 || l.tasks[0] == task.Name && reason < l.reason {
				l.reason = reason
			}
			if !slices.Contains(l.tasks, task.Name) {
				l.tasks = append(l.tasks, task.Name)
			}
			if r.Engine != "" && !slices.Contains(l.then, r.Engine) {
				l.then = append(l.then, r.Engine)
			}
		}
	}
	slices.Sort(l.then)
	return l
}

// String is the credit as it is kept in spec-config.json: "embedded", "cmd:x",
// or "cmd:x, embedded (cmd:x failed: epics, epics-review)".
func (c credit) String() string {
	if len(c.answered) == 0 {
		return NoEngine
	}
	var b strings.Builder
	b.WriteString(strings.Join(c.answered, ", "))
	for _, l := range c.failed {
		fmt.Fprintf(&b, " (%s failed: %s)", l.engine, strings.Join(l.tasks, ", "))
	}
	return b.String()
}

// Warnings says which engines did not answer, and who did in their place.
func (c credit) Warnings() []error {
	var out []error
	for _, l := range c.failed {
		if len(l.then) == 0 {
			continue // then nobody answered, and the phase has said so
		}
		out = append(out, problem.New("engine.fallback", "%s did not answer %s, so %s did: %s",
			l.engine, strings.Join(l.tasks, ", "), strings.Join(l.then, ", "), shortened(secrets.Mask(l.reason))).
			Mend("see the folder %s of the package for what was asked and answered", specs.TranscriptsDir))
	}
	return out
}

// Fallbacks says which engines of a chain did not answer in the run of a
// roadmap, and who did in their place.
func Fallbacks(chain *analysis.Chain) []error {
	var out []error
	for _, w := range creditFor(chain.Engines(), chain.Records()).Warnings() {
		out = append(out, problem.From(w).Mend("see the folder %s of the roadmap for what was asked and answered", specs.TranscriptsDir))
	}
	return out
}

// shortened cuts a reason to what fits a warning; the transcript has all of it.
func shortened(reason string) string {
	const most = 200
	runes := []rune(reason)
	if len(runes) <= most {
		return reason
	}
	cut := string(runes[:most])
	if blank := strings.LastIndexByte(cut, ' '); blank > 0 {
		cut = cut[:blank]
	}
	return strings.TrimRight(cut, " ,;:") + " …"
}
