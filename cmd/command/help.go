package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/problem"
)

func newHelpCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "help [COMMAND | TOPIC]",
		Short:   "Show help for a command or a topic",
		GroupID: groupAbout,
		Long:    "Show help for a command or a topic. The same text is printed by COMMAND --help.",
		Example: "$ overtone help schema\n$ overtone help exit-codes",
		Args:    cobra.ArbitraryArgs,
		RunE:    func(cmd *cobra.Command, args []string) error { return runHelp(app, cmd.Root(), args) },
		ValidArgsFunction: func(cmd *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
			return helpNames(cmd.Root(), args), cobra.ShellCompDirectiveNoFileComp
		},
	}
}

// runHelp finds the command or topic and prints its help.
func runHelp(app *App, root *cobra.Command, words []string) error {
	if len(words) == 1 {
		for _, topic := range topics() {
			if topic.name == words[0] {
				_, err := io.WriteString(app.streams.Out, topic.text)
				return err
			}
		}
	}
	cmd := root
	for _, word := range words {
		next := child(cmd, word)
		if next == nil && cmd == root {
			return unknownHelp(root, word)
		}
		if next == nil {
			return unknownCommand(cmd, word)
		}
		cmd = next
	}
	return cmd.Help()
}

// unknownHelp refuses a word that is neither a command nor a topic.
func unknownHelp(root *cobra.Command, word string) error {
	names := helpNames(root, nil)
	for i, name := range names {
		names[i], _, _ = strings.Cut(name, "\t")
	}
	p := problem.New("usage.unknown_command", "there is no help for %q: it is neither a command nor a topic", word)
	if near := nearest(word, names); near != "" {
		return p.Mend("did you mean `overtone help %s`?", near)
	}
	return p.Mend("see `overtone --help` for both")
}

// child is the command below cmd with this name or alias, or nil.
func child(cmd *cobra.Command, word string) *cobra.Command {
	for _, c := range cmd.Commands() {
		if c.Name() == word || c.HasAlias(word) {
			return c
		}
	}
	return nil
}

// listed tells whether help names the command. Cobra counts the help command
// as not available.
func listed(cmd *cobra.Command) bool { return cmd.IsAvailableCommand() || cmd.Name() == "help" }

// helpNames completes the words after "help".
func helpNames(cmd *cobra.Command, words []string) []cobra.Completion {
	for _, word := range words {
		if cmd = child(cmd, word); cmd == nil {
			return nil
		}
	}
	var names []cobra.Completion
	for _, c := range cmd.Commands() {
		if listed(c) {
			names = append(names, cobra.CompletionWithDesc(c.Name(), c.Short))
		}
	}
	if len(words) == 0 {
		for _, topic := range topics() {
			names = append(names, cobra.CompletionWithDesc(topic.name, topic.purpose))
		}
	}
	return names
}

// help prints the help of cmd: what it is for, how it is called, what it
// holds, flags, examples. It has the form of a cobra help function.
func (a *App) help(cmd *cobra.Command, _ []string) {
	page := helpPage{style: a.Streams().OutStyle()}
	page.text(intro(cmd))
	page.section("Usage", usageLines(cmd))
	page.commands(cmd)
	page.section("Flags", flagLines(cmd.LocalNonPersistentFlags(), cmd.InheritedFlags().HasFlags()))
	if cmd.HasParent() {
		page.section("Global flags", flagLines(cmd.InheritedFlags(), true))
	} else {
		page.section("Global flags", flagLines(cmd.PersistentFlags(), true))
		page.section("Topics", topicLines())
	}
	page.section("Examples", strings.Split(cmd.Example, "\n"))
	if cmd.HasAvailableSubCommands() {
		page.text("Run `" + cmd.CommandPath() + " COMMAND --help` for more about a command.")
	}
	// The guarded stream remembers a failure and the run reports it.
	_, _ = io.WriteString(a.streams.Out, strings.TrimLeft(page.b.String(), "\n"))
}

func intro(cmd *cobra.Command) string {
	if cmd.Long != "" {
		return cmd.Long
	}
	return cmd.Short
}

func usageLines(cmd *cobra.Command) []string {
	if cmd.HasAvailableSubCommands() {
		return []string{cmd.CommandPath() + " COMMAND [flags]"}
	}
	return []string{cmd.UseLine()}
}

// helpPage collects the sections of one help text.
type helpPage struct {
	b     strings.Builder
	style console.Style
}

func (p *helpPage) text(text string) { p.b.WriteString("\n" + text + "\n") }

// section writes a heading and indented lines, or nothing without lines.
func (p *helpPage) section(title string, lines []string) {
	if len(lines) == 0 || lines[0] == "" {
		return
	}
	p.b.WriteString("\n" + p.style.Strong(title) + "\n")
	for _, line := range lines {
		p.b.WriteString(strings.TrimRight("  "+line, " ") + "\n")
	}
}

// commands writes the commands below cmd, by group where cmd has groups.
func (p *helpPage) commands(cmd *cobra.Command) {
	for _, group := range cmd.Groups() {
		p.section(group.Title, commandLines(cmd, group.ID))
	}
	p.section("Commands", commandLines(cmd, ""))
}

func commandLines(cmd *cobra.Command, group string) []string {
	var rows [][2]string
	for _, c := range cmd.Commands() {
		if listed(c) && c.GroupID == group {
			rows = append(rows, [2]string{c.Name(), c.Short})
		}
	}
	return aligned(rows)
}

func topicLines() []string {
	var rows [][2]string
	for _, topic := range topics() {
		rows = append(rows, [2]string{topic.name, topic.purpose})
	}
	return aligned(rows)
}

// flagLines describes the visible flags of a set; withHelp keeps the line of
// --help, which would otherwise be the only one of a command without flags.
func flagLines(flags *pflag.FlagSet, withHelp bool) []string {
	var rows [][2]string
	flags.SortFlags = false // the order they were defined in is the order of use
	flags.VisitAll(func(flag *pflag.Flag) {
		if flag.Hidden || (flag.Name == "help" && !withHelp) {
			return
		}
		left := "    --" + flag.Name
		if flag.Shorthand != "" {
			left = "-" + flag.Shorthand + ", --" + flag.Name
		}
		placeholder, usage := pflag.UnquoteUsage(flag)
		if placeholder != "" {
			left += " " + strings.ToUpper(placeholder)
		}
		if value := flag.DefValue; value != "" && value != "false" && value != "[]" {
			usage += fmt.Sprintf(" (default %s)", value)
		}
		rows = append(rows, [2]string{left, usage})
	})
	return aligned(rows)
}

// aligned puts the second texts of all rows under each other.
func aligned(rows [][2]string) []string {
	widest := 0
	for _, row := range rows {
		widest = max(widest, console.Width(row[0]))
	}
	lines := make([]string, 0, len(rows))
	for _, row := range rows {
		lines = append(lines, row[0]+strings.Repeat(" ", widest-console.Width(row[0])+2)+row[1])
	}
	return lines
}
