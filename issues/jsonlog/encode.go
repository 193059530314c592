package jsonlog

import (
	"bytes"
	"encoding/json"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
)

// encodeShort is encode for a log, which takes no line that it would not read.
func encodeShort(records []any) ([]byte, error) {
	data, err := encode(records)
	if err == nil && !utf8.Valid(data) {
		return nil, problem.New("input.bad_text", "a record is not valid UTF-8").Mend("save its texts as UTF-8")
	}
	if err != nil || len(data) <= Longest {
		return data, err
	}
	for line := range bytes.Lines(data) {
		if len(line) > Longest {
			return nil, problem.New("input.too_large", "a record would be %d MiB long, more than the %d that a line may have", len(line)>>20, Longest>>20).
				Mend("keep long texts in files of their own and name the files")
		}
	}
	return data, nil
}

// encode makes lines of records. A json.RawMessage that is one line already is
// written byte for byte; everything else goes through encoding/json, with "<"
// and "&" left readable.
func encode(records []any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	for _, record := range records {
		start := out.Len()
		if raw, ok := record.(json.RawMessage); ok && json.Valid(raw) && !bytes.ContainsAny(raw, "\r\n") {
			out.Write(bytes.Trim(raw, " \t"))
			out.WriteByte('\n')
		} else if err := encoder.Encode(record); err != nil {
			return nil, problem.Wrap(err, "internal.bad_record", "a record cannot be written as JSON")
		}
		if out.Bytes()[start] != '{' {
			return nil, problem.New("internal.bad_record", "a record is not a JSON object")
		}
	}
	return out.Bytes(), nil
}
