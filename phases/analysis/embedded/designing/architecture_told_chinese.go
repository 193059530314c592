package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// bareFailure is a failure of which its clause does not say what fails: 失败自动回滚.
const bareFailure = "失败"

const (
	longestFault  = 24 // runes of the clause that tells what fails
	longestFailed = 4  // runes of what fails in front of 失败
)

// failureToldChinese finds the clause that tells what fails, and takes the rest of its part
// of the sentence as what is done then: 断网时本地至少存 7 天，恢复后按时间顺序补传.
func (g *Designer) failureToldChinese(text string) (what, done string) {
	if _, said, ok := strings.Cut(text, "："); ok && len([]rune(text))-len([]rune(said)) <= 10 {
		text = said
	}
	for part := range strings.SplitSeq(text, "；") {
		clauses := strings.Split(strings.ReplaceAll(part, ",", "，"), "，")
		for k, clause := range clauses {
			what, done = g.faultOf(strings.TrimSpace(clause))
			if what == "" {
				continue
			}
			rest := strings.Join(clauses[k+1:], "，")
			if done == "" {
				done = strings.TrimPrefix(strings.TrimPrefix(rest, "则"), "系统应当")
			} else if rest != "" {
				done += "，" + rest
			}
			return what, done
		}
	}
	return "", ""
}

// faultOf parts one clause into what fails and what it says is done then.
func (g *Designer) faultOf(clause string) (what, done string) {
	if i := strings.Index(clause, "时"); i > 0 && g.isFault(clause[:i]) {
		done = strings.TrimPrefix(strings.TrimLeft(strings.TrimPrefix(clause[i+len("时"):], "候"), " "), "也") // 断网的时候…
		return strings.TrimPrefix(strings.TrimSuffix(clause[:i], "的"), "当"), strings.TrimPrefix(done, "系统应当")
	}
	if lead := reading.LongestPrefix(clause, "如果", "若", "一旦"); lead != "" && g.isFault(clause[len(lead):]) {
		return strings.TrimPrefix(clause, lead), ""
	}
	head, rest, ok := strings.Cut(clause, bareFailure)
	if !ok || rest == "" || len([]rune(head)) > longestFailed || reading.HasPrefixOf(rest, g.d.Words["no_answer_to_failure"].In("zh")...) {
		return "", ""
	}
	return head + bareFailure, strings.TrimPrefix(rest, "后")
}

// isFault says that a clause is short and tells of something that fails.
func (g *Designer) isFault(clause string) bool {
	if _, rest, ok := strings.Cut(clause, bareFailure); ok && reading.HasPrefixOf(rest, "率", "数") {
		return false // 失败率 is a number
	}
	return len([]rune(clause)) <= longestFault && !strings.ContainsAny(clause, "“”、") && phrasing.NewWordIndex(clause).HasAny(g.d.Words["failing"])
}
