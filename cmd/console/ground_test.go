package console

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestGround(t *testing.T) {
	t.Parallel()
	for colours, want := range map[string]Ground{
		"15;0": Dark, "7;8": Dark, "12;4": Dark, "0;15": Light, "0;7": Light, "0;default;15": Light,
		"": UnknownGround, "0": UnknownGround, "0;default": UnknownGround, "0;16": UnknownGround, "0;-1": UnknownGround, ";": UnknownGround,
	} {
		require.Equal(t, want, groundOf(colours), colours)
	}
}

// Whatever the ground, nobody has to read yellow or cyan on white, or blue on
// black.
func TestColoursCanBeReadOnTheirGround(t *testing.T) {
	t.Parallel()
	all := func(g Ground) string {
		s := Style{on: true, ground: g}
		return s.Strong("x") + s.Faint("x") + s.Good("x") + s.Warn("x") + s.Bad("x") + s.Accent("x")
	}
	for _, g := range []Ground{UnknownGround, Light} {
		require.NotContains(t, all(g), "\x1b[33m")
		require.NotContains(t, all(g), "\x1b[36m")
	}
	for _, g := range []Ground{UnknownGround, Dark} {
		require.NotContains(t, all(g), "\x1b[34m")
	}
}
