package gates

import (
	"encoding/json"
	"io"
	"path"
	"strings"
)

// Named is a report with the package that it is about. Dir is the folder of
// the package as messages show it, slash-separated and relative to where the
// reader stands.
type Named struct {
	ID     string
	Dir    string
	Report *Report
}

// at is the file of a finding as a reader of the whole output finds it.
func (n Named) at(f Finding) string {
	return path.Join(strings.ReplaceAll(n.Dir, "\\", "/"), f.File)
}

// JSON writes reports as an array of {session_id, dir, report}, indented, with
// one line end at the end.
func JSON(w io.Writer, reports []Named) error {
	type entry struct {
		ID     string  `json:"session_id"`
		Dir    string  `json:"dir"`
		Report *Report `json:"report"`
	}
	out := make([]entry, 0, len(reports))
	for _, n := range reports {
		out = append(out, entry(n))
	}
	return encode(w, out)
}

func encode(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
