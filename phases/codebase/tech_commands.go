package codebase

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// Bounds of the commands of one purpose: in one folder, and in all.
const (
	maxPerFolder  = 5
	maxPerPurpose = 15
)

// commands lists what can be run to build, test and check what the explorer is
// about: what files offer by name first, then what comes with a technology.
func (e *explorer) commands(found []usedTech) []specs.TechCommand {
	var list []specs.TechCommand
	for _, o := range e.manifest.offers {
		purpose := e.tables.purposeOf(o.name, o.text)
		if purpose == "" || strings.Contains(o.text, "no test specified") || e.isSideFile(o.file) {
			continue
		}
		command := o.command
		if command == "" {
			command = nodeScript(e.packageManager(o.dir), o.name)
		}
		list = append(list, specs.TechCommand{Purpose: purpose, Command: command, Dir: o.dir, File: o.file, Line: o.line})
	}
	list = append(list, e.brought(found)...)
	list = append(list, e.native()...)
	return orderCommands(list)
}

// purposes are the kinds of commands in the order in which they are listed.
func purposes() []string {
	return []string{"build", "test", "coverage", "lint", "format", "typecheck", "generate", "run"}
}

// orderCommands sorts by purpose, the top folder and what is named exactly like
// its purpose first, and drops what is said twice or too much.
func orderCommands(list []specs.TechCommand) []specs.TechCommand {
	rank := func(c specs.TechCommand) int { return slices.Index(purposes(), c.Purpose) }
	slices.SortStableFunc(list, func(a, b specs.TechCommand) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(depth(a.Dir), depth(b.Dir)), cmp.Compare(a.Dir, b.Dir), cmp.Compare(exactness(a), exactness(b)))
	})
	type key struct{ purpose, dir, command string }
	seen, count, all := map[key]bool{}, map[key]int{}, map[string]int{}
	var out []specs.TechCommand
	for _, c := range list {
		same, group := key{c.Purpose, c.Dir, c.Command}, key{purpose: c.Purpose, dir: c.Dir}
		if seen[same] || count[group] == maxPerFolder || all[c.Purpose] == maxPerPurpose {
			continue
		}
		seen[same] = true
		count[group]++
		all[c.Purpose]++
		out = append(out, c)
	}
	return out
}

// exactness puts `make test` before `make test-unit`.
func exactness(c specs.TechCommand) int {
	_, name := cutLast(c.Command, " ")
	if name == c.Purpose || name == "start" || name == "dev" || name == "fmt" {
		return 0
	}
	return 1
}

// depth is how many folders below the root a folder lies.
func depth(dir string) int {
	if dir == "." {
		return 0
	}
	return 1 + strings.Count(dir, "/")
}

// purposeOf says what a target, script or task is for by the first word of its
// name, and where that says nothing by what it runs. "" is none that we list.
func (t *tables) purposeOf(name, text string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return strings.ContainsRune("-_:./", r) })
	if len(words) == 0 {
		return ""
	}
	if slices.Contains(t.Stack.Unclear, words[0]) {
		return t.told(text)
	}
	// "test:coverage" is about coverage, "lint:fix" changes files but lints.
	if last := words[len(words)-1]; len(words) > 1 && slices.Contains(t.Stack.Purposes["coverage"], last) {
		return "coverage"
	}
	for _, purpose := range purposes() {
		if slices.Contains(t.Stack.Purposes[purpose], words[0]) {
			return purpose
		}
	}
	return ""
}

// told is the purpose that stands first in what is run.
func (t *tables) told(text string) string {
	purpose, first := "", len(text)
	for _, sign := range t.Stack.Telling {
		for _, word := range sign.Words {
			if at := strings.Index(text, word); at >= 0 && at < first {
				purpose, first = sign.Purpose, at
			}
		}
	}
	return purpose
}

// packageManager is the program whose lock file lies in the folder or nearest
// above it, else the one that a package.json on the way pins, else npm.
func (e *explorer) packageManager(dir string) string {
	locks := [][2]string{{"pnpm-lock.yaml", "pnpm"}, {"yarn.lock", "yarn"}, {"bun.lockb", "bun"}, {"bun.lock", "bun"}, {"package-lock.json", "npm"}, {"npm-shrinkwrap.json", "npm"}}
	for at := dir; ; at = path.Dir(at) {
		for _, lock := range locks {
			if e.exists(path.Join(at, lock[0])) {
				return lock[1]
			}
		}
		for _, fact := range e.top().manifest.facts {
			if fact.key == "package_manager" && path.Dir(fact.file) == at {
				name, _, _ := strings.Cut(fact.value, "@")
				if name != "" {
					return name
				}
			}
		}
		if at == "." {
			return "npm"
		}
	}
}

// nodeScript is how a script of a package.json is run.
func nodeScript(manager, name string) string {
	short := name == "test" || name == "start"
	switch {
	case manager == "npm" && !short:
		return "npm run " + name
	case manager == "bun":
		return "bun run " + name
	}
	return manager + " " + name
}

// brought lists the commands that come with technologies in use, in the folder
// of the package that uses them.
func (e *explorer) brought(found []usedTech) []specs.TechCommand {
	var list []specs.TechCommand
	for _, b := range e.tables.Stack.Brought {
		seen := map[string]bool{}
		for _, used := range found {
			if used.name != b.Tech {
				continue
			}
			for _, p := range used.proof {
				dir := e.unitDir(path.Dir(p.file))
				if seen[dir] || b.Eco != "" && p.eco != b.Eco || p.eco == "code" {
					continue
				}
				seen[dir] = true
				command := b.Command
				if b.Python {
					command = e.pythonRunner(dir) + command
				}
				list = append(list, specs.TechCommand{Purpose: b.Purpose, Command: command, Dir: dir, File: p.file, Line: p.line})
			}
		}
	}
	return list
}

// pythonRunner is what goes before a command to run it in the environment of the
// project.
func (e *explorer) pythonRunner(dir string) string {
	for at := dir; ; at = path.Dir(at) {
		for _, lock := range [][2]string{{"uv.lock", "uv run "}, {"poetry.lock", "poetry run "}, {"pdm.lock", "pdm run "}, {"Pipfile", "pipenv run "}} {
			if e.exists(path.Join(at, lock[0])) {
				return lock[1]
			}
		}
		if at == "." {
			return ""
		}
	}
}

// unitDir is the folder, at or above dir, of the nearest manifest that something
// is built by; the folder of the whole when there is none.
func (e *explorer) unitDir(dir string) string {
	for at := dir; ; at = path.Dir(at) {
		if slices.ContainsFunc(e.manifest.units, func(u unit) bool { return u.dir == at }) {
			return at
		}
		if at == e.base || at == "." {
			return e.base
		}
	}
}
