package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// Use is who does what with a feature, as sentences name it.
type Use struct {
	Origin
	Statement phrasing.Statement
	Person    bool   // a person uses it
	system    bool   // the product does it by itself
	Actor     string // as sentences name it
	Chosen    chosen // how the actor was found, where the statement does not begin with it
	Action    string // verb phrase or noun phrase, in the third person
}

// Origin is what a requirement is made from: a feature of the source, a
// feature of a pack, or what was confirmed in between.
type Origin struct {
	Fact    *understanding.FeatureFact // nil when the source does not state it
	Pack    *AddedFeature
	Feature specs.Feature
	Rule    bool // a constraint of the source
}

// DomainPack is the pack a draft comes from, nil for a stated one.
func (d *Use) DomainPack() *templates.Pack {
	if d.Pack != nil {
		return d.Pack.Pack
	}
	return nil
}

// UseOf decides who uses a feature and how sentences name what it does; by its
// title where nothing else does.
func (w *Completer) UseOf(d *Use, title string) {
	switch {
	case d.Fact != nil:
		d.Actor, d.Person = w.Person(d.Fact.Actor)
		d.Action = w.Impersonal(w.statedAction(d.Fact))
		if base, ok := w.BaseForm(d.Action); ok {
			d.Action, d.system, d.Person = base, true, false
		}
	case d.Pack != nil:
		d.Actor = w.packActor(*d.Pack)
		d.Action, d.Person = w.packAction(*d.Pack, d.Actor)
	default:
		d.Actor, d.Person = w.Person(d.Feature.Actor)
		d.Action = w.Phrase(d.Feature.Name)
	}
	led := w.leadOf(d)
	d.Person = d.Person || d.Statement.Person
	unnamed := d.Fact != nil && !led && d.Fact.Actor == ""
	if unnamed || d.Actor == "" || w.Language != "zh" && w.Table.IsWord("anybody", "en", d.Actor) { // "person" names nobody
		w.castOf(d)
	} else if d.Fact != nil {
		w.settleActor(d)
	}
	if d.Action == "" {
		d.Action = w.Phrase(title)
	}
	w.freeRestricted(d)
}

// leadOf takes the person that the statement itself or its heading begins with
// as the one who wants it, where the source names no other. It says whether
// there is one.
func (w *Completer) leadOf(d *Use) bool {
	name, person := w.leadIn(d)
	if name == "" {
		return false
	}
	d.Actor = name
	if person {
		d.Person = true
		d.system = d.system && w.Language == "zh"
	}
	return true
}

// leadIn is whom a statement that names no actor begins with, else whom its
// heading does, and whether it is the former.
func (w *Completer) leadIn(d *Use) (name string, person bool) {
	if d.Fact == nil || d.Fact.Actor != "" {
		return "", false
	}
	if w.Language == "zh" {
		if name, ok := w.ActingPerson(d.Statement.Head); ok {
			return name, true
		}
		if name, ok := w.LeadingPerson(d.Fact.Group); ok {
			return name, false
		}
		return w.OfGroup(d.Fact.Group), false
	}
	if name, ok := w.PersonIn(d.Statement.Who); ok && d.Statement.Who != "" && !w.Table.IsWord("anybody", "en", name) && !w.Table.IsWord("person_pronouns", "en", name) {
		return name, true
	}
	c := d.Statement.Clause
	if w.onlyDoneWith(d.Fact.Text) {
		return "", false
	}
	c.Subject, _ = phrasing.CutFold(c.Subject, "only ") // who alone may do it does it
	if name, ok := w.PersonIn(c.Subject); ok && d.Statement.Whole && !c.Not && !w.Table.IsWord("anybody", "en", name) && !w.Table.IsWord("no_subjects", "en", phrasing.LeadingWord(c.Subject)) {
		return name, true
	}
	return "", false
}

// statedAction is what a feature does, in all the words of its first clause:
// its verb phrase, else the statement where the name only begins it, else the
// name.
func (w *Completer) statedAction(f *understanding.FeatureFact) string {
	if f.Want != "" {
		return phrasing.HeadClause(w.Action(f))
	}
	name := phrasing.FoldTerm(strings.TrimRight(f.Name, " …."))
	if sentences := wording.Sentences(f.Text); len(sentences) > 0 {
		first := f.Text[sentences[0].Start:sentences[0].End]
		if strings.HasPrefix(phrasing.FoldTerm(first), name) && len([]rune(first)) < 240 {
			return phrasing.OneModal(w.Phrase(phrasing.HeadClause(first)))
		}
	}
	return phrasing.HeadClause(w.Action(f))
}

// Acts says that a draft's action is a verb phrase. What stands behind "can" in
// Chinese is one, whatever its verb.
func (w *Completer) Acts(d *Use) bool {
	return w.IsVerbPhrase(d.Action) || w.Language == "zh" && d.Person && d.Fact != nil && d.Fact.Want != ""
}

// Personal says that a person does what a draft is about.
func (w *Completer) Personal(d *Use) bool {
	if d.Pack != nil && d.Pack.Actor == "system" {
		return false
	}
	return !d.system && (d.Person || w.LooksPersonal(d.Action) && (d.Fact == nil || d.Fact.Want == ""))
}

// packAction is what a pack feature does: without "let the user", for which
// the sentence has its own words, when a person does it, else what the product
// does.
func (w *Completer) packAction(f AddedFeature, actor string) (action string, person bool) {
	text := w.Phrase(w.Fill(f.Pack, f.Description))
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
