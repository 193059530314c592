package understanding

import "testing"

func TestPersonasAreNamedByTheirRole(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"name, age and role in a heading", "# Knee\n\n## Target users\n\n### Margaret, 68 – Patient\n\nLives alone.\n\n- **Needs:** large text\n\n### Daniel, 34 – Physiotherapist\n\nLooks after 60 patients.\n", []string{"actor: Patient: Lives alone", "actor: Physiotherapist: Looks after", "!actor: Margaret", "!actor: Daniel"}},
		{"numbered personas", "# Fleet\n\n## Personas\n\n### Persona 1: Fleet Manager (Priya, 38)\n\nPlans tours.\n\n### Persona 2: Driver\n\nDrives.\n\n### Secondary: Auditor\n\nChecks.\n", []string{"actor: Fleet manager: Plans", "actor: Driver: Drives", "actor: Auditor: Checks", "!actor: Persona"}},
		{"role behind the name in bold", "# Desk\n\n## Personas\n\n- **Priya (Team Lead):** reads the weekly review\n- **Tom, 45, dispatcher:** assigns vans\n", []string{"actor: Team lead: reads", "actor: dispatcher: assigns", "!actor: Tom", "!actor: Priya"}},
		{"brackets in a sentence", "# Strum\n\n## User personas\n\n**Lena (parent, 39)** wants a violin for her child. She worries about damage.\n\n**Herr Brandl (shop owner, 57)** has 80 instruments.\n\n**Support agent** handles disputes, refunds and identity checks.\n", []string{"actor: parent: Wants a violin for her child. She worries", "actor: shop owner: Has 80", "actor: Support agent: Handles disputes, refunds and identity checks", "!actor: Identity", "!actor: He wants"}},
		{"capitals of a heading", "# Knee\n\n## Users\n\n### Clinic Administrator\n\nEnrols patients.\n\n### HR Business Partner\n\nReads reports.\n", []string{"actor: Clinic administrator", "actor: HR business partner"}},
		{"name, role and age in bold above a text", "# Patrol\n\n## Personas\n\n**Persona 1: Mara, Patroller (29)**\nMara skis control routes.\n\n**Persona 2: Jonas, Snow Safety Director (47)**\nJonas decides which runs open.\n", []string{"actor: Patroller: Mara skis", "actor: Snow safety director: Jonas decides", "!actor: Mara", "!actor: Jonas"}},
		{"a role stays as it is", "# Berths\n\n## Personas\n\n**Skipper (Jonas, 44).** Sails a yacht.\n\n**Finance – internal.** Pays.\n", []string{"actor: Skipper", "actor: Finance"}},
	})
}

func TestLabelsOfPersonasSayWhatTheyAre(t *testing.T) {
	t.Parallel()
	const features = "\n## Features\n\n- Owners can book a walk for tomorrow.\n- Walkers see the walks of the day on a map.\n- Support agents can refund a walk.\n"
	runGoals(t, []goalCase{
		{"a role that names them", "# Walkies\n\n## User Personas\n\n### Persona 1: Hannah\n\n- **Role:** Dog owner with a full-time job\n- **Age:** 34\n- **Background:** Lives in Leipzig\n- **Goals:** Book a walk within two minutes\n- **Tech savviness:** High\n" + features, []string{"actor: Dog owner: Dog owner with a full-time job. Age: 34. Lives in Leipzig. Tech savviness: High.", "!actor: Hannah"}},
		{"a role by what they do", "# Walkies\n\n## User Personas\n\n### Ben, Delivery Driver\n\n- **Role:** Serves 14 stops a day\n- **Pains:** Bad reception\n" + features, []string{"actor: Delivery driver: Serves 14 stops a day"}},
		{"a role that no list knows", "# Walkies\n\n## User Personas\n\n### Persona 2: Ben Okafor, Dog Walker\n\n**Background:** Walks 12 dogs a day.\n" + features, []string{"actor: Dog walker: Walks 12 dogs a day", "!actor: Persona"}},
		{"a table below", "# Walkies\n\n## User Personas\n\n### Carla – Support Agent (41)\n\n| Attribute | Details |\n|---|---|\n| Background | Ten years in call centres |\n| Pain points | Has to look in three systems |\n" + features, []string{"actor: Support agent: Ten years in call centres", "!actor: Pain point", "!actor: Background"}},
		{"a table of all", "# Walkies\n\n## Personas\n\n| Persona | Description | Goals | Pain Points |\n|---|---|---|---|\n| Hannah (Owner) | Busy professional with one dog | Book within two minutes | Walkers who cancel |\n| Ben (Walker) | Walks 12 dogs a day | See the day at a glance | Late payment |\n" + features, []string{"actor: Owner: Busy professional", "actor: Walker: Walks 12 dogs", "!goal: Book", "!goal: See the day"}},
	})
}
