package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// leastDrawn is how many technologies a drawing has to name before it is taken for
// one of what the product is made of.
const leastDrawn = 3

// drawnTechnologies files the technologies of drawings in code that no sentence
// names: "Postgres --CDC--> Kafka --> Flink job --> Iceberg".
func (x *understander) drawnTechnologies() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Code || strings.Count(arrows(u.Code), "→")+strings.Count(u.Code, "──") < 2 {
			continue
		}
		var hits []reading.Hit[technology]
		for _, h := range x.lex.tech.Find(u.Code) {
			if !h.Value.weak && (!h.Value.exact || u.Code[h.Start:h.End] == exactName(h.Value.name, u.Code[h.Start:h.End])) {
				hits = append(hits, h)
			}
		}
		if len(hits) < leastDrawn {
			continue
		}
		from := x.codeFrom(u)
		for i, h := range hits {
			if i == 0 && h.Value.layer == "database" {
				continue // where the data come from
			}
			name, line := u.Code[h.Start:h.End], from+strings.Count(u.Code[:h.Start], "\n")
			if _, known := x.tech[fold(x.lex.namesOf(name)[0])]; !known && h.Value.layer != "service" {
				x.addTechnology(name, name, h.Value.layer, "", line, line, true)
			}
		}
	}
}
