package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestHowOffersAreJudgedAsksNothingOfTheProduct reads what a tender says of the
// offers beside what it says of the product.
func TestHowOffersAreJudgedAsksNothingOfTheProduct(t *testing.T) {
	t.Parallel()
	cases := []struct{ heading, text, want string }{
		{"Evaluation", "- Quality 55 %, delivery time 15 %, price 30 %.", "Evaluation: Quality 55 %, delivery time 15 %, price 30 %."},
		{"Award criteria", "- Price: 60 points\n- Concept: 40 points", "Price: 60 points."},
		{"Payment terms", "30 % on signature, 70 % after acceptance.", "Payment terms: 30 % on signature, 70 % after acceptance."},
	}
	for _, c := range cases {
		u := understood(t, "# Invitation to tender: gate logs\n\n## Requirements\n\n- The portal shall list all gate passes.\n\n## "+c.heading+"\n\n"+c.text+"\n")
		require.Len(t, u.Features, 1, c.heading)
		require.NotEmpty(t, u.Constraints, c.heading)
		require.Equal(t, c.want, u.Constraints[0].Text)
	}
}

// TestAnEvaluationOfTheProductIsOne: only in a paper that asks for offers are offers
// evaluated.
func TestAnEvaluationOfTheProductIsOne(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Gate logs\n\n## Requirements\n\n### Evaluation\n\n- The guard can grade each proposal of the model.\n")
	require.Len(t, u.Features, 1)
	require.Empty(t, u.Constraints)
}

// TestSharesThatMakeUpTheWholeAreWeights and no requirement, wherever they stand.
func TestSharesThatMakeUpTheWholeAreWeights(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Concept 50 %, price 50 %": true, "Quality 70 %, price 20 %, sustainability 10 %": true,
		"The gate must use 40 % or 60 %": false,
	} {
		u := understood(t, "# Gate logs\n\n## Requirements\n\n- The portal shall list all gate passes.\n- "+text+".\n")
		require.Equal(t, want, len(u.Features) == 1 && len(u.Constraints) == 1, text)
	}
}

// TestTheColumnsOfAServiceLevel: what a row says in a column of its own is not lost,
// and the line over the table is none of its promises.
func TestTheColumnsOfAServiceLevel(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Gate logs\n\n## 3 Non-functional requirements\n\n3.1 Service levels:\n\n| ID | Measure | Target | Measured | Service credit |\n|---|---|---|---|---|\n| S-1 | Availability | 99.5 % | monthly | 4 % of the fee |\n| S-2 | Severity 2 response | 2 h | per incident | – |\n| S-3 | Recovery point objective | 10 min | yearly drill | $900 |\n\n- All passes shall be kept within Switzerland.\n- Passes shall be retained for 7 years after the visit.\n")
	var got []string
	for i := range u.Qualities {
		q := &u.Qualities[i]
		line := q.Class + " " + q.Text
		for _, d := range q.Details {
			line += " | " + d.Text
		}
		got = append(got, line)
	}
	require.Equal(t, []string{
		"A Availability: 99.5 %. | Service credit: 4 % of the fee.", "O Severity 2 response: 2 h.", "R Recovery point objective: 10 min. | Service credit: $900.",
		"C All passes shall be kept within Switzerland.", "C Passes shall be retained for 7 years after the visit.",
	}, got)
}

// TestWhatTheSupplierHasToDo below the dates of delivery is no date.
func TestWhatTheSupplierHasToDo(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Gate logs\n\n## Requirements\n\n- The portal shall list all gate passes.\n\n## 4 Delivery\n\n4.1 Stage A (north gate) shall be live by 2 May 2026. Stage B (docks) by 3 August 2026.\n4.2 The Supplier shall train 12 guards.\n")
	require.Len(t, u.Milestones, 2)
	require.Equal(t, "Stage B (docks) by 3 August 2026.", u.Milestones[1].Text)
	require.Len(t, u.Constraints, 1)
	require.Equal(t, "The Supplier shall train 12 guards.", u.Constraints[0].Text)
}
