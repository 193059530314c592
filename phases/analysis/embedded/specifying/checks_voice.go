package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// thirdVoice tells a criterion of a user story of the one who wants it: "I get a
// receipt" becomes "the member gets a receipt". What stands between quotation
// marks is what somebody reads, and stays.
func (w *Specifier) thirdVoice(d *Draft, text string) string {
	if w.Language == "zh" || d.Fact == nil || d.Fact.Want == "" && !d.Fact.Wished || d.Actor == "" || !phrasing.SaysI(text) {
		return text
	}
	words := strings.Split(text, " ")
	named, quoted, pending := false, false, false
	for i, word := range words {
		if quoted = quoted != (strings.Count(word, "\"")%2 == 1); quoted {
			continue
		}
		core := strings.TrimRight(word, ".,;:!?)")
		tail := word[len(core):]
		subject, verb := phrasing.FirstVoice(core)
		switch {
		case subject && !named:
			words[i], named, pending = phrasing.JoinWords("the "+d.Actor, phrasing.ThirdForm(verb))+tail, true, verb == ""
			if i == 0 {
				words[i] = wording.Sentence(words[i])
				words[i] = strings.TrimSuffix(words[i], ".")
			}
		case subject:
			words[i], pending = phrasing.JoinWords("they", pluralOf(verb))+tail, false
		case pending && w.Table.IsWord("adverbs", "en", core):
		case pending:
			words[i], pending = phrasing.ThirdForm(core)+tail, false
		case core == "am" && subjectSaid(words[:i]):
			words[i] = "are" + tail
		default:
			words[i] = w.Impersonal(word)
		}
	}
	return strings.Join(words, " ")
}

// toldByOthers tells criteria of those who wrote them where these only stand beside what
// happens: "tells us" is "tells the team", and "our crew" is the crew. What they do or what
// they say of themselves stays in their words.
func (w *Specifier) toldByOthers(d *Draft) {
	who := phrasing.Voices{I: w.Say("the_user"), We: w.Say("the_team")}
	for i := range d.Requirement.Criteria {
		c := &d.Requirement.Criteria[i]
		if x := phrasing.NewWordIndex(c.Text); phrasing.SaysI(c.Text) || x.Has("we") || x.Has("me") {
			continue
		}
		if told, ok := w.AsTold(c.Text, who); ok {
			c.Text = told
		}
	}
}

// subjectSaid says that somebody is told of right before a verb: "am" behind a number
// is an hour, "the slots from 6 am I get".
func subjectSaid(before []string) bool {
	return len(before) > 0 && !strings.ContainsAny(before[len(before)-1], "0123456789")
}

// pluralOf is the form of a verb behind "they".
func pluralOf(verb string) string {
	if verb == "am" {
		return "are"
	}
	return verb
}
