package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// owingPeople takes up whom Chinese requirements bind by their first words, "巡护员应拍照上报",
// "养护单位完成处置后须上传照片": they act, also where the paper introduces nobody.
func (x *understander) owingPeople() {
	for i := range x.u.Features {
		f := &x.u.Features[i]
		if f.Source.Kind != "" && len(f.Source.Lines) == 0 || !reading.HasHan(f.Text) {
			continue
		}
		if name := x.lex.owes(f.Text); name != "" {
			x.addActor(ActorFact{Name: name}, FirstLine(f.Source), FirstLine(f.Source))
		}
	}
}

// owes is the worker or the office that a Chinese clause begins with and binds; empty where it
// binds anything else.
func (l *Lexicons) owes(text string) string {
	const longest = 7 // runes of a name
	clause, _, _ := strings.Cut(text, "，")
	at, _ := OwedAt(clause)
	if at <= 0 {
		return ""
	}
	for _, behind := range l.ChineseBehindOwing {
		i := strings.Index(clause[:at+len("应")], behind)
		if n := utf8.RuneCountInString(clause[:max(i, 0)]); i <= 0 || n < 2 || n > longest {
			continue
		}
		name := clause[:i]
		if reading.HasSuffixOf(name, l.ChineseEndsOfOwing...) && !reading.ContainsAny(name, l.ChineseOwesNothing...) {
			return name
		}
	}
	return ""
}
