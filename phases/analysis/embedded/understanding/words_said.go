package understanding

import "github.com/overtone-cli/overtone/templates"

// saidWords are lexicons/understanding/said.yaml: words that rules write themselves, in each
// language.
type saidWords struct {
	// What a cell of a table says by a mark.
	RightAllowed, RightNotAllowed, HasIt, HasItNot, IsNotSo, FieldRequired, FieldOptional templates.Said

	// Names of lists that have none, and of the state before the first.
	StepsOfStates, FirstState, StepsWord                                     templates.Said
	ExitCodesName, ErrorCodesName, LimitsName, SettingsName, ParametersName  templates.Said
	NoticesName, ScreensName, EventsName, PlansName, GradesName, GradesRules templates.Said
	BeyondOnly, LimitTried, OnlyAccepted, CallsAtMost, AnswersCallers        templates.Said
	AnswersCaller                                                            templates.Said
	HooksName, FindingCodesName, WatchedFigures                              templates.Said

	// What a rule of a checker is called, what it reports where no level says it, and what is
	// said of one that is off.
	CheckNamed, FindingReported, ReportsFault, ChecksThing, OffUnlessAsked templates.Said
}
