package codebase

import (
	"bytes"
	"context"
	"io"
	"os/exec"
	"path"
	"slices"
	"strings"
	"time"
)

// settings lists the formatters or linters that files in the project set up:
// for every language of it the first of the table, and the first for the
// project as a whole.
func (e *explorer) settings(id, part string, langs []string) []Habit {
	var out []Habit
	taken := map[string]bool{}
	for _, set := range e.tables.Architecture.Settings {
		if set.Part != part {
			continue
		}
		lang := ""
		if len(set.Languages) > 0 {
			at := slices.IndexFunc(langs, func(l string) bool { return slices.Contains(set.Languages, l) })
			if at < 0 {
				continue
			}
			lang = langs[at]
		}
		files := pathsOf(e.marked("set." + part + "." + set.Name))
		if len(files) > 0 && !taken[lang] {
			taken[lang] = true
			out = append(out, Habit{ID: id, Language: lang, Value: set.Name, Count: 1, Total: 1, Evidence: files})
		}
	}
	return out
}

// structure counts folders named after layers and folders that are features:
// below one named so, or with files of several layers in them.
func (e *explorer) structure() Habit {
	s := e.survey()
	t := newRoleTable(e.tables.Architecture.Layers)
	v := &votes{}
	roles := map[string]map[string]bool{}
	layers, features := map[string]string{}, map[string]string{}
	for _, f := range s.files {
		parts := strings.Split(f.dir, "/")
		for i, part := range parts {
			dir := path.Join(parts[:i+1]...)
			if i+1 < len(parts) && (part == "features" || part == "modules" || part == "domains") {
				features[path.Join(dir, parts[i+1])] = f.path
			}
		}
		if t.folders[lastWord(path.Base(f.dir))] != "" && !s.holdsPrograms(f.dir) {
			layers[f.dir] = f.path
			continue
		}
		if _, role := s.placeOf(f, t); role != "" && f.dir != "." {
			if roles[f.dir] == nil {
				roles[f.dir] = map[string]bool{}
			}
			if roles[f.dir][role] = true; len(roles[f.dir]) > 1 {
				features[f.dir] = f.path
			}
		}
	}
	for _, dir := range sortedKeys(layers) {
		v.add("layers", layers[dir])
	}
	for _, dir := range sortedKeys(features) {
		v.add("features", features[dir])
	}
	return v.habit(HabitStructure, "")
}

// commits counts the last subjects that follow Conventional Commits. Without
// git, or without a commit, there is nothing to count.
func (e *explorer) commits(ctx context.Context) Habit {
	v := &votes{}
	for subject := range strings.Lines(e.subjects(ctx)) {
		if isConventional(strings.TrimSpace(subject)) {
			v.add("conventional", "")
		} else if strings.TrimSpace(subject) != "" {
			v.add("plain", "")
		}
	}
	h := v.habit(HabitCommitMessages, "")
	h.Evidence = []string{}
	return h
}

// subjects are the first lines of the last commits, one a line.
func (e *explorer) subjects(ctx context.Context) string {
	if _, err := e.root.Lstat(".git"); err != nil {
		return ""
	}
	git, err := exec.LookPath("git")
	if err != nil {
		return ""
	}
	ctx, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	cmd := exec.CommandContext(ctx, git, "-c", "core.fsmonitor=false", "log", "--no-merges", "--no-show-signature", "-n", "200", "--format=%s", "--", ".")
	cmd.Dir = e.opts.Root
	cmd.Env = gitEnv(e.opts.Env)
	cmd.WaitDelay = time.Second
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &limited{to: &out, left: 256 << 10}, io.Discard
	if cmd.Run() != nil {
		return ""
	}
	return out.String()
}

// limited keeps the first bytes that are written to it.
type limited struct {
	to   *bytes.Buffer
	left int
}

func (l *limited) Write(p []byte) (int, error) {
	n := min(l.left, len(p))
	l.to.Write(p[:n])
	l.left -= n
	return len(p), nil
}

// isConventional says whether a subject reads "type(scope)!: text".
func isConventional(subject string) bool {
	head, text, found := strings.Cut(subject, ": ")
	if !found || text == "" {
		return false
	}
	head = strings.TrimSuffix(head, "!")
	if kind, scope, scoped := strings.Cut(head, "("); scoped {
		if !strings.HasSuffix(scope, ")") || len(scope) < 2 {
			return false
		}
		head = kind
	}
	switch head {
	case "feat", "fix", "docs", "style", "refactor", "perf", "test", "build", "ci", "chore", "revert":
		return true
	}
	return false
}
