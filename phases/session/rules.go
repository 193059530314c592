package session

import (
	"encoding/json"
	"path/filepath"
	"slices"

	"github.com/overtone-cli/overtone/specs"
)

// inputRules is the input of a phase that stands for the rules of the project.
const inputRules = "rules"

// rulesHash is over the rules that bind: where one stands in its file does not
// matter, nor what was merely learnt. It is nothing in a project without rules,
// so that packages made before there were any stay fresh.
func (s *Session) rulesHash() (hashed specs.FileHash, known bool) {
	var parts [][]byte
	for i := range s.Rules {
		r := &s.Rules[i]
		if r.Kind != "learning" {
			parts = append(parts, []byte(r.ID), []byte(r.Kind), []byte(r.Category), []byte(r.Path), []byte(r.Text))
		}
	}
	return hash(inputRules, parts...), len(parts) > 0
}

// inputProfile is the input of phase 1 that stands for the project's profile.
const inputProfile = "profile"

// profileHash is over what the profile says of the project; what was done in it
// since does not matter. There is none without a profile.
func (s *Session) profileHash() (hashed specs.FileHash, known bool) {
	if s.Tech == nil {
		return hashed, false
	}
	data, err := json.Marshal([]any{s.Tech.Overview.TechnologyStack, s.Tech.Overview.Architecture, s.Tech.Overview.Commands})
	return hash(inputProfile, data), err == nil
}

// Snapshot are the rules as the package keeps them: each with the way from the
// package's folder to its file.
func (s *Session) Snapshot() []specs.ProjectRule {
	out := slices.Clone(s.Rules)
	for i := range out {
		out[i].Link = out[i].Path
		if rel, err := filepath.Rel(s.Dir, filepath.Join(s.Project, filepath.FromSlash(out[i].Path))); err == nil {
			out[i].Link = filepath.ToSlash(rel)
		}
	}
	return out
}
