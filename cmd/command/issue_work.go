package command

import (
	"context"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/specs/problem"
)

// issueWorkCommands hand issues out and take them back.
func issueWorkCommands(app *App) []*cobra.Command {
	return []*cobra.Command{
		newIssueNextCommand(app),
		newIssueClaimCommand(app),
		newIssueReleaseCommand(app),
		newIssueDoneCommand(app),
		newIssueFailCommand(app),
		newIssueRetryCommand(app),
	}
}

// leaseFlags are what every command of the work takes.
type leaseFlags struct {
	owner   string
	lease   time.Duration
	token   string
	force   bool
	reason  string
	version ifVersion
}

// addOwner adds the flag that says who asks.
func (f *leaseFlags) addOwner(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.owner, "owner", "", "`name` of who works; else OVERTONE_OWNER, else user@host:process")
}

// addLease adds the flag that says for how long.
func (f *leaseFlags) addLease(cmd *cobra.Command) {
	cmd.Flags().DurationVar(&f.lease, "lease", issues.DefaultLease, "`time` after which others may take the issue over, such as 90m")
}

// addReason adds the flag for words that are kept with the issue.
func (f *leaseFlags) addReason(cmd *cobra.Command, usage string) {
	cmd.Flags().StringVar(&f.reason, "reason", "", usage)
}

// addGuards adds the flags that prove or pass over who holds the issue.
func (f *leaseFlags) addGuards(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.token, "token", "", "refuse when the lease has another `token`: somebody took the issue over")
	cmd.Flags().BoolVar(&f.force, "force", false, "do it although somebody else holds the issue or its status forbids it; needs --reason")
	f.version.add(cmd)
}

// note is the reason, unless it is what a forced step keeps anyway.
func (f *leaseFlags) note() string {
	if f.force {
		return ""
	}
	return strings.TrimSpace(f.reason)
}

// terms says who asks and how.
func (a *App) terms(cmd *cobra.Command, f leaseFlags) (issues.Terms, error) {
	terms := issues.Terms{For: f.lease, Token: f.token}
	if flag := cmd.Flags().Lookup("lease"); flag != nil && f.lease <= 0 {
		return terms, problem.New("usage.bad_value", "a lease cannot last %s", f.lease).Mend("give a time such as 90m")
	}
	if f.force {
		if terms.Force = strings.TrimSpace(f.reason); terms.Force == "" {
			return terms, problem.New("usage.no_reason", "--force needs --reason").Mend("say why; the reason is kept with the issue")
		}
	}
	if f.version.text != "" {
		seen, err := f.version.number()
		if err != nil {
			return terms, err
		}
		terms.IfVersion = &seen
	}
	var err error
	terms.Owner, err = a.owner(f.owner)
	return terms, err
}

// owner is who works: the flag, else OVERTONE_OWNER, else this process.
func (a *App) owner(flag string) (issues.Owner, error) {
	named, _ := a.env.Lookup("OVERTONE_OWNER")
	if flag != "" {
		named = flag
	}
	if named != "" {
		return issues.Owner{Name: named}, issues.CheckOwner(named)
	}
	user := "somebody"
	for _, name := range []string{"USER", "LOGNAME", "USERNAME"} {
		if value, _ := a.env.Lookup(name); issues.CheckOwner(value) == nil {
			user = value
			break
		}
	}
	host, err := os.Hostname()
	if err != nil || issues.CheckOwner(host) != nil {
		host = "localhost"
	}
	stem := user + "@" + host + ":"
	return issues.Owner{Name: stem + strconv.Itoa(os.Getpid()), Stem: stem}, nil
}

// git asks git about the project.
func (a *App) git(project *Project) evidence.Git {
	return evidence.Git{Dir: project.Root, Clock: a.env.Now}
}

// head is what is checked out when work begins. Git is only asked where there
// is a repository.
func (a *App) head(ctx context.Context, project *Project) string {
	exists := func(path string) bool { _, err := os.Lstat(path); return err == nil }
	if !evidence.InRepository(project.Root, exists) {
		return ""
	}
	return a.git(project).Head(ctx)
}
