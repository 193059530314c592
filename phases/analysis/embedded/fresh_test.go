package embedded

import (
	"sync"

	"github.com/overtone-cli/overtone/templates"
)

// readOnce is an engine whose data files are read once for all tests, which takes
// longer than most of them.
var readOnce = sync.OnceValue(func() *Engine { return New(templates.New(nil, "")) })

// fresh is an engine that has seen no source yet.
func fresh() *Engine {
	read := readOnce()
	return &Engine{set: read.set, files: read.data(), known: map[string]*study{}, heard: map[string]*sense{}}
}
