package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

func roadmapDocumentChecks() []roadmapCheck {
	return []roadmapCheck{
		{"roadmap.readable", roadmapReadable},
		{"roadmap.words", roadmapWords},
		{"roadmap.factors", roadmapFactors},
		{"roadmap.level", roadmapLevel},
		{"roadmap.risk", roadmapRisk},
	}
}

func roadmapReadable(t *roadmapTrial) {
	p := problem.From(t.in.Broken)
	t.that(false, place{specs.RoadmapFile, p.Line}, "cause", p.Reason())
}

// roadmapWords: the frontmatter keeps to the words that commands decide by.
func roadmapWords(t *roadmapTrial) {
	values := map[string]string{"mode": string(t.m.Mode), "level": string(t.m.Level), "state": string(t.m.State)}
	for _, key := range specs.FrontKeys(specs.KindRoadmap) {
		if value, ours := values[key.Name]; ours {
			t.that(slices.Contains(key.Words, value), t.key(key.Name), "key", key.Name, "item", short(value), "words", strings.Join(key.Words, ", "))
		}
	}
}

func roadmapFactors(t *roadmapTrial) {
	levels := []specs.Uncertainty{specs.LowUncertainty, specs.MediumUncertainty, specs.HighUncertainty}
	for _, name := range specs.RoadmapFactors() {
		ok, line := false, 0
		for _, f := range t.m.Factors {
			if f.Name == name {
				ok, line = f.Reason != "" && slices.Contains(levels, f.Level), f.Pos.Line
			}
		}
		at := t.section("assessment")
		if line > 0 {
			at = t.line(line)
		}
		t.that(ok, at, "item", t.judge.shapes.Enum("factor", name, string(t.lang)))
	}
}

func roadmapLevel(t *roadmapTrial) {
	want := specs.LevelOf(t.m.Factors)
	t.that(len(t.m.Factors) == 0 || t.m.Level == want, t.key("level"), "item", string(t.m.Level), "want", string(want))
}

func roadmapRisk(t *roadmapTrial) {
	for _, r := range t.m.Risks {
		known := r.Item == "" || t.m.Item(r.Item) != nil
		t.that(known && r.Mitigation != "", t.line(r.Pos.Line), "item", first(r.Item, "—"), "text", short(r.Description))
	}
}

func first(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}
