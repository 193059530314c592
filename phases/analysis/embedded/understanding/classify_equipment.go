package understanding

import (
	"regexp"
	"sync"
)

// equipment is what people have at hand already: "The client PCs are Windows 10, a handful have 4 GB of
// memory", "Two sites still have the older meter".
var equipment = sync.OnceValue(func() *regexp.Regexp {
	const many = `(?:(?:the|our|all|most|some|many|several|a few|half of the|half the|\d+|one|two|three|four|five|six) )`
	return regexp.MustCompile(`(?i)^` + many + `?(?:[\p{L}-]+ ){0,3}(?:(?:PCs|computers|machines|laptops|desktops|workstations|tablets|phones|handhelds|terminals|scanners|printers|servers|meters|readers) (?:are|have|run|use|still)|(?:sites|depots|offices|branches|shops|stores|stations|schools|wards|plants|halls|locations|teams|people) still (?:have|use|run|work)) `)
})

// equipmentThere tells a sentence that only says what people have at hand: it limits the solution and
// promises nothing.
func equipmentThere(s *signals) bool {
	return !s.question && s.trigger == "" && !s.has("must", "should", "need", "can", "alarm") && equipment().MatchString(s.text)
}
