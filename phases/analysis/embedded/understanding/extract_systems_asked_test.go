package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSystemsThatAreAsked: what a paper asks or writes to by its name is a system outside,
// however long the name is.
func TestSystemsThatAreAsked(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"The system queries the DVLA vehicle enquiry service for the make of the car.":                  "DVLA vehicle enquiry service",
		"The form asks for the address (looked up in the Local Land and Property Gazetteer).":           "Local Land and Property Gazetteer",
		"A plate that is not known offers a button that opens a notice in Imperial 360 with the plate.": "Imperial 360",
		"A reminder is sent by email, and by SMS (GOV.UK Notify) where a number is known.":              "GOV.UK Notify",
		"A guest is given a ticket in Room 204.":                                                        "",
		"Whoever comes late asks the Duty system.":                                                      "",
	} {
		u := understood(t, "# Duty\n\n## Features\n\n- Residents apply for a permit.\n- "+text+"\n")
		var names []string
		for i := range u.Integrations {
			if name := u.Integrations[i].Name; !strings.Contains(strings.ToLower(name), "sms gateway") && !strings.Contains(strings.ToLower(name), "mail") {
				names = append(names, name)
			}
		}
		require.Equal(t, want, strings.Join(names, ", "), text)
	}
}

// TestANameInBracketsOfATitle: the name of a product in quotation marks behind what it is.
func TestANameInBracketsOfATitle(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		`PRD: Residents' Parking Permits ("KerbPass")`:        "KerbPass",
		"Parking permits (“KerbPass”)":                        "KerbPass",
		"停车证系统（“畅停”）":                                         "畅停",
		`Parking permits ("all that residents want to have")`: "Parking permits",
	} {
		require.Equal(t, want, understood(t, "# "+title+"\n\n## Features\n\n- Residents apply for a permit.\n").Product, title)
	}
}

// TestARefusedSkillIsNoTechnology: what a team does not know it does not build on.
func TestARefusedSkillIsNoTechnology(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Duty\n\n## Features\n\n- Residents apply for a permit.\n\n## Constraints\n\n- Backend in C# on .NET 8; the team has no experience with Kubernetes, so Azure App Service.\n- Go-live before 1 March 2027, because the letters go out that week.\n")
	var names []string
	for i := range u.Technologies {
		names = append(names, u.Technologies[i].Name)
	}
	require.NotContains(t, names, "Kubernetes")
	require.Contains(t, names, "Azure App Service")
	require.Len(t, u.Constraints, 1)
	require.Contains(t, u.Constraints[0].Text, "Go-live before")
}

// TestWhoPaysWhatIsAFeature: what somebody is charged is worked out, and no limit.
func TestWhoPaysWhatIsAFeature(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Duty\n\n## Prices\n\n- Payment is by card.\n- Holders of a Blue Badge pay nothing.\n- Children under 6 pay half.\n")
	require.Empty(t, u.Constraints)
	require.Len(t, u.Features, 3)
}
