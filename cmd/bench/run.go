package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// run does one job or measures everything.
func run(args []string, out, errs io.Writer) error {
	if len(args) > 0 {
		if job := jobNamed(args[0]); job != nil {
			return job(args[1:])
		}
	}
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	flags.SetOutput(errs)
	rounds := flags.Int("rounds", 11, "how often everything is run; medians are printed")
	only := flags.String("only", "", "comma-separated parts: start, new, again, validate, store, issues, append, growth, init")
	program := flags.String("program", "", "measure this overtone instead of building one")
	if err := flags.Parse(args); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "overtone-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir) //nolint:errcheck // a folder of temporary files
	b, err := newBench(dir, *program, max(*rounds, 1), out, errs)
	if err != nil {
		return err
	}
	for _, part := range b.parts() {
		if *only == "" || slices.Contains(strings.Split(*only, ","), part.name) {
			fmt.Fprintln(errs, "bench:", part.name)
			if err := part.run(); err != nil {
				return fmt.Errorf("%s: %w", part.name, err)
			}
		}
	}
	return nil
}

// bench holds what all parts share.
type bench struct {
	dir      string // everything is made below it and removed at the end
	rounds   int
	out      io.Writer
	errs     io.Writer
	self     string // this program
	overtone string
	hello    string
	env      []string
	serial   int
}

// newBench builds the programs; overtone only when no built one is named.
func newBench(dir, program string, rounds int, out, errs io.Writer) (*bench, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	b := &bench{dir: dir, rounds: rounds, out: out, errs: errs, self: self, overtone: filepath.Join(dir, "overtone"), hello: filepath.Join(dir, "hello")}
	home := filepath.Join(dir, "home")
	if err := os.Mkdir(home, 0o755); err != nil {
		return nil, err
	}
	b.env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "TMPDIR=" + dir, "NO_COLOR=1"}
	source := filepath.Join(dir, "hello.go")
	if err := os.WriteFile(source, []byte("package main\n\nimport \"os\"\n\nfunc main() { os.Stdout.WriteString(\"hello\\n\") }\n"), 0o644); err != nil {
		return nil, err
	}
	if err := goBuild(b.hello, source); err != nil {
		return nil, err
	}
	if program != "" {
		b.overtone, err = filepath.Abs(program)
		return b, err
	}
	return b, goBuild(b.overtone, "github.com/overtone-cli/overtone/cmd/overtone")
}

type part struct {
	name string
	run  func() error
}

// parts lists what can be measured, in the order of the document.
func (b *bench) parts() []part {
	return []part{
		{"start", b.start},
		{"new", b.specNew},
		{"again", b.again},
		{"validate", b.validate},
		{"store", b.store},
		{"issues", b.issueCommands},
		{"append", b.appendAll},
		{"growth", b.growth},
		{"init", b.profile},
	}
}

// fresh names a path below the working folder that was not used before.
func (b *bench) fresh(name string) string {
	b.serial++
	return filepath.Join(b.dir, fmt.Sprintf("%s-%d", name, b.serial))
}
