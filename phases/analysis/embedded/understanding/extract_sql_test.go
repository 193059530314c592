package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTablesOfSQL: a table tells its columns with their rules, its states and, in the
// heading above it, its database.
func TestTablesOfSQL(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Tidewise\n\nTidewise computes tides.\n\n## Tables (MariaDB 11)\n\n```sql\nCREATE TABLE gauge_alarm (\n  id uuid PRIMARY KEY,\n  gauge_id uuid NOT NULL REFERENCES gauge,\n  state text NOT NULL CHECK (state IN ('raised','seen','closed'))\n);\n```\n")
	require.Len(t, u.Entities, 1)
	e := u.Entities[0]
	require.Equal(t, "gauge_alarm", e.Name)
	require.Equal(t, []string{"raised", "seen", "closed"}, e.States)
	for i, want := range []string{"primary key", "required, refers to gauge", "required"} {
		require.Equal(t, want, e.Fields[i].Constraint)
	}
	require.NotEmpty(t, u.Technologies)
	require.Equal(t, "MariaDB 11", u.Technologies[0].Name)
}
