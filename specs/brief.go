package specs

// Brief is product-brief.md: what is to be built, for whom and why.
type Brief struct {
	Meta          Meta          `json:"-"`
	Title         string        `json:"title"          doc:"title"`
	Summary       []Item        `json:"summary"        doc:"summary,prose"`
	Terms         []BriefTerm   `json:"terms"          doc:"terms,table"`
	Vision        []Item        `json:"vision"         doc:"vision,prose"`
	Situation     []Item        `json:"situation"      doc:"problem/situation,list"`
	Impact        []Item        `json:"impact"         doc:"problem/impact,list"`
	Personas      []Persona     `json:"personas"       doc:"users,group"`
	Goals         []Goal        `json:"goals"          doc:"goals,table"`
	InScope       []Item        `json:"in_scope"       doc:"scope/in,list"`
	OutOfScope    []Item        `json:"out_of_scope"   doc:"scope/out,list"`
	NonGoals      []NonGoal     `json:"non_goals"      doc:"scope/nongoals,table"`
	Assumptions   []Item        `json:"assumptions"    doc:"scope/assumptions,list"`
	Landscape     []Alternative `json:"landscape"      doc:"landscape,table"`
	Constraints   []Item        `json:"constraints"    doc:"limits/constraints,list"`
	Dependencies  []Item        `json:"dependencies"   doc:"limits/dependencies,list"`
	Milestones    []Item        `json:"milestones"     doc:"limits/milestones,list"`
	Product       []Item        `json:"product"        doc:"synthesis/product,list"`
	Technical     []Item        `json:"technical"      doc:"synthesis/technical,list"`
	User          []Item        `json:"user"           doc:"synthesis/user,list"`
	Convergent    []Item        `json:"convergent"     doc:"synthesis/convergent,list"`
	Conflicting   []Conflict    `json:"conflicting"    doc:"synthesis/conflicting,table"`
	OpenQuestions []Question    `json:"open_questions" doc:"questions,table"`
}

// BriefTerm is a row of Concepts & Terminology.
type BriefTerm struct {
	Term       string   `json:"term"       col:"term"`
	Definition string   `json:"definition" col:"definition"`
	Category   string   `json:"category"   col:"category" enum:"category"`
	Aliases    []string `json:"aliases"    col:"aliases" sep:"; "`
	Source     Source   `json:"source"     col:"source"`
	Pos        Pos      `json:"-"`
}

// Persona is a kind of user, under an H3 of its name.
type Persona struct {
	Name       string `json:"name"             doc:"heading"`
	Role       string `json:"role"             doc:"role,fact"`
	Needs      []Item `json:"needs"            doc:"needs,list"`
	PainPoints []Item `json:"pain_points"      doc:"pains,list"`
	Success    []Item `json:"success_criteria" doc:"success,list"`
	Source     Source `json:"source"           doc:"source,fact"`
	Pos        Pos    `json:"-"`
}

// Goal is a measurable aim. ID is G-NNN.
type Goal struct {
	ID     string `json:"id"     col:"id"`
	Text   string `json:"goal"   col:"goal"`
	Metric string `json:"metric" col:"metric"`
	Target string `json:"target" col:"target"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// NonGoal is what the product will not do, and why.
type NonGoal struct {
	Text      string `json:"text"      col:"nongoal"`
	Rationale string `json:"rationale" col:"rationale"`
	Source    Source `json:"source"    col:"source"`
	Pos       Pos    `json:"-"`
}

// Conflict is a point on which two sides want different things, each side as
// "who: what". Decision is the view that was chosen, empty while it is open.
type Conflict struct {
	Point    string `json:"point"    col:"point"`
	One      string `json:"one"      col:"one"`
	Other    string `json:"other"    col:"other"`
	Decision string `json:"decision" col:"decided"`
	Source   Source `json:"source"   col:"source"`
	Pos      Pos    `json:"-"`
}

// Alternative is another way in which people solve the problem today.
type Alternative struct {
	Name     string `json:"name"     col:"alternative"`
	Strength string `json:"strength" col:"strength"`
	Gap      string `json:"gap"      col:"gap"`
	Source   Source `json:"source"   col:"source"`
	Pos      Pos    `json:"-"`
}

// Header gives the common frontmatter.
func (b *Brief) Header() *Meta { return &b.Meta }

// Kind is product-brief.
func (b *Brief) Kind() Kind { return KindBrief }

// Path is product-brief.md.
func (b *Brief) Path() string { return BriefFile }
