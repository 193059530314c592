package gates

import "sync"

// memo keeps what was found out about a thing, for rules that run at the same
// time: it is found out once, and the others wait for it. A search that panics
// panics for everybody who asks, so that no rule goes on without its answer.
type memo[K comparable, V any] struct {
	mu    sync.Mutex
	known map[K]func() V
}

func (m *memo[K, V]) get(key K, find func() V) V {
	m.mu.Lock()
	answer := m.known[key]
	if answer == nil {
		if m.known == nil {
			m.known = map[K]func() V{}
		}
		answer = sync.OnceValue(find)
		m.known[key] = answer
	}
	m.mu.Unlock()
	return answer()
}
