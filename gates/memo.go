package gates

import "sync"

// memo keeps what was found out about a thing, for rules that run at the same
// time: it is found out once, and the others wait for it. A search that panics
// panics for everybody who asks, so that no rule goes on without its answer.
type memo[K comparable, V any] struct {
	mu    sync.Mutex
	room  int // how many answers are expected
	known map[K]*answer[V]
}

// answer is what was found out, or the panic that came of looking.
type answer[V any] struct {
	once   sync.Once
	value  V
	failed bool
	cause  any
}

func (m *memo[K, V]) get(key K, find func() V) V {
	m.mu.Lock()
	a := m.known[key]
	if a == nil {
		if m.known == nil {
			m.known = make(map[K]*answer[V], m.room)
		}
		a = &answer[V]{}
		m.known[key] = a
	}
	m.mu.Unlock()
	a.once.Do(func() {
		a.failed = true
		defer func() { a.cause = recover() }()
		a.value = find()
		a.failed = false
	})
	if a.failed {
		panic(a.cause)
	}
	return a.value
}
