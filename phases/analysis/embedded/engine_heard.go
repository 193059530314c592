package embedded

import (
	"reflect"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// heeding runs a task with the answers that it was told: as they are when there
// are none, else with provenance turned into lines and back.
func (e *Engine) heeding(in, out any, run func(in, out any) (bool, error)) (bool, error) {
	shared, ok := in.(interface{ Shared() *analysis.Common })
	if !ok {
		return run(in, out)
	}
	c := *shared.Shared()
	if len(c.Answers) == 0 && (c.Scope == nil || len(c.Scope.In) == 0) {
		return run(in, out)
	}
	if err := e.study(c).err; err != nil {
		return true, err
	}
	said, last := e.listen(c).said, e.listen(c).last
	mine := clone(reflect.ValueOf(in)).Interface()
	eachSource(reflect.ValueOf(mine), func(s *specs.Source) { said.ToLines(s, last) })
	ok, err := run(mine, out)
	if ok && err == nil {
		eachSource(reflect.ValueOf(out), func(s *specs.Source) { said.FromLines(s, last) })
		if facts, is := out.(*analysis.FactsOutput); is {
			phrasing.OnlyStated(facts, last)
		}
	}
	return ok, err
}
