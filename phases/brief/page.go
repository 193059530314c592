package brief

import (
	"fmt"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

// What a page holds at most: of a list, and of an option in columns.
const (
	pageItems     = 12
	optionColumns = 72
)

// page is the brief as a person looks through it.
func page(b *specs.Brief, lang specs.Lang) []interview.Fact {
	var out []interview.Fact
	add := func(en, zh string, lines []string) {
		if len(lines) == 0 {
			return
		}
		if n := len(lines) - pageItems; n > 0 {
			lines = append(lines[:pageItems:pageItems], fmt.Sprintf("… +%d", n))
		}
		out = append(out, interview.Fact{Label: interview.Words(en, zh), Value: strings.Join(lines, "\n")})
	}
	add("Vision", "愿景", []string{visionOf(b, lang)})
	var goals, refused []string
	for _, g := range b.Goals {
		line := g.ID + " " + specs.Plain(g.Text)
		if g.Target != "" {
			line += " → " + specs.Plain(g.Target)
		}
		goals = append(goals, line)
	}
	add("Goals", "目标", goals)
	add(fmt.Sprintf("In scope (%d)", len(b.InScope)), fmt.Sprintf("范围内（%d）", len(b.InScope)), texts(b.InScope))
	add("Out of scope", "范围外", texts(listed(b.OutOfScope)))
	for _, n := range b.NonGoals {
		if !holds(b.OutOfScope, n.Text) {
			refused = append(refused, specs.Plain(n.Text))
		}
	}
	add("Non-goals", "非目标", refused)
	var points []string
	for _, c := range b.Conflicting {
		points = append(points, specs.Plain(c.Point))
	}
	add("Two sides want different things", "意见不一", points)
	return out
}

// listed are the items that say something of their own.
func listed(items []specs.Item) []specs.Item {
	var out []specs.Item
	for _, it := range items {
		if it.Source.Rule != derived {
			out = append(out, it)
		}
	}
	return out
}

func texts(items []specs.Item) []string {
	var out []string
	for _, it := range items {
		out = append(out, specs.Plain(it.Text))
	}
	return out
}

// visionOf is the vision in one text.
func visionOf(b *specs.Brief, lang specs.Lang) string {
	sep := " "
	if lang == specs.Chinese {
		sep = ""
	}
	return strings.Join(texts(b.Vision), sep)
}

// cut shortens a text to so many columns; an ideograph takes two.
func cut(text string, columns int) string {
	width := 0
	for i, r := range text {
		if width++; r >= 0x1100 {
			width++
		}
		if width > columns {
			return strings.TrimRight(text[:i], " ,;，；、") + "…"
		}
	}
	return text
}
