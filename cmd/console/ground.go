package console

import (
	"strconv"
	"strings"
)

// Ground is the background of a terminal as far as it is known.
type Ground int

// The grounds.
const (
	UnknownGround Ground = iota
	Dark
	Light
)

// groundOf reads COLORFGBG, in which some terminals (rxvt, Konsole, iTerm2) say
// the numbers of their text and background colours, as in "15;0" or
// "0;default;15". White (7) and the bright colours but grey (8) are light. No
// terminal is asked: some never answer.
func groundOf(colours string) Ground {
	fields := strings.Split(colours, ";")
	if len(fields) < 2 {
		return UnknownGround
	}
	n, err := strconv.Atoi(fields[len(fields)-1])
	switch {
	case err != nil || n < 0 || n > 15:
		return UnknownGround
	case n == 7 || n > 8:
		return Light
	default:
		return Dark
	}
}
