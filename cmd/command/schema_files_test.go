package command

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/issues"
)

// fullIssue has every field filled, so that its line shows all keys.
func fullIssue() issues.Issue {
	var issue issues.Issue
	fill(reflect.ValueOf(&issue).Elem())
	issue.ID, issue.Status, issue.DeletedAt = "ISS-20260131-001", issues.Executing, ""
	return issue
}

// fill gives every exported field below v a value.
func fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString("x")
	case reflect.Int:
		v.SetInt(2)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem())
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(v.Index(0))
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i))
			}
		}
	}
}

// The schema of an issue's line is written by hand, because lines are written
// by hand: both must know the same keys, at every level.
func TestTheIssueSchemaKnowsEveryKey(t *testing.T) {
	t.Parallel()
	line, err := json.Marshal(fullIssue())
	require.NoError(t, err)
	compiled, err := compileSchema("issues.jsonl")
	require.NoError(t, err)
	require.NoError(t, validate(compiled, line), "%s", line)

	var read, written issueLine
	require.NoError(t, json.Unmarshal(line, &read))
	fill(reflect.ValueOf(&written).Elem())
	written.ID, written.Status, written.DeletedAt = "ISS-20260131-001", issues.Executing, ""
	require.Equal(t, written, read, "a key of the schema is no key of a line")
}

// TestFilesFitTheirSchemasAndNothingLess takes a package as it is written, and
// each of its JSON and YAML files without one of its fields at a time.
func TestFilesFitTheirSchemasAndNothingLess(t *testing.T) {
	t.Parallel()
	project, pkg, ran := specify(t, filepath.Join("..", "..", "testdata", "inputs", "link-shortener-prd.md"), "--quiet")
	require.Contains(t, []int{0, 3}, ran.code, "%s", ran.err)
	for name, file := range map[string]string{
		"spec-config.json":          filepath.Join(pkg, "spec-config.json"),
		"discovery-context.json":    filepath.Join(pkg, "discovery-context.json"),
		"refined-requirements.json": filepath.Join(pkg, "refined-requirements.json"),
		"glossary.json":             filepath.Join(pkg, "glossary.json"),
		"answers.yaml":              filepath.Join(pkg, "answers.yaml"),
		"issues.jsonl":              filepath.Join(project, ".workflow", "issues", "issues.jsonl"),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			requireTight(t, name, firstValue(t, file))
		})
	}
}

// The outputs of the spec noun, without one of their fields at a time.
func TestSpecOutputsFitTheirSchemasAndNothingLess(t *testing.T) {
	t.Parallel()
	env := testEnv(t, goldenEpoch)
	source, err := os.ReadFile(filepath.Join("..", "..", "testdata", "inputs", "link-shortener-prd.md"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(env.Dir, "prd.md"), source, 0o600))
	for _, test := range []struct {
		schema string
		args   []string
	}{
		{"spec-new", []string{"new", "-y", "-q", "prd.md"}},
		{"spec-continue", []string{"continue", "-y", "-q", "ID"}},
		{"spec-list", []string{"list"}},
		{"spec-show", []string{"show"}},
		{"spec-status", []string{"status"}},
		{"spec-path", []string{"path"}},
		{"spec-validate", []string{"validate", "--all"}},
		{"spec-trace", []string{"trace", "REQ-001"}},
	} {
		if last := len(test.args) - 1; test.args[last] == "ID" {
			found, err := filepath.Glob(filepath.Join(env.Dir, "specs", "SPEC-*"))
			require.NoError(t, err)
			test.args[last] = filepath.Base(found[0])
		}
		ran := startIn(t, env, append([]string{"spec", "--json"}, test.args...)...)
		require.Contains(t, []int{0, 3}, ran.code, "%s: %s", test.schema, ran.err)
		var whole map[string]any
		require.NoError(t, json.Unmarshal([]byte(ran.out), &whole), test.schema)
		requireTight(t, test.schema, whole)
	}
}

// requireTight asks that a value fits a schema, and that it does so no longer
// without any one of its fields that the schema requires, down to the first
// object of every list, or with one more.
func requireTight(t *testing.T, name string, whole map[string]any) {
	t.Helper()
	compiled, err := compileSchema(name)
	require.NoError(t, err)
	text, err := json.Marshal(whole)
	require.NoError(t, err)
	require.NoError(t, validate(compiled, text), name)
	optional := optionalFields(t, name)
	if answers, ok := whole["answers"].(map[string]any); ok { // which questions there are depends on the source
		optional = slices.AppendSeq(optional, maps.Keys(answers))
	}
	spoiled := 0
	for _, other := range withoutOneField(whole) {
		text, err := json.Marshal(other)
		require.NoError(t, err)
		if validate(compiled, text) != nil {
			spoiled++
			continue
		}
		require.Contains(t, optional, missing(whole, other), "%s accepts a value without a field", name)
	}
	require.Positive(t, spoiled)
	whole["surplus"] = 1
	text, err = json.Marshal(whole)
	require.NoError(t, err)
	require.Error(t, validate(compiled, text), "%s accepts an unknown field", name)
}

// missing is the key that a spoiled copy lacks, or "" when a list lost its null.
func missing(whole, other any) string {
	switch w := whole.(type) {
	case map[string]any:
		o, ok := other.(map[string]any)
		if !ok {
			return ""
		}
		for key, value := range w {
			if _, there := o[key]; !there {
				return key
			}
			if key := missing(value, o[key]); key != "" {
				return key
			}
		}
	case []any:
		o, ok := other.([]any)
		if !ok || len(w) == 0 || len(o) == 0 {
			return ""
		}
		return missing(w[0], o[0])
	}
	return ""
}

// optionalFields are the keys that a schema names somewhere without requiring
// them there.
func optionalFields(t *testing.T, name string) []string {
	t.Helper()
	text, err := schemaText(name)
	require.NoError(t, err)
	var document any
	require.NoError(t, json.Unmarshal(text, &document))
	var out []string
	collectOptional(document, &out)
	return out
}

func collectOptional(node any, out *[]string) {
	switch node := node.(type) {
	case []any:
		for _, one := range node {
			collectOptional(one, out)
		}
	case map[string]any:
		required := map[string]bool{}
		if list, ok := node["required"].([]any); ok {
			for _, key := range list {
				if key, ok := key.(string); ok {
					required[key] = true
				}
			}
		}
		if properties, ok := node["properties"].(map[string]any); ok {
			for key := range properties {
				if !required[key] {
					*out = append(*out, key)
				}
			}
		}
		for _, one := range node {
			collectOptional(one, out)
		}
	}
}

// firstValue reads the first value of a JSON, JSON Lines or YAML file.
func firstValue(t *testing.T, file string) map[string]any {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	var out map[string]any
	if filepath.Ext(file) == ".yaml" {
		require.NoError(t, yaml.Unmarshal(data, &out))
		return out
	}
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	require.NoError(t, json.NewDecoder(f).Decode(&out))
	return out
}
