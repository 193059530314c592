package command

import (
	"github.com/spf13/cobra"
)

// The groups that help lists commands in, in this order.
const (
	groupWork  = "work"
	groupAbout = "about"
)

// branch is a command of the root with all below it. It is built when it is
// needed: one with its flags costs more than the start of the program may.
type branch struct {
	name  string
	build func(*App) *cobra.Command
}

// branches are the commands of the root. One line a noun.
func branches() []branch {
	return []branch{
		{"config", newConfigCommand},
		{"spec", newSpecCommand},
		{"roadmap", newRoadmapCommand},
		{"issue", newIssueCommand},
		{"init", newInitCommand},
		{"init-guidelines", newInitGuidelinesCommand},
		{"guidelines", newGuidelinesCommand},
		{"init-specs", newInitSpecsCommand},
		{"session", newSessionCommand},
		{"explore", newExploreCommand},
		{"plan", newPlanCommand},
		{"coverage", newCoverageCommand},
		{"clean", newCleanCommand},
		{"schema", newSchemaCommand},
		{"version", newVersionCommand},
		{"completion", newCompletionCommand},
		{"help", newHelpCommand},
	}
}

// branchesFor are those that a command line can be about: the one that it
// begins with the name of, or all of them when it takes the tree to tell, as
// for a line that begins with a flag or a mistyped word, and for the commands
// that speak of the others.
func branchesFor(args []string) []branch {
	all := branches()
	if len(args) == 0 || args[0] == "help" || args[0] == "completion" {
		return all
	}
	for _, one := range all {
		if one.name == args[0] {
			return []branch{one, {"help", newHelpCommand}} // cobra makes a help of its own where there is none
		}
	}
	return all
}

// newRootCommand builds the whole tree.
func newRootCommand(app *App) *cobra.Command { return newRootWith(app, branches()) }

// newRootWith builds the tree with some of its branches.
func newRootWith(app *App, below []branch) *cobra.Command {
	root := &cobra.Command{
		Use:   "overtone",
		Short: "Turn an idea into a judged specification and issues to work on",
		Long: "Overtone reads an idea or a requirements file and writes a specification package: a product brief,\n" +
			"requirements, architecture and epics that trace back to the lines they come from. It judges the\n" +
			"package by named rules and turns it into issues in waves. It works offline and without a model.",
		Example: "$ overtone spec new -y @prd.md       write, judge and export a specification package\n" +
			"$ overtone spec list                 what there is\n" +
			"$ overtone spec validate --all       judge the Markdown again after you edited it",
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	version := root.Flags().Bool("version", false, "print the version") // out of habit; the command stands in the help
	_ = root.Flags().MarkHidden("version")
	root.Args = cobra.ArbitraryArgs
	root.RunE = func(cmd *cobra.Command, args []string) error {
		if *version && len(args) == 0 {
			return runVersion(app)
		}
		return runNoun(cmd, args)
	}
	root.AddGroup(
		&cobra.Group{ID: groupWork, Title: "Work"},
		&cobra.Group{ID: groupAbout, Title: "About overtone"},
	)
	root.CompletionOptions.DisableDefaultCmd = true
	app.addGlobalFlags(root)
	for _, one := range below {
		cmd := one.build(app)
		root.AddCommand(cmd)
		if one.name == "help" {
			root.SetHelpCommand(cmd)
		}
	}
	finishTree(app, root)
	return root
}

// addGlobalFlags gives the flags of every command to root.
func (a *App) addGlobalFlags(root *cobra.Command) {
	flags := root.PersistentFlags()
	flags.StringVar(&a.flags.dir, "dir", "", "work in this `folder` as the project, as if started there")
	flags.BoolVar(&a.flags.json, "json", false, "print one JSON value instead of text")
	flags.BoolVarP(&a.flags.quiet, "quiet", "q", false, "print no progress")
	flags.BoolVar(&a.flags.noColor, "no-color", false, "print no colours")
	flags.SortFlags = false
	root.PersistentPreRun = func(*cobra.Command, []string) { a.running = true }
}

// finishTree gives every command what all of them share: help in our words,
// errors with codes, and an answer for nouns that are called alone.
func finishTree(app *App, cmd *cobra.Command) {
	cmd.SetHelpFunc(app.help)
	cmd.SetUsageFunc(func(c *cobra.Command) error { app.help(c, nil); return nil })
	cmd.SetFlagErrorFunc(flagError)
	cmd.Flags().SortFlags = false
	cmd.Flags().BoolP("help", "h", false, "show this help")
	if cmd.HasSubCommands() && cmd.RunE == nil {
		cmd.Args = cobra.ArbitraryArgs
		cmd.RunE = runNoun
	}
	if cmd.Args == nil {
		cmd.Args = noArgs
	}
	for _, child := range cmd.Commands() {
		finishTree(app, child)
	}
}

// runNoun is what a command does that only holds others: it shows what it
// holds, and refuses a word that is none of them.
func runNoun(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return cmd.Help()
	}
	return unknownCommand(cmd, args[0])
}
