package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a README of a server says that is not there, what it needs, what comes when, and what
// a role may do.
func TestReadmesOfServers(t *testing.T) {
	t.Parallel()
	const features = "# Kilnbook\n\nKilnbook is a server for pottery studios.\n\n## Features\n\n- **Firings** – a potter can reserve a shelf of the kiln for one firing.\n- **Glazes** – every glaze has a name, a cone and a photo.\n- **Invoices** – the studio bills firings by volume.\n"
	runGoals(t, []goalCase{
		{"a refused kind of app is no technology", features + "\n## What Kilnbook is not\n\n- There will be no native mobile app; the pages work on phones.\n- It is not a shop. It lists pots, but does not sell them.\n", []string{"!technology: mobile app", "non_goal: no native mobile app", "non_goal: It is not a shop"}},
		{"access to a database is not refused with it", features + "\n## Rules\n\n- Potters have no access to PostgreSQL 16.\n", []string{"technology: PostgreSQL 16"}},
		{"a Chinese app that is not built", "# 窑炉预约\n\n## 功能\n\n- 学员可以预约窑位。\n- 店主可以查看预约。\n\n## 不做什么\n\n- 不做原生 App。\n", []string{"!technology: App"}},
		{"the store of a required setting", features + "\n## Configuration\n\n| Variable | Default | Description |\n|---|---|---|\n| `KB_DB_URL` | *(required)* | MariaDB connection string, version 11 or newer |\n| `KB_PORT` | `8100` | Port |\n| `KB_MAIL` | *(empty)* | Mail server |\n", []string{"technology: MariaDB", "criterion: `KB_DB_URL`: MariaDB connection string, version 11 or newer (required)", "criterion: Mail server (default empty)"}},
		{"releases of a roadmap", features + "\n## Roadmap\n\n### 0.2 – Firings (April)\n\n- [ ] Firings\n- [ ] Glazes\n\n### 1.0 – Money (October)\n\n- [ ] Invoices\n- [ ] Texts in Dutch\n", []string{"milestone: 0.2 – Firings (April): Firings; Glazes", "milestone: 1.0 – Money (October)", "feature: Texts in Dutch"}},
		{"a rule about a role", features + "\n## Roles\n\n| Role | Can do | Cannot do |\n|---|---|---|\n| Member | browse, reserve, cancel their own firings | see other members |\n| Keeper | everything a member can, change prices | delete members |\n\nA member can move a firing twice, unless the kiln is already loaded.\n", []string{"feature: A member can move a firing twice", "!actor: Member: A member can move", "feature: Keeper can do everything a member can do, change prices"}},
		{"limits on calls of an interface", features + "\n## API\n\nRequests are limited to 60 per minute per IP address.\n", []string{"feature: Requests are limited to 60 per minute"}},
	})
}

// An item of a release that only names a function of the list above asks for nothing more.
func TestReleasesRepeatNothing(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kilnbook\n\n## Features\n\n- **Firings** – a potter can reserve a shelf of the kiln for one firing.\n- **Glazes** – every glaze has a name, a cone and a photo.\n\n## Roadmap\n\n### 0.2 – Firings (April)\n\n- [ ] Firings\n- [ ] Glazes\n- [ ] Texts in Dutch\n")
	require.Len(t, u.Features, 3)
	require.Len(t, u.Milestones, 1)
}

// A paragraph behind a table of roles in Chinese says a rule as well.
func TestRulesBehindChineseRoles(t *testing.T) {
	t.Parallel()
	wantFacts(t, "# 陶艺工坊预约\n\n## 角色\n\n| 角色 | 可以做 |\n|---|---|\n| 会员 | 浏览窑位、预约窑位、取消自己的预约 |\n| 店长 | 调整价格、删除会员 |\n\n会员最多改期两次。\n", []string{"feature: 会员最多改期两次"})
}

// Who answers a question is nobody who works with the product, and how much there is of
// something is no promise.
func TestNotesOfCommandLineTools(t *testing.T) {
	t.Parallel()
	const head = "# Design note: `silo`\n\n`silo` is a command line tool that reads the files of grain scales and writes a report.\n\n## Background\n\nAt the end of the week the miller prints the file, signs it and sends it to the office.\n\n"
	runGoals(t, []goalCase{
		{"who answers", head + "## Open questions\n\n- Must reports be kept for 5 or for 10 years? Legal will answer by the end of May.\n", []string{"!actor: Legal", "actor: Miller", "question: Must reports be kept"}},
		{"a rough size", head + "## Performance\n\nOne week of one scale is about 4,200 readings. `silo check` must read a year of data in under 3 seconds and use no more than 150 MB of memory.\n", []string{"!quality: 4,200 readings", "quality: `silo check` must read a year of data in under 3 seconds", "quality: `silo check` must use no more than 150 MB"}},
		{"which things are meant", head + "## Goals\n\n1. Find every gap longer than 20 minutes, with start and end.\n2. Run on the Windows 10 machines of the mills.\n3. Cut the time per file from 30 minutes to less than 3.\n", []string{"!metric: longer than 20", "!metric: 10 machines", "metric: less than 3"}},
		{"what was looked at and dropped", head + "## Implementation\n\nWe considered Python but dropped it, since the mills have no interpreter.\n", []string{"alternative: The mills have no interpreter"}},
	})
}

// Two bounds of one sentence are two promises.
func TestTwoBoundsAreTwoPromises(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string][]string{
		"On a small board, a search should return in under 400 ms and a booking should complete in under 1 second.": {"On a small board, a search should return in under 400 ms.", "On a small board, a booking should complete in under 1 second."},
		"`silo check` must read a file in under 2 seconds and use no more than 90 MB of memory.":                    {"`silo check` must read a file in under 2 seconds.", "`silo check` must use no more than 90 MB of memory."},
		"A backup must run every night and a restore must take less than 1 hour.":                                   {"A backup must run every night and a restore must take less than 1 hour."},
		"Pages must load in under 2 seconds on phones and tablets.":                                                 {"Pages must load in under 2 seconds on phones and tablets."},
	} {
		require.Equal(t, want, lex.bothPromises(text), text)
	}
}

// The month of May stands behind a preposition, beside a number or first.
func TestMayIsAMonthOrAVerb(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]bool{
		"Events may arrive more than once and out of order": false,
		"A shop may close early":                            false,
		"Go live in May":                                    true,
		"The pilot ends by 14 May":                          true,
		"From April to May, both are used":                  true,
	} {
		require.Equal(t, want, lex.Calendar(text), text)
	}
}

// The rows of endpoints are what an interface does, and a limit of calls is none of its load.
func TestBriefsOfInterfaces(t *testing.T) {
	t.Parallel()
	const head = "# Berth API v1 – Brief\n\n## Summary\n\nWe run 40 harbours. Today, skippers call the office. Calls are up to 3 hours long on Fridays, and roughly 8% of boats find no free berth.\n\nThe Berth API lets skippers find a berth, book it, and hear when it is free.\n\n## Endpoints\n\n| Method | Path | Description |\n|---|---|---|\n| GET | `/v1/berths` | Search berths by harbour or length |\n| POST | `/v1/stays` | Book a stay |\n| DELETE | `/v1/stays/{stayId}` | Cancel a stay |\n\n### GET /v1/berths\n\nReturns berths within `radius` miles, nearest first.\n\n- `radius` defaults to 20.\n\n### POST /v1/stays\n\nBehaviour:\n\n1. The request must carry an `Idempotency-Key` header.\n2. The same key with a different body returns 409.\n3. A stay that has not begun by midnight expires.\n\n"
	runGoals(t, []goalCase{
		{"rows are functions", head, []string{"feature: Search berths by harbour or length", "feature: Book a stay", "feature: Cancel a stay", "criterion: `GET /v1/berths` returns berths within"}},
		{"the numbers of today", head, []string{"problem: Calls are up to 3 hours long", "!quality: Calls are up to 3 hours"}},
		{"the product in short", head, []string{"product: The Berth API lets skippers find a berth"}},
		{"limits of calls", head + "## Rate limits\n\n- 80 requests per second per harbour in production, 5 in sandbox.\n- `POST /v1/stays` has its own limit of 20 requests per second.\n", []string{"quality: At most 80 requests per second per harbour are accepted in production, and at most 5 in sandbox", "quality: `POST /v1/stays` has its own limit of 20 requests"}},
		{"a version in a path ranks nothing", head, []string{"feature: The same key with a different body returns 409"}},
		{"what may happen has no date", head + "## Delivery\n\n- Events may arrive more than once and out of order. Each has a unique `eventId`.\n", []string{"!milestone: Events may arrive"}},
	})
	for _, f := range understood(t, head).Features {
		require.Empty(t, f.Priority, f.Text)
	}
}

// The types, elements and calls of a library are what it does, and two ways that were looked
// at side by side are two alternatives.
func TestBriefsOfLibraries(t *testing.T) {
	t.Parallel()
	const head = "# knotkit: design brief\n\nA Go library for drawing knots.\n\n## API surface\n\n### Core types\n\n| Type | Purpose |\n|---|---|\n| `Knot` | Immutable description of one knot: crossings, colours |\n| `Drawer` | Turns a `Knot` into an SVG file |\n\n### Elements\n\n1. Strands, with a colour\n2. Crossings\n   - Over and under\n   - Angles are always kept\n\n### Templates\n\n- `Load()` fails when a strand has no end.\n- `Draw()` can be called from several goroutines.\n- A knot can be previewed as text without a screen.\n\n"
	runGoals(t, []goalCase{
		{"what it does", head, []string{"feature: Turns a `Knot` into an SVG file", "feature: Strands, with a colour", "criterion: Angles are always kept", "feature: A knot can be previewed as text"}},
		{"ways side by side", head + "## Alternatives considered\n\nWe looked at KnotPlot (licence of 900 euros a year) and at keeping the drawings on paper. Paper takes 20 minutes per knot, which is too slow.\n", []string{"alternative: KnotPlot: Licence of 900 euros a year", "alternative: Keeping the drawings on paper: Paper takes 20 minutes"}},
	})
}
