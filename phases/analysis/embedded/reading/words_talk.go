package reading

// talkWords are lexicons/reading/talk.yaml: dictation, chats, interviews, minutes, threads.
type talkWords struct {
	// Speech that was written down.
	SpokenFillers       []string
	RecordingWords      []string
	FillersInCommas     []string
	AskedAhead          []string
	ClauseJoiners       []string
	SubjectPronouns     []string
	ThingsBeforeSubject []string
	VerbsOfNeed         []string
	VerbsOfDeed         []string
	SameSubjects        []string
	OpenConditions      map[string]bool
	SubjectsAhead       map[string]bool
	PronounsAhead       []string
	DeterminersAhead    map[string]bool
	VerbsAhead          []string
	ChineseRunOpeners   []string
	ChineseRunHolds     []string
	ChineseRunEnds      []string
	ChineseRunFillers   []string
	ChineseRunRemarks   []string

	// Chats.
	StickerNames         map[string]bool
	ChineseAfterthoughts []string

	// Names and answers in a chat.
	SaidNotNamed          []string
	NotNicknames          map[string]bool
	ChineseAssent         []string
	ChineseAnswersNothing []string
	ChineseChoiceAsked    []string
	ChineseShortAnswers   []string
	ChineseUndecided      []string
	ChineseOnlyWhy        []string
	ChineseAsksUnmarked   []string
	ChineseHowMuch        []string

	// Replies in a chat.
	ReplyOpeners   []string
	Laughter       []string
	YesWords       []string
	ReplyTails     []string
	BareReplies    []string
	AsksBack       []string
	RefusalsInChat []string
	CouldWeHave    []string
	QuestionWords  []string

	// Interviews: who speaks, and what a question asks for.
	Interviewers     []string
	Interviewed      []string
	AskedForRisks    []string
	AskedForNonGoals []string
	AskedForLimits   []string
	AskedForDates    []string
	AskedForPeople   []string
	AskedForSuccess  []string
	AskedForToday    []string

	// Minutes and calls.
	ToDoHeads       map[string]bool
	MeetingOpeners  []string
	MeetingWords    map[string]bool
	PresenceLabels  []string
	RowsOfMeeting   []string
	PlacesOfMeeting map[string]bool
	TopicLinks      []string
	SpeakerVerbs    []string
	ReportVerbs     map[string]bool
	NotWanted       []string
	AskedWhether    []string
	DecidedNo       []string

	// Threads and transcripts.
	TranscriptWords []string
	CommentHeads    []string
}
