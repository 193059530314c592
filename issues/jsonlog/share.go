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
	var group sync.WaitGroup
	for i := range cores {
		group.Go(func() { work(i*n/cores, (i+1)*n/cores) })
	}
	group.Wait()
}
