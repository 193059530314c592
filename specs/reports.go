package specs

// Readiness is readiness-report.md: how good the package is, and where not.
type Readiness struct {
	Meta         Meta           `json:"-"`
	Title        string         `json:"title"        doc:"title"`
	Gate         string         `json:"gate"         front:"gate" words:"Pass Review Fail"`
	Score        int            `json:"score"        front:"score" about:"0 to 100"`
	Iteration    int            `json:"iteration"    front:"iteration" about:"how often phase 6.5 has mended the package"`
	Summary      []Item         `json:"summary"      doc:"summary,prose"`
	Scores       []ScoreRow     `json:"scores"       doc:"scores,table"`
	Findings     []FindingRow   `json:"findings"     doc:"findings,table"`
	Verification []VerifyRow    `json:"verification" doc:"verification,table"`
	Matrix       []MatrixRow    `json:"matrix"       doc:"matrix,table"`
	Depth        []DepthRow     `json:"depth"        doc:"depth,table"`
	Coverage     []CoverageRow  `json:"coverage"     doc:"coverage/table,table"`
	Placements   []PlacementRow `json:"placements"   doc:"coverage/places,table"`
	Unplaced     []UnplacedRow  `json:"unplaced"     doc:"coverage/unplaced,table"`
	Repairs      []Item         `json:"repairs"      doc:"repairs,list"`
	Advice       []Item         `json:"advice"       doc:"advice,list"`
}

// ScoreRow is one dimension of the score, 0–100.
type ScoreRow struct {
	Dimension string `json:"dimension"  col:"dimension" enum:"dimension"`
	Score     int    `json:"score"      col:"score"`
	Passed    string `json:"passed"     col:"passed"` // "34 of 36 weight"
	Note      string `json:"note"       col:"note"`
	Pos       Pos    `json:"-"`
}

// FindingRow is one finding of a gate with its place in the package.
type FindingRow struct {
	Severity string `json:"severity" col:"severity" enum:"severity"`
	Rule     string `json:"rule"     col:"rule_id"`
	Place    string `json:"place"    col:"place"` // file:line
	Message  string `json:"message"  col:"finding"`
	Fix      string `json:"fix"      col:"fix"`
	Pos      Pos    `json:"-"`
}

// VerifyRow is the four-point check of one REQ or NFR.
type VerifyRow struct {
	ID           string `json:"id"           col:"id"`
	Priority     string `json:"priority"     col:"priority"`
	Criteria     string `json:"criteria"     col:"criteria" enum:"check"`
	Trace        string `json:"trace"        col:"trace" enum:"check"`
	Story        string `json:"story"        col:"story" enum:"check"`
	Architecture string `json:"architecture" col:"architecture" enum:"check"`
	Pos          Pos    `json:"-"`
}

// MatrixRow follows one goal through the package.
type MatrixRow struct {
	Goal         string   `json:"goal"         col:"goal"`
	Requirements []string `json:"requirements" col:"requirements"`
	Architecture []string `json:"architecture" col:"decisions"`
	Epics        []string `json:"epics"        col:"epics"`
	Pos          Pos      `json:"-"`
}

// DepthRow is one point of the technical-depth review.
type DepthRow struct {
	Topic    string `json:"topic"    col:"topic"`
	Evidence string `json:"evidence" col:"evidence"`
	Verdict  string `json:"verdict"  col:"verdict" enum:"check"`
	Pos      Pos    `json:"-"`
}

// CoverageRow counts the stated items of one kind and how many were placed.
type CoverageRow struct {
	Kind     string `json:"kind"     col:"kind" enum:"fact"`
	Stated   int    `json:"stated"   col:"stated"`
	Placed   int    `json:"placed"   col:"placed"`
	Unplaced int    `json:"unplaced" col:"unplaced"`
	Pos      Pos    `json:"-"`
}

// PlacementRow says where one stated item went.
type PlacementRow struct {
	Text   string `json:"text"   col:"statement"`
	Kind   string `json:"kind"   col:"kind" enum:"fact"`
	Where  string `json:"where"  col:"place"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// UnplacedRow is a stated item that no document holds, and why.
type UnplacedRow struct {
	Text   string `json:"text"   col:"statement"`
	Reason string `json:"reason" col:"reason"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// Summary is spec-summary.md: the package on one page.
type Summary struct {
	Meta      Meta         `json:"-"`
	Title     string       `json:"title"     doc:"title"`
	Gate      string       `json:"gate"      front:"gate" words:"Pass Review Fail"`
	Score     int          `json:"score"     front:"score" about:"0 to 100"`
	Summary   []Item       `json:"summary"   doc:"summary,prose"`
	Problem   []Item       `json:"problem"   doc:"problem,prose"`
	Numbers   []NumberRow  `json:"numbers"   doc:"numbers,table"`
	Epics     []SummaryRow `json:"epics"     doc:"epics,table"`
	Decisions []Item       `json:"decisions" doc:"decisions,list"`
	First     []Item       `json:"first"     doc:"first,list"`
	Confirm   []Item       `json:"confirm"   doc:"confirm,list"`
}

// NumberRow is one count of the summary.
type NumberRow struct {
	What  string `json:"what"  col:"what"`
	Count string `json:"count" col:"count"`
	Pos   Pos    `json:"-"`
}

// SummaryRow is one epic of the summary.
type SummaryRow struct {
	Epic    string `json:"epic"    col:"epic"`
	Title   string `json:"title"   col:"title"`
	MVP     bool   `json:"mvp"     col:"mvp"`
	Size    string `json:"size"    col:"size"`
	Stories int    `json:"stories" col:"stories"`
	Pos     Pos    `json:"-"`
}

// ExportReport is issue-export-report.md: which issue came of which epic.
type ExportReport struct {
	Meta        Meta        `json:"-"`
	Title       string      `json:"title"       doc:"title"`
	Granularity string      `json:"granularity" front:"granularity" about:"one issue an epic or one a story" words:"epic story"`
	Summary     []Item      `json:"summary"     doc:"summary,prose"`
	Issues      []ExportRow `json:"issues"      doc:"issues,table"`
	Waves       []WaveRow   `json:"waves"       doc:"waves,table"`
	Notes       []Item      `json:"notes"       doc:"notes,list"`
	Next        []Item      `json:"next"        doc:"next,list"`
}

// ExportRow is one issue. Action is created, updated, unchanged, failed or vanished.
type ExportRow struct {
	Origin    string   `json:"origin"     col:"origin"` // EPIC or STORY id
	Issue     string   `json:"issue"      col:"issue"`
	Title     string   `json:"title"      col:"title"`
	Wave      int      `json:"wave"       col:"wave"`
	MVP       bool     `json:"mvp"        col:"mvp"`
	Priority  int      `json:"priority"   col:"priority"`
	DependsOn []string `json:"depends_on" col:"depends"`
	Action    string   `json:"action"     col:"action" enum:"export"`
	Pos       Pos      `json:"-"`
}

// WaveRow lists the issues that can be worked on at the same time.
type WaveRow struct {
	Wave   int      `json:"wave"   col:"wave"`
	Issues []string `json:"issues" col:"issues"`
	Pos    Pos      `json:"-"`
}

// Header gives the common frontmatter.
func (r *Readiness) Header() *Meta { return &r.Meta }

// Kind is readiness-report.
func (r *Readiness) Kind() Kind { return KindReadiness }

// Path is readiness-report.md.
func (r *Readiness) Path() string { return ReadinessFile }

// Header gives the common frontmatter.
func (s *Summary) Header() *Meta { return &s.Meta }

// Kind is spec-summary.
func (s *Summary) Kind() Kind { return KindSummary }

// Path is spec-summary.md.
func (s *Summary) Path() string { return SummaryFile }

// Header gives the common frontmatter.
func (e *ExportReport) Header() *Meta { return &e.Meta }

// Kind is issue-export-report.
func (e *ExportReport) Kind() Kind { return KindExport }

// Path is issue-export-report.md.
func (e *ExportReport) Path() string { return ExportFile }
