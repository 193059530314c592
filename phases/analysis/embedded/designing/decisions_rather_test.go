package designing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What is taken rather than another thing is decided; what one would rather do is not.
func TestRatherThanDecides(t *testing.T) {
	t.Parallel()
	for part, leans := range map[string]bool{
		"Kafka (already there) rather than SQS":   false,
		"We would take Kafka rather than SQS":     true,
		"I'd rather go with Kafka":                true,
		"we rather like Kafka":                    true,
		"Kafka, and nothing else, has been taken": false,
	} {
		got := withoutRatherThan(part)
		require.Equal(t, leans, strings.Contains(got, "rather"), part)
	}
}
