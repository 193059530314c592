package codebase

import (
	"iter"
	"strings"

	"gopkg.in/yaml.v3"
)

// yamlPairs are the keys of a mapping with their values, in order; of a whole
// document those of its top. Merge keys and aliases are not followed.
func yamlPairs(n *yaml.Node) iter.Seq2[*yaml.Node, *yaml.Node] {
	return func(yield func(key, value *yaml.Node) bool) {
		if n.Kind == yaml.DocumentNode && len(n.Content) == 1 {
			n = n.Content[0]
		}
		if n.Kind != yaml.MappingNode {
			return
		}
		for i := 0; i+1 < len(n.Content); i += 2 {
			if !yield(n.Content[i], n.Content[i+1]) {
				return
			}
		}
	}
}

// readPnpmWorkspace reads the patterns of a pnpm workspace.
func readPnpmWorkspace(m *manifests, f *file, src []byte) error {
	var p struct {
		Packages []string `yaml:"packages"`
	}
	if err := yaml.Unmarshal(src, &p); err != nil {
		return err
	}
	m.units = append(m.units, unit{dir: f.dir, eco: "npm", file: f.path, members: p.Packages, container: true})
	return nil
}

// readLerna reads the patterns of a Lerna repository, which are YAML, too.
func readLerna(m *manifests, f *file, src []byte) error { return readPnpmWorkspace(m, f, src) }

// readTaskfile reads the tasks of a Taskfile.
func readTaskfile(m *manifests, f *file, src []byte) error {
	var root yaml.Node
	if err := yaml.Unmarshal(src, &root); err != nil {
		return err
	}
	for key, value := range yamlPairs(&root) {
		if key.Value != "tasks" {
			continue
		}
		for name, task := range yamlPairs(value) {
			if !isInternal(task) {
				m.offer(f, name.Value, "", "task "+name.Value, name.Line)
			}
		}
	}
	return nil
}

// isInternal says whether a task is only there for other tasks.
func isInternal(task *yaml.Node) bool {
	for key, value := range yamlPairs(task) {
		if key.Value == "internal" && value.Value == "true" {
			return true
		}
	}
	return false
}

// nameInYAML is what a file in YAML calls itself at its top: a workflow, a chart.
func nameInYAML(src []byte) string {
	name := ""
	eachLine(src, func(_ int, line string) {
		if value, found := strings.CutPrefix(line, "name:"); found && name == "" {
			name = firstLine(strings.Trim(strings.TrimSpace(value), `'"`), 60)
		}
	})
	return name
}
