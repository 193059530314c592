package session

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/secrets"
)

// transcripts gives the files of the exchanges with engines outside this
// process since the last call, by path. They are written once: nothing merges
// them and they have no base copy.
func (s *Session) transcripts() (map[string][]byte, error) {
	if s.Analyst == nil {
		return map[string][]byte{}, nil
	}
	return EncodeTranscripts(s.Dir, s.Stamp(), s.Analyst.Drain())
}

// EncodeTranscripts gives exchanges as the files of a folder, by path:
// transcripts/NNN-task.json, numbered on from what is there, with secrets
// masked. Started is the time of the run, RFC 3339 UTC. It fails when the folder
// cannot be listed.
func EncodeTranscripts(dir, started string, exchanges []analysis.Transcript) (map[string][]byte, error) {
	out := map[string][]byte{}
	if len(exchanges) == 0 {
		return out, nil
	}
	before, err := listTranscripts(filepath.Join(dir, specs.TranscriptsDir))
	if err != nil {
		return nil, err
	}
	n := 0
	if len(before) > 0 {
		n = before[len(before)-1].number
	}
	for _, exchange := range exchanges {
		n++
		exchange.Started = started
		data, err := specs.EncodeJSON(&exchange)
		if err != nil {
			return nil, err
		}
		if data, err = maskJSON(data); err != nil {
			return nil, problem.Wrap(err, "internal.json", "a transcript cannot be masked")
		}
		out[path.Join(specs.TranscriptsDir, fmt.Sprintf("%03d-%s.json", n, exchange.Task))] = data
	}
	return out, nil
}

// numbered is a transcript's file and the number that its name begins with.
type numbered struct {
	number int
	name   string
}

// listTranscripts gives the transcripts in a folder in the order in which they
// were written, and nothing when there is no such folder.
func listTranscripts(dir string) ([]numbered, error) {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, problem.Wrap(err, "storage.read", "the transcripts cannot be listed").At(dir, 0).Mend("check the permissions of the folder")
	}
	var out []numbered
	for _, entry := range entries {
		digits, _, ok := strings.Cut(entry.Name(), "-")
		if !ok || strings.Trim(digits, "0123456789") != "" || len(digits) > 9 {
			continue
		}
		if n, err := strconv.Atoi(digits); err == nil {
			out = append(out, numbered{n, entry.Name()})
		}
	}
	slices.SortFunc(out, func(a, b numbered) int {
		return cmp.Or(cmp.Compare(a.number, b.number), strings.Compare(a.name, b.name))
	})
	return out, nil
}

// keepTranscripts writes what engines outside this process said so far, so that
// whoever takes the conversation up again decides about the same.
func (s *Session) keepTranscripts() error {
	set, err := s.transcripts()
	if err != nil || len(set) == 0 {
		return err
	}
	for name := range set {
		s.list(name)
	}
	return s.write(set, nil, nil)
}

// Recall tells the engines what they said when this package was worked on
// before.
func (s *Session) Recall() error { return RecallTranscripts(s.Disk, s.Dir, s.Analyst) }

// RecallTranscripts tells the engines of a chain what the transcripts in a folder
// hold. One that cannot be read is passed over: then the engine is asked again.
// It fails when the folder cannot be listed.
func RecallTranscripts(d *disk.Disk, in string, chain *analysis.Chain) error {
	if len(chain.Engines()) < 2 {
		return nil // the embedded engine alone keeps no transcripts
	}
	dir := filepath.Join(in, specs.TranscriptsDir)
	files, err := listTranscripts(dir)
	if err != nil {
		return err
	}
	var exchanges []analysis.Transcript
	for _, f := range files {
		data, err := d.ReadFile(filepath.Join(dir, f.name), maxFile)
		if err != nil {
			continue
		}
		var x analysis.Transcript
		if json.Unmarshal(data, &x) == nil {
			exchanges = append(exchanges, x)
		}
	}
	chain.Recall(exchanges)
	return nil
}

// maskJSON masks secrets in the strings of a JSON text and leaves everything
// else as it is, byte for byte. A string behind a name such as "password" is
// masked together with its name, which is what gives it away.
func maskJSON(data []byte) ([]byte, error) {
	var out bytes.Buffer
	name := ""
	for i := 0; i < len(data); {
		if data[i] != '"' {
			if data[i] == ',' || data[i] == '{' {
				name = ""
			}
			out.WriteByte(data[i])
			i++
			continue
		}
		end := stringEnd(data, i)
		var text string
		if err := json.Unmarshal(data[i:end], &text); err != nil {
			return nil, err
		}
		if masked := maskNamed(name, text); masked == text {
			out.Write(data[i:end])
		} else if err := writeString(&out, masked); err != nil {
			return nil, err
		}
		name = ""
		if rest := bytes.TrimLeft(data[end:min(end+8, len(data))], " \n"); bytes.HasPrefix(rest, []byte(":")) {
			name = text
		}
		i = end
	}
	return out.Bytes(), nil
}

// stringEnd is the offset behind the JSON string that begins at i.
func stringEnd(data []byte, i int) int {
	for i++; i < len(data); i++ {
		switch data[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(data)
}

func maskNamed(name, text string) string {
	text = secrets.Mask(text)
	if name == "" || len(name) > 64 {
		return text
	}
	before := name + `: "`
	if masked, ok := strings.CutPrefix(secrets.Mask(before+text+`"`), before); ok {
		return strings.TrimSuffix(masked, `"`)
	}
	return text
}

func writeString(to *bytes.Buffer, text string) error {
	enc := json.NewEncoder(to)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(text); err != nil {
		return err
	}
	to.Truncate(to.Len() - 1) // the line end that the encoder adds
	return nil
}
