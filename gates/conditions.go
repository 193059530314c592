package gates

import "github.com/overtone-cli/overtone/specs"

// condition is when a rule of a profile has something to look at.
type condition struct {
	name  string
	holds func(*facts) bool
}

// conditions lists the conditions that rules may name.
func conditions() []condition {
	return []condition{
		{"life-cycle", func(f *facts) bool {
			for _, e := range f.entities() {
				if len(e.States) > 1 {
					return true
				}
			}
			return false
		}},
		{"codebase", func(f *facts) bool { return f.pkg.Config != nil && f.pkg.Config.HasCodebase }},
		{"interactive", func(f *facts) bool {
			return f.pkg.Config != nil && f.pkg.Config.Mode == "interactive"
		}},
		{"integrations", func(f *facts) bool {
			return f.pkg.RequirementsIndex != nil && len(f.pkg.RequirementsIndex.Integrations) > 0
		}},
		{"entities", func(f *facts) bool { return len(f.entities()) > 0 }},
		{"components", func(f *facts) bool {
			return f.pkg.Architecture != nil && len(f.pkg.Architecture.Components) > 0
		}},
		{"serves", (*facts).serves},
		{"export", func(f *facts) bool { return f.pkg.Export != nil && f.in.Coverage == nil }},
		{"issues", func(f *facts) bool { return f.in.Issues != nil && f.in.Coverage == nil }},
	}
}

// serves says that what is designed stays up to be called: a tool that is started by its commands
// alone ends by itself, and has settings only if somebody wants some.
func (f *facts) serves() bool {
	a := f.pkg.Architecture
	return a != nil && (len(a.Endpoints) > 0 || len(a.Signatures) == 0)
}

func (f *facts) entities() []specs.Entity {
	if f.pkg.RequirementsIndex == nil {
		return nil
	}
	return f.pkg.RequirementsIndex.Entities
}
