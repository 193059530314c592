package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsPrescribed: all of what a source demands is named, one entry where one of two
// will do; what somebody only suggests and what the product has to work with stand apart.
func TestWhatIsPrescribed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"all of them", "- Written in Kotlin with Ktor, data in PostgreSQL, events in Kafka, on Kubernetes, search in Elasticsearch, cache in Redis.", []string{"The source names Kotlin, Ktor, PostgreSQL, Kafka, Kubernetes, Elasticsearch and Redis."}},
		{"one of two", "- The database is MySQL or MariaDB.", []string{"The source names MySQL or MariaDB."}},
		{"only suggested", "- I'd go with Elixir.", []string{"The source proposes Elixir; this is not decided yet."}},
		{"what it has to work with", "- Needs Python 3.11 or later.", []string{"Supported environment according to the source: Needs Python 3.11 or later."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			lex := loadLexicons(t)
			u := understanding.Understand(lex.Read(analysis.Source{Text: "# Desk\n\n## Features\n\n- Users book a desk.\n\n## Technology\n\n" + c.text + "\n"}), lex)
			w := handMade(t, u, "standard")
			var got []string
			for _, it := range w.technicalPoints() {
				got = append(got, it.Text)
			}
			require.Equal(t, c.want, got)
		})
	}
}

// TestClosedChoices: a sentence that leaves the choice between a few is no choice of them all.
func TestClosedChoices(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"部署在区政务云，数据库只能用达梦或 MySQL 8.0，不能用公有云服务。": {"达梦或 MySQL 8.0", "达梦或 MySQL 8.0"},
		"数据库选用人大金仓、达梦之一。":                       {"人大金仓、达梦之一", "人大金仓、达梦之一"},
		"数据库用 MySQL 8.0，缓存用 Redis。":             {"", ""},
	} {
		lex := loadLexicons(t)
		u := understanding.Understand(lex.Read(analysis.Source{Text: "# 巡检系统\n\n## 功能\n\n- 巡检员上报隐患。\n\n## 约束\n\n- " + text + "\n"}), lex)
		w := handMade(t, u, "standard")
		w.Language = "zh"
		var got []string
		for i := range u.Technologies {
			got = append(got, w.ChoiceOf(&u.Technologies[i]))
		}
		require.Equal(t, want, got, text)
	}
}
