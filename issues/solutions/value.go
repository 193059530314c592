package solutions

import (
	"encoding/json"
	"errors"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// Texts is a list of texts; a single text is read as a list of one.
type Texts []string

// UnmarshalJSON reads a list, a text or null.
func (t *Texts) UnmarshalJSON(raw []byte) error {
	if len(raw) > 0 && raw[0] == '"' {
		var one string
		err := json.Unmarshal(raw, &one)
		*t = Texts{one}
		return err
	}
	return json.Unmarshal(raw, (*[]string)(t))
}

// Priority is 1 (critical) to 5 (trivial), 0 when none is given.
type Priority int

// priorityWords are the words for 1, 2, …
func priorityWords() []string { return []string{"critical", "high", "medium", "low", "trivial"} }

// UnmarshalJSON reads a number from 1 to 5 or its word.
func (p *Priority) UnmarshalJSON(raw []byte) error {
	var word string
	if json.Unmarshal(raw, &word) != nil {
		var n int
		if err := json.Unmarshal(raw, &n); err != nil || n < 0 || n > 5 {
			return errors.New("a priority is a number from 1 to 5 or a word such as high")
		}
		*p = Priority(n)
		return nil
	}
	next, err := ParsePriority(word)
	*p = next
	return err
}

// ParsePriority reads "1" to "5" or a word.
func ParsePriority(word string) (Priority, error) {
	word = strings.ToLower(strings.TrimSpace(word))
	if word == "" {
		return 0, nil
	}
	if at := slices.Index(priorityWords(), word); at >= 0 {
		return Priority(at + 1), nil
	}
	if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= 5 {
		return Priority(n), nil
	}
	return 0, errors.New("a priority is a number from 1 to 5 or one of " + strings.Join(priorityWords(), ", "))
}

// UnmarshalJSON reads a file, or only its path.
func (f *File) UnmarshalJSON(raw []byte) error {
	type plain File
	if len(raw) > 0 && raw[0] == '"' {
		if err := json.Unmarshal(raw, &f.Path); err != nil {
			return err
		}
		f.Path = cleanPath(f.Path)
		return nil
	}
	extra, err := jsonlog.Unpack(raw, (*plain)(f))
	f.extra = extra
	f.Path = cleanPath(f.Path)
	return err
}

// MarshalJSON writes a file with what nobody here knows.
func (f File) MarshalJSON() ([]byte, error) {
	type plain File
	return jsonlog.Pack(plain(f), f.extra)
}

// cleanPath makes one spelling of a path: ./a is a. What leaves the project or
// has a folder's slash at its end stays as it is.
func cleanPath(name string) string {
	name = strings.TrimSpace(strings.ReplaceAll(name, `\`, "/"))
	if name == "" {
		return ""
	}
	folder := strings.HasSuffix(name, "/")
	name = path.Clean(name)
	if folder && name != "/" {
		name += "/"
	}
	return name
}

// UnmarshalJSON reads a test.
func (t *Test) UnmarshalJSON(raw []byte) error {
	type plain Test
	extra, err := jsonlog.Unpack(raw, (*plain)(t))
	t.extra = extra
	return err
}

// MarshalJSON writes a test with what nobody here knows.
func (t Test) MarshalJSON() ([]byte, error) {
	type plain Test
	return jsonlog.Pack(plain(t), t.extra)
}

// UnmarshalJSON reads a convergence.
func (c *Convergence) UnmarshalJSON(raw []byte) error {
	type plain Convergence
	extra, err := jsonlog.Unpack(raw, (*plain)(c))
	c.extra = extra
	return err
}

// MarshalJSON writes a convergence with what nobody here knows.
func (c Convergence) MarshalJSON() ([]byte, error) {
	type plain Convergence
	return jsonlog.Pack(plain(c), c.extra)
}

// UnmarshalJSON reads a commit.
func (c *Commit) UnmarshalJSON(raw []byte) error {
	type plain Commit
	extra, err := jsonlog.Unpack(raw, (*plain)(c))
	c.extra = extra
	return err
}

// MarshalJSON writes a commit with what nobody here knows.
func (c Commit) MarshalJSON() ([]byte, error) {
	type plain Commit
	return jsonlog.Pack(plain(c), c.extra)
}

// number is the number behind a prefix, 0 when there is none.
func number(id, prefix string) int {
	rest, found := strings.CutPrefix(id, prefix)
	n, err := strconv.Atoi(rest)
	if !found || err != nil || n < 0 {
		return 0
	}
	return n
}
