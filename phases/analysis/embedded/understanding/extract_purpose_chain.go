package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

const (
	minChain     = 3   // deeds of the product that make a sentence more than a remark on what it is
	coveredDeed  = 0.5 // share of the words of a deed that a statement has to have, to ask for it
	maxDeedWords = 16
)

// purposeChain makes statements of what a sentence on the product says that it does, one
// thing after the other, where nothing else asks for it: "Kiwi reads a ticket, looks up what
// was answered before, and drafts a reply that an agent can send or change".
func (x *understander) purposeChain() {
	name := x.nameInTitle()
	if name == "" {
		return
	}
	for _, it := range slices.Clone(x.u.Pitch) {
		told, ok := strings.CutPrefix(it.Text, name+" ")
		if !ok || reading.HasHan(it.Text) {
			continue
		}
		for _, deed := range x.chainOf(strings.TrimRight(told, ". ")) {
			x.chained(name, deed, it.Source)
		}
	}
}

// nameInTitle is what the product is called: by its short name, or in the brackets of the
// title, "Answer assistant (Kiwi)".
func (x *understander) nameInTitle() string {
	if x.u.Product != "" {
		return x.u.Product
	}
	_, name, ok := strings.Cut(x.u.Title, " (")
	if name, closed := strings.CutSuffix(name, ")"); ok && closed && !strings.ContainsAny(name, "(), ") {
		return name
	}
	return ""
}

// chainedDeed is one deed of a chain: of the product, or of whom its sentence names.
type chainedDeed struct{ verb, text string }

// chainOf are the deeds of a chain; none where it is too short to be one.
func (x *understander) chainOf(told string) []chainedDeed {
	var deeds []string
	for part := range strings.SplitSeq(told, ", ") {
		part = strings.TrimPrefix(part, "and ")
		if verb := reading.FirstWord(part); reading.InThirdPerson(verb) && strings.Contains(part, " ") {
			deeds = append(deeds, part)
			continue
		}
		if len(deeds) == 0 {
			return nil
		}
		deeds[len(deeds)-1] += ", " + part // "a reply that an agent can send, change or …"
	}
	if len(deeds) < minChain {
		return nil
	}
	var out []chainedDeed
	for _, deed := range deeds {
		head, able := x.whatOthersDo(deed)
		if verb := reading.FirstWord(head); len(strings.Fields(head)) <= maxDeedWords && !slices.Contains(x.lex.VagueDeeds, verb) {
			out = append(out, chainedDeed{verb, head})
		}
		if able != "" {
			out = append(out, chainedDeed{"", able})
		}
	}
	return out
}

// whatOthersDo takes what people can do with the thing that a deed makes off its end: "drafts
// a reply that an agent can send" makes it "an agent can send the reply".
func (x *understander) whatOthersDo(deed string) (head, able string) {
	head, tail, ok := strings.Cut(deed, " that ")
	if !ok {
		return deed, ""
	}
	who, can, ok := strings.Cut(tail, " can ")
	_, thing, named := strings.Cut(head, " ")
	thing = TrimArticle(thing, []string{"a", "an", "the", "one"})
	if !ok || !named || !x.isPerson(TrimArticle(who, []string{"a", "an", "the"})) || len(strings.Fields(thing)) > 2 {
		return deed, ""
	}
	return head, reading.UpperFirst(who) + " can " + can + " the " + thing
}

// chained adds a deed of the chain for which no statement asks.
func (x *understander) chained(name string, deed chainedDeed, src specs.Source) {
	words := wording.Keywords(deed.text)
	if deed.verb != "" && x.begunWith(purposeDeed{verb: deed.verb}) || slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool {
		asked := f.Name + " " + f.Text
		if _, does, led := strings.Cut(f.Text, ", "+name+" "); led { // "When an agent sends a draft, Kiwi stores it" asks for no sending
			asked = does
		}
		return wording.Overlap(words, wording.Keywords(asked)) >= coveredDeed
	}) {
		return
	}
	text := deed.text
	if deed.verb != "" {
		text = name + " " + text
	}
	line := FirstLine(src)
	x.addFeature(FeatureFact{Text: sentence(text)}, line, src.Lines[len(src.Lines)-1].To)
	x.sortIn(line)
}
