// Package exchange brings issues in from the files of other tools and out to
// them. A format reads bytes into items, which are issues that still bear the
// ids of the other tool, and writes issues as bytes; it knows neither the store
// nor the disk. What an import does to the store is decided in one place for
// all formats, see Plan, and so is what an export may do to a file that is
// there already, see Export.
//
// Nothing is lost in silence: whatever a format cannot hold is a Loss.
package exchange

import (
	"cmp"
	"encoding/json"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Item is one piece of work as another tool has it.
type Item struct {
	ID     string       // its id there, unique within Source
	Source string       // which of several of that kind: a tag, a repository, a folder
	File   string       // where it was read
	Line   int          // 1-based, 0 when the format has no lines
	Issue  issues.Issue // what it says, in the fields of an issue; ID is a wish and may be empty
	Speaks []string     // the issue's fields that the format has a place for, see Keys
	Needs  []string     // ids of items of the same source that must be done first
	Closed *Closing     // it is over there
	Stamp  *Stamp       // what an export of overtone left on it
	Kept   map[string]json.RawMessage
}

// Closing says how an item came to its end in the other tool.
type Closing struct {
	At     string // RFC 3339, may be empty
	Reason string // one line, may be empty
}

// Batch is what a format has read.
type Batch struct {
	System string
	Items  []Item
	Broken []*problem.Problem // parts that cannot be used, with their lines
	Losses []Loss
}

// Kinds of losses.
const (
	Lost    = "lost"    // it is not there on the other side
	Changed = "changed" // it is there in another form
	Kept    = "kept"    // it is carried along, but the other side does not use it
)

// Loss is one thing that does not come over as it was. On import Field is a
// field of the other tool, on export one of an issue.
type Loss struct {
	Item   string `json:"item" jsonschema:"id of the item or issue it is about"`
	Field  string `json:"field"`
	Kind   string `json:"kind" jsonschema:"lost, changed or kept"`
	Detail string `json:"detail"`
}

// Format is a kind of file. Read and Write are nil when a format cannot do it.
type Format struct {
	Name  string
	Title string // for messages
	Usual string // where its files usually lie, for help

	system string // what issues remember, when it is not the name

	find   func(Folder) ([]string, error) // files to read below a folder
	read   func(*reading) error
	write  func(*writing) error
	target func(Folder, Choices) string // the file to write below a folder
}

// Choices are what a person may choose of an import or export.
type Choices struct {
	Source   string // name of the source, when the file does not say it or a person knows better
	Tag      string // task-master: the tag
	NoOrder  bool   // Markdown: take no dependencies from the order of phases
	Skip     bool   // leave broken parts out instead of refusing everything
	DropDeps bool   // leave out dependencies on what is not there
	Conflict string // what wins where both sides changed a field: Refuse (or empty), Here, There
}

// What wins where both sides changed a field.
const (
	Refuse = "refuse"
	Here   = "here"
	There  = "there"
)

// System is what issues that came from there remember as their origin.
func (f Format) System() string { return cmp.Or(f.system, f.Name) }

// Formats lists every format, sorted by name.
func Formats() []Format {
	return []Format{beads(), ccw(), csvFormat(), githubJSON(), openspec(), speckit(), taskmaster()}
}

// Names lists the names of the formats.
func Names() []string {
	var names []string
	for _, f := range Formats() {
		names = append(names, f.Name)
	}
	return names
}

// ByName finds a format. Error: usage.unknown_format.
func ByName(name string) (Format, error) {
	all := Formats()
	at := slices.IndexFunc(all, func(f Format) bool { return f.Name == name })
	if at < 0 {
		return Format{}, problem.New("usage.unknown_format", "%+q is no format", name).Mend("use one of %v", Names())
	}
	return all[at], nil
}
