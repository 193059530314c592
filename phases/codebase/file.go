package codebase

// file is what is known of one file. What was read is not kept, only what was
// found in it.
type file struct {
	path, dir, base string
	size            int64
	lang            *language // nil: none that we know
	test            bool
	aside           bool // fixtures, other people's or generated code: not judged
	side            bool // examples and tools

	fixed  bool       // a person said which language it is in
	typed  bool       // a person said that no tool wrote it
	stamp  stamp      // as it was listed
	sum    contentSum // of what was read
	before string     // see given: as it was before it was read
	cached string     // the facts that the cache had of it

	came    int    // how reading it ended
	src     []byte // of a manifest, until it was understood
	isRead  bool
	lines   int
	hits    hits
	symbols []symbol
	imports []string
	takes   []string // types that constructors take, for Go: "import/path.Name", or "Name" of the own package
	fulfils []string // traits that are implemented, for Rust
	pkg     string   // package the file declares, for Go
	space   string   // namespace or package it declares, for Java and its kin, C# and PHP
	crate   string   // name of the Rust package that the manifest declares
	calls   string   // what a workflow or chart calls itself
	doc     string   // first sentence about the whole file or package
	measure measures
	marks   []mark
	score   float64 // relevance, once known
}

// How reading a file ended; 0: it was not read.
const (
	wasRead = iota + 1
	unreadable
	isNoText
)

// symbol is a declared name with its lines, 1-based and inclusive.
type symbol struct {
	name       string
	kind       string // key of the kind_… phrases
	start, end int
	doc        string // first sentence of its comment
	exported   bool
}

// isSource says whether the file is code that counts for the project.
func (f *file) isSource() bool {
	return f.lang != nil && f.lang.Kind == "source" && !f.aside
}

// speaks says whether the file is code of a language.
func (f *file) speaks(lang string) bool { return f.lang != nil && f.lang.Name == lang && !f.aside }
