package command

import (
	"math"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
)

// The collector begins when the heap has doubled. A run that lives for a second
// and keeps little would collect a small heap forty times by that, and the one
// that grew last would still be doubled. So the heap may grow to some size in
// any case, and while twice of what is kept is more, only by an eighth: a heap that has no more
// room then is collected without a hurry, which costs less time than a limit that it runs into.
const (
	roomForJudge  heapSize = 96 << 20 // nearly all that is read is held to the end: there is little to collect
	smallestHeap  heapSize = 4 << 20  // of the runtime, and what the first percentage is of
	usualPercent           = 100
	eighthPercent          = 12

	// besideHeap is what the runtime keeps beside the heap: stacks, its own books, and room
	// that was freed but not given back. Above both it gives back what is free. A smaller
	// one costs the collector's time: 13 MiB a seventh of it.
	besideHeap heapSize = 27 << 19
	noLimit             = math.MaxInt64
)

// heapSize is a size of the heap in bytes.
type heapSize uint64

// roomyHeap lets the heap grow to a size before garbage is collected until
// done is called; a heap that outgrows that by far grows as usual. What the
// environment says of the collector (GOGC, GOMEMLIMIT) goes before.
func roomyHeap(size heapSize) (done func()) {
	usual := debug.SetGCPercent(size.mostPercent())
	if usual != usualPercent || debug.SetMemoryLimit(-1) != noLimit {
		debug.SetGCPercent(usual)
		return func() {}
	}
	r := &room{size: size, usual: usual, pages: findProgramPages()}
	debug.SetMemoryLimit(size.limitFor(0))
	r.watch()
	return r.close
}

// room sets after each collection how far the heap may grow until the next, and gives back
// the pages of the program.
type room struct {
	size  heapSize
	usual int
	pages programPages

	mu     sync.Mutex
	closed bool
}

// watch waits for the next collection: it takes away what nobody holds.
func (r *room) watch() {
	runtime.AddCleanup(new(*room), (*room).collected, r)
}

func (r *room) collected() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return
	}
	r.pages.giveBack()
	live := liveHeap()
	debug.SetGCPercent(r.size.percentFor(live))
	debug.SetMemoryLimit(r.size.limitFor(live))
	r.watch()
}

func (r *room) close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed = true
	debug.SetGCPercent(r.usual)
	debug.SetMemoryLimit(noLimit)
}

// mostPercent is by how much the smallest heap may grow.
func (s heapSize) mostPercent() int { return int((s - smallestHeap) * 100 / smallestHeap) }

// percentFor is by how much a heap that keeps live bytes may grow.
func (s heapSize) percentFor(live heapSize) int {
	switch {
	case live >= 2*s:
		return usualPercent
	case live >= s*3/4:
		return eighthPercent
	default:
		return min(s.mostPercent(), int((s-live)*100/max(live, 1)))
	}
}

// limitFor is what the runtime may take in all, in bytes, while live bytes are kept. A heap
// that has outgrown its size has no limit: it would only be collected again and again.
func (s heapSize) limitFor(live heapSize) int64 {
	if live >= s {
		return noLimit
	}
	return int64(s + besideHeap)
}

// liveHeap is what the last collection left.
func liveHeap() heapSize {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return heapSize(sample[0].Value.Uint64())
}
