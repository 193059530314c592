package embedded

import (
	"sync"

	"github.com/overtone-cli/overtone/templates"
)

// tables is an engine whose data files are read once for all tests, which takes
// longer than most of them.
var tables = sync.OnceValue(func() *Engine { return New(templates.New(nil, "")) })

// fresh is an engine that has seen no source yet.
func fresh() *Engine {
	read := tables()
	return &Engine{
		set: read.set, rules: read.rules, lexicons: read.lexicons, design: read.design, road: read.road,
		known: map[string]*study{}, heard: map[string]*sense{},
	}
}
