package command

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
)

// The collector begins when the heap has doubled. A run that lives for a second
// and keeps little would collect a small heap forty times by that, and the one
// that grew last would still be doubled. So the heap may grow to roomFor in any
// case, and while twice of what is kept is more, only by half.
const (
	roomFor      = 32 << 20
	usualPercent = 100
	halfPercent  = 50
	mostPercent  = 700 // of the smallest heap of the runtime, 4 MiB
)

// roomyHeap lets the heap grow to roomFor before garbage is collected until
// done is called; a heap that outgrows that by far grows as usual. What the
// environment says of the collector (GOGC) goes before.
func roomyHeap() (done func()) {
	usual := debug.SetGCPercent(mostPercent)
	r := &room{usual: usual}
	if usual != usualPercent {
		r.close()
		return func() {}
	}
	r.watch()
	return r.close
}

// room sets after each collection how far the heap may grow until the next.
type room struct {
	usual int

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
	debug.SetGCPercent(percentFor(liveHeap()))
	r.watch()
}

func (r *room) close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed = true
	debug.SetGCPercent(r.usual)
}

// percentFor is by how much a heap of live bytes may grow.
func percentFor(live uint64) int {
	switch {
	case live >= 2*roomFor:
		return usualPercent
	case live >= roomFor*2/3:
		return halfPercent
	default:
		return min(mostPercent, int((roomFor-live)*100/max(live, 1)))
	}
}

// liveHeap is what the last collection left.
func liveHeap() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
