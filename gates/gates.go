// Package gates judges a specification package: named rules over the documents
// as they stand on disk, findings with file, line and mend, four scores and a
// verdict. It knows nothing of phases or engines, and the same bytes always
// give the same report.
package gates

import (
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
)

// Severity says what a finding does: an error fails the package, a warning
// should be mended, an info is for the reader.
type Severity string

// The severities, worst first.
const (
	Error   Severity = "error"
	Warning Severity = "warning"
	Info    Severity = "info"
)

// The verdicts on a package.
const (
	Pass   = "Pass"
	Review = "Review"
	Fail   = "Fail"
)

// Finding is one thing that a rule found. File is the path inside the package,
// Line is 1-based and 0 when the whole file is meant.
type Finding struct {
	Rule      string   `json:"rule"`
	Severity  Severity `json:"severity"`
	Phase     string   `json:"phase"`
	Dimension string   `json:"dimension"` // completeness, consistency, traceability, depth, or empty
	File      string   `json:"file"`
	Line      int      `json:"line"`
	Message   string   `json:"message"`
	Fix       string   `json:"fix"`
}

// Dimension is one of the four scores, 0–100, with the weights behind it.
type Dimension struct {
	Name       string `json:"name"`
	Score      int    `json:"score"`
	Passed     int    `json:"passed"`
	Applicable int    `json:"applicable"`
}

// Verification is the four-point check of one REQ or NFR. Every point is pass,
// fail, warn or none.
type Verification struct {
	ID           string `json:"id"`
	Priority     string `json:"priority"`
	Criteria     string `json:"criteria"`
	Trace        string `json:"trace"`
	Story        string `json:"story"`
	Architecture string `json:"architecture"`
}

// Coverage is how much of the source has a place in the package.
type Coverage struct {
	Stated   int
	Placed   int
	Unplaced []Unplaced
}

// Unplaced is a statement of the source that no document holds.
type Unplaced struct {
	Text string
	Line int
}

// Input is what a judge looks at. Coverage is nil when the source was not
// read again, Issues is nil when the issue store was not.
type Input struct {
	Package   *specs.Package
	Coverage  *Coverage
	Issues    []issues.Issue
	Rules     []specs.ProjectRule // of the project as they are now
	Iteration int
	Text      func(file string) []byte // what stands in a file of the package, nil when there is none; nil itself: read its folder
}

// Report is a judgement.
type Report struct {
	Findings      []Finding         `json:"findings"`
	Dimensions    []Dimension       `json:"dimensions"`
	Overall       int               `json:"overall"`
	Gate          string            `json:"gate"`
	Verifications []Verification    `json:"verifications"`
	Matrix        []specs.MatrixRow `json:"matrix"`
	Depth         []specs.DepthRow  `json:"depth"`
}

// Count counts the findings of a severity.
func (r *Report) Count(s Severity) int {
	n := 0
	for _, f := range r.Findings {
		if f.Severity == s {
			n++
		}
	}
	return n
}
