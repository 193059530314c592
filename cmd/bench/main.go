// Command bench measures overtone as people meet it: whole processes, next to
// work that nobody can do without (copying the files, reading them, starting a
// process), because only ratios of one run mean the same on two machines.
// docs/performance.md explains the numbers; `make bench` runs it.
//
//	bench [-rounds N] [-only start,new,again,validate,store,issues,append,growth] [-program FILE]
//
// With the name of a job as first argument it does that job and nothing else;
// these are the programs that overtone is compared with.
package main

import (
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}
