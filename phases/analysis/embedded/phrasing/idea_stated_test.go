package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Everything that a short idea states is a deed or a rule of its own, of the right person
// and with its refusal, or is left out.
func TestWhatAShortIdeaStatesIsKept(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	rules, err := shippedRules()
	require.NoError(t, err)
	for _, c := range []struct {
		text string
		want []string
	}{
		{"A web app for a shop where clerks assign jobs to riders by hand and riders confirm pick-up; no GPS tracking of riders.", []string{"Clerk: Assign jobs to riders by hand", "Rider: Confirm pick-up", "not: No GPS tracking of riders."}},
		{"We need a tool that warns our technicians 14 days before a filter expires and never lets them use an expired one.", []string{"Warns the technicians 14 days before a filter expires", "The tool must not let the technicians use an expired one"}},
		{"A desktop tool that sorts my scanned letters by sender and year, but never deletes anything.", []string{"Sorts the scanned letters by sender and year", "The tool must not delete anything"}},
		{"A bot that posts the menu at 11 and never posts on weekends.", []string{"Posts the menu at 11", "The bot must not post on weekends"}},
		{"Build a CLI that compares two state files and exits with code 2 if a resource would be lost.", []string{"Compares two state files", "Exits with code 2 if a resource would be lost"}},
		{"Our choir needs somewhere to share scores. Only paid-up members may download, and the librarian must know who has which copy.", []string{"Share scores", "Only paid-up members may download", "Librarian: Know who has which copy"}},
		{"Members should be able to trade shifts with each other, but the manager must approve every trade.", []string{"Member: Trade shifts with another member", "Manager: Approve every trade"}},
		{"Parents should be able to swap pick-up duties among themselves, but the kindergarten has to be told by 8 am who is coming.", []string{"Parent: Swap pick-up duties with another parent", "The kindergarten must be told by 8 am who is coming"}},
		{"We need a tool to track loans. Clerks register laptops, employees request one. About 200 employees. Login through Azure AD.", []string{"Track loans", "Clerk: Register laptops", "Employee: Request a laptop", "Sign in through Azure AD"}},
		{"A CLI that uploads files. Retries with backoff, max 5 attempts. Config in TOML.", []string{"Uploads files", "Retries with backoff", "Config in TOML"}},
		{"Our club runs 4 courts. Today the secretary keeps a calendar. We want groups to see free courts and request one.", []string{"Group: See free courts", "Group: Request a free court", "today: Today the secretary keeps a calendar."}},
		{"A mobile app to help elderly people remember their pills, with photos, reminders, and alerts to the family.", []string{"Elderly person: Remember their pills", "Photos", "Reminders", "Alerts to the family"}},
		{"A page that blocks sites. There should be a pause button, at most 3 times a day.", []string{"Blocks sites", "Pause button"}},
		{"Members get 30 days to enrol; admins must enrol from day one.", []string{"Member: Get 30 days to enrol", "Admin: Enrol from day one"}},
		{"A tool for shops to manage orders, notify customers when bikes are ready, and track spare parts.", []string{"Shop: Manage orders", "Shop: Notify customers when bikes are ready", "Shop: Track spare parts"}},
		{"A bot that answers questions. It must cite the page, must not answer questions about pay, and hands over to a person when it is not sure.", []string{"Answers questions", "Cites the page", "The bot must not answer questions about pay", "Hands over to a person when it is not sure"}},
		{"A photo service: users install an agent, photos are encrypted, stored in S3, and can be restored from any browser.", []string{"User: Install an agent", "Photos are encrypted", "Photos are stored in S3", "Photos should be restored from any browser"}},
		{"Patients book, reschedule and cancel appointments online.", []string{"Patient: Book, reschedule and cancel appointments online"}},
		{"Simple stock app for a bakery. Track flour and sugar; alert when below minimum; suppliers get an order. Maybe later: forecast demand.", []string{"Tracks flour and sugar", "Alerts when below minimum", "Supplier: Get an order", "not: Forecast demand."}},
		{"Volunteers should pick shifts. No app, just a website.", []string{"Volunteer: Pick shifts", "not: No app."}},
		{"An app for owners to find a sitter. Sitters set prices, owners pay through the app, and we keep 10%. iOS and Android.", []string{"Owner: Find a sitter", "Sitter: Set prices", "Owner: Pay through the app", "Keeps 10%"}},
		{"A nurse can print a label so that the bag never gets lost.", []string{"Nurse: Print a label"}},
		{"Make our courses visible so the parents can plan their week.", []string{"Make the courses visible"}},
		{"Stop people from double-booking the rehearsal room.", []string{"Nobody may double-book the rehearsal room", "today: People double-book the rehearsal room."}},
		{"Don't let anybody edit an invoice after it was sent.", []string{"Nobody may edit an invoice after it was sent"}},
		{"Prevent contractors from booking hours on closed projects.", []string{"Contractors must not book hours on closed projects"}},
		{"Allow guests to order by QR code, pay by card, and tip.", []string{"Guest: Order by QR code", "Guest: Pay by card", "Guest: Tip"}},
		{"Let parents book lessons, but only members may book two weeks ahead.", []string{"Parent: Book lessons", "Only members may book two weeks ahead"}},
		{"Track which keys were handed to whom and warn when a key is not back.", []string{"Tracks which keys were handed to whom", "Warns when a key is not back"}},
		{"Import bank statements, match them to invoices and show what is unpaid.", []string{"Imports bank statements", "Matches the bank statements to invoices", "Shows what is unpaid"}},
		{"When a tree is reported, the foreman gets a call and the road is marked.", []string{"The foreman gets a call", "The road is marked"}},
		{"If a guest does not show up, the table is released after 15 minutes.", []string{"The table is released after 15 minutes"}},
		{"Give every employee a dashboard with their overtime and remaining holidays.", []string{"Shows overtime", "Shows remaining holidays"}},
		{"Make it possible for members to pay online, with a reminder after 14 days.", []string{"Member: Pay online", "Sends a reminder after 14 days"}},
		{"I want my tenants to report defects with a photo instead of calling me.", []string{"Tenant: Report defects with a photo instead of calling"}},
		{"Users can upload photos, but only up to 10 MB.", []string{"User: Upload photos"}},
		{"The museum wants visitors to borrow a guide, in six languages, and it has to work in the cellar.", []string{"Visitor: Borrow a guide, in six languages", "Works in the cellar"}},
		{"All supplier invoices should go to one place, and anything above 5,000 dollars needs two approvals.", []string{"All supplier invoices should go to one place", "Anything above 5,000 dollars needs two approvals"}},
		{"Unless a nurse confirms the dose, the dashboard must not show it as given.", []string{"The dashboard must not show the dose as given unless a nurse confirms the dose"}},
		{"Could we let customers track their parcels by phone number?", []string{"Customer: Track their parcels by phone number"}},
		{"Can the system export to CSV?", []string{"Exports to CSV"}},
		{"Our drivers forget their slips. An app that scans the slips would help.", []string{"Scans the slips", "today: Our drivers forget their slips."}},
		{"Replace our database for lost property: drivers hand items in, clerks match them to claims.", []string{"Replaces the database for lost property", "Driver: Hand items in", "Clerk: Match the items to claims"}},
		{"I want a site where neighbours lend each other tools, with a deposit of 20 euros.", []string{"Neighbour: Lend tools to another neighbour, with a deposit of 20 euros"}},
		{"A dashboard that shows our CI build times per team, highlights the slowest 10 tests and mails a weekly report to team leads.", []string{"Shows the CI build times per team", "Highlights the slowest 10 tests", "Mails a weekly report to team leads"}},
		{"A tool that helps us create invoices.", []string{"Create invoices"}},
		{"A bot that collects answers every morning and nags those who forgot.", []string{"Collects answers every morning", "Nags those who forgot"}},
		{"As a wedding photographer I want clients to pick their shots so that I only edit those.", []string{"Client: Pick their shots"}},
		{"Today our volunteers sign up by e-mail. We want a page where they choose shifts themselves, swap shifts with others and get a text.", []string{"Volunteer: Choose shifts themselves", "Volunteer: Swap shifts with others", "Volunteer: Get a text", "today: Today our volunteers sign up by e-mail."}},
		{"An API to track containers: devices report temperature every 5 minutes, and customers may download a report.", []string{"Track containers", "Devices report temperature every 5 minutes", "Customer: Download a report"}},
		{"Build a podcast app. Premium members (4.99 EUR a month) see no advertisements and can download episodes; free users can rate them.", []string{"Premium member: See no advertisements", "Premium member: Download episodes", "Free user: Rate the episodes"}},
		{"Landlords upload meter readings, and disputes are settled by a judge.", []string{"Landlord: Upload meter readings", "Disputes are settled by a judge"}},
		{"Create an ERP for a furniture shop: quotes, orders, stock of boards.", []string{"Quotes", "Orders", "Stock of boards"}},
		{"Build an app for a workshop: quotes, orders, invoices.", []string{"Quotes", "Orders", "Invoices"}},
		{"Create a game for kids that teaches fractions. No ads, no in-app purchases, works offline, parents can see progress.", []string{"Teaches fractions", "Works offline", "Parent: See progress", "not: No ads.", "not: No in-app purchases."}},
		{"How about a tiny web tool where our club members vote on the route for Sunday?", []string{"Club member: Vote on the route for Sunday"}},
		{"Replace the login of our intranet with Keycloak; passwords stay valid, service accounts are out of scope.", []string{"Replaces the login of the intranet with Keycloak", "Passwords should stay valid", "not: Service accounts are out of scope."}},
		{"An app for farm vets: farmers attach a video, the vet on duty calls back within 20 minutes, and every call is billed automatically.", []string{"Farmer: Attach a video", "Farm vet: Call back within 20 minutes", "Every call is billed automatically"}},
		{"A shop where citizens report potholes, clerks assign them, team leads see statistics.", []string{"Citizen: Report potholes", "Clerk: Assign the potholes", "Team lead: See statistics"}},
		{"Create a small ERP for a workshop: quotes, orders, cutting lists, invoices.", []string{"Quotes", "Orders", "Cutting lists", "Invoices"}},
		{"Our ferry needs an online ticket shop. Passengers buy tickets. Bicycles cost extra.", []string{"Passenger: Buy tickets"}},
		{"Farmers photograph a leaf and the app tells them which disease it may be.", []string{"Farmer: Photograph a leaf", "Tells the farmers which disease it may be"}},
	} {
		src := analysis.Source{Name: "idea.txt", Text: c.text, Plain: true}
		u := understanding.Understand(lex.Read(src), lex)
		w := NewWork(analysis.Common{Source: src, Lang: u.Lang, Depth: "standard"}, u, nil, rules, NewWordIndex(c.text))
		require.Equal(t, c.want, statedIn(w.Understood), c.text)
	}
}

// statedIn is what was understood, one line each.
func statedIn(u *understanding.Understanding) []string {
	var out []string
	for _, f := range u.Features {
		out = append(out, strings.TrimPrefix(f.Actor+": "+f.Name, ": "))
	}
	for _, it := range u.NonGoals {
		out = append(out, "not: "+it.Text)
	}
	for _, it := range u.Problem {
		out = append(out, "today: "+it.Text)
	}
	return out
}

// A word for a person that only describes something else is nobody.
func TestAPersonWhoOnlyDescribesAThingIsNobody(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	rules, err := shippedRules()
	require.NoError(t, err)
	for text, want := range map[string][]string{
		"A tool that renames my scanned receipts by vendor and date.":               nil,
		"All supplier invoices should go to one place.":                             nil,
		"Suppliers send invoices and the accountant pays them.":                     {"Supplier", "Accountant"},
		"An app for landlords that sends reminders to tenants, but nobody replies.": {"Landlord"},
	} {
		src := analysis.Source{Name: "idea.txt", Text: text, Plain: true}
		u := understanding.Understand(lex.Read(src), lex)
		w := NewWork(analysis.Common{Source: src, Lang: u.Lang, Depth: "standard"}, u, nil, rules, NewWordIndex(text))
		var got []string
		for _, a := range w.Understood.Actors {
			got = append(got, a.Name)
		}
		require.Equal(t, want, got, text)
	}
}
