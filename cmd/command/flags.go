package command

import (
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/overtone-cli/overtone/specs/problem"
)

// choice is a flag that takes one of a few words.
type choice struct {
	target *string
	words  []string
}

// addChoice adds a flag that takes one of words, with completion for them. The
// target keeps what it holds until the flag is given; read
// cmd.Flags().Changed to tell a given flag from the default.
func addChoice(cmd *cobra.Command, target *string, name, usage string, words ...string) {
	cmd.Flags().Var(&choice{target: target, words: words}, name, usage+": "+strings.Join(words, ", "))
	err := cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp))
	if err != nil {
		panic(err) // only a flag defined twice gets here
	}
}

// String is the present value.
func (c *choice) String() string {
	if c.target == nil {
		return ""
	}
	return *c.target
}

// Set takes one of the words.
func (c *choice) Set(word string) error {
	if !slices.Contains(c.words, word) {
		return errors.New("must be one of " + strings.Join(c.words, ", "))
	}
	*c.target = word
	return nil
}

// Type is the placeholder that help shows.
func (c *choice) Type() string { return "word" }

// noArgs refuses arguments.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return problem.New("usage.extra_argument", "`%s` takes no argument, but got %q", cmd.CommandPath(), args[0]).
		Mend("see `%s --help`", cmd.CommandPath())
}

// takesArgs asks for at least least and at most most arguments; what names
// them in the message ("a package id").
func takesArgs(least, most int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) < least:
			return problem.New("usage.missing_argument", "`%s` needs %s", cmd.CommandPath(), what).
				Mend("see `%s --help`", cmd.CommandPath())
		case len(args) > most:
			return problem.New("usage.extra_argument", "`%s` takes %s and nothing more, but got %q as well", cmd.CommandPath(), what, args[most]).
				Mend("quote an argument that contains blanks; see `%s --help`", cmd.CommandPath())
		default:
			return nil
		}
	}
}

// flagError gives a code and a mend to what the flag parser complains about.
func flagError(cmd *cobra.Command, err error) error {
	if errors.Is(err, pflag.ErrHelp) {
		return err
	}
	help := "see `" + cmd.CommandPath() + " --help`"
	var unknown *pflag.NotExistError
	var lonely *pflag.ValueRequiredError
	var invalid *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown):
		p := problem.New("usage.unknown_flag", "`%s` has no flag %s", cmd.CommandPath(), dashed(unknown))
		if near := nearest(unknown.GetSpecifiedName(), flagNames(cmd)); near != "" {
			return p.Mend("did you mean --%s? %s", near, help)
		}
		return p.Mend("%s", help)
	case errors.As(err, &lonely):
		return problem.New("usage.missing_value", "--%s needs a value", lonely.GetFlag().Name).Mend("%s", help)
	case errors.As(err, &invalid):
		return problem.New("usage.bad_value", "--%s does not take %q: %s",
			invalid.GetFlag().Name, invalid.GetValue(), invalid.Unwrap()).Mend("%s", help)
	default:
		return problem.New("usage.bad_flag", "%s", err.Error()).Mend("%s", help)
	}
}

// dashed is the flag as it was typed.
func dashed(unknown *pflag.NotExistError) string {
	if short := unknown.GetSpecifiedShortnames(); short == unknown.GetSpecifiedName() {
		return "-" + short
	} else if short != "" {
		return "-" + unknown.GetSpecifiedName() + " (in -" + short + ")"
	}
	return "--" + unknown.GetSpecifiedName()
}

// flagNames lists the flags that cmd takes, in the order of definition.
func flagNames(cmd *cobra.Command) []string {
	var names []string
	add := func(flag *pflag.Flag) {
		if !flag.Hidden {
			names = append(names, flag.Name)
		}
	}
	cmd.LocalFlags().VisitAll(add)
	cmd.InheritedFlags().VisitAll(add)
	return names
}
