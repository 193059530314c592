package gates

import (
	"io"
	"net/url"
	"strings"
)

// The part of SARIF 2.1.0 that is written.
type sarifLog struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct {
	Tool    sarifTool     `json:"tool"`
	Columns string        `json:"columnKind"`
	Results []sarifResult `json:"results"`
}

type sarifTool struct {
	Driver sarifDriver `json:"driver"`
}

type sarifDriver struct {
	Name    string      `json:"name"`
	Version string      `json:"version,omitempty"`
	Rules   []sarifRule `json:"rules"`
}

type sarifRule struct {
	ID         string          `json:"id"`
	Properties sarifProperties `json:"properties"`
}

type sarifProperties struct {
	Tags []string `json:"tags"`
}

type sarifResult struct {
	RuleID    string          `json:"ruleId"`
	RuleIndex int             `json:"ruleIndex"`
	Level     string          `json:"level"`
	Message   sarifText       `json:"message"`
	Locations []sarifLocation `json:"locations"`
}

type sarifText struct {
	Text string `json:"text"`
}

type sarifLocation struct {
	Physical sarifPhysical `json:"physicalLocation"`
}

type sarifPhysical struct {
	Artifact sarifArtifact `json:"artifactLocation"`
	Region   *sarifRegion  `json:"region,omitempty"`
}

type sarifArtifact struct {
	URI string `json:"uri"`
}

type sarifRegion struct {
	StartLine int `json:"startLine"`
}

// SARIF writes reports as one SARIF 2.1.0 log with one run, for code scanning.
// version is that of the program.
func SARIF(w io.Writer, version string, reports []Named) error {
	run := sarifRun{
		Tool:    sarifTool{Driver: sarifDriver{Name: "overtone", Version: version, Rules: []sarifRule{}}},
		Columns: "unicodeCodePoints", Results: []sarifResult{},
	}
	index := map[string]int{}
	for _, n := range reports {
		for _, f := range n.Report.Findings {
			i, known := index[f.Rule]
			if !known {
				i = len(run.Tool.Driver.Rules)
				index[f.Rule] = i
				run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, sarifRule{ID: f.Rule, Properties: sarifProperties{Tags: tags(f)}})
			}
			run.Results = append(run.Results, result(n, f, i))
		}
	}
	return encode(w, sarifLog{
		Schema:  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		Version: "2.1.0", Runs: []sarifRun{run},
	})
}

func tags(f Finding) []string {
	out := []string{"phase-" + f.Phase}
	if f.Dimension != "" {
		out = append(out, f.Dimension)
	}
	return out
}

func result(n Named, f Finding, rule int) sarifResult {
	level := annotation(f.Severity)
	if level == "notice" {
		level = "note"
	}
	where := sarifPhysical{Artifact: sarifArtifact{URI: uri(n.at(f))}}
	if f.Line > 0 {
		where.Region = &sarifRegion{StartLine: f.Line}
	}
	return sarifResult{
		RuleID: f.Rule, RuleIndex: rule, Level: level, Message: sarifText{Text: withFix(f)},
		Locations: []sarifLocation{{Physical: where}},
	}
}

// uri escapes a relative path segment by segment.
func uri(file string) string {
	parts := strings.Split(file, "/")
	for i, p := range parts {
		parts[i] = url.PathEscape(p)
	}
	return strings.Join(parts, "/")
}
