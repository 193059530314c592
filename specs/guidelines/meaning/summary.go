package meaning

import (
	"strconv"
	"strings"
)

// String says in a few words what can be checked of a rule, statement by
// statement; "-" when nothing can.
func (m Meaning) String() string {
	if len(m.Statements) == 0 {
		return "-"
	}
	list := make([]string, len(m.Statements))
	for i, s := range m.Statements {
		list[i] = s.String()
	}
	return strings.Join(list, "; ")
}

// String says in a few words what a statement asks for.
func (s Statement) String() string {
	text := s.body() + s.Scope.String()
	if s.NotMain {
		text += " except in main"
	}
	if s.Scope.Language != "" && s.Kind != Naming && s.Kind != Shape {
		text += " in " + s.Scope.Language + " files"
	}
	if s.Strength == Should {
		text = "should " + text
	}
	return text
}

func (s Statement) body() string {
	switch s.Kind {
	case Forbid:
		list := append([]string(nil), s.Technologies...)
		for _, g := range s.Groups {
			list = append(list, "any "+g)
		}
		for _, p := range s.Packages {
			list = append(list, "package "+p)
		}
		return "forbid " + strings.Join(list, ", ")
	case Require:
		return "require " + strings.Join(s.Technologies, ", ")
	case Only:
		return "only " + strings.Join(s.Technologies, ", ") + " as " + strings.Join(s.Groups, ", ")
	case Naming:
		return s.things() + " " + s.Style
	case Shape:
		return s.things() + s.shape()
	case Names:
		if len(s.Folders) > 0 {
			return "no folders named " + strings.Join(s.Folders, ", ")
		}
		return "no files named " + strings.Join(s.Files, ", ")
	case Beside:
		return "tests beside source"
	case Place:
		return strings.Join(s.Files, ", ") + " in " + strings.Join(s.Folders, ", ")
	case NoImport:
		return parts(s.From) + " must not import " + parts(s.To)
	case OnlyImport:
		return parts(s.To) + " imported only by " + parts(s.From)
	case Call:
		return "no calls of " + strings.Join(s.Calls, ", ")
	case Limit:
		return s.limit()
	case Command:
		return "run `" + s.Run + "`"
	}
	return string(s.Kind)
}

func (s Statement) things() string {
	text := strings.Join(s.Things, ", ")
	if s.Scope.Language != "" {
		text = s.Scope.Language + " " + text
	}
	return text
}

func (s Statement) shape() string {
	switch {
	case s.Pattern != "":
		return " named " + s.Pattern
	case s.Suffix != "":
		return " end with " + s.Suffix
	case s.Prefix != "":
		return " begin with " + s.Prefix
	}
	return " not begin with " + s.NoPrefix
}

func (s Statement) limit() string {
	n := strconv.FormatFloat(s.Bound, 'f', -1, 64)
	if s.Measure == Coverage || s.Measure == BranchCoverage {
		return s.Measure + " >= " + n + "%"
	}
	return s.Measure + " <= " + n
}

func parts(list []Part) string {
	names := make([]string, len(list))
	for i, p := range list {
		names[i] = p.Name
		if p.Database {
			names[i] = "any database"
		}
	}
	return strings.Join(names, ", ")
}

// String is how a scope reads behind a statement, with a blank in front; empty
// when it holds everywhere.
func (s Scope) String() string {
	text := ""
	if len(s.In) > 0 {
		text += " in " + strings.Join(s.In, ", ")
	}
	if len(s.Except) > 0 {
		text += " except in " + strings.Join(s.Except, ", ")
	}
	switch s.Tests {
	case "only":
		text += " in tests"
	case "except":
		text += " except in tests"
	}
	return text
}
