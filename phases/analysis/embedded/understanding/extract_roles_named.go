package understanding

import (
	"regexp"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// roleNamed reads how a Chinese paper names those who do something: 发单的人叫「单主」，接单的叫「跑男」.
var roleNamed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[，。；：（(])([^，。；：（）()「“]{2,10}的)(人|用户|同学|员工|一方)?(?:叫做|叫作|叫|称为|称作|称|简称)[「“"『]([^」”"』]{1,6})[」”"』]`)
})

// rolesNamed files those whom a sentence names by what they do. The sentence is read on for what else
// it says.
func (x *understander) rolesNamed(sen reading.Sentence) {
	for _, m := range roleNamed().FindAllStringSubmatch(sen.Text, -1) {
		who := m[2]
		if who == "" {
			who = x.lex.ChinesePersonNoun[0]
		}
		x.addActor(ActorFact{Name: m[3], Role: sentence(m[1] + who)}, sen.From, sen.To)
	}
}
