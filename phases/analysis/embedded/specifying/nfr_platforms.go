package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// leastVersion reads the least version of something that a text begins with: "iOS 16+".
var leastVersion = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\p{Lu}?\p{L}+(?: \p{L}+)? \d+(?:\.\d+)?\+`)
})

// platformVersion reads a platform with the number of its version at the beginning of a text.
var platformVersion = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{L}+) \d+(?:\.\d+)*\+?(?:,| and | or |$)`)
})

// onPlatforms binds a text that names with their versions the systems that the product runs on,
// alone, "Windows 10 and 11, macOS 13+", or behind the word for it, "Runs on Windows 10". Empty
// for any other text.
func (w *Specifier) onPlatforms(text, must string) string {
	if leastVersion().MatchString(text) {
		return w.Say("req_support", "must", must, "want", text) // "iOS 16+ and Android 10+"
	}
	if reading.HasFiniteVerb(text) && !strings.HasPrefix(text, "Runs ") {
		return ""
	}
	if at := platformVersion().FindStringSubmatch(text); at != nil && w.Table.IsWord("platform_names", "en", strings.ToLower(at[1])) {
		return w.Say("req_support", "must", must, "want", text)
	}
	if rest, ok := phrasing.CutFold(text, "runs on "); ok && strings.Contains(text, ",") {
		return w.Say("req_do", "must", must, "want", "run on "+rest)
	}
	return ""
}
