package codebase_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs"
)

// TestPrecede_10_3: the profile of the project comes before what was observed;
// lists are united, and the architecture of the profile binds new work.
func TestPrecede_10_3(t *testing.T) {
	t.Parallel()
	tech := &specs.ProjectTech{Overview: specs.TechOverview{
		TechnologyStack: specs.TechnologyStack{
			Languages:  []specs.TechLanguage{{Name: "SQL"}, {Name: "Go", Primary: true}},
			Frameworks: []string{"Gin"}, BuildTools: []string{"Make"}, TestFrameworks: []string{"testify"},
		},
		Architecture: specs.TechArchitecture{Style: "layered", Layers: []string{"handler", "service"}, Patterns: []string{"repository"}},
		Evidence:     []specs.TechEvidence{{Field: "technology_stack.frameworks", Value: "Gin", Files: []string{"go.mod"}}},
	}}
	c := &specs.CodebaseContext{
		TechStack: specs.TechStack{
			Languages: []string{"Shell", "go"}, Tools: []string{"Docker"},
			Evidence: []specs.TechStackEvidence{{Name: "Shell", Files: []string{"run.sh"}}},
		},
		ArchitectureConstraints: []specs.ArchitectureConstraint{{Statement: "seen", Evidence: "x"}},
	}
	require.NoError(t, codebase.Precede(c, tech, specs.English))
	require.Equal(t, []string{"Go", "SQL", "Shell"}, c.TechStack.Languages)
	require.Equal(t, []string{"Gin"}, c.TechStack.Frameworks)
	require.Equal(t, []string{"Make", "testify", "Docker"}, c.TechStack.Tools)
	require.Contains(t, c.TechStack.Evidence, specs.TechStackEvidence{Name: "Gin", Files: []string{"go.mod"}})
	require.Contains(t, c.TechStack.Evidence, specs.TechStackEvidence{Name: "Go", Files: []string{specs.TechFile}})
	require.Equal(t, []specs.ArchitectureConstraint{
		{Statement: "The profile of the project calls its architecture layered, with the layers handler, service; new code keeps to them.", Evidence: specs.TechFile},
		{Statement: "The profile of the project names these patterns, which new code follows: repository.", Evidence: specs.TechFile},
		{Statement: "seen", Evidence: "x"},
	}, c.ArchitectureConstraints)
	require.NoError(t, codebase.Precede(&specs.CodebaseContext{}, &specs.ProjectTech{}, specs.Chinese))
}
