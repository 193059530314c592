package command

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Config holds the settings of a project after all places that may give them
// were read. Flags go before it; that is the business of each command.
type Config struct {
	Layout  string   `json:"layout,omitempty" jsonschema:"where packages are written: default (specs/) or classic (.workflow/.spec/)"`
	Lang    string   `json:"lang,omitempty" jsonschema:"language of the documents; auto takes that of the source"`
	Depth   string   `json:"depth,omitempty" jsonschema:"how much is written"`
	Type    string   `json:"type,omitempty" jsonschema:"kind of specification; auto infers it from the source"`
	Engines []string `json:"engines,omitempty" jsonschema:"who thinks, in this order: embedded or cmd:PROGRAM ARGS"`
	Limits  Limits   `json:"limits,omitzero" jsonschema:"bounds of what is read"`
}

// Limits bound what comes from outside.
type Limits struct {
	EngineSeconds int `json:"engine_seconds,omitempty" jsonschema:"time an external engine has for one answer, in seconds"`
	EngineBytes   int `json:"engine_bytes,omitempty" jsonschema:"length of its answer, in bytes"`
	SourceBytes   int `json:"source_bytes,omitempty" jsonschema:"length of a requirements file, in bytes"`
}

// fromDefault is what gave a setting that nobody gave.
const fromDefault = "default"

// Config reads the settings, once a run: the default, the user's file, the
// project's file, the environment; what comes later wins. Errors name the file
// and line: input.bad_config, input.unknown_key, input.bad_setting.
func (a *App) Config() (Config, error) {
	if a.config != nil {
		return *a.config, nil
	}
	project, err := a.Project()
	if err != nil {
		return Config{}, err
	}
	config, froms := defaultConfig(), make([]string, len(settings()))
	for i := range froms {
		froms[i] = fromDefault
	}
	if a.env.Home != "" {
		user := filepath.Join(a.env.Home, ".overtone", "config.yaml")
		if err := a.readConfig(&config, froms, user, origin{file: user, trusted: true}); err != nil {
			return Config{}, err
		}
	}
	if err := a.readConfig(&config, froms, project.Config, origin{file: a.Shown(project.Config)}); err != nil {
		return Config{}, err
	}
	if err := a.readEnvironment(&config, froms); err != nil {
		return Config{}, err
	}
	a.config, a.configFrom = &config, froms
	return config, nil
}

// readConfig lays the settings of one file over config and notes in froms
// which it gave. A file that does not exist says nothing.
func (a *App) readConfig(config *Config, froms []string, path string, from origin) error {
	text, err := a.disk.ReadFile(path, 1<<20)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return applyYAML(config, froms, text, from)
}

// readEnvironment lays OVERTONE_LAYOUT, OVERTONE_LIMITS_ENGINE_SECONDS and so
// on over config. An empty variable says nothing.
func (a *App) readEnvironment(config *Config, froms []string) error {
	for i, s := range settings() {
		name := "OVERTONE_" + strings.ToUpper(strings.ReplaceAll(s.key, ".", "_"))
		text, _ := a.env.Lookup(name)
		if text == "" {
			continue
		}
		values := []string{text}
		if s.list != nil {
			values = strings.Split(text, ",")
		}
		if err := s.set(config, values, true); err != nil {
			return problem.New("usage.bad_setting", "%s=%q: %s", name, text, err.Error()).
				Mend("correct the variable or unset it; see `overtone help environment`")
		}
		froms[i] = name
	}
	return nil
}
