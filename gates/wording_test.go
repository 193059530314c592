package gates

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

func judgeFacts(t testing.TB) *facts {
	t.Helper()
	return newJudge(t).newFacts(Input{Package: &specs.Package{}}, "")
}

// TestTestable: an actor or a trigger, and an outcome that can be seen.
func TestTestable(t *testing.T) {
	t.Parallel()
	f := judgeFacts(t)
	for _, text := range []string{
		"When the user submits an empty form, the page shows which fields are missing.",
		"The export holds one row for each order.",
		"Given an expired token, the API answers 401.",
		"p95 latency of the search is below 200 ms.",
		"Members cannot delete the workspace.",
		"A second attempt within one hour is refused.",
		"For 24 h we sign with both.", "Adding two currencies throws.", "Everything else goes to the list.", "Up to 6 children per number.", "Staff log in with a second factor.",
		"`--json` prints exactly one value.",
		"Invoices older than ten years are deleted.",
		"95 % of searches take less than 1 s",
		"用户提交空表单时，页面显示缺少的字段。",
		"导出文件中每个订单占一行。",
		"令牌过期后，接口返回 401。",
		"搜索的 P95 延迟不超过 200 毫秒。",
		"普通成员不能删除工作区。",
		"系统必须在 1 小时内发送通知。",
	} {
		require.True(t, f.testable(text), text)
	}
	for _, text := range []string{
		"", "Good layout.", "Fast search", "High quality", "Modern look and feel", "User friendliness", "Works.", "Best practices", "See 4.1.1.", "Fast search results",
		"界面美观。", "体验良好", "高质量", "良好的布局",
	} {
		require.False(t, f.testable(text), text)
	}
}

// TestWeakWords: a weak word counts unless its sentence measures it, it is
// quoted, or it belongs to the project's own terms.
func TestWeakWords(t *testing.T) {
	t.Parallel()
	f := judgeFacts(t)
	for _, text := range []string{
		"The page loads quickly.", "The list holds 20 rows. Search is fast.", "Errors are handled gracefully.", "Supports many formats, etc.",
		"页面快速加载。", "系统支持各种格式。", "页面在 200 毫秒内加载。操作流畅。",
	} {
		require.NotEmpty(t, f.weakWords(text), text)
	}
	for _, text := range []string{
		"The page loads quickly, within 200 ms.", "The button is labelled \"Quickly book\".", "The system refuses the second booking.",
		"页面快速加载，不超过 200 毫秒。", "按钮显示“快速预订”。", "系统拒绝第二个预订。",
	} {
		require.Empty(t, f.weakWords(text), text)
	}
	own := newJudge(t).newFacts(Input{Package: &specs.Package{Glossary: &specs.Glossary{Terms: []specs.Term{{Term: "Prompt"}}}}}, "")
	require.Empty(t, own.weakWords("The prompt is stored with its answer."))
}

// TestPlaceholders: what is left to be filled in, and what only looks so.
func TestPlaceholders(t *testing.T) {
	t.Parallel()
	f := newJudge(t).newFacts(Input{Package: &specs.Package{RequirementsIndex: &specs.RequirementsIndex{Entities: []specs.Entity{{Name: "Order", States: []string{"待付款", "待补充"}}}}}}, "")
	gap := func(text string) bool {
		text = plainText(text)
		return suspicious(text) && (len(f.gaps(text)) > 0 || slot(text) != "")
	}
	for _, text := range []string{
		"TBD", "The limit is TBD.", "TODO: decide", "To be defined by the team.", "Lorem ipsum dolor", "Hello {name}", "Hello {{first name}}", "The limit is {...}.",
		"上限待定。", "负责人：待确认", "你好 {姓名}", "The limit is to be confirmed.", "To be decided", "| Owner | to be confirmed |", "We want a limit; it is still to be decided.",
	} {
		require.True(t, gap(text), text)
	}
	for _, text := range []string{
		"A to-do list keeps todo items.", "GET /users/{id}", "`{name}` is replaced", "set {1, 2}", "the path /a/{b}/c", "https://x.test/{id}?q={q}", "${HOME}", "The field shows a placeholder.",
		"待办事项列表", "订单进入“待确认”状态", "待付款、待补充、已完成", "As a skipper, I want a booking to be confirmed by SMS", "A booking has to be confirmed within 10 minutes.", "The app lets a price to be defined for each season.", "待确认的订单 24 小时后取消。", "提交后订单变为待确认。", "Open the {", "a } b {",
	} {
		require.False(t, gap(text), text)
	}
}

// TestLocal: links inside the package, links out of it, and the web.
func TestLocal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		from, dest, file, fragment string
		ok                         bool
	}{
		{"requirements/REQ-001-a.md", "../product-brief.md#goals", "product-brief.md", "goals", true},
		{"requirements/REQ-001-a.md", "_index.md", "requirements/_index.md", "", true},
		{"a.md", "#top", "a.md", "top", true},
		{"a.md", "b%20c.md", "b c.md", "", true},
		{"a.md", "https://example.org/x", "", "", false},
		{"a.md", "mailto:a@example.org", "", "", false},
		{"a.md", "/etc/passwd", "/etc/passwd", "", true},
		{"a.md", "file:///x", "file:///x", "", true},
		{"a.md", "../other/x.md", "../other/x.md", "", true},
		{"a.md", `C:\x.md`, `C:\x.md`, "", true},
	} {
		file, fragment, ok := local(c.from, c.dest)
		require.Equal(t, []any{c.file, c.fragment, c.ok}, []any{file, fragment, ok}, c.dest)
	}
	f := judgeFacts(t)
	for _, file := range []string{"/etc/passwd", "file:///x", `C:\x.md`, "gone.md", "../../x"} {
		require.False(t, f.exists(file), file)
	}
}

// FuzzText: no text breaks the scanners, and none of them invents one.
func FuzzText(f *testing.F) {
	for _, seed := range []string{"{", "{{{{}", "a `b` {c} \\`", "``", "`` a ` ``", "TBD {x}", "待定", "“fast”", "\xff{\xfe}"} {
		f.Add(seed)
	}
	facts := judgeFacts(f)
	f.Fuzz(func(t *testing.T, text string) {
		if s := slot(text); s != "" {
			require.Contains(t, text, s)
			require.True(t, strings.HasPrefix(s, "{") && strings.HasSuffix(s, "}"))
		}
		require.LessOrEqual(t, len(withoutCode(text)), len(text))
		for _, m := range facts.findWeakWords(text) {
			require.Contains(t, strings.ToLower(text), strings.ToLower(m.Text))
		}
		facts.judge.lexicons.tests.Holds(text)
		rows := wrap(text, 20)
		require.NotEmpty(t, rows)
		_, _, _ = local("a/b.md", text)
	})
}

// TestReached: most words of a non-goal are its subject only where two of them
// stand together.
func TestReached(t *testing.T) {
	t.Parallel()
	f := newJudge(t).newFacts(Input{Package: &specs.Package{Brief: &specs.Brief{Title: "Dbvault"}}}, "")
	for _, c := range []struct {
		excluded, title string
		reached         bool
	}{
		{"`dbvault list`.", "`dbvault verify`: list what was verified", false},
		{"`dbvault list --tags`.", "`dbvault list --tags`: by tag", true},
		{"A target for the number of links created.", "Create a short link from a target URL", false},
		{"Native mobile apps for iOS.", "Native mobile apps", true},
		{"Export of reports as PDF.", "Reports can be exported as PDF", true},
		{"Native mobile apps for iOS.", "No native mobile apps", false},
		{"原生移动应用。", "提供原生移动应用", true},
	} {
		r := &specs.Requirement{Title: c.title}
		const most = 75
		require.Equal(t, c.reached, len(f.reached(f.exclude([]string{c.excluded}), r, most)) > 0, c.title)
		r.Priority = specs.Wont // it says itself that it is left out
		require.Empty(t, f.reached(f.exclude([]string{c.excluded}), r, most), c.title)
	}
}
