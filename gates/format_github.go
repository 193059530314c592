package gates

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// GitHub writes one workflow command a finding, which GitHub Actions shows at
// the line in the pull request: ::error file=…,line=…,title=…::message.
func GitHub(w io.Writer, reports []Named) error {
	b := bufio.NewWriter(w)
	property := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
	data := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	for _, n := range reports {
		for _, f := range n.Report.Findings {
			fmt.Fprintf(b, "::%s file=%s", annotation(f.Severity), property.Replace(n.at(f)))
			if f.Line > 0 {
				fmt.Fprintf(b, ",line=%d", f.Line)
			}
			fmt.Fprintf(b, ",title=%s::%s\n", property.Replace(f.Rule), data.Replace(withFix(f)))
		}
	}
	return b.Flush()
}

// annotation is the level of a workflow command.
func annotation(s Severity) string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	default:
		return "notice"
	}
}

// withFix is message and mend in one text.
func withFix(f Finding) string {
	if f.Fix == "" {
		return f.Message
	}
	return f.Message + "\n" + f.Fix
}
