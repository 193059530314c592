package epics

import (
	"fmt"
	"strings"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

// Bounds that the readiness check holds a cut against; spec-package.md, "Phase
// 5 details".
const (
	minEpics   = 3
	maxEpics   = 7
	maxStories = 5
)

// page shows a cut: every epic in a few words, the waves that they make, and
// what the readiness check will say.
func page(c cut, lang specs.Lang) []interview.Fact {
	var out []interview.Fact
	for i := range c.epics {
		e := &c.epics[i]
		name := e.ID + " " + specs.Plain(e.Title)
		out = append(out, interview.Fact{Label: interview.Words(name, name), Value: inWords(e, lang)})
	}
	out = append(out, interview.Fact{Label: interview.Words("Waves", "批次"), Value: strings.Join(c.waves(), "\n")})
	return append(out, outlook(c, lang)...)
}

// say is a phrase in a language, with values filled in.
func say(lang specs.Lang, en, zh string, values ...any) string {
	return fmt.Sprintf(interview.Words(en, zh).In(string(lang)), values...)
}

// inWords tells what an epic weighs and what it waits for.
func inWords(e *specs.Epic, lang specs.Lang) string {
	text := weight(e, lang)
	if len(e.DependsOn) > 0 {
		text += say(lang, ", waits for %s", "，依赖 %s", strings.Join(e.DependsOn, ", "))
	}
	return text
}

func weight(e *specs.Epic, lang specs.Lang) string {
	release := say(lang, "later", "后续")
	if e.MVP {
		release = "MVP"
	}
	stories := say(lang, "%d stories", "%d 个故事", len(e.Stories))
	if len(e.Stories) == 1 {
		stories = say(lang, "1 story", "1 个故事")
	}
	return say(lang, "%s, size %s, %s", "%s，规模 %s，%s", release, e.Size, stories)
}

// waves are the epics that can be worked on at the same time, one wave a line.
func (c cut) waves() []string {
	nodes := make([]graph.Node, len(c.epics))
	for i := range c.epics {
		nodes[i] = graph.Node{ID: c.epics[i].ID, Needs: c.epics[i].DependsOn}
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return nil
	}
	levels, err := g.Levels()
	if err != nil {
		return nil
	}
	out := make([]string, len(levels))
	for i, ids := range levels {
		out[i] = fmt.Sprintf("%d  %s", i+1, strings.Join(ids, ", "))
	}
	return out
}

// outlook is what the readiness check will find in a cut.
func outlook(c cut, lang specs.Lang) []interview.Fact {
	var found []string
	if n := len(c.epics); n < minEpics || n > maxEpics {
		found = append(found, say(lang, "%d epics instead of %d to %d", "史诗有 %d 个，应为 %d 到 %d 个", n, minEpics, maxEpics))
	}
	for i := range c.epics {
		e := &c.epics[i]
		if n := len(e.Stories); n < minStories || n > maxStories {
			found = append(found, say(lang, "%s has %d stories instead of %d to %d", "%s 有 %d 个故事，应为 %d 到 %d 个", e.ID, n, minStories, maxStories))
		}
		for k := range e.Stories {
			if e.MVP && e.Stories[k].Size == "XL" {
				found = append(found, say(lang, "%s is XL, too large for the MVP", "%s 为 XL，对 MVP 而言过大", e.Stories[k].ID))
			}
		}
	}
	if len(found) == 0 {
		return nil
	}
	return []interview.Fact{{Label: interview.Words("What the readiness check will remark", "就绪检查将提示"), Value: strings.Join(found, "\n")}}
}

// effect shows what becomes of some epics, who comes into the first release
// with them or leaves it, and what the readiness check will say.
func effect(before, after cut, lang specs.Lang, ids ...string) []interview.Fact {
	var out []interview.Fact
	for _, id := range ids {
		out = append(out, interview.Fact{Label: interview.Words(id, id), Value: inWords(&after.epics[after.at(id)], lang)})
	}
	var into, outOf []string
	for i := range after.epics {
		e := &after.epics[i]
		at := before.at(e.ID)
		switch {
		case at < 0 || e.MVP == before.epics[at].MVP:
		case e.MVP:
			into = append(into, e.ID)
		default:
			outOf = append(outOf, e.ID)
		}
	}
	if len(into) > 0 {
		out = append(out, interview.Fact{Label: interview.Words("Comes into the MVP", "纳入 MVP"), Value: strings.Join(into, ", ")})
	}
	if len(outOf) > 0 {
		out = append(out, interview.Fact{Label: interview.Words("Leaves the MVP", "移出 MVP"), Value: strings.Join(outOf, ", ")})
	}
	return append(out, outlook(after, lang)...)
}
