package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/process"
)

func TestSplit(t *testing.T) {
	t.Parallel()
	for in, want := range map[string][]string{
		"go test ./...":            {"go", "test", "./..."},
		`sh -c "make && make all"`: {"sh", "-c", "make && make all"},
		`a 'b "c"' d\ e ""`:        {"a", `b "c"`, "d e", ""},
		"echo $HOME | x; y > z *":  {"echo", "$HOME", "|", "x;", "y", ">", "z", "*"},
	} {
		got, err := process.Split(in)
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
	for in, code := range map[string]string{"": "input.no_program", " ": "input.no_program", "'' x": "input.no_program", "'a": "input.command", `a\`: "input.command", "a\x00": "input.command"} {
		_, err := process.Split(in)
		require.Equal(t, code, problem.From(err).Code, "%q", in)
	}
}

func TestRedactor(t *testing.T) {
	t.Parallel()
	r := process.NewRedactor([]string{"API_KEY=abcdefgh", "MY_TOKEN=abcdefghijkl", "HOME=/home/somebody", "KEYS=short", "BROKEN", "my_password=p4ssw0rd!"})
	require.Equal(t, "******** ******** /home/somebody short ********", string(r.Text([]byte("abcdefgh abcdefghijkl /home/somebody short p4ssw0rd!"))))
	require.Equal(t, "nothing", string(process.NewRedactor([]string{}).Text([]byte("nothing"))))
}
