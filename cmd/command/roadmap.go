package command

import "github.com/spf13/cobra"

func newRoadmapCommand(app *App) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "roadmap",
		Short:   "Cut a requirement into work whose completion can be checked",
		GroupID: groupWork,
		Long: "A roadmap is one document, specs/RMAP-…/roadmap.md, that people review and edit,\n" +
			"and issues in waves made of it. Each item says what is in it, how its completion\n" +
			"is checked, and what comes first.",
		Example: "$ overtone roadmap status                     how far its issues are, by wave\n" +
			"$ overtone roadmap sync                       take edits of roadmap.md over into the issues\n" +
			"$ overtone roadmap simulate --drop L3         what if we leave something out",
	}
	cmd.AddCommand(roadmapReadCommands(app)...)
	makesRoadmaps(app, cmd)
	return cmd
}

// roadmapReadCommands read roadmaps and what became of them.
func roadmapReadCommands(app *App) []*cobra.Command {
	return []*cobra.Command{
		newRoadmapListCommand(app),
		newRoadmapShowCommand(app),
		newRoadmapStatusCommand(app),
		newRoadmapValidateCommand(app),
		newRoadmapSyncCommand(app),
		newRoadmapSimulateCommand(app),
	}
}
