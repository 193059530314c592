package command

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
)

func newGuidelinesCommand(app *App) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "guidelines",
		Aliases: []string{"rules"},
		Short:   "Read, choose, check and take over the rules of the project",
		GroupID: groupWork,
		Long: "The rules that a team and a person set, one list item each, in Markdown files with frontmatter:\n" +
			".workflow/specs/ holds those of the project, .overtone/specs/personal/ your own for this project, and\n" +
			"~/.overtone/specs/personal/ your own for every project. Specifications, plans and agents obey them.",
		Example: "$ overtone guidelines list\n" +
			"$ overtone guidelines load --category planning --keywords \"cache api\"\n" +
			"$ overtone init-specs --rule \"Errors name the file they are about\"",
	}
	cmd.AddCommand(
		newGuidelinesLoadCommand(app),
		newGuidelinesListCommand(app),
		newGuidelinesStatusCommand(app),
		newGuidelinesRebuildCommand(app),
		newGuidelinesInitCommand(app),
		newGuidelinesImportCommand(app),
		newGuidelinesCheckCommand(app),
	)
	return cmd
}

// rulePlaces says where the rules of the project at hand are kept. Headings that
// are written are in the language of the configuration, or of the user.
func (a *App) rulePlaces() (guidelines.Places, error) {
	project, err := a.Project()
	if err != nil {
		return guidelines.Places{}, err
	}
	config, err := a.Config()
	if err != nil {
		return guidelines.Places{}, err
	}
	lang := config.Lang
	if lang != "en" && lang != "zh" {
		lang = a.locale()
	}
	return guidelines.Places{Root: project.Root, Home: a.env.Home, Lang: lang, Disk: a.disk}, nil
}

// wordList reads "a,b" and refuses words that are none of allowed.
func wordList(flag, text string, allowed []string) ([]string, error) {
	var out []string
	for word := range strings.SplitSeq(text, ",") {
		word = strings.TrimSpace(word)
		if word == "" {
			continue
		}
		if !slices.Contains(allowed, word) {
			return nil, problem.New("usage.bad_value", "--%s does not take %q: must be one or several of %s, with commas between",
				flag, word, strings.Join(allowed, ", ")).Mend("see `overtone help guidelines`")
		}
		if !slices.Contains(out, word) {
			out = append(out, word)
		}
	}
	return out, nil
}

// dimensionWords lists the dimensions as flags take them.
func dimensionWords() []string {
	return []string{string(guidelines.Specs), string(guidelines.Personal)}
}

// completeList offers the words of a list with commas.
func completeList(words []string) cobra.CompletionFunc {
	return func(_ *cobra.Command, _ []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
		before := ""
		if at := strings.LastIndexByte(typed, ','); at >= 0 {
			before = typed[:at+1]
		}
		var out []cobra.Completion
		for _, word := range words {
			if !slices.Contains(strings.Split(before, ","), word) {
				out = append(out, before+word)
			}
		}
		return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	}
}

// offer gives a flag its completion.
func offer(cmd *cobra.Command, flag string, words cobra.CompletionFunc) {
	if err := cmd.RegisterFlagCompletionFunc(flag, words); err != nil {
		panic(err) // only a flag defined twice gets here
	}
}

// strictly fails under --strict when something in the rule files deserves a look.
func strictly(strict bool, warnings []guidelines.Warning) error {
	found := 0
	for _, w := range warnings {
		if w.Code != "guidelines.legacy_folder" {
			found++
		}
	}
	if !strict || found == 0 {
		return nil
	}
	return problem.New("gate.rule_files", "%s about the rule files", plural(found, "warning")).
		Mend("mend what the warnings name; `overtone guidelines status` lists it too")
}

// warnRules warns of what is wrong in rule files.
func (a *App) warnRules(found []guidelines.Warning) { a.warnSome(found, "overtone guidelines status") }
