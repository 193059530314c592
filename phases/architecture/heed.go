package architecture

import (
	"reflect"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// heeded sees to it that every line of feedback stands in the design: what no
// engine placed is guidance for whoever builds it, or a question.
func heeded(in analysis.ArchitectureOutput, lines []specs.Exchange, p session.Phrases) analysis.ArchitectureOutput {
	out := in
	for i, x := range lines {
		src := specs.FromAnswer(x.Round, i+1)
		switch {
		case holds(reflect.ValueOf(out), src):
		case strings.HasSuffix(x.UserResponse, "?") || strings.HasSuffix(x.UserResponse, "？"):
			out.Architecture.OpenQuestions = append(slices.Clone(out.Architecture.OpenQuestions), specs.Question{Text: x.UserResponse, Owner: p.Say("owner"), Source: src})
		default:
			out.Architecture.Guidance = append(slices.Clone(out.Architecture.Guidance), specs.Item{Text: p.Say("heed", "text", x.UserResponse), Source: src})
		}
	}
	return out
}

// holds says whether anything in a value comes from a source.
func holds(v reflect.Value, src specs.Source) bool {
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			if holds(v.Index(i), src) {
				return true
			}
		}
	case reflect.Struct:
		if own, ok := reflect.TypeAssert[specs.Source](v); ok {
			return own.Kind == src.Kind && own.Round == src.Round && own.Question == src.Question
		}
		for i := range v.NumField() {
			if holds(v.Field(i), src) {
				return true
			}
		}
	}
	return false
}

// fewestDecisions is what a design decides at least.
const fewestDecisions = 2

// smaller leaves out the proposals beyond the fewest decisions, the last ones
// first, when the engine that was asked for less left all of them in. What the
// source or a person decided stays.
func smaller(in, before analysis.ArchitectureOutput, choices []choice, p session.Phrases) analysis.ArchitectureOutput {
	out := in
	for i := len(out.Decisions) - 1; i >= 0 && len(out.Decisions) > fewestDecisions && len(in.Decisions) >= len(before.Decisions); i-- {
		a := &out.Decisions[i]
		if a.Decision != "proposed" || a.Source.Kind != specs.Inferred || slices.ContainsFunc(choices, func(c choice) bool { return c.find(out.Decisions) == i }) {
			continue
		}
		out.Architecture = forget(out.Architecture, a)
		out.Architecture.OpenQuestions = settled(out.Architecture.OpenQuestions, a.ID+" "+a.Title, p)
		out.Decisions = slices.Delete(slices.Clone(out.Decisions), i, i+1)
	}
	return out
}

// forget takes what follows from a decision out of a design.
func forget(in specs.Architecture, a *specs.ADR) specs.Architecture {
	out := in
	out.Stack = slices.DeleteFunc(slices.Clone(in.Stack), func(r specs.StackRow) bool { return r.Source.Kind == specs.Inferred && names(r.Rationale, a.ID) })
	for _, list := range []*[]specs.Item{&out.Guidance, &out.Style, &out.Storage, &out.Deployment, &out.Trust, &out.BuildOrder, &out.Testing} {
		*list = slices.DeleteFunc(slices.Clone(*list), func(it specs.Item) bool { return it.Source.Kind == specs.Inferred && names(it.Text, a.ID) })
	}
	return out
}
