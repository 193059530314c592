package reading

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// interview reads questions and answers that are marked as such: "Q: How do you
// plan today?" above "A: On paper." A question of the interviewer is no open
// question; it says what its answer is about, as a heading does. The marks are
// taken off.
func (r *reader) interview() {
	rows := strings.Split(string(r.body), "\n")
	asked, answered := map[int]string{}, map[int]string{}
	for i, row := range rows {
		line := strings.TrimLeft(row, " \t*_>-")
		if text := spokenBy(line, interviewers()); text != "" {
			asked[i] = text
		} else if text := spokenBy(line, interviewed()); text != "" {
			answered[i] = text
		}
	}
	if len(asked) < 2 || len(answered) < 2 {
		if r.out.Lang == specs.Chinese && r.questioned(rows) {
			r.body = []byte(strings.Join(rows, "\n"))
		}
		return
	}
	r.asked = map[int]bool{}
	for i := range rows {
		switch {
		case asked[i] != "":
			rows[i] = "###### " + asked[i]
			r.asked[r.line+i] = true
		case answered[i] != "":
			rows[i] = UpperFirst(answered[i])
		}
	}
	r.body = []byte(strings.Join(rows, "\n"))
}

// interviewers and interviewed are the marks of who speaks.
func interviewers() []string {
	return []string{"q", "question", "interviewer", "int", "问", "提问", "问题", "访谈人", "访谈者", "采访者", "调研人"}
}

func interviewed() []string {
	return []string{"a", "answer", "interviewee", "答", "回答", "受访者", "受访人", "被访者"}
}

// spokenBy is what stands behind one of the marks, with or without a number:
// "Q3: …", "**A:** …". Empty for any other line.
func spokenBy(line string, marks []string) string {
	low := Lower(line[:min(len(line), 24)])
	for _, mark := range marks {
		rest, ok := strings.CutPrefix(low, mark)
		if !ok {
			continue
		}
		digits := strings.TrimLeft(rest, "0123456789")
		bare := strings.TrimLeft(digits, "*_")
		for _, colon := range []string{":", "："} {
			if strings.HasPrefix(bare, colon) {
				at := len(low) - len(bare) + len(colon)
				return strings.TrimSpace(strings.TrimLeft(line[at:], "*_ "))
			}
		}
	}
	return ""
}

// AskedKind is what the answer to an interviewer's question is about, empty when
// its own words have to tell.
func AskedKind(question string) string {
	low := " " + strings.Trim(Lower(question), "?？ ") + " "
	for _, topic := range []struct {
		kind  string
		words []string
	}{
		{"risk", []string{" worr", " afraid", " fear", " concern", " go wrong", " risk", "担心", "顾虑", "害怕", "风险", "最怕"}},
		{"non_goal", []string{" not do", " not be ", " don't you want", " do you not want", " leave out", " out of scope", " not need", " don't need", "不做", "不要", "不需要", "不希望", "不想"}},
		{"constraint", []string{" rules", " rule ", " law", " legal", " regulation", " limits", " constraint", " budget", " cost", " spend", " pay ", "规定", "限制", "规则", "预算", "多少钱", "费用"}},
		{"milestone", []string{" by when", " when do you", " when would", " when should", " deadline", " timeline", "什么时候", "时间上", "多久能", "啥时候", "几时"}},
		{"actor", []string{" who else", " who would use", " who will use", " who uses it", " who works with"}},
		{"goal", []string{" success", " know it work", " be happy", " measure", "怎么算成功", "什么程度", "目标", "算做成", "算成了", "做到什么样", "什么效果"}},
		{"problem", []string{" today", " now ", " currently", " at the moment", " so far", " how do you ", " how does ", " hardest", " annoy", " problem", " hurts", " goes wrong", " difficult", "现在", "目前", "平时", "一般怎么", "痛点", "麻烦", "困难", "问题"}},
	} {
		if ContainsAny(low, topic.words...) {
			if HasHan(low) && (topic.kind == "problem" || topic.kind == "constraint") {
				return "" // the answer tells at once how it is, how it ought to be, and what must not be
			}
			return topic.kind
		}
	}
	return ""
}
