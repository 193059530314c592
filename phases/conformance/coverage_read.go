package conformance

import (
	"bufio"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// counts is how much of something is covered.
type counts struct{ covered, total float64 }

func (c counts) percent() float64 { return 100 * c.covered / c.total }

func (c *counts) add(o counts) {
	c.covered += o.covered
	c.total += o.total
}

// measured is what a coverage report says of the whole and of each file. A file
// that it does not name one by one has no entry in files.
type measured struct {
	file            string // the report
	lines, branches counts
	goOnly          bool // it can only be about Go
	files           map[string]*fileCounts
}

type fileCounts struct{ lines, branches counts }

// of is the entry of a file.
func (m *measured) of(file string) *fileCounts {
	if m.files == nil {
		m.files = map[string]*fileCounts{}
	}
	if m.files[file] == nil {
		m.files[file] = &fileCounts{}
	}
	return m.files[file]
}

// in is what is covered of the code in a language, of all code without one; no
// total when the report does not tell.
func (m *measured) in(p *project, language string, branches bool) counts {
	pick := func(lines, of counts) counts {
		if branches {
			return of
		}
		return lines
	}
	if language == "" || m.goOnly && language == "Go" {
		return pick(m.lines, m.branches)
	}
	var sum counts
	for _, file := range slices.Sorted(maps.Keys(m.files)) {
		if p.languageOf(file) == language {
			sum.add(pick(m.files[file].lines, m.files[file].branches))
		}
	}
	return sum
}

// goProfile counts statements. A block that several test binaries report counts
// once.
func (m *measured) goProfile(data []byte) error {
	type block struct {
		statements float64
		hit        bool
	}
	m.goOnly = true
	blocks := map[string]block{}
	lines := bufio.NewScanner(bytes.NewReader(data))
	for lines.Scan() {
		fields := strings.Fields(lines.Text())
		if len(fields) != 3 {
			continue // the mode, or a cut line
		}
		n, errN := strconv.ParseFloat(fields[1], 64)
		count, errCount := strconv.ParseFloat(fields[2], 64)
		if errN != nil || errCount != nil {
			return errNoReport
		}
		blocks[fields[0]] = block{n, blocks[fields[0]].hit || count > 0}
	}
	for _, b := range blocks {
		m.lines.total += b.statements
		if b.hit {
			m.lines.covered += b.statements
		}
	}
	return lines.Err()
}

// lcov sums lines and branches found and hit.
func (m *measured) lcov(data []byte) {
	file := ""
	for line := range strings.Lines(string(data)) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), ":")
		if key == "SF" {
			file = value
		}
		n, err := strconv.ParseFloat(value, 64)
		if err != nil {
			continue
		}
		switch key {
		case "LF":
			m.lines.total += n
			m.of(file).lines.total += n
		case "LH":
			m.lines.covered += n
			m.of(file).lines.covered += n
		case "BRF":
			m.branches.total += n
			m.of(file).branches.total += n
		case "BRH":
			m.branches.covered += n
			m.of(file).branches.covered += n
		}
	}
}

// summary reads a coverage-summary.json: the total, and each file by its path.
func (m *measured) summary(data []byte) error {
	type count struct {
		Total   float64 `json:"total"`
		Covered float64 `json:"covered"`
	}
	var s map[string]struct {
		Lines    count `json:"lines"`
		Branches count `json:"branches"`
	}
	if err := json.Unmarshal(data, &s); err != nil {
		return err
	}
	for file, one := range s {
		c := fileCounts{counts{one.Lines.Covered, one.Lines.Total}, counts{one.Branches.Covered, one.Branches.Total}}
		if file == "total" {
			m.lines, m.branches = c.lines, c.branches
			continue
		}
		*m.of(file) = c
	}
	return nil
}

// xml reads Cobertura, JaCoCo and Clover.
func (m *measured) xml(data []byte) error {
	decoder := xml.NewDecoder(bytes.NewReader(data))
	decoder.Strict = false
	r := xmlReport{m: m}
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.StartElement:
			r.begin(t)
		case xml.EndElement:
			r.end(t.Name.Local)
		}
	}
	return nil
}

// xmlReport follows a report in XML down to its files.
type xmlReport struct {
	m     *measured
	open  []string
	file  *fileCounts // that is being read
	lines bool        // within the lines of a class, and of no method of it
}

func (r *xmlReport) begin(t xml.StartElement) {
	attribute := map[string]string{}
	for _, a := range t.Attr {
		attribute[a.Name.Local] = a.Value
	}
	number := func(name string) float64 {
		n, err := strconv.ParseFloat(attribute[name], 64)
		if err != nil {
			return 0
		}
		return n
	}
	above := ""
	if n := len(r.open); n > 0 {
		above = r.open[n-1]
	}
	r.open = append(r.open, t.Name.Local)
	switch name := t.Name.Local; {
	case name == "coverage" && above == "" && attribute["line-rate"] != "": // Cobertura
		r.m.lines = counts{number("lines-covered"), number("lines-valid")}
		if r.m.lines.total == 0 {
			r.m.lines = counts{number("line-rate"), 1}
		}
		r.m.branches = counts{number("branches-covered"), number("branches-valid")}
	case name == "class" && attribute["filename"] != "":
		r.file = r.m.of(attribute["filename"])
	case name == "lines" && above == "class":
		r.lines = true
	case name == "line" && r.lines && r.file != nil:
		r.file.lines.total++
		if number("hits") > 0 {
			r.file.lines.covered++
		}
		r.branch(attribute["condition-coverage"])
	case name == "sourcefile": // JaCoCo
		r.file = r.m.of(attribute["name"])
	case name == "counter":
		c := counts{number("covered"), number("covered") + number("missed")}
		switch {
		case above == "report" && attribute["type"] == "LINE":
			r.m.lines = c
		case above == "report" && attribute["type"] == "BRANCH":
			r.m.branches = c
		case above == "sourcefile" && attribute["type"] == "LINE":
			r.file.lines.add(c)
		case above == "sourcefile" && attribute["type"] == "BRANCH":
			r.file.branches.add(c)
		}
	case name == "file": // Clover
		path := attribute["path"]
		if path == "" {
			path = attribute["name"]
		}
		r.file = r.m.of(path)
	case name == "metrics" && (above == "project" || above == "file"):
		lines := counts{number("coveredstatements"), number("statements")}
		branches := counts{number("coveredconditionals"), number("conditionals")}
		if above == "project" {
			r.m.lines, r.m.branches = lines, branches
		} else if r.file != nil {
			r.file.lines.add(lines)
			r.file.branches.add(branches)
		}
	}
}

// branch adds the ways of one line, as in "50% (1/2)".
func (r *xmlReport) branch(text string) {
	_, inner, _ := strings.Cut(text, "(")
	hit, all, found := strings.Cut(strings.TrimSuffix(inner, ")"), "/")
	covered, errCovered := strconv.ParseFloat(hit, 64)
	total, errTotal := strconv.ParseFloat(all, 64)
	if found && errCovered == nil && errTotal == nil {
		r.file.branches.add(counts{covered, total})
	}
}

func (r *xmlReport) end(name string) {
	if n := len(r.open); n > 0 {
		r.open = r.open[:n-1]
	}
	switch name {
	case "class", "sourcefile", "file":
		r.file = nil
	case "lines":
		r.lines = false
	}
}
