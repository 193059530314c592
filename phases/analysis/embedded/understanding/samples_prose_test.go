package understanding

// proseSamples are a letter without a heading and a note on a pipeline with
// headings that no list of headings knows.
func proseSamples() []sample {
	return []sample{
		{"marathon.txt", `Hello Ruben,

you asked me to write down what we would need for the city marathon. I am not a computer person so bear with me.

Every October about 600 volunteers hand out water, guide runners and guard crossings along 42 kilometres. Marta plans the posts in a spreadsheet since 2011. Two weeks before the race it has forty colours and nobody except her can read it. Last time eleven crossings were empty at the start because people had cancelled by mail and Marta was in hospital. The police almost stopped the race.

So what we want is a web page where volunteers pick a post themselves. They give their name, phone number, t-shirt size and the languages they speak. For a crossing you have to be 18, for water you have to be 14. Nobody may take two posts at overlapping times. Post leaders see who is coming and tick people off on race day, and that has to work without network because in the tunnel there is none. If somebody does not show up by 7:30 the leader presses a button and the nearest free volunteers get an SMS. Marta can move people by dragging them. She also needs a printed list per post, the police insist on paper.

When somebody cancels less than 48 hours before the start, Marta and the post leader are told at once.

Phone numbers must be deleted four weeks after the race. Our insurance wants a list of names with post and time, as a PDF, on the Friday before. We pay at most 3,000 euros a year, and my nephew Jonas, who studies informatics, would look after it in his spare time; he likes Django. SMS we already send with MessageBird for the runners. The runners' registration is done by a company called RaceResult, don't touch that.

We would be happy if less than 5 posts are empty at the start and if Marta spends one evening a week instead of four.

What I don't know: do we need the parents' signature for those under 18? And can people sign up as a group, say a football team, with one contact?

Later it would be nice if volunteers who helped three years running get first choice. Chat we don't need, they have WhatsApp. Also no money is handled in it.

The page should open in May, the plan is frozen on 1 October, the race is on 12 October.

I'm a bit afraid that the older volunteers won't use it, so there must be a way for Marta to enter them by hand.

Many greetings
Ingrid (race office)
`, []expected{
			{"problem", "eleven crossings were empty"},
			{"!feature", "hand out water"},
			{"!feature", "forty colours"},
			{"!constraint", "computer person"},
			{"feature", "Volunteers pick a post"},
			{"criterion", "t-shirt size"},
			{"constraint", "you have to be 18"},
			{"constraint", "Nobody may take two posts"},
			{"feature", "the leader presses a button"},
			{"feature", "printed list per post"},
			{"feature", "post leader are told at once"},
			{"feature", "list of names with post"},
			{"integration", "RaceResult"},
			{"integration", "MessageBird"},
			{"technology", "Django"},
			{"constraint", "3,000 euros"},
			{"goal", "less than 5 posts"},
			{"metric", "less than 5 posts"},
			{"question", "under 18"},
			{"non_goal", "Chat"},
			{"non_goal", "money"},
			{"milestone", "open in May"},
			{"milestone", "frozen on 1 October"},
			{"risk", "older volunteers"},
			{"actor", "volunteer"},
			{"actor", "post leader"},
		}},
		{"hub.md", `# Parcel event hub

We get tracking events from eleven carriers and turn them into one stream for the shop, the app and the call centre. This note says what the new hub has to do.

## What comes in

| Source | How | Volume | Notes |
|---|---|---|---|
| DHL | webhook, JSON | 2 M/day | signed |
| PostNord | SFTP, XML, every 15 min | 300 k/day | files come twice |
| Colis Privé | polling REST | 80 k/day | limit 10 requests/s |

Carriers change codes without telling us.

## What goes out

- Kafka topic ` + "`" + `parcel.events.v1` + "`" + ` (Avro)
- daily Parquet files in S3 for the analysts
- GET /parcels/{number}/events for the call centre

## Steps

First every event is stored as it came. Then the parser of the carrier makes a normal event of it. Unknown codes go to a review list where an operator maps them; once mapped, all waiting events are parsed again. Duplicates are dropped by carrier, number, code and time. Finally the event is published.

An event is ` + "`" + `received` + "`" + `, ` + "`" + `parsed` + "`" + `, ` + "`" + `parked` + "`" + ` or ` + "`" + `published` + "`" + `.

## Numbers

5 M events a day, 15 M in December. 95 % published within 60 seconds of receipt. No event may be lost. Raw events are kept 13 months.

## How it is run

Two engineers, on call during office hours. Runs on our OpenShift, PostgreSQL is provided by the DBAs. Java 21 or Kotlin, we have no opinion. Logs go to Splunk.

## Who looks at it

Call centre agents see the events of a parcel. Operators map codes. The carrier managers get a weekly report of late events per carrier.

## When

Hub beside the old one from 1 September, PostNord first. Old hub off before Black Friday (27 November).

## What can wait

Predicted delivery times. A screen for carriers.

## What we worry about

Colis Privé has announced a new API for spring, nobody has seen it.
`, []expected{
			{"integration", "DHL"},
			{"integration", "PostNord"},
			{"constraint", "limit 10 requests/s"},
			{"feature", "First every event is stored"},
			{"feature", "Duplicates are dropped"},
			{"state", "parked"},
			{"quality", "95 % published"},
			{"quality", "No event may be lost"},
			{"technology", "OpenShift"},
			{"technology", "Splunk"},
			{"feature", "weekly report of late events"},
			{"milestone", "1 September"},
			{"feature", "A screen for carriers"},
			{"risk", "Colis Privé"},
			{"actor", "Operator"},
			{"!goal", "eleven carriers"},
			{"endpoint", "/parcels/{number}/events"},
		}},
	}
}
