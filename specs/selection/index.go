package selection

// Categories lists the stages of work that a rule file can be for, in the order
// of a project's life. Rules for the first hold in all of them.
func Categories() []string {
	return []string{"general", "exploration", "planning", "execution", "debug", "test", "review", "validation"}
}

// Span is a stretch of a file: from byte Start up to before byte End.
type Span struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

// Section is a heading with what stands under it up to the next heading, or
// what stands before the first.
type Section struct {
	Heading string `json:"heading" jsonschema:"plain text; empty before the first heading"`
	Level   int    `json:"level" jsonschema:"1 to 6; 0 before the first heading"`
	Start   int    `json:"start" jsonschema:"byte of the file that it begins at"`
	End     int    `json:"end" jsonschema:"byte behind it"`
	Body    int    `json:"body" jsonschema:"byte behind the heading"`
	Empty   bool   `json:"empty" jsonschema:"nothing stands under the heading"`
	Rules   []Span `json:"rules" jsonschema:"its rules, each with all that belongs to it"`
}

// Flaw is what is wrong with a file that can be read all the same.
type Flaw struct {
	Code    string `json:"code"`
	Line    int    `json:"line" jsonschema:"1-based, or 0"`
	Message string `json:"message"`
	Fix     string `json:"fix"`
}

// Entry is what an index keeps of one rule file: enough to choose it and to
// print it without reading it as Markdown again.
type Entry struct {
	File          string    `json:"file" jsonschema:"relative to the project, or beginning with ~/"`
	Size          int64     `json:"size"`
	ModTime       int64     `json:"mtime" jsonschema:"nanoseconds since 1970"`
	Hash          string    `json:"sha256"`
	Title         string    `json:"title"`
	Dimension     string    `json:"dimension"`
	Scope         string    `json:"scope"`
	Category      string    `json:"category"`
	Keywords      []string  `json:"keywords"`
	ReadMode      string    `json:"readMode"`
	Priority      string    `json:"priority"`
	Legacy        bool      `json:"legacy" jsonschema:"it stands in a folder of older tools"`
	ContentLength int       `json:"contentLength" jsonschema:"characters without frontmatter"`
	RuleCount     int       `json:"rule_count"`
	Sections      []Section `json:"sections"`
	Flaws         []Flaw    `json:"flaws"`
}
