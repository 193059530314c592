package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatAnotherProgramIsMadeOfIsNotTaken: a sentence on a program that is not the product
// decides nothing for it.
func TestWhatAnotherProgramIsMadeOfIsNotTaken(t *testing.T) {
	t.Parallel()
	g := designer(t, "en", "Split Checkout")
	g.Understood.Title = "Split Checkout"
	require.True(t, g.describesOther("The booking service is a Kotlin monolith on AWS."))
	require.False(t, g.describesOther("The checkout service is a Kotlin program on AWS."))
	require.False(t, g.describesOther("The service is a Kotlin program."))
	require.False(t, g.describesOther("The booking service runs on AWS."))
}
