package roadmap

// Finding is a remark of the quality check.
type Finding struct {
	Rule     string
	Severity string
	Line     int
	Message  string
	Fix      string
}

func (r *Run) check() (string, error) { return "pass", nil }

func (r *Run) blocked() bool { return false }
