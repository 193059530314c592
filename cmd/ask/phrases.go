package ask

// phrases are the words of the conversation itself, beside those that a
// question brings along.
type phrases struct {
	colon, comma              string
	known                     string
	recommended, nothing      string
	choose, chooseMany, write string
	chooseChange              string
	takes, takesNone          string
	forHelp                   string
	commands                  string
	answersKey, flag          string
	first, unchanged          string
	noEditor, editorFailed    string
	confirm, toggle, newline  string
	back, backPhase, skip     string
	edit, quit, help          string
	long                      string
	filter, complete          string
	more, noneFits, andMore   string
	orElse                    string
	cursor                    string
}

// phrasesIn gives the words in a language, "zh" or else English.
func phrasesIn(lang string) phrases {
	if lang == "zh" {
		return chinese()
	}
	return english()
}

func english() phrases {
	return phrases{
		colon: ": ", comma: ", ",
		known:       "Known so far",
		recommended: "default", nothing: "nothing",
		choose: "Number or name", chooseMany: "Numbers or names with commas between", chooseChange: " (3-7 for several; +3, -5 to add and to take out)", write: "One line; \\ at its end goes on",
		takes: "Enter takes %s", takesNone: "Enter takes nothing",
		forHelp: "? for help",
		commands: "  Enter    take what is offered\n" +
			"  :back    the question before\n" +
			"  :phase   the first question of this phase, then of the phase before\n" +
			"  :skip    leave it to the default, which is noted as nobody's answer\n" +
			"  :edit    write the answer in your editor\n" +
			"  :quit    stop; everything answered is kept\n" +
			"  ?        this help",
		answersKey: "Key in an answers file: %s", flag: "Flag: %s",
		first:    "This is the first question.",
		noEditor: "No editor is set: give EDITOR or VISUAL a command.", editorFailed: "The editor did not end well (%v); the answer is as it was.",
		unchanged: "The editor left the text as it was.",
		confirm:   "take", toggle: "choose", newline: "new line",
		back: "back", backPhase: "back a phase", skip: "skip", edit: "editor", quit: "quit and keep", help: "help",
		long:   "+ a text of %d lines and %d characters, which is kept whole",
		filter: "filter", complete: "complete", more: "%d above, %d below", noneFits: "nothing fits", andMore: "… and %d more",
		orElse: "or type %s", cursor: "▏",
	}
}

func chinese() phrases {
	return phrases{
		colon: "：", comma: "、",
		known:       "目前已知",
		recommended: "默认", nothing: "空",
		choose: "输入编号或名称", chooseMany: "输入编号或名称，以逗号分隔", chooseChange: "（3-7 表示多项；+3、-5 表示增减）", write: "输入一行；行末的 \\ 表示续行",
		takes: "回车采用 %s", takesNone: "回车留空",
		forHelp: "? 查看帮助",
		commands: "  回车     采用默认内容\n" +
			"  :back    回到上一个问题\n" +
			"  :phase   回到本阶段的第一个问题，再回到前一阶段\n" +
			"  :skip    交给默认值，记录为无人作答\n" +
			"  :edit    在编辑器中书写\n" +
			"  :quit    停止；已答内容会保留\n" +
			"  ?        本帮助",
		answersKey: "答案文件中的键：%s", flag: "命令行选项：%s",
		first:    "这是第一个问题。",
		noEditor: "没有设置编辑器：请在 EDITOR 或 VISUAL 中给出命令。", editorFailed: "编辑器异常结束（%v）；内容保持不变。",
		unchanged: "编辑器没有改动内容。",
		confirm:   "确定", toggle: "选择", newline: "换行",
		back: "返回", backPhase: "返回前一阶段", skip: "跳过", edit: "编辑器", quit: "退出并保留", help: "帮助",
		long:   "+ 一段 %d 行、%d 字的文本，会完整保留",
		filter: "筛选", complete: "补全", more: "上方 %d 项，下方 %d 项", noneFits: "没有匹配的内容", andMore: "……另有 %d 项",
		orElse: "或输入%s", cursor: "▏",
	}
}
