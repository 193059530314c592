package conformance

import (
	"regexp"
	"strings"
)

// scriptDeclarations reads JavaScript and TypeScript, line by line.
func scriptDeclarations(lines []string) []declaration {
	export := `^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?`
	function := regexp.MustCompile(export + `(?:async\s+)?function\s*\*?\s+([A-Za-z_$][\w$]*)`)
	arrow := regexp.MustCompile(export + `(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*(?::[^=]*)?=\s*(?:async\s*)?(?:\([^()]*\)\s*(?::\s*[^={}]+)?=>|[A-Za-z_$][\w$]*\s*=>|function\b)`)
	class := regexp.MustCompile(export + `(?:abstract\s+)?class\s+([A-Za-z_$][\w$]*)`)
	face := regexp.MustCompile(export + `interface\s+([A-Za-z_$][\w$]*)`)
	alias := regexp.MustCompile(export + `type\s+([A-Za-z_$][\w$]*)\s*(?:<[^=]*>)?\s*=`)
	enum := regexp.MustCompile(export + `(?:const\s+)?enum\s+([A-Za-z_$][\w$]*)`)
	// a number, or a text that others see; other texts may be anything
	literal := regexp.MustCompile(`^(?:export\s+const\s+([A-Za-z_$][\w$]*)\s*(?::\s*(?:string|number|boolean))?\s*=\s*(?:-?\d[\d_.]*|true|false|'[^']*'|"[^"]*")|const\s+([A-Za-z_$][\w$]*)\s*(?::\s*number)?\s*=\s*-?\d[\d_.]*)\s*;?\s*$`)
	variable := regexp.MustCompile(`^\s*(?:export\s+)?(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*(?:[:=;]|$)`)
	var out []declaration
	for i, line := range lines {
		switch {
		case function.MatchString(line):
			out = append(out, declaration{"functions", group(function, line), i + 1, braces(lines, i)})
		case arrow.MatchString(line):
			out = append(out, declaration{"functions", group(arrow, line), i + 1, arrowLines(lines, i)})
		case class.MatchString(line):
			out = append(out, declaration{"classes", group(class, line), i + 1, 0})
		case face.MatchString(line):
			out = append(out, declaration{"interfaces", group(face, line), i + 1, 0}, declaration{"types", group(face, line), i + 1, 0})
		case alias.MatchString(line):
			out = append(out, declaration{"types", group(alias, line), i + 1, 0})
		case enum.MatchString(line):
			out = append(out, declaration{"enums", group(enum, line), i + 1, 0})
		case literal.MatchString(line):
			out = append(out, declaration{"constants", group(literal, line), i + 1, 0})
		case variable.MatchString(line):
			out = append(out, declaration{"variables", group(variable, line), i + 1, 0})
		}
	}
	return out
}

// group is the name that a pattern found.
func group(re *regexp.Regexp, line string) string {
	return strings.Join(re.FindStringSubmatch(line)[1:], "")
}

// arrowLines is the length of an arrow function with a body in braces.
func arrowLines(lines []string, i int) int {
	if strings.HasSuffix(strings.TrimSpace(lines[i]), "{") {
		return braces(lines, i)
	}
	return 0
}

// braces counts the lines from a declaration to the end of its body; 0 when
// its body does not begin within a few lines or does not end.
func braces(lines []string, start int) int {
	depth, parens, opened := 0, 0, false
	for i := start; i < len(lines); i++ {
		for _, c := range lines[i] {
			switch c {
			case '(', '[':
				parens++
			case ')', ']':
				parens--
			case '{':
				depth++
				opened = opened || parens <= 0
			case '}':
				depth--
			case ';':
				if !opened && parens <= 0 && depth == 0 {
					return 0 // without a body
				}
			}
			if opened && depth == 0 && c == '}' {
				return i - start + 1
			}
		}
		if !opened && i-start > 30 {
			return 0
		}
	}
	return 0
}

// pythonDeclarations reads functions, classes and constants. Methods of classes
// that have a base may have to be called as they are.
func pythonDeclarations(lines []string) []declaration {
	def := regexp.MustCompile(`^(\s*)(?:async\s+)?def\s+([A-Za-z_]\w*)`)
	class := regexp.MustCompile(`^(\s*)class\s+([A-Za-z_]\w*)\s*(\([^)]*\S[^)]*\))?`)
	// a number, or what says of itself that it is final; texts may be settings of a framework
	constant := regexp.MustCompile(`^([A-Za-z]\w*)\s*(?:(?::\s*(?:int|float))?\s*=\s*-?\d[\d_.]*|:\s*Final(?:\[\w+\])?\s*=.*)\s*$`)
	var out []declaration
	derived := -1 // indent of the class with a base that is open
	for i, line := range lines {
		if strings.TrimSpace(line) == "" {
			continue
		}
		indent := len(line) - len(strings.TrimLeft(line, " \t"))
		if indent <= derived {
			derived = -1
		}
		if m := class.FindStringSubmatch(line); m != nil {
			out = append(out, declaration{"classes", m[2], i + 1, 0})
			if m[3] != "" && m[3] != "(object)" && derived < 0 {
				derived = indent
			}
			continue
		}
		if m := def.FindStringSubmatch(line); m != nil {
			thing := "functions"
			if derived >= 0 {
				thing = "methods of a derived class"
			}
			out = append(out, declaration{thing, m[2], i + 1, indented(lines, i, indent)})
			continue
		}
		if m := constant.FindStringSubmatch(line); m != nil && !assignedAgain(lines, i, m[1]) {
			out = append(out, declaration{"constants", m[1], i + 1, 0})
		}
	}
	return out
}

// indented counts the lines of a Python function.
func indented(lines []string, start, indent int) int {
	end, head := start, true
	for i := start; i < len(lines); i++ {
		line := lines[i]
		if strings.TrimSpace(line) == "" {
			continue
		}
		if i > start && !head && len(line)-len(strings.TrimLeft(line, " \t")) <= indent {
			break
		}
		if head && strings.HasSuffix(strings.TrimSpace(line), ":") {
			head = false
		}
		end = i
	}
	return end - start + 1
}

// assignedAgain says whether a module assigns a name more than once.
func assignedAgain(lines []string, at int, name string) bool {
	for i, line := range lines {
		bare := strings.TrimSpace(line)
		rest, found := strings.CutPrefix(bare, name)
		if i == at || !found {
			if strings.HasPrefix(bare, "global ") && strings.Contains(bare, name) {
				return true
			}
			continue
		}
		rest = strings.TrimLeft(rest, " ")
		if strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "==") || len(rest) > 1 && rest[1] == '=' && strings.IndexByte("+-*/|&", rest[0]) >= 0 {
			return true
		}
	}
	return false
}

// classDeclarations reads languages whose declarations begin with a keyword.
func classDeclarations(language string, lines []string) []declaration {
	var out []declaration
	for _, k := range keywords(language) {
		re := regexp.MustCompile(k.pattern)
		for i, line := range lines {
			m := re.FindStringSubmatch(line)
			if m == nil {
				continue
			}
			d := declaration{thing: k.thing, name: m[1], line: i + 1}
			if k.thing == "functions" {
				d.lines = braces(lines, i)
			}
			out = append(out, d)
		}
	}
	return out
}

// keyword is how a language declares a thing.
type keyword struct{ thing, pattern string }

func keywords(language string) []keyword {
	const modifiers = `^\s*(?:(?:public|private|protected|internal|static|final|abstract|sealed|open|data|partial|readonly|virtual|async|inline|suspend|operator|synchronized|default|unsafe|extern|pub|pub\([a-z]+\)|const)\s+)*`
	switch language {
	case "Java", "C#":
		list := []keyword{
			{"classes", modifiers + `class\s+([A-Za-z_]\w*)`},
			{"interfaces", modifiers + `interface\s+([A-Za-z_]\w*)`},
			{"enums", modifiers + `enum\s+([A-Za-z_]\w*)`},
			{"functions", `^\s*(?:public|private|protected|internal)\s+(?:(?:static|final|abstract|virtual|async|synchronized|sealed)\s+)*(?:<[^>]+>\s+)?[A-Za-z_][\w.<>\[\],? ]*\s+([A-Za-z_]\w*)\s*\(`},
		}
		if language == "Java" {
			return append(list, keyword{"constants", `^\s*(?:(?:public|private|protected)\s+)?static\s+final\s+(?:int|long|double|float|boolean|char|byte|short|String)\s+([A-Za-z_]\w*)\s*=`})
		}
		return append(list, keyword{"constants", `^\s*(?:(?:public|private|protected|internal)\s+)?const\s+\w+\s+([A-Za-z_]\w*)\s*=`})
	case "Kotlin":
		return []keyword{
			{"classes", modifiers + `(?:enum\s+|annotation\s+)?class\s+([A-Za-z_]\w*)`},
			{"interfaces", modifiers + `(?:fun\s+)?interface\s+([A-Za-z_]\w*)`},
			{"functions", modifiers + `fun\s+(?:<[^>]+>\s+)?(?:[A-Za-z_][\w.<>?]*\.)?([a-z_]\w*)\s*\(`}, // those in capitals are composables
			{"constants", `^\s*(?:(?:public|private|protected|internal)\s+)?const\s+val\s+([A-Za-z_]\w*)`},
		}
	case "Rust":
		return []keyword{
			{"functions", modifiers + `fn\s+([A-Za-z_]\w*)`},
			{"types", modifiers + `(?:struct|trait|union)\s+([A-Za-z_]\w*)`},
			{"enums", modifiers + `enum\s+([A-Za-z_]\w*)`},
			{"constants", `^\s*(?:pub(?:\([a-z]+\))?\s+)?(?:const|static)\s+([A-Za-z]\w*)\s*:`},
		}
	case "PHP":
		return []keyword{
			{"functions", modifiers + `function\s+&?([A-Za-z]\w*)\s*\(`},
			{"classes", modifiers + `class\s+([A-Za-z_]\w*)`},
			{"interfaces", modifiers + `interface\s+([A-Za-z_]\w*)`},
			{"constants", `^\s*(?:(?:public|private|protected|final)\s+)*const\s+(?:\??\w+\s+)?([A-Za-z_]\w*)\s*=`},
		}
	}
	return nil
}
