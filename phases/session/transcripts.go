package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// transcripts gives the files of the exchanges with engines outside this
// process since the last call, by path: transcripts/NNN-task.json, numbered on
// from what is there. They are written once: nothing merges them and they have
// no base copy.
func (s *Session) transcripts() (map[string][]byte, error) {
	out := map[string][]byte{}
	if s.Analyst == nil {
		return out, nil
	}
	exchanges := s.Analyst.Drain()
	if len(exchanges) == 0 {
		return out, nil
	}
	n, err := lastTranscript(filepath.Join(s.Dir, specs.TranscriptsDir))
	if err != nil {
		return nil, err
	}
	for _, exchange := range exchanges {
		n++
		exchange.Started = s.Stamp()
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

// lastTranscript is the highest number among the transcripts in a folder, 0
// when there are none.
func lastTranscript(dir string) (int, error) {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return 0, problem.Wrap(err, "storage.read", "the transcripts cannot be listed").At(dir, 0).Mend("check the permissions of the folder")
	}
	last := 0
	for _, entry := range entries {
		number, _, ok := strings.Cut(entry.Name(), "-")
		if !ok || strings.Trim(number, "0123456789") != "" || len(number) > 9 {
			continue
		}
		n := 0
		for _, digit := range number {
			n = 10*n + int(digit-'0')
		}
		last = max(last, n)
	}
	return last, nil
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
	text = Mask(text)
	if name == "" || len(name) > 64 {
		return text
	}
	before := name + `: "`
	if masked, ok := strings.CutPrefix(Mask(before+text+`"`), before); ok {
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
