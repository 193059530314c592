// Package guidelines reads and edits the rules that a team and a person set for
// a project: Markdown files with frontmatter, one rule a list item. A rule keeps
// the place that it stands at, so that whatever obeys or breaks it can name it.
package guidelines

// Dimension says whose rules a file holds.
type Dimension string

// The two dimensions.
const (
	Specs    Dimension = "specs"    // the project's
	Personal Dimension = "personal" // a person's own
)

// Kind says what a rule is.
type Kind string

// The kinds of rules.
const (
	Convention Kind = "convention"
	Constraint Kind = "constraint"
	Learning   Kind = "learning"
)

// Rule is one list item of a rule file.
type Rule struct {
	ID      string // "R-0012" from its own mark, else "H-" and a hash of its text
	Kind    Kind
	Topic   string // the word in brackets before the text, such as "naming"; may be empty
	Text    string // without marker, brackets, date and id
	Section string // the heading it stands under; may be empty
	Date    string // of a learning, YYYY-MM-DD; may be empty
	Path    string // of its file, relative to the project or beginning with "~/"
	Line    int    // 1-based
}

// File is one rule file.
type File struct {
	Path      string // as in Rule
	Title     string
	Dimension Dimension
	Scope     string // project or global
	Category  string
	Keywords  []string
	Required  bool   // readMode required
	Priority  string // critical, high, medium or low
	Body      string // without frontmatter
	Rules     []Rule
}
