package worksession

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// repository is a project with n commits, each of which changes files.
func repository(t *testing.T, n int) string {
	t.Helper()
	root := t.TempDir()
	git(t, root, "init", "-q", "-b", "main")
	for i := range n {
		write(t, root, "store/db/"+string(rune('a'+i))+".go", "package db\n")
		write(t, root, "web/page.go", strings.Repeat("// line\n", i+1))
		write(t, root, "README.md", strings.Repeat("line\n", 40*(i+1)))
		git(t, root, "add", ".")
		git(t, root, "commit", "-q", "-m", "feat: step "+string(rune('a'+i)))
	}
	return root
}

func planned(t *testing.T, d *Desk, s *Session, text string) Plan {
	t.Helper()
	plan, err := d.Plan(t.Context(), wordsOf(t), s, text, "")
	require.NoError(t, err)
	return plan
}

// TestSessionSync_10_4_Repositories: fewer than four commits, none, no
// repository, a linked worktree, a shallow clone, a detached head.
func TestSessionSync_10_4_Repositories(t *testing.T) {
	t.Parallel()
	full := repository(t, 7)
	for name, c := range map[string]struct {
		root    func(t *testing.T) string
		commits int
		area    string
		gap     string
	}{
		"seven commits":   {func(*testing.T) string { return full }, 5, "store/db", ""},
		"one commit":      {func(t *testing.T) string { return repository(t, 1) }, 1, "web", ""},
		"two commits":     {func(t *testing.T) string { return repository(t, 2) }, 2, "web", ""},
		"no commit":       {func(t *testing.T) string { return repository(t, 0) }, 0, general, "there is none yet"},
		"no repository":   {func(t *testing.T) string { return t.TempDir() }, 0, general, "not a git repository"},
		"a shallow clone": {func(t *testing.T) string { return cloned(t, full, "--depth", "1", "file://"+full) }, 1, "store/db", ""},
		"a worktree": {func(t *testing.T) string {
			at := filepath.Join(t.TempDir(), "side")
			git(t, full, "worktree", "add", "-q", "--detach", at)
			return at
		}, 5, "store/db", ""},
		"a subfolder":  {func(*testing.T) string { return filepath.Join(full, "store") }, 5, "db", ""},
		"a bare clone": {func(t *testing.T) string { return cloned(t, full, "--bare", full) }, 5, "store/db", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := deskAt(c.root(t))
			plan := planned(t, d, nil, "")
			require.Len(t, plan.Past.Commits, c.commits)
			if c.gap != "" {
				require.Len(t, plan.Past.Gaps, 1)
				require.Contains(t, plan.Past.Gaps[0], c.gap)
				require.Nil(t, plan.Entry, "nothing tells what was done")
			} else {
				require.Empty(t, plan.Past.Gaps)
				require.Equal(t, "feature", plan.Entry.Category)
				require.Contains(t, plan.Entry.Entry.Title, "step ")
			}
			plan = planned(t, d, nil, "Add error page. Never show a stack trace.") // the text alone is enough
			require.Equal(t, "Add error page", plan.Entry.Entry.Title)
			require.Equal(t, "feature", plan.Entry.Category)
			require.Len(t, plan.Rules, 1)
			if c.commits != 1 && c.commits != 2 {
				require.Equal(t, c.area, plan.Entry.Entry.SubFeature)
			}
		})
	}
}

func cloned(t *testing.T, from string, args ...string) string {
	t.Helper()
	at := filepath.Join(t.TempDir(), "clone")
	git(t, from, append(append([]string{"clone", "-q"}, args...), at)...)
	return at
}

// TestSessionSync_WithoutGit: no git program at all.
func TestSessionSync_WithoutGit(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	d := deskAt(t.TempDir())
	plan := planned(t, d, nil, "Fix the login")
	require.Equal(t, []string{"no commits: git is not installed"}, plan.Past.Gaps)
	require.Equal(t, "bugfix", plan.Entry.Category)
	require.Equal(t, specs.TechEntry{
		Title: "Fix the login", SubFeature: general, Date: "2026-01-31", Description: "Fix the login", Status: "completed",
	}, plan.Entry.Entry)
	s, err := d.Start(t.Context(), "docs", "Without git")
	require.NoError(t, err)
	require.Empty(t, s.StartCommit)
}

// TestSessionSync_10_4_Entry: title and description are cut at words, the day is
// that of the clock's zone, and nothing is entered twice.
func TestSessionSync_10_4_Entry(t *testing.T) {
	t.Parallel()
	d := deskAt(t.TempDir())
	d.Now = time.Date(2026, 1, 31, 23, 0, 0, 0, time.FixedZone("", -5*3600))
	long := "Implement the very long and winding road to a login form that people can use. It took three weeks because the library was old and nobody knew it, so we replaced it."
	plan := planned(t, d, nil, long)
	e := plan.Entry.Entry
	require.Equal(t, "Implement the very long and winding road to a login form…", e.Title)
	require.LessOrEqual(t, len([]rune(e.Title)), 60)
	require.LessOrEqual(t, len([]rune(e.Description)), 100)
	require.Equal(t, "2026-01-31", e.Date)
	require.Nil(t, e.SessionID)
	chinese := planned(t, d, nil, strings.Repeat("登录页面", 40)).Entry.Entry
	require.Len(t, []rune(chinese.Title), 60)
	require.Len(t, []rune(chinese.Description), 100)

	require.Equal(t, "Login: show what is wrong", planned(t, d, nil, "Login: show what is wrong").Entry.Entry.Title)
	require.Equal(t, "show what is wrong", planned(t, d, nil, "feat(login): show what is wrong").Entry.Entry.Title)

	for range 2 {
		_, err := d.Write(t.Context(), plan) // the second as if two had looked at the same time
		require.NoError(t, err)
	}
	require.True(t, planned(t, d, nil, long).Indexed)
	d.Now = d.Now.AddDate(0, 0, 1)
	require.True(t, planned(t, d, nil, long).Indexed, "the same words on another day are the same work")
	require.False(t, planned(t, d, nil, "Add another page").Indexed)
	tech, err := specs.ReadTech(d.Root)
	require.NoError(t, err)
	require.Len(t, tech.DevelopmentIndex.Feature, 1, "and a missing profile is made")
}

// TestSessionSync_10_4_Containment: a rule is not hidden by one that contains its
// words.
func TestSessionSync_10_4_Containment(t *testing.T) {
	t.Parallel()
	d := deskAt(t.TempDir())
	for _, text := range []string{"Do not use panics in handlers", "Use panics in handlers", "use panics in  handlers."} {
		_, err := d.AddRule(t.Context(), wordsOf(t).Detect(text, "", ""), text)
		require.NoError(t, err)
	}
	known, err := d.ruleTexts()
	require.NoError(t, err)
	require.ElementsMatch(t, []string{"do not use panics in handlers", "use panics in handlers"}, known)
	plan := planned(t, d, nil, "Always use panics in handlers. Do not use panics in handlers.")
	require.Len(t, plan.Rules, 1)
	require.Equal(t, 1, plan.Known)
}

// TestSessionSync_Session: only what the session committed and what was not
// looked at before; a rebased history is known by its time.
func TestSessionSync_Session(t *testing.T) {
	t.Parallel()
	root := repository(t, 2)
	d := deskAt(root)
	d.Now = time.Now().Add(-time.Hour)
	s, err := d.Start(t.Context(), "workflow", "Add search")
	require.NoError(t, err)
	require.Empty(t, planned(t, d, s, "").Past.Commits)
	require.Equal(t, "Add search", planned(t, d, s, "").Entry.Entry.Title, "without a commit the session says what was done")
	git(t, root, "commit", "-q", "--allow-empty", "-m", "feat: index words", "-m", "Always index in the background.")
	plan := planned(t, d, s, "")
	require.Len(t, plan.Past.Commits, 1)
	require.Equal(t, s.ID, *plan.Entry.Entry.SessionID)
	_, err = d.Write(t.Context(), plan)
	require.NoError(t, err)
	s, err = d.Find(s.ID)
	require.NoError(t, err)
	require.Equal(t, plan.Past.Head, s.SyncedTo)
	require.Empty(t, planned(t, d, s, "").Past.Commits)

	s.SyncedTo, s.StartCommit = strings.Repeat("0", 40), "" // not in this clone
	plan = planned(t, d, s, "")
	require.NotEmpty(t, plan.Past.Commits)
	require.Contains(t, plan.Past.Gaps[0], "by their time")
}

// TestSessions_BrokenFolders: what cannot be read is named with its place and
// stops nothing else; links and foreign names are no sessions.
func TestSessions_BrokenFolders(t *testing.T) {
	t.Parallel()
	d := deskAt(t.TempDir())
	good, err := d.Start(t.Context(), "workflow", "Good one")
	require.NoError(t, err)
	write(t, d.Root, ActiveDir+"/WFS-broken/"+SessionFile, "{\n \"status\": }\n")
	write(t, d.Root, ActiveDir+"/WFS-odd/"+SessionFile, "{\n \"project\": \"Old tool\",\n \"status\": \"sleeping\"\n}\n")
	write(t, d.Root, ActiveDir+"/WFS-old/"+SessionFile, `{"project": "Old tool", "initialized_at": "2026-01-01T00:00:00Z", "status": "planning", "extra": {"b": 1, "a": [null]}}`)
	write(t, d.Root, ActiveDir+"/notes.md", "x")
	require.NoError(t, os.MkdirAll(filepath.Join(d.Root, ActiveDir, "WFS-empty"), 0o755))
	outside := t.TempDir()
	write(t, outside, SessionFile, "{}")
	require.NoError(t, os.Symlink(outside, filepath.Join(d.Root, ActiveDir, "WFS-link")))
	found, err := d.Active()
	require.NoError(t, err)
	hurt := map[string]string{}
	for _, s := range found {
		hurt[s.ID] = ""
		if s.Hurt != nil {
			hurt[s.ID] = s.Hurt.Error()
		}
	}
	require.Len(t, hurt, 5)
	require.Empty(t, hurt[good.ID])
	require.Empty(t, hurt["WFS-old"])
	require.Contains(t, hurt["WFS-broken"], SessionFile+":2: ")
	require.Contains(t, hurt["WFS-odd"], SessionFile+":3: ")
	require.Contains(t, hurt["WFS-empty"], "has no "+SessionFile)

	s, err := d.Move(t.Context(), "WFS-old", Active, true)
	require.NoError(t, err)
	require.Equal(t, "Old tool", s.Description)
	data, err := os.ReadFile(filepath.Join(s.Dir, SessionFile))
	require.NoError(t, err)
	require.Contains(t, string(data), `"extra": {`, "what others wrote stays")
	_, err = d.Move(t.Context(), "WFS-broken", Active, true)
	require.ErrorContains(t, err, ":2: ")

	out := deskAt(t.TempDir())
	require.NoError(t, os.MkdirAll(filepath.Join(out.Root, ".workflow"), 0o755))
	require.NoError(t, os.Symlink(outside, filepath.Join(out.Root, ".workflow", "active")))
	_, err = out.Start(t.Context(), "workflow", "Escape")
	require.ErrorContains(t, err, "leads out")
	_, err = out.Active()
	require.ErrorContains(t, err, "leads out")
}

// TestSessionComplete_10_5_Traps: a broken manifest stops it before the first
// change, an archive of the same name too; a clock that was set back counts no
// hours.
func TestSessionComplete_10_5_Traps(t *testing.T) {
	t.Parallel()
	root := started(t)
	d := deskAt(root)
	before := files(t, root)
	write(t, root, ManifestFile, "[\n {}, \n")
	require.ErrorContains(t, complete(d), "manifest.json:")
	require.NoError(t, os.Remove(filepath.Join(root, ManifestFile)))
	require.Equal(t, before, files(t, root))
	write(t, root, specs.TechFile, "{")
	require.ErrorContains(t, complete(d), "project-tech.json:1")
	require.NoError(t, os.Remove(filepath.Join(root, specs.TechFile)))
	write(t, root, ManifestFile, `[{"session_id": "WFS-other", "own": [1,  2]}]`)
	d.Now = noon().AddDate(-1, 0, 0)
	require.NoError(t, complete(d))
	m, err := d.ReadManifest()
	require.NoError(t, err)
	require.Equal(t, []string{"WFS-other", "WFS-add-a-login-form-2026-01-31"}, m.IDs())
	all := files(t, root)
	require.Contains(t, all[ManifestFile], `"duration_hours": 0`)
	require.Contains(t, all[ManifestFile], `"own": [`)
	require.Contains(t, all[ArchivesDir+"/WFS-add-a-login-form-2026-01-31/"+SessionFile], `"status": "completed"`, "§10.5: it was not set")
	again, err := d.Start(t.Context(), "workflow", "Add a login form")
	require.NoError(t, err)
	require.NotEqual(t, "WFS-add-a-login-form-2026-01-31", again.ID)
	d.Now = noon()
	again, err = d.Start(t.Context(), "workflow", "Add a login form")
	require.NoError(t, err)
	require.Equal(t, "WFS-add-a-login-form-2026-01-31-2", again.ID, "the name of an archived session is not given again")
}

// TestSession_SecretsAreMasked: what people say and commit may hold credentials;
// none of them is written into a session, the profile, the rules or the manifest.
func TestSession_SecretsAreMasked(t *testing.T) {
	t.Parallel()
	root := repository(t, 1)
	d := deskAt(root)
	token := "gh" + "p_" + strings.Repeat("a1B2", 9) // put together so that no scanner takes it for real
	word := "hunter2" + "hunter2"
	s, err := d.Start(t.Context(), "workflow", "Use "+token+" in the build")
	require.NoError(t, err)
	require.NotContains(t, s.ID, "a1b2")
	git(t, root, "commit", "-q", "--allow-empty", "-m", "feat: reach postgres://app:"+word+"@db/x",
		"-m", "Never log "+token+" in a build.\n\nDecision: DB_PASSWORD="+word+" lies in the vault")
	plan := planned(t, d, s, "Log in with "+token)
	require.Len(t, plan.Rules, 2)
	_, err = d.Write(t.Context(), plan)
	require.NoError(t, err)
	rule, err := CheckRule("Never send " + token)
	require.NoError(t, err)
	require.Equal(t, "Never send ********", rule)
	_, err = d.AddRule(t.Context(), wordsOf(t).Detect("x", "", ""), "Never mail "+token)
	require.NoError(t, err)
	require.NoError(t, complete(d))
	all := files(t, root)
	require.Contains(t, all[".workflow/specs/architecture-constraints.md"], "Never log ******** in a build")
	for name, text := range all {
		if !strings.HasPrefix(name, ".git/") {
			require.NotContains(t, text, token, name)
			require.NotContains(t, text, word, name)
		}
	}
}
