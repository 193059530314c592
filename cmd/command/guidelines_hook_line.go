package command

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/selection"
)

// isLoaderHook says whether a command line is that of a hook, as agents are told
// to call it. The global flags may stand anywhere in it.
func isLoaderHook(args []string) bool {
	var ignored globals
	for i, words := range [][]string{{"guidelines", "rules"}, {"load"}} {
		args = ignored.takeAll(args)
		if len(args) == 0 || !slices.Contains(words, args[0]) {
			return false
		}
		args = args[1:]
		if i == 1 {
			return slices.Contains(args, "--stdin")
		}
	}
	return false
}

// takeAll takes the global flags that args begin with and gives the rest.
func (g *globals) takeAll(args []string) []string {
	for len(args) > 0 {
		n := g.take(args)
		if n == 0 {
			break
		}
		args = args[n:]
	}
	return args
}

// take reads a global flag as it is usually written and says how many words it
// has, 0 when args begin with something else.
func (g *globals) take(args []string) int {
	switch args[0] {
	case "--json":
		g.json = true
	case "-q", "--quiet":
		g.quiet = true
	case "--no-color":
		g.noColor = true
	default:
		return takeText(args, "--dir", &g.dir)
	}
	return 1
}

// takeText reads "--name text" or "--name=text" and says how many words it has,
// 0 when args begin with something else.
func takeText(args []string, name string, text *string) int {
	if rest, ok := strings.CutPrefix(args[0], name+"="); ok {
		*text = rest
		return 1
	}
	if args[0] != name || len(args) < 2 {
		return 0
	}
	*text = args[1]
	return 2
}

// plainHookLine reads the command line of a hook without the tree of commands,
// and says whether it could: it knows the flags in their usual form and leaves
// everything else, as help and mistakes, to the tree. What it reads means the
// same there.
func plainHookLine(args []string) (globals, loadOptions, bool) {
	var g globals
	o := loadOptions{most: selection.DefaultMax}
	for range 2 { // the two words that isLoaderHook has found
		args = g.takeAll(args)[1:]
	}
	for len(args) > 0 {
		n := g.take(args)
		if n == 0 {
			n = o.take(args)
		}
		if n == 0 {
			return g, o, false
		}
		args = args[n:]
	}
	return g, o, o.hook
}

// take reads a flag of `guidelines load` as globals.take does.
func (o *loadOptions) take(args []string) int {
	switch args[0] {
	case "--stdin":
		o.hook = true
	case "--explain":
		o.explain = true
	case "--strict":
		o.strict = true
	case "--no-cache":
		o.fresh = true
	default:
		return max(takeText(args, "--dimension", &o.dimension), takeText(args, "--category", &o.category),
			takeText(args, "--keywords", &o.keywords), o.takeMost(args))
	}
	return 1
}

// takeMost reads --max with a number as people write it.
func (o *loadOptions) takeMost(args []string) int {
	var text string
	n := takeText(args, "--max", &text)
	most, err := strconv.Atoi(text)
	if n == 0 || err != nil || strconv.Itoa(most) != text { // 0x10 and 1_000 are numbers, too
		return 0
	}
	o.most = most
	return n
}
