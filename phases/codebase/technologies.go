package codebase

import (
	"path"
	"strings"
)

// technology is one row of technologies.yaml. The lists name packages by
// ecosystem.
type technology struct {
	Name     string   `yaml:"name"`
	Kind     string   `yaml:"kind"` // framework, database or tool
	Go       []string `yaml:"go"`
	NPM      []string `yaml:"npm"`
	PyPI     []string `yaml:"pypi"`
	Cargo    []string `yaml:"cargo"`
	Maven    []string `yaml:"maven"`
	Composer []string `yaml:"composer"`
	Gem      []string `yaml:"gem"`
	NuGet    []string `yaml:"nuget"`
	SDK      []string `yaml:"sdk"`     // of a .NET project
	Feature  []string `yaml:"feature"` // of a Rust database package
	Image    []string `yaml:"image"`   // containers in a compose file
	Prisma   []string `yaml:"prisma"`  // provider in schema.prisma
	Hex      []string `yaml:"hex"`
	Pub      []string `yaml:"pub"`
	Swift    []string `yaml:"swift"`
	CPP      []string `yaml:"cpp"`     // find_package, Conan, vcpkg and Meson, in lower case
	PyTool   []string `yaml:"pytool"`  // tables and sections of settings
	PyBuild  []string `yaml:"pybuild"` // what builds a Python package
	Files    []string `yaml:"files"`
	Code     *rule    `yaml:"code"` // what source files show
}

// ecosystems are those in which a technology can have packages.
func ecosystems() []string {
	return []string{"go", "npm", "pypi", "cargo", "maven", "composer", "gem", "nuget", "sdk", "feature", "image", "prisma", "hex", "pub", "swift", "cpp", "pytool", "pybuild"}
}

// packages are the names of the technology in an ecosystem.
func (t technology) packages(eco string) []string {
	switch eco {
	case "go":
		return t.Go
	case "npm":
		return t.NPM
	case "pypi":
		return t.PyPI
	case "cargo":
		return t.Cargo
	case "maven":
		return t.Maven
	case "composer":
		return t.Composer
	case "gem":
		return t.Gem
	case "nuget":
		return t.NuGet
	case "sdk":
		return t.SDK
	case "feature":
		return t.Feature
	case "image":
		return t.Image
	case "prisma":
		return t.Prisma
	case "hex":
		return t.Hex
	case "pub":
		return t.Pub
	case "swift":
		return t.Swift
	case "cpp":
		return t.CPP
	case "pytool":
		return t.PyTool
	case "pybuild":
		return t.PyBuild
	}
	return nil
}

// matches says whether the name of a dependency is one of the packages, or
// lies below one of them ("github.com/jackc/pgx" and "…/pgx/v5/pgxpool",
// "org.springframework.boot" and its artefacts).
func (d dependency) matches(list []string) bool {
	for _, want := range list {
		switch d.eco {
		case "go":
			if d.name == want || strings.HasPrefix(d.name, want+"/") {
				return true
			}
		case "maven":
			if d.name == want || strings.HasPrefix(d.name, want+":") || strings.HasPrefix(d.name, want+".") {
				return true
			}
		case "nuget":
			if strings.EqualFold(d.name, want) || strings.HasPrefix(strings.ToLower(d.name), strings.ToLower(want)+".") {
				return true
			}
		case "image":
			if d.name == want || strings.Contains(path.Dir(d.name), ".") && path.Base(d.name) == want {
				return true
			}
		default:
			if strings.EqualFold(d.name, want) {
				return true
			}
		}
	}
	return false
}
