package codebase

import "github.com/overtone-cli/overtone/specs"

// architecture says how what the explorer is about (e.base, e.files, e.links)
// is put together, and what proves each word of it. An empty style means that
// nothing proves any.
func (e *explorer) architecture() (specs.TechArchitecture, []specs.TechEvidence) {
	return specs.TechArchitecture{}, nil
}

// keyComponents lists the five to ten parts that the rest leans on most.
func (e *explorer) keyComponents() []specs.KeyComponent {
	var out []specs.KeyComponent
	modules := e.modules()
	for _, m := range modules[:min(10, len(modules))] {
		out = append(out, specs.KeyComponent(m))
	}
	return out
}
