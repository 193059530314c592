package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// codesLabelled reads a line that tells all codes with which something is refused behind their name:
// "错误码：`40001` 税号格式错误；`40901` 幂等键冲突（参数与首次不同）". They are one list, whatever
// each of them says.
func (x *understander) codesLabelled(u *reading.Unit, c context) bool {
	if u.Label == "" || c.feature >= 0 || u.Kind != reading.Prose && u.Kind != reading.Bullet {
		return false
	}
	if cue, ok := x.headingCue(u.Label); !ok || cue.Kind != "error" || !x.wholeCue(u.Label, cue) {
		return false
	}
	f := FeatureFact{List: ListError, Priority: c.priority, Group: c.group, Name: reading.UpperFirst(u.Label)}
	body := strings.TrimRight(stripLabel(u), "。. ")
	for _, sep := range []string{"；", "; ", "、", "，", ", "} {
		if f.Rows = f.Rows[:0]; len(reading.SplitTop(body, sep)) < minListed {
			continue
		}
		for _, part := range reading.SplitTop(body, sep) {
			code, said := codeAndMeaning(part)
			if code == "" {
				f.Rows = nil
				break
			}
			f.Rows = append(f.Rows, x.item(sentence(codeSaid(code, said)), u.From, u.To))
		}
		if len(f.Rows) >= minListed {
			x.addList(f, u.From, u.To)
			return true
		}
	}
	return false
}

// codeAndMeaning parts "`40001` 税号格式错误" and "E12=disk full" into the code and what it stands for.
func codeAndMeaning(text string) (code, said string) {
	text = strings.TrimSpace(text)
	end := strings.IndexAny(text, " =:：（(")
	if end <= 0 {
		return "", ""
	}
	code, said = text[:end], strings.Trim(text[end:], " =:：–—-")
	if inner, ok := strings.CutPrefix(said, "（"); ok && strings.HasSuffix(said, "）") {
		said = strings.TrimSuffix(inner, "）")
	}
	if !bareCode(code) || said == "" {
		return "", ""
	}
	return code, said
}

// codeSaid puts a code in front of what it stands for.
func codeSaid(code, said string) string {
	if reading.HasHan(said) {
		return code + "：" + said
	}
	return LabelText(code, said)
}
