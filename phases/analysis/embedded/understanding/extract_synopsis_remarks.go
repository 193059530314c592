package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// remarkedCalls are the calls of the product in a block of code behind which a remark
// says what they do: "sudo ./mailsift install   # unit, user and folder". It may stand
// among calls of other programs.
func (x *understander) remarkedCalls(u *reading.Unit) []specs.Signature {
	product, from := reading.FirstWord(specs.Plain(x.u.Product)), x.codeFrom(u)
	var out []specs.Signature
	for i, line := range strings.Split(u.Code, "\n") {
		call, remark, ok := strings.Cut(line, " # ")
		if remark = strings.TrimSpace(remark); !ok || len(strings.Fields(remark)) < 2 {
			continue
		}
		form := strings.TrimSpace(call)
		for _, lead := range []string{"$ ", "sudo ", "./"} {
			form = strings.TrimPrefix(form, lead)
		}
		words := strings.Fields(form)
		if len(words) < 2 || !strings.EqualFold(words[0], product) || !isSubcommand(words[1]) {
			continue
		}
		out = append(out, specs.Signature{Name: words[0] + " " + words[1], Form: form, Purpose: remark, Source: reading.Lines(from+i, from+i)})
	}
	return out
}

// remarksOnCommands files what remarks in blocks of code say: of a command that the text
// tells of it is a criterion, and any other one is a feature of its own.
func (x *understander) remarksOnCommands() {
	var remarked []specs.Signature
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.Kind == reading.Code {
			remarked = append(remarked, x.remarkedCalls(u)...)
		}
	}
	for _, s := range remarked {
		from, to := span(s.Source)
		at := slices.IndexFunc(x.u.Features, func(f FeatureFact) bool {
			return strings.HasPrefix(f.Text, "`"+s.Name+"`") || strings.HasPrefix(f.Text, "`"+s.Name+" ")
		})
		if at < 0 {
			x.addFeature(FeatureFact{Name: "`" + s.Name + "`", Text: "`" + s.Name + "`: " + x.lex.setUp(s)}, from, to)
			continue
		}
		f := &x.u.Features[at]
		said := wording.Keywords(f.Text + " " + itemsSaid(f.Details) + " " + itemsSaid(f.Criteria))
		if wording.Overlap(wording.Keywords(s.Purpose), said) >= 1 {
			continue
		}
		text := "`" + s.Name + "`: " + s.Purpose
		if reading.InThirdPerson(reading.FirstWord(s.Purpose)) {
			text = "`" + s.Name + "` " + s.Purpose
		}
		x.addCriterion(at, text, from, to)
	}
}

// setUp is the remark on a command as a deed: what is only listed behind "install" is what
// it sets up.
func (l *Lexicons) setUp(s specs.Signature) string {
	verb := reading.FirstWord(s.Purpose)
	if reading.HasHan(s.Purpose) || reading.InThirdPerson(verb) || !strings.Contains(s.Purpose, ", ") || !slices.Contains(l.InstallCommands, reading.LastWord(s.Name)) {
		return s.Purpose
	}
	return "sets up " + s.Purpose
}

// itemsSaid are the texts of items in one.
func itemsSaid(items []specs.Item) string {
	var out []string
	for _, it := range items {
		out = append(out, it.Text)
	}
	return strings.Join(out, " ")
}
