package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAListOfCodesOrSettingsIsOneFeature(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		heading, text, kind, name string
		rows                      []string
	}{
		{"Exit codes", "| code | meaning |\n|---|---|\n| 0 | done |\n| 3 | no berth is free |", ListExit, "Exit codes", []string{"0: done.", "3: no berth is free."}},
		{"Exit codes", "- `0` every berth is planned\n- `1` a berth is left over; the others are planned\n- `3` the disk is full", ListExit, "Exit codes", []string{"0: every berth is planned.", "1: a berth is left over; the others are planned.", "3: the disk is full."}},
		{"Exit status", "- 0 – done\n- 2 – wrong usage", ListExit, "Exit codes", []string{"0: done.", "2: wrong usage."}},
		{"Features", "- Exit code 3 if a berth is taken twice, 0 otherwise", ListExit, "Exit codes", []string{"3: a berth is taken twice.", "0: otherwise."}},
		{"Features", "- Exits with 0 on success, 1 when berths clash and 2 for wrong usage.", ListExit, "Exit codes", []string{"0: success.", "1: berths clash.", "2: wrong usage."}},
		{"功能", "- 退出码：0 成功，1 有冲突，2 参数错误。", ListExit, "退出码", []string{"0：成功。", "1：有冲突。", "2：参数错误。"}},
		{"Errors", "- `ERR_FULL` – no berth is free\n- `ERR_GONE` – the boat has left", ListError, "Error codes", []string{"`ERR_FULL` – no berth is free.", "`ERR_GONE` – the boat has left."}},
		{
			"Finding codes", "Codes are never reused.\n\n**B1xx – berths**\n\n- `B101` two boats at the same berth\n- `B102` berth shorter than the boat; the metres that lack are given\n- `B103` *(withdrawn, was: no lamp)*\n\n**B2xx – routes**\n\n- `B201` no pilot\n- `B202` out of range: under 2 or over 9 knots\n\nB102 is a warning. All the rest are errors.",
			ListFinding, "Finding codes",
			[]string{"`B101` two boats at the same berth.", "`B102` berth shorter than the boat; the metres that lack are given.", "`B201` no pilot.", "`B202` out of range: under 2 or over 9 knots.", "B102 is a warning.", "All the rest are errors."},
		},
		{
			"Interface", "Codes we know:\n\n| HTTP | code | when |\n|---|---|---|\n| 409 | berth_taken | two boats ask at once |\n| 503 | gauge_silent | the gauge does not answer |",
			ListError, "Error codes",
			[]string{"409 berth_taken: two boats ask at once.", "503 gauge_silent: the gauge does not answer."},
		},
		{
			"Flags", "| Flag | Default | Meaning |\n|---|---|---|\n| `--port NAME` | none | the port to plan |\n| `--jobs` | 4 | berths planned at the same time |",
			ListSetting, "Flags",
			[]string{"`--port NAME`: the port to plan.", "`--jobs`: berths planned at the same time (default 4)."},
		},
		{
			"Keys", "| Key | Type | Default | |\n|---|---|---|---|\n| `port` | string | from header | ports to plan. |\n| `units` | text | `m` | |",
			ListSetting, "Settings",
			[]string{"`port`: ports to plan (default from header).", "`units` (default `m`)."},
		},
		{
			"Options", "| Option | Type | Default | Meaning |\n|---|---|---|---|\n| `port` | string | required | which port |\n| `jobs` | number | 4 | at most 8 |",
			ListSetting, "Options",
			[]string{"`port`: which port (required).", "`jobs`: at most 8 (default 4)."},
		},
		{"配置项", "| 配置 | 默认值 | 说明 |\n|---|---|---|\n| gate.jobs | 4 | 同时排的泊位数 |\n| gate.ttl | 2h | 保留时长 |", ListSetting, "配置项", []string{"gate.jobs: 同时排的泊位数（默认 4）。", "gate.ttl: 保留时长（默认 2h）。"}},
		{
			"Errors", "| HTTP | code | When | Retry? |\n|---|---|---|---|\n| 401 | `TOKEN_BAD` | | no |\n| 503 | `CLOSED` | Sundays | yes |",
			ListError, "Error codes",
			[]string{"401 `TOKEN_BAD`: retry: no.", "503 `CLOSED`: Sundays; retry: yes."},
		},
		{
			"POST /moorings – parameters", "| Name | Type | Req. | Default | Notes |\n|---|---|---|---|---|\n| `from` | date | yes | | first day |\n| `size` | enum | no | `s` | `s`, `l` |",
			ListParam, "Parameters of POST /moorings",
			[]string{"`from`: first day (required).", "`size`: `s`, `l` (default `s`)."},
		},
		{"Prices", "| Plan | Price |\n|---|---|\n| Small | 4 |\n| Large | 9 |", "", "", nil},
		{"Prices", "| Open berths | 4 |\n|---|---|\n| Boats | 9 |\n| Pilots | 2 |", "", "", nil},
		{
			"Berth limits", "| Plan | Boats | Night calls |\n|---|---|---|\n| Small | 9 | – |\n| Large | unlimited | yes |",
			ListLimit, "Berth limits",
			[]string{"Small: Boats 9.", "Large: Boats unlimited, Night calls yes."},
		},
		{
			"What is allowed", "| Limit | Small | Large |\n|---|---|---|\n| Boats | 9 | 40 |\n| Night calls | – | yes |",
			ListLimit, "Limits",
			[]string{"Boats: Small 9, Large 40.", "Night calls: Small no, Large yes."},
		},
		{"Limits", "| Item | Limit |\n|---|---|\n| Boats | as many as the harbour master lets in |\n| Pilots | 2 |", "", "", nil},
		{"限额", "| 项目 | 上限 |\n|---|---|\n| 每个泊位的船 | 2 艘 |\n| 每船的引航员 | 1 名 |", ListLimit, "限额", []string{"每个泊位的船：2 艘。", "每船的引航员：1 名。"}},
	} {
		text := "# Harbour\n\nHarbour is a planner for small ports.\n\n## " + c.heading + "\n\n" + c.text + "\n"
		if c.name == "配置项" || c.name == "限额" {
			text = "# 码头\n\n码头是小港口用的排班工具。\n\n## " + c.heading + "\n\n" + c.text + "\n"
		}
		var lists []FeatureFact
		for _, f := range understood(t, text).Features {
			if f.List != "" {
				lists = append(lists, f)
			}
		}
		if c.kind == "" {
			require.Empty(t, lists, c.heading)
			continue
		}
		require.Len(t, lists, 1, c.heading)
		require.Equal(t, c.kind, lists[0].List, c.heading)
		require.Equal(t, c.name, lists[0].Name, c.heading)
		var rows []string
		for _, r := range lists[0].Rows {
			rows = append(rows, r.Text)
		}
		require.Equal(t, c.rows, rows, c.heading)
	}
}

func TestARowAboutAFunctionGivesItsSignature(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Harbour\n\nHarbour is a library for planners of small ports.\n\n## API\n\n| Function | Returns | Notes |\n|---|---|---|\n| `plan.start()` | `Promise<Plan>` | resolves with the plan of the day |\n| `berths(port)` | `Berth[]` | the free berths of a port |\n")
	require.Len(t, u.Signatures, 2)
	require.Equal(t, "plan.start", u.Signatures[0].Name)
	require.Equal(t, "plan.start(): Promise<Plan>", u.Signatures[0].Form)
	require.Equal(t, "Resolves with the plan of the day.", u.Signatures[0].Purpose)
	require.Len(t, u.Features, 2)
	require.Equal(t, "`berths(port)`: the free berths of a port.", u.Features[1].Text)
}

func TestTheLineThatNamesAPaperNamesItsProduct(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Berths API – brief for the pilots\n\nPilots phone for a berth today.\n":          "Berths API",
		"Berths API: notes after the visit in Ghent\n\nPilots phone for a berth today.\n": "Berths API",
		"Brief: Berths API\n\nPilots phone for a berth today.\n":                          "Berths API",
	} {
		require.Equal(t, want, understood(t, text).Title, text)
	}
}

func TestWhatAThingHasIsListedInAParagraph(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Harbour\n\nHarbour is a planner for small ports.\n\n## Features\n\n- A pilot books a berth.\n- A pilot frees a berth.\n\n## Data\n\nA berth has: number, length, depth. A fishing boat has: name, owner, berth.\n")
	require.Len(t, u.Entities, 2)
	require.Equal(t, "Berth", u.Entities[0].Name)
	require.Len(t, u.Entities[0].Fields, 3)
	require.Equal(t, "Fishing boat", u.Entities[1].Name)
}

func TestWhenTheWholeIsDoneIsNoCriterionOfOnePart(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Harbour\n\nHarbour is a planner for small ports.\n\n## What exists\n\nBerths are drawn into a paper plan.\n\n## Features\n\n- A pilot books a berth.\n- A pilot frees a berth.\n\n## Done when\n\n- One full month has been planned without the paper.\n- The paper plan hangs in the museum.\n")
	require.Len(t, u.Done, 2)
	require.Equal(t, "One full month has been planned without the paper.", u.Done[0].Text)
	require.Len(t, u.Features, 2)
	for _, f := range u.Features {
		require.Empty(t, f.Criteria, f.Name)
	}
}

func TestABoldLineThatNamesAPaperNamesItsProduct(t *testing.T) {
	t.Parallel()
	u := understood(t, "**Product brief: Harbour — a planner for small ports**\n\nHarbour lets you find a berth.\n\n### Who it is for\n\n- Skippers who sail alone.\n- Pilots who know the port.\n")
	require.Equal(t, "Harbour", u.Product)
	require.Len(t, u.Actors, 2)
	require.Equal(t, "Sail alone.", u.Actors[0].Role)
}
