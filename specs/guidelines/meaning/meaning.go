// Package meaning says what a program can make of a rule that people wrote in
// English or Chinese: which technologies it forbids or requires, how it wants
// things named and placed, who may import whom, which thresholds it sets and
// which commands have to pass. It reads a rule only where every word of a clause
// is understood: a ban that nobody wrote is worse than one that was not seen.
package meaning

// Strength says how binding a statement is.
type Strength string

// The strengths.
const (
	Must   Strength = "must"   // a rule: breaking it is an error
	Should Strength = "should" // advice: not following it deserves a warning
)

// Kind says what a statement is about.
type Kind string

// The kinds of statements.
const (
	Forbid     Kind = "forbid"     // technologies or packages that must not be used
	Require    Kind = "require"    // technologies to be used
	Only       Kind = "only"       // the only technologies of their sort
	Naming     Kind = "naming"     // a style of names
	Shape      Kind = "shape"      // how names begin or end, or a pattern that they fit
	Names      Kind = "names"      // names that nothing may have
	Beside     Kind = "beside"     // tests beside what they test
	Place      Kind = "place"      // the only folders for files of a kind
	NoImport   Kind = "noimport"   // From must not import To
	OnlyImport Kind = "onlyimport" // only From may import To
	Limit      Kind = "limit"      // a bound on something that can be counted
	Command    Kind = "command"    // a command that has to pass
	Call       Kind = "call"       // functions that must not be called
)

// Meaning is what a program can make of one rule.
type Meaning struct {
	// Forbids and Requires name the technologies, by their canonical names, that
	// binding statements (Must) forbid or require in the whole project; exceptions
	// for paths or for tests do not count as limits. "We only use A as a database"
	// forbids every other database that is known. Never nil.
	Forbids  []string
	Requires []string
	// Discourages and Prefers are the same for advice (Should). Never nil.
	Discourages []string
	Prefers     []string

	Statements []Statement // all that was understood, in the order of the text
	Why        string      // why nothing can be checked; empty when something can
}

// Checkable says whether a program can check anything of the rule.
func (m Meaning) Checkable() bool { return len(m.Statements) > 0 }

// Statement is one thing that can be checked. Only the fields of its kind are
// set.
type Statement struct {
	Kind     Kind
	Strength Strength
	Scope    Scope

	Technologies []string // forbid, require, only: canonical names, as the text lists them
	Groups       []string // forbid: whole kinds of technologies ("ORM"); only: the kind that is meant
	Others       []string // forbid and only: the known technologies that this forbids by way of Groups
	Packages     []string // forbid: packages, as a manifest or an import names them

	Things   []string // naming, shape: files, folders, test files, functions, types, classes, interfaces, constants, variables, enums
	Style    string   // naming: kebab-case, snake_case, camelCase, PascalCase, UPPER_SNAKE
	Pattern  string   // shape: a file name with "*"
	Prefix   string   // shape
	Suffix   string   // shape
	NoPrefix string   // shape: what names must not begin with
	Folders  []string // names: folders; place: where the files may lie
	Files    []string // names: files; place: what files are meant, "tests" or patterns such as "*.sql"

	From []Part // imports: who
	To   []Part // imports: whom

	Measure string  // limit: Coverage, BranchCoverage, "function length", "file length", "line length"
	Bound   float64 // limit: percent at least for coverage, lines or characters at most for the rest

	Run string // command, as typed

	Calls   []string // call: functions as code names them, "console.*" for all that begin so
	NotMain bool     // call: the main program may
}

// Measures of coverage.
const (
	Coverage       = "coverage"        // of lines or statements, in percent
	BranchCoverage = "branch coverage" // of the ways that conditions may go, in percent
)

// Scope says where a statement holds. Paths are folders, files or patterns
// relative to the project, without "./" in front and "/" at the end.
type Scope struct {
	In       []string // only there; empty: everywhere
	Except   []string // not there
	Tests    string   // "only": tests alone; "except": everything but tests; empty: both
	Language string   // only in files of this language; may be empty
}

// Part is a part of the code that imports or is imported.
type Part struct {
	Name     string // as written: a path or pattern, a package, or the name of a folder
	Path     bool   // it was written as a path or as code, not as a plain word
	Database bool   // "the database": every package that talks to one
}
