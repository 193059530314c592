package command

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs/problem"
)

// applyYAML lays the settings of one configuration file over config. The file
// is read as a tree and not into a struct, because every complaint has to name
// its line. The number of each setting that the file gives gets the file in
// froms.
func applyYAML(config *Config, froms []string, text []byte, from origin) error {
	var document yaml.Node
	if err := yaml.Unmarshal(text, &document); err != nil {
		return syntaxProblem(err, from)
	}
	if len(document.Content) == 0 || isNull(document.Content[0]) {
		return nil // empty, or only comments
	}
	reader := configReader{config: config, froms: froms, from: from, settings: settings()}
	return reader.mapping(document.Content[0], "")
}

// configReader walks through one file.
type configReader struct {
	config   *Config
	froms    []string
	from     origin
	settings []setting
}

// mapping reads the keys of one mapping; prefix is "" or "limits.".
func (r configReader) mapping(node *yaml.Node, prefix string) error {
	if node.Kind != yaml.MappingNode {
		return r.bad("input.bad_config", node, "expected keys with values").Mend("see `overtone help configuration`")
	}
	seen := map[string]int{}
	for i := 0; i+1 < len(node.Content); i += 2 {
		key, value := node.Content[i], node.Content[i+1]
		if line, twice := seen[key.Value]; twice {
			return r.bad("input.bad_config", key, "the key %q stands here a second time, first in line %d", key.Value, line).
				Mend("keep one of them")
		}
		seen[key.Value] = key.Line
		if err := r.entry(prefix+key.Value, key, value); err != nil {
			return err
		}
	}
	return nil
}

// entry reads one key and its value. A key without a value says nothing.
func (r configReader) entry(name string, key, value *yaml.Node) error {
	if value.Kind == yaml.AliasNode {
		value = value.Alias
	}
	group := r.isGroup(name)
	at := r.find(name)
	switch {
	case at < 0 && !group:
		return r.unknown(name, key)
	case isNull(value):
		return nil
	case group:
		return r.mapping(value, name+".")
	}
	s := r.settings[at]
	values, ok := scalars(value, s.list != nil)
	if !ok {
		return r.bad("input.bad_setting", value, "%s takes %s", name, s.shape()).Mend("see `overtone help configuration`")
	}
	if err := s.set(r.config, values, r.from.trusted); err != nil {
		return r.bad("input.bad_setting", value, "%s %s", name, err.Error()).Mend("see `overtone help configuration`")
	}
	r.froms[at] = r.from.file
	return nil
}

// find is the number of the setting with this name, or -1.
func (r configReader) find(name string) int {
	return slices.IndexFunc(r.settings, func(s setting) bool { return s.key == name })
}

// isGroup tells whether name is a key that holds other keys.
func (r configReader) isGroup(name string) bool {
	for _, s := range r.settings {
		if strings.HasPrefix(s.key, name+".") {
			return true
		}
	}
	return false
}

// unknown refuses a key and names the one it was probably meant to be.
func (r configReader) unknown(name string, key *yaml.Node) error {
	p := r.bad("input.unknown_key", key, "the key %q is unknown", name)
	var names []string
	for _, s := range r.settings {
		group, _, _ := strings.Cut(s.key, ".")
		names = append(names, s.key, group)
	}
	if near := nearest(name, names); near != "" {
		return p.Mend("did you mean %s?", near)
	}
	return p.Mend("see `overtone help configuration` for the keys")
}

// bad is a problem at the line of node.
func (r configReader) bad(code string, node *yaml.Node, format string, args ...any) *problem.Problem {
	return problem.New(code, format, args...).At(r.from.file, node.Line)
}

// shape says what a setting takes, for a value of the wrong kind.
func (s setting) shape() string {
	if s.list != nil {
		return "a list of texts"
	}
	return "one value"
}

// scalars gives the value of a scalar, or the values of a list of scalars. A
// single value may stand for a list of one.
func scalars(node *yaml.Node, list bool) ([]string, bool) {
	if node.Kind == yaml.ScalarNode {
		return []string{node.Value}, true
	}
	if node.Kind != yaml.SequenceNode || !list {
		return nil, false
	}
	values := make([]string, 0, len(node.Content))
	for _, item := range node.Content {
		if item.Kind != yaml.ScalarNode {
			return nil, false
		}
		values = append(values, item.Value)
	}
	return values, true
}

func isNull(node *yaml.Node) bool {
	return node.Kind == yaml.ScalarNode && node.Tag == "!!null"
}

// syntaxProblem takes the line out of a parser message such as
// "yaml: line 3: mapping values are not allowed in this context".
func syntaxProblem(err error, from origin) error {
	message, line := strings.TrimPrefix(err.Error(), "yaml: "), 0
	if parts := regexp.MustCompile(`^line (\d+): (.*)$`).FindStringSubmatch(message); parts != nil {
		if n, convErr := strconv.Atoi(parts[1]); convErr == nil {
			line, message = n, parts[2]
		}
	}
	return problem.Wrap(errors.New(message), "input.bad_config", "this is not YAML").
		At(from.file, line).Mend("correct the line, or the one before it")
}
