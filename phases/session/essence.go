package session

import (
	"bytes"
	"encoding/json"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/frontmatter"
)

// essence is a file without what changes although nothing was said anew: line
// ends, dates, versions, states. rulings.md, "staleness".
func essence(name string, data []byte) []byte {
	data = bytes.TrimPrefix(data, []byte(byteOrderMark))
	if bytes.Contains(data, []byte("\r\n")) {
		data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	}
	if strings.HasSuffix(name, ".json") {
		return jsonEssence(data)
	}
	if !bytes.HasPrefix(data, []byte("---\n")) {
		return data
	}
	out := make([]byte, 0, len(data))
	rest, left := data[4:], false
	for len(rest) > 0 && !bytes.HasPrefix(rest, []byte("---\n")) {
		line := rest[:len(rest)-len(after(rest))]
		if line[0] != ' ' && line[0] != '-' && line[0] != '\n' { // else it goes on with the key before
			left = volatile(line)
		}
		if !left {
			out = append(out, line...)
		}
		rest = after(rest)
	}
	return append(out, rest...)
}

// after is the text behind its first line.
func after(text []byte) []byte {
	_, rest, _ := bytes.Cut(text, []byte("\n"))
	return rest
}

func volatile(line []byte) bool {
	for _, key := range []string{"generated_at:", "version:", "status:", "stepsCompleted:"} {
		if bytes.HasPrefix(line, []byte(key)) {
			return true
		}
	}
	return false
}

// jsonEssence is the value in one spelling, without dates and version. What is
// no JSON stands for itself.
func jsonEssence(data []byte) []byte {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber() // digits are compared as they stand
	var value any
	if err := dec.Decode(&value); err != nil {
		return data
	}
	if top, ok := value.(map[string]any); ok {
		delete(top, "version")
		delete(top, "status")
	}
	undate(value)
	out, err := json.Marshal(value)
	if err != nil {
		return data
	}
	return out
}

func undate(value any) {
	switch v := value.(type) {
	case map[string]any:
		delete(v, "generated_at")
		delete(v, "timestamp")
		for _, inner := range v {
			undate(inner)
		}
	case []any:
		for _, inner := range v {
			undate(inner)
		}
	}
}

// keepStamp gives a regenerated document the date, status and version of the
// one before when nothing else changed. When it did, the version grows if it
// counts: before a package is finished for the first time there is one only.
func keepStamp(name string, fresh, old []byte, counts bool) ([]byte, error) {
	before, err := frontmatter.Parse(old)
	if err != nil {
		return fresh, nil //nolint:nilerr // damaged frontmatter has nothing to keep
	}
	front, err := frontmatter.Parse(fresh)
	if err != nil {
		return nil, err
	}
	same, err := saysTheSame(name, front, before, old)
	if err != nil {
		return nil, err
	}
	for _, key := range []string{"generated_at", "status", "version", "stepsCompleted"} {
		if !before.Has(key) || key == "version" && !same && !counts {
			continue
		}
		if err := carry(front, before, key, same); err != nil {
			return nil, err
		}
	}
	return front.Bytes(), nil
}

// saysTheSame tells whether a regenerated document says what it said before. A
// decision carries the day on which it was made; it keeps that day with the rest
// of it, and a decision of other words is of today.
func saysTheSame(name string, front, before *frontmatter.Front, old []byte) (bool, error) {
	today := ""
	if before.Has("date") && front.Has("date") {
		if err := front.Decode("date", &today); err != nil {
			today = ""
		}
		if err := carry(front, before, "date", true); err != nil {
			return false, err
		}
	}
	same := bytes.Equal(essence(name, front.Bytes()), essence(name, old))
	if !same && today != "" {
		return false, front.Set("date", today)
	}
	return same, nil
}

// carry takes one key over. A value that cannot be read is not kept.
func carry(front, before *frontmatter.Front, key string, same bool) error {
	if key == "version" {
		n := 0
		if err := before.Decode(key, &n); err == nil && !same {
			return front.Set(key, n+1)
		} else if err == nil {
			return front.Set(key, n)
		}
		return nil
	}
	if !same {
		return nil
	}
	if key == "stepsCompleted" {
		var steps []string
		if err := before.Decode(key, &steps); err == nil {
			return front.Set(key, steps)
		}
		return nil
	}
	value := ""
	if err := before.Decode(key, &value); err == nil {
		return front.Set(key, value)
	}
	return nil
}

// promote moves the status of every document that is on disk or about to be.
// What was generated of it keeps the status that it was generated with, see likeNow.
func (s *Session) promote(p *Prepared, status specs.Status) error {
	for _, doc := range s.Package.Documents() {
		if doc.Header().Status == status {
			continue
		}
		if err := s.setStatus(p, doc.Path(), status); err != nil {
			return err
		}
		doc.Header().Status = status
	}
	return nil
}

func (s *Session) setStatus(p *Prepared, name string, status specs.Status) error {
	if _, _, err := s.current(name); err != nil {
		return err
	}
	data, staged := p.writes[name]
	if !staged {
		data = s.files[name]
	}
	if data == nil {
		return nil
	}
	changed, err := withStatus(data, status)
	if err != nil {
		return err
	}
	p.writes[name] = changed
	return nil
}

// likeNow is what was generated of a document, with the status that the document has by
// now. The status says how far the package is and is no part of what was generated, so a
// package that is promoted is written once and not twice. A document that is gone has the
// status of the report on the package.
func (s *Session) likeNow(base, mine []byte) []byte {
	if bytes.Equal(base, mine) {
		return base
	}
	status := specs.Status(statusOf(mine))
	if mine == nil && s.Package.Readiness != nil {
		status = s.Package.Readiness.Meta.Status
	}
	if status == "" {
		return base
	}
	if now, err := withStatus(base, status); err == nil {
		return now
	}
	return base // damaged: it is compared as it is
}

func withStatus(data []byte, status specs.Status) ([]byte, error) {
	front, err := frontmatter.Parse(data)
	if err != nil || !front.Has("status") {
		return data, err
	}
	if err := front.Set("status", string(status)); err != nil {
		return nil, err
	}
	return front.Bytes(), nil
}
