package worksession

import (
	"context"
	"time"

	"github.com/overtone-cli/overtone/specs/guidelines"
)

// places says where rules lie.
func (d *Desk) places() guidelines.Places {
	return guidelines.Places{Root: d.Root, Home: d.Home, Lang: d.Lang, Disk: d.Disk}
}

// ruleTexts are the project's rules, for comparing.
func (d *Desk) ruleTexts() ([]string, error) {
	book, err := guidelines.Read(d.places())
	if err != nil {
		return nil, err
	}
	var out []string
	for _, rule := range book.Rules() {
		if rule.Dimension == guidelines.Specs {
			out = append(out, bare(rule.Text))
		}
	}
	return out, nil
}

// AddRule writes a rule of a session into the project's rule files, unless it
// stands there. Errors are those of guidelines.Add.
func (d *Desk) AddRule(ctx context.Context, found Detected, text string) (RuleWritten, error) {
	a := guidelines.Addition{Dimension: guidelines.Specs, Kind: found.Kind, Topic: found.Category, Text: text}
	if found.Kind == guidelines.Learning {
		a.Date = d.Now.Format(time.DateOnly)
	}
	added, err := guidelines.Add(ctx, d.places(), a)
	if err != nil {
		return RuleWritten{}, err
	}
	return RuleWritten{
		Kind: string(found.Kind), Category: found.Category, Text: text,
		Path: added.Path, Line: added.Line, ID: added.ID, Existing: added.Existing,
	}, nil
}
