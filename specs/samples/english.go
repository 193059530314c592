package samples

func english() *speech {
	return &speech{
		product: "Harbourline", blank: " ",
		areas: []string{
			"Berth planning", "Gate and yard", "Cargo documents", "Invoicing", "Pilots and tugs", "Inspections", "Incident desk", "Crew changes",
			"Warehouse", "Customs", "Tariffs and contracts", "Maintenance", "Shift planning", "Waste disposal", "Visitor access", "Reports",
		},
		actors: []string{
			"dispatcher", "harbour master", "ship agent", "crane operator", "gate clerk", "customs officer", "accountant", "safety officer",
			"pilot", "yard planner", "maintenance lead", "auditor",
		},
		verbs: []string{
			"create", "approve", "reject", "cancel", "export", "import", "archive", "restore", "assign", "split", "merge", "search", "comment on", "print",
			"reserve", "postpone", "escalate", "sign", "copy", "lock", "compare", "schedule", "withdraw", "share", "rename", "close", "reopen", "subscribe to",
		},
		objects: []string{
			"berth request", "mooring plan", "manifest", "gate pass", "tally sheet", "pilot order", "tug order", "crane shift", "hazard notice",
			"inspection report", "seal record", "container move", "reefer alarm", "storage contract", "port invoice", "credit note", "tariff table", "crew list",
			"visitor badge", "waste receipt", "bunker order", "survey photo", "damage claim", "dock repair", "spare part", "work permit", "shift roster",
			"truck appointment", "rail slot", "weighing ticket", "customs declaration", "transit bond", "cargo hold", "release note", "quay closure",
			"weather warning", "tide table", "traffic note", "radio log", "incident file", "drill record", "key handover", "meter reading", "power request",
			"water supply", "lashing check", "stowage plan", "bay plan", "empty return", "demurrage bill", "agency account", "service contract", "price offer",
			"price override", "audit sample", "retention rule", "document template", "contact card", "holiday calendar", "handover note",
		},
		limits: []string{
			"before the vessel arrives", "for one terminal", "from the quay on a tablet", "without leaving the list", "until the shift ends", "for the last 90 days",
			"across two terminals", "while the connection is down", "on behalf of an agent", "for a whole fleet", "by barcode", "in bulk from a CSV file",
			"after a second person agreed", "up to the cut-off time", "for dangerous goods only", "in the language of the crew", "per customer",
		},
		fields:  []string{"vessel name", "arrival time", "draught", "gross weight", "seal number", "tariff code", "berth", "owner", "due date", "UN number", "currency", "reason"},
		states:  []string{"draft", "submitted", "approved", "rejected", "in progress", "closed"},
		systems: []string{"PortNet", "the customs gateway", "SAP", "the AIS receiver", "the payroll system", "the national single window", "PostgreSQL", "the weighbridge"},
		people:  []string{"Ines", "Okonkwo", "Maren", "Tomasz", "Leila", "Bruno", "Sunniva", "Hideo", "Rosalind", "Piotr"},
		places:  []string{"North Quay", "the oil jetty", "Shed 14", "the control tower", "Gate C", "the bonded store", "the dry dock"},
		headings: headings{
			title: "Harbourline: requirements", summary: "Summary", background: "Background", users: "Who uses it", goals: "Goals",
			goalTable: "| ID | Goal | Metric | Target |", terms: "Terms", termTable: "| Term | Meaning |", area: "area",
			featureTable: "| ID | Requirement | Priority |", storyList: "User stories", data: "Data", dataTable: "| Field | Type | Rule |",
			qualities: "Quality requirements", qualityTable: "| Quality | Metric | Target |", rules: "Constraints", out: "Out of scope",
			assumptions: "Assumptions", open: "Open questions", criteria: "Acceptance criteria", appendix: "Appendix: interviews", interview: "Interview",
		},
		sentences: []string{
			"A {actor} can {verb} a {object} {limit}.",
			"The {actor} must be able to {verb} the {object} {limit}.",
			"{product} lets a {actor} {verb} any {object} {limit}.",
			"When a {object} is due, the {actor} shall be able to {verb} it {limit}.",
		},
		titles: []string{"Let the {actor} {verb} a {object}", "{object}: {verb} {limit}", "To {verb} a {object}"},
		criteria: []string{
			"When the {actor} saves the {object}, the list shows it within {n9} seconds.",
			"A {object} without a {field} is refused, and the message names the {field}.",
			"Given {n900} open entries, the page of the {object} opens in less than {n900} ms.",
			"Every change of the {object} is kept for {n36} months with who, when, old and new value.",
			"If {system} does not answer within {n20} seconds, then the {object} stays in the state \"{state}\".",
			"The {actor} sees why the {object} moved from \"{state}\" to \"{state}\".",
			"Two people who save the same {object} at once are told so, and neither text is lost.",
		},
		stories: []string{"As a {actor}, I want to {verb} a {object} {limit}, so that {place} is not kept waiting for {n60} minutes."},
		qualities: [][3]string{
			{"Response time of the {object} list", "95th percentile", "≤ {n900} ms at {n90} requests per second"},
			{"Availability of {area}", "minutes lost per month", "≤ {n60} minutes"},
			{"Recovery of {area}", "time to restore after a lost disk", "≤ {n8} hours"},
			{"Access to the {object}", "logins without a second factor", "0"},
			{"Growth of {area}", "{object} records kept online", "{n900},000"},
		},
		constraints: []string{
			"The {object} has to be kept for {n10} years under the port act.",
			"Data of {area} must not leave the European Union.",
			"{system} accepts at most {n90} calls per minute.",
			"The budget for {area} is {n900},000 EUR.",
		},
		nonGoals:  []string{"Replacing {system} is not part of this project.", "We will not build a native app for the {actor}.", "Planning of {area} for other ports."},
		assumed:   []string{"{system} stays available until the end of {n9} quarters.", "Every {actor} has a tablet with a camera.", "Radio coverage at {place} is sufficient."},
		questions: []string{"Who may {verb} a {object} when the {actor} is on leave?", "Which {field} is printed on the {object}?", "Does {place} need its own rules for the {object}?"},
		narrative: []string{
			"{person} has worked at {place} for {n30} years and remembers the paper era well.",
			"On an ordinary Tuesday {n90} ships called, and the telephone at {place} rang {n400} times.",
			"The story about the lost {object} came up in {n9} of the interviews, each time told with a little more colour.",
			"{person} showed us the folder in which the night shift collected everything about {area} during the strike.",
			"Nobody we met at {place} was angry about the old program; most of them were used to it.",
			"The weather was bad that week, and {person} spent most of it outside with the {actor}.",
			"In the spring the corridor near {place} was painted, which people mention more often than the merger.",
			"According to {person}, the talk about {area} began when the second terminal opened.",
		},
	}
}
