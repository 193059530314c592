package designing

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func (g *Designer) statedSignatures() []specs.Signature {
	var out []specs.Signature
	for _, s := range g.Understood.Signatures {
		if s.Purpose == "" {
			s.Purpose = g.signaturePurpose(&s)
		}
		if s.Purpose == "" && g.profile == "cli" {
			s.Purpose = g.say("signature_shown")
		}
		out = append(out, s)
	}
	return out
}

// signaturePurpose is the requirement that names a function or command.
func (g *Designer) signaturePurpose(s *specs.Signature) string {
	name := specs.Plain(s.Name)
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		if !entitles(r.Title, s.Form) && !entitles(r.Title, s.Name) {
			continue
		}
		if does := phrasing.OrElse(g.deedOf(r), g.heldFor(r)); does != "" {
			return phrasing.Shorten(does, 160)
		}
		if len(r.Criteria) > 0 && r.Criteria[0].Source.Kind == specs.Stated {
			return g.phrase(phrasing.Shorten(r.Criteria[0].Text, 120))
		}
	}
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		if mentionsCode(r.Title+" "+phrasing.ItemsText(r.Summary), name) {
			return g.say("signature_of", "id", r.ID, "title", phrasing.Shorten(g.phrase(listable(r.Title)), 90))
		}
	}
	return phrasing.OrElse(g.toldOfCommand(name), g.pitchedAs(name))
}

// pitchedAs is what the source says the product is for with the verb that a command is
// called by: "a tool that sorts mail by rules" tells what `mailsift sort` does.
func (g *Designer) pitchedAs(name string) string {
	i := strings.LastIndexByte(name, ' ')
	if i < 0 || g.Language == "zh" {
		return ""
	}
	does := g.ThirdAll(name[i+1:])
	for _, it := range g.Understood.Pitch {
		if at := strings.Index(it.Text, " "+does+" "); at >= 0 {
			return phrasing.Shorten(strings.TrimRight(it.Text[at+1:], ". "), 160)
		}
	}
	return ""
}

// toldOfCommand is the sentence of the source that begins with a command and says
// what it does: "`take` walks DIR and writes a snapshot file".
func (g *Designer) toldOfCommand(name string) string {
	word := name[strings.LastIndexByte(name, ' ')+1:]
	for _, s := range g.sayings(word) {
		for _, lead := range []string{"`" + word + "` ", "`" + name + "` "} {
			if does, ok := strings.CutPrefix(s.text, lead); ok {
				return phrasing.Shorten(strings.TrimRight(does, ".。"), 160)
			}
		}
	}
	return ""
}

// heldFor is the rule that a requirement states for its command: "For `seal renew`, new
// letters MUST carry the new seal" tells that they carry it. Empty for any other.
func (g *Designer) heldFor(r *specs.Requirement) string {
	if len(r.Description) == 0 || g.Language == "zh" {
		return ""
	}
	rest, ok := strings.CutPrefix(r.Description[0].Text, "For `")
	_, rest, cut := strings.Cut(rest, "`, ")
	who, does, must := strings.Cut(strings.TrimRight(rest, "."), " "+g.Say("must")+" ")
	if !ok || !cut || !must || strings.HasPrefix(does, "NOT ") || strings.Contains(does, g.Say("must")) {
		return ""
	}
	if !phrasing.IsPluralNoun(strings.ToLower(reading.LastWord(who))) {
		does = g.ThirdAll(does)
	}
	return who + " " + does
}

// deedOf is what a requirement that begins with its command says the command
// does, in the third person; empty where it begins otherwise.
func (g *Designer) deedOf(r *specs.Requirement) string {
	if len(r.Description) == 0 {
		return ""
	}
	head, does, ok := strings.Cut(r.Description[0].Text, "` "+g.Say("must")+" ")
	if !ok {
		head, does, ok = strings.Cut(r.Description[0].Text, "` "+g.Say("should")+" ")
	}
	if !ok || !entitles(r.Title, head+"`") || strings.HasPrefix(does, "NOT ") {
		return ""
	}
	return strings.TrimRight(g.ThirdAll(does), ".。")
}

// entitles says that a title is the name of a command, or this with what it does:
// "`lint fix`: rewrite the counts".
func entitles(title, name string) bool {
	head, _, _ := strings.Cut(title, "`: ")
	return strings.EqualFold(specs.Plain(title), specs.Plain(name)) || strings.EqualFold(strings.Trim(head, "`"), strings.Trim(name, "`"))
}

// mentionsCode says that a text names a function in code, in this very letter
// case.
func mentionsCode(text, name string) bool {
	for part, code := range reading.CodeParts(text) {
		if code && (part == name || strings.HasPrefix(part, name+"(")) {
			return true
		}
	}
	return false
}

// statedFlags are the flags of a tool that the source describes one by one, with
// what each does: where it does, no command of another name is proposed.
func (g *Designer) statedFlags() []specs.Signature {
	var out []specs.Signature
	known := map[string]bool{}
	for _, i := range g.allWanted() {
		r := &g.req.Requirements[i]
		code, about, ok := strings.Cut(strings.TrimPrefix(r.Title, "`"), "`")
		name, _, _ := strings.Cut(strings.TrimRight(code, ","), " ")
		name = strings.TrimRight(name, ",")
		if !ok || !strings.HasPrefix(r.Title, "`-") || known[name] {
			continue
		}
		known[name] = true
		purpose := g.phrase(r.Title)
		if about = strings.TrimSpace(strings.TrimLeft(about, " :：–—-")); about != "" {
			purpose = about
		}
		out = append(out, specs.Signature{Name: name, Form: specs.Plain(g.Product) + " " + code, Purpose: purpose, Source: r.Source})
	}
	return out
}

// derivedSignatures proposes a function or command for every requirement.
func (g *Designer) derivedSignatures() []specs.Signature {
	if flags := g.statedFlags(); len(flags) > 0 && g.profile == "cli" {
		return flags
	}
	if named := g.namedSignatures(); len(named) > 0 {
		return named
	}
	var out []specs.Signature
	known := map[string]bool{}
	for _, i := range phrasing.FirstN(g.allWanted(), 12) {
		r := &g.req.Requirements[i]
		if g.profile == "cli" && len(out) > 0 && g.outcomeOnly(r.Title) {
			continue
		}
		name := identifier(specs.Plain(r.Title), g.profile == "cli")
		if g.Language == "zh" && g.profile == "cli" {
			if name = g.chineseCommand(specs.Plain(r.Title)); name == "" || known[name] {
				continue // a limit is no command, and a second thing that is exported goes with the first
			}
		}
		if name == "" || known[name] {
			name = "operation" + itoa(i+1)
			if g.profile == "cli" {
				name = "step-" + itoa(i+1)
			}
		}
		known[name] = true
		form := name + "(input) → result"
		if g.profile == "cli" {
			form = strings.ToLower(identifier(g.Product, true)) + " " + name
		}
		out = append(out, specs.Signature{Name: name, Form: strings.TrimSpace(form), Purpose: g.phrase(r.Title), Source: phrasing.Rule("signature-from-requirement")})
	}
	return out
}

// outcomeOnly says that a title tells how a run of a tool ends or which answer it prints, "exit
// non-zero on drift", "print which images differ": this comes of another command and is none itself.
func (g *Designer) outcomeOnly(title string) bool {
	words := strings.Fields(strings.ToLower(title))
	if g.Language == "zh" || len(words) < 2 {
		return false
	}
	if g.Table.IsWord("asked_verbs", "en", words[0]) && g.Table.IsWord("question_words", "en", words[1]) {
		return true
	}
	return (g.Table.IsWord("ending_verbs", "en", words[0]) || words[0] == "fail") && slices.ContainsFunc(words[1:], func(word string) bool { return g.Table.IsWord("exit_words", "en", word) })
}

// identifier makes a name of the first words of a title: lendTools, or
// lend-tools for a command; empty when they are not in Latin letters.
func identifier(title string, dashed bool) string {
	var parts []string
	for _, t := range wording.Tokens(title) {
		if t.Kind != wording.Word || !reading.IsASCII(t.Text) || len(parts) == 0 && wording.Keywords(t.Lower) == nil && len(t.Lower) < 3 {
			continue
		}
		if word := strings.Trim(t.Lower, "'’.-"); word != "a" && word != "the" && word != "an" && len(parts) < 3 {
			parts = append(parts, strings.Map(letterOrDigit, word))
		}
	}
	if dashed {
		return strings.Join(phrasing.FirstN(parts, 2), "-")
	}
	for i := 1; i < len(parts); i++ {
		parts[i] = phrasing.Capital(parts[i])
	}
	return strings.Join(parts, "")
}

func letterOrDigit(r rune) rune {
	if unicode.IsLetter(r) || unicode.IsDigit(r) {
		return r
	}
	return -1
}

// examples are the code of the source, then uses of the stated interface up to
// the three that a library must show.
func (g *Designer) examples(signatures []specs.Signature) []specs.Example {
	var out []specs.Example
	for _, e := range g.Understood.Examples {
		if e.Title == "" {
			e.Title = g.say("example_stated", "line", itoa(understanding.FirstLine(e.Source)))
		}
		out = append(out, e)
	}
	if g.profile != "library" && g.profile != "cli" {
		return out
	}
	const wanted = 3
	made := 0
	known := slices.Clone(signatures) // those of which the source tells a use come first
	slices.SortStableFunc(known, func(a, b specs.Signature) int {
		return cmp.Compare(rankBool(a.Purpose == ""), rankBool(b.Purpose == ""))
	})
	for _, s := range known {
		if made >= wanted && len(out) >= wanted {
			break
		}
		code, syntax := g.use(&s)
		if code == "" || made >= wanted {
			continue
		}
		made++
		out = append(out, specs.Example{Title: g.say("example_use", "name", specs.Plain(s.Name)), Syntax: syntax, Code: code, Source: phrasing.Rule("example-from-signature")})
	}
	return out
}

// use is a call of a function or a run of a command, in the form that the
// signature gives it.
func (g *Designer) use(s *specs.Signature) (code, syntax string) {
	form := specs.Plain(s.Form)
	purpose := phrasing.Shorten(specs.Plain(s.Purpose), 90)
	before, after, ok := strings.Cut(form, "(")
	if !ok {
		if purpose == "" || purpose == g.say("signature_shown") { // no remark for a call that nobody explains
			return form, "sh"
		}
		return "# " + purpose + "\n" + form, "sh"
	}
	if rest, ok := strings.CutPrefix(form, "func "); ok {
		return goCall(rest, purpose), "go"
	}
	name := strings.TrimSpace(before)
	if i := strings.LastIndexByte(name, ' '); i >= 0 {
		name = name[i+1:]
	}
	args := parameterNames(after, g.Understood.Title == "")
	return "result = " + name + "(" + strings.Join(args, ", ") + ") # " + purpose, "text"
}

// goCall is a call of "(l *Limiter) Wait(ctx context.Context) error".
func goCall(form, purpose string) string {
	receiver := ""
	if strings.HasPrefix(form, "(") {
		end := strings.IndexByte(form, ')')
		if end < 0 {
			return ""
		}
		receiver = "x"
		if f := strings.Fields(form[1:end]); len(f) == 2 {
			receiver = strings.ToLower(strings.TrimLeft(f[1], "*"))
		}
		form = strings.TrimSpace(form[end+1:])
	}
	name, rest, ok := strings.Cut(form, "(")
	if !ok {
		return ""
	}
	end := closing(rest)
	call := strings.TrimSpace(name) + "(" + strings.Join(parameterNames(rest[:end], false), ", ") + ")"
	if receiver != "" {
		call = receiver + "." + call
	}
	results := strings.TrimSpace(strings.TrimPrefix(rest[min(end, len(rest)):], ")"))
	switch {
	case results == "":
	case results == "error":
		call = "if err := " + call + "; err != nil {\n\treturn err\n}"
	case strings.HasPrefix(results, "(") && strings.Contains(results, "error"):
		call = "result, err := " + call + "\nif err != nil {\n\treturn err\n}"
	default:
		call = "result := " + call
	}
	return "// " + purpose + "\n" + call
}

// closing is the place of the bracket that ends a list of parameters.
func closing(rest string) int {
	depth := 0
	for i, r := range rest {
		switch r {
		case '(':
			depth++
		case ')':
			if depth == 0 {
				return i
			}
			depth--
		}
	}
	return len(rest)
}

// parameterNames are the names in a list of parameters; the last one of a
// variable number keeps its dots.
func parameterNames(list string, _ bool) []string {
	list = list[:closing(list)]
	var out []string
	depth, from := 0, 0
	add := func(p string) {
		f := strings.Fields(strings.TrimSpace(p))
		if len(f) == 0 {
			return
		}
		name := strings.TrimRight(f[0], ",:")
		name, _, _ = strings.Cut(name, ":")
		name, _, _ = strings.Cut(name, "=")
		if len(f) > 1 && strings.HasPrefix(f[1], "...") {
			name += "..."
		}
		out = append(out, name)
	}
	for i, r := range list {
		switch r {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			depth--
		case ',':
			if depth == 0 {
				add(list[from:i])
				from = i + 1
			}
		}
	}
	add(list[from:])
	return out
}
