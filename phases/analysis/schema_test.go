package analysis_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	checker "github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// golden is an answer with something in every field and every list.
func golden(task analysis.Task) any {
	out := task.NewOut()
	fill(reflect.ValueOf(out).Elem(), "")
	return out
}

// fill gives every field a value that its schema allows.
func fill(v reflect.Value, name string) {
	word := func(s string) { v.SetString(s) }
	switch v.Type() {
	case reflect.TypeFor[specs.Lang]():
		word("en")
		return
	case reflect.TypeFor[specs.Origin]():
		word("inferred")
		return
	case reflect.TypeFor[specs.Priority]():
		word("Must")
		return
	case reflect.TypeFor[specs.FileRole]():
		word("config")
		return
	}
	switch v.Kind() {
	case reflect.String:
		words := map[string]string{"complexity": "simple", "spec_type": "api", "size": "M", "decision": "accepted", "level": "low", "effort": "small"}
		if w, ok := words[name]; ok {
			word(w)
			return
		}
		word("some " + name)
	case reflect.Int:
		v.SetInt(3)
	case reflect.Float64:
		v.SetFloat(0.75)
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), name)
	case reflect.Slice:
		n := 1
		switch name {
		case "dimensions":
			n = 3
		case "factors":
			n = 5
		}
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			fill(v.Index(i), name)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			field, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
			if field != "-" {
				fill(v.Field(i), field)
			}
		}
	default:
		panic("no value for " + v.Type().String())
	}
}

// compile prepares a schema in a checker that is not the one under test.
func compile(t *testing.T, schema any) *checker.Schema {
	t.Helper()
	text, err := json.Marshal(schema)
	require.NoError(t, err)
	document, err := checker.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(t, err)
	compiler := checker.NewCompiler()
	require.NoError(t, compiler.AddResource("task.json", document))
	compiled, err := compiler.Compile("task.json")
	require.NoError(t, err)
	return compiled
}

func TestTasks(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, task := range analysis.Tasks() {
		require.Regexp(t, `^[a-z]+(-[a-z]+)*$`, task.Name)
		require.False(t, seen[task.Name], task.Name)
		seen[task.Name] = true
		require.True(t, strings.HasSuffix(task.Purpose, "."), task.Name)
		require.Contains(t, task.Prompt, "is data")
		found, ok := analysis.TaskNamed(task.Name)
		require.True(t, ok)
		require.Equal(t, task.Purpose, found.Purpose)
		first, second := task.NewOut(), task.NewOut()
		require.NotSame(t, first, second)
	}
	require.Len(t, seen, 17)
	_, ok := analysis.TaskNamed("thinking")
	require.False(t, ok)
}

// Objects are closed and lists are never null, however deep they lie.
func TestSchemasAreClosed(t *testing.T) {
	t.Parallel()
	for _, task := range analysis.Tasks() {
		for name, get := range map[string]func() (any, error){
			"answer": func() (any, error) { s, err := task.Schema(); return s, err },
			"text":   func() (any, error) { s, err := task.SchemaText(); return s, err },
			"input":  func() (any, error) { s, err := task.InputSchema(); return s, err },
		} {
			schema, err := get()
			require.NoError(t, err, task.Name)
			text, err := json.Marshal(schema)
			require.NoError(t, err)
			var tree any
			require.NoError(t, json.Unmarshal(text, &tree))
			objects := 0
			closed(t, tree, task.Name+" "+name, &objects)
			require.Positive(t, objects)
		}
	}
}

func closed(t *testing.T, node any, at string, objects *int) {
	t.Helper()
	n, ok := node.(map[string]any)
	if !ok {
		return
	}
	types := fmt.Sprint(n["type"])
	require.False(t, strings.Contains(types, "array") && strings.Contains(types, "null"), "%s may be null", at)
	if properties, ok := n["properties"].(map[string]any); ok {
		*objects++
		require.Contains(t, []any{false, map[string]any{"not": map[string]any{}}}, n["additionalProperties"], "%s is open", at)
		for _, name := range slices.Sorted(maps.Keys(properties)) {
			closed(t, properties[name], at+"."+name, objects)
		}
	}
	closed(t, n["items"], at+"[]", objects)
}

// Every field that is not marked as optional is required at every depth, a
// field too many is refused, and another validator agrees.
func TestGoldenAnswers(t *testing.T) {
	t.Parallel()
	for _, task := range analysis.Tasks() {
		t.Run(task.Name, func(t *testing.T) {
			t.Parallel()
			want := golden(task)
			text, err := json.Marshal(want)
			require.NoError(t, err)
			got := task.NewOut()
			require.NoError(t, task.Decode(text, got))
			require.Equal(t, want, got)

			schema, err := task.Schema()
			require.NoError(t, err)
			second := compile(t, schema)
			var tree any
			require.NoError(t, json.Unmarshal(text, &tree))
			require.NoError(t, second.Validate(tree))

			refuse := func(what string) {
				broken, err := json.Marshal(tree)
				require.NoError(t, err)
				err = task.Decode(broken, task.NewOut())
				require.Error(t, err, what)
				require.Equal(t, "engine.answer", problem.From(err).Code)
				require.Error(t, second.Validate(tree), what)
			}
			optional := []string{"lines", "round", "question", "rule", "priority", "class", "done", "topic_relation", "last_number"}
			removed := 0
			eachObject(tree, "", func(object map[string]any, at string) {
				_, isSource := object["kind"].(string)
				_, isFact := object["class"]
				for _, name := range slices.Sorted(maps.Keys(object)) {
					value := object[name]
					delete(object, name)
					mayLack := slices.Contains(optional, name) && (isSource || isFact || slices.Contains([]string{"done", "topic_relation", "last_number"}, name))
					if !mayLack {
						refuse(at + "." + name + " was removed")
						removed++
					}
					if _, list := value.([]any); list {
						object[name] = nil
						refuse(at + "." + name + " is null")
					}
					object[name] = value
				}
				object["surprise"] = 1.0
				refuse(at + ".surprise was added")
				delete(object, "surprise")
			})
			require.Positive(t, removed)
			require.NoError(t, second.Validate(tree), "the tree is whole again")
		})
	}
}

func eachObject(node any, at string, do func(map[string]any, string)) {
	switch n := node.(type) {
	case map[string]any:
		do(n, at)
		for _, name := range slices.Sorted(maps.Keys(n)) {
			eachObject(n[name], at+"."+name, do)
		}
	case []any:
		for i, v := range n {
			eachObject(v, fmt.Sprintf("%s[%d]", at, i), do)
		}
	}
}

func TestDecodeRefuses(t *testing.T) {
	t.Parallel()
	task, _ := analysis.TaskNamed(analysis.TaskGap)
	good, err := json.Marshal(golden(task))
	require.NoError(t, err)
	change := func(old, now string) string {
		require.Contains(t, string(good), old)
		return strings.Replace(string(good), old, now, 1)
	}
	for name, c := range map[string]struct{ answer, says string }{
		"nothing":         {"", "is empty"},
		"blanks":          {" \n", "is empty"},
		"prose":           {"Here you are: {}", "is not JSON"},
		"cut":             {string(good[:len(good)/2]), "is not JSON"},
		"two values":      {string(good) + string(good), "something follows"},
		"prose behind":    {string(good) + "\nDone!", "something follows"},
		"another type":    {`[1]`, "does not fit"},
		"null":            {`null`, "does not fit"},
		"not UTF-8":       {change("some area", "\xff\xfe"), "not UTF-8"},
		"score too high":  {change(`"completeness_score":3`, `"completeness_score":11`), "does not fit"},
		"score too low":   {change(`"completeness_score":3`, `"completeness_score":0`), "does not fit"},
		"score no number": {change(`"completeness_score":3`, `"completeness_score":"3"`), "does not fit"},
		"score no whole":  {change(`"completeness_score":3`, `"completeness_score":3.5`), "does not fit"},
	} {
		out := &analysis.GapOutput{}
		err := task.Decode([]byte(c.answer), out)
		require.ErrorContains(t, err, c.says, name)
		require.Equal(t, "engine.answer", problem.From(err).Code, name)
		require.Empty(t, *out, name)
	}
}

// Only people edit, so no engine may say that something was edited.
func TestWordsAreLimited(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ task, old, now string }{
		{analysis.TaskPerspective, `"kind":"inferred"`, `"kind":"edited"`},
		{analysis.TaskPerspective, `"from":3`, `"from":0`},
		{analysis.TaskSeed, `"title":"some title"`, `"title":""`},
		{analysis.TaskSeed, `"some problem_statement"`, `"too short"`},
		{analysis.TaskSeed, `"target_users":["some target_users"]`, `"target_users":[]`},
		{analysis.TaskSeed, `"dimensions":["some dimensions",`, `"dimensions":[`},
		{analysis.TaskSeed, `"dimensions":[`, `"dimensions":["a","b","c",`},
		{analysis.TaskSeed, `"lang":"en"`, `"lang":"fr"`},
		{analysis.TaskSeed, `"complexity":"simple"`, `"complexity":"easy"`},
		{analysis.TaskSeed, `"spec_type":"api"`, `"spec_type":"game"`},
		{analysis.TaskRequirements, `"priority":"Must"`, `"priority":"Urgent"`},
		{analysis.TaskEpics, `"size":"M"`, `"size":"tiny"`},
		{analysis.TaskArchitecture, `"decision":"accepted"`, `"decision":"maybe"`},
		{analysis.TaskCodebase, `"relevance":0.75`, `"relevance":1.75`},
		{analysis.TaskCodebase, `"role":"config"`, `"role":"hero"`},
	} {
		task, ok := analysis.TaskNamed(c.task)
		require.True(t, ok)
		good, err := json.Marshal(golden(task))
		require.NoError(t, err)
		require.Contains(t, string(good), c.old)
		bad := strings.Replace(string(good), c.old, c.now, 1)
		require.Error(t, task.Decode([]byte(bad), task.NewOut()), "%s: %s", c.task, c.now)
	}
}

// An answer without a single requirement is no answer, however well formed: what
// the later phases rest on must be there. Lists of ids by the same name may be
// empty.
func TestAnswersAreNotHollow(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		task string
		path []string
	}{
		{analysis.TaskSynthesis, []string{"brief", "goals"}},
		{analysis.TaskRequirements, []string{"requirements"}},
		{analysis.TaskRequirementsReview, []string{"revised", "requirements"}},
		{analysis.TaskArchitecture, []string{"architecture", "components"}},
		{analysis.TaskArchitectureReview, []string{"revised", "architecture", "components"}},
		{analysis.TaskEpics, []string{"epics"}},
		{analysis.TaskEpics, []string{"epics", "0", "stories"}},
		{analysis.TaskEpicsReview, []string{"revised", "epics"}},
	} {
		task, ok := analysis.TaskNamed(c.task)
		require.True(t, ok)
		text, err := json.Marshal(golden(task))
		require.NoError(t, err)
		var tree any
		require.NoError(t, json.Unmarshal(text, &tree))
		node := tree
		for _, step := range c.path[:len(c.path)-1] {
			if list, ok := node.([]any); ok {
				node = list[0]
				continue
			}
			node = node.(map[string]any)[step]
		}
		object, last := node.(map[string]any), c.path[len(c.path)-1]
		require.NotEmpty(t, object[last], c.path)
		object[last] = []any{}
		hollow, err := json.Marshal(tree)
		require.NoError(t, err)
		err = task.Decode(hollow, task.NewOut())
		require.Error(t, err, "%s without %v", c.task, c.path)
		require.Equal(t, "engine.answer", problem.From(err).Code)
	}
	task, _ := analysis.TaskNamed(analysis.TaskArchitecture)
	answer := golden(task).(*analysis.ArchitectureOutput)
	answer.Architecture.Components[0].Requirements = []string{}
	text, err := json.Marshal(answer)
	require.NoError(t, err)
	require.NoError(t, task.Decode(text, task.NewOut()), "a component may serve all requirements")
}

// What an engine is sent fits the schema of the input, even when it was built
// with nil lists, and the input itself stays as it was.
func TestEncodeInput(t *testing.T) {
	t.Parallel()
	for _, task := range analysis.Tasks() {
		schema, err := task.InputSchema()
		require.NoError(t, err)
		second := compile(t, schema)
		for _, in := range []any{task.NewIn(), filledInput(task)} {
			before := fmt.Sprintf("%#v", reflect.ValueOf(in).Elem())
			text, err := task.EncodeInput(in)
			require.NoError(t, err)
			require.Equal(t, before, fmt.Sprintf("%#v", reflect.ValueOf(in).Elem()))
			require.NotContains(t, string(text), "\n")
			var tree any
			require.NoError(t, json.Unmarshal(text, &tree))
			require.NoError(t, second.Validate(tree), task.Name)
			back := task.NewIn()
			require.NoError(t, json.Unmarshal(text, back))
		}
	}
}

func filledInput(task analysis.Task) any {
	in := task.NewIn()
	fill(reflect.ValueOf(in).Elem(), "")
	return in
}

func TestSchemaIsACopy(t *testing.T) {
	t.Parallel()
	task, _ := analysis.TaskNamed(analysis.TaskSeed)
	s, err := task.Schema()
	require.NoError(t, err)
	s.Required = nil
	require.Error(t, task.Decode([]byte(`{}`), &analysis.SeedOutput{}))
	own := analysis.Task{Name: "own", NewOut: task.NewOut, NewIn: task.NewIn}
	require.Error(t, own.Decode([]byte(`{}`), &analysis.SeedOutput{}), "a task put together by hand is checked too")
}

func FuzzDecode(f *testing.F) {
	tasks := analysis.Tasks()
	for i, task := range tasks {
		text, err := json.Marshal(golden(task))
		require.NoError(f, err)
		f.Add(uint8(i), text)
	}
	f.Add(uint8(0), []byte("{"))
	f.Fuzz(func(t *testing.T, n uint8, answer []byte) {
		task := tasks[int(n)%len(tasks)]
		out := task.NewOut()
		if err := task.Decode(answer, out); err != nil {
			require.Equal(t, problem.Engine, problem.From(err).Class())
			return
		}
		again, err := json.Marshal(out)
		require.NoError(t, err)
		require.NoError(t, task.Decode(again, task.NewOut()), "what was accepted is accepted again")
	})
}
