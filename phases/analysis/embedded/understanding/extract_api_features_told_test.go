package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAnOperationThatAFunctionTellsOfIsBuiltOnce: where a paper lists its functions apart, a row
// of its table of operations that says the same in most of the words is no function of its own.
func TestAnOperationThatAFunctionTellsOfIsBuiltOnce(t *testing.T) {
	t.Parallel()
	const functions = "# Berths\n\n## Functions\n\n- A skipper can label berths with tags and filter by tag, quay and state.\n- A deleted berth stays in the bin for 30 days.\n- A skipper can pay a berth.\n- A skipper can cancel a booking.\n\n## API\n\n"
	u := understood(t, functions+"| Method | Path | Purpose |\n| --- | --- | --- |\n| GET | /v1/berths | list berths, filter by tag, quay, state |\n| DELETE | /v1/berths/{id} | move to the bin |\n| POST | /v1/quays | register a quay with its depth |\n")
	var texts []string
	for _, f := range u.Features[4:] {
		texts = append(texts, f.Text)
	}
	require.Equal(t, []string{"Register a quay with its depth."}, texts)
}
