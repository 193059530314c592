package jsonlog

import (
	"runtime"
	"sync"
)

// shareFrom is how many lines are worth more than one core.
const shareFrom = 2048

// Share splits the numbers from 0 to n into runs and gives each core one; work
// is called at the same time for all of them. Few lines are done in one run.
func Share(n int, work func(from, to int)) {
	cores := runtime.GOMAXPROCS(0)
	if n < shareFrom || cores == 1 {
		work(0, n)
		return
	}
	atOnce(cores, func(i int) { work(i*n/cores, (i+1)*n/cores) })
}

// atOnce calls work for the numbers from 0 to n at the same time.
func atOnce(n int, work func(i int)) {
	if n == 1 {
		work(0)
		return
	}
	var group sync.WaitGroup
	for i := range n {
		group.Go(func() { work(i) })
	}
	group.Wait()
}
