package understanding

import (
	"testing"
)

// Briefs of a page as people write them in a hurry.
func TestABriefIsReadAsItsWriterMeantIt(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"people with remarks in brackets", "# Queue\n\n## Who\n- Patients (mostly 50+, many without smartphones)\n- The front desk (2 people at once)\n- Dentists", []string{"actor: Patient: Mostly 50+", "actor: Front desk: 2 people at once", "actor: Dentist", "!actor: Dentist: Dentists", "!actor: person", "!actor: (mostly"}},
		{"what is taken for granted with a word of comfort", "# Queue\n\nPatients take a number.\n\nWe assume that every desk has a screen; for the two without one we will find something.", []string{"assumption: We assume that every desk has a screen"}},
		{"must hold", "# Queue\n\n## Features\n- The desk checks people in.\n\n## Must hold\n- Works for 40 h when the internet is down.\n- No names on the screen, ever.\n- Up to 4 dentists and 120 patients/day per clinic.\n- Check-in takes < 20 s.", []string{"constraint: Works for 40 h", "constraint: No names on the screen, ever", "constraint: Up to 4 dentists", "quality: Check-in takes < 20 s", "!goal: Up to", "!non_goal: Ever", "!feature: Works for 40 h"}},
		{"stress is no thing left out", "# Shop\n\nIt sells shoes. No adverts, no tracking, ever.", []string{"non_goal: No adverts", "non_goal: No tracking", "!non_goal: Ever"}},
		{"what was said no to", "# Van\n\nDrivers see their route.\n\nWhat we said no to: inventory, fines, anything with payment.", []string{"non_goal: Inventory", "non_goal: Fines", "!constraint: What we said"}},
		{"what follows the questions", "# Queue\n\n## Open\n- Who may see the report?\n\nWe use Postgres and Go elsewhere and would like to stay there. Budget 40k EUR.", []string{"question: Who may see", "!question: Postgres", "technology: Postgres", "technology: Go", "constraint: Budget 40k EUR"}},
		{"somebody named in passing", "# Queue\n\n## What it does\n1. At the end of the day the practice manager gets a report: patients seen, no-shows.", []string{"actor: Practice manager", "feature: practice manager gets a report"}},
		{"pilots that are shops", "# Feed\n\nShops read the feed.\n\n## Rollout\n1. Three pilot shops in January.", []string{"!actor: Pilot"}},
		{"a part that acts", "# Feed\n\n## Proposal\n\nThe exporter reads the change table every 5 s and publishes one event per SKU to Kafka. Late consumers are alerted in Slack.", []string{"feature: The exporter reads the change table", "integration: Slack", "technology: Kafka"}},
		{"a verb that is also a framework", "# Feed\n\nA snapshot is returned, so a new shop can bootstrap.", []string{"!technology: ootstrap"}},
		{"what a product does behind what it is", "# tidegate\n\ntidegate is a command line tool. It makes a backup, checks it by restoring it, and shouts when something is off.\n\n## Commands\n\n### `tidegate init`\n\nAsks for the key.", []string{"product: It makes a backup", "!quality: It makes"}},
		{"what it must reach behind what it is", "# tidegate\n\ntidegate is a command line tool. It makes a backup within 20 minutes.\n\n## Commands\n\n### `tidegate init`\n\nAsks for the key.", []string{"quality: It makes a backup within 20 minutes"}},
		{"things that must not change", "# Fees\n\nThe counter takes fees.\n\n## What must not change\n\n- The layout of the receipt file.\n- Ticket numbers and the ledger (audit: 12 years, unchanged).\n- The closing run ends before 4:00.", []string{"constraint: The layout of the receipt file must stay the same as before", "constraint: Ticket numbers and the ledger must not change (audit", "!constraint: The closing run ends before 4:00 must not"}},
		{"a system that is put off", "# Dump\n\nDump copies databases.\n\n## Integrations\n\nPostgreSQL 16 and SQLite. MongoDB later, perhaps.", []string{"integration: PostgreSQL", "non_goal: MongoDB", "!integration: MongoDB"}},
		{"what of a plan is still to come", "# Ship\n\nShip sends logs.\n\n## Features\n\n- reads files\n\n## Roadmap\n\n- [x] reads the journal (0.7)\n- [ ] reads the event log – 0.9", []string{"feature: reads the event log", "milestone: 0.9"}},
		{"what a place must hold", "# Lamp\n\nLamp is a library.\n\n## Features\n\n- dims lights\n\n## Pictures that must be on the website\n\n1. A lamp at dusk.\n2. Two lamps in a hall.", []string{"feature: The website must hold a picture of a lamp at dusk"}},
		{"a wish of others", "Hi team,\n\nfollowing up on the call with the library network. They have 14 branches.\n\nThey'd like a small system where a librarian scans a book and chooses the destination branch. If a book isn't scanned in within 48 hours, the sending branch is warned by email.", []string{"product: small system", "feature: A librarian scans a book and chooses", "feature: the sending branch is warned", "actor: Librarian", "!product: Following up"}},
		{"systems that are named with their way in", "# Books\n\nReaders get an SMS when their book is there, they use Koha, which has an API for reservations. Appointments are imported each night from Dentrix.", []string{"integration: Koha", "integration: Dentrix"}},
	})
}

func TestAnInterviewIsReadByItsQuestions(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"questions tell what answers are about", "# Interview with the head of a kindergarten\n\nQ: How do you plan staff today?\nA: On paper, on the fridge. I phone through the list until someone says yes.\n\nQ: What would help?\nA: Somebody reports sick with one tap, and the others who are free get asked. And I want to see at seven whether the ratio holds.\n\nQ: What should it not do?\nA: I don't want time clocks.\n\nQ: What worries you?\nA: That Gerda has no smartphone.\n\nImpressions: she would love to start after the summer break.", []string{"problem: On paper, on the fridge", "feature: Somebody reports sick with one tap", "non_goal: time clocks", "risk: Gerda has no smartphone", "!risk: summer break", "!question: How do you plan", "!question: What worries you"}},
		{"in Chinese", "# 合作社访谈\n\n问：现在怎么收果？\n答：全靠纸条，过磅员手写，晚上再录。\n\n问：你们担心什么？\n答：果农年纪大，不会用手机。", []string{"problem: 纸条", "risk: 不会用手机", "!question: 现在怎么收果", "!question: 担心什么"}},
		{"names before a colon are no interview", "# Shop\n\nQ: is the price fixed?\n\n- A: red\n- B: blue", []string{"!problem: red"}},
	})
}

func TestTheWeakestSignsOfRunningText(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"volume", "# Docks\n\nHauliers book a slot. We have about 180 trucks a day, 260 before Christmas.", []string{"quality: 180 trucks a day"}},
		{"money", "# Docks\n\nThe gate is old.\n\nI have 60 thousand for this year.", []string{"constraint: 60 thousand"}},
		{"a hoped-for date", "# Docks\n\nThe gate is old.\n\nIt would be good to have it running before the asparagus season, i.e. mid April.", []string{"milestone: before the asparagus season"}},
		{"what stays", "# Ratings\n\nVisitors rate a wine.\n\nThe backend stays as it is.", []string{"constraint: The backend stays as it is"}},
		{"what is done", "# Docks\n\nThe gate is old.\n\nOn arrival the plate is read by the camera, and the driver is told by text message where to go.", []string{"feature: the plate is read"}},
		{"how things are", "# Docks\n\nThe office is painted green. Every shed has a door. The gate was built in 1970.", []string{"!feature: shed", "!feature: gate was"}},
	})
}

func TestHeadingsThatRunIntoTheirParagraphs(t *testing.T) {
	t.Parallel()
	memo := "MEMO\n\nTo: the board\nFrom: Willem\nRe: Replacing the job planner\n\n" +
		"Why now. In February the index files were corrupted twice; both times we stood still for most of a day.\n\n" +
		"Orders. A practice enters an order on the web with patient code, shade and wanted date. Scans come through three portals (Toothline, Medscan and one that sends mails).\n\n" +
		"What can be dropped: the module for gold weighing, the fax confirmation and the holiday planner.\n\n" +
		"Ground rules. Jobs have to be traceable for 15 years. Patients appear by code only.\n\n" +
		"What worries me. The route logic is in 14,000 lines without a comment, nobody knows it.\n\n" +
		"What you must decide. Do we keep rush jobs for practices that pay late?\n"
	runGoals(t, []goalCase{
		{"a memo", memo, []string{"product: Job planner", "problem: corrupted twice", "feature: A practice enters an order", "integration: Toothline", "integration: Medscan", "non_goal: gold weighing", "non_goal: fax confirmation", "constraint: traceable for 15 years", "risk: route logic", "question: rush jobs", "!product: MEMO", "!question: worries", "!note: Ground rules"}},
		{"short sentences are none", "# Shop\n\nWe sell bread. Customers come at seven and want their order at once, without a queue.\n\nThey phone. The baker writes it into a book that nobody else can read in the morning.\n\nIt is slow. In December about forty orders are lost, which costs us the goodwill of the village.", []string{"note: We sell bread"}},
	})
}
