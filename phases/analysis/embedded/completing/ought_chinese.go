package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// minOughts is how many lines of a paper bind with a bare 应 that speaks like a norm.
const minOughts = 3

// Binds is how strongly the words of a statement bind. Tenders, norms and legal lists
// in Chinese demand with 应, as others do with 必须; who writes 应该 in a plain paper
// only recommends.
func (w *Completer) Binds(text string) wording.Strength {
	_, s := wording.HasRFC2119(text)
	if w.Language != "zh" || s != wording.Should && s != wording.ShouldNot || reading.ContainsAny(text, "宜", "应该", "最好") || !oughtIn(text) {
		return s
	}
	if !w.IsNorm() && !w.oughtAlone() {
		return s
	}
	if s == wording.ShouldNot {
		return wording.MustNot
	}
	return wording.Must
}

// oughtAlone says that 应 binds like 必须 in a paper that is no norm: nothing in it is said more
// weakly by 应该. That 必须 stands elsewhere in it makes 应 no weaker: people write both.
func (w *Completer) oughtAlone() bool {
	return !slices.ContainsFunc(w.SourceLines(), func(line string) bool { return strings.Contains(line, "应该") })
}

// IsNorm says that the source demands with 应 as norms do: what stands plainly in it
// binds as well.
func (w *Completer) IsNorm() bool {
	return w.Language == "zh" && w.recalled.ought.Of(w.Understood, func(*understanding.Understanding) bool { return w.oughtBinds() })
}

// oughtBinds works out IsNorm.
func (w *Completer) oughtBinds() bool {
	lines := 0
	for _, line := range w.SourceLines() {
		if strings.Contains(line, "应该") {
			return false
		}
		if oughtIn(line) {
			lines++
		}
	}
	return lines >= minOughts
}

// oughtIn finds 应 as a word of its own: not that of 相应, 应用 or 供应商.
func oughtIn(text string) bool {
	for at := 0; ; {
		i := strings.Index(text[at:], "应")
		if i < 0 {
			return false
		}
		at += i + len("应")
		before, _ := utf8.DecodeLastRuneInString(text[:at-len("应")])
		after, _ := utf8.DecodeRuneInString(text[at:])
		if !strings.ContainsRune("相反响对供适感效答回顺因照报呼", before) && !strings.ContainsRune("该当用急答届收对付聘邀战景变激试允诺激力", after) {
			return true
		}
	}
}
