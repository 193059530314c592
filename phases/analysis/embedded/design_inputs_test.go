package embedded

import (
	"encoding/json"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// designOf is the architecture of a source, made as the phases make it.
func designOf(t *testing.T, e *Engine, c analysis.Common) (run, analysis.ArchitectureOutput) {
	t.Helper()
	r := complete(t, e, c, true)
	if c.SpecType == "" {
		c.SpecType = r.Seed.SpecType
	}
	var out analysis.ArchitectureOutput
	answerTask(t, e, analysis.TaskArchitecture, &analysis.ArchitectureInput{Common: c, Brief: r.Brief, Requirements: r.Reqs}, &out)
	return r, out
}

func TestDesignsOfAllInputsAreWhole(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, name := range inputs(t) {
		for _, depth := range []string{"light", "standard", "comprehensive"} {
			t.Run(filepath.Base(name)+" "+depth, func(t *testing.T) {
				t.Parallel()
				text := read(t, name)
				r, out := designOf(t, e, common(name, text, depth))
				requireNoSlot(t, text, out)
				requireDistinctRows(t, &out.Architecture)
				requireNamed(t, &r.Reqs.Index, &out.Architecture)
				for i := range out.Decisions {
					requireWholeDecision(t, &out.Decisions[i])
				}
			})
		}
	}
}

// requireNoSlot wants no "{name}" that neither the source nor an address has.
func requireNoSlot(t *testing.T, source string, value any) {
	t.Helper()
	data, err := json.Marshal(value)
	require.NoError(t, err)
	slot := regexp.MustCompile(`.{0,24}\{[a-zA-Z_]+\}`)
	for _, found := range slot.FindAllString(string(data), -1) {
		name := found[strings.LastIndex(found, "{"):]
		require.True(t, strings.Contains(source, name) || strings.Contains(found, "/"+name), "a slot is left: %s", found)
	}
}

// requireDistinctRows wants no two rows of a table that say the same.
func requireDistinctRows(t *testing.T, a *specs.Architecture) {
	t.Helper()
	data, err := json.Marshal(a)
	require.NoError(t, err)
	var tables map[string]any
	require.NoError(t, json.Unmarshal(data, &tables))
	for _, name := range reading.SortedKeys(tables) {
		rows, _ := tables[name].([]any)
		var seen []string
		for _, row := range rows {
			cells, ok := row.(map[string]any)
			if !ok {
				continue
			}
			delete(cells, "source")
			line, err := json.Marshal(cells)
			require.NoError(t, err)
			require.False(t, slices.Contains(seen, string(line)), "%s has this row twice: %s", name, line)
			seen = append(seen, string(line))
		}
	}
}

// requireNamed wants a text for everything that a diagram draws.
func requireNamed(t *testing.T, x *specs.RequirementsIndex, a *specs.Architecture) {
	t.Helper()
	for _, c := range a.Components {
		require.NotEmpty(t, strings.TrimSpace(specs.Plain(c.Name)))
		require.NotEmpty(t, strings.TrimSpace(specs.Plain(c.Responsibility)), c.Name)
	}
	for i := range x.Integrations {
		require.NotEmpty(t, strings.TrimSpace(specs.Plain(x.Integrations[i].Name)))
	}
	for i := range x.Entities {
		e := &x.Entities[i]
		require.NotEmpty(t, e.Name)
		for _, r := range e.Relations {
			require.NotEmpty(t, r.To, e.Name)
		}
		for _, s := range e.States {
			require.NotEmpty(t, s, e.Name)
		}
	}
}

func requireWholeDecision(t *testing.T, d *specs.ADR) {
	t.Helper()
	for _, list := range [][]specs.Item{d.Context, d.Choice, d.Positive, d.Negative} {
		require.NotEmpty(t, list, d.Title)
		for _, it := range list {
			require.NotEmpty(t, strings.Trim(it.Text, " .。"), d.Title)
		}
	}
	for _, o := range d.Options {
		least := 2
		if len(o.Cons) > 0 && o.Cons[0].Source.Kind == specs.Stated {
			least = 1 // what the source says of a way that it refused
		}
		require.GreaterOrEqual(t, len(o.Pros), least, "%s: %s", d.Title, o.Name)
		require.GreaterOrEqual(t, len(o.Cons), least, "%s: %s", d.Title, o.Name)
	}
}

func TestDataLivesWhereTheSourceSays(t *testing.T) {
	t.Parallel()
	e := fresh()
	head := "# Shop\n\n## Features\n\n- A customer can place an order\n- A customer can see the statistics of clicks\n- An admin can upload an invoice\n\n## Data\n\n- Order: number, total, state\n- Click: time, page\n- Invoice: number, file\n\n## Technology\n\n"
	chinese := "# 商城\n\n## 功能\n\n- 顾客可以提交订单\n- 运营可以查看点击统计\n- 管理员可以上传发票\n\n## 数据\n\n- 订单：编号、金额、状态\n- 点击：时间、页面\n- 发票：编号、文件\n\n## 技术约束\n\n"
	for _, c := range []struct{ name, text, want, not string }{
		{"rest of the data", head + "- Clicks go to ClickHouse, everything else lives in PostgreSQL 16.\n", "Order in PostgreSQL 16; Click in ClickHouse", ""},
		{"store first", head + "- PostgreSQL for orders and invoices; ClickHouse for clicks.\n", "Invoice in PostgreSQL; Click in ClickHouse", ""},
		{"store last", head + "- Orders are kept in MySQL, clicks in ClickHouse.\n", "Order in MySQL; Click in ClickHouse; Invoice in MySQL", ""},
		{"denial", head + "- Data is stored in PostgreSQL. Clicks are written to ClickHouse in batches. PostgreSQL never sees a click.\n", "Click in ClickHouse; Order in PostgreSQL", ""},
		{"cache", head + "- PostgreSQL holds all data. Redis caches orders.\n", "Order in PostgreSQL", "Redis"},
		{"search", head + "- Elasticsearch is used to search orders, MariaDB is the database.\n", "Order in MariaDB", "Elasticsearch"},
		{"series only", head + "- Time series and clicks go to TimescaleDB.\n", "Click in TimescaleDB; Order open", ""},
		{"Chinese", chinese + "- 订单与发票存储在 MySQL 8 中，点击写入 ClickHouse。\n- Redis 仅用于缓存订单。\n", "订单 in MySQL 8; 点击 in ClickHouse", "Redis"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			source := common(c.name+".md", c.text, "standard")
			source.Source.SHA256 = "" // the texts begin alike
			_, out := designOf(t, e, source)
			story := phrasing.ItemsText(out.Architecture.Storage)
			for want := range strings.SplitSeq(c.want, "; ") {
				entity, store, ok := strings.Cut(want, " in ")
				if !ok {
					entity, _, _ = strings.Cut(want, " ")
				}
				require.Equal(t, store, storeOf(out.Architecture.Storage, entity), "%s: %s", want, story)
			}
			if c.not != "" {
				require.NotContains(t, strings.Join(inferredTexts(out.Architecture.Storage, "storage-of"), " "), c.not)
			}
		})
	}
}

func inferredTexts(list []specs.Item, rule string) []string {
	var out []string
	for _, it := range list {
		if strings.Contains(it.Source.Rule, rule) {
			out = append(out, it.Text)
		}
	}
	return out
}

// storeOf is the store that the storage strategy names for an entity.
func storeOf(list []specs.Item, entity string) string {
	for _, text := range inferredTexts(list, "storage-of") {
		for _, form := range []string{`(?:^|, | and )` + entity + `\b.*kept in ([^.;]+)[.;]`, `(?:^|、|和)` + entity + `.*?存于 ?([^，。]+)。`} {
			if m := regexp.MustCompile(form).FindStringSubmatch(text); m != nil {
				return strings.TrimSpace(m[1])
			}
		}
	}
	return ""
}

func TestPriceTablesAreNoPolicies(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := "# Notes API\n\n## Features\n\n- A client can create a note\n- A client can list notes\n\n## Plans\n\n| | Free | Business |\n|---|---|---|\n| Single sign-on, audit log | no | yes |\n| Requests per minute | 10 | 600 |\n\n## Technology\n\n- PostgreSQL stores the notes.\n"
	c := common("plans.md", text, "standard")
	c.SpecType = "api"
	_, out := designOf(t, e, c)
	for _, p := range out.Architecture.Policies {
		require.NotContains(t, p.Text, "Business", p.Topic)
	}
}

func TestReasonsForTechnologiesAreReasons(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := "# Links\n\n## Features\n\n- A member can create a link\n- A member can go to the list of links\n\n## How it works\n\nA click is stored in ClickHouse in batches. PostgreSQL never sees a click. Is Kafka needed?\n\n## Technology\n\n- PostgreSQL 16 for everything transactional; clicks go to ClickHouse.\n- The API is written in Go.\n"
	_, out := designOf(t, e, common("links.md", text, "standard"))
	reasons := map[string]string{}
	for _, r := range out.Architecture.Stack {
		reasons[r.Technology] = r.Rationale
	}
	require.Equal(t, "PostgreSQL 16 for everything transactional.", reasons["PostgreSQL 16"])
	require.Equal(t, "The API is written in Go.", reasons["Go"])
	for i := range out.Decisions {
		require.NotContains(t, completing.JoinItems(out.Decisions[i].Context, 1), "never sees")
	}
}

func TestNamesOfMetricsAndSettings(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := "# Booker\n\n## Functions\n\n- A guest can book a table\n  - an invitation is valid for 7 days\n  - each table takes at most 12 guests; one more is refused\n- The system must send a reminder\n- A guest can upload a photo\n  - files larger than 10 MB are refused\n\n## Settings\n\n| key | default | meaning |\n|---|---|---|\n| max_party | 12 | largest party |\n\n## Quality\n\n- The table list opens within 800 ms.\n"
	_, out := designOf(t, e, common("booker.md", text, "standard"))
	name := regexp.MustCompile(`^([a-z][a-z0-9_.]*|/health/ready)$`)
	var signals, settings []string
	for _, s := range out.Architecture.Signals {
		require.Regexp(t, name, s.Name)
		signals = append(signals, s.Name)
	}
	for _, s := range out.Architecture.Settings {
		settings = append(settings, s.Name+"="+s.Default)
	}
	require.Subset(t, signals, []string{"tables_booked_total", "reminders_sent_total"})
	require.Subset(t, settings, []string{"INVITATION_VALIDITY=7d", "FILE_MAX_SIZE=10 MB", "max_party=12"})
}
