package templates

import (
	"fmt"
	"sync"
)

// once is a data file that is decoded by whoever asks for it first.
type once struct {
	sync.Once
	value any
	err   error
}

// Shared is Decode of a data file that several parts of the program read: it is
// decoded once a set for each type, and nobody changes what it gives.
func Shared[T any](s *Set, name string) (*T, error) {
	found, _ := s.shared.LoadOrStore(fmt.Sprintf("%T %s", *new(T), name), &once{})
	file, _ := found.(*once)
	file.Do(func() {
		value := new(T)
		file.value, file.err = value, s.Decode(name, value)
	})
	value, _ := file.value.(*T)
	return value, file.err
}
