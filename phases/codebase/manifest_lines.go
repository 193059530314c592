package codebase

import "strings"

// eachLine hands over the lines of src with their numbers, without line ends.
func eachLine(src []byte, visit func(number int, line string)) {
	number := 0
	for raw := range strings.Lines(string(src)) {
		number++
		visit(number, strings.TrimRight(raw, "\r\n"))
	}
}

// readGemfile reads gem and ruby lines.
func readGemfile(m *manifests, f *file, src []byte) error {
	eachLine(src, func(number int, line string) {
		line = strings.TrimSpace(line)
		quoted := quotedStrings(line)
		if len(quoted) == 0 {
			return
		}
		switch word, _, _ := strings.Cut(strings.ReplaceAll(line, "(", " "), " "); {
		case word == "gem":
			version := ""
			if _, after, _ := strings.Cut(line, ","); len(quoted) > 1 && strings.HasPrefix(strings.TrimSpace(after), line[strings.IndexAny(line, `'"`):][:1]) {
				version = quoted[1]
			}
			m.dep("gem", quoted[0], version, number, f)
		case word == "ruby":
			m.fact("needs_version", "Ruby", quoted[0], number, f)
		case strings.HasSuffix(word, "add_dependency"), strings.HasSuffix(word, "add_development_dependency"), strings.HasSuffix(word, "add_runtime_dependency"):
			m.dep("gem", quoted[0], strings.Join(quoted[1:], ", "), number, f)
		}
	})
	m.units = append(m.units, unit{dir: f.dir, eco: "gem", file: f.path})
	return nil
}

// readCompose takes the images of a compose file.
func readCompose(m *manifests, f *file, src []byte) error {
	eachLine(src, func(number int, line string) {
		image, found := strings.CutPrefix(strings.TrimSpace(line), "image:")
		if !found {
			return
		}
		image = strings.Trim(firstField(image), `'"`)
		image = strings.TrimPrefix(strings.TrimPrefix(image, "docker.io/"), "library/")
		image, _, _ = strings.Cut(image, "@")
		version := ""
		if at := strings.LastIndexByte(image, ':'); at > strings.LastIndexByte(image, '/') {
			image, version = image[:at], image[at+1:]
		}
		m.dep("image", image, version, number, f)
	})
	return nil
}

// readPrisma takes the provider of the data source.
func readPrisma(m *manifests, f *file, src []byte) error {
	inSource := false
	eachLine(src, func(number int, line string) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "datasource "):
			inSource = true
		case line == "}":
			inSource = false
		case inSource && strings.HasPrefix(line, "provider"):
			m.dep("prisma", firstQuoted(line), "", number, f)
		}
	})
	return nil
}

// firstQuoted is the text between the first pair of quotes.
func firstQuoted(line string) string {
	if list := quotedStrings(line); len(list) > 0 {
		return list[0]
	}
	return ""
}
