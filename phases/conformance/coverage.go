package conformance

import (
	"bytes"
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
	known := false
	for _, r := range reports {
		c := r.in(t.project, s.Scope.Language, s.Measure == meaning.BranchCoverage)
		if c.total <= 0 {
			continue
		}
		known = true
		if c.percent()+1e-9 < s.Bound {
			t.find(s, r.file, 0, "test what is not covered, then make the report again", "%s is %s %%, at least %s %% are required", covered(s), strconv.FormatFloat(floor1(c.percent()), 'f', -1, 64), shown(s.Bound))
		}
	}
	if !known {
		t.cannot("no coverage report tells the %s", covered(s))
	}
}

// covered is what a rule asks a coverage of, in words.
func covered(s *meaning.Statement) string {
	if s.Scope.Language == "" {
		return s.Measure
	}
	return s.Measure + " of " + s.Scope.Language
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
	for i := range p.sources.Files {
		if f := &p.sources.Files[i]; f.Manifest && !slices.Contains(dirs, path.Dir(f.Path)) {
			dirs = append(dirs, path.Dir(f.Path))
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
		err = m.goProfile(data)
	case strings.HasSuffix(file, ".info"):
		m.lcov(data)
	case strings.HasSuffix(file, ".json"):
		err = m.summary(data)
	case strings.HasSuffix(file, ".xml"):
		err = m.xml(data)
	default:
		err = errNoReport
	}
	if err == nil && m.lines.total <= 0 {
		err = errNoReport
	}
	return m, err
}
