package completing

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a choice of somebody needs: so much evidence, and so much more than for
// anybody else.
const (
	enoughEvidence = 1.15
	clearLead      = 1.3
	headingSays    = 3.0 // the heading names them
	siblingSays    = 1.2 // they act in the other features under the heading
	detailSays     = 1.5 // they act in what is said of it further
	maxSaid        = 12  // details that are asked

	rareShare       = 8   // a word that stands in more than one of so many sentences is common
	maxLineFeatures = 3   // a line with more is the whole idea
	lineSays        = 2.5 // they act in the sentence before
	detailShare     = 0.6 // how much a word of a detail counts beside one of the statement
)

// chosen is who wants a feature, and how that is known.
type chosen struct {
	name    string
	By      string // "named", "evidence", "only", "keeper", ByPlace, "general", or byNobody of those who use it
	mention mention
}

// OfAnybody says that a wish is of no role in particular.
func (c chosen) OfAnybody() bool { return c.By == "general" || c.By == byNobody }

// byNobody is how a rule is told that none of the people wishes: whoever runs the product does.
const byNobody = "nobody"

// OfHouse says that a wish is of whoever runs the product.
func (c chosen) OfHouse() bool { return c.By == byNobody }

// choose decides who wants a feature of which the source does not say it: whom
// its text names, else whom what the source says elsewhere connects with its
// words, else the only kind of user, else nobody in particular.
func (w *Completer) choose(f *understanding.FeatureFact) chosen {
	if f.List == understanding.ListRights {
		return chosen{name: f.Actor, By: "named"}
	}
	c := w.Casting()
	if who := c.ofPart(f); who >= 0 {
		return chosen{name: c.people[who].name, By: "section"}
	}
	if w.saidByWriter(f) || w.onlyDoneWith(f.Text) {
		return chosen{name: w.Table.Roles["default"].User.In(w.Language), By: "general"}
	}
	if who, m := c.namedIn(f); who >= 0 && !w.doneWith(f.Text, m) {
		return chosen{name: c.people[who].name, By: "named", mention: m}
	}
	for _, own := range []func(*understanding.FeatureFact) int{c.ofWriter, c.speaker} {
		if who := own(f); who >= 0 {
			return chosen{name: c.people[who].name, By: "section"}
		}
	}
	if name, ok := c.only(); ok && w.doneByAll(f, name) {
		return chosen{name: w.Table.Roles["default"].User.In(w.Language), By: "general"}
	}
	for _, own := range []func(*understanding.FeatureFact) int{c.approver, c.byDuty} {
		if who := own(f); who >= 0 {
			return chosen{name: c.people[who].name, By: "evidence"}
		}
	}
	if who := c.ownView(f); who >= 0 {
		return chosen{name: c.people[who].name, By: "evidence"}
	}
	if who := c.evident(f); who >= 0 {
		return chosen{name: c.people[who].name, By: "evidence"}
	}
	if name, ok := c.only(); ok || w.forDevelopers() {
		return chosen{name: phrasing.OrElse(name, w.User), By: "only"}
	}
	if who := c.ofSection(f); who >= 0 {
		return chosen{name: c.people[who].name, By: "section"}
	}
	if who := c.limited(f); who >= 0 {
		return chosen{name: c.people[who].name, By: "evidence"}
	}
	for _, own := range []func(*understanding.FeatureFact) int{c.byTeam, c.keeper} {
		if who := own(f); who >= 0 {
			return chosen{name: c.people[who].name, By: "keeper"}
		}
	}
	if who := c.atPlace(f); who >= 0 && !w.toldToNobody(f) {
		return chosen{name: c.people[who].name, By: ByPlace}
	}
	if who := c.byTask(f); who >= 0 {
		return chosen{name: c.people[who].name, By: "evidence"}
	}
	if who := c.learner(f); who >= 0 {
		return chosen{name: c.people[who].name, By: "evidence"}
	}
	if who := c.goesOn(f); who >= 0 {
		return chosen{name: c.people[who].name, By: "evidence"}
	}
	for _, own := range []func(*understanding.FeatureFact) int{c.byThing, c.ownerOfHeading} {
		if who := own(f); who >= 0 {
			return chosen{name: c.people[who].name, By: "evidence"}
		}
	}
	return chosen{name: w.Table.Roles["default"].User.In(w.Language), By: "general"}
}

// doneWith says that a text begins with people of whom it tells what can be done with
// them: "Carriers can be exported" is a wish of somebody else.
func (w *Completer) doneWith(text string, m mention) bool {
	c, ok := w.ParseClause(strings.TrimRight(text, ". "))
	if !ok || w.Language == "zh" || c.Form != phrasing.ModalVerb || c.Verb != "can" || c.Not {
		return false
	}
	rest, be := strings.CutPrefix(c.Rest, "be ")
	if !be || m.to > len(c.Subject) {
		return false
	}
	done := phrasing.LeadingWord(rest)
	_, known := w.Participle(done)
	return known || strings.HasSuffix(done, "ed")
}

// onlyDoneWith says that a text limits what something can be done with: "only batches
// released by the lab can be shipped" and "only approved suppliers can be given orders" are
// wishes of none of those whom they name.
func (w *Completer) onlyDoneWith(text string) bool {
	if w.Language == "zh" {
		return false
	}
	c, ok := w.ParseClause(strings.TrimRight(w.FirstSentence(text), ". "))
	_, alone := phrasing.CutFold(c.Subject, "only ")
	done, be := strings.CutPrefix(c.Rest, "be ")
	if !ok || !alone || !be || c.Form != phrasing.ModalVerb || c.Not {
		return false
	}
	_, known := w.Participle(strings.ToLower(phrasing.LeadingWord(done)))
	return known
}

// ownView is whose dashboard or portal a feature is named to be: "Fleet director
// dashboard with open defects" is for the fleet director.
func (c *Cast) ownView(f *understanding.FeatureFact) int {
	text := strings.ToLower(f.Text)
	for _, m := range c.mentions(f.Text) {
		if strings.TrimSpace(strings.TrimPrefix(text[:m.from], "a ")) != "" {
			break
		}
		if c.w.Table.IsWord("own_views", "en", strings.TrimRight(phrasing.LeadingWord(strings.TrimSpace(text[m.to:])), ".,;:")) {
			return m.who
		}
	}
	return -1
}

// limited is whom the name or a row of a list of limits or of steps names: "Limits per customer".
func (c *Cast) limited(f *understanding.FeatureFact) int {
	if !slices.Contains([]string{understanding.ListLimit, understanding.ListMoves, understanding.ListFlow, understanding.ListNotice}, f.List) {
		return -1
	}
	if in := c.mentions(f.Name + " . " + phrasing.ItemsText(f.Rows)); len(in) > 0 {
		return in[0].who
	}
	return -1
}

// castOf decides who wants what a draft is about.
func (w *Completer) castOf(d *Use) {
	f := d.Fact
	if f == nil {
		f = &understanding.FeatureFact{Name: d.Feature.Name, Text: d.Feature.Description}
	}
	d.Chosen = w.choose(f)
	d.Actor = d.Chosen.name
}

// settleActor calls who wants a draft as the cast does, and chooses somebody
// where the words before a verb are no name: "dashboard for the supervisor".
func (w *Completer) settleActor(d *Use) {
	c := w.Casting()
	if who, ok := c.index[phrasing.CaseKey(d.Actor)]; ok {
		d.Actor = c.people[who].name
		return
	}
	if w.Language == "zh" {
		if in := c.mentions(d.Actor); len(in) > 0 && in[len(in)-1].to == len(d.Actor) && strings.ContainsAny(d.Actor, "的时后") {
			d.Actor = c.people[in[len(in)-1].who].name // 家里的老人
		}
		return
	}
	if strings.ContainsAny(d.Actor, "():;,`\"") || strings.Contains(d.Actor, " for ") || w.Table.IsWord("no_subjects", "en", phrasing.LeadingWord(d.Actor)) {
		if in := c.mentions(d.Actor); len(in) > 0 && in[len(in)-1].to == len(d.Actor) {
			d.Actor = c.people[in[len(in)-1].who].name
		} else {
			w.castOf(d)
		}
	}
}

// maxSubjectWords is how many words the name of somebody has at most.
const maxSubjectWords = 4

// IsActor says that a name in a sentence is that of who wants a draft.
func (w *Completer) IsActor(subject string, d *Use) bool {
	if name, ok := w.PersonIn(subject); ok && strings.EqualFold(name, d.Actor) {
		return true
	}
	if len(strings.Fields(subject)) > maxSubjectWords {
		return false
	}
	c := w.Casting()
	in := c.mentions(subject)
	if len(in) != 1 || in[0].to != len(subject) || c.people[in[0].who].name != d.Actor {
		return false
	}
	lead := strings.TrimSpace(subject[:in[0].from])
	return lead == "" || w.Table.IsWord("articles", "en", lead) // two of them are not one's own deed
}

// only is the one kind of user, or whom the engine assumes where the source
// introduces nobody.
func (c *Cast) only() (string, bool) {
	found, aside := "", false
	for _, p := range c.people {
		switch {
		case p.aside:
			aside = true
		case p.idle:
		case found != "":
			return "", false
		default:
			found = p.name
		}
	}
	return phrasing.OrElse(found, c.w.User), found != "" || !aside // who has one thing of their own does not stand for all
}

// forDevelopers says that the product is a library or a command: whoever calls
// it is one kind of user, however many the source tells of.
func (w *Completer) forDevelopers() bool {
	return len(w.Packs) > 0 && (w.Packs[0].ID == "cli" || w.Packs[0].ID == "library")
}

// namedIn is who acts in the text of a feature, or is told, given or allowed
// something; -1 for nobody.
func (c *Cast) namedIn(f *understanding.FeatureFact) (int, mention) {
	best := mention{who: -1, rank: isServed}
	for _, m := range c.mentions(f.Text[:headLength(f.Text)]) {
		if m.rank > best.rank || best.who < 0 && m.rank >= best.rank {
			best = m
		}
	}
	return best.who, best
}

// headLength is how many bytes of a text its first sentence has, up to a
// semicolon.
func headLength(text string) int {
	sentences := wording.Sentences(text)
	if len(sentences) == 0 {
		return len(text)
	}
	head := text[:sentences[0].End]
	if i := strings.IndexAny(head, ";；"); i > 0 {
		return i
	}
	return len(head)
}

// evident is whom the words of a feature, its heading and its neighbours speak
// of; -1 where that is not clear.
func (c *Cast) evident(f *understanding.FeatureFact) int {
	scores := make([]float64, len(c.people))
	c.weigh(scores, c.withoutPassing(f.Name)+" "+c.withoutPassing(f.Text), 1)
	for _, it := range f.Details {
		c.weigh(scores, c.withoutPassing(it.Text), detailShare)
	}
	c.weigh(scores, f.Group, detailShare)
	near := make([]float64, len(c.people))
	c.besides(near, f)
	best, second := -1, -1
	for who := range scores {
		scores[who] += near[who]
		switch {
		case c.people[who].idle, c.people[who].aside:
		case best < 0 || scores[who] > scores[best]:
			best, second = who, best
		case second < 0 || scores[who] > scores[second]:
			second = who
		}
	}
	if best < 0 || scores[best] < enoughEvidence || second >= 0 && scores[best] < clearLead*scores[second] {
		return -1
	}
	if near[best] < detailSays && !c.speaksOf(best, f) {
		return -1
	}
	return best
}

// withoutPassing is a text without the people whom it names in passing, which
// says nothing of whose thing it is.
func (c *Cast) withoutPassing(text string) string {
	var b strings.Builder
	at := 0
	for _, m := range c.mentions(text) {
		if m.rank < isNamed {
			b.WriteString(text[at:m.from])
			at = m.to
		}
	}
	b.WriteString(text[at:])
	return b.String()
}

// weigh adds what the words of a text say of each: a rare word more than one
// that stands everywhere, and one that speaks of many less.
func (c *Cast) weigh(scores []float64, text string, share float64) {
	for _, word := range wording.Keywords(text) {
		known := c.known[word]
		rare := c.Telling(word)
		if len(known) == 0 || rare == 0 {
			continue
		}
		whole := 0.0
		for _, k := range known {
			whole += k.weight
		}
		for _, k := range known {
			scores[k.who] += share * rare * k.weight * k.weight / whole
		}
	}
}

// Telling is how much a word tells of what is spoken of: less the more often it
// stands in the source, nothing where it tells nothing apart anywhere.
func (c *Cast) Telling(word string) float64 {
	if c.w.Table.IsWord("plain_evidence", c.w.Language, word) || word != "" && word[0] >= '0' && word[0] <= '9' {
		return 0
	}
	return 1 / math.Sqrt(math.Max(1, float64(c.texts[word])))
}

// IsRare says that a word stands in few sentences of the source.
func (c *Cast) IsRare(word string) bool { return c.texts[word] <= min(6, max(3, c.heard/rareShare)) }

// ofSection is whom the heading names, else the one who acts in all of the
// features under it that tell who does, or whom all of them concern; -1 where
// there is nobody.
func (c *Cast) ofSection(f *understanding.FeatureFact) int {
	if f.Group == "" {
		return -1
	}
	if in := c.mentions(f.Group); len(in) == 1 && !c.people[in[0].who].idle {
		return in[0].who
	}
	if who := c.dutiful[f.Group]; who > 0 && len(c.groups[f.Group]) == 0 && !c.w.doneByItself(f.Text) && !c.w.Denies(f.Text) && c.doneByPeople(f) {
		return who - 1
	}
	if who := c.alone(c.groups[f.Group]); who >= 0 || len(c.groups[f.Group]) > 0 {
		return who
	}
	return c.alone(c.felt[f.Group])
}

// speaksTwice is how many features under a heading have to be somebody's, so
// that the others are theirs too.
const speaksTwice = 2

// alone is who is everybody in a list of at least two, -1 where they are
// several.
func (c *Cast) alone(list []int) int {
	if len(list) < speaksTwice || list[0] < 0 || c.people[list[0]].idle || c.people[list[0]].aside {
		return -1
	}
	for _, who := range list {
		if who != list[0] {
			return -1
		}
	}
	return list[0]
}

// concern notes whom the features under each heading concern where their words
// tell it.
func (c *Cast) concern() {
	for i := range phrasing.FirstN(c.w.Understood.Features, maxCastFacts) {
		f := &c.w.Understood.Features[i]
		if f.Group == "" {
			continue
		}
		who, _ := c.namedIn(f)
		if who < 0 {
			if who = c.byDuty(f); who >= 0 && (c.dutiful[f.Group] == 0 || c.dutiful[f.Group] == who+1) {
				c.dutiful[f.Group] = who + 1
			} else if who >= 0 {
				c.dutiful[f.Group] = -1
			}
		}
		if who < 0 {
			who = c.evident(f)
		}
		if who >= 0 {
			c.felt[f.Group] = append(c.felt[f.Group], who)
		}
	}
}

// besides adds what the heading and the features beside one say.
func (c *Cast) besides(scores []float64, f *understanding.FeatureFact) {
	if in := c.mentions(f.Group); len(in) == 1 && !strings.ContainsAny(f.Group, ",，、") { // a row of things is nobody's part
		scores[in[0].who] += headingSays
	}
	rest := []specs.Item{{Text: f.Text[headLength(f.Text):]}}
	for _, list := range [][]specs.Item{rest, f.Details, f.Criteria} {
		for _, it := range phrasing.FirstN(list, maxSaid) {
			for _, m := range c.mentions(it.Text) {
				if m.rank >= isServed {
					scores[m.who] += detailSays
				}
			}
		}
	}
	if len(f.Source.Lines) > 0 {
		if at := c.lines[f.Source.Lines[0].From]; at.who >= 0 && at.acts && at.features <= maxLineFeatures {
			scores[at.who] += lineSays
		}
	}
	group := c.groups[f.Group]
	for _, who := range group {
		scores[who] += siblingSays / float64(len(group)) * math.Min(1, float64(len(group))/3+0.1)
	}
}

// Connects counts the rare words that a text shares with others, and how much
// they tell. Of Chinese pairs that overlap only one counts as a word.
func (c *Cast) Connects(words []string, own map[string]bool) (score float64, n int) {
	last := ""
	for _, word := range words {
		if !own[word] || !c.IsRare(word) || c.Telling(word) == 0 {
			last = ""
			continue
		}
		score += c.Telling(word)
		if end, _ := utf8.DecodeLastRuneInString(last); last == "" || !reading.HasHan(word) || !strings.HasPrefix(word, string(end)) {
			n++
		}
		last = word
	}
	return score, n
}
