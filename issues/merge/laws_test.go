package merge_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/issues/merge"
)

// world is a store that people change at random.
type world struct {
	active, history []map[string]any
	clock           int
	name            string
	highest         int
}

func (w *world) clone(name string) *world {
	next := &world{clock: w.clock, name: name, highest: w.highest}
	for _, one := range w.active {
		next.active = append(next.active, copied(one))
	}
	for _, one := range w.history {
		next.history = append(next.history, copied(one))
	}
	return next
}

func copied(one map[string]any) map[string]any {
	raw, _ := json.Marshal(one)
	var out map[string]any
	_ = json.Unmarshal(raw, &out)
	return out
}

func (w *world) now() string {
	w.clock++
	return fmt.Sprintf("2026-01-31T%02d:%02d:%02dZ", w.clock/3600, w.clock/60%60, w.clock%60)
}

// step does one thing to the store, as people and agents do.
func (w *world) step(r *rand.Rand) {
	w.clock += r.IntN(3)
	if len(w.active) == 0 || r.IntN(3) == 0 {
		w.create(r)
		return
	}
	at := r.IntN(len(w.active))
	one := w.active[at]
	one["version"], one["updated_at"] = number(one["version"])+1, w.now()
	value := fmt.Sprintf("%s-%d", w.name, r.IntN(1000))
	switch r.IntN(8) {
	case 0:
		one["title"] = "title " + value
	case 1:
		one["x-other-tool"] = map[string]any{"a": value, w.name: []any{value, 1.5}}
	case 2:
		one["tags"] = append(list(one["tags"]), value)
	case 3:
		if tags := list(one["tags"]); len(tags) > 0 {
			one["tags"] = tags[1:]
		}
	case 4:
		one["status"] = []string{"planned", "executing", "failed", "paused"}[r.IntN(4)]
	case 5:
		one["context"] = "see " + w.active[r.IntN(len(w.active))]["id"].(string) + ", " + value //nolint:forcetypeassert // made here
	case 6:
		one["feedback"] = append(list(one["feedback"]), map[string]any{"type": "clarification", "content": value})
	case 7:
		one["status"], one["completed_at"] = "completed", w.now()
		w.history, w.active = append(w.history, one), slices.Delete(w.active, at, at+1)
	}
}

func (w *world) create(r *rand.Rand) {
	w.highest++
	at := w.now()
	one := map[string]any{
		"id": fmt.Sprintf("ISS-20260131-%03d", w.highest), "title": fmt.Sprintf("new %s %d", w.name, w.clock), "status": "registered",
		"version": 1, "created_at": at, "updated_at": at, "tags": []any{"t"}, "depends_on": []any{},
	}
	if len(w.active) > 0 && r.IntN(2) == 0 {
		one["depends_on"] = []any{w.active[r.IntN(len(w.active))]["id"]}
	}
	w.active = append(w.active, one)
}

func number(v any) int {
	switch v := v.(type) {
	case int:
		return v
	case float64:
		return int(v)
	}
	return 0
}

func list(v any) []any {
	all, _ := v.([]any)
	return slices.Clone(all)
}

func (w *world) files() merge.Files {
	write := func(all []map[string]any) []byte {
		var b strings.Builder
		for _, one := range all {
			raw, _ := json.Marshal(one)
			b.Write(raw)
			b.WriteByte('\n')
		}
		return []byte(b.String())
	}
	return merge.Files{Active: write(w.active), History: write(w.history)}
}

// lines are the records of a file as Go values.
func lines(t *testing.T, data []byte) []map[string]any {
	t.Helper()
	content := jsonlog.Parse(data)
	require.Empty(t, content.Broken)
	var all []map[string]any
	for _, line := range content.Lines {
		var one map[string]any
		require.NoError(t, json.Unmarshal(line.Raw, &one))
		all = append(all, one)
	}
	return all
}

// For any two histories of one store: merging with what has not changed gives
// the other side; every issue of both sides is there; every value that a side
// has written is there, or a later step or time has taken its place; every id
// that is depended on exists; and the sides may change places.
func TestLawsOfMerging(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(11, 12))
	conflicts, renumbered := 0, 0
	for range 150 {
		base := &world{name: "base"}
		for range r.IntN(8) {
			base.step(r)
		}
		ours, theirs := base.clone("ours"), base.clone("theirs")
		for range r.IntN(8) {
			ours.step(r)
		}
		for range r.IntN(8) {
			theirs.step(r)
		}
		b, o, th := base.files(), ours.files(), theirs.files()
		for _, pair := range [][3]merge.Files{{b, b, o}, {b, o, b}, {b, o, o}} {
			out, err := merge.Merge(pair[0], pair[1], pair[2], versions())
			require.NoError(t, err)
			require.Equal(t, o, out.Files)
		}
		out, err := merge.Merge(b, o, th, versions())
		require.NoError(t, err)
		mirrored, err := merge.Merge(b, th, o, versions())
		require.NoError(t, err)
		require.ElementsMatch(t, lines(t, out.Active), lines(t, mirrored.Active))
		require.ElementsMatch(t, lines(t, out.History), lines(t, mirrored.History))
		for _, one := range out.Conflicts {
			require.Contains(t, one.Reason, "two different issues have this number", "nobody removes anything here")
			conflicts++
		}
		renumbered += len(out.Renumbered)
		requireAllThere(t, base, []*world{ours, theirs}, out)
	}
	require.Less(t, conflicts, 15, "only where git does not ask")
	require.Positive(t, renumbered)
}

func requireAllThere(t *testing.T, base *world, sides []*world, out merge.Result) {
	t.Helper()
	whole := string(out.Active) + string(out.History)
	ids := map[string]int{}
	titles := map[string]int{}
	for _, one := range append(lines(t, out.Active), lines(t, out.History)...) {
		ids[one["id"].(string)]++ //nolint:forcetypeassert // made here
		titles[fmt.Sprint(one["created_at"], one["id"])]++
	}
	known := map[string]map[string]any{}
	for _, one := range append(slices.Clone(base.active), base.history...) {
		known[one["id"].(string)] = one //nolint:forcetypeassert // made here
	}
	renamed := map[string]bool{}
	for _, one := range out.Renumbered {
		renamed[one.From] = true
		require.Equal(t, 1, ids[one.To])
	}
	for _, side := range sides {
		for _, one := range append(slices.Clone(side.active), side.history...) {
			id := one["id"].(string) //nolint:forcetypeassert // made here
			require.Positive(t, ids[id], "%s is lost", id)
			if renamed[id] {
				continue // its title is looked for below
			}
			for _, key := range slices.Sorted(maps.Keys(one)) {
				value, was := one[key], known[id][key]
				if fmt.Sprint(value) == fmt.Sprint(was) || key == "version" || key == "status" || strings.HasSuffix(key, "_at") {
					continue
				}
				requireValue(t, whole, key, value)
			}
		}
		for _, one := range side.active {
			if strings.HasPrefix(one["title"].(string), "new "+side.name) { //nolint:forcetypeassert // made here
				require.Contains(t, whole, one["title"], "an issue is lost")
			}
		}
	}
	for _, one := range append(lines(t, out.Active), lines(t, out.History)...) {
		for _, need := range list(one["depends_on"]) {
			require.Positive(t, ids[need.(string)], "%s depends on nothing", one["id"]) //nolint:forcetypeassert // made here
		}
	}
}

// requireValue looks for a value, or the parts of one.
func requireValue(t *testing.T, whole, key string, value any) {
	t.Helper()
	switch value := value.(type) {
	case []any:
		for _, one := range value {
			if one != "t" { // was there from the beginning, and may have been taken out
				requirePart(t, whole, key, one)
			}
		}
	case map[string]any:
		for _, one := range value {
			requirePart(t, whole, key, one)
		}
	default:
		requirePart(t, whole, key, value)
	}
}

func requirePart(t *testing.T, whole, key string, value any) {
	t.Helper()
	if text, ok := value.(string); ok {
		if key == "context" { // the id in it may have got another number
			_, text, _ = strings.Cut(text, ", ")
		}
		require.Contains(t, whole, text, key)
	}
}

func FuzzMerge(f *testing.F) {
	f.Add([]byte(`{"id":"A","title":"a"}`), []byte(`{"id":"A","title":"b","tags":["x"]}`), []byte("{\"id\":\"A\",\"title\":\"c\"}\n{\"id\":\"ISS-20260131-001\"}\n"))
	f.Add([]byte(""), []byte(`{"id":"ISS-20260131-001","x":1e3}`), []byte(`{"id":"ISS-20260131-001","feedback":"ISS-20260131-001"}`))
	f.Fuzz(func(t *testing.T, base, ours, theirs []byte) {
		in := [3]merge.Files{{Active: base}, {Active: ours}, {Active: theirs}}
		out, err := merge.Merge(in[0], in[1], in[2], versions())
		if err != nil {
			return
		}
		mirrored, err := merge.Merge(in[0], in[2], in[1], versions())
		require.NoError(t, err)
		merged := jsonlog.Parse(append(slices.Clone(out.Active), '\n'))
		require.Empty(t, merged.Broken)
		other := jsonlog.Parse(append(slices.Clone(mirrored.Active), '\n'))
		require.Len(t, other.Lines, len(merged.Lines))
		again, err := merge.Merge(in[0], out.Files, in[2], versions())
		require.NoError(t, err)
		require.Len(t, jsonlog.Parse(append(slices.Clone(again.Active), '\n')).Lines, len(merged.Lines), "merging again adds nothing")
	})
}
