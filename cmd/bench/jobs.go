package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/text"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/samples"
	"github.com/overtone-cli/overtone/templates"
)

// jobNamed finds what a process of this program does for the measuring one.
func jobNamed(name string) func([]string) error {
	switch name {
	case "prd": // LANG BYTES FILE: make a document
		return makePRD
	case "package": // LANG DOCUMENTS FOLDER: make a package
		return makePackage
	case "issues": // COUNT FOLDER: make a store
		return makeIssues
	case "goldmark": // FOLDER: parse every document in it on all cores
		return parseAll
	case "load": // FOLDER: read a package as overtone does
		return load
	case "read": // FILE: parse one document as overtone does
		return read
	case "scan": // FILE: pass a JSON scanner over every line
		return scan
	case "list": // FOLDER: list a store
		return list
	case "create": // FOLDER NAME COUNT: create issues one at a time
		return create
	case "journal": // FOLDER NAME COUNT: append records one at a time
		return journal
	case "tree": // COUNT FOLDER: make a repository of source files
		return makeTree
	case "manifests": // FOLDER: name the files of a repository and read its manifests
		return manifests
	case "contents": // FOLDER: read every file
		return contents
	default:
		return nil
	}
}

// job runs this program for one job.
func (b *bench) job(args ...string) error {
	out, err := exec.Command(b.self, args...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, out)
	}
	return nil
}

// take reads the arguments of a job and its number.
func take(args []string, want, number int) (int, error) {
	if len(args) != want {
		return 0, fmt.Errorf("want %d arguments, got %d", want, len(args))
	}
	if number < 0 {
		return 0, nil
	}
	return strconv.Atoi(args[number])
}

func makePRD(args []string) error {
	bytes, err := take(args, 3, 1)
	if err != nil {
		return err
	}
	return os.WriteFile(args[2], samples.PRD(specs.Lang(args[0]), bytes), 0o644)
}

func makePackage(args []string) error {
	documents, err := take(args, 3, 1)
	if err != nil {
		return err
	}
	codec, err := specs.NewCodec(templates.New(nil, ""))
	if err != nil {
		return err
	}
	return samples.Write(codec, samples.Package(specs.Lang(args[0]), documents), args[2])
}

// parseAll is the yardstick of reading: every Markdown file below a folder,
// read and parsed once with goldmark, on all cores.
func parseAll(args []string) error {
	if _, err := take(args, 1, -1); err != nil {
		return err
	}
	names, err := documents(args[0])
	if err != nil {
		return err
	}
	work := make(chan string)
	failed := make(chan error, len(names))
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			parser := goldmark.New(goldmark.WithExtensions(extension.Table, extension.TaskList, extension.Strikethrough)).Parser()
			for name := range work {
				data, err := os.ReadFile(name)
				if err != nil {
					failed <- err
					continue
				}
				parser.Parse(text.NewReader(data))
			}
		})
	}
	for _, name := range names {
		work <- name
	}
	close(work)
	group.Wait()
	close(failed)
	return <-failed
}

// documents lists the Markdown files that belong to a package.
func documents(dir string) ([]string, error) {
	var names []string
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, name)
		if err == nil && d.Type().IsRegular() && specs.KindAt(filepath.ToSlash(rel)) != "" {
			names = append(names, name)
		}
		return err
	})
	return names, err
}

func load(args []string) error {
	if _, err := take(args, 1, -1); err != nil {
		return err
	}
	codec, err := specs.NewCodec(templates.New(nil, ""))
	if err != nil {
		return err
	}
	p, err := codec.Load(args[0])
	if err == nil && len(p.Troubles) > 0 {
		err = p.Troubles[0]
	}
	return err
}

func read(args []string) error {
	if _, err := take(args, 1, -1); err != nil {
		return err
	}
	data, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	if len(markdown.Parse(data, 1).Sections()) == 0 {
		return fmt.Errorf("no section in %s", args[0])
	}
	return nil
}

// scan is the yardstick of the store: the standard library's JSON scanner over
// every line, keeping nothing.
func scan(args []string) error {
	if _, err := take(args, 1, -1); err != nil {
		return err
	}
	file, err := os.Open(args[0])
	if err != nil {
		return err
	}
	defer file.Close()
	lines := bufio.NewReaderSize(file, 1<<20)
	for n := 1; ; n++ {
		line, err := lines.ReadSlice('\n')
		if err == io.EOF && len(line) == 0 {
			return nil
		}
		if err != nil {
			return err
		}
		if !json.Valid(line) {
			return fmt.Errorf("line %d is not JSON", n)
		}
	}
}
