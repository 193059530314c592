package command

// topic is a page of help about something that is no command.
type topic struct {
	name    string
	purpose string
	text    string
}

// topics lists the pages in the order help shows them.
func topics() []topic {
	return []topic{
		{name: "exit-codes", purpose: "What the exit code says", text: exitCodesText},
		{name: "configuration", purpose: "Configuration files and their keys", text: configurationText},
		{name: "environment", purpose: "Environment variables", text: environmentText},
	}
}

const exitCodesText = `Exit codes of overtone

    0  ok
    1  failed: an external program, or a defect of overtone;
       with spec diff --exit-code: something would change
    2  usage or bad input: a flag, argument or given file cannot be used
    3  gate failed: the work was done and judged not good enough
    4  conflict or illegal state: something stands in the way
    5  storage or lock: reading or writing failed, or somebody holds the store
  130  interrupted

With --json the code of the error says more, for example "input.empty".
`

const configurationText = `Configuration of overtone

A value is taken from the first of these that gives it:

  1. the flag
  2. the environment (OVERTONE_DEPTH and so on, see: overtone help environment)
  3. .workflow/config.yaml in the project
  4. ~/.overtone/config.yaml
  5. the default

An unknown key is an error. The keys, with their defaults:

  layout: default        where packages are written: default (specs/) or classic (.workflow/.spec/)
  lang: auto             language of the documents: auto, en, zh
  depth: standard        light, standard, comprehensive
  type: auto             auto, service, api, library, platform
  engines: [embedded]    who thinks, in this order: embedded, "cmd:PROGRAM ARGS"
  limits:
    engine_seconds: 120        how long an external engine may take for one answer
    engine_bytes: 8388608      how long its answer may be
    source_bytes: 10485760     how long a requirements file may be

Programs ("cmd:…") are taken from ~/.overtone/config.yaml, the environment and
flags only: the project's file comes with the repository, and a repository must
not decide which programs run on your machine.
`

const environmentText = `Environment variables that overtone reads

  OVERTONE_ROOT       the project folder; --dir goes before it
  OVERTONE_LAYOUT     as layout in the configuration
  OVERTONE_LANG       as lang
  OVERTONE_DEPTH      as depth
  OVERTONE_TYPE       as type
  OVERTONE_ENGINES    as engines; several are separated by commas
  OVERTONE_LIMITS_ENGINE_SECONDS, OVERTONE_LIMITS_ENGINE_BYTES,
  OVERTONE_LIMITS_SOURCE_BYTES
                      as the keys below limits
  OVERTONE_OWNER      who works on issues; --owner goes before it
  OVERTONE_DEBUG      print the stack when overtone has a defect
  SOURCE_DATE_EPOCH   seconds since 1970 that replace the clock, in UTC
  NO_COLOR            print no colours
  COLORFGBG           background of the terminal, as in "15;0" for a dark one, by
                      which colours are chosen
  TERM=dumb           print no colours and do not redraw lines
`
