package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatATechnologyIsNamedFor: what a product has to work with, what it is only
// tested with and how a system outside speaks are not what it is made of.
func TestWhatATechnologyIsNamedFor(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text, tech, want string
	}{
		{"versions under compatibility", "## Compatibility\n\n- PostgreSQL 14 and 15, MariaDB 11.", "MariaDB 11", TechSupported},
		{"the language of the product itself", "## Compatibility\n\n- Go: the two latest releases.", "Go", ""},
		{"at least a version", "## Constraints\n\n- Needs Python 3.11 or later.", "Python 3.11", TechSupported},
		{"written in, at least a version", "## Constraints\n\n- Written in Kotlin 2 or later.", "Kotlin 2", ""},
		{"beside the tests", "## Technology\n\n- Rust, `make test` needs Docker for the output tests.", "Docker", TechDevelopment},
		{"in front of what is beside the tests", "## Technology\n\n- Rust, `make test` needs Docker for the output tests.", "Rust", ""},
		{"not wanted", "## Technology\n\n- We don't want AWS-only services.", "AWS", TechRefused},
		{"of those who call", "## Constraints\n\n- Producers use the Swift client.", "Swift", TechOfPartner},
		{"of most of those who call", "## Constraints\n\n- Most producers are written in Swift and a few in Rust.", "Swift", TechOfPartner},
		{"proposed by somebody", "## Technology\n\n- I'd go with Elixir for the back end.", "Elixir", TechWished},
		{"what a firm that offers itself works with", "## Technology\n\n- My cousin's firm does everything in Elixir and MariaDB and would look after it.", "MariaDB", TechWished},
		{"what the people are good at", "## Technology\n\n- The two students are fluent in Kotlin.", "Kotlin", TechWished},
		{"of which another system is made, beside the new one", "## Technology\n\nClaimDesk is Java 17. New service in Python.", "Java 17", TechExisting},
		{"of which the new one is made", "## Technology\n\nClaimDesk is Java 17. New service in Python.", "Python", ""},
		{"made with", "## Technology\n\n- Runs on Kubernetes with PostgreSQL.", "PostgreSQL", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, "# Ladle\n\nA template library for Go.\n\n## Features\n\n- A caller can render a page.\n\n"+c.text+"\n")
			for _, f := range u.Technologies {
				if f.Name == c.tech {
					require.Equal(t, c.want, f.Standing)
					return
				}
			}
			require.Fail(t, "not found", "%v", u.Technologies)
		})
	}
	u := understood(t, "# 用印\n\n## 功能需求\n\n- 员工提交申请\n\n## 约束\n\n- 支持 Chrome 90 以上及统信 UOS 自带浏览器。\n- 数据库使用达梦 DM8。\n")
	require.Equal(t, []string{"统信 UOS", "达梦 DM8"}, []string{u.Technologies[0].Name, u.Technologies[1].Name})
	require.Equal(t, TechSupported, u.Technologies[0].Standing)
	require.Empty(t, u.Technologies[1].Standing)
}

// TestWhatIsOfAPartner: the protocol in the row of a system outside is its interface.
func TestWhatIsOfAPartner(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Meters\n\n## Features\n\n- The service computes sums.\n\n## Interfaces\n\n| System | How | Content |\n|---|---|---|\n| SAP IS-U | SFTP, nightly | master data |\n\n## Technology\n\n- Written in Go on Kubernetes.\n")
	for _, f := range u.Technologies {
		want := map[string]string{"SFTP": TechOfPartner}[f.Name]
		require.Equal(t, want, f.Standing, f.Name)
	}
}

// TestWhatGoesIsNoStack: what is there today and is replaced is existing, and what a
// change goes on with is not.
func TestWhatGoesIsNoStack(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text, tech, want string
	}{
		{"老系统，另有新语言", "## 背景\n\n现有的报修系统用 Python 2 开发，部署在 MySQL 5.6 上。\n\n## 约束\n\n- 后端用 Java 17 开发。", "Python 2", TechExisting},
		{"两套并行时的步骤", "## 背景\n\n现有的报修系统用 Perl 5 开发。这次用 Java 17 重写，逐步淘汰 Perl。\n\n## 约束\n\n- 后端用 Java 17 开发。\n- 双写（Perl 主写，Java 影子写）。", "Perl", TechExisting},
		{"替换名字更长的东西", "## 约束\n\n- 后端用 Go 1.22 开发，替换 Google Sheets。\n- 脚本用 Python 3 开发。", "Go 1.22", ""},
		{"新语言", "## 背景\n\n现有的报修系统用 Python 2 开发，部署在 MySQL 5.6 上。\n\n## 约束\n\n- 后端用 Java 17 开发。", "Java 17", ""},
		{"沿用", "## 约束\n\n- 数据库沿用现有的 MySQL 5.7。", "MySQL 5.7", ""},
		{"old, with another one named", "## Background\n\nThe old desk has been running since 2009 on Oracle.\n\n## Constraints\n\n- Data are kept in PostgreSQL.", "PostgreSQL", ""},
		{"kept on", "## Background\n\nThe desk runs on PostgreSQL.\n\n## Constraints\n\n- It stays on PostgreSQL.", "PostgreSQL", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, "# 报修\n\n## 功能需求\n\n- 住户提交报修单\n\n"+c.text+"\n")
			for _, f := range u.Technologies {
				if f.Name == c.tech {
					require.Equal(t, c.want, f.Standing)
					return
				}
			}
			require.Fail(t, "not found", "%v", u.Technologies)
		})
	}
}

// What somebody only proposes is told as a proposal, in each clause of the sentence.
func TestAChineseProposalBindsNobody(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"小唐建议做微信小程序，后台用 Java，放在馆里自己的服务器上。": "小唐建议放在馆里自己的服务器上。",
		"放在馆里自己的服务器上。":                     "放在馆里自己的服务器上。",
	} {
		u := Understand(readText("# 书架\n\n## 技术\n\n"+text+"\n", false), loadLexicons(t))
		var got []string
		for _, it := range u.Constraints {
			got = append(got, it.Text)
		}
		require.Contains(t, got, want, text)
	}
}
