package completing

import (
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/templates"
)

// What the program comes with is read once for all tests: it never changes, as in the engine,
// which shares it between all tasks of a run.
var (
	shippedRules    = sync.OnceValues(func() (*phrasing.RuleTable, error) { return phrasing.LoadRules(templates.New(nil, "")) })
	shippedLexicons = sync.OnceValues(func() (*understanding.Lexicons, error) { return understanding.LoadLexicons(templates.New(nil, "")) })
)
