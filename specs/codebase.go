package specs

import (
	"bytes"
	"encoding/json"
)

// CodebaseContext is what phase 1 found in the project at hand: the
// codebase_context of discovery-context.json, null there when there is no
// codebase. Every claim names the file that proves it. Arrays are never null
// in JSON, whether the value was built or read.
type CodebaseContext struct {
	RelevantFiles           []RelevantFile           `json:"relevant_files"`
	ExistingPatterns        []CodePattern            `json:"existing_patterns"`
	ArchitectureConstraints []ArchitectureConstraint `json:"architecture_constraints"`
	IntegrationPoints       []CodeIntegrationPoint   `json:"integration_points"`
	TechStack               TechStack                `json:"tech_stack"`
	Modules                 []CodeModule             `json:"modules"`
	Metadata                CodebaseMetadata         `json:"_metadata"`
}

// FileRole says what a relevant file is to the work ahead.
type FileRole string

// The roles of the exploration contract.
const (
	RoleModifyTarget     FileRole = "modify_target"
	RoleDependency       FileRole = "dependency"
	RolePatternReference FileRole = "pattern_reference"
	RoleTestTarget       FileRole = "test_target"
	RoleTypeDefinition   FileRole = "type_definition"
	RoleIntegrationPoint FileRole = "integration_point"
	RoleConfig           FileRole = "config"
	RoleContextOnly      FileRole = "context_only"
)

// How a relevant file was found.
const (
	SourceBashScan        = "bash-scan"
	SourceDependencyTrace = "dependency-trace"
)

// RelevantFile is one file that bears on the topic. Relevance lies above 0.5
// and at most at 1; from 0.7 on KeyCode and TopicRelation are filled.
type RelevantFile struct {
	Path            string    `json:"path"` // relative to the project root, forward slashes
	Relevance       float64   `json:"relevance"`
	Rationale       string    `json:"rationale"` // why it was chosen: the matched words and counts
	Role            FileRole  `json:"role"`
	DiscoverySource string    `json:"discovery_source"`
	KeyCode         []KeyCode `json:"key_code"`
	TopicRelation   string    `json:"topic_relation,omitempty"` // how it relates to the topic
}

// KeyCode is a place inside a file worth reading first.
type KeyCode struct {
	Symbol      string `json:"symbol"`
	Location    string `json:"location"` // "L45" or "L45-L78", 1-based
	Description string `json:"description"`
}

// CodePattern is a habit the code already has, which new code should follow,
// with the files that show it.
type CodePattern struct {
	Name        string   `json:"name"`
	Description string   `json:"description"`
	Evidence    []string `json:"evidence"`
}

// ArchitectureConstraint is a limit that a file of the project sets.
type ArchitectureConstraint struct {
	Statement string `json:"statement"`
	Evidence  string `json:"evidence"` // the file that sets it
}

// CodeIntegrationPoint is where new code would hook in. Location is a path
// with an optional ":line"; Risk says what a change there can break.
type CodeIntegrationPoint struct {
	Location    string `json:"location"`
	Description string `json:"description"`
	Risk        string `json:"risk"`
}

// TechStack lists what the project is built with, each list in a fixed order.
// Evidence holds, for every entry of the four lists, the files that prove it.
type TechStack struct {
	Languages  []string            `json:"languages"` // by share of source bytes, largest first
	Frameworks []string            `json:"frameworks"`
	Databases  []string            `json:"databases"`
	Tools      []string            `json:"tools"`
	Evidence   []TechStackEvidence `json:"evidence"`
}

// TechStackEvidence ties one entry of the technology lists to its proof.
type TechStackEvidence struct {
	Name  string   `json:"name"`
	Files []string `json:"files"`
}

// CodeModule is one part of the codebase: a folder with source files.
type CodeModule struct {
	Name        string `json:"name"`
	Path        string `json:"path"` // "." for the root folder
	Description string `json:"description"`
	Importance  string `json:"importance"` // high, medium or low
}

// CodebaseMetadata says how the exploration was made and how far it got.
type CodebaseMetadata struct {
	Timestamp       string   `json:"timestamp"` // RFC 3339, UTC
	TaskDescription string   `json:"task_description"`
	Source          string   `json:"source"`        // the engine that explored
	FileListing     string   `json:"file_listing"`  // "git" or "walk"
	Keywords        []string `json:"keywords"`      // the words that were looked for
	FilesListed     int      `json:"files_listed"`  // files in the listing
	FilesRead       int      `json:"files_read"`    // files whose content was read
	FilesSkipped    int      `json:"files_skipped"` // binary, too big, unreadable or over the limits
	Truncated       bool     `json:"truncated"`     // a limit ended the exploration early
	Warnings        []string `json:"warnings"`
}

// MarshalJSON writes every absent list as [] so that readers need no null case.
func (c CodebaseContext) MarshalJSON() ([]byte, error) {
	type plain CodebaseContext
	p := plain(c)
	p.RelevantFiles = append([]RelevantFile{}, c.RelevantFiles...)
	for i := range p.RelevantFiles {
		p.RelevantFiles[i].KeyCode = filled(p.RelevantFiles[i].KeyCode)
	}
	p.ExistingPatterns = append([]CodePattern{}, c.ExistingPatterns...)
	for i := range p.ExistingPatterns {
		p.ExistingPatterns[i].Evidence = filled(p.ExistingPatterns[i].Evidence)
	}
	p.ArchitectureConstraints = filled(c.ArchitectureConstraints)
	p.IntegrationPoints = filled(c.IntegrationPoints)
	p.Modules = filled(c.Modules)
	p.Metadata.Keywords = filled(c.Metadata.Keywords)
	p.Metadata.Warnings = filled(c.Metadata.Warnings)
	t := c.TechStack
	t.Languages, t.Frameworks = filled(t.Languages), filled(t.Frameworks)
	t.Databases, t.Tools = filled(t.Databases), filled(t.Tools)
	t.Evidence = append([]TechStackEvidence{}, t.Evidence...)
	for i := range t.Evidence {
		t.Evidence[i].Files = filled(t.Evidence[i].Files)
	}
	p.TechStack = t
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false) // left to whoever writes the whole file
	if err := e.Encode(p); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// filled is list, or an empty list where list is nil.
func filled[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
