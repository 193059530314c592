package understanding

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// understander is the state of layer 2 while it goes through a reading once.
type understander struct {
	r          *reading.Reading
	lex        *Lexicons
	u          *Understanding
	ctx        []context   // by section
	units      [][]int     // units of a section
	byName     *specs.Item // behind the name in the title: what kind of thing it is
	placed     []bool      // by line: something states it
	boiler     []bool      // by unit: it leads to something, or tells of the paper
	known      map[string]int
	words      featureIndex    // features by their words as they are spelled
	stems      featureIndex    // features by the stems of their words
	actors     map[string]int  // actor by folded name
	tech       map[string]int  // technology by folded name
	outer      map[string]bool // integrations by folded name
	entity     map[string]int
	refs       map[string]int // feature by the source's id
	ops        map[reading.Operation]int
	past       map[[2]int]bool   // section and lead of a list whose items tell what happened
	fields     map[string]bool   // "entity/field"
	records    map[[2]int]string // record whose fields a list names, by section and lead
	define     map[int]bool      // section that says what the product is
	wish       int               // line of the first wish of a text without headings, -1 when there is none, 0 when not looked for
	seen       signals           // of the text looked at last
	ranks      map[string]string // priority by a class that the text explains: "A = mandatory"
	paperRows  map[int]bool      // rows of tables about the document
	ranking    map[int]bool      // units that only explain such a class
	codeNouns  map[string]bool   // words behind codes like P0 that name things, nil before they are looked for
	firstNames map[string]bool   // first names of people, nil before they are looked for
	aloud      bool              // the text was dictated
	mostly     map[int]bool      // sections whose items are functions, and those whose are not
	later      bool              // features were filed out of the order of their lines
	resources  []resourceSaid    // records that the text describes, each with what it says it is
	reads      []listedRead      // operations that read, of blocks that list operations
	guests     int               // actors who are known only because they were interviewed
	clipped    map[string]string // short words for people whose long form the text has
	usage      []specs.Signature // commands as synopses show them

	sectioned bool         // headings name commands that usage lines show
	shortForm map[int]bool // items below a story that count on from its number

	gradedByCode *bool // whether such codes grade things of the source, nil before it is asked
	// usageBeside are those of a program of another name, which belongs to the product.
	usageBeside []specs.Signature
	// calls are the uses of the product that blocks of examples show.
	calls    []specs.Signature
	drawn    *outline      // what is laid out below headings of features, nil before it is asked for
	over     []overRow     // what Chinese rows of systems say goes over, and which way
	goesOver []exchangeRow // what rows of systems say goes over, and which way
	lastF    int           // feature that criteria without an address belong to, -1
	// apartAt says of a level of headings that most of them are names of stories, and toldAt
	// how many of those right below a heading are, and how many there are.
	apartAt map[int]bool
	toldAt  map[int][2]int
}

// Understand extracts the statements of a reading. Every statement appears
// once; every line that is not blank is in the source of a statement, in Notes
// or in Boilerplate.
func Understand(r *reading.Reading, lex *Lexicons) *Understanding {
	lex = lex.withoutPrograms(r)
	x := &understander{
		r: r, lex: lex, u: &Understanding{Lang: r.Lang, People: lex.people, Programs: lex.software}, placed: make([]bool, len(r.Lines)+2), known: map[string]int{},
		actors: map[string]int{}, tech: map[string]int{}, outer: map[string]bool{}, entity: map[string]int{}, refs: map[string]int{},
		ops: map[reading.Operation]int{}, past: map[[2]int]bool{}, fields: map[string]bool{}, define: map[int]bool{}, lastF: -1,
	}
	x.units = make([][]int, len(r.Sections))
	for i := range r.Units {
		if r.Units[i].Kind != reading.Code {
			r.Units[i].Text = asideBehindVerb(reading.Quietly(r.Units[i].Text))
			for k := range r.Units[i].Sentences {
				r.Units[i].Sentences[k].Text = asideBehindVerb(r.Units[i].Sentences[k].Text)
			}
		}
		x.nameEach(&r.Units[i])
		s := r.Units[i].Section
		x.units[s] = append(x.units[s], i)
	}
	x.aloud = lex.TellApart(r)
	x.u.Parts = reading.TextParts(r)
	x.ranks = x.explained()
	x.u.Ranks = x.ranks
	x.clipped = x.clippedHere()
	x.resolve()
	x.withoutPaperKeys()
	x.reportsBelow()
	x.bareTitles()
	x.failuresBelow()
	x.componentsBelow()
	x.withoutMakers()
	plans, apart := x.withoutPlans(), x.withoutRanksApart()
	x.settleMinutes()
	x.quotedDisputes()
	x.disputedItems()
	x.saidAlarms()
	x.periodsNamed()
	x.withoutSpeakers()
	x.chatTurns()
	x.markSeries()
	x.name()
	x.replacedApart()
	x.serviceSentences()
	x.lex = x.lex.calledLikePerson(r, x.u.Product)
	x.u.People, x.u.Programs, x.u.Lex = x.lex.people, x.lex.software, x.lex
	x.commandSections()
	for s := range r.Sections {
		x.section(s)
	}
	x.rank(plans)
	x.rankNamed(apart)
	x.recordsToldOf()
	x.relateResources()
	x.stateSteps()
	x.drawnTechnologies()
	x.endpointFeatures()
	x.callersByRole()
	x.commandsOfUsage()
	x.plannedParts()
	x.movedBySteps()
	x.stayOut()
	x.idea()
	x.owingPeople()
	x.servedPeople()
	x.finish()
	x.ofPartners()
	x.namedInBrackets()
	x.systemsOnce()
	x.existing()
	x.behaviours()
	x.inflows()
	x.outflows()
	x.exchangesOfTable()
	x.roleDeeds()
	x.purposeDeeds()
	x.purposeChain()
	x.residences()
	x.partnerDuties()
	x.dutiesInRoles()
	x.exchangesChinese()
	x.purposes()
	x.limitsOfCallers()
	x.allSentences()
	x.estimates()
	if r.Returns() || x.later {
		slices.SortStableFunc(x.u.Features, func(a, b FeatureFact) int { return cmp.Compare(FirstLine(a.Source), FirstLine(b.Source)) })
	}
	return x.u
}

// place notes that lines are stated by something.
func (x *understander) place(from, to int) {
	for i := max(from, 1); i <= to && i < len(x.placed); i++ {
		x.placed[i] = true
	}
}

// source places lines and gives them as provenance.
func (x *understander) source(from, to int) specs.Source {
	x.place(from, to)
	return reading.Lines(from, to)
}

// fresh tells whether a statement of a kind is new, and remembers it.
func (x *understander) fresh(kind, text string) bool {
	key := kind + "\x00" + StatementKey(text)
	if _, ok := x.known[key]; ok {
		return false
	}
	x.known[key] = len(x.known)
	return true
}

// fold is the form in which texts are compared.
func fold(text string) string {
	return strings.Map(func(r rune) rune {
		if reading.IsMeaning(r) {
			return r
		}
		return -1
	}, strings.ToLower(text))
}

// StatementKey is the form in which statements are compared: they are not the
// same when they differ in a sign or in the point of a number, as C and C++,
// < 5 and > 5, or 1.5 and 15 do.
func StatementKey(text string) string {
	var before rune
	return strings.Map(func(r rune) rune {
		last := before
		before = r
		switch {
		case reading.IsMeaning(r), strings.ContainsRune("+#%‰<>≤≥=~±−&@", r), unicode.Is(unicode.Sc, r), (r == '.' || r == ',') && unicode.IsDigit(last):
			return r
		}
		return -1
	}, strings.TrimRight(strings.ToLower(text), ".,"))
}

// item makes an Item of a statement.
func (x *understander) item(text string, from, to int) specs.Item {
	return specs.Item{Text: text, Source: x.source(from, to)}
}

// addItem appends a statement to one of the plain lists.
func (x *understander) addItem(list *[]specs.Item, kind, text string, from, to int) {
	if kind == "assumption" {
		text = withoutKind(text)
	}
	if text = sentence(text); text == "" {
		return
	}
	src := x.source(from, to)
	key := kind + "\x00" + StatementKey(text)
	if i, ok := x.known[key]; ok {
		if i < len(*list) && len((*list)[i].Source.Lines) < 32 && StatementKey((*list)[i].Text) == key[len(kind)+1:] {
			(*list)[i].Source = (*list)[i].Source.Join(src)
		}
		return
	}
	x.known[key] = len(*list)
	*list = append(*list, specs.Item{Text: text, Source: src})
}

func (x *understander) note(text string, from, to int) { x.addItem(&x.u.Notes, "note", text, from, to) }

// unit reads a paragraph or bullet by what its section is about.
func (x *understander) unit(u *reading.Unit, nested []int, c context) {
	if u.As == "story" { // an entry of a tracker
		c.kind = "feature"
		x.feature(u, nested, c)
		return
	}
	if u.As == reading.AsScenario {
		x.scenario(u, nested, c)
		return
	}
	if u.As != "" {
		x.settled(u)
		return
	}
	if len(nested) == 0 && x.systemRow(u, c) {
		return
	}
	if x.recordField(u, nested, c) { // before "status：…" is taken for a line about the paper
		return
	}
	if x.metadata(u, c) {
		x.effort(u, c)
		x.releaseDate(u)
		x.interviewees(u)
		return
	}
	if x.saysNothing(u) {
		x.place(u.From, u.To)
		return
	}
	if c.feature < 0 && len(nested) == 0 && x.packages(u) {
		return
	}
	c.count = x.withoutCount(u)
	x.number(u, c.count)
	c = x.refContext(u, c)
	x.lex.withoutChangeKind(u)
	x.lex.topicFirst(u, &c)
	x.lex.befallsFirst(u)
	if x.verdicts(u, c) && len(nested) == 0 {
		return
	}
	x.capOfHeading(u, c)
	x.agreedOn(u, c)
	x.decidedApart(u, c)
	if x.topicOver(u, nested, c) {
		return
	}
	inShort(u, &c)
	x.runInHeading(u, c)
	if x.chatter(u, c) || x.shortForm[u.Index] && x.inShortForm(u, nested, c) {
		return
	}
	if x.worldApart(u, c); len(u.Sentences) == 0 && u.Label == "" && len(nested) == 0 && u.Kind != reading.Row {
		return
	}
	x.restFirst(u)
	x.withoutDenials(u)
	x.withoutRefused(u)
	x.lex.withoutCounts(u)
	if x.toDoItem(u) {
		return
	}
	if x.lex.onlyGreets(u) {
		x.place(u.From, u.To)
		return
	}
	if x.todayFirst(u, c) {
		return
	}
	if !reading.HasHan(u.Text) {
		x.wishLine() // found before the words of the wish are taken off
		wishesFirst(u)
		x.withoutWants(u)
		x.lex.withoutDecidedAhead(u)
		x.wantedOfOthers(u, c)
		x.lex.withoutOpeners(u)
		x.roleNeeds(u)
		x.spokenPlainly(u)
		x.calledByName(u)
		x.stepThen(u)
		x.addressed(u, c)
		x.demandsFirst(u)
		x.withoutTopic(u, c)
	}
	if x.commandDeeds(u, c); len(u.Sentences) == 0 && u.Kind == reading.Prose && u.Label == "" {
		return
	}
	if x.voice(u, c) || x.flagItem(u, nested, c) || x.checkItem(u, nested, c) || x.calledItem(u, nested, c) || len(nested) == 0 && x.call(u) {
		return
	}
	if x.callsInRow(u, c) || x.codesInLine(u, c) || len(nested) == 0 && x.mappedLines(u, c) {
		return
	}
	if u.Starred {
		c.priority = reading.FirstOf(c.priority, "must")
	}
	if x.legend(u) || x.lex.consents(u) || x.formed(u, c) {
		return
	}
	if u.Kind == reading.Bullet && c.feature < 0 && strings.Contains("  feature top overview ", " "+c.kind+" ") && x.pastList(u) {
		c.kind = "problem"
	}
	if x.ruleOfFeature(u, nested, c) {
		return
	}
	if u.LeadUnit >= 0 {
		c = x.leadContext(u, c)
		x.withSubject(u)
	}
	x.withRole(u, c)
	x.countedRoles(u)
	x.rolesTold(u)
	x.weaknesses(u, c)
	if len(u.Sentences) == 0 && u.Kind != reading.Row && len(nested) == 0 && u.Label == "" {
		return
	}
	if x.putOffs(u) && len(u.Sentences) == 0 {
		return
	}
	if u.Label != "" && x.lex.refused(u) && c.kind != "alternative" && c.kind != "term" && c.kind != "question" && c.kind != "faq" {
		x.addNonGoal(u.Label, "", u.From, u.To)
		x.rest(u, c)
		return
	}
	if u.Kind == reading.Bullet && x.lex.leftOut(u.Label) && c.feature < 0 && (c.kind == "" || strings.Contains(" feature story overview top ", " "+c.kind+" ")) { // "No telemedicine: only photos"
		x.addNonGoal(u.Label, stripLabel(u), u.From, u.To)
		return
	}
	if len(u.Sentences) == 1 && (u.Label == "" || strings.HasSuffix(u.Label, "one of")) && x.isOneOf(u.Text, u.From, u.To) {
		return
	}
	if len(u.Sentences) > 1 && u.Label == "" && u.Kind == reading.Bullet && strings.Contains(u.Sentences[0].Text, " or ") {
		x.isOneOf(strings.ReplaceAll(u.Sentences[0].Text, "*", ""), u.Sentences[0].From, u.Sentences[0].To) // what stands behind it is read on its own
	}
	if len(u.Sentences) == 1 && u.Label == "" && (x.passedStates(u.Sentences[0]) || x.walkedStates(u.Sentences[0]) || x.thenStates(u.Sentences[0])) {
		return
	}
	if x.whyTold(u, c) || x.labelStates(u) || x.lifeLine(u) || c.kind != "term" && c.kind != "state" && x.labelledChain(u, c) || c.kind != "constraint" && c.kind != "term" && x.entityAnywhere(u, nested) {
		return
	}
	if len(nested) == 0 && x.rolloutPhase(u, c) || x.labelled(u, nested, &c) || x.aimed(u, c) {
		return
	}
	if c.kind == "" && c.feature < 0 && u.Kind == reading.Prose && u.Strong && x.namedParagraphs(u.Section) && !x.tellsWhatIsThere(u) {
		c.kind = "feature"
	}
	c = x.byItem(u, c)
	read := x.readers()[c.kind]
	if read == nil {
		read = (*understander).general
	}
	read(x, u, nested, c)
}

// withSubject puts the subject that a list is announced with in front of an item
// that begins with its verb: "A curator" over "previews it".
func (x *understander) withSubject(u *reading.Unit) {
	if len(u.Sentences) == 0 || u.Label != "" || reading.HasHan(u.Text) || len(strings.Fields(u.Lead)) > 4 {
		return
	}
	if name, rest := x.leadingActor(u.Lead); name == "" || rest != "" {
		return
	}
	first := &u.Sentences[0]
	if word := reading.FirstWord(first.Text); reading.InThirdPerson(word) && word == reading.Lower(word) {
		first.Text = reading.UpperFirst(strings.TrimSpace(u.Lead)) + " " + strings.TrimRight(first.Text, ",;")
		u.Text = first.Text
	}
}

// namedParagraphs tells a section that is a list of functions written as
// paragraphs: most of them begin with a name in bold, "**Copy last week.** One
// tap."
func (x *understander) namedParagraphs(section int) bool {
	if x.lex.HeadsOfRemarks[reading.Lower(x.r.Sections[section].Title)] {
		return false
	}
	named, prose := 0, 0
	for _, i := range x.units[section] {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose {
			continue
		}
		prose++
		if u.Strong && u.Label != "" && len(u.Sentences) > 0 && !x.isPerson(u.Label) && !strings.HasSuffix(u.Label, "?") {
			named++
		}
	}
	return named >= 3 && named*4 >= prose*3
}

// tellsWhatIsThere tells a named paragraph that only says what somebody has:
// "**Scanner.** We have two scanners."
func (x *understander) tellsWhatIsThere(u *reading.Unit) bool {
	if len(u.Sentences) == 0 {
		return false
	}
	s := x.look(u.Sentences[0].Text)
	low := reading.Lower(s.text)
	return !s.has("can", "must", "should", "could") && (strings.HasPrefix(low, "we have ") && !strings.HasPrefix(low, "we have to ") || strings.HasPrefix(low, "we own ") || x.circumstance(&s))
}

type unitReader func(x *understander, u *reading.Unit, nested []int, c context)

// readers tells which function reads units under a heading of a kind.
func (x *understander) readers() map[string]unitReader {
	return map[string]unitReader{
		"overview": (*understander).overview, "top": (*understander).overview, "problem": (*understander).problem, "vision": (*understander).vision,
		"goal": (*understander).goal, "metric": (*understander).goal, "actor": (*understander).actorUnit,
		"non_goal": (*understander).nonGoal, "assumption": (*understander).assumption, "question": (*understander).question,
		"risk": (*understander).risk, "milestone": (*understander).milestone, "term": (*understander).term,
		"alternative": (*understander).alternative, "dependency": (*understander).dependency, "scope": (*understander).scope,
		"criterion": (*understander).criterion, "edge": (*understander).edge, "flow": (*understander).flow,
		"failure": (*understander).failure, "component": (*understander).component, "kept": (*understander).keptItem, "quality": (*understander).quality, "constraint": (*understander).constraint, "decision": (*understander).decision, "dissent": (*understander).dissent,
		"error": (*understander).constraint, "technology": (*understander).constraint, "setting": (*understander).setting, "tender": (*understander).tender, "approval": (*understander).approval,
		"integration": (*understander).integrationUnit, "state": (*understander).stateUnit, "data": (*understander).dataUnit,
		"rollback": (*understander).rollbackUnit, "feature": (*understander).feature, "story": (*understander).feature, "command": (*understander).feature,
	}
}
