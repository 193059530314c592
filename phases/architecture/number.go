package architecture

import (
	"reflect"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// numbered gives decisions that were thought of anew the ids that they had in
// the first draft, and new ones the next ids, so that who knows a decision by
// its id finds it again.
func numbered(in, first analysis.ArchitectureOutput) analysis.ArchitectureOutput {
	ids := map[string]string{}
	taken := map[string]bool{}
	same := true
	for i := range in.Decisions {
		a := &in.Decisions[i]
		at := slices.IndexFunc(first.Decisions, func(b specs.ADR) bool { return !taken[b.ID] && alike(a, &b) })
		if at >= 0 {
			ids[a.ID] = first.Decisions[at].ID
			taken[ids[a.ID]] = true
		}
	}
	next := len(first.Decisions)
	for i := range first.Decisions {
		next = max(next, number(first.Decisions[i].ID))
	}
	for i := range in.Decisions {
		id := in.Decisions[i].ID
		if ids[id] == "" {
			next++
			ids[id] = specs.ADRID(next)
		}
		same = same && ids[id] == id
	}
	if same {
		return in
	}
	out := clone(in)
	respell(reflect.ValueOf(&out).Elem(), ids)
	slices.SortStableFunc(out.Decisions, func(a, b specs.ADR) int { return strings.Compare(a.ID, b.ID) })
	return out
}

// alike says whether two decisions are about the same: they have a title in
// common, or two of the ways that they weigh.
func alike(a, b *specs.ADR) bool {
	if a.Title == b.Title {
		return true
	}
	common := 0
	for _, o := range a.Options {
		if slices.ContainsFunc(b.Options, func(p specs.Option) bool { return p.Name == o.Name }) {
			common++
		}
	}
	return common >= 2
}

func number(id string) int {
	n := 0
	for _, r := range id[strings.LastIndexByte(id, '-')+1:] {
		if r < '0' || r > '9' {
			return 0
		}
		n = 10*n + int(r-'0')
	}
	return n
}

// respell exchanges ids in every text of a value, all at once.
func respell(v reflect.Value, ids map[string]string) {
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			respell(v.Index(i), ids)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			respell(v.Field(i), ids)
		}
	case reflect.String:
		if v.CanSet() && strings.Contains(v.String(), "ADR-") {
			v.SetString(exchanged(v.String(), ids))
		}
	}
}

// exchanged is a text with other ids in it.
func exchanged(text string, ids map[string]string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, "ADR-")
		if at < 0 {
			return b.String() + text
		}
		end := at + len("ADR-")
		for end < len(text) && text[end] >= '0' && text[end] <= '9' {
			end++
		}
		b.WriteString(text[:at])
		if id, known := ids[text[at:end]]; known {
			b.WriteString(id)
		} else {
			b.WriteString(text[at:end])
		}
		text = text[end:]
	}
}
