package issues

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
)

// The length of leases.
const (
	DefaultLease = time.Hour           // when nobody says how long
	MaxLease     = 30 * 24 * time.Hour // work that takes longer is renewed
)

// skew is how far the clocks of machines that share a store may differ before
// a lease counts as made by a clock that went back since.
const skew = time.Minute

// Lease says who works on an issue until when. Only an issue that is executing
// has one. When it has expired, anybody may take the issue over; until then
// only its owner changes it. Times are RFC 3339 in UTC.
type Lease struct {
	Owner     string // who works on it
	Token     string // differs from every other lease of the issue
	Since     string // when the work began
	ExpiresAt string // renewed by claiming the issue again
	From      Status // the step before, to which a release takes it back
	Commit    string // what was checked out when the work began; empty without git

	extra fields
}

func (l *Lease) members() []member {
	return []member{
		{key: "owner", to: &l.Owner, always: true},
		{key: "token", to: &l.Token, always: true},
		{key: "since", to: &l.Since, always: true},
		{key: "expires_at", to: &l.ExpiresAt, always: true},
		{key: "from", to: &l.From},
		{key: "commit", to: &l.Commit},
	}
}

func setLease(to **Lease, raw []byte) error {
	lease := &Lease{}
	if err := object(raw, lease.members(), &lease.extra); err != nil {
		return err
	}
	*to = lease
	return nil
}

// Expired says whether the owner's time is over. A lease without a readable
// end is over: otherwise nobody could ever have the issue.
func (l *Lease) Expired(now time.Time) bool {
	end, err := time.Parse(time.RFC3339, l.ExpiresAt)
	return err != nil || !now.Before(end)
}

// ahead says whether the lease began in the future, which means that a clock
// went back: its end cannot be trusted then.
func (l *Lease) ahead(now time.Time) bool {
	since, err := time.Parse(time.RFC3339, l.Since)
	return err == nil && since.After(now.Add(skew))
}

// restart lets a lease that is ahead begin now and last as long as it was to:
// its owner loses nothing, and it does end some day.
func (l *Lease) restart(now time.Time) {
	length := DefaultLease
	since, err := time.Parse(time.RFC3339, l.Since)
	if end, bad := time.Parse(time.RFC3339, l.ExpiresAt); err == nil && bad == nil && end.After(since) {
		length = min(end.Sub(since), MaxLease)
	}
	l.Since, l.ExpiresAt = stored(now), stored(now.Add(length))
}

// Owner is who asks for work. Somebody without a name is called after the
// process that asks, which is never the same again: such an owner gets new
// work with every Next, and may close whatever the same user took without a
// name on the same machine.
type Owner struct {
	Name string // such as agent-7; without a name: user@host:4711
	Stem string // what comes before the number of the process ("user@host:"); empty for an owner with a name
}

// holds says whether the lease is the owner's.
func (o Owner) holds(l *Lease) bool {
	if l.Owner == o.Name {
		return true
	}
	number, same := strings.CutPrefix(l.Owner, o.Stem)
	return o.Stem != "" && same && number != "" && !strings.ContainsFunc(number, func(r rune) bool { return r < '0' || r > '9' })
}

// CheckOwner says whether a name can stand in a lease. Error: input.bad_owner.
func CheckOwner(name string) error {
	if strings.TrimSpace(name) == "" || strings.TrimSpace(name) != name || !utf8.ValidString(name) ||
		utf8.RuneCountInString(name) > maxTag || strings.ContainsFunc(name, hidden) {
		return problem.New("input.bad_owner", "%+q cannot be the name of an owner", name).
			Mend("use one line of at most %d characters, such as agent-7", maxTag)
	}
	return nil
}

// Terms is who takes or gives back an issue, and how.
type Terms struct {
	Owner  Owner
	For    time.Duration // length of the lease; 0: DefaultLease
	Token  string        // when given, the lease must have this token
	Commit string        // what is checked out now; empty without git
	Force  string        // the reason to pass over guards; it is noted in the feedback

	IfVersion *int // when given, the issue must still have this version
}

func (t Terms) check() error {
	if err := CheckOwner(t.Owner.Name); err != nil {
		return err
	}
	if t.For < 0 || t.For > MaxLease {
		return problem.New("input.bad_lease", "a lease cannot last %s", t.For).
			Mend("give a time up to %s, such as 90m, and claim the issue again to renew it", MaxLease)
	}
	return nil
}

// lease is a new lease on an issue as it was read.
func (t Terms) lease(of Issue, now time.Time) *Lease {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%s\n%d\n%s", of.ID, t.Owner.Name, now.UnixNano(), of.raw))
	return &Lease{
		Owner: t.Owner.Name, Token: hex.EncodeToString(sum[:6]),
		Since: stored(now), ExpiresAt: t.end(now), From: of.Status, Commit: t.Commit,
	}
}

func (t Terms) end(now time.Time) string { return stored(now.Add(cmp.Or(t.For, DefaultLease))) }

// seen says whether the issue is as the caller knows it. Nothing passes over
// this: whoever gave a version wants to hear of every other.
func (t Terms) seen(issue Issue) error {
	if t.IfVersion == nil {
		return nil
	}
	return issue.CheckVersion(*t.IfVersion)
}

// guard says whether the owner may act on an issue that somebody works on.
func (t Terms) guard(issue Issue, now time.Time) error {
	lease := issue.Lease
	switch {
	case lease == nil:
		return nil
	case t.Token != "" && t.Token != lease.Token:
		return problem.New("conflict.stale_lease", "the lease of %s has another token: %s has taken it since", issue.ID, lease.Owner).
			Mend("ask for other work with `overtone issue next`")
	case t.Owner.holds(lease) || lease.Expired(now):
		return nil
	}
	return Leased(issue)
}

// Leased is the error for an issue that somebody else works on:
// conflict.leased, with the name and the end.
func Leased(issue Issue) error {
	return problem.New("conflict.leased", "%s is held by %s until %s", issue.ID, issue.Lease.Owner, issue.Lease.ExpiresAt).
		Mend("wait until then or ask for other work with `overtone issue next`; if you are %s, say so with --owner", issue.Lease.Owner)
}

// held says whether somebody works on the issue now.
func held(issue Issue, now time.Time) bool {
	return issue.Status == Executing && issue.Lease != nil && !issue.Lease.Expired(now)
}

// taken is Leased for those who ask without a name.
func taken(issue Issue) error {
	return problem.From(Leased(issue)).Mend("its owner gives it back with `overtone issue release %[1]s`; who must takes it away with `overtone issue release %[1]s --force --reason '…'`", issue.ID)
}

// heldBack keeps a step from taking an issue out of the hands of whoever works
// on it; a reason does, and is noted.
func (s *Store) heldBack(before Issue, after *Issue, force string) error {
	switch now := s.now(); {
	case after.Status == before.Status || !held(before, now):
		return nil
	case force == "":
		return taken(before)
	default:
		remark(after, now, fmt.Sprintf("taken away from %s, who held it until %s, forced: %s", before.Lease.Owner, before.Lease.ExpiresAt, force))
		return nil
	}
}

// forced notes that guards were passed over.
func forced(issue *Issue, now time.Time, owner, reason, what string) {
	remark(issue, now, fmt.Sprintf("%s by %s, forced: %s", what, owner, reason))
}

// remark adds a note to the issue's feedback.
func remark(issue *Issue, now time.Time, text string) {
	issue.Feedback = append(slices.Clone(issue.Feedback), Feedback{
		Type: "clarification", Stage: "execute", Content: text, CreatedAt: stored(now),
	})
}

// stored is a time as it is written.
func stored(at time.Time) string { return at.UTC().Format(time.RFC3339) }

func leaseValue(lease *Lease) (raw []byte, empty bool, err error) {
	if lease == nil {
		return []byte("null"), true, nil
	}
	raw, _, err = members(lease.members(), lease.extra)
	return raw, false, err
}

// MarshalJSON writes the lease as it stands on the line of its issue.
func (l *Lease) MarshalJSON() ([]byte, error) {
	raw, _, err := leaseValue(l)
	return raw, err
}
