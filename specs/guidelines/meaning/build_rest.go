package meaning

import "slices"

// buildRest makes the statements that are not about technologies.
func buildRest(kind string, s Statement, got captures) []Statement {
	switch kind {
	case "naming", "shape":
		return buildNames(kind, s, got)
	case "noname":
		s.Kind, s.Folders, s.Files = Names, valueOf[[]string](got, "folders"), valueOf[[]string](got, "files")
	case "beside":
		s.Kind = Beside
	case "place":
		s.Kind, s.Files, s.Folders = Place, valueOf[[]string](got, "kinds"), valueOf[[]string](got, "folder")
	case "command":
		s.Kind, s.Run = Command, valueOf[string](got, "cmd")
	case "noimport", "onlyimport", "nodatabase":
		return buildImports(kind, s, got)
	default:
		return buildLimit(kind, s, got)
	}
	return []Statement{s}
}

// buildNames is a rule on the names of things; in one language each.
func buildNames(kind string, s Statement, got captures) []Statement {
	s.Kind = Naming
	if kind == "shape" {
		s.Kind = Shape
	}
	s.Style = valueOf[string](got, "style")
	s.Pattern, s.Prefix = valueOf[string](got, "glob"), valueOf[string](got, "prefix")
	s.Suffix, s.NoPrefix = valueOf[string](got, "suffix"), valueOf[string](got, "noprefix")
	var out []Statement
	for _, t := range valueOf[[]thing](got, "things") {
		i := slices.IndexFunc(out, func(o Statement) bool { return o.Scope.Language == t.language })
		if i < 0 {
			one := s
			one.Scope.Language = t.language
			out = append(out, one)
			i = len(out) - 1
		}
		add(&out[i].Things, []string{t.id})
	}
	return out
}

func buildImports(kind string, s Statement, got captures) []Statement {
	from, to := partsOf(got, "from"), partsOf(got, "to")
	s.Kind = NoImport
	if kind == "onlyimport" {
		s.Kind = OnlyImport
	}
	if kind == "nodatabase" {
		to = []Part{{Name: "the database", Database: true}}
	}
	if len(from) == 0 || len(to) == 0 {
		return nil
	}
	s.From, s.To = from, to
	return []Statement{s}
}

func partsOf(got captures, name string) []Part {
	if list := valueOf[[]Part](got, name); len(list) > 0 {
		return list
	}
	var out []Part
	for _, p := range valueOf[[]string](got, name) {
		out = append(out, Part{Name: p, Path: true})
	}
	return out
}

func buildLimit(kind string, s Statement, got captures) []Statement {
	measure := map[string]string{
		"coverage": Coverage, "functionlength": "function length", "filelength": "file length", "linelength": "line length",
	}[kind]
	bound := valueOf[float64](got, "n")
	if measure == "" || bound <= 0 {
		return nil
	}
	if got.has("branch") {
		measure = BranchCoverage
	}
	s.Kind, s.Measure, s.Bound = Limit, measure, bound
	return []Statement{s}
}
