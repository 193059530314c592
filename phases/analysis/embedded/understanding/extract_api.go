package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// addEndpoint files an operation and returns its index.
func (x *understander) addEndpoint(op reading.Operation, purpose string, from, to int) int {
	src := x.source(from, to)
	if i, ok := x.ops[op]; ok {
		e := &x.u.Endpoints[i]
		if len(e.Source.Lines) < 32 {
			e.Source = e.Source.Join(src)
		}
		e.Purpose = reading.FirstOf(e.Purpose, purpose)
		return i
	}
	x.ops[op] = len(x.u.Endpoints)
	x.u.Endpoints = append(x.u.Endpoints, EndpointFact{Method: op.Method, Path: op.Path, Purpose: purpose, Source: src})
	return len(x.u.Endpoints) - 1
}

// call files an item that is an operation with what it is for, "`GET /jobs`: list
// of jobs".
func (x *understander) call(u *reading.Unit) bool {
	code, about, ok := callAndPurpose(u.Text)
	ops := reading.Operations(code)
	if u.Kind != reading.Bullet || !ok || len(ops) != 1 || len(strings.Fields(code)) != 2 {
		return false
	}
	about = strings.TrimLeft(about, " :–—-")
	if len(u.Sentences) > 1 || len(strings.Fields(about)) > 10 {
		return false
	}
	ops[0].Path, _, _ = strings.Cut(ops[0].Path, "?")
	if i, known := x.ops[ops[0]]; known && x.u.Endpoints[i].Purpose != "" && reading.HasFiniteVerb(about) {
		return false // what it is for is told: this is a rule about it
	}
	at := x.addEndpoint(ops[0], sentence(about), u.From, u.To)
	x.u.Endpoints[at].Listed = true
	if told := successTold(about); told != "" {
		x.u.Endpoints[at].Answer = reading.FirstOf(x.u.Endpoints[at].Answer, told)
	}
	return true
}

// callAndPurpose parts an item into the operation that it begins with and what it is for:
// "`GET /jobs`: list of jobs", "POST /invoices 上传发票", "GET /boxes – list all boxes". What
// is said of a bare operation in English needs a mark before it, else it may be a rule.
func callAndPurpose(text string) (code, about string, ok bool) {
	if rest, coded := strings.CutPrefix(text, "`"); coded {
		return strings.Cut(rest, "`")
	}
	words := strings.Fields(text)
	if len(words) < 3 {
		return "", "", false
	}
	code, marked := strings.Join(words[:2], " "), strings.HasSuffix(words[1], ":") || strings.Trim(words[2], "–—-:") == ""
	about = strings.TrimSpace(text[strings.Index(text, words[1])+len(words[1]):])
	return strings.TrimRight(code, ":："), about, marked || reading.HasHan(words[2])
}

// readOf is what an operation is for, with the deed of one that reads where the source asks what
// it answers: "Where a wagon has been" is "Read where a wagon has been".
func (l *Lexicons) readOf(e *EndpointFact) string {
	if first := reading.FirstWord(e.Purpose); e.Method == "GET" && slices.Contains(l.AskedClauses, reading.Lower(first)) && !strings.Contains(e.Purpose, "?") {
		return "Read " + wording.LowerFirst(e.Purpose)
	}
	if e.Method == "GET" && l.readsThing(e.Purpose) {
		return "Read " + wording.LowerFirst(e.Purpose)
	}
	return e.Purpose
}

// headingReads makes a feature of each operation that reads and stands in a heading with
// others of which the text below tells: "GET /keys · DELETE /keys/{id}" over "Deleting …".
func (x *understander) headingReads() {
	for s := range x.r.Sections {
		sec := &x.r.Sections[s]
		ops := reading.Operations(sec.Title)
		if len(ops) < 2 || reading.HasHan(sec.Title) {
			continue
		}
		for _, op := range ops {
			name := op.Method + " " + op.Path
			if op.Method == "GET" && !strings.Contains(op.Path, "?") && !x.tellsEndpoint(name, "", len(x.u.Features)) {
				x.addFeature(FeatureFact{Text: "`" + name + "`", Group: name}, sec.From, sec.From)
				x.later = true
			}
		}
	}
}

// tellsEndpoint says that one of the first features names an endpoint or says
// what it is for.
func (x *understander) tellsEndpoint(name, purpose string, features int) bool {
	for i := range x.u.Features[:features] {
		if f := &x.u.Features[i]; f.Group == name || ContainsFolded(f.Text, name) && ContainsFolded(f.Text, purpose) || fold(f.Text) == fold(purpose) {
			return true
		}
	}
	return false
}

// tablesCalls says that a table of the source lists the operations that there are, each of
// which is something that is built.
func (x *understander) tablesCalls() bool {
	const list = 3
	n := 0
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.Kind == reading.Row && len(u.Cells) > 2 && (reading.IsMethod(u.Cells[0]) || len(reading.Operations(u.Cells[0])) > 0) {
			n++
		}
	}
	return n >= list
}

// letsDo tells a sentence that says in short what the product lets people do: "The Booking API
// lets carriers find a locker, reserve it, and …".
func (x *understander) letsDo(text string) bool {
	const longest = 6 // words of the name
	low := reading.Lower(text)
	for _, verb := range x.lex.LetsSomebody {
		subject, _, ok := strings.Cut(low, verb)
		if words := strings.Fields(subject); ok && len(words) > 0 && len(words) <= longest && x.lex.productNoun(words[len(words)-1]) {
			return true
		}
	}
	return reading.HasPrefixOf(low, x.lex.ProductLets...)
}

// span is the first range of lines of a source.
func span(src specs.Source) (from, to int) {
	if len(src.Lines) == 0 {
		return 0, 0
	}
	return src.Lines[0].From, src.Lines[0].To
}

// endpointsIn files the operations that a running text names.
func (x *understander) endpointsIn(text string, from, to int) {
	if !strings.Contains(text, "/") {
		return
	}
	for _, op := range reading.Operations(text) {
		x.addEndpoint(op, "", from, to)
	}
}

// endpointHeading files the operations of a heading; what stands below says
// what they are for.
func (x *understander) endpointHeading(s int) bool {
	sec := &x.r.Sections[s]
	ops := reading.Operations(sec.Title)
	if len(ops) == 0 {
		return false
	}
	purpose := ""
	to := sec.To
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind == reading.Prose && len(u.Sentences) > 0 {
			if len(ops) == 1 {
				purpose = u.Sentences[0].Text
			}
			to = u.To
			break
		}
	}
	for _, op := range ops {
		x.addEndpoint(op, sentence(purpose), sec.From, to)
	}
	return true
}

// code keeps a code fence as evidence; under a heading of an interface the
// functions in it are its signatures.
func (x *understander) code(u *reading.Unit, c context) {
	x.place(u.From, u.To)
	if strings.TrimSpace(u.Code) == "" || x.chart(u) || x.outlineTables(u, c) {
		return
	}
	x.u.Examples = append(x.u.Examples, specs.Example{
		Title: x.r.Sections[u.Section].Title, Syntax: u.Syntax, Code: strings.TrimRight(u.Code, "\n"), Source: reading.Lines(u.From, u.To),
	})
	x.sqlTables(u)
	x.declarations(u)
	x.synopsis(u)
	if c.kind != "api" && c.outer != "api" && !operationFence(u.Code) {
		return
	}
	from := x.codeFrom(u)
	for i, line := range strings.Split(u.Code, "\n") {
		for _, op := range reading.Operations(line) {
			purpose, query := operationPurpose(line, op), ""
			op.Path, query, _ = strings.Cut(op.Path, "?")
			if op.Method == "GET" && purpose == "" && operationFence(u.Code) {
				x.reads = append(x.reads, listedRead{path: op.Path, query: query, line: from + i})
			}
			x.addEndpoint(op, sentence(purpose), from+i, from+i)
		}
		if name, ok := signatureName(line); ok {
			x.addSignature(name, strings.TrimRight(strings.TrimSpace(line), " {"), "", from+i, from+i)
		}
	}
}

// codeFrom is the line of the first line of code: behind the marks of a fence;
// indented code has none.
func (x *understander) codeFrom(u *reading.Unit) int {
	if u.From < 1 || u.From > len(x.r.Lines) {
		return u.From
	}
	if line := strings.TrimLeft(x.r.Lines[u.From-1], " \t>-*0123456789."); strings.HasPrefix(line, "```") || strings.HasPrefix(line, "~~~") {
		return u.From + 1
	}
	return u.From
}

// signatureName finds the name of a function declared at the beginning of a line.
func signatureName(line string) (string, bool) {
	if strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t") {
		return "", false
	}
	rest := line
	for _, word := range []string{"export ", "default ", "public ", "static ", "async ", "pub "} {
		rest = strings.TrimPrefix(rest, word)
	}
	for _, word := range []string{"func ", "function ", "def ", "fn ", "fun "} {
		body, ok := strings.CutPrefix(rest, word)
		if !ok {
			continue
		}
		if strings.HasPrefix(body, "(") { // a receiver
			if i := strings.Index(body, ") "); i > 0 {
				body = body[i+2:]
			}
		}
		if i := strings.IndexAny(body, "([<"); i > 0 {
			return strings.TrimSpace(body[:i]), true
		}
	}
	return "", false
}

func (x *understander) addSignature(name, form, purpose string, from, to int) {
	src := x.source(from, to)
	if !x.fresh("signature", form) {
		return
	}
	x.u.Signatures = append(x.u.Signatures, specs.Signature{Name: name, Form: form, Purpose: purpose, Source: src})
}

// signaturesIn reads "`WithStore(Store)`, `FailOpen()` (default open)".
func (x *understander) signaturesIn(text string, from, to int) bool {
	found := false
	for _, span := range reading.CodeSpans(text) {
		i := strings.IndexByte(span, '(')
		if i > 0 && strings.HasSuffix(span, ")") && !strings.Contains(span[:i], " ") {
			x.addSignature(span[:i], span, "", from, to)
			found = true
		}
	}
	return found
}

// isCommand tells a heading or cell that is a command: "`tool backup [NAME]`".
func (x *understander) isCommand(text string) bool {
	inner, ok := strings.CutPrefix(text, "`")
	if !ok || !strings.HasSuffix(inner, "`") || strings.Count(inner, "`") != 1 {
		return false
	}
	word := strings.TrimRight(reading.FirstWord(inner), "`")
	if len(reading.Operations(inner)) > 0 {
		return false
	}
	return x.u.Product != "" && strings.EqualFold(word, reading.FirstWord(x.u.Product)) || len(strings.Fields(inner)) > 1 && utf8.RuneCountInString(word) > 1
}
