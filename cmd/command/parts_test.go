package command

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestNearest(t *testing.T) {
	t.Parallel()
	names := []string{"spec", "schema", "version", "completion"}
	tests := []struct{ word, want string }{
		{"verison", "version"},
		{"vers", "version"},
		{"VERSION", "version"},
		{"specs", "spec"},
		{"sepc", "spec"},
		{"shema", "schema"},
		{"list", ""},
		{"x", ""},
		{"", ""},
		{"a whole sentence that somebody forgot to put between quotes, as it happens", ""},
	}
	for _, test := range tests {
		require.Equal(t, test.want, nearest(test.word, names), test.word)
	}
}

func TestDistance(t *testing.T) {
	t.Parallel()
	tests := []struct {
		a, b string
		want int
	}{
		{"", "", 0},
		{"", "abc", 3},
		{"abc", "", 3},
		{"abc", "abc", 0},
		{"abc", "acb", 1},
		{"abc", "abd", 1},
		{"kitten", "sitting", 3},
		{"需求", "需要", 1},
	}
	for _, test := range tests {
		require.Equal(t, test.want, distance(test.a, test.b), "%s %s", test.a, test.b)
		require.Equal(t, test.want, distance(test.b, test.a), "%s %s", test.b, test.a)
	}
}

func TestChoiceFlag(t *testing.T) {
	t.Parallel()
	depth := "standard"
	cmd := &cobra.Command{Use: "new"}
	addChoice(cmd, &depth, "depth", "how much is written", specs.Depths()...)
	cmd.SetFlagErrorFunc(flagError)

	require.NoError(t, cmd.ParseFlags([]string{"--depth", "light"}))
	require.Equal(t, "light", depth)
	p := problem.From(flagError(cmd, cmd.ParseFlags([]string{"--depth=deep"})))
	require.Equal(t, "usage.bad_value", p.Code)
	require.Equal(t, `--depth does not take "deep": must be one of light, standard, comprehensive`, p.Message)
	require.Equal(t, "light", depth, "a refused word changes nothing")
}

func TestArguments(t *testing.T) {
	t.Parallel()
	cmd := &cobra.Command{Use: "show"}
	check := takesArgs(1, 2, "one or two ids")
	require.Equal(t, "usage.missing_argument", problem.From(check(cmd, nil)).Code)
	require.NoError(t, check(cmd, []string{"a"}))
	require.NoError(t, check(cmd, []string{"a", "b"}))
	require.Equal(t, "usage.extra_argument", problem.From(check(cmd, []string{"a", "b", "c"})).Code)
}

// TestSchemasAreClosed takes every schema apart: no object may accept unknown
// fields, no list may be null, and without any one of its required fields a
// value must be refused. Only frontmatter and issues are open, to the keys of
// other tools.
func TestSchemasAreClosed(t *testing.T) {
	t.Parallel()
	names := map[string]bool{}
	for _, s := range schemas() {
		require.False(t, names[s.name], "%s is listed twice", s.name)
		names[s.name] = true
		require.NotEmpty(t, s.purpose, s.name)
		require.Contains(t, []string{ofFile, ofFront, ofMessage, ofOutput}, s.kind)
		require.Equal(t, s.kind == ofFile, filepath.Ext(s.name) != "", "%s: files, and only files, are called by their names", s.name)

		text, err := s.build()
		require.NoError(t, err, s.name)
		var document map[string]any
		require.NoError(t, json.Unmarshal(text, &document))
		if s.kind == ofFront {
			require.NotContains(t, document, "additionalProperties", s.name)
			document["additionalProperties"] = false
		}
		requireClosed(t, s.name, document)
		_, err = compileSchema(s.name)
		require.NoError(t, err, s.name)
	}
}

func requireClosed(t *testing.T, at string, node any) {
	t.Helper()
	object, ok := node.(map[string]any)
	if !ok {
		return
	}
	if properties, ok := object["properties"].(map[string]any); ok && object["title"] != openIssue {
		require.Equal(t, false, object["additionalProperties"], "%s accepts unknown fields", at)
		for name, property := range properties {
			requireClosed(t, at+"."+name, property)
		}
	}
	if kinds, ok := object["type"].([]any); ok {
		require.NotContains(t, kinds, "array", "%s may be null", at)
	}
	requireClosed(t, at+"[]", object["items"])
	requireClosed(t, at+".*", object["additionalProperties"])
}

func TestOutputsFitTheirSchemasAndNothingLess(t *testing.T) {
	t.Parallel()
	tests := []struct {
		schema string
		code   int
		args   []string
	}{
		{"version", 0, []string{"version", "--json"}},
		{"schema", 0, []string{"schema", "--json"}},
		{"schema-name", 0, []string{"schema", "error", "--json"}},
		{"config", 0, []string{"config", "--json"}},
		{"completion", 0, []string{"completion", "bash", "--json"}},
		{"error", 2, []string{"nonsense", "--json"}},
	}
	for _, test := range tests {
		t.Run(test.schema, func(t *testing.T) {
			t.Parallel()
			compiled, err := compileSchema(test.schema)
			require.NoError(t, err)
			ran := start(t, test.args...)
			require.Equal(t, test.code, ran.code)
			require.NoError(t, validate(compiled, []byte(ran.out)))

			var whole map[string]any
			require.NoError(t, json.Unmarshal([]byte(ran.out), &whole))
			for _, spoiled := range withoutOneField(whole) {
				text, err := json.Marshal(spoiled)
				require.NoError(t, err)
				if test.schema == "schema-name" && len(text) > 0 && stillHasSchema(spoiled) {
					continue // what lies inside the printed schema is any JSON
				}
				require.Error(t, validate(compiled, text), "%s", text)
			}
		})
	}
}

// withoutOneField gives copies of an object, each without one of its fields,
// down to the first object of every list.
func withoutOneField(object map[string]any) []map[string]any {
	var all []map[string]any
	for key, value := range object {
		spoil := func(replacement any, keep bool) {
			other := map[string]any{}
			maps.Copy(other, object)
			delete(other, key)
			if keep {
				other[key] = replacement
			}
			all = append(all, other)
		}
		spoil(nil, false)
		switch value := value.(type) {
		case map[string]any:
			for _, inner := range withoutOneField(value) {
				spoil(inner, true)
			}
		case []any:
			if len(value) > 0 {
				if first, ok := value[0].(map[string]any); ok {
					for _, inner := range withoutOneField(first) {
						spoil([]any{inner}, true)
					}
				}
			}
		}
	}
	return all
}

// stillHasSchema tells whether name and schema of a `schema NAME` output are
// both there, so that the missing field lies inside the schema.
func stillHasSchema(output map[string]any) bool {
	data, ok := output["data"].(map[string]any)
	return ok && data["name"] != nil && data["schema"] != nil && output["schema_version"] != nil && output["warnings"] != nil
}

// TestSchemaAndReaderAgree proves that the published schema of the
// configuration and the program's own reader accept and refuse the same files.
func TestSchemaAndReaderAgree(t *testing.T) {
	t.Parallel()
	compiled, err := compileSchema("config.yaml")
	require.NoError(t, err)
	tests := []struct {
		text string
		good bool
	}{
		{`{}`, true},
		{`{"layout": "classic", "lang": "zh", "depth": "light", "type": "api"}`, true},
		{`{"engines": ["embedded", "cmd:think -v"]}`, true},
		{`{"limits": {"engine_seconds": 1, "engine_bytes": 2, "source_bytes": 3}}`, true},
		{`{"layout": "elsewhere"}`, false},
		{`{"unknown": 1}`, false},
		{`{"limits": {"unknown": 1}}`, false},
		{`{"limits": {"engine_seconds": 0}}`, false},
		{`{"limits": {"engine_seconds": 3601}}`, false},
		{`{"limits": {"engine_seconds": "soon"}}`, false},
		{`{"limits": 3}`, false},
		{`{"engines": []}`, false},
		{`{"engines": ["cmd: "]}`, false},
		{`{"engines": [["embedded"]]}`, false},
		{`{"depth": {"light": true}}`, false},
		{`["depth"]`, false},
	}
	for _, test := range tests {
		config := defaultConfig()
		err := applyYAML(&config, make([]string, len(settings())), []byte(test.text), origin{file: "config.yaml", trusted: true})
		require.Equal(t, test.good, err == nil, "reader: %s: %v", test.text, err)
		require.Equal(t, test.good, validate(compiled, []byte(test.text)) == nil, "schema: %s", test.text)
	}
}

func FuzzConfigFile(f *testing.F) {
	f.Add([]byte("depth: light\nlimits:\n  engine_seconds: 3\n"))
	f.Add([]byte("a: &a\n  b: *a\n"))
	f.Add([]byte("engines: [embedded, 'cmd:x']"))
	f.Fuzz(func(t *testing.T, text []byte) {
		config := defaultConfig()
		err := applyYAML(&config, make([]string, len(settings())), text, origin{file: "c.yaml"})
		if err != nil {
			require.Equal(t, "c.yaml", problem.From(err).File)
			require.Equal(t, problem.Input, problem.From(err).Class())
			return
		}
		for _, s := range settings() {
			require.NotEmpty(t, s.get(&config))
			require.NotContains(t, s.get(&config), "cmd:")
		}
	})
}

func TestUnreadableConfigIsAnError(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	require.NoError(t, os.MkdirAll(filepath.Join(env.Dir, ".workflow", "config.yaml"), 0o755))
	ran := startIn(t, env, "config")
	require.Equal(t, 2, ran.code)
	require.Contains(t, ran.err, "config.yaml: this is not a regular file")
}
