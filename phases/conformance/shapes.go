package conformance

import (
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// fitsShape says whether a name begins, ends or looks as a statement wants it.
func fitsShape(s *meaning.Statement, name string) bool {
	switch {
	case s.Pattern != "":
		return codebase.FileMatches(path.Base(s.Pattern), name)
	case s.Suffix != "":
		return strings.HasSuffix(name, s.Suffix)
	case s.Prefix != "":
		return hasPrefix(name, s.Prefix)
	}
	return !hasPrefix(name, s.NoPrefix)
}

// hasPrefix: behind one capital letter a word has to begin, so that "Item" does
// not begin with "I".
func hasPrefix(name, prefix string) bool {
	rest, found := strings.CutPrefix(name, prefix)
	if !found || len(prefix) > 1 || prefix[0] < 'A' || prefix[0] > 'Z' {
		return found
	}
	return len(rest) > 1 && rest[0] >= 'A' && rest[0] <= 'Z' && rest[1] >= 'a' && rest[1] <= 'z'
}

// wanted says what a shape asks for, behind "does not".
func wanted(s *meaning.Statement) string {
	switch {
	case s.Pattern != "":
		return "fit " + s.Pattern
	case s.Suffix != "":
		return "end with " + s.Suffix
	case s.Prefix != "":
		return "begin with " + s.Prefix
	}
	return "do without the prefix " + s.NoPrefix
}

// sameEnding says whether a shape is about files with the ending of a name.
func sameEnding(s *meaning.Statement, base string) bool {
	ending := path.Ext(s.Pattern + s.Suffix)
	return ending == "" || ending == path.Ext(base) || strings.Contains(ending, "*")
}

// testFileNames looks at files that are certainly tests.
func (t *trial) testFileNames(s *meaning.Statement) {
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code && t.isTest(f) }) {
		base := path.Base(f.Path)
		name := base
		if s.Suffix != "" && path.Ext(s.Suffix) == "" {
			name = strings.TrimSuffix(base, path.Ext(base))
		}
		if s.Style != "" {
			stem := stemOf(f, base)
			if stem != "" && !prescribed(f, base, s.Style) && !fits(stem, s.Style, f.Language) {
				t.find(s, f.Path, 0, "rename it", "the file name %s is not in %s", base, s.Style)
			}
			continue
		}
		if sameEnding(s, base) && !fitsShape(s, name) {
			t.find(s, f.Path, 0, "rename it", "the name of the test %s does not %s", base, wanted(s))
		}
	}
}

// testNames are the names by which tools find tests.
func testNames() []string {
	return []string{
		"*_test.go", "*.test.*", "*.spec.*", "test_*.py", "*_test.py", "*Test.java", "*Tests.java", "*Test.kt", "*Tests.cs",
		"*Test.cs", "*_spec.rb", "*_test.rb", "*Test.php", "*_test.rs", "*.cy.ts", "*.cy.js",
	}
}

// isTest says whether a file is a test: by its name, or because it lies where
// tests lie and holds test cases.
func (t *trial) isTest(f *codebase.SourceFile) bool {
	for _, pattern := range testNames() {
		if codebase.FileMatches(pattern, f.Path) {
			return true
		}
	}
	if !f.Test {
		return false
	}
	text := t.project.text(f.Path)
	if !text.ok {
		return false
	}
	for _, line := range text.lines() {
		if isTestCase(f.Language, strings.TrimSpace(line)) {
			return true
		}
	}
	return false
}

func isTestCase(language, line string) bool {
	begins := map[string][]string{
		"TypeScript": {"describe(", "it(", "test(", "describe.", "it.each", "test.each"},
		"JavaScript": {"describe(", "it(", "test(", "describe.", "it.each", "test.each"},
		"Python":     {"def test_", "async def test_"},
		"Java":       {"@Test"}, "Kotlin": {"@Test"}, "C#": {"[Fact]", "[Test]", "[TestMethod]"}, "PHP": {"public function test"},
		"Ruby": {"describe ", "it \"", "it '", "def test_"},
	}
	return slices.ContainsFunc(begins[language], func(b string) bool { return strings.HasPrefix(line, b) })
}

// bannedNames looks for names that nothing may have.
func (t *trial) bannedNames(s *meaning.Statement) {
	reported := map[string]bool{}
	for _, f := range t.files(s, func(*codebase.SourceFile) bool { return true }) {
		base := path.Base(f.Path)
		stem, _, _ := strings.Cut(base, ".")
		for _, name := range s.Files {
			if base == name || !strings.Contains(name, ".") && stem == name {
				t.find(s, f.Path, 0, "give it a name that says what it is for", "no file may be called %s", name)
			}
		}
		for dir := path.Dir(f.Path); dir != "." && f.Code; dir = path.Dir(dir) {
			if name := path.Base(dir); slices.Contains(s.Folders, name) && !reported[dir] {
				reported[dir] = true
				t.find(s, f.Path, 0, "give the folder a name that says what it is for", "it lies in %s, but no folder may be called %s", dir, name)
			}
		}
	}
}

// besideSource looks for tests whose source lies in another folder, while in
// their own there is nothing but tests.
func (t *trial) besideSource(s *meaning.Statement) {
	homes := map[string][]string{} // by what is tested
	lived := map[string]bool{}     // folders with source in a language
	for i := range t.project.sources.Files {
		if f := &t.project.sources.Files[i]; f.Code && !f.Test {
			key := f.Language + " " + strings.ToLower(strings.TrimSuffix(path.Base(f.Path), path.Ext(f.Path)))
			homes[key] = append(homes[key], path.Dir(f.Path))
			lived[f.Language+" "+path.Dir(f.Path)] = true
		}
	}
	any := false
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code && t.isTest(f) }) {
		any = true
		found := homes[f.Language+" "+strings.ToLower(tested(path.Base(f.Path)))]
		dir := path.Dir(f.Path)
		if len(found) != 1 || found[0] == dir || lived[f.Language+" "+dir] || path.Base(dir) == "__tests__" && path.Dir(dir) == found[0] {
			continue
		}
		t.find(s, f.Path, 0, "move it to "+found[0], "the test lies apart from what it tests, in %s", found[0])
	}
	if !any && t.project.whole() {
		t.cannot("there are no tests")
	}
}

// tested is what a test file is called after.
func tested(base string) string {
	stem := strings.TrimSuffix(base, path.Ext(base))
	for _, mark := range []string{".test", ".spec", ".cy", "_test", "_spec", "Tests", "Test"} {
		if rest, found := strings.CutSuffix(stem, mark); found {
			return rest
		}
	}
	return strings.TrimPrefix(stem, "test_")
}

// placement looks for files that lie outside of their folders.
func (t *trial) placement(s *meaning.Statement) {
	any := false
	for _, f := range t.files(s, func(*codebase.SourceFile) bool { return true }) {
		if !t.isOf(s.Files, f) {
			continue
		}
		any = true
		if !slices.ContainsFunc(s.Folders, func(folder string) bool { return liesIn(f.Path, folder) }) {
			t.find(s, f.Path, 0, "move it to "+strings.Join(s.Folders, " or "), "it belongs in %s", strings.Join(s.Folders, " or "))
		}
	}
	if !any && t.project.whole() {
		t.cannot("there are no such files")
	}
}

func (t *trial) isOf(kinds []string, f *codebase.SourceFile) bool {
	for _, kind := range kinds {
		if kind == "tests" && f.Code && t.isTest(f) || kind != "tests" && codebase.FileMatches(kind, f.Path) {
			return true
		}
	}
	return false
}

// liesIn says whether a file lies in a folder: from the root of the project, or
// from that of one of its packages.
func liesIn(file, folder string) bool {
	return covers(folder, file) || strings.Contains("/"+path.Dir(file)+"/", "/"+strings.Trim(folder, "/")+"/")
}
