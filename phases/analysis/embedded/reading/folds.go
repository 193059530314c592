package reading

import (
	"sort"
	"strings"
	"unicode/utf8"
)

// Word lists are in simplified characters. A text in traditional ones is looked up
// as if it had been written in these; what is printed stays as it was written. Both
// forms of a character are as long, so offsets hold.

// traditionalForms are the characters in the order of their numbers, and
// simplifiedForms what each is written as.
const (
	traditionalForms = "並亂亞佈佔併來係倉個們倫側偵偽傑備傭傳債傷傾僅僑僱價儀億償優儲兒內兩冊凍凱別刪則剛創劃劇劉劑勁動務勝勞勢勵勸匯區協卻厭厲" +
		"參吳員問啓啟喚喪喫單嗎嗚嘆嘗嚇嚐嚴囑國圍園圓圖團執堅堯報場塊塵墊墜墳壇壓壘壞壽夠夥奪奮妝姊姪娛婦媽嬰孫學宮寢實寧審寫寬寵" +
		"寶將尋對導尷屆屍屜層屬岡島崗嶺嶽帥師帳帶幟幣幫幾庫廁廟廠廢廣廳張強彈彌彎彙後徑從復徵徹恆惡愛態慘慣慮慶慾憂憊憐憑憤憲憶懇" +
		"應懲懶懷懸戀戰戲戶拋捨掃掛採揀揚換揮搆損搖搶摺撈撐撓撚撣撥撫撲撿擁擄擇擊擋擔據擠擬擰擱擲擴擷擺擾攏攔攜攝攢攤攪攬敎敗敘敵" +
		"數斂斷於旂昇時晝暈暢暫暱曆曉曠曬書會東條棄棟棧楊楓業極構槍槓槳樁樂樓標樣樹橋機橫檔檢檯檸櫃櫥櫻欄權欽歎歐歡歲歷歸殘殯殺殼" +
		"毀毆氈氣氫汙決沒沖況洩涼淚淨減渦測渾湊湯準溝溫滅滬滲滾滿漁漢漸潔潛澆濁濃濕濟濾瀉瀏灑灘灣災為無煉煙煩熱燈燒燙營爐爛爭爺爾" +
		"牆牘牴牽犢犧狀狹猶獄獅獎獨獲獵獸現瑣瑪環瓊甕產甦畝畢畫異當疊痠瘋療癢癥癮發皁皺盃盜盞盡監盤盧眾睏睜瞞瞭矚矯砲碩確碼磚礎礙" +
		"礦祕禍禦禮稅稟種稱穀積穩穫窩窮窯竄竊競筆筍箇箋節範築篩簍簡簽簾籃籌籠籤籬籲粵糧糾紀約紅紋納純紗紙級紛紡紮細紳紹終組絆結絕" +
		"絡給統絲綁綑經綜綠維綱網緊緒線緝緣編緩練緻縣縫縮縱縷總績織繞繡繪繫繳繼續纜罰罵罷羅羈羨義習翹聖聞聯聰聲聳職聽肅脈脫脹腦腫" +
		"腳腸膚膠膽臉臘臟臨臺與興舉舊舖艙艦艱艷莖華萬葉蒐蒼蓋蓮蔔蔣蕩薔薦薩藍藝藥蘇蘋蘭蘿處虛虜號虧蝕蝦蟲蟻衆衊術衛衝裊裏補裝裡製" +
		"複褻襪襯見規視親覺覽觀觸訂計訊討訓訖託記訪設許訴診註詐評詞詠詢試詩話該詳誇誌認誘語誠誤說誰課調談請諒論諸諾謀謊講謝謠謹證" +
		"識譜譯議譴護譽讀變讓讚豈豐豬貓貝負財貢貨販貪貫責貯貳貴買貸費貼貿賀賃資賊賓賜賞賠賢賣賤賦質賬賭賴賺購贈贊贏贖趕趙跡踐踴蹤" +
		"躉躍車軌軍軟軸較載輓輔輕輛輝輩輪輯輸輻轄轉轍轎轟辦辭辯農迴逕這連週進遊運過達違遙遜遞遠適遲遷選遺還邊邏郵鄉鄧鄭鄰醜醞醫醬" +
		"釀釋釘針鈉鈔鈕鈣鈴鉀鉗鉛銀銅鋁鋒鋪鋰鋼錄錢錯錶鍋鍛鍵鍾鎂鎖鎮鎳鏈鏡鐘鐳鐵鑄鑒鑰鑽長門閃閉開閒間閘閣閤閥閨閱闆闊闖關闡闢陝" +
		"陣陰陳陸陽隊階際隨險隱隴隸隻雋雖雙雜雞離難雲電霧靈靜韌韓響頁頂項順須頌預頒頓頗領頭頰頸頻顆題額顏願類顧顫顯風飄飛飢飯飲飼" +
		"飽飾餃餅養餓餘館餵饅饋馬馮馴駁駐駕駛駱騎騙騰騷驅驕驗驚驛驟驢骯體髮鬆鬍鬚鬥鬧魚鮮鯉鯨鱗鳥鳳鳴鴨鵬鷹鹹鹼鹽麗麥麵黃點黨齊齋" +
		"齒齡齣龍龜"
	simplifiedForms = "并乱亚布占并来系仓个们伦侧侦伪杰备佣传债伤倾仅侨雇价仪亿偿优储儿内两册冻凯别删则刚创划剧刘剂劲动务胜劳势励劝汇区协却厌厉" +
		"参吴员问启启唤丧吃单吗呜叹尝吓尝严嘱国围园圆图团执坚尧报场块尘垫坠坟坛压垒坏寿够伙夺奋妆姐侄娱妇妈婴孙学宫寝实宁审写宽宠" +
		"宝将寻对导尴届尸屉层属冈岛岗岭岳帅师帐带帜币帮几库厕庙厂废广厅张强弹弥弯汇后径从复征彻恒恶爱态惨惯虑庆欲忧惫怜凭愤宪忆恳" +
		"应惩懒怀悬恋战戏户抛舍扫挂采拣扬换挥构损摇抢折捞撑挠捻掸拨抚扑捡拥掳择击挡担据挤拟拧搁掷扩撷摆扰拢拦携摄攒摊搅揽教败叙敌" +
		"数敛断于旗升时昼晕畅暂昵历晓旷晒书会东条弃栋栈杨枫业极构枪杠桨桩乐楼标样树桥机横档检台柠柜橱樱栏权钦叹欧欢岁历归残殡杀壳" +
		"毁殴毡气氢污决没冲况泄凉泪净减涡测浑凑汤准沟温灭沪渗滚满渔汉渐洁潜浇浊浓湿济滤泻浏洒滩湾灾为无炼烟烦热灯烧烫营炉烂争爷尔" +
		"墙牍抵牵犊牺状狭犹狱狮奖独获猎兽现琐玛环琼瓮产苏亩毕画异当叠酸疯疗痒症瘾发皂皱杯盗盏尽监盘卢众困睁瞒了瞩矫炮硕确码砖础碍" +
		"矿秘祸御礼税禀种称谷积稳获窝穷窑窜窃竞笔笋个笺节范筑筛篓简签帘篮筹笼签篱吁粤粮纠纪约红纹纳纯纱纸级纷纺扎细绅绍终组绊结绝" +
		"络给统丝绑捆经综绿维纲网紧绪线缉缘编缓练致县缝缩纵缕总绩织绕绣绘系缴继续缆罚骂罢罗羁羡义习翘圣闻联聪声耸职听肃脉脱胀脑肿" +
		"脚肠肤胶胆脸腊脏临台与兴举旧铺舱舰艰艳茎华万叶搜苍盖莲卜蒋荡蔷荐萨蓝艺药苏苹兰萝处虚虏号亏蚀虾虫蚁众蔑术卫冲袅里补装里制" +
		"复亵袜衬见规视亲觉览观触订计讯讨训讫托记访设许诉诊注诈评词咏询试诗话该详夸志认诱语诚误说谁课调谈请谅论诸诺谋谎讲谢谣谨证" +
		"识谱译议谴护誉读变让赞岂丰猪猫贝负财贡货贩贪贯责贮贰贵买贷费贴贸贺赁资贼宾赐赏赔贤卖贱赋质账赌赖赚购赠赞赢赎赶赵迹践踊踪" +
		"趸跃车轨军软轴较载挽辅轻辆辉辈轮辑输辐辖转辙轿轰办辞辩农回径这连周进游运过达违遥逊递远适迟迁选遗还边逻邮乡邓郑邻丑酝医酱" +
		"酿释钉针钠钞钮钙铃钾钳铅银铜铝锋铺锂钢录钱错表锅锻键钟镁锁镇镍链镜钟镭铁铸鉴钥钻长门闪闭开闲间闸阁合阀闺阅板阔闯关阐辟陕" +
		"阵阴陈陆阳队阶际随险隐陇隶只隽虽双杂鸡离难云电雾灵静韧韩响页顶项顺须颂预颁顿颇领头颊颈频颗题额颜愿类顾颤显风飘飞饥饭饮饲" +
		"饱饰饺饼养饿余馆喂馒馈马冯驯驳驻驾驶骆骑骗腾骚驱骄验惊驿骤驴肮体发松胡须斗闹鱼鲜鲤鲸鳞鸟凤鸣鸭鹏鹰咸碱盐丽麦面黄点党齐斋" +
		"齿龄出龙龟"
)

// formLength is how many bytes each of these characters has.
const formLength = 3

// simplified is a text in simplified characters, for looking up words in it.
func simplified(text string) string {
	var b strings.Builder
	kept := 0
	for i := 0; i < len(text); {
		if text[i] < utf8.RuneSelf {
			i++
			continue
		}
		_, size := utf8.DecodeRuneInString(text[i:])
		if size == formLength {
			if form := simplifiedForm(text[i : i+size]); form != "" {
				b.WriteString(text[kept:i] + form)
				kept = i + size
			}
		}
		i += size
	}
	if kept == 0 {
		return text
	}
	return b.String() + text[kept:]
}

// simplifiedForm is what a character is written as in simplified ones, empty when
// it is written alike.
func simplifiedForm(char string) string {
	n := len(traditionalForms) / formLength
	i := sort.Search(n, func(i int) bool { return traditionalForms[i*formLength:(i+1)*formLength] >= char })
	if i == n || traditionalForms[i*formLength:(i+1)*formLength] != char {
		return ""
	}
	return simplifiedForms[i*formLength : (i+1)*formLength]
}
