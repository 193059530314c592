package conformance

import (
	"bufio"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// maxReport is the size up to which a coverage report is read.
const maxReport = 64 << 20

// measured is what a coverage report says.
type measured struct {
	file           string
	covered, total float64
}

func (m measured) percent() float64 { return 100 * m.covered / m.total }

// coverage compares what the last coverage report says. Nothing is run to make
// one, and without one nothing can be said.
func (t *trial) coverage(s *meaning.Statement) {
	if t.project.options.Staged || !t.project.whole() {
		t.cannot("coverage is a matter of the whole project")
		return
	}
	if len(s.Scope.In)+len(s.Scope.Except) > 0 || s.Scope.Tests != "" {
		t.cannot("coverage of a part of the project is not read")
		return
	}
	reports, broken := t.project.reports()
	for _, text := range broken {
		t.cannot("%s", text)
	}
	if len(reports) == 0 {
		if len(broken) == 0 {
			t.cannot("there is no coverage report (%s)", strings.Join(reportNames()[:6], ", "))
		}
		return
	}
	for _, r := range reports {
		if r.percent()+1e-9 < s.Bound {
			t.find(s, r.file, 0, "test what is not covered, then make the report again", "coverage is %s %%, at least %s %% are required", strconv.FormatFloat(floor1(r.percent()), 'f', -1, 64), shown(s.Bound))
		}
	}
}

// floor1 cuts behind the first decimal, so that 79.96 does not read as 80.
func floor1(v float64) float64 { return float64(int(v*10)) / 10 }

// reportNames are where tools leave their coverage reports, relative to a
// package.
func reportNames() []string {
	return []string{
		"coverage.out", "lcov.info", "coverage.xml", "cobertura.xml", "jacoco.xml", "coverage-summary.json",
		"cover.out", "c.out", "coverage.txt", "coverage/lcov.info", "coverage/coverage-summary.json", "coverage/cobertura-coverage.xml",
		"coverage/coverage.xml", "target/site/jacoco/jacoco.xml", "build/reports/jacoco/test/jacocoTestReport.xml", "coverage/clover.xml",
	}
}

// reports reads the first report of the project and of each of its packages. A
// report is hardly ever committed, so the folders are looked into.
func (p *project) reports() (found []measured, broken []string) {
	dirs := []string{"."}
	for _, d := range p.sources.Declared {
		if dir := path.Dir(d.File); !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
		}
	}
	for _, dir := range dirs {
		for _, name := range reportNames() {
			file := path.Join(dir, name)
			m, err := p.report(file)
			if errors.Is(err, os.ErrNotExist) {
				continue
			}
			if err != nil {
				broken = append(broken, file+" is no coverage report that can be read")
				continue
			}
			found = append(found, m)
			break
		}
	}
	return found, broken
}

var errNoReport = errors.New("no coverage report")

func (p *project) report(file string) (measured, error) {
	f, err := p.door.Open(file)
	if err != nil {
		if errors.Is(err, os.ErrNotExist) || strings.Contains(err.Error(), "not a directory") {
			return measured{}, os.ErrNotExist
		}
		return measured{}, err
	}
	defer func() { _ = f.Close() }() // only read from
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return measured{}, os.ErrNotExist // a folder, such as that of the source of a coverage tool
	}
	data, err := io.ReadAll(io.LimitReader(f, maxReport))
	if err != nil {
		return measured{}, err
	}
	m := measured{file: file}
	switch {
	case bytes.HasPrefix(data, []byte("mode: ")):
		m.covered, m.total, err = goCoverage(data)
	case strings.HasSuffix(file, ".info"):
		m.covered, m.total = lcov(data)
	case strings.HasSuffix(file, ".json"):
		m.covered, m.total, err = summary(data)
	case strings.HasSuffix(file, ".xml"):
		m.covered, m.total, err = coverageXML(data)
	default:
		err = errNoReport
	}
	if err == nil && m.total <= 0 {
		err = errNoReport
	}
	return m, err
}

// goCoverage counts statements. A block that several test binaries report
// counts once.
func goCoverage(data []byte) (covered, total float64, err error) {
	type block struct {
		statements float64
		hit        bool
	}
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
			return 0, 0, errNoReport
		}
		blocks[fields[0]] = block{n, blocks[fields[0]].hit || count > 0}
	}
	for _, b := range blocks {
		total += b.statements
		if b.hit {
			covered += b.statements
		}
	}
	return covered, total, lines.Err()
}

// lcov sums lines found and lines hit.
func lcov(data []byte) (covered, total float64) {
	for line := range strings.Lines(string(data)) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), ":")
		n, err := strconv.ParseFloat(value, 64)
		if err != nil {
			continue
		}
		switch key {
		case "LF":
			total += n
		case "LH":
			covered += n
		}
	}
	return covered, total
}

// summary reads the totals of a coverage-summary.json.
func summary(data []byte) (covered, total float64, err error) {
	var s struct {
		Total struct {
			Lines struct {
				Total   float64 `json:"total"`
				Covered float64 `json:"covered"`
			} `json:"lines"`
		} `json:"total"`
	}
	err = json.Unmarshal(data, &s)
	return s.Total.Lines.Covered, s.Total.Lines.Total, err
}

// coverageXML reads the totals of Cobertura, JaCoCo and Clover.
func coverageXML(data []byte) (covered, total float64, err error) {
	var x struct {
		XMLName  xml.Name
		Covered  string `xml:"lines-covered,attr"`
		Valid    string `xml:"lines-valid,attr"`
		Rate     string `xml:"line-rate,attr"`
		Counters []struct {
			Type    string  `xml:"type,attr"`
			Missed  float64 `xml:"missed,attr"`
			Covered float64 `xml:"covered,attr"`
		} `xml:"counter"`
		Project struct {
			Metrics struct {
				Statements float64 `xml:"statements,attr"`
				Covered    float64 `xml:"coveredstatements,attr"`
			} `xml:"metrics"`
		} `xml:"project"`
	}
	decoder := xml.NewDecoder(bytes.NewReader(data))
	decoder.Strict = false
	if err := decoder.Decode(&x); err != nil {
		return 0, 0, err
	}
	for _, c := range x.Counters {
		if c.Type == "LINE" {
			return c.Covered, c.Covered + c.Missed, nil
		}
	}
	if n := x.Project.Metrics.Statements; n > 0 {
		return x.Project.Metrics.Covered, n, nil
	}
	covered, err = strconv.ParseFloat(x.Covered, 64)
	total, errTotal := strconv.ParseFloat(x.Valid, 64)
	if err == nil && errTotal == nil && total > 0 {
		return covered, total, nil
	}
	rate, err := strconv.ParseFloat(x.Rate, 64)
	return rate, 1, err
}
