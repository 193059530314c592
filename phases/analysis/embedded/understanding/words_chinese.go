package understanding

// chineseWords are lexicons/understanding/chinese.yaml: Chinese as it is spoken, reported or
// typed in a chat.
type chineseWords struct {
	// Chinese demands and complaints.
	ChineseVerbsOfSaying    []string
	ChineseAffirms          []string
	ChineseSteers           []string
	ChineseAsksEnd          []string
	ChineseBehindSpokenMust []string
	ChineseElse             []string
	ChineseWishAside        []string
	ChineseBeWelcome        []string
	ChineseIfAble           []string
	ChineseTellsWhy         []string
	ChineseSoLeads          []string
	ChineseLikesTo          []string
	ChineseNowOf            []string // how a value begins that is the one of today
	ChineseReckoning        []string // that a sentence says how figures are reckoned
	ChineseTimePermits      []string // how a clause begins in which something is only built with time to spare
	ChineseMayWait          []string // that something may be built later
	ChineseChangeKinds      map[string]bool
	ChinesePersonTitles     map[string]bool
	ChineseAssents          []string
	ChineseRuled            []string
	ChineseDemanded         []string
	ChineseFollows          []string
	ChineseComplaints       []string
	ChineseDeedPlaces       []string
	ChineseConditionWords   []string
	ChineseLaterOnes        []string

	// What is told between demands: when it happened, how often, which figure is hoped for, and
	// how somebody is asked to help with a question.
	ChineseOnceBefore, ChineseHappenedOften           []string
	ChineseHopes, ChineseReaches, ChineseDoneAtFigure []string
	ChineseThinkAlong, ChineseAsOfNow                 []string

	// How something is put off in talk, and what stands before and beside that.
	ChinesePutOffAloud, ChineseOpenersOfLater, ChineseOpinions []string
	ChineseTalkedOver, ChineseAsksWhether, ChineseDutyOpeners  []string

	// Rules and deeds told without a demand.
	ChineseOnlyEver, ChineseKeptApart        []string
	ChineseHandDeeds, ChineseHandEffects     []string
	ChineseComesOfIt, ChineseCaseSigns       []string
	ChineseCaseEnds, ChineseReasonLeads      []string
	ChineseHanging, ChineseFirstVersions     []string
	ChineseCountedWhen, ChineseWantsOfFigure []string
	ChineseServicesOf, ChineseServiceNouns   []string
	ChineseWouldLike, ChineseCannotCope      []string
	ChineseOrderDeeds, ChineseOrderNouns     []string
	ChineseStateSigns, ChinesePersonNoun     []string
	ChineseWorkShared, ChineseStillAsks      []string

	ChineseSaysBehindName []string

	// Names that 风险 is part of, and words that bound a figure.
	ChineseRiskNames, ChineseBounds []string

	// What stands in front of a system that is not called, and of an interface that others call.
	ChineseNotCalled, ChineseCalledByOthers []string

	// That people argued, and that an objection leaves a decision as it is.
	ChineseArgued, ChineseKeepsView []string

	// How a subject points at the system it is about.
	ChinesePointsAtSystem []string

	// How a remark points at the demand before it, and how somebody asks what it would cost.
	ChinesePointsAtThis, ChineseAsksOffer []string

	// Of whom is said that they need it to be easy.
	ChineseWhoNeedsEase []string

	// How people do without what is left out.
	ChineseGoesWithout []string

	// What codes like P0 rank, so that they name nothing.
	ChineseRankedNouns []string

	// What Chinese people say aloud.
	ChineseCases             []string
	ChineseThenDone          []string
	ChineseTellsTrouble      []string
	ChineseBygone            []string
	ChineseForbidsPlainly    []string
	ChineseSpokenBounds      []string
	ChineseSpokenRules       []string
	ChineseKeeps             []string
	ChineseTimeUnits         []string
	ChineseDeedsSaidOff      []string
	ChineseSaidOff           []string
	ChineseOpenersOfRefusal  []string
	ChineseMeans             []string
	ChineseRegularTimes      []string
	ChineseRegularDeeds      []string
	ChineseRepeatedTimes     []string
	ChineseDays              []string
	ChineseUsableBy          []string
	ChineseBans              []string
	ChineseSystemDeeds       []string
	ChineseDemandsBesideFear []string
	// What a clause begins and ends with that makes one demand of all before it: 这是信创要求.
	ChineseAllBefore, ChineseDemandNouns []string
	ChineseFirmDemands                   []string
	ChineseTellsToday                    []string
	ChineseMayDo                         []string
	ChineseNotMay                        []string
	ChineseSystemItself                  []string

	// A Chinese chat.
	ChineseNoDeedBehind []string
	ChineseAskedDeeds   []string
	ChineseBannedDeeds  []string
	ChineseWantsToMake  []string
	ChineseWorkedOn     []string // what hurts, and is worked on too
	ChineseWorkVerbs    []string
	ChineseStatesLead   []string
	ChineseThoseFew     []string
	ChineseStatesEnd    []string

	// Chinese claims: open, turned down, forbidden, wanted, hurting.
	ChineseLeftOpen         []string
	ChineseTurnedDown       []string
	ChineseNotMade          []string
	ChineseThingRefused     []string
	ChineseForNow           []string
	ChineseNoThing          []string
	ChineseLeaveIt          []string
	ChineseMakes            []string
	ChineseSaidNo           []string
	ChineseSaidYes          []string
	ChineseAnswers          []string
	ChineseHow              []string
	ChineseWhyNot           []string
	ChineseNotKnown         []string
	ChineseFindsOut         []string
	ChineseAfterMeeting     []string
	ChineseAsksWhat         []string
	ChineseStaysSo          []string
	ChineseSettledNow       []string
	ChineseIsEnough         []string
	ChineseFeastsAndSeasons []string
	ChineseOtherTimes       []string
	ChineseGoesLive         []string
	ChineseFiguresTo        []string
	ChineseSpendsAtMost     []string
	ChineseOpenCondition    []string
	ChineseThenOfCondition  []string
	ChineseConditionEnds    []string
	ChineseForbidden        []string
	ChineseEaseOfUse        []string
	ChineseSpeedOfUse       []string
	ChineseWishes           []string
	ChineseWouldDo          []string
	ChineseDeedsInTalk      []string
	ChineseWantedOf         []string
	ChineseHurts            []string
	ChineseSoAsNot          []string
	ChineseRations          []string

	// What a line of notes is about.
	ChineseToday            []string
	ChineseAsking           []string
	ChineseOfOldSystem      []string
	ChineseTopicTails       []string
	ChineseTopicLabels      map[string]bool
	ChineseOutOfScope       []string
	ChineseScopeEnds        []string
	ChineseDataStaysOut     []string
	ChineseByItself         []string
	ChineseGoesOn           []string
	ChineseHandedOn         []string
	ChineseAgreedTails      []string
	ChineseProductEnds      []string
	ChineseProductNames     []string
	ChineseKeepsIn          []string
	ChineseLeftBecause      []string
	ChineseLeadsToPerson    []string
	ChineseSettleLeads      []string
	ChineseSettles          []string
	ChineseAskedOpenly      []string
	ChineseGiven            []string
	ChineseTellsSomebody    []string
	ChineseNoAnswerers      []string
	ChineseReachedEnds      []string
	ChineseConcludes        []string
	ChineseMeetingTold      []string
	ChineseComesToMeeting   []string
	ChineseEndsOfMeeting    []string
	ChinesePutIn            []string
	ChineseMinutesTitles    []string
	ChineseContests         []string
	ChineseOverBounds       []string
	ChineseRaises           []string
	ChineseNotAimed         []string
	ChineseBarredUses       []string
	ChineseStaysAsIs        []string
	ChineseThingsLeft       []string
	ChineseTakenIn          []string
	ChineseAltering         []string
	ChineseOpenEnds         []string
	ChineseDisputes         map[string]bool
	ChineseBesideChain      map[string]bool
	ChineseAlarmLabels      map[string]bool
	ChineseExpectedThings   []string
	ChineseNoExpectedName   []string
	ChineseBeforeExpected   []string
	ChineseExpected         []string
	ChineseGoesTo           []string
	ChineseApplies          []string
	ChineseWorkdays         []string
	ChineseOurselves        []string
	ChineseDoesWithout      []string
	ChineseIsAgainst        []string
	ChineseAsked            []string
	ChineseReports          []string
	ChineseHowItIs          []string
	ChineseErrands          []string
	ChineseCarriedAnyway    []string
	ChineseFirstNot         []string
	ChineseSees             []string
	ChineseGoalAsides       []string
	ChineseConcludedDeeds   []string
	ChineseLaterRelease     []string
	ChineseNotBuilt         []string
	ChineseWishedBy         []string
	ChineseAgreed           []string
	ContentNouns            []string
	ScopeSubjects           []string
	ChinesePutsOff          []string
	ChineseDeedsPutOff      map[string]bool
	ChineseAnnouncesTrouble []string
	ChineseInspections      []string
	ChineseRecordTails      []string
	ChineseRecordWords      []string
	ChineseInsists          []string
	ChineseDecided          map[string]bool
	ChineseToDoHeads        map[string]bool
	ChineseToFindOut        []string
	ChineseGoesWrong        []string
	ChineseOurs             []string
	ChineseGreetedEnds      []string
	ChineseGreeted          map[string]bool
	ChineseGreetsWith       []string // what one says who writes, behind "你好，"
	ChinesePartsOfBuild     []string
	ChineseHosting          []string
	ChineseHosts            []string
	ChineseCrowds           []string

	// Runs of Chinese clauses.
	ChinesePointsBack      []string
	ChineseLeansOn         []string
	ChineseUnjoinedOpeners []string

	// What is reported of a Chinese talk.
	ChineseNotATopic     []string
	ChineseModals        []string
	ChineseAgreedBy      []string
	ChineseSomebodySays  []string
	ChineseWantsSaid     []string
	ChineseSuggests      []string
	ChineseEndsOfOffice  []string
	ChineseSayingVerbs   []string
	ChineseWhether       []string
	ChineseTryFirst      []string
	ChineseNotBought     []string
	ChineseDoneBy        []string
	ChineseUseBy         []string
	ChineseNoDay         []string
	ChineseOtherSystems  []string
	ChineseNotOurs       []string
	ChineseQuestionWords []string
	ChineseAnswerWords   []string
	ChineseDeedsNotMeans []string
	ChineseMeansWords    []string

	// A Chinese letter.
	ChineseUsersOf         []string
	ChineseKindsOf         []string
	ChineseDeedsOfUsers    []string
	ChineseTimeTopics      []string
	ChineseBuildA          []string
	ChineseSystems         []string
	ChineseWishOpeners     []string
	ChineseTopicOrder      []string
	ChineseTopicLinks      []string
	ChineseTopicEnds       []string
	ChineseAnnouncesPoints []string
	ChineseCountedOpeners  []string

	// Topics of a Chinese meeting.
	ChineseAgreedOn    []string
	ChineseStays       []string
	ChineseMinuted     []string
	ChineseInstead     []string
	ChineseSo          []string
	ChineseBut         []string
	ChineseNotBut      []string
	ChineseIf          []string
	ChineseNobodyMay   []string
	ChineseDoers       []string
	ChineseDoneBesides []string
	ChineseWhys        []string
	ChineseChosen      []string
	ChineseWholeDeeds  []string
	ChineseObjects     []string

	// Chinese sections that mix demands and functions.
	ChineseSystemDoes []string
	ChineseRuleWords  []string
}
