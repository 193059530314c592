package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// treeFiles is how many source files the tree of a profile has.
const treeFiles = 50_000

// profile compares the profile of a large tree with naming its files and reading
// its manifests, which nobody can do without, and with reading every file.
func (b *bench) profile() error {
	tree := b.fresh("tree")
	if err := b.job("tree", strconv.Itoa(treeFiles), tree); err != nil {
		return err
	}
	unwritten := func() { _ = os.RemoveAll(filepath.Join(tree, ".workflow")) }
	fresh := []string{b.overtone, "init", "--skip-specs", "-q", "--dir", tree}
	read := func() []string { // a profile and a cache, outside of the measured time
		if out, err := exec.Command(fresh[0], fresh[1:]...).CombinedOutput(); err != nil {
			return []string{b.self, fmt.Sprintf("no profile: %v %s", err, out)}
		}
		return append(fresh, "--regenerate")
	}
	found, err := b.compare(min(b.rounds, 5),
		subject{name: "`git ls-files` and the manifests", argv: always(b.self, "manifests", tree)},
		subject{name: "reading every file", argv: always(b.self, "contents", tree)},
		subject{name: "`overtone init`, 50,000 files in 100 packages", argv: always(fresh...), clean: unwritten},
		subject{name: "`overtone init --regenerate`, nothing changed", argv: read, clean: unwritten})
	if err != nil {
		return err
	}
	b.heading("The profile of a project")
	b.ratio(found[2], found[0], 100)
	b.ratio(found[2], found[1], 0)
	b.ratio(found[3], found[0], 50)
	return nil
}

// makeTree writes a repository of packages in four languages, 500 files each.
func makeTree(args []string) error {
	count, err := take(args, 2, 0)
	if err != nil {
		return err
	}
	root := args[1]
	for i := range count {
		pkg, n := i/500, i%500
		dir := filepath.Join(root, "services", fmt.Sprintf("s%03d", pkg))
		name, text := sourceOf(pkg, n)
		if n == 0 {
			manifest, says := manifestOf(pkg)
			if err := writeFile(filepath.Join(dir, manifest), says); err != nil {
				return err
			}
		}
		if err := writeFile(filepath.Join(dir, name), text); err != nil {
			return err
		}
	}
	for _, argv := range [][]string{{"init", "-q"}, {"add", "-A"}} {
		cmd := exec.Command("git", argv...)
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("git: %w\n%s", err, out)
		}
	}
	return nil
}

func writeFile(path, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o644)
}

func manifestOf(pkg int) (name, text string) {
	switch pkg % 4 {
	case 0:
		return "go.mod", fmt.Sprintf("module example.com/s%d\n\ngo 1.24\n\nrequire github.com/gin-gonic/gin v1.10.0\n", pkg)
	case 1:
		return "package.json", fmt.Sprintf("{\"name\": \"s%d\", \"scripts\": {\"test\": \"jest\"}, \"dependencies\": {\"express\": \"^4\"}}\n", pkg)
	case 2:
		return "pyproject.toml", fmt.Sprintf("[project]\nname = \"s%d\"\ndependencies = [\"fastapi>=0.1\"]\n", pkg)
	}
	return "pom.xml", fmt.Sprintf("<project><artifactId>s%d</artifactId></project>\n", pkg)
}

// sourceOf is the nth file of a package: some 60 lines and one import of the
// folder beside it, 20 files a folder.
func sourceOf(pkg, n int) (name, text string) {
	folder, next := fmt.Sprintf("p%02d", n/20), fmt.Sprintf("p%02d", (n/20+1)%25)
	switch file := n % 20; pkg % 4 {
	case 0:
		body := strings.Repeat("\tif a > b {\n\t\treturn a, nil\n\t}\n", 18)
		return fmt.Sprintf("%s/f%d.go", folder, file), fmt.Sprintf("package %s\n\nimport \"example.com/s%d/%s\"\n\n// F%d does one thing.\nfunc F%d(a, b int) (int, error) {\n%s\treturn %s.F0(a, b)\n}\n", folder, pkg, next, file, file, body, next)
	case 1:
		return fmt.Sprintf("%s/f%d.ts", folder, file), fmt.Sprintf("import { f0 } from '../%s/f0';\n\nexport function f%d(a: number): number {\n%s  return f0(a);\n}\n", next, file, strings.Repeat("  if (a > 1) { return a; }\n", 50))
	case 2:
		return fmt.Sprintf("%s/f%d.py", folder, file), fmt.Sprintf("from %s.f0 import f0\n\n\ndef f%d(a: int) -> int:\n%s    return f0(a)\n", next, file, strings.Repeat("    if a > 1:\n        return a\n", 26))
	default:
		return fmt.Sprintf("src/main/java/%s/F%d.java", folder, file), fmt.Sprintf("package %s;\n\nimport %s.F0;\n\npublic class F%d {\n%s}\n", folder, next, file, strings.Repeat("    public int a(int b) { return b; }\n", 50))
	}
}

// manifests is the yardstick: name the files with git and read the manifests.
func manifests(args []string) error {
	if _, err := take(args, 1, -1); err != nil {
		return err
	}
	cmd := exec.Command("git", "ls-files", "-co", "--exclude-standard", "-z")
	cmd.Dir = args[0]
	list, err := cmd.Output()
	if err != nil {
		return err
	}
	for name := range bytes.SplitSeq(list, []byte{0}) {
		switch filepath.Base(string(name)) {
		case "go.mod", "package.json", "pyproject.toml", "pom.xml":
			if _, err := os.ReadFile(filepath.Join(args[0], string(name))); err != nil {
				return err
			}
		}
	}
	return nil
}

// contents reads every file of a tree, one after the other.
func contents(args []string) error {
	if _, err := take(args, 1, -1); err != nil {
		return err
	}
	return filepath.WalkDir(args[0], func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			if entry != nil && entry.Name() == ".git" {
				return fs.SkipDir
			}
			return err
		}
		_, err = os.ReadFile(path)
		return err
	})
}
