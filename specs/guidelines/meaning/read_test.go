package meaning_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/templates"
)

func reader(t *testing.T) *meaning.Reader {
	t.Helper()
	r, err := meaning.New(templates.New(nil, ""))
	require.NoError(t, err)
	return r
}

// label is a sentence with what a person says of it.
type label struct{ want, text string }

func labels(t *testing.T, file string) []label {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	var out []label
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		want, text, found := strings.Cut(line, " | ")
		require.True(t, found, line)
		out = append(out, label{want, text})
	}
	return out
}

// plainLabel is a label or a reading without marks that mean nothing.
func plainLabel(s string) string {
	s = strings.ReplaceAll(s, "`", "")
	return regexp.MustCompile(`/($|[ ,;])`).ReplaceAllString(s, "$1")
}

// TestGuidelines_MeaningOfLabelledRules reads every labelled rule. What a
// program must not claim is never claimed; of what it may claim nearly all is.
func TestGuidelines_MeaningOfLabelledRules(t *testing.T) {
	r := reader(t)
	claimed, right, wanted, got := 0, 0, 0, 0
	for _, l := range labels(t, "testdata/rules.txt") {
		m := r.Read(l.text, "")
		if l.want != "-" {
			wanted++
		}
		if m.Checkable() {
			claimed++
		}
		if plainLabel(l.want) == plainLabel(m.String()) {
			if l.want != "-" {
				right++
				got++
			}
			continue
		}
		if m.Checkable() {
			t.Errorf("wrong  %-60s\n   want %s\n   got  %s", l.text, l.want, m)
		} else {
			t.Logf("missed %-60s want %s (%s)", l.text, l.want, m.Why)
		}
	}
	t.Logf("claimed %d, right %d, wanted %d, found %d", claimed, right, wanted, got)
	require.GreaterOrEqual(t, float64(got)/float64(wanted), 0.97)
}

// TestGuidelines_MeaningOfUnseenRules reads rules that were written after the
// reader. It may miss some; it must not claim what nobody wrote.
func TestGuidelines_MeaningOfUnseenRules(t *testing.T) {
	r := reader(t)
	claimed, right, wanted := 0, 0, 0
	for _, l := range labels(t, "testdata/rules-unseen.txt") {
		m := r.Read(l.text, "")
		if l.want != "-" {
			wanted++
		}
		if !m.Checkable() {
			if l.want != "-" {
				t.Logf("missed %-60s want %s (%s)", l.text, l.want, m.Why)
			}
			continue
		}
		claimed++
		if plainLabel(l.want) == plainLabel(m.String()) {
			right++
			continue
		}
		t.Errorf("wrong  %-60s\n   want %s\n   got  %s", l.text, l.want, m)
	}
	t.Logf("claimed %d, right %d, wanted %d", claimed, right, wanted)
	require.GreaterOrEqual(t, right, wanted*6/10)
}

// TestGuidelines_MeaningForGates is what the gates build on: technologies that
// a rule forbids in the whole project, by the names that texts are searched for.
func TestGuidelines_MeaningForGates(t *testing.T) {
	r := reader(t)
	m := r.Read("We only use PostgreSQL as a database", "tech stack")
	require.Contains(t, m.Forbids, "MongoDB")
	require.NotContains(t, m.Forbids, "PostgreSQL")
	require.NotContains(t, m.Forbids, "Redis")
	require.Equal(t, []string{"PostgreSQL"}, m.Requires)
	require.Equal(t, meaning.Must, m.Statements[0].Strength)

	m = r.Read("Prefer PostgreSQL over MySQL", "")
	require.Empty(t, m.Forbids)
	require.Equal(t, []string{"MySQL"}, m.Discourages)

	require.Empty(t, r.Read("No jQuery in `src/admin`", "").Forbids, "only there")
	require.Equal(t, []string{"Redis"}, r.Read("Redis must not be used, except in `tools/`", "").Forbids)
	require.Equal(t, "PostgreSQL", r.Canonical("postgres"))

	var names []string
	for _, found := range r.Mentions("The service keeps **sessions** in Redis and reads `postgres`.") {
		names = append(names, found.Name)
	}
	require.Equal(t, []string{"Redis", "PostgreSQL"}, names)
}

// TestGuidelines_MeaningOfCallsAndLanguages: functions that must not be called,
// coverage and tools, and rules with a language in front. Precision first, in the held-out half too.
func TestGuidelines_MeaningOfCallsAndLanguages(t *testing.T) {
	r := reader(t)
	for _, file := range []string{"testdata/rules-calls.txt", "testdata/rules-calls-unseen.txt", "testdata/rules-tools.txt", "testdata/rules-tools-unseen.txt"} {
		wanted, got := 0, 0
		for _, l := range labels(t, file) {
			m := r.Read(l.text, "")
			if l.want != "-" {
				wanted++
			}
			switch {
			case plainLabel(l.want) == plainLabel(m.String()):
				if l.want != "-" {
					got++
				}
			case m.Checkable():
				t.Errorf("wrong  %-60s\n   want %s\n   got  %s", l.text, l.want, m)
			default:
				t.Logf("missed %-60s want %s (%s)", l.text, l.want, m.Why)
			}
		}
		t.Logf("%s: found %d of %d", file, got, wanted)
		require.GreaterOrEqual(t, got, wanted*8/10, file)
	}
}
