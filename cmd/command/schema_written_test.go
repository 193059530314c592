package command

import (
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/frontmatter"
)

// TestEveryWrittenFileHasASchema takes every file that a run leaves, whatever it
// is: one without a schema fails.
func TestEveryWrittenFileHasASchema(t *testing.T) {
	t.Parallel()
	for _, input := range []string{"link-shortener-prd.md", "one-liner.txt"} {
		t.Run(input, func(t *testing.T) {
			t.Parallel()
			project, _, ran := specify(t, filepath.Join("..", "..", "testdata", "inputs", input), "--quiet", "--engine", "cmd:false")
			require.Contains(t, []int{0, 3}, ran.code, "%s", ran.err)
			seen := map[string]bool{}
			for name, data := range writtenFiles(t, project) {
				schema, values := schemaOfFile(t, name, data)
				seen[schema] = true
				compiled, err := compileSchema(schema)
				require.NoError(t, err, "%s has no schema", name)
				for _, value := range values {
					require.NoError(t, validate(compiled, value), name)
				}
			}
			for _, kind := range specs.Kinds() {
				require.True(t, seen[string(kind)], "no document of kind %s", kind)
			}
			require.True(t, seen[".sequence.json"] && seen["transcript.json"] && seen[".lock"])
		})
	}
}

// writtenFiles reads what lies below a project, without the input, of which the
// package keeps a copy.
func writtenFiles(t *testing.T, project string) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	err := filepath.WalkDir(project, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(project, file)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		if !strings.Contains(name, "/") || path.Base(path.Dir(name)) == "source" {
			return nil
		}
		out[name], err = os.ReadFile(file)
		return err
	})
	require.NoError(t, err)
	return out
}

// schemaOfFile names the schema of a written file and gives the JSON values in
// it that must fit.
func schemaOfFile(t *testing.T, name string, data []byte) (schema string, values [][]byte) {
	t.Helper()
	schema = path.Base(name)
	switch {
	case path.Ext(name) == ".md":
		head := headOf(t, data)
		schema, _ = head["document_type"].(string)
		return schema, [][]byte{asJSON(t, head)}
	case path.Ext(name) == ".yaml":
		return schema, [][]byte{asJSON(t, yamlOf(t, data))}
	case path.Ext(name) == ".jsonl":
		for line := range strings.Lines(string(data)) {
			values = append(values, []byte(line))
		}
		return schema, values
	case path.Base(path.Dir(name)) == "transcripts":
		schema = "transcript.json"
	case path.Ext(name) == ".lock":
		schema = ".lock"
	}
	return schema, [][]byte{data}
}

// headOf is the frontmatter of a document as a value.
func headOf(t *testing.T, data []byte) map[string]any {
	t.Helper()
	front, _, _, ok := frontmatter.Split(data)
	require.True(t, ok)
	return yamlOf(t, front)
}

func yamlOf(t *testing.T, text []byte) map[string]any {
	t.Helper()
	var out map[string]any
	require.NoError(t, yaml.Unmarshal(text, &out))
	return out
}

func asJSON(t *testing.T, value any) []byte {
	t.Helper()
	text, err := json.Marshal(value)
	require.NoError(t, err)
	return text
}

// TestEveryCommandHasASchema: what a command prints with --json is published
// under its name. The shells of completion share one.
func TestEveryCommandHasASchema(t *testing.T) {
	t.Parallel()
	var walk func(cmd *cobra.Command)
	walk = func(cmd *cobra.Command) {
		names := strings.Fields(cmd.CommandPath())[1:]
		if cmd.Runnable() && !cmd.HasSubCommands() && names[0] != "help" {
			name := strings.Join(names, "-")
			if names[0] == "completion" {
				name = "completion"
			}
			require.True(t, slices.ContainsFunc(schemas(), func(s schema) bool { return s.kind == ofOutput && s.name == name }), "%s has no schema", cmd.CommandPath())
		}
		for _, next := range cmd.Commands() {
			walk(next)
		}
	}
	walk(newRootCommand(&App{}))
}

// TestFrontmatterNeedsAllOfItsKeys takes one document of each kind without one
// of its keys at a time, and with a key of somebody else.
func TestFrontmatterNeedsAllOfItsKeys(t *testing.T) {
	t.Parallel()
	project, _, ran := specify(t, filepath.Join("..", "..", "testdata", "inputs", "link-shortener-prd.md"), "--quiet")
	require.Contains(t, []int{0, 3}, ran.code, "%s", ran.err)
	heads := map[string]map[string]any{}
	for name, data := range writtenFiles(t, project) {
		if path.Ext(name) == ".md" {
			head := headOf(t, data)
			heads[head["document_type"].(string)] = head
		}
	}
	for _, kind := range specs.Kinds() {
		compiled, err := compileSchema(string(kind))
		require.NoError(t, err)
		head := heads[string(kind)]
		for key, value := range head {
			delete(head, key)
			require.Error(t, validate(compiled, asJSON(t, head)), "%s without %s", kind, key)
			head[key] = map[string]any{"of": "another type"}
			require.Error(t, validate(compiled, asJSON(t, head)), "%s with another %s", kind, key)
			head[key] = value
		}
		head["owner"] = "somebody"
		require.NoError(t, validate(compiled, asJSON(t, head)), "%s with a key of somebody else", kind)
	}
}

// TestSchemasListKeysInTheOrderOfFiles: what the schemas say of a document is what is
// written, in the order in which it is.
func TestSchemasListKeysInTheOrderOfFiles(t *testing.T) {
	t.Parallel()
	for _, kind := range specs.Kinds() {
		text, err := schemaText(string(kind))
		require.NoError(t, err)
		at := 0
		for _, key := range specs.FrontKeys(kind) {
			next := strings.Index(string(text[at:]), strconv.Quote(key.Name)+": {")
			require.GreaterOrEqual(t, next, 0, "%s of %s", key.Name, kind)
			at += next
		}
	}
}

// TestSideFilesFitTheirSchemasAndNothingLess takes the files that only show up
// when something went wrong.
func TestSideFilesFitTheirSchemasAndNothingLess(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(dir, "issues.jsonl")
	for _, torn := range []string{`{"id":"ISS-2`, "{\"id\":\"\xff"} {
		require.NoError(t, os.WriteFile(file, []byte(`{"id":"ISS-20260131-001"}`+"\n"+torn), 0o600))
		log := jsonlog.Open(disk.New(nil), file)
		require.NoError(t, log.Append(t.Context(), time.Second, map[string]string{"id": "ISS-20260131-002"}))
		requireTight(t, "issues.jsonl.quarantine", firstValue(t, log.QuarantinePath()))
		require.NoError(t, os.Remove(log.QuarantinePath()))
	}
	manifest := swapCutShort(t)
	compiled, err := compileSchema("swap.json")
	require.NoError(t, err)
	require.NoError(t, validate(compiled, manifest))
	require.Error(t, validate(compiled, []byte(strings.Replace(string(manifest), `"target"`, `"name"`, 1))))
}

// swapCutShort is the list of files of a run that was killed while it gave them
// their names.
func swapCutShort(t *testing.T) []byte {
	t.Helper()
	steps := runUndisturbed(t).steps
	at := slices.IndexFunc(steps, func(step string) bool {
		return strings.Contains(step, " rename ") && strings.Contains(step, "swap.json")
	})
	require.GreaterOrEqual(t, at, 0)
	dir := projectWith(t, crashInput)
	ran := runProcess(t, dir, []string{"OVERTONE_FAULT=kill-after:" + strconv.Itoa(at+1)}, "spec", "new", "-y", crashInput)
	require.Equal(t, -1, ran.code)
	found, err := filepath.Glob(filepath.Join(dir, "specs", "*", ".overtone", "swap.json"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	return []byte(readText(t, found[0]))
}
