package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// returned says that an entity of a library is what one of its functions hands back, and
// that the source nowhere says where it lies: nobody keeps it.
func (g *Designer) returned(e *specs.Entity) bool {
	if g.profile != "library" || g.stores.place[e.Name] >= 0 {
		return false
	}
	for i := range g.Understood.Signatures {
		text := specs.Plain(g.Understood.Signatures[i].Form)
		if at := strings.LastIndex(text, ")"); at >= 0 && strings.HasSuffix(text, ")") {
			text = text[strings.LastIndex(text[:at], "(")+1:] // "(Decision, error)"
		} else {
			text = text[at+1:]
		}
		if phrasing.NewWordIndex(text).Has(e.Name) {
			return true
		}
	}
	return false
}

// returnedItems says of the entities that are handed back that they are not kept.
func (g *Designer) returnedItems() []specs.Item {
	var names []string
	for i := range g.req.Index.Entities {
		if e := &g.req.Index.Entities[i]; g.returned(e) {
			names = append(names, e.Name)
		}
	}
	if len(names) == 0 {
		return nil
	}
	key := "storage_returned"
	if len(names) > 1 {
		key = "storage_returned_all"
	}
	return []specs.Item{g.item("storage-returned", key, "entities", g.Join(names, 0))}
}
