package selection

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
)

// Categories lists the stages of work that a rule file can be for, in the order
// of a project's life. Rules for the first hold in all of them.
func Categories() []string {
	return []string{"general", "exploration", "planning", "execution", "debug", "test", "review", "validation"}
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
	Rules   []int  `json:"rules" jsonschema:"for each of its rules the byte behind all that belongs to it"`
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
	Refused       bool      `json:"refused" jsonschema:"it cannot be read; its flaws say why"`
	ContentLength int       `json:"contentLength" jsonschema:"characters without frontmatter"`
	RuleCount     int       `json:"rule_count"`
	Sections      []Section `json:"sections"`
	Flaws         []Flaw    `json:"flaws"`
}

// IndexVersion is the version of the shape of an index. One of another version
// is made anew.
const IndexVersion = 1

// Index is .workflow/.spec-index/DIMENSION.index.json: what is known of the rule
// files of a dimension. It may be deleted at any time.
type Index struct {
	SchemaVersion int     `json:"schema_version"`
	Dimension     string  `json:"dimension"`
	BuiltAt       string  `json:"built_at" jsonschema:"RFC 3339 in UTC"`
	Entries       []Entry `json:"entries"`
}

// IndexFile is where the index of a dimension is kept, relative to the project.
func IndexFile(dimension string) string { return ".workflow/.spec-index/" + dimension + ".index.json" }

// maxIndex bounds an index, in bytes.
const maxIndex = 64 << 20

// ReadIndex reads the index of a dimension and the time it was written at, in
// nanoseconds since 1970. An index that is missing, broken or of another version
// is nil: whoever needs it makes it anew.
func ReadIndex(root, dimension string) (index *Index, written int64) {
	path := filepath.Join(root, filepath.FromSlash(IndexFile(dimension)))
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxIndex {
		return nil, 0
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, 0
	}
	index = decode(data)
	if index == nil || index.SchemaVersion != IndexVersion || index.Dimension != dimension {
		return nil, 0
	}
	return index, info.ModTime().UnixNano()
}

// decode is the index that data holds, or nil.
func decode(data []byte) *Index {
	if index := (&quick{text: string(data)}).index(); index != nil {
		return index
	}
	index := &Index{}
	if json.Unmarshal(data, index) != nil {
		return nil
	}
	return index
}

// Known sorts the files of a dimension into those whose entry still holds and
// those that have to be read again. An entry holds when size and time of the
// file are those it was made of, or else when its bytes are (hash). A file that
// was changed just before the index was written is always looked at, because
// another change may have had the same time; with doubt every file is.
type Known struct {
	Entries []Entry // in the order of the files
	Stale   []Found
	Changed bool // the index no longer says what there is
}

// recently is how close to the writing of an index a change may have been
// without showing in its time, on the coarsest file systems, in nanoseconds.
const recently = 2_000_000_000

// Check compares an index, which may be nil, with the files that there are.
func Check(index *Index, written int64, files []Found, doubt bool) Known {
	old := map[string]Entry{}
	if index != nil {
		for _, entry := range index.Entries {
			old[entry.File] = entry
		}
	}
	known := Known{Changed: index == nil || len(old) != len(files)}
	for _, file := range files {
		entry, there := old[file.Shown]
		if !there || !entry.sound(file) {
			known.Stale, known.Changed = append(known.Stale, file), true
			continue
		}
		same := entry.Size == file.Size && entry.ModTime == file.ModTime
		if !same || doubt || file.ModTime > written-recently {
			data, err := os.ReadFile(file.Path)
			if err != nil || HashOf(data) != entry.Hash {
				known.Stale, known.Changed = append(known.Stale, file), true
				continue
			}
			entry.ModTime = file.ModTime
			known.Changed = known.Changed || !same
		}
		known.Entries = append(known.Entries, entry)
	}
	return known
}

// HashOf is the hash that an entry keeps of a file.
func HashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// sound says whether an entry can be one of this file: an index comes with the
// repository and may say anything.
func (e *Entry) sound(file Found) bool {
	if e.Dimension != file.Folder.Dimension || e.Scope != file.Folder.Scope || e.Legacy != file.Folder.Legacy || file.Problem != "" {
		return false
	}
	at := 0
	for _, s := range e.Sections {
		if s.Start < at || s.Body < s.Start || s.End < s.Body || int64(s.End) > e.Size {
			return false
		}
		at = s.Body
		for _, rule := range s.Rules {
			if rule < at || rule > s.End {
				return false
			}
			at = rule
		}
		at = s.End
	}
	return true
}
