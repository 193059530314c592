package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	schemachecker "github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/cmd/console"
)

// scriptVersion is the version that the program under test reports.
const scriptVersion = "v9.8.7"

// TestMain lets the test binary be the program: scripts that say `overtone`
// run it as a process of its own, through the same Main as the release.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"sluggish":      sluggish,
		"overtone-held": heldWhileReading,
		"overtone": func() {
			streams := console.Open(os.Stdin, os.Stdout, os.Stderr, os.LookupEnv)
			os.Exit(Main(streams, scriptVersion, os.Args[1:]))
		},
	})
}

// TestScripts runs every script below testdata/script. With -update the files
// that a script compares its output with are rewritten.
func TestScripts(t *testing.T) {
	t.Parallel()
	var files []string
	root := filepath.Join("..", "..", "testdata", "script")
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && filepath.Ext(path) == ".txtar" {
			files = append(files, path)
		}
		return err
	})
	require.NoError(t, err)
	require.NotEmpty(t, files)
	inputs, err := filepath.Abs(filepath.Join("..", "..", "testdata", "inputs"))
	require.NoError(t, err)

	testscript.Run(t, testscript.Params{
		Files:               files,
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup:               func(env *testscript.Env) error { return emptyHome(env, inputs) },
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"exits":      exits,
			"anyof":      exits,
			"holds":      fileHolds,
			"jsonschema": checkSchema,
			"sarif":      checkSARIF,
			"hostile":    makeHostile,
			"swap":       swapText,
			"cutout":     cutText,
			"same":       sameTree,
		},
	})
}

// emptyHome gives a script a home without anything in it, a fixed clock, and
// INPUTS and TEMPLATES, the folders of the sample requirements and of the
// built-in templates.
func emptyHome(env *testscript.Env, inputs string) error {
	home := filepath.Join(env.WorkDir, ".home")
	env.Setenv("HOME", home)
	env.Setenv("USERPROFILE", home)
	env.Setenv("SOURCE_DATE_EPOCH", "1700000000")
	env.Setenv("INPUTS", inputs)
	env.Setenv("TEMPLATES", filepath.Join(inputs, "..", "..", "templates"))
	return os.Mkdir(home, 0o755)
}

// exits runs a program and asks for one exit code, or one of several:
// exits 2 overtone nonsense; anyof 0,3 overtone spec validate.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE[,CODE] PROGRAM [ARG...]")
	}
	got := 0
	var exit *exec.ExitError
	switch err := ts.Exec(args[1], args[2:]...); {
	case errors.As(err, &exit):
		got = exit.ExitCode()
	case err != nil:
		ts.Fatalf("%v", err)
	}
	if !slices.Contains(strings.Split(args[0], ","), strconv.Itoa(got)) {
		ts.Fatalf("exit code %d, want %s", got, args[0])
	}
}

// checkSchema validates a file, or stdout, against a published schema:
// jsonschema version stdout. Each line of a .jsonl file is a value of its own;
// a .yaml file is read as the JSON it stands for, of a .md file the frontmatter.
func checkSchema(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: jsonschema NAME FILE")
	}
	compiled, err := compileSchema(args[0])
	ts.Check(err)
	values := []string{ts.ReadFile(args[1])}
	if filepath.Ext(args[1]) == ".jsonl" {
		values = strings.Split(strings.TrimRight(values[0], "\n"), "\n")
	}
	if filepath.Ext(args[1]) == ".md" {
		_, front, _ := strings.Cut(values[0], "---\n")
		values[0], _, _ = strings.Cut(front, "\n---\n")
	}
	if ext := filepath.Ext(args[1]); ext == ".yaml" || ext == ".md" {
		var tree any
		ts.Check(yaml.Unmarshal([]byte(values[0]), &tree))
		text, err := json.Marshal(tree)
		ts.Check(err)
		values[0] = string(text)
	}
	for i, value := range values {
		if err := validate(compiled, []byte(value)); (err != nil) != neg {
			ts.Fatalf("%s, value %d, against %s: %v", args[1], i+1, args[0], err)
		}
	}
}

// compileSchema prepares the published schema with this name.
func compileSchema(name string) (*schemachecker.Schema, error) {
	text, err := schemaText(name)
	if err != nil {
		return nil, err
	}
	document, err := schemachecker.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	compiler := schemachecker.NewCompiler()
	if err := compiler.AddResource("schema.json", document); err != nil {
		return nil, err
	}
	return compiler.Compile("schema.json")
}

// validate checks that text is exactly one JSON value that fits.
func validate(compiled *schemachecker.Schema, text []byte) error {
	value, err := schemachecker.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return err
	}
	return compiled.Validate(value)
}
