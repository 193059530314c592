package command

import (
	"errors"
	"io/fs"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs/problem"
)

// claimsLimit bounds a file of claims, in bytes.
const claimsLimit = 16 << 20

// readClaims reads a file of claims: a map of issue ids to lists of paths and
// patterns, in YAML or JSON. An empty list says that the issue touches nothing.
// Everything that is wrong names its line.
func (a *App) readClaims(name string, store *issues.Outlines) (map[string][]waves.Claim, error) {
	path, err := a.Path(name)
	if err != nil {
		return nil, err
	}
	data, err := a.disk.ReadFile(path, claimsLimit)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, problem.New("input.no_file", "there is no such file").At(path, 0).Mend("name a file with claims")
	}
	if err != nil {
		return nil, err
	}
	var document yaml.Node
	if err := yaml.Unmarshal(data, &document); err != nil {
		return nil, problem.Wrap(err, "input.bad_claims", "this is neither YAML nor JSON").At(path, 0).Mend(mendClaims)
	}
	if len(document.Content) == 0 {
		return map[string][]waves.Claim{}, nil
	}
	return claimsOf(document.Content[0], path, store)
}

const mendClaims = "write issue ids with lists of paths, such as ISS-20260131-001: [src/a.go, docs/]"

func claimsOf(top *yaml.Node, path string, store *issues.Outlines) (map[string][]waves.Claim, error) {
	bad := func(node *yaml.Node, format string, args ...any) error {
		return problem.New("input.bad_claims", format, args...).At(path, node.Line).Mend(mendClaims)
	}
	if top.Kind != yaml.MappingNode {
		return nil, bad(top, "this is no map of issue ids to paths")
	}
	known := make(map[string]bool, len(store.Active))
	for i := range store.Active {
		known[store.Active[i].ID] = true
	}
	all := make(map[string][]waves.Claim, len(top.Content)/2)
	for i := 0; i+1 < len(top.Content); i += 2 {
		key, value := top.Content[i], top.Content[i+1]
		if _, doubled := all[key.Value]; doubled {
			return nil, bad(key, "%s is there twice", key.Value)
		}
		if !known[key.Value] && !store.Done(key.Value) {
			return nil, problem.New("input.unknown_id", "there is no issue %+q", key.Value).At(path, key.Line).Mend("list the issues to see their ids")
		}
		if value.Kind != yaml.SequenceNode {
			return nil, bad(value, "%s has no list of paths", key.Value)
		}
		claims := make([]waves.Claim, 0, len(value.Content))
		for _, one := range value.Content {
			if one.Kind != yaml.ScalarNode || one.Tag == "!!null" {
				return nil, bad(one, "%s has something in its list that is no path", key.Value)
			}
			claim, err := waves.ParseClaim(one.Value)
			var wrong *problem.Problem
			if errors.As(err, &wrong) {
				return nil, wrong.At(path, one.Line)
			}
			claims = append(claims, claim)
		}
		all[key.Value] = claims
	}
	return all, nil
}
