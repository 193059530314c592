package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Faces that a chat writes as words are no words; links and marks of lists stay.
func TestFacesAreTakenOffMessages(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"辛苦大家了[抱拳][鲜花]", "辛苦大家了"},
		{"[捂脸]又忘了打卡", "又忘了打卡"},
		{"看[说明](a.md)再装", "看[说明](a.md)再装"},
		{"编号写成 [A12] 这样", "编号写成 [A12] 这样"},
		{"[这句话太长了不是表情]先放着", "[这句话太长了不是表情]先放着"},
	} {
		require.Equal(t, c.want, withoutFaces(c.text), c.text)
	}
}
