package command

import (
	"strings"
	"time"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded"
	"github.com/overtone-cli/overtone/phases/analysis/program"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// analyst builds the chain of engines and its name: the engine of the flag, else
// those of the configuration, and the embedded one last, which always answers.
// A program that the flag names must be there; one that the configuration names
// is left out with a warning, since a configuration goes from machine to machine.
func (a *App) analyst(set *templates.Set, config Config, flag string) (*analysis.Chain, string, error) {
	wanted := config.Engines
	if flag != "" {
		wanted = []string{flag}
	}
	dir, err := a.Dir()
	if err != nil {
		return nil, "", err
	}
	limits := program.Limits{Time: time.Duration(config.Limits.EngineSeconds) * time.Second, Answer: config.Limits.EngineBytes, Dir: dir}
	var engines []analysis.Engine
	for _, spec := range wanted {
		if spec == "embedded" {
			break // nothing behind the engine that always answers would be asked
		}
		engine, err := program.New(spec, limits)
		if p := problem.From(err); err != nil && p.Code == "input.engine_missing" && flag == "" {
			a.Warn(p)
			continue
		}
		if err != nil {
			return nil, "", err
		}
		engines = append(engines, engine)
	}
	chain := analysis.NewChain(a.env.Now, 0, append(engines, embedded.New(set))...)
	return chain, strings.Join(chain.Engines(), " → "), nil
}
