package worksession

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// ManifestEntry is what manifest.json of the archive says of one session.
type ManifestEntry struct {
	SessionID   string   `json:"session_id"`
	Description string   `json:"description"`
	ArchivedAt  string   `json:"archived_at" jsonschema:"RFC 3339, UTC"`
	ArchivePath string   `json:"archive_path" jsonschema:"relative to the project"`
	Metrics     Metrics  `json:"metrics"`
	Tags        []string `json:"tags" jsonschema:"three to five words"`
	Lessons     Lessons  `json:"lessons"`
}

// Metrics count what a session did.
type Metrics struct {
	DurationHours      float64       `json:"duration_hours"`
	TasksCompleted     int           `json:"tasks_completed" jsonschema:"tasks whose status is completed"`
	SummariesGenerated int           `json:"summaries_generated"`
	ReviewMetrics      ReviewMetrics `json:"review_metrics"`
}

// ReviewMetrics count what reviews found.
type ReviewMetrics struct {
	DimensionsAnalyzed int `json:"dimensions_analyzed"`
	TotalFindings      int `json:"total_findings"`
}

// Lessons are what commits tell of a session.
type Lessons struct {
	Successes     []string `json:"successes" jsonschema:"what was made"`
	Challenges    []string `json:"challenges" jsonschema:"what had to be mended"`
	WatchPatterns []string `json:"watch_patterns" jsonschema:"rules that came out of it"`
}

// Manifest is manifest.json of the archive. Entries keep their bytes.
type Manifest struct{ entries []json.RawMessage }

// ReadManifest reads the manifest; without a file it is empty. Error:
// input.json with file and line.
func (d *Desk) ReadManifest() (*Manifest, error) {
	file, err := disk.ContainResolved(d.Root, ManifestFile)
	if err != nil {
		return nil, err
	}
	data, err := d.Disk.ReadFile(file, maxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return &Manifest{}, nil
	}
	if err != nil {
		return nil, err
	}
	m := &Manifest{}
	if err := json.Unmarshal(bytes.TrimPrefix(data, []byte("\ufeff")), &m.entries); err != nil {
		return nil, brokenJSON(err, data, file)
	}
	return m, nil
}

// IDs lists the sessions of the manifest in its order; an entry without an id
// is "".
func (m *Manifest) IDs() []string {
	out := make([]string, len(m.entries))
	for i, raw := range m.entries {
		var known struct {
			SessionID string `json:"session_id"`
		}
		if json.Unmarshal(raw, &known) == nil {
			out[i] = known.SessionID
		}
	}
	return out
}

// Entry gives the bytes of the entry at a place of IDs.
func (m *Manifest) Entry(at int) json.RawMessage { return m.entries[at] }

// Has says whether a session stands in the manifest.
func (m *Manifest) Has(id string) bool { return slices.Contains(m.IDs(), id) }

// Add puts an entry at the end.
func (m *Manifest) Add(entry any) error {
	raw, err := specs.EncodeJSON(entry)
	if err != nil {
		return err
	}
	m.entries = append(m.entries, raw)
	return nil
}

// Drop removes the entries of a session.
func (m *Manifest) Drop(id string) {
	ids := m.IDs()
	var kept []json.RawMessage
	for i, raw := range m.entries {
		if ids[i] != id {
			kept = append(kept, raw)
		}
	}
	m.entries = kept
}

// Insert puts bytes that were taken back to their place.
func (m *Manifest) Insert(raw json.RawMessage, at int) {
	m.entries = slices.Insert(m.entries, min(max(at, 0), len(m.entries)), raw)
}

// WriteManifest replaces the file. The caller holds the lock of the sessions.
func (d *Desk) WriteManifest(m *Manifest) error {
	file, err := disk.ContainResolved(d.Root, ManifestFile)
	if err != nil {
		return err
	}
	entries := m.entries
	if entries == nil {
		entries = []json.RawMessage{}
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(entries); err != nil {
		return problem.Wrap(err, "internal.json", "the manifest cannot be written")
	}
	return d.Disk.Replace(file, out.Bytes(), 0o644)
}
