package specifying

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// each does work for the numbers from 0 to n-1, several at a time, and returns when all is
// done. What is worked out for one number must not hang on another.
func each(n int, work func(i int)) {
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				work(i)
			}
		})
	}
	group.Wait()
}
