package main

import (
	"fmt"
	"math"
	"path/filepath"
	"strconv"
	"time"
)

// issueCommands compares the commands of daily work with passing a JSON scanner
// over the file that they read, for three sizes, and fits how their CPU time
// grows: time ~ issues^exponent, 1 is linear.
func (b *bench) issueCommands() error {
	b.heading("Commands on a store of issues")
	sizes := []int{1_000, 10_000, 100_000}
	names := []string{"next --peek", "list --limit 20", "list", "waves", "waves --json", "create"}
	cpu := map[string][]time.Duration{}
	for _, n := range sizes {
		project := b.fresh("issues")
		store := filepath.Join(project, ".workflow", "issues")
		if err := b.job("issues", strconv.Itoa(n), store); err != nil {
			return err
		}
		subjects := []subject{{name: fmt.Sprintf("JSON scanner, %d issues", n), argv: always(b.self, "scan", filepath.Join(store, "issues.jsonl"))}}
		for _, name := range names {
			subjects = append(subjects, subject{name: fmt.Sprintf("`issue %s`, %d issues", name, n), argv: always(b.issue(name, project)...)})
		}
		found, err := b.compare(b.rounds, subjects...)
		if err != nil {
			return err
		}
		for i, name := range names {
			budget := 0.0
			if n == 100_000 && name != "create" {
				budget = 2
			}
			b.ratio(found[i+1], found[0], budget)
			cpu[name] = append(cpu[name], found[i+1].cpu)
		}
		cpu["JSON scanner"] = append(cpu["JSON scanner"], found[0].cpu)
	}
	fmt.Fprintf(b.out, "\n### Growth of the commands, CPU time over issues^exponent\n\n")
	b.row("work", "1,000", "10,000", "100,000", "exponent of all", "of the last step")
	b.row("---", "--:", "--:", "--:", "--:", "--:")
	for _, name := range append([]string{"JSON scanner"}, names...) {
		t := cpu[name]
		b.row(name, short(t[0]), short(t[1]), short(t[2]), fmt.Sprintf("%.2f", exponent(sizes, t)), fmt.Sprintf("%.2f", exponent(sizes[1:], t[1:])))
	}
	return nil
}

// issue is the command line of one command. What it creates stays in the store,
// a few issues among many.
func (b *bench) issue(name, project string) []string {
	argv := []string{b.overtone, "issue"}
	switch name {
	case "create":
		argv = append(argv, "create", "--title", "One more")
	case "next --peek":
		argv = append(argv, "next", "--peek")
	case "list --limit 20":
		argv = append(argv, "list", "--limit", "20")
	case "waves --json":
		argv = append(argv, "waves", "--json")
	default:
		argv = append(argv, name)
	}
	return append(argv, "--dir", project)
}

// exponent fits a straight line through the logarithms, by least squares.
func exponent(sizes []int, times []time.Duration) float64 {
	var sx, sy, sxx, sxy float64
	for i, n := range sizes {
		x, y := math.Log(float64(n)), math.Log(float64(max(times[i], time.Microsecond)))
		sx, sy, sxx, sxy = sx+x, sy+y, sxx+x*x, sxy+x*y
	}
	n := float64(len(sizes))
	return (n*sxy - sx*sy) / (n*sxx - sx*sx)
}
