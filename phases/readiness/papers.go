package readiness

import (
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// paper is a document that says something of its own, taken apart once for all that
// look for the source in it.
type paper struct {
	doc  specs.Document
	said []said
	item bool // it tells of one item, and speaks as a whole of the lines that it cites
}

// said is a statement of a document with the words of it that carry meaning. One
// that the source does not state has them only in a paper of one item.
type said struct {
	specs.Statement
	text string // without marks
	keys []string
}

// papersOf reads all documents of a package but those that only repeat.
func papersOf(pkg *specs.Package) []paper {
	var out []paper
	for _, doc := range pkg.Documents() {
		p := paper{doc: doc}
		switch doc.Kind() {
		case specs.KindReadiness, specs.KindSummary, specs.KindExport:
			continue
		case specs.KindRequirement, specs.KindNFR, specs.KindADR:
			p.item = true
		}
		for _, st := range specs.Statements(doc) {
			one := said{Statement: st}
			if p.item || st.Source.Kind == specs.Stated {
				one.text = specs.Plain(st.Text)
				one.keys = wording.Keywords(one.text)
			}
			p.said = append(p.said, one)
		}
		out = append(out, p)
	}
	return out
}
