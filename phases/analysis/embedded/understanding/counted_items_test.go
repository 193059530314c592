package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A specification that counts its statements by their section states a requirement with each.
func TestCountedStatementsAreRequirements(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Software Requirements Specification\n# Kiln Control\n\nKiln Control supervises kilns.\n\n## 2. Overall Description\n\n### 2.2 User Classes and Characteristics\n\n| User class | Characteristics |\n|---|---|\n| Kiln operator | Works in shifts |\n\n## 3. Specific Requirements\n\n### 3.1 External Interface Requirements\n\n#### 3.1.1 User Interfaces\n\nThe panel shall show all six kilns on one screen.\n\n### 3.2 Functional Requirements\n\n#### 3.2.1 Monitoring\n- 3.2.1.1 The system shall display the temperature of each zone.\n- 3.2.1.2 The system shall raise an alarm.\n\n#### 3.2.2 Firing profiles\n- The process engineer shall be able to create a firing profile.\n- The system shall keep all versions of a profile.\n\n### 3.3 Performance Requirements\n- 3.3.1 The system shall update displayed values within 2 seconds.\n\n### 3.4 Portability\nNot applicable.\n\n## Appendix A: To Be Determined List\n- TBD-1: Retention time of batch reports\n", false), loadLexicons(t))
	require.Equal(t, "Kiln Control", u.Product)
	var got []string
	for _, f := range u.Features {
		require.Empty(t, f.Criteria, f.Text)
		got = append(got, f.Ref+" "+f.Group+": "+f.Text)
	}
	require.Equal(t, []string{
		" User Interfaces: The panel shall show all six kilns on one screen.",
		"3.2.1.1 Monitoring: The system shall display the temperature of each zone.",
		"3.2.1.2 Monitoring: The system shall raise an alarm.",
		" Firing profiles: The process engineer shall be able to create a firing profile.",
		" Firing profiles: The system shall keep all versions of a profile.",
	}, got)
	require.Len(t, u.Qualities, 1)
	require.Equal(t, "3.3.1", u.Qualities[0].Ref)
	require.Equal(t, "Kiln operator", u.Actors[0].Name)
	require.Len(t, u.Questions, 1)
	require.Empty(t, u.Constraints)
}

// Requirements that a heading counts are told by their story and by patterns in capitals.
func TestCountedRequirementsAreStories(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Requirements Document\n\n## Introduction\n\nTutorio lets parents book tutoring sessions with checked tutors.\n\n## Requirements\n\n### Requirement 1: Booking\n\n**User Story:** As a parent, I want to book a free slot, so that my child gets help.\n\n#### Acceptance Criteria\n\n1. WHEN a parent selects a free slot THEN the system SHALL reserve it for 10 minutes\n2. WHILE a refund is pending THE SYSTEM SHALL show it\n", false), loadLexicons(t))
	require.Equal(t, "Tutorio", u.Product)
	require.Len(t, u.Features, 1)
	require.Equal(t, "Requirement 1", u.Features[0].Ref)
	require.Equal(t, []string{"When a parent selects a free slot, the system SHALL reserve it for 10 minutes.", "While a refund is pending, the system SHALL show it."}, itemTexts(u.Features[0].Criteria))
}
