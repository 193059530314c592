// Package exploration judges what an agent found when it explored a code base
// for a task, and joins what several agents found from different angles. It
// believes nothing that it can look up: whether a path lies in the project and
// exists, and whether a symbol stands where the exploration says.
package exploration

import (
	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/jsontree"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Bounds between the bands of relevance.
const (
	High   = 0.7
	Medium = 0.5
)

// Band is the band of a relevance.
func Band(relevance float64) string {
	switch {
	case relevance >= High:
		return "high"
	case relevance >= Medium:
		return "medium"
	}
	return "low"
}

// roles are what a file may be to the task.
func roles() []string {
	return []string{"modify_target", "dependency", "pattern_reference", "test_target", "type_definition", "integration_point", "config", "context_only"}
}

// sources are how a file may have been found.
func sources() []string {
	return []string{"bash-scan", "cli-analysis", "ace-search", "dependency-trace", "manual"}
}

// Words are the words behind the rules; see templates/lexicons/exploration.yaml.
type Words struct {
	Generic wording.CueWords `yaml:"generic"`
}

// Checker judges explorations of one project.
type Checker struct {
	Disk  *disk.Disk
	Root  string              // of the project; paths in explorations are relative to it
	Shown func(string) string // turns paths into the form that findings have
	Words Words

	Strict bool // key_code and topic_relation of files of high relevance are demanded
}

// Exploration is one file as it was read.
type Exploration struct {
	File   string // as findings name it
	Angle  string
	Task   string
	Index  int
	Total  int
	Files  []File
	Errors int // findings of severity error

	root *jsontree.Node
}

// File is one file that bears on the task. Path is cleaned and relative to the
// project; it is empty when it cannot be used.
type File struct {
	Path          string
	Relevance     float64
	Rationale     string
	Role          string
	Source        string
	Symbols       []string
	KeyCode       []KeyCode
	TopicRelation string
	Line          int
}

// KeyCode is a place in a file that is worth reading first.
type KeyCode struct {
	Symbol      string `json:"symbol"`
	Location    string `json:"location" jsonschema:"L45 or L45-L78, or empty"`
	Description string `json:"description"`
}

// Bands counts files by the band of their relevance.
type Bands struct {
	High   int `json:"high" jsonschema:"0.7 and more"`
	Medium int `json:"medium" jsonschema:"0.5 to 0.7"`
	Low    int `json:"low" jsonschema:"less than 0.5"`
}

// Add counts one file.
func (b *Bands) Add(relevance float64) {
	switch Band(relevance) {
	case "high":
		b.High++
	case "medium":
		b.Medium++
	default:
		b.Low++
	}
}

// Bands counts the files of an exploration.
func (e *Exploration) Bands() Bands {
	var out Bands
	for _, f := range e.Files {
		out.Add(f.Relevance)
	}
	return out
}

// Result is what becomes of some explorations.
type Result struct {
	Explorations []*Exploration
	Findings     []gates.Finding // by file and line; Severity is error or warning
}

// Count counts the findings of a severity.
func (r *Result) Count(s gates.Severity) int {
	n := 0
	for _, f := range r.Findings {
		if f.Severity == s {
			n++
		}
	}
	return n
}
