package reading

import "strings"

// Criteria in the style of EARS shout the words of their pattern: "WHEN a parent submits a
// booking THEN THE SYSTEM SHALL charge the card". Read as they are spoken, they are plain
// conditions.

// Quietly writes the words of such a pattern as a sentence has them, with the comma behind
// the condition. The words that bind stay as they are; any other text does.
func Quietly(text string) string {
	first := FirstWord(text)
	condition := strings.Contains(" WHEN IF WHILE WHERE WHENEVER AFTER BEFORE ONCE UNLESS UNTIL GIVEN ", " "+first+" ")
	if !condition && first != "THE" && first != "When" && first != "If" && first != "While" && first != "Where" {
		return text
	}
	words := strings.Split(text, " ")
	bound, loud := -1, 0
	for i, word := range words {
		switch bare := strings.Trim(word, ",:"); {
		case bare == "SHALL" || bare == "MUST" || bare == "shall" || bare == "must":
			if bound < 0 {
				bound = i
			}
		case strings.Contains(" WHEN IF WHILE WHERE WHENEVER AFTER BEFORE ONCE UNLESS UNTIL GIVEN THEN THE SYSTEM AND OR NOT ", " "+bare+" "):
			words[i] = strings.ToLower(word)
			loud++
		}
	}
	if bound < 0 || loud == 0 {
		return text
	}
	words[0] = UpperFirst(words[0])
	if condition || first != "THE" {
		commaAhead(words[:bound])
	}
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}

// commaAhead sets the comma between a condition and what is to be done then: in place of
// "then", or before the system.
func commaAhead(words []string) {
	for i := 2; i < len(words); i++ {
		then := strings.Trim(words[i], ",") == "then"
		if !then && (words[i] != "the" || i+1 >= len(words) || words[i+1] != "system") {
			continue
		}
		if words[i-1] = strings.TrimRight(words[i-1], ","); !strings.HasSuffix(words[i-1], ";") {
			words[i-1] += ","
		}
		if then {
			words[i] = ""
		}
		return
	}
}
