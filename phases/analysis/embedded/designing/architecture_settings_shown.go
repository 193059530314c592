package designing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rangeOfValues finds the range that an item gives for a flag: "1–64".
var rangeOfValues = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[ ,(，（])(\d+ ?(?:–|-|to|至|到) ?\d+)(?:$|[ ,.;)，。；）])`)
})

// flagSetting reads an item "`--concurrency N` – parallel API calls, 1–64, default 8": a flag
// with its default and the range that is stated for it.
func (g *Designer) flagSetting(u *reading.Unit) (s specs.Setting, ok bool) {
	if u.Kind != reading.Bullet {
		return s, false
	}
	text := u.Text
	if u.Label != "" && !strings.HasPrefix(text, u.Label) {
		text = u.Label + " – " + text
	}
	code, rest, found := strings.Cut(strings.TrimPrefix(text, "`"), "`")
	name, _, _ := strings.Cut(code, " ")
	if !strings.HasPrefix(text, "`") || !found || !strings.HasPrefix(name, "--") {
		return s, false
	}
	meaning := strings.Trim(rest, " –—-:：,，")
	s = specs.Setting{Name: name, Default: strings.Trim(g.defaultIn(meaning), "` "), Meaning: g.phrase(specs.Plain(meaning)), Source: reading.Lines(u.From, u.To)}
	if s.Default == "" {
		return s, false
	}
	s.Type = typeOfValue(s.Default)
	if m := rangeOfValues().FindStringSubmatch(meaning); m != nil {
		s.Constraint = m[1]
	}
	return s, true
}

// maxShown bounds the settings that an example of a configuration shows.
const maxShown = 16

// exampleSettings are the settings that a file of configuration in the source shows: their
// names, with the values as examples. What nobody calls a default is none.
func (g *Designer) exampleSettings(u *reading.Unit) []specs.Setting {
	if u.Kind != reading.Code || !slices.Contains([]string{"yaml", "yml", "toml", "ini"}, reading.Lower(u.Syntax)) || !g.underSettings(u.From) {
		return nil
	}
	var out []specs.Setting
	for _, e := range shownEntries(u.Code) {
		if len(out) == maxShown {
			break
		}
		meaning := g.say("setting_example", "value", strings.Trim(e.value, `"'`))
		if e.remark != "" {
			meaning = g.say("setting_example_remark", "remark", e.remark, "value", strings.Trim(e.value, `"'`))
		}
		out = append(out, specs.Setting{Name: e.name, Type: typeOfValue(strings.Trim(e.value, `"'`)), Source: reading.Lines(u.From, u.To), Meaning: meaning})
	}
	return out
}

// underSettings says that a line stands under a heading of configuration.
func (g *Designer) underSettings(line int) bool {
	title := ""
	for i := range g.sections.Sections {
		if s := &g.sections.Sections[i]; s.From <= line {
			title = s.Title
		}
	}
	return phrasing.NewWordIndex(title).HasAny(g.d.Words["setting_heads"])
}

// shownEntry is a name with its value in a file of configuration, and what the file remarks on
// it.
type shownEntry struct{ name, value, remark string }

// shownEntries are the entries of a file in YAML, TOML or INI, with the names of what they are
// nested in before a point. Entries of lists are values of the name above.
func shownEntries(code string) []shownEntry {
	var out []shownEntry
	var path []string
	var depth []int
	section := ""
	for line := range strings.SplitSeq(code, "\n") {
		bare := strings.TrimSpace(line)
		switch {
		case bare == "" || reading.HasPrefixOf(bare, "#", ";", "- "):
			continue
		case strings.HasPrefix(bare, "["):
			section = strings.Trim(bare, "[] ")
			continue
		}
		indent := len(line) - len(strings.TrimLeft(line, " \t"))
		for len(depth) > 0 && depth[len(depth)-1] >= indent {
			path, depth = path[:len(path)-1], depth[:len(depth)-1]
		}
		e, ok := cutEntry(bare)
		if !ok {
			continue
		}
		if e.value == "" {
			path, depth = append(path, e.name), append(depth, indent)
			continue
		}
		e.name = strings.Join(append(slices.Clone(path), e.name), ".")
		if section != "" {
			e.name = section + "." + e.name
		}
		out = append(out, e)
	}
	return out
}

// cutEntry parts a line of configuration into its name, its value and a remark behind it.
func cutEntry(line string) (e shownEntry, ok bool) {
	at := strings.IndexAny(line, ":=")
	if at <= 0 {
		return e, false
	}
	e.name = strings.Trim(line[:at], " \"'")
	e.value, e.remark, _ = strings.Cut(line[at+1:], " #")
	e.value, e.remark = strings.TrimSpace(e.value), strings.TrimRight(strings.TrimSpace(e.remark), ".。")
	return e, e.name != "" && !strings.ContainsAny(e.name, " {}()<>")
}
