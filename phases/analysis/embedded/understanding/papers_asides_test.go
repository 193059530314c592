package understanding

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestPapersTellBesidesWhatTheyAsk: what was tried and left, how goals are counted and who takes a
// question up stand with their own kind in an ordinary paper.
func TestPapersTellBesidesWhatTheyAsk(t *testing.T) {
	t.Parallel()
	u := understood(t, `# PRD: Berthbook

## Background

The harbour lets 200 berths on paper. We tried an off-the-shelf app (DockMate) in 2024. It was dropped after ten weeks because it needed a connection.

## Goals

- Time to book a berth under 2 minutes (today 15)

We measure all of them three months after the last harbour has gone live.

Secondary: we would like the harbour masters to like it. Ines will run a short survey; we want 4 out of 5 or better.

## Functional requirements

- FR-1 A skipper can book a berth.
- FR-2 Voice notes instead of typed remarks – nice to have, see open questions.

## Integrations

| System | What | Direction | Remarks |
|---|---|---|---|
| Sage 200 | customers, orders | both | REST API, customers nightly |
| Access list | berths and last two seasons | in, once | quality is poor |
| Entra ID | staff accounts | in | OIDC |

## Open questions

1. Does the north pier need the national rules (NR 3) as a separate scheme? – Phil to clarify by end of February
`)
	require.Len(t, u.Alternatives, 1)
	require.Equal(t, "DockMate", u.Alternatives[0].Name)
	require.Contains(t, u.Alternatives[0].Gap, "needed a connection")
	require.Len(t, u.Goals, 2)
	require.Equal(t, "4 out of 5 or better", u.Goals[1].Target)
	require.Len(t, u.Questions, 1)
	require.Equal(t, "Phil, by end of February", u.Questions[0].Owner)
	var asked []string
	for _, f := range u.Features {
		asked = append(asked, f.Text)
		if strings.HasPrefix(f.Text, "Voice notes") {
			require.Equal(t, "could", f.Priority)
		}
	}
	require.Contains(t, asked, "Voice notes instead of typed remarks.")
	require.Contains(t, asked, "Synchronise customers, orders with Sage 200.")
	require.Contains(t, asked, "Migrate berths and last two seasons from Access list once.")
	for _, s := range u.Integrations {
		require.NotEqual(t, "DockMate", s.Name)
		if s.Name == "Sage 200" {
			require.Equal(t, "REST API", s.Protocol)
		}
	}
	for _, tech := range u.Technologies {
		require.NotEqual(t, "REST API", tech.Name, "the style of another system is none of the product's")
	}
}

// TestTellerInBracketsIsNamed: "As Martin (owner)" names one person as "As Martin" does.
func TestTellerInBracketsIsNamed(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Tower jobs\n\n## Stories\n\n1. As Martin (owner), I want to see how many quotes were accepted, so that I know whether we need another hanger.\n2. As a bell hanger, I want to see the last reports.\n")
	named := map[string]bool{}
	for _, a := range u.Actors {
		named[a.Name] = a.Named
	}
	require.Equal(t, map[string]bool{"Martin": true, "Bell hanger": false}, named)
}

// TestAStoreThatIsWrittenIsTheProductsOwn: only what is read alone belongs to somebody else.
func TestAStoreThatIsWrittenIsTheProductsOwn(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Hive hire\n\nHive hire places hives.\n\n## Technology\n\n- PostgreSQL is read and written by the service.\n")
	require.Empty(t, u.Integrations)
	require.Len(t, u.Technologies, 1)
}

// TestOneNameThatEndsAsAPlural: Tobias is one person, admins and testers are roles.
func TestOneNameThatEndsAsAPlural(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Hive hire\n\n## Stories\n\n1. As Tobias, I want to see where every hive is.\n2. As Testers, we want to see the last reports.\n3. As a driver, I want to see my route.\n")
	named := map[string]bool{}
	for _, a := range u.Actors {
		named[a.Name] = a.Named
	}
	require.Equal(t, map[string]bool{"Tobias": true, "Tester": false, "Driver": false}, named)
}

// TestMixedSectionsAndStoriesThatMust: below assumptions and risks each is what it says, a story may
// tell what somebody must do, and a store that is only read belongs to others.
func TestMixedSectionsAndStoriesThatMust(t *testing.T) {
	t.Parallel()
	u := understood(t, `# Hive hire

## Stories

1. As a driver, I want to see where every hive is.
2. As a grower, I must tell the office when I am going to spray, so that hives can be moved.

## Technology

- New components are written in Kotlin and PostgreSQL; Oracle is read through a view.

## Assumptions and risks

- We assume that all growers have a mobile number.
- Owen knows everything and retires in 2028.
`)
	require.Equal(t, []string{"We assume that all growers have a mobile number."}, itemTexts(u.Assumptions))
	require.Len(t, u.Risks, 1)
	require.True(t, slices.ContainsFunc(u.Actors, func(a ActorFact) bool { return a.Name == "Grower" }))
	for _, tech := range u.Technologies {
		require.NotEqual(t, "Oracle", tech.Name)
	}
}

// TestChineseMeansBelowQualities: where servers stand and which database stays are decided below
// qualities as well.
func TestChineseMeansBelowQualities(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 电梯派工系统\n\n电梯派工系统给维保公司派工用。\n\n## 功能需求\n\n- 维保员可以接单。\n\n## 非功能需求\n\n- 打开任务列表不超过 2 秒\n- 服务器必须放在公司现有的阿里云账号下，数据库沿用 MySQL 8\n")
	require.Len(t, u.Qualities, 1)
	var names []string
	for _, tech := range u.Technologies {
		names = append(names, tech.Name)
	}
	require.Equal(t, []string{"阿里云", "MySQL 8"}, names)
}
