package command

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/cleanup"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// The kinds of schemas.
const (
	ofFile    = "file"
	ofFront   = "frontmatter"
	ofMessage = "message"
	ofOutput  = "output"
)

// schema is one published schema. It is built when it is asked for.
type schema struct {
	name    string
	kind    string
	purpose string
	build   func() ([]byte, error)
}

// schemas lists every published schema: files, the frontmatter of Markdown
// documents, then the outputs by command. A file's schema has the name of the
// file, a document's its document_type, an output's the name of the command with
// dashes for blanks. One line a schema; tests check what commands write and print against
// the schemas named here.
func schemas() []schema {
	return []schema{
		{"config.yaml", ofFile, "Configuration: .workflow/config.yaml and ~/.overtone/config.yaml", configSchema},
		{"spec-config.json", ofFile, "State of a specification session", typeSchema[specs.Config]},
		{"discovery-context.json", ofFile, "What phase 1 understood of the idea and the codebase", typeSchema[specs.Discovery]},
		{"refined-requirements.json", ofFile, "What phase 1.5 confirmed", typeSchema[specs.RefinedDocument]},
		{"glossary.json", ofFile, "The words of a product", typeSchema[specs.Glossary]},
		{"answers.yaml", ofFile, "Answers of a specification session, by question", answersSchema},
		{"guidelines-answers.yaml", ofFile, "Answers of the wizard of rules: .workflow/guidelines-answers.yaml", answersSchema},
		{"transcript.json", ofFile, "One exchange with an engine outside overtone: transcripts/NNN-task.json", typeSchema[analysis.Transcript]},
		{"issues.jsonl", ofFile, "One line of .workflow/issues/issues.jsonl", typeSchema[issueLine]},
		{"issue-history.jsonl", ofFile, "One line of .workflow/issues/issue-history.jsonl", typeSchema[issueLine]},
		{".sequence.json", ofFile, "Numbers of issues that are given out: .workflow/issues/.sequence.json", typeSchema[sequenceFile]},
		{"issues.jsonl.quarantine", ofFile, "One line that could not be read; also issue-history.jsonl.quarantine", typeSchema[quarantinedLine]},
		{"swap.json", ofFile, "Files that are being written in one step: .overtone/swap.json", swapSchema},
		{".lock", ofFile, "Who holds a lock: .lock and package.lock; files that end in .turn.lock are empty", typeSchema[lockNote]},
		{"solutions.jsonl", ofFile, "One line of .workflow/issues/solutions/ISSUE.jsonl", typeSchema[solutions.Solution]},
		{"QUE.json", ofFile, "A queue: .workflow/issues/queues/QUE-YYYYMMDD-HHMMSS.json", typeSchema[queue.Queue]},
		{"index.json", ofFile, "Which queues there are: .workflow/issues/queues/index.json", typeSchema[queue.Index]},
		{".together.json", ofFile, "A change of issues and files that is being made: .workflow/issues/.together.json", typeSchema[togetherFile]},
		{worksession.SessionFile, ofFile, "A work session: .workflow/active/WFS-…/workflow-session.json", typeSchema[worksession.Session]},
		{"manifest.json", ofFile, "The archive of work sessions: .workflow/archives/manifest.json", manifestSchema},
		{"completing.json", ofFile, "A completion that is being made: .workflow/archives/.completing/ID.json", typeSchema[worksession.Completion]},
		{"specs.index.json", ofFile, "Index of rule files: .workflow/.spec-index/specs.index.json and personal.index.json", typeSchema[selection.Index]},
		{".rule-ids.json", ofFile, "Numbers of rules that are given out: .workflow/specs/.rule-ids.json", typeSchema[guidelines.Sequence]},
		{"undo.json", ofFile, "How a cleaning is taken back: .workflow/.trash/TIME/undo.json", typeSchema[cleanup.Undo]},
		{"product-brief", ofFront, "Frontmatter of product-brief.md", frontSchema(specs.KindBrief)},
		{"requirements-index", ofFront, "Frontmatter of requirements/_index.md", frontSchema(specs.KindRequirements)},
		{"requirement", ofFront, "Frontmatter of requirements/REQ-NNN-….md", frontSchema(specs.KindRequirement)},
		{"nfr", ofFront, "Frontmatter of requirements/NFR-…-NNN-….md", frontSchema(specs.KindNFR)},
		{"architecture-index", ofFront, "Frontmatter of architecture/_index.md", frontSchema(specs.KindArchitecture)},
		{"adr", ofFront, "Frontmatter of architecture/ADR-NNN-….md", frontSchema(specs.KindADR)},
		{"epics-index", ofFront, "Frontmatter of epics/_index.md", frontSchema(specs.KindEpics)},
		{"epic", ofFront, "Frontmatter of epics/EPIC-NNN-….md", frontSchema(specs.KindEpic)},
		{"readiness-report", ofFront, "Frontmatter of readiness-report.md", frontSchema(specs.KindReadiness)},
		{"spec-summary", ofFront, "Frontmatter of spec-summary.md", frontSchema(specs.KindSummary)},
		{"rule-file", ofFront, "Frontmatter of rule files, such as .workflow/specs/coding-conventions.md", ruleFileSchema},
		{"issue-export-report", ofFront, "Frontmatter of issue-export-report.md", frontSchema(specs.KindExport)},
		{"roadmap", ofFront, "Frontmatter of roadmap.md", frontSchema(specs.KindRoadmap)},
		{"engine-request", ofMessage, "What an engine outside overtone gets on its standard input", typeSchema[analysis.Request]},
		{"error", ofOutput, "What every command prints with --json when it fails", typeSchema[Failure]},
		{"config", ofOutput, "overtone config --json", outputSchema[ConfigReport]},
		{"schema", ofOutput, "overtone schema --json", outputSchema[SchemaList]},
		{"schema-name", ofOutput, "overtone schema NAME --json", outputSchema[SchemaText]},
		{"spec-new", ofOutput, "overtone spec new --json", outputSchema[SpecResult]},
		{"spec-continue", ofOutput, "overtone spec continue --json", outputSchema[SpecResult]},
		{"spec-list", ofOutput, "overtone spec list --json", outputSchema[SpecList]},
		{"spec-show", ofOutput, "overtone spec show --json", outputSchema[SpecShow]},
		{"spec-status", ofOutput, "overtone spec status --json", outputSchema[SpecStatus]},
		{"spec-diff", ofOutput, "overtone spec diff --json", outputSchema[SpecDiff]},
		{"spec-regen", ofOutput, "overtone spec regen --json", outputSchema[SpecRegen]},
		{"spec-path", ofOutput, "overtone spec path --json", outputSchema[SpecPath]},
		{"spec-validate", ofOutput, "overtone spec validate --json", outputSchema[SpecValidation]},
		{"spec-trace", ofOutput, "overtone spec trace --json", outputSchema[SpecTrace]},
		{"issue-create", ofOutput, "overtone issue create --json", outputSchema[IssueCreated]},
		{"issue-list", ofOutput, "overtone issue list --json", issueListSchema},
		{"issue-show", ofOutput, "overtone issue show --json", outputSchema[IssueShown]},
		{"issue-update", ofOutput, "overtone issue update --json", outputSchema[IssueUpdated]},
		{"issue-status", ofOutput, "overtone issue status --json", outputSchema[IssueStatus]},
		{"issue-history", ofOutput, "overtone issue history --json", outputSchema[IssueHistory]},
		{"issue-depend", ofOutput, "overtone issue depend --json", outputSchema[IssueDepend]},
		{"issue-ready", ofOutput, "overtone issue ready --json", outputSchema[IssueReady]},
		{"issue-stats", ofOutput, "overtone issue stats --json", outputSchema[IssueStats]},
		{"issue-doctor", ofOutput, "overtone issue doctor --json", outputSchema[IssueDoctor]},
		{"issue-delete", ofOutput, "overtone issue delete --json", outputSchema[IssueDeleted]},
		{"issue-solution", ofOutput, "overtone issue solution --json", outputSchema[IssueSolution]},
		{"issue-solutions", ofOutput, "overtone issue solutions --json", outputSchema[IssueSolutions]},
		{"issue-bind", ofOutput, "overtone issue bind --json", outputSchema[IssueBind]},
		{"issue-task", ofOutput, "overtone issue task --json", outputSchema[IssueTask]},
		{"issue-queue", ofOutput, "overtone issue queue --json", outputSchema[QueueShown]},
		{"issue-queue-show", ofOutput, "overtone issue queue show --json", outputSchema[QueueShown]},
		{"issue-queue-list", ofOutput, "overtone issue queue list --json", outputSchema[QueueList]},
		{"issue-queue-add", ofOutput, "overtone issue queue add --json", outputSchema[QueueAdded]},
		{"issue-queue-dag", ofOutput, "overtone issue queue dag --json", outputSchema[queue.Graph]},
		{"issue-queue-switch", ofOutput, "overtone issue queue switch --json", outputSchema[QueueList]},
		{"issue-queue-activate", ofOutput, "overtone issue queue activate --json", outputSchema[QueueList]},
		{"issue-queue-priority", ofOutput, "overtone issue queue priority --json", outputSchema[QueueList]},
		{"issue-queue-merge", ofOutput, "overtone issue queue merge --json", outputSchema[QueueMerged]},
		{"issue-queue-archive", ofOutput, "overtone issue queue archive --json", outputSchema[QueueClosed]},
		{"issue-queue-delete", ofOutput, "overtone issue queue delete --json", outputSchema[QueueClosed]},
		{"issue-queue-restore", ofOutput, "overtone issue queue restore --json", outputSchema[QueueRestored]},
		{"roadmap-new", ofOutput, "overtone roadmap --json, when it makes a roadmap", outputSchema[RoadmapResult]},
		{"roadmap-list", ofOutput, "overtone roadmap list --json", outputSchema[RoadmapList]},
		{"roadmap-show", ofOutput, "overtone roadmap show --json", outputSchema[RoadmapShow]},
		{"roadmap-status", ofOutput, "overtone roadmap status --json", outputSchema[RoadmapStatus]},
		{"issue-waves", ofOutput, "overtone issue waves --json", outputSchema[IssueWaves]},
		{"issue-merge-driver", ofOutput, "overtone issue merge-driver --json", outputSchema[IssueMerge]},
		{"issue-install-merge-driver", ofOutput, "overtone issue install-merge-driver --json", outputSchema[MergeInstall]},
		{"issue-waves-explain", ofOutput, "overtone issue waves --explain ID --json", outputSchema[WaveExplanation]},
		{"issue-next", ofOutput, "overtone issue next --json", outputSchema[IssueWork]},
		{"issue-claim", ofOutput, "overtone issue claim --json", outputSchema[IssueWork]},
		{"issue-release", ofOutput, "overtone issue release --json", outputSchema[IssueStep]},
		{"issue-done", ofOutput, "overtone issue done --json", outputSchema[IssueDone]},
		{"issue-fail", ofOutput, "overtone issue fail --json", outputSchema[IssueStep]},
		{"issue-retry", ofOutput, "overtone issue retry --json", outputSchema[IssueStep]},
		{"issue-retry-queue", ofOutput, "overtone issue retry --queue --json", outputSchema[QueueRetried]},
		{"issue-import", ofOutput, "overtone issue import --json", outputSchema[IssueImport]},
		{"issue-export", ofOutput, "overtone issue export --json", outputSchema[IssueExport]},
		{"roadmap-validate", ofOutput, "overtone roadmap validate --json", outputSchema[RoadmapValidation]},
		{"roadmap-sync", ofOutput, "overtone roadmap sync --json", outputSchema[RoadmapSync]},
		{"roadmap-simulate", ofOutput, "overtone roadmap simulate --json", outputSchema[RoadmapSimulation]},

		{"project-tech.json", ofFile, "What a project is built with and what was done in it: .workflow/project-tech.json", typeSchema[specs.ProjectTech]},
		{"init", ofOutput, "overtone init --json", outputSchema[InitResult]},

		{"clean", ofOutput, "overtone clean --json", outputSchema[Clean]},
		{"session-start", ofOutput, "overtone session start --json", outputSchema[SessionStarted]},
		{"session-list", ofOutput, "overtone session list --json", outputSchema[SessionList]},
		{"session-show", ofOutput, "overtone session show --json", outputSchema[SessionShown]},
		{"session-resume", ofOutput, "overtone session resume --json", outputSchema[SessionMoved]},
		{"session-pause", ofOutput, "overtone session pause --json", outputSchema[SessionMoved]},
		{"session-solidify", ofOutput, "overtone session solidify --json", outputSchema[SessionSolidified]},
		{"session-sync", ofOutput, "overtone session sync --json", outputSchema[SessionSynced]},
		{"session-complete", ofOutput, "overtone session complete --json", outputSchema[SessionCompleted]},
		{"explore-check", ofOutput, "overtone explore check --json", outputSchema[ExploreCheck]},
		{"explore-merge", ofOutput, "overtone explore merge --json", outputSchema[ExploreMerge]},
		{"coverage", ofOutput, "overtone coverage --json", outputSchema[IntentCoverage]},
		{"plan-check", ofOutput, "overtone plan check --json", outputSchema[PlanCheck]},
		{"guidelines-load", ofOutput, "overtone guidelines load --json", outputSchema[GuidelinesLoad]},
		{"guidelines-hook", ofMessage, "What overtone guidelines load --stdin answers an agent when there are rules", typeSchema[HookOutput]},
		{"guidelines-list", ofOutput, "overtone guidelines list --json", outputSchema[GuidelinesList]},
		{"guidelines-status", ofOutput, "overtone guidelines status --json", outputSchema[GuidelinesStatus]},
		{"guidelines-rebuild", ofOutput, "overtone guidelines rebuild --json", outputSchema[GuidelinesRebuild]},
		{"guidelines-init", ofOutput, "overtone guidelines init --json", outputSchema[GuidelinesInit]},
		{"guidelines-check", ofOutput, "overtone guidelines check --json", outputSchema[GuidelinesCheck]},
		{"guidelines-import", ofOutput, "overtone guidelines import --json", outputSchema[GuidelinesImport]},
		{"init-specs", ofOutput, "overtone init-specs --json", outputSchema[InitSpecs]},

		{"init-guidelines", ofOutput, "overtone init-guidelines --json", outputSchema[InitGuidelines]},
		{"version", ofOutput, "overtone version --json", outputSchema[VersionInfo]},
		{"completion", ofOutput, "overtone completion SHELL --json", outputSchema[CompletionScript]},
	}
}

// outputSchema is the schema of the whole JSON that a command prints when its
// result is a T.
func outputSchema[T any]() ([]byte, error) { return typeSchema[Result[T]]() }

// typeSchema derives a closed schema from a Go type: unknown fields are
// refused, and every field without omitempty is required.
func typeSchema[T any]() ([]byte, error) {
	s, err := jsonschema.For[T](&jsonschema.ForOptions{TypeSchemas: map[reflect.Type]*jsonschema.Schema{
		reflect.TypeFor[json.RawMessage](): {Description: "any JSON value"},
		reflect.TypeFor[issues.Issue]():    issueSchema(),
		reflect.TypeFor[issues.Status]():   {Type: "string", Enum: words(issues.Statuses())},
		reflect.TypeFor[specs.Lang]():      {Type: "string", Enum: words([]specs.Lang{specs.English, specs.Chinese})},
		reflect.TypeFor[gates.Severity]():  {Type: "string", Enum: words([]gates.Severity{gates.Error, gates.Warning, gates.Info})},
	}})
	if err != nil {
		return nil, problem.Wrap(err, "internal.schema", "the schema cannot be derived")
	}
	return schemaBytes(s)
}

// words makes the values that a text may have.
func words[T ~string](allowed []T) []any {
	out := make([]any, len(allowed))
	for i, word := range allowed {
		out[i] = string(word)
	}
	return out
}

// schemaBytes adds what all schemas share and writes the schema.
func schemaBytes(s *jsonschema.Schema) ([]byte, error) {
	s.Schema = "https://json-schema.org/draft/2020-12/schema"
	tidy(s)
	text, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return nil, problem.Wrap(err, "internal.schema", "the schema cannot be written")
	}
	return text, nil
}

// tidy takes null away from lists and maps everywhere: overtone always writes
// [] and {}, and whoever reads its output may rely on it.
func tidy(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	if len(s.Types) == 2 && (slices.Contains(s.Types, "array") || s.Properties == nil && slices.Contains(s.Types, "object")) {
		s.Types = slices.DeleteFunc(s.Types, func(name string) bool { return name == "null" })
		s.Type, s.Types = s.Types[0], nil
	}
	if s.Items != nil && len(s.Items.Types) == 2 { // a list has no empty places
		s.Items.Types = slices.DeleteFunc(s.Items.Types, func(name string) bool { return name == "null" })
		s.Items.Type, s.Items.Types = s.Items.Types[0], nil
	}
	tidy(s.Items)
	tidy(s.AdditionalProperties)
	for _, property := range s.Properties {
		tidy(property)
	}
}

// configSchema adds to the type what the settings allow, so that an editor can
// offer the words.
func configSchema() ([]byte, error) {
	s, err := jsonschema.For[Config](nil)
	if err != nil {
		return nil, problem.Wrap(err, "internal.schema", "the schema cannot be derived")
	}
	for _, setting := range settings() {
		owner, name := s, setting.key
		if group, key, nested := strings.Cut(name, "."); nested {
			owner, name = s.Properties[group], key
		}
		property := owner.Properties[name]
		for _, word := range setting.words {
			property.Enum = append(property.Enum, word)
		}
		if setting.whole != nil {
			property.Minimum = jsonschema.Ptr(1.0)
			property.Maximum = jsonschema.Ptr(float64(setting.most))
		}
		if setting.list != nil {
			property.MinItems = jsonschema.Ptr(1)
			property.Items.Pattern = `^(embedded|cmd:.*\S.*)$`
		}
	}
	return schemaBytes(s)
}
