package understanding

// indicatorsAimed reads the second of the columns Indicator | Objective, 指标 | 目标, below a heading of
// qualities as the value that each indicator has to reach: a level of service is a promise of how well
// the product does, and no aim of those who pay for it.
func (x *understander) indicatorsAimed(t *table, units []int, c context) {
	at, aimed := t.has["goal"]
	metric, named := t.has["metric"]
	if _, target := t.has["target"]; target || !aimed || !named || metric > at || c.kind != "quality" {
		return
	}
	for _, i := range units {
		if r := (row{t, &x.r.Units[i]}); r.get("goal") != "" && !x.lex.isValue(r.get("goal"), r.get("metric")) {
			return
		}
	}
	delete(t.has, "goal")
	t.roles[at], t.has["target"] = "target", at
}
