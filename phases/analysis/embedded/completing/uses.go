package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// Use is who does what with a feature, as sentences name it.
type Use struct {
	Origin
	Statement statement
	person    bool   // a person uses it
	system    bool   // the product does it by itself
	actor     string // as sentences name it
	chosen    chosen // how the actor was found, where the statement does not begin with it
	action    string // verb phrase or noun phrase, in the third person
}

// Origin is what a requirement is made from: a feature of the source, a
// feature of a pack, or what was confirmed in between.
type Origin struct {
	Fact    *understanding.FeatureFact // nil when the source does not state it
	pack    *addedFeature
	Feature specs.Feature
	rule    bool // a constraint of the source
}

// domainPack is the pack a draft comes from, nil for a stated one.
func (d *Use) domainPack() *templates.Pack {
	if d.pack != nil {
		return d.pack.pack
	}
	return nil
}

// UseOf decides who uses a feature and how sentences name what it does; by its
// title where nothing else does.
func (w *Work) UseOf(d *Use, title string) {
	switch {
	case d.Fact != nil:
		d.actor, d.person = w.Person(d.Fact.Actor)
		d.action = w.Impersonal(w.statedAction(d.Fact))
		if base, ok := w.BaseForm(d.action); ok {
			d.action, d.system, d.person = base, true, false
		}
	case d.pack != nil:
		d.actor = w.packActor(*d.pack)
		d.action, d.person = w.packAction(*d.pack, d.actor)
	default:
		d.actor, d.person = w.Person(d.Feature.Actor)
		d.action = w.Phrase(d.Feature.Name)
	}
	led := w.leadOf(d)
	d.person = d.person || d.Statement.person
	unnamed := d.Fact != nil && !led && d.Fact.Actor == ""
	if unnamed || d.actor == "" || w.Language != "zh" && w.Table.IsWord("anybody", "en", d.actor) { // "person" names nobody
		w.castOf(d)
	} else if d.Fact != nil {
		w.settleActor(d)
	}
	if d.action == "" {
		d.action = w.Phrase(title)
	}
}

// leadOf takes the person that the statement itself or its heading begins with
// as the one who wants it, where the source names no other. It says whether
// there is one.
func (w *Work) leadOf(d *Use) bool {
	name, person := w.leadIn(d)
	if name == "" {
		return false
	}
	d.actor = name
	if person {
		d.person = true
		d.system = d.system && w.Language == "zh"
	}
	return true
}

// leadIn is whom a statement that names no actor begins with, else whom its
// heading does, and whether it is the former.
func (w *Work) leadIn(d *Use) (name string, person bool) {
	if d.Fact == nil || d.Fact.Actor != "" {
		return "", false
	}
	if w.Language == "zh" {
		if name, ok := w.actingPerson(d.Statement.head); ok {
			return name, true
		}
		if name, ok := w.leadingPerson(d.Fact.Group); ok {
			return name, false
		}
		return w.ofGroup(d.Fact.Group), false
	}
	if name, ok := w.personIn(d.Statement.who); ok && d.Statement.who != "" && !w.Table.IsWord("anybody", "en", name) && !w.Table.IsWord("person_pronouns", "en", name) {
		return name, true
	}
	c := d.Statement.clause
	if name, ok := w.personIn(c.Subject); ok && d.Statement.whole && !c.Not && !w.Table.IsWord("anybody", "en", name) && !w.Table.IsWord("no_subjects", "en", LeadingWord(c.Subject)) {
		return name, true
	}
	return "", false
}

// statedAction is what a feature does, in all the words of its first clause:
// its verb phrase, else the statement where the name only begins it, else the
// name.
func (w *Work) statedAction(f *understanding.FeatureFact) string {
	if f.Want != "" {
		return HeadClause(w.action(f))
	}
	name := FoldTerm(strings.TrimRight(f.Name, " …."))
	if sentences := wording.Sentences(f.Text); len(sentences) > 0 {
		first := f.Text[sentences[0].Start:sentences[0].End]
		if strings.HasPrefix(FoldTerm(first), name) && len([]rune(first)) < 240 {
			return oneModal(w.Phrase(HeadClause(first)))
		}
	}
	return HeadClause(w.action(f))
}

// acts says that a draft's action is a verb phrase. What stands behind "can" in
// Chinese is one, whatever its verb.
func (w *Work) acts(d *Use) bool {
	return w.IsVerbPhrase(d.action) || w.Language == "zh" && d.person && d.Fact != nil && d.Fact.Want != ""
}

// personal says that a person does what a draft is about.
func (w *Work) personal(d *Use) bool {
	if d.pack != nil && d.pack.Actor == "system" {
		return false
	}
	return !d.system && (d.person || w.looksPersonal(d.action) && (d.Fact == nil || d.Fact.Want == ""))
}

// packAction is what a pack feature does: without "let the user", for which
// the sentence has its own words, when a person does it, else what the product
// does.
func (w *Work) packAction(f addedFeature, actor string) (action string, person bool) {
	text := w.Phrase(w.Fill(f.pack, f.Description))
	for _, lead := range w.Table.Words["let"].In(w.Language) {
		for _, who := range []string{actor, w.User} {
			if rest, ok := strings.CutPrefix(text, strings.ReplaceAll(lead, "{actor}", who)); ok && who != "" {
				return strings.TrimSpace(rest), true
			}
		}
	}
	return text, false
}

// PriorityOf is the stated priority, empty when there is none.
func PriorityOf(o Origin) specs.Priority {
	p := o.Feature.Priority
	if o.Fact != nil && o.Fact.Priority != "" {
		p = o.Fact.Priority
	}
	switch p {
	case "must":
		return specs.Must
	case "should":
		return specs.Should
	case "could":
		return specs.Could
	case "wont":
		return specs.Wont
	default:
		return ""
	}
}
