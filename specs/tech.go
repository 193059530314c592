package specs

// ProjectTech is .workflow/project-tech.json: what a project is built with and
// how it is put together, as read from its files, and what was done in it. The
// profile is written anew by every `overtone init --regenerate`; features,
// development index and statistics are kept. Keys that it does not know survive
// every UpdateTech. Arrays are never null in JSON.
type ProjectTech struct {
	ProjectName      string           `json:"project_name"`
	InitializedAt    string           `json:"initialized_at"` // RFC 3339 UTC of the first profile
	Overview         TechOverview     `json:"overview"`
	Packages         []TechPackage    `json:"packages"` // of a monorepo, one a package; empty otherwise
	Features         []TechFeature    `json:"features"` // what finished sessions delivered
	DevelopmentIndex DevelopmentIndex `json:"development_index"`
	Statistics       TechStatistics   `json:"statistics"`
	Metadata         TechMetadata     `json:"_metadata"`
}

// TechOverview is the profile of a project, or of one package of a monorepo.
type TechOverview struct {
	Description     string           `json:"description"`
	TechnologyStack TechnologyStack  `json:"technology_stack"`
	Architecture    TechArchitecture `json:"architecture"`
	KeyComponents   []KeyComponent   `json:"key_components"`
	Commands        []TechCommand    `json:"commands"`
	EntryPoints     []TechPlace      `json:"entry_points"`
	Delivery        []TechPlace      `json:"delivery"` // CI and deployment files
	Evidence        []TechEvidence   `json:"evidence"` // what proves every entry of the stack and the architecture
}

// TechnologyStack names what a project is built with. Versions stand in
// Dependencies.
type TechnologyStack struct {
	Languages      []TechLanguage   `json:"languages"` // the largest share of source first
	Frameworks     []string         `json:"frameworks"`
	BuildTools     []string         `json:"build_tools"`
	TestFrameworks []string         `json:"test_frameworks"`
	Databases      []string         `json:"databases"`
	Tools          []string         `json:"tools"` // linters, formatters, generators
	Dependencies   []TechDependency `json:"dependencies"`
}

// TechLanguage is one language of the source files.
type TechLanguage struct {
	Name      string `json:"name"`
	FileCount int    `json:"file_count"`
	Primary   bool   `json:"primary"`
}

// TechDependency is one declared dependency that the profile names by its
// usual name, and where it is declared.
type TechDependency struct {
	Name    string `json:"name"`    // as in the lists of the stack: "Django"
	Package string `json:"package"` // as in the manifest: "django"
	Version string `json:"version"` // as declared; empty when the manifest leaves it open
	File    string `json:"file"`
	Line    int    `json:"line"` // 1-based; 0 when the manifest's format has none
}

// TechArchitecture is the style of a codebase with its layers and patterns,
// each of which has an entry in Evidence.
type TechArchitecture struct {
	Style    string   `json:"style"`
	Layers   []string `json:"layers"`
	Patterns []string `json:"patterns"`
}

// KeyComponent is one of the parts that the rest of the code leans on.
type KeyComponent struct {
	Name        string `json:"name"`
	Path        string `json:"path"`
	Description string `json:"description"`
	Importance  string `json:"importance"` // high, medium or low
}

// TechCommand is a command that exists in the project.
type TechCommand struct {
	Purpose string `json:"purpose"` // build, test, lint, format, typecheck, run, generate, coverage
	Command string `json:"command"` // as typed in Dir
	Dir     string `json:"dir"`     // relative to the project, "." for its root
	File    string `json:"file"`    // what declares it
	Line    int    `json:"line"`    // 1-based; 0 when it follows from the file as a whole
}

// TechPlace is a file with a part to play.
type TechPlace struct {
	Path        string `json:"path"`
	Kind        string `json:"kind"`
	Description string `json:"description"`
}

// TechEvidence ties one entry of the profile to what proves it: paths, import
// edges ("a -> b") and counts. When the files are gone the entry is not made.
type TechEvidence struct {
	Field  string   `json:"field"` // such as "architecture.style"
	Value  string   `json:"value"`
	Reason string   `json:"reason"` // one sentence for a person
	Files  []string `json:"files"`
}

// TechPackage is the profile of one package of a monorepo.
type TechPackage struct {
	Name     string       `json:"name"`
	Path     string       `json:"path"`
	Overview TechOverview `json:"overview"`
}

// TechFeature is an entry that the completion of a session adds.
type TechFeature struct {
	ID           string          `json:"id"`
	Title        string          `json:"title"`
	Status       string          `json:"status"`
	Tags         []string        `json:"tags"`
	Timeline     FeatureTimeline `json:"timeline"`
	Traceability FeatureOrigin   `json:"traceability"`
}

// FeatureTimeline says when a feature was delivered.
type FeatureTimeline struct {
	ImplementedAt string `json:"implemented_at"`
}

// FeatureOrigin says which session delivered a feature and where it is kept.
type FeatureOrigin struct {
	SessionID   string `json:"session_id"`
	ArchivePath string `json:"archive_path"`
}

// DevelopmentIndex lists what was done, by kind, oldest first.
type DevelopmentIndex struct {
	Feature     []TechEntry `json:"feature"`
	Enhancement []TechEntry `json:"enhancement"`
	Bugfix      []TechEntry `json:"bugfix"`
	Refactor    []TechEntry `json:"refactor"`
	Docs        []TechEntry `json:"docs"`
}

// TechEntry is one piece of work of the development index.
type TechEntry struct {
	Title       string  `json:"title"` // at most 60 characters
	SubFeature  string  `json:"sub_feature"`
	Date        string  `json:"date"`        // YYYY-MM-DD
	Description string  `json:"description"` // at most 100 characters
	Status      string  `json:"status"`
	SessionID   *string `json:"session_id"`
}

// TechStatistics counts what the file holds.
type TechStatistics struct {
	TotalFeatures int    `json:"total_features"`
	TotalSessions int    `json:"total_sessions"`
	LastUpdated   string `json:"last_updated"` // RFC 3339 UTC
}

// TechMetadata says how the profile was made and how far it got.
type TechMetadata struct {
	InitializedBy     string   `json:"initialized_by"`
	AnalysisTimestamp string   `json:"analysis_timestamp"` // RFC 3339 UTC
	AnalysisMode      string   `json:"analysis_mode"`
	FileListing       string   `json:"file_listing"` // "git" or "walk"
	FilesListed       int      `json:"files_listed"`
	FilesRead         int      `json:"files_read"`
	FilesSkipped      int      `json:"files_skipped"`
	Truncated         bool     `json:"truncated"`
	Warnings          []string `json:"warnings"`
}
