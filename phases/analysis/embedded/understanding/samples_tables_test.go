package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// tableSamples are documents that state much in tables: a requirements
// document whose only title carries a number, a brief of an interface that
// describes its functions by endpoints alone, and a manual with options.
func tableSamples() []sample {
	return []sample{
		{"harbour.md", `# 1. Harbour Berth Desk — Product Requirements

## 1.1 Background

The marina rents 320 berths. Today skippers phone the office, and about 11 % of guest nights are never paid.

## 1.3 Users

- **Skipper** – owner or charterer of a guest boat.
- **Dock hand** – walks the pontoons with a tablet.

## 2. Scope

### 2.1 Must have

1. **Booking.** A skipper books one berth for 1 to 14 nights.

### 2.3 Could have

2. **Waiting list.** When no berth fits, a skipper joins a waiting list.

## 4. Data

| Entity | Fields |
|---|---|
| Berth | number, pontoon, length (m), width (m), closed from |
| Sighting | berth, boat name, photo, seen at |

## 5. Non-functional requirements

| Quality | Requirement |
|---|---|
| Performance | Berth search answers within 1.5 s for 95 % of requests |

## 6. Constraints

- Go live by 1 April 2027; budget NOK 900,000.
- The Go-live of the pilot is in August.

## 7. Integrations

| System | Direction | What | How |
|---|---|---|---|
| Link Mobility | out | SMS | REST |

SMS are sent through Link Mobility; at most 3 SMS per booking.

## 12. Release plan

- **Season start** (April 2027): all Must and Should items.
- **Later**: Could items.

## 13. Rules

A held booking that is not paid within 20 minutes is expired.
`, []expected{
			{"!feature", "Could items"},
			{"milestone", "Could items"},
			{"!quality", "is expired"},
			{"product", "Harbour Berth Desk"},
			{"problem", "11 % of guest nights"},
			{"actor", "Dock hand"},
			{"!feature", "charterer of a guest boat"},
			{"quality", "within 1.5 s"},
			{"entity", "Berth"},
			{"field", "closed from"},
			{"field", "seen at"},
			{"!constraint", "boat name, photo"},
			{"!technology", "Go"},
		}},
		{"locker.md", `# Locker API

A public REST API with which web shops reserve a compartment.

## Endpoints

| Method | Path | Purpose | Success |
|---|---|---|---|
| GET | /v2/lockers | lockers near a position with free compartments per size | 200 |
| POST | /v2/reservations | reserve a compartment of size S, M or L for at most 72 hours | 201 |
| DELETE | /v2/reservations/{id} | give the compartment back before delivery | 204 |
`, []expected{
			{"feature", "lockers near a position"},
			{"feature", "reserve a compartment of size S"},
			{"endpoint", "/v2/lockers"},
		}},
		{"shelf.md", `# shelfmark

shelfmark renames scanned book files by what is printed in them.

## Usage

### Options

| Option | Meaning |
|---|---|
| ` + "`--jobs N`" + ` | files read at the same time, default 4, at most 32 |

## What it does not do

- It does not download covers.
- It never deletes a file.

## Notes

- No telemedicine for owners: only photos.
`, []expected{
			{"non_goal", "download covers"},
			{"!feature", "download covers"},
			{"non_goal", "telemedicine"},
			{"!feature", "telemedicine"},
		}},
		{"garden.md", `# 共享菜园平台产品需求文档

## 四、功能需求

- 农具由园长登记，分为可借、借出、维修三种状态。

## 五、菜地状态

菜地有空闲、审核中、已认领、待照看、荒废五种状态。空闲的菜地被申请后进入审核中；审核通过变为已认领，驳回则回到空闲。已认领的菜地 14 天未登记变为待照看，登记后恢复为已认领。

## 六、数据

| 实体 | 字段 |
|---|---|
| 菜地 | 编号、所属菜园、面积（平方米）、状态 |
`, []expected{
			{"field", "所属菜园"},
			{"field", "状态"},
			{"state", "待照看"},
			{"state", "审核中"},
			{"state", "借出"},
		}},
	}
}

func TestStepsBetweenChineseStates(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Text: tableSamples()[3].text}), loadLexicons(t))
	var got []string
	for i := range u.Entities {
		for _, s := range u.Entities[i].Transitions {
			got = append(got, s.From+" > "+s.To+" : "+s.Event)
		}
	}
	require.Equal(t, []string{
		"空闲 > 审核中 : 被申请", "审核中 > 已认领 : 审核通过", "审核中 > 空闲 : 驳回",
		"已认领 > 待照看 : 14 天未登记", "待照看 > 已认领 : 登记",
	}, got)
}
