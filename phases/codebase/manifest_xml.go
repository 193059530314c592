package codebase

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"path"
	"strings"
)

// element is one element of an XML document as it is closed.
type element struct {
	path  []string // names from the root on, its own last
	text  string
	attrs map[string]string
	line  int // of its start
}

// above is the name n levels up, 0 the element's own; "" beyond the root.
func (x element) above(n int) string {
	if i := len(x.path) - 1 - n; i >= 0 {
		return x.path[i]
	}
	return ""
}

// eachElement walks an XML document and hands over every element when it ends.
func eachElement(src []byte, visit func(x element)) error {
	const deepest = 200
	d := xml.NewDecoder(bytes.NewReader(trimBOM(src)))
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	var open []element
	var names []string
	for {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch t := t.(type) {
		case xml.StartElement:
			if len(names) == deepest {
				return errors.New("elements are nested too deeply")
			}
			line, _ := d.InputPos()
			names = append(names, t.Name.Local)
			x := element{line: line, attrs: map[string]string{}}
			for _, a := range t.Attr {
				x.attrs[a.Name.Local] = a.Value
			}
			open = append(open, x)
		case xml.EndElement:
			x := open[len(open)-1]
			x.path, x.text = names, strings.TrimSpace(x.text)
			visit(x)
			open, names = open[:len(open)-1], names[:len(names)-1]
		case xml.CharData:
			if len(open) > 0 {
				open[len(open)-1].text += string(t)
			}
		}
	}
}

// pomDep is a dependency, plugin or parent while its fields are read.
type pomDep struct{ group, artifact, version string }

// readPom reads coordinates, modules and the Java version of a Maven project.
func readPom(m *manifests, f *file, src []byte) error {
	properties := map[string]string{}
	u := unit{dir: f.dir, eco: "maven", file: f.path}
	var now pomDep
	var deps []dependency
	title := ""
	err := eachElement(src, func(x element) {
		switch name, parent := x.above(0), x.above(1); {
		case name == "dependency" || name == "parent" || name == "plugin":
			if now.group == "" && name == "plugin" {
				now.group = "org.apache.maven.plugins"
			}
			if now.artifact != "" {
				deps = append(deps, dependency{name: now.group + ":" + now.artifact, version: now.version, line: x.line})
			}
			now = pomDep{}
		case parent == "dependency" || parent == "parent" || parent == "plugin":
			now.take(name, x.text)
		case parent == "properties":
			properties[name] = x.text
			if name == "java.version" || name == "maven.compiler.release" || name == "maven.compiler.source" {
				m.fact("needs_version", "Java", x.text, x.line, f)
			}
		case parent == "modules" && name == "module":
			u.members = append(u.members, x.text)
		case len(x.path) == 2 && name == "artifactId":
			u.name = x.text
		case len(x.path) == 2 && name == "name":
			title = x.text
		case len(x.path) == 2 && name == "packaging":
			u.container = x.text == "pom"
		case len(x.path) == 2 && name == "description":
			u.description, u.line = strings.Join(strings.Fields(x.text), " "), x.line
		}
	})
	for _, d := range deps {
		m.dep("maven", d.name, fromProperties(d.version, properties), d.line, f)
	}
	if u.name == "" {
		u.name = title
	}
	if err == nil || u.name != "" {
		m.units = append(m.units, u)
	}
	return err
}

func (d *pomDep) take(field, text string) {
	switch field {
	case "groupId":
		d.group = text
	case "artifactId":
		d.artifact = text
	case "version":
		d.version = text
	}
}

// fromProperties fills in "${name}"; what is not known leaves the version open.
func fromProperties(version string, properties map[string]string) string {
	name, found := strings.CutPrefix(version, "${")
	if !found {
		return version
	}
	return properties[strings.TrimSuffix(name, "}")]
}

// readMSBuild reads a .NET project, or the versions that projects share.
func readMSBuild(m *manifests, f *file, src []byte) error {
	u := unit{dir: f.dir, eco: "nuget", name: strings.TrimSuffix(f.base, path.Ext(f.base)), file: f.path}
	output, sdk, version := "", "", ""
	err := eachElement(src, func(x element) {
		switch x.above(0) {
		case "TargetFramework", "TargetFrameworks":
			m.fact("needs_version", ".NET", x.text, x.line, f)
		case "OutputType":
			output = x.text
		case "Description":
			u.description, u.line = x.text, x.line
		case "Project":
			sdk = x.attrs["Sdk"]
			m.dep("sdk", sdk, "", x.line, f)
		case "PropertyGroup":
			version = "" // the project's own
		case "Version":
			version = x.text // of the reference that it stands in, which ends next
		case "PackageReference", "FrameworkReference", "PackageVersion", "GlobalPackageReference":
			if x.attrs["Version"] != "" {
				version = x.attrs["Version"]
			}
			m.dep("nuget", x.attrs["Include"], version, x.line, f)
			version = ""
		case "package": // packages.config
			m.dep("nuget", x.attrs["id"], x.attrs["version"], x.line, f)
		}
	})
	if !strings.HasSuffix(f.base, "proj") {
		return err
	}
	if strings.EqualFold(output, "Exe") || strings.EqualFold(output, "WinExe") || sdk == "Microsoft.NET.Sdk.Web" || sdk == "Microsoft.NET.Sdk.Worker" {
		m.start(f, "Program.cs", "program", u.name)
	}
	m.units = append(m.units, u)
	return err
}
