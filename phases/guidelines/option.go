// Package guidelines is the wizard that sets the rules of a project: five
// rounds of questions made from the project's profile and from the habits of
// its code. Every round is written to the rule files as soon as it is answered.
// It asks through an interview.Asker and knows no terminal.
package guidelines

import (
	"github.com/overtone-cli/overtone/templates"
)

// Option is a rule that a team can choose. Texts may name slots in braces; an
// option with a slot that the project does not fill is not offered.
type Option struct {
	ID      string   `yaml:"id"`
	Topic   string   `yaml:"topic"`
	Kinds   []string `yaml:"kinds"`  // kinds of architecture that it is for; empty: any
	Needs   []string `yaml:"needs"`  // one of these names is in the stack; empty: none needed
	Unless  []string `yaml:"unless"` // and none of these is
	Group   string   `yaml:"group"`  // of a group only one can be chosen
	Mark    string   `yaml:"mark"`   // instead of that of the topic
	Each    bool     `yaml:"each"`   // offered for every language of the project by itself
	Default bool     `yaml:"default"`

	Label      templates.Words `yaml:"label"`
	Rule       templates.Words `yaml:"rule"`
	Scope      templates.Words `yaml:"scope"`       // of a quality rule
	EnforcedBy templates.Words `yaml:"enforced_by"` // of a quality rule

	Because *Condition `yaml:"because"`

	languages []string // of its file; empty: any
}

// Condition says when an option is recommended because the project does it
// already. One of Habit, Stack, Command and Delivery is set.
type Condition struct {
	Habit    string   `yaml:"habit"` // its id
	Value    string   `yaml:"value"` // what the habit is
	Share    int      `yaml:"share"` // least percentage of the cases that have it
	Least    int      `yaml:"least"` // least number of cases that have it
	Stack    []string `yaml:"stack"` // one of these names is in the profile
	Command  string   `yaml:"command"`
	Delivery bool     `yaml:"delivery"` // a file of the continuous integration is there
}

// Topic is one question of a round and where its rules go.
type Topic struct {
	ID     string          `yaml:"id"`
	Round  int             `yaml:"round"`
	File   string          `yaml:"file"` // rule file of the project
	Kind   string          `yaml:"kind"` // convention or constraint
	Mark   string          `yaml:"mark"` // the word in brackets before a rule
	Name   templates.Words `yaml:"name"`
	Prompt templates.Words `yaml:"prompt"`
	Why    templates.Words `yaml:"why"`
}

// Round is a step of the wizard; its rules are written in one go.
type Round struct {
	N        int             `yaml:"n"`
	Name     templates.Words `yaml:"name"`
	Category string          `yaml:"category"`
}

// Seen is how the wizard says that the code has a habit.
type Seen struct {
	Habit string          `yaml:"habit"`
	Value string          `yaml:"value"` // empty: whatever the value is
	Says  templates.Words `yaml:"says"`
}

// Kind is one kind of architecture: the styles and patterns of a profile that
// are of it, and what in a stack tells of it.
type Kind struct {
	ID       string   `yaml:"id"`
	Styles   []string `yaml:"styles"`
	Patterns []string `yaml:"patterns"`
	Stack    []string `yaml:"stack"`
}
