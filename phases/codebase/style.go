package codebase

// The styles of architecture, a closed list: the architecture.style of a
// profile is one of them, or empty when nothing proves any.
const (
	StyleMonolith        = "monolith"         // one program that serves, its parts not held apart
	StyleModularMonolith = "modular-monolith" // one program of feature modules that keep to themselves
	StyleLayered         = "layered"          // one program, imports go one way through layers
	StyleHexagonal       = "hexagonal"        // a domain that imports nothing of its adapters
	StyleMicroservice    = "microservice"     // several programs that are built and run each for itself
	StyleEventDriven     = "event-driven"     // parts that publish and consume events of a broker
	StyleLibrary         = "library"          // published for others to import, starts nothing
	StyleCLI             = "cli"              // a command for the terminal
	StyleApp             = "app"              // an application for phones and tablets
	StyleFrontend        = "frontend"         // an application that runs in the browser
	StyleMonorepo        = "monorepo"         // several packages of different kinds in one repository
)
