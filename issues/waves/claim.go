package waves

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Bounds of one claim; nothing that a person writes comes near them.
const (
	longestClaim    = 4096 // bytes, as long as a path may be
	mostClaimChoice = 256  // what the braces of one claim may stand for
)

// Claim is what a piece of work wants to itself: one path of the project or a
// pattern of paths. "src/" and "src" are the folder and all that is in it; in
// patterns "*" and "?" stay inside one name, "**" as a name stands for any
// number of names, "[a-z]" is one character and "{a,b}" one of several texts.
// As brackets and braces may be part of a real name (app/[id]/page.tsx), a
// claim with them means the name as it is spelt, too.
type Claim struct {
	text  string
	forms []form
}

// String is the claim as it was understood: "./a//b" is "a/b".
func (c Claim) String() string { return c.text }

// ParseClaim reads one claim. What points out of the project ("..", "/etc") or
// is no path with "/" between its names is input.bad_claim.
func ParseClaim(text string) (Claim, error) {
	names, err := splitClaim(text)
	if err != nil {
		return Claim{}, err
	}
	clean := strings.Join(names, "/")
	claim := Claim{text: clean}
	folder := strings.HasSuffix(text, "/") && clean != ""
	if folder {
		claim.text += "/"
	}
	if clean == "" { // "." is the whole project
		return Claim{text: ".", forms: []form{{below: true}}}, nil
	}
	spelt := []string{clean}
	if choices, ok := choices(clean); !ok {
		return Claim{}, badClaim(text, "its braces stand for more than %d names", mostClaimChoice)
	} else if len(choices) != 1 || choices[0] != clean {
		spelt = append(spelt, choices...)
	}
	for _, one := range spelt {
		claim.add(makeForm(one, false, folder))
		if strings.Contains(one, "[") {
			claim.add(makeForm(one, true, folder))
		}
	}
	return claim, nil
}

func (c *Claim) add(f form) {
	same := func(other form) bool { return other.text == f.text && other.classes == f.classes }
	if !slices.ContainsFunc(c.forms, same) {
		c.forms = append(c.forms, f)
	}
}

// splitClaim takes a claim apart at its slashes, without "." and empty names.
func splitClaim(text string) ([]string, error) {
	switch {
	case text == "":
		return nil, badClaim(text, "it is empty")
	case len(text) > longestClaim:
		return nil, badClaim(text[:40]+"…", "it is longer than %d bytes", longestClaim)
	case !utf8.ValidString(text) || strings.ContainsFunc(text, unicode.IsControl):
		return nil, badClaim(text, "it holds what is no text")
	case strings.Contains(text, `\`):
		return nil, badClaim(text, `names are separated by "/"`)
	case strings.HasPrefix(text, "/"):
		return nil, badClaim(text, "it is not inside the project")
	}
	var names []string
	for name := range strings.SplitSeq(text, "/") {
		if name == ".." {
			return nil, badClaim(text, "it may lead out of the project")
		}
		if name != "" && name != "." {
			names = append(names, name)
		}
	}
	return names, nil
}

func badClaim(text, format string, args ...any) *problem.Problem {
	p := problem.New("input.bad_claim", format, args...)
	p.Message = `"` + strings.ToValidUTF8(text, "\uFFFD") + `" cannot be claimed: ` + p.Message
	return p.Mend("write a path or pattern relative to the project, such as src/ or docs/*.md")
}

// choices writes out the braces of a text, the outer ones first. A text that
// has none, or whose braces do not pair, stands for itself.
func choices(text string) (all []string, ok bool) {
	todo := []string{text}
	for len(todo) > 0 {
		if len(todo)+len(all) > mostClaimChoice {
			return nil, false
		}
		one := todo[0]
		todo = todo[1:]
		before, parts, after := cutBraces(one)
		if parts == nil {
			all = append(all, one)
			continue
		}
		for _, part := range parts {
			todo = append(todo, before+part+after)
		}
	}
	slices.Sort(all)
	return slices.Compact(all), true
}

// cutBraces finds the first pair of braces; parts is nil when there is none.
func cutBraces(text string) (before string, parts []string, after string) {
	open := strings.IndexByte(text, '{')
	if open < 0 {
		return text, nil, ""
	}
	depth, from := 0, open+1
	for i := open; i < len(text); i++ {
		switch {
		case text[i] == '{':
			depth++
		case text[i] == ',' && depth == 1:
			parts = append(parts, text[from:i])
			from = i + 1
		case text[i] == '}':
			if depth--; depth == 0 {
				return text[:open], append(parts, text[from:i]), text[i+1:]
			}
		}
	}
	return text, nil, ""
}
