package understanding

import "testing"

func TestPeopleAreFoundWhereTheyAreIntroduced(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"heading with who", "# Berth plan\n\n## Who looks at the result\n\n- pilots: the next six hours\n- the harbour office, twice a day, with proof of every change\n- insurance clerks: everything, raw", []string{"actor: pilot", "actor: harbour office", "actor: insurance clerk", "!actor: twice a day", "!actor: with proof"}},
		{"bold names line by line", "# Desk\n\n## Users\n\n**Agents** (46 people in two offices). They live in the mail client.\n**Team leads** decide what is answered, and read the weekly review.\n**Editors**, three people, write the articles.", []string{"actor: Agent: 46 people", "actor: Team lead", "actor: Editor", "!actor: read the weekly review"}},
		{"with where they work", "# Ward board\n\n## Users\n\nBed manager (desk, two screens), porter (phone, gloves), nurse on call, head of facilities.\n", []string{"actor: Bed manager: Desk, two screens", "actor: Porter: Phone, gloves", "actor: Nurse on call", "actor: Head of facilities", "!porter (phone"}},
		{"a sentence stays one", "# Ward board\n\n## Users\n\nPorters, once they are on the ward, look at the screen at the door.\n", []string{"!actor: once"}},
		{"me as", "# Camp\n\nWho: helpers (obviously), cooks (4 of them), me as coordinator, and the gate people who hand out wristbands.", []string{"actor: helper", "actor: coordinator", "actor: gate person", "!actor: obviously", "!actor: me"}},
		{"lead by the way", "# Camp\n\nHelpers sign up for shifts.\n\nAs the one who gets the letters from the lawyers:\n\n- Server in the EU.\n- Health data is deleted after two weeks.", []string{"!actor: Server", "!actor: Health data"}},
		{"apposition", "# Allotments\n\nMembers pay a fee once a year. Ruth, our bookkeeper, collects it and wants to see who has not paid.", []string{"actor: bookkeeper"}},
		{"another team", "# Ledger\n\nThe audit team reads the tables every night.\n\nThe on-call team rehearses the runbook.", []string{"actor: audit team", "actor: on-call team"}},
		{"told besides a list", "# 冷库\n\n## 谁来用\n\n- 仓管员：看温度\n- 司机：收告警\n- 质检员：出报告\n- 客户：看自己的货\n\n## 功能\n\n- 司机 10 分钟内没有确认，则升级给值班经理\n- 逾期 3 天的自动抄送车间主任", []string{"actor: 值班经理", "actor: 车间主任"}},
		{"a report is a feature too", "# Hub\n\n## Who looks at it\n\nOperators map codes. The carrier managers get a weekly report of late events.", []string{"actor: Operator", "actor: carrier manager", "feature: weekly report of late events"}},
		{"side by side", "# Paddock\n\n## Users\n\nWe have six instructors, who see their day on a phone, and a stable hand who saddles the horses. The vet and the farrier only get a note. On busy days a helper from the village answers the phone.", []string{"actor: instructor", "actor: stable hand", "actor: farrier", "actor: helper", "!actor: We have"}},
		{"list behind a colon", "# Donors\n\nNurses phone everybody.\n\nThe people who would use it: donors, nurses, the two doctors who decide on deferrals, and our planner Eva, who fills the gaps.", []string{"actor: Donor", "actor: Doctor", "actor: Planner", "!actor: who fills"}},
		{"chinese clauses with any verb", "# 刀具柜\n\n## 谁在用\n操作工领刀、还刀。工具管理员盘点和采购，班长批超额领用。\n\n1. 志愿者每周上架、整理，一般由退休老师担任\n2. 社区书记每季度看一次数据", []string{"actor: 操作工：", "actor: 工具管理员：", "actor: 班长：", "actor: 志愿者：", "actor: 社区书记：", "!actor: 整理", "!actor: 还刀"}},
		{"departments and titles beside a table", "# Pump finder\n\n## Stakeholders\n\n| Who | What they do with it | How often |\n|---|---|---|\n| Ward nurses | find a device | daily |\n| Porters | bring devices | daily |\n| Engineers | plan maintenance | weekly |\n| Ward managers | see what a ward holds | monthly |\n\nInfection control is informed when a device was not cleaned.\n\n## What it does\n\n- The duty matron may override any reservation.", []string{"actor: Ward nurse: Find a device", "actor: Infection control", "actor: Duty matron"}},
		{"asked by others", "# Shipper\n\nIt is for small machines and people who are asked by auditors where the logs went.", []string{"!actor: Auditor"}},
		{"a company of members", "# Tender\n\nA penetration test by an XYZ member company is due before go-live.", []string{"!actor: member"}},
		{"one day perhaps", "# Limiter\n\nFor whom: people who write services here, and people who run them. Later, maybe, the public.", []string{"actor: people who write services here", "!actor: public"}},
		{"affected outside", "# Gear book\n\n## Users\n\n**Examiner.** Works alone in quarries.\n\nOutside the system but affected: the inspectorate and the local authorities, who receive reports.\n\n### A day with the book\n\nGareth fetches the tablet at six.", []string{"actor: Examiner", "!actor: Outside the system", "!actor: Day with", "!actor: A day"}},
		{"permissions are no people", "# Wiki\n\n## Who may do what\n\n- Only editors may delete a page.", []string{"!actor: Only editors may"}},
	})
}
