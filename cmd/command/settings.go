package command

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// defaultConfig is what holds when nobody says otherwise.
func defaultConfig() Config {
	return Config{
		Layout: "default", Lang: "auto", Depth: "standard", Type: "auto",
		Engines: []string{"embedded"},
		Limits:  Limits{EngineSeconds: 120, EngineBytes: 8 << 20, SourceBytes: 10 << 20},
	}
}

// The words that settings and the flags of the same names take.
func layoutWords() []string { return []string{"default", "classic"} }
func langWords() []string   { return []string{"auto", "en", "zh"} }
func typeWords() []string   { return append([]string{"auto"}, specs.SpecTypes()...) }

// origin is a place that settings come from.
type origin struct {
	file    string // as shown in errors; empty for the environment
	trusted bool   // may name programs to run
}

// get is the value of the setting as text; a list is joined with commas.
func (s setting) get(config *Config) string {
	switch {
	case s.list != nil:
		return strings.Join(*s.list(config), ", ")
	case s.whole != nil:
		return strconv.Itoa(*s.whole(config))
	default:
		return *s.text(config)
	}
}

// setting is one key of the configuration: where it is kept and what it takes.
type setting struct {
	key   string // with a dot for keys below limits
	words []string
	text  func(*Config) *string
	list  func(*Config) *[]string
	whole func(*Config) *int
	most  int // upper bound of a number
}

// settings lists every key, in the order of the documentation.
func settings() []setting {
	return []setting{
		{key: "layout", words: layoutWords(), text: func(c *Config) *string { return &c.Layout }},
		{key: "lang", words: langWords(), text: func(c *Config) *string { return &c.Lang }},
		{key: "depth", words: specs.Depths(), text: func(c *Config) *string { return &c.Depth }},
		{key: "type", words: typeWords(), text: func(c *Config) *string { return &c.Type }},
		{key: "engines", list: func(c *Config) *[]string { return &c.Engines }},
		{key: "limits.engine_seconds", most: 3600, whole: func(c *Config) *int { return &c.Limits.EngineSeconds }},
		{key: "limits.engine_bytes", most: 1 << 30, whole: func(c *Config) *int { return &c.Limits.EngineBytes }},
		{key: "limits.source_bytes", most: 64 << 20, whole: func(c *Config) *int { return &c.Limits.SourceBytes }},
	}
}

// set checks the values and stores them. The error says what is allowed.
func (s setting) set(config *Config, values []string, trusted bool) error {
	if s.list != nil {
		return s.setList(config, values, trusted)
	}
	if len(values) != 1 {
		return errors.New("takes one value")
	}
	if s.whole != nil {
		n, err := strconv.Atoi(values[0])
		if err != nil || n < 1 || n > s.most {
			return errors.New("takes a whole number from 1 to " + strconv.Itoa(s.most))
		}
		*s.whole(config) = n
		return nil
	}
	if !slices.Contains(s.words, values[0]) {
		return errors.New("takes one of " + strings.Join(s.words, ", "))
	}
	*s.text(config) = values[0]
	return nil
}

// setList checks names of engines. Programs are refused from a place that is
// not trusted: the project's file comes with the repository, and cloning one
// must not mean running what it names.
func (s setting) setList(config *Config, values []string, trusted bool) error {
	engines := make([]string, 0, len(values))
	for _, value := range values {
		value = strings.TrimSpace(value)
		program, isProgram := strings.CutPrefix(value, "cmd:")
		switch {
		case value == "embedded":
		case !isProgram || strings.TrimSpace(program) == "":
			return errors.New(`takes engines: embedded or "cmd:PROGRAM ARGS"`)
		case !trusted:
			return errors.New("may not name a program here: name it in ~/.overtone/config.yaml, in OVERTONE_ENGINES or with --engine")
		}
		engines = append(engines, value)
	}
	if len(engines) == 0 {
		return errors.New("takes at least one engine")
	}
	*s.list(config) = engines
	return nil
}
