package understanding

// spokenSamples are texts of people who talk or write as they talk: a dictated
// memo, a mail, a thread of a tracker with its form, a call for tenders.
func spokenSamples() []sample {
	return []sample{
		{"crane.txt", `Voice memo transcript, site manager, 3 min

So, the crane bookings. Right now it's a whiteboard in my container and everybody wipes out everybody else. The foremen of the trades come in at six and fight about it. What I'd like is that each foreman books the crane on his phone, half an hour at least, three hours at most, for the next five days. The crane operator sees his day in order and ticks off what's done. If it's too windy, over 50 km/h, he closes the crane and everybody who booked gets a text. Lifts over eight tonnes need my approval. And the safety coordinator, she's external, only wants to look.

The wind comes from the anemometer on the jib, that one has an interface, Modbus I think. Time sheets are in Sage, we don't touch those. It should be in German, Polish and Romanian. On the site there's no wifi, only mobile network, and sometimes not even that.

I don't need statistics, colours, chats or whatever. Has to be running when the shell construction begins, that's the second of May. We have 4,000 for it, not more. Oh, and who is liable if the app is wrong about the wind? Ask the lawyer.
`, []expected{
			{"problem", "it's a whiteboard"},
			{"feature", "Each foreman books the crane"},
			{"feature", "The crane operator sees his day"},
			{"constraint", "need my approval"},
			{"non_goal", "Time sheets are in Sage"},
			{"non_goal", "statistics"},
			{"!constraint", "statistics"},
			{"actor", "foreman"},
			{"question", "who is liable"},
		}},
		{"scores.txt", `From: Joyce
To: dev@pixelhut
Subject: something for the choir office

Hi all,

I am thinking of a small web app that keeps track of our sheet music. We have about 2,300 scores in the cellar and nobody knows who has borrowed what. Singers take parts home, forget them, and twice a year I phone around for a week.

Our librarian, Heike, would enter the scores. Singers log in with their choir account (we use ChurchTools) and reserve a part; Heike gets a mail and puts it in the pigeonhole. The conductor plans a programme from the scores and sees at once whether we have enough copies. It must never lend more copies than we own. Reservations lapse after 14 days. A singer may hold at most six parts.

It would run on the parish server, which has PHP 8.1 and MariaDB, nothing else, please. The programme list goes to our website, which is WordPress. Fees stay with the treasurer's Excel sheet, keep your hands off that. No recordings, that is a copyright nightmare.

We would like to use it from the autumn term, so by 10 September. I hope the phone calls drop by half. Can it read the labels on the old boxes? We don't know yet. If Heike retires, nobody else can do it, that worries me.

Joyce
`, []expected{
			{"product", "small web app"},
			{"feature", "would enter the scores"},
			{"constraint", "lapse after 14 days"},
			{"non_goal", "keep your hands off"},
			{"non_goal", "No recordings"},
			{"risk", "that worries me"},
		}},
		{"buckets.md", `# Scheduled exports to customer buckets

**Is your feature request related to a problem? Please describe.**
Every Monday our ops people download 14 CSV files by hand and upload them to the customers' buckets. Last month we forgot two customers, and one of them is now threatening to leave.

**Describe the solution you'd like**
An account admin can define an export: which report, which filter, how often, where to. Targets are S3, Google Cloud Storage and SFTP. Files are written as Parquet or CSV, gzip'd. If an export fails three times in a row, the admin gets an e-mail and the export is paused.

**Describe alternatives you've considered**
A cron job on the jump host. Works for one customer, but credentials would lie around in plain text.

**Additional context**
We run on Kubernetes 1.29, the API is written in Elixir, jobs go through Oban. Secrets live in Vault.

---
@petra-k commented:
+1. Exports must not slow down the dashboard queries; please read from the replica. Max file size 5 GB, larger ones have to be split.

@dan commented:
Do we need to support Azure Blob? I would leave it out for now, only one customer asked.

@petra-k commented:
Agreed, no Azure in this one. And no custom SQL, ever. Feature flag per account. Would like to see this in 4.7 (end of May).
`, []expected{
			{"problem", "by hand and upload"},
			{"feature", "An account admin can define an export"},
			{"alternative", "cron job on the jump host"},
			{"question", "support Azure Blob"},
			{"non_goal", "no Azure in this one"},
			{"non_goal", "no custom SQL"},
		}},
		{"playgrounds.md", `# Call for tenders: playground inspection app, City of Merrow

## A. Subject

The city operates 212 playgrounds. The Parks Department is looking for a mobile application with which its six inspectors record the weekly visual checks and the quarterly operational checks in accordance with EN 1176-7, and a web application for the office staff.

## B. Services

B.1 The inspector sees the playgrounds due today on a map and starts a check by tapping one.
B.2 Each piece of equipment has a checklist. Findings are graded A (close at once), B (repair within 14 days) or C (observe).
B.3 Grade A findings shall be reported to the duty officer by phone call without delay.
B.4 The workshop receives repair orders in its SAP PM system and reports completion back.
B.5 Citizens can report damage through the existing city app "Merrow direct".
B.6 The head of department obtains an annual report per playground.

## C. Terms

C.1 The application shall run on the Samsung Galaxy Tab Active 5 owned by the city (Android 14).
C.2 Data shall be stored on servers in the EU and be handed over in an open format at the end of the contract.
C.3 At least 20 inspectors and clerks shall be able to work at the same time. Pages shall load within two seconds.
C.4 Single sign-on with the city's Keycloak.
C.5 The contract runs for four years. Bids above 90,000 euros are excluded.

Not part of this tender are the procurement of tablets and the inspection of skate parks, which remain with Sports.

Submission by 30 April, award by 15 June, in operation before the school holidays.
`, []expected{
			{"product", "is looking for a mobile application"},
			{"feature", "The inspector sees the playgrounds"},
			{"!feature", "B.1"},
			{"feature", "The workshop receives repair orders"},
			{"actor", "Inspector"},
		}},
		{"rowing.txt", `Minutes of the call, 12 June, with Brightwater Rowing

We run 34 boats and 210 members. Today boats are booked in a paper book in the boathouse. Twice this spring two crews wanted the same eight.

The club wants a booking page. Members book a boat for up to two hours, at most five days ahead. Coaches can block boats for training, they go first. Anyone who books a racing boat needs the racing badge. When a boat is damaged, whoever finds out reports it with a photo; the boat is then locked until our boatman, Terry, releases it. Terry works on Mondays and Thursdays only.

Members' data come from ClubBuzz, which stays the leading system. Weather warnings are taken from the Met Office feed. They would like it to run on their existing Raspberry Pi in the boathouse, but a small cloud server is fine too. We suggested Django, they don't mind.

Juniors under 14 must not book at all. Names are only visible to members. Bookings older than a year are deleted.

No payments, no chat, and no tracking of boats on the water, that came up but is too expensive.

They hope no-shows go down from about 30 a month to under 5. Opening day is 1 September; a trial with two crews three weeks earlier. Budget: 2,800 pounds.

Not settled: who may cancel somebody else's booking? Does the insurance need a log?

Terry worries that the older members will not use it.
`, []expected{
			{"product", "Booking page"},
			{"integration", "Met Office"},
			{"integration", "ClubBuzz"},
			{"non_goal", "No chat"},
			{"!problem", "No chat"},
			{"risk", "will not use it"},
			{"metric", "No-shows: under 5"},
			{"!milestone", "locked until our boatman"},
			{"feature", "Weather warnings"},
		}},
		{"labels.md", `# ADR-lite: moving the label printing out of the monolith

Context: warehouse-core renders labels inline. If a printer hangs, the pick wave hangs. We lost 3 h on Black Friday because of that.

We will build a small service, labelsvc, that takes a print job over AMQP, renders ZPL and hands it to the printer in the aisle. Warehouse-core only publishes the job. Job states: queued, rendered, sent, confirmed, failed. A job that is not confirmed within 20 s is sent to the neighbouring printer. Ops can re-send a job from the admin page and see why it failed. Templates are edited by the packaging team in a web editor with preview; a template goes live only after a second person has approved it.

Requirements we agreed on:
* p95 from job to paper under 1.5 s
* 60 labels a second in peak
* keeps printing for 2 hours if RabbitMQ is away
* all 14 Zebra ZT411 and the 6 old Datamax printers

Go, Postgres 15 for templates and job history, deployed on our Nomad cluster. Logs to Loki. No Redis and no new message broker. History is kept for 90 days since customs may ask.

We are not going to touch the carrier integrations; nShift keeps generating the tracking numbers.

Risks: ZPL dialects differ between the printer families. Roman is the only one who understands the old templates.

Open: do we need colour labels for returns? Who owns the templates after go-live?

Plan: prototype with one printer by 20 March, aisle 1–4 in April, everything else before the summer sale.
`, []expected{
			{"product", "We will build a small service"},
			{"state", "confirmed"},
			{"quality", "60 labels a second"},
			{"integration", "nShift"},
			{"non_goal", "not going to touch"},
			{"milestone", "before the summer sale"},
		}},
		{"interpreters.md", `## Problem statement

Interpreters for hospitals are booked by phone. The dispatch centre makes 70 calls a day, 22 % of the appointments end up without an interpreter.

## Who is involved

* Ward staff request an interpreter.
* The dispatch centre (4 people) assigns.
* Interpreters, about 160 freelancers, accept or decline on their phones.
* Billing checks hours once a month.

## What must be possible

1. Ward staff enter language, date, time, place and whether it is by video. They see immediately if the language is available.
2. The system offers the job to the three closest interpreters first. If nobody accepts within 15 minutes it widens the circle.
3. An interpreter confirms arrival and departure with a tap; the ward countersigns.
4. Dispatch can override everything, but has to give a reason.
5. Video jobs open in the hospital's Webex.
6. Hours are handed to Navision on the first of each month.

## Rules

An interpreter may not see the patient's name before accepting. Cancellations later than 24 hours before are paid in full. Interpreters are never booked for more than 8 hours a day. Sensitive appointments (psychiatry, gynaecology) go only to interpreters of the requested gender.

## How well

* available 24/7, 99.9 %
* a request takes less than a minute to enter
* conforms to BITV 2.0

## Technology

We use Angular and Spring Boot everywhere, so here too. Database is Oracle 19c, sadly. Sign-in with the hospital's Entra ID; interpreters get an SMS code (via LINK Mobility).

## Not now

Translating documents. Ratings. A second hospital – maybe next year.

## Dates

Pilot: two wards from 1 March. All wards: 1 June. The phone line closes on 31 December.
`, []expected{
			{"problem", "70 calls a day"},
			{"integration", "LINK Mobility"},
			{"quality", "less than a minute"},
			{"actor", "Interpreter"},
			{"!product", "Problem statement"},
		}},
		{"routing.md", `# Nightjar – alert routing for small on-call teams

## Background

Alerts reach our customers' phones through five different integrations. A third of them wake the wrong person. 18 % of pages are acknowledged after more than 15 minutes.

## Goals

1. Wrong pages down from 33 % to under 5 %.
2. Median time to acknowledge below 4 minutes.
3. Set-up of a new team in less than one hour.

## People

Responders carry the phone. Team leads own the rota. Billing contacts pay and see nothing else.

## How it should work

Nightjar receives alerts from Grafana, Zabbix and plain webhooks. It groups alerts with the same fingerprint that arrive within 90 seconds. The responder on duty is called; if she does not answer within three minutes, the next one is. Team leads swap shifts by drag and drop, and responders can ask for a swap, which a colleague has to accept. After each incident a timeline is put together automatically and posted to Slack.

Calls are placed by Twilio in Europe and Vonage elsewhere. Contacts are imported from Google Workspace. Invoices are written by Stripe Billing.

## Rules

- An alert is never dropped, even if all providers are down.
- Nobody is paged twice for the same group.
- Rotas change only at full hours.
- Audit entries are kept for 400 days.
- Customers in Switzerland: data stays in Zurich.

## Technology

Elixir and Phoenix LiveView on Fly.io, Postgres 16. The mobile app is built with Flutter and needs iOS 16 or Android 12.

## Later

Voice bots, a status page, and on-call pay.

## Dates

Closed beta on 15 March with eight teams, public launch after the summer break.
`, []expected{
			{"actor", "Responder"},
			{"actor", "Billing contact"},
			{"integration", "Zabbix"},
			{"integration", "Vonage"},
			{"feature", "The responder on duty is called"},
			{"constraint", "Nobody is paged twice"},
		}},
		{"costumes.txt", `TO WHOM IT MAY CONCERN

Our theatre lends costumes. There are 6,400 of them, hung by size, and Mrs Abara, who has been here for thirty years, finds each of them with her eyes closed. She retires in March. That is the problem.

What we imagine is a catalogue with photographs. A costume has a number, a period, a size, a colour and a place on the rack. Other theatres and schools search it, put costumes on a list and ask for a date. The wardrobe says yes or no. Borrowers sign a contract, which the programme fills in and sends for signature with DocuSign. Coming back, each costume is looked at; if it needs cleaning it is not available for a week, if it is torn the borrower pays according to our price list.

Schools pay half. Costumes from before 1930 are not lent at all. A loan lasts four weeks at the longest and can be extended once. Reminders go out three days before and one day after the end.

Invoices have to end up in DATEV, the town insists. The town also insists on hosting in its own data centre and on accessibility. Photographs: some are already on a NAS, roughly 2,000 of them.

We do not want a shop, nor do we sell anything. Ticketing stays with Reservix.

It would be wonderful to have the women's costumes in by the time Mrs Abara leaves and the rest by the end of the season.
`, []expected{
			{"constraint", "Schools pay half"},
			{"!vision", "Reminders go out"},
			{"feature", "Other theatres and schools search it"},
			{"entity", "Costume"},
			{"integration", "DATEV"},
			{"milestone", "women's costumes"},
		}},
	}
}
