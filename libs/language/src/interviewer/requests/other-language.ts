import { type Language, languages } from '@colloquy/contracts';
import { ownIn } from '../../text/grammar';
import { end } from './building-blocks';
import { quoting } from './en';
import { unlessQuoted } from './explained';

/** Only a question mark or a word for a preference makes "we can speak English" a wish in these languages. */
const asking = (preferences: string): string =>
  String.raw`(?:(?=[^?;؟]*[?;؟])|(?<=(?<!\p{L})(?:${preferences})(?!\p{L})[^?.!]{0,80}))`;

/** Wishes to go on in another language; see {@link RequestPatterns}. `~` stands for the name of a language. */
const wishes: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `<clause>(?:can|could|may|might|shall|should) (?:we|you|i) (?:please |maybe |perhaps |also |just |rather )*(?:speak|talk|chat|do (?:this|it|that|the (?:interview|call|rest))|continue|go on|carry on|switch|change|have (?:this|it|the (?:interview|conversation|call))|answer|reply|conduct (?:this|it|the interview)|use|ask(?: me)?(?: (?:this|that|it|the questions?))?|say (?:this|that|it)|repeat (?:this|that|it|the question))(?: (?:this|it|instead|rather|please|together|over|with (?:you|me)))*(?: in| to| into)? ~(?= ?[,.!?;:…]|$| (?:please|instead|now|here|rather|from|for|because|if|or))`,
    `<clause>(?:do|can|could|would) you (?:also |even |please )?(?:speak|understand|talk)(?: in)? ~${end}`,
    `<clause>(?:let's|let us|please) (?:speak|talk|continue|switch|go on|do (?:this|it))(?: in| to)? ~(?= ?[,.!?;]|$| (?:please|instead))`,
    `<clause>i(?:'d| would)? (?:much )?(?:rather|prefer)(?: to)?(?: (?:speak|talk|continue|go on|answer|do (?:this|it))(?: in)?| in) ~(?= ?[,.!?;]|$| (?:please|instead))`,
    `<clause>i(?:'d| would) (?:much )?(?:rather|prefer) ~(?= ?[,.!?;]|$| (?:please|instead))`,
    `<clause>i(?:'d| would)? (?:like|want|need) to (?:speak|talk|continue|go on|answer|do (?:this|it)|switch)(?: in| to)? ~(?= ?[,.!?;]|$| (?:please|instead))`,
    `<clause>(?:is it|would it be) (?:possible|okay|ok|fine|all right|alright) (?:to (?:speak|talk|continue|answer|switch|do (?:this|it))|if (?:we|i) (?:speak|spoke|talk|talked|continue|continued|answer|answered|switch|switched))(?: in| to)? ~${end}`,
    `<clause>(?:in )?~,? please${end}`,
    `<whole>i (?:do not|don't|can't|cannot) (?:really )?(?:speak|understand) (?:any |much |enough )?~(?: (?:very |that |so )?well)?`,
  ],
  es: [
    `<clause>(?:podemos|podríamos|puedo|podría|puede usted|puede|puedes|podría usted|podrías|es posible|sería posible|se puede|prefiero|preferiría|quisiera|quiero|me gustaría|vamos a) (?:por favor )?(?:hablar|hacerlo|hacer (?:esto|la entrevista)|continuar|seguir|cambiar|contestar|responder|conversar)(?: (?:esto|mejor|con usted))?(?: en| al?)? ~${end}${asking('prefiero|preferiría|quisiera|quiero|me gustaría|vamos a|mejor')}`,
    `<clause>(?:usted )?(?:habla|hablas|hablamos) (?:usted |también )?(?:en )?~\\s*\\?`,
    `<clause>(?:mejor |prefiero )?en ~,? por favor${end}`,
    `<whole>no (?:hablo|entiendo) (?:bien |mucho )?(?:el )?~`,
  ],
  fr: [
    `<clause>(?:est-ce qu'on peut|est-ce que (?:nous pouvons|je peux|vous pouvez)|(?:peut|pourrait)-on|pouvons-nous|pourrions-nous|on peut|on pourrait|puis-je|je peux|pouvez-vous|pourriez-vous|je préfère|je préférerais|je voudrais|j'aimerais)(?: (?:plutôt|s'il vous plaît|aussi))? (?:parler|le faire|faire (?:ça|cela|cet entretien|l'entretien)|continuer|poursuivre|passer|répondre|discuter)(?: (?:ça|plutôt))?(?: en| à l'| au)? ?~${end}${asking('je préfère|je préférerais|je voudrais|j.aimerais|plutôt')}`,
    `<clause>(?:parlez-vous|est-ce que vous parlez|vous parlez|tu parles|parles-tu) (?:aussi )?(?:le |l'|en )?~\\s*\\?`,
    `<clause>en ~,? s'il vous pla[iî]t${end}`,
    `<whole>je ne (?:parle|comprends) pas (?:bien )?(?:le |l')?~`,
  ],
  de: [
    `<clause>(?:können|könnten|dürfen|wollen|sollen|kann|könnte|darf|möchten) (?:wir|sie|ich) (?:(?:bitte|vielleicht|auch|das|dies|dieses|gespräch|interview|das gespräch|das interview|lieber|nicht|hier) )*(?:auf |in |zu |ins )?~(?: (?:sprechen|reden|machen|führen|weitermachen|weiterführen|fortsetzen|fortfahren|weiterreden|weitersprechen|antworten|wechseln|umstellen|umschalten))?${end}`,
    `<clause>(?:sprechen|verstehen|reden) sie (?:(?:auch|bitte|mit mir) )*(?:auf )?~${end}`,
    `<clause>ich (?:würde|möchte|will) (?:(?:lieber|gern|gerne|bitte|das) )*(?:auf |in |zu )?~ (?:sprechen|reden|antworten|weitermachen|wechseln|fortfahren)`,
    `<clause>(?:lieber )?auf ~,? bitte${end}`,
    `<whole>(?:bitte |lieber )(?:auf )?~`,
    `<whole>ich (?:spreche|verstehe) (?:leider )?(?:kein|nicht gut|nicht so gut|kaum) ~`,
  ],
  it: [
    `<clause>(?:possiamo|potremmo|posso|potrei|può|puoi|potrebbe|è possibile|si può|preferirei|preferisco|vorrei|mi piacerebbe)(?: per favore)? (?:parlare|farlo|fare (?:questo|l'intervista|questa intervista)|continuare|proseguire|passare|rispondere)(?: in| all'| al)? ?~${end}${asking('preferirei|preferisco|vorrei|mi piacerebbe')}`,
    `<clause>(?:lei )?(?:parla|parli) (?:anche )?(?:l'|in )?~\\s*\\?`,
    `<clause>in ~,? per favore${end}`,
    `<whole>non (?:parlo|capisco) (?:bene )?(?:l'|il |lo )?~`,
  ],
  pt: [
    `<clause>(?:podemos|poderíamos|podíamos|posso|poderia|podia|pode|será que podemos|é possível|prefiro|preferia|preferiria|gostaria de|queria|quero)(?: por favor)? (?:falar|fazer (?:isto|isso|a entrevista|esta entrevista)|fazê-lo|continuar|prosseguir|mudar|responder|passar)(?: (?:isto|isso))?(?: em| para(?: o)?)? ~${end}${asking('prefiro|preferia|preferiria|gostaria de|queria|quero')}`,
    `<clause>(?:você |o senhor |a senhora )?(?:fala|falas) (?:também )?(?:em )?~\\s*\\?`,
    `<clause>em ~,? por favor${end}`,
    `<whole>(?:eu )?não (?:falo|entendo|percebo) (?:bem )?(?:o )?~`,
  ],
  pl: [
    `<clause>(?:czy )?(?:możemy|moglibyśmy|mogę|mógłbym|mogłabym|można|da się|wolę|wolałbym|wolałabym|chciałbym|chciałabym)(?: (?:prosić|może|też|raczej))* (?:rozmawiać|porozmawiać|mówić|kontynuować|odpowiadać|przejść|prowadzić (?:tę|ten) (?:rozmowę|wywiad)|zrobić to)(?: (?:to|dalej))?(?: po| w języku| na(?: język)?)? ~${end}${asking('wolę|wolałbym|wolałabym|chciałbym|chciałabym')}`,
    `<clause>(?:czy )?(?:mówi|mówisz|rozumie)(?: pan| pani)? (?:też )?(?:po )?~${end}`,
    `<whole>(?:proszę )?po ~,? proszę`,
    `<whole>nie (?:mówię|rozumiem) (?:dobrze )?po ~`,
  ],
  nl: [
    `<clause>(?:kunnen|kan|mogen|mag|zouden|zullen|zou) (?:we|wij|ik|u|je) (?:(?:dit|het|het gesprek|dit gesprek|misschien|ook|alstublieft|liever) )*(?:in het |op |naar het |verder in het )?~(?: (?:spreken|praten|doen|voeren|doorgaan|verdergaan|verder|antwoorden|overschakelen|kunnen (?:spreken|praten)))?${end}`,
    `<clause>(?:spreekt u|spreek je|praat u|verstaat u) (?:ook )?~${end}`,
    `<clause>(?:liever )?in het ~,? (?:alstublieft|graag)${end}`,
    `<clause>ik (?:wil|zou)(?: graag| liever)* (?:in het )?~ (?:spreken|praten|antwoorden|willen spreken)`,
  ],
  sv: [
    `<clause>(?:kan|kunde|får|skulle|ska) (?:vi|jag|du|ni) (?:(?:kunna|få|gärna|hellre|också|ta det|göra det(?: här)?) )*(?:(?:prata|tala|göra (?:det|intervjun)|fortsätta|svara|byta|köra) )?(?:på |till )?~${end}`,
    `<clause>(?:pratar|talar|förstår) (?:du|ni) (?:också |även )?~${end}`,
    `<clause>(?:hellre )?på ~,? tack${end}`,
    `<clause>jag (?:vill|skulle vilja|föredrar att) (?:hellre )?(?:prata|tala|svara|fortsätta) (?:på )?~${end}`,
  ],
  da: [
    `<clause>(?:kan|kunne|må|skal) (?:vi|jag|jeg|du|de) (?:(?:godt|også|hellere|ikke|eventuelt|gøre det|tage det) )*(?:(?:tale|snakke|fortsætte|svare|skifte|gøre det|føre samtalen) )?(?:på |til )?~${end}`,
    `<clause>(?:taler|snakker|forstår) (?:du|de) (?:også )?~${end}`,
    `<clause>(?:hellere )?på ~,? tak${end}`,
    `<clause>jeg vil (?:hellere|gerne|helst) (?:tale|snakke|svare|fortsætte) (?:på )?~${end}`,
  ],
  no: [
    `<clause>(?:kan|kunne|får|skal) (?:vi|jeg|du|dere) (?:(?:også|heller|ikke|gjøre det|ta det) )*(?:(?:snakke|prate|tale|fortsette|svare|bytte|gjøre det|ta det) )?(?:på |til )?~${end}`,
    `<clause>(?:snakker|prater|forstår) (?:du|dere) (?:også )?~${end}`,
    `<clause>(?:heller )?på ~,? takk${end}`,
    `<clause>jeg vil (?:heller|gjerne|helst) (?:snakke|prate|svare|fortsette) (?:på )?~${end}`,
  ],
  ru: [
    `<clause>(?:можно|можем(?: ли)?(?: мы)?|могу(?: ли)?(?: я)?|могли бы мы|можете|давайте|нельзя ли|я бы предпоч(?:ёл|ел|ла)|я хотела? бы|хотелось бы|я хочу)(?: (?:ли|мы|я|вы|пожалуйста|лучше))* (?:говорить|поговорить|продолжить|продолжать|перейти|перейдём|перейдем|отвечать|общаться|провести интервью|поговорим|продолжим|сделать это)(?: это| лучше)? (?:по-|на )?~(?: языке?)?${end}${asking('давайте|я бы|хотелось бы|я хочу')}`,
    `<clause>(?:вы|ты) (?:говорите|говоришь|понимаете) (?:ли )?(?:по-|на )?~(?: языке)?${end}`,
    `<clause>(?:по-|на )~(?: языке)?,? пожалуйста${end}`,
    `<whole>я (?:плохо |не )(?:говорю|понимаю) (?:по-|на )~`,
  ],
  uk: [
    `<clause>(?:можна|можемо(?: ми)?|чи можемо(?: ми)?|чи можна|можу(?: я)?|давайте|я б (?:волів|воліла|хотів|хотіла)|я хочу|хотілося б)(?: (?:ми|я|ви|будь ласка|краще))* (?:говорити|поговорити|продовжити|продовжувати|перейти|перейдемо|відповідати|спілкуватися|поговоримо|продовжимо)(?: це| краще)? (?:по-|на )?~(?: мов\\p{L}{1,3})?${end}${asking('давайте|я б|я хочу|хотілося б')}`,
    `<clause>(?:чи )?(?:ви|ти) (?:говорите|розмовляєте|розумієте) ~(?: мовою)?${end}`,
    `<clause>~(?: мовою)?,? будь ласка${end}`,
  ],
  bg: [
    `<clause>(?:може ли|можем ли|мога ли|възможно ли е|бихме ли могли|предпочитам|бих искала?|искам)(?: (?:да|моля))* (?:говорим|говоря|поговорим|продължим|продължа|отговарям|отговоря|минем|преминем|направим това)(?: (?:това|по-добре))?(?: на)? ~${end}`,
    `<clause>(?:говорите|разбирате) ли (?:на )?~${end}`,
    `<clause>на ~,? моля${end}`,
  ],
  cs: [
    `<clause>(?:můžeme|mohli bychom|můžu|mohu|mohl bych|mohla bych|šlo by|jde|dá se|raději bych|chtěl bych|chtěla bych|chci)(?: (?:to|prosím|spolu|raději|radši|taky))* (?:mluvit|hovořit|dělat|udělat|pokračovat|odpovídat|odpovědět|přejít|vést (?:ten |tento )?rozhovor)(?: to)?(?: v| ve| do)? ~${end}${asking('raději|radši|chtěl bych|chtěla bych|chci')}`,
    `<clause>(?:mluvíte|umíte|rozumíte) (?:taky |také )?~${end}`,
    `<clause>(?:raději )?(?:v |ve )?~,? prosím${end}`,
  ],
  sk: [
    `<clause>(?:môžeme|mohli by sme|môžem|mohol by som|mohla by som|dá sa|dalo by sa|radšej by som|chcel by som|chcela by som|chcem)(?: (?:to|prosím|spolu|radšej|aj))* (?:hovoriť|rozprávať|robiť|urobiť|pokračovať|odpovedať|prejsť|viesť (?:tento )?rozhovor)(?: (?:to|sa))?(?: po| v| vo| do)? ~${end}${asking('radšej|chcel by som|chcela by som|chcem')}`,
    `<clause>(?:hovoríte|viete|rozumiete) (?:aj )?(?:po )?~${end}`,
    `<clause>(?:radšej )?(?:po |v |vo )?~,? prosím${end}`,
  ],
  hr: [
    `<clause>(?:možemo li|bismo li mogli|mogu li|može li se|je li moguće|radije bih|želim|htio bih|htjela bih|volio bih|voljela bih)(?: (?:to|molim|mi|ja))* (?:govoriti|razgovarati|pričati|nastaviti|odgovarati|prijeći|obaviti (?:ovaj )?razgovor)(?: to)?(?: na)? ~${end}`,
    `<clause>(?:govorite li|razumijete li|pričate li) ~${end}`,
    `<clause>na ~,? molim${end}`,
  ],
  ro: [
    `<clause>(?:putem|am putea|pot|aș putea|puteți|ați putea|se poate|aș prefera|prefer|aș vrea|vreau)(?: (?:să|vă rog|mai bine))* (?:vorbi|vorbim|vorbesc|vorbiți|continua|continuăm|continui|răspunde|răspund|face (?:asta|interviul)|facem (?:asta|interviul)|trece|trecem)(?: (?:asta|mai bine))?(?: în| la)?(?: limba)? ~${end}${asking('aș prefera|prefer|aș vrea|vreau')}`,
    `<clause>(?:dumneavoastră )?vorbiți (?:și )?(?:în )?(?:limba )?~\\s*\\?`,
    `<clause>în (?:limba )?~,? vă rog${end}`,
  ],
  el: [
    `<clause>(?:μπορούμε|θα μπορούσαμε|μπορώ|γίνεται|προτιμώ|θα προτιμούσα|θα ήθελα|θέλω) να (?:το )?(?:μιλήσουμε|μιλήσω|μιλάμε|συνεχίσουμε|συνεχίσω|κάνουμε|κάνω|απαντήσω|απαντώ|αλλάξουμε|γίνει)(?: (?:αυτό|τη συνέντευξη))?(?: στα| σε)? ~${end}${asking('προτιμώ|θα προτιμούσα|θα ήθελα|θέλω')}`,
    `<clause>(?:μιλάτε|μιλάς|καταλαβαίνετε) ~${end}`,
    `<clause>στα ~,? παρακαλώ${end}`,
  ],
  fi: [
    `<clause>(?:voimmeko|voisimmeko|voinko|voisinko|voitteko|voisitteko|voidaanko|voisiko|saanko|haluaisin|haluan|mieluummin)(?: (?:me|te|tämän|tätä|mieluummin))* (?:puhua|jatkaa|tehdä(?: tämän)?|vastata|vaihtaa|keskustella)(?: tämän| haastattelun)? ~${end}`,
    `<clause>(?:voimmeko|voisimmeko|voidaanko) (?:puhua|jatkaa|tehdä tämän|tehdä haastattelun|keskustella) (?:mieluummin )?~${end}`,
    `<clause>(?:puhutteko|puhutko|osaatteko|ymmärrättekö) (?:myös )?~${end}`,
    `<clause>(?:mieluummin )?~,? kiitos${end}`,
  ],
  hu: [
    `<clause>(?:beszélhetünk|beszélhetnénk|folytathatjuk|folytathatnánk|csinálhatjuk|válaszolhatok|válaszolhatnék|átválthatunk|lehet)(?: (?:inkább|ezt|az interjút|kérem|esetleg))* ~(?: (?:beszélni|folytatni|válaszolni))?${end}`,
    `<clause>(?:inkább )?~ (?:beszélnék|szeretnék|folytatnám|válaszolnék|beszélhetünk|beszélhetnénk|folytathatjuk|folytathatnánk)`,
    `<clause>(?:beszél|tud|ért) ~\\s*\\?`,
    `<clause>(?:inkább )?~,? kérem${end}`,
  ],
  tr: [
    `<clause>(?:(?:lütfen|bunu|görüşmeyi|biraz) )*~ (?:olarak )?(?:(?:konuşabilir|devam edebilir|yapabilir|sürdürebilir|cevap verebilir|yanıt verebilir|geçebilir) (?:miyiz|miyim|misiniz|mi|olur mu)|(?:konuşsak|devam etsek|yapsak)(?: (?:mi|olur mu))?)`,
    `<clause>~ (?:biliyor|konuşuyor) (?:musunuz|musun)`,
    `<clause>~ (?:konuşmak|devam etmek|cevap vermek) ist(?:iyorum|erim|erdim)`,
    `<whole>(?:lütfen )?~(?: lütfen| olsun)`,
  ],
  ar: [
    `هل (?:يمكننا|نستطيع|بإمكاننا|يمكن|ممكن|من الممكن|يمكنني|أستطيع|لنا)(?: أن)? (?:نتحدث|نتكلم|التحدث|التكلم|الحديث|نكمل|نواصل|المتابعة|أتحدث|أتكلم|أجيب|الإجابة|إجراء (?:هذه )?المقابلة|نجري (?:هذه )?المقابلة|نفعل هذا)(?: (?:هذا|معك|معكم))? ~`,
    `<clause>(?:أفضل|أود|أريد) (?:أن (?:أتحدث|أتكلم|أجيب|نتحدث|نتكلم|أواصل)|التحدث|الحديث|الإجابة|المتابعة)(?: معك)? ~`,
    `<clause>هل (?:تتحدث|تتكلم|تتحدثون|تتكلمين|تتحدثين) ~`,
    `<whole>~ من فضلك`,
  ],
  hi: [
    `क्या (?:हम|मैं|आप) (?:(?:यह|ये|इसे|बातचीत|इंटरव्यू|साक्षात्कार|कृपया|मुझसे) )*~ (?:में )?(?:(?:बात|बोल|जारी|जवाब|उत्तर|बातचीत|सवाल) )?(?:(?:कर|रख|दे|पूछ|बोल) )?(?:सकते|सकता|सकती|करें|बोलते|बोलती|जानते|समझते)`,
    `<clause>(?:कृपया )?~ में (?:बात करें|बात कीजिए|बोलिए|बोलें|पूछिए)`,
    `<clause>क्या आपको ~ (?:आती|समझ)`,
  ],
  ta: [
    `(?:நாம் |நான் |நாங்கள் |இதை )*~ (?:பேசலாமா|பேச முடியுமா|தொடரலாமா|தொடர முடியுமா|பதில் சொல்லலாமா|பதிலளிக்கலாமா)`,
    `<clause>(?:நீங்கள் |உங்களுக்கு )~ (?:பேசுவீர்களா|தெரியுமா|பேச முடியுமா)`,
  ],
  vi: [
    `(?:chúng ta|mình|tôi|bạn|anh|chị|em)(?: (?:có thể|muốn|được phép))? (?:nói chuyện|nói|tiếp tục|trả lời|chuyển|làm|thực hiện|trao đổi)(?: (?:việc này|cuộc phỏng vấn|chuyện))?(?: (?:bằng|sang))? ~ (?:được không|được chứ|không|nhé)${end}`,
    `<clause>(?:tôi|mình|em) muốn (?:nói chuyện|nói|tiếp tục|trả lời|chuyển|trao đổi)(?: (?:bằng|sang))? ~${end}`,
    `<clause>(?:bạn|anh|chị|em) (?:có )?(?:nói|biết) (?:được )?~ (?:không|được không)`,
    `<whole>(?:xin |làm ơn )?(?:nói |bằng )?~ (?:được không|nhé|làm ơn|ạ)`,
  ],
  id: [
    `<clause>(?:bisakah|bisa|bolehkah|boleh|dapatkah|apakah bisa|apa bisa|saya (?:ingin|mau|lebih suka)|mohon|tolong)(?: (?:kita|saya|anda|kami|ini|wawancara))*(?: (?:berbicara|bicara|berbahasa|melakukan ini|lakukan ini|melanjutkan|lanjut|lanjutkan|menjawab|ganti|beralih|pakai|menggunakan|pindah))*(?: (?:dalam|dengan|ke|pakai))? ~${end}`,
    `<clause>(?:apakah |apa )?(?:anda|kamu|bapak|ibu) (?:bisa |dapat )?(?:(?:berbicara|bicara|paham|mengerti)(?: dalam)? )?~${end}`,
  ],
  ms: [
    `<clause>(?:bolehkah|boleh|dapatkah|boleh tak|saya (?:ingin|mahu|nak|lebih suka)|tolong)(?: (?:kita|saya|anda|kami|ini|temu bual))*(?: (?:bercakap|cakap|berbual|berbahasa|buat ini|teruskan|menyambung|sambung|menjawab|jawab|tukar|guna|gunakan))*(?: (?:dalam|dengan|ke))? ~${end}`,
    `<clause>(?:adakah )?(?:anda|awak|encik|puan) (?:boleh |tahu |pandai )?(?:bercakap|cakap|faham|berbahasa)(?: dalam)? ~${end}`,
  ],
  fil: [
    `<clause>(?:pwede|puwede|maaari|pwedeng|puwedeng|maaaring|gusto kong|mas gusto kong)(?: (?:po|ba|bang|tayong|natin|nating|akong|ako|ko|kong|na))*(?: (?:mag-usap|magsalita|ituloy|gawin(?: ito)?|sumagot|magpatuloy))?(?: (?:ito|na lang|po|tayo))*(?: sa| ng| nang)? (?:mag-)?~(?: (?:na lang|po|tayo))*`,
    `<clause>(?:marunong|nagsasalita|nakakapagsalita|nakakaintindi)(?: (?:po|ba|bang|kayo|ka|kayong|kang))* (?:ng |sa )?(?:mag-)?~`,
    `<clause>(?:mag-)?~ (?:na lang|po|tayo)(?: (?:tayo|po|please|sana))*${end}`,
  ],
  zh: [
    `(?:可以|能|行)(?:换成|改用|改成|用|说|讲|换)~(?:来)?(?:说|谈|进行|交流|继续|回答|讲|聊)?(?:吗|么|嘛)`,
    `(?:可不可以|能不能|能否|可否)(?:换成|改用|改成|用|说|讲|换)~`,
    `<clause>我(?:更)?(?:想|希望|想要)(?:换成|改用|用|说|讲)~(?:来)?(?:说|谈|进行|交流|继续|回答|讲|聊)?${end}`,
    `(?:您|你)(?:会|能)(?:不会|不能)?(?:说|讲|听)?~(?:吗|么)`,
    `<whole>(?:请|麻烦)(?:用|说|讲|换成|改用)~(?:吧|好吗|可以吗|行吗)?`,
  ],
  ja: [
    `~(?:で|に)(?:話し|お話しし|続け|答え|切り替え|変え|変更し|し)(?:て(?:も(?:いい|よろしい|構いません|かまいません|大丈夫)|ください|下さい|いただけ|もらえ|ほしい)|たい|ましょう)`,
    `~(?:で|を|は|が)?(?:話せますか|話せませんか|話しますか|できますか|わかりますか)`,
    `<whole>~で(?:お願いします|お願いできますか|いいですか)`,
  ],
  ko: [
    `~로 (?:\\p{L}+ ){0,3}\\p{L}{0,6}(?:될까요|되나요|될까|수 있을까요|수 있나요|주세요|주시|주십시오|싶어요|싶습니다|싶은데|할까요|하시죠|합시다)`,
    `~(?:를|을)? ?(?:(?:하실|할) 수 있(?:나요|습니까|으세요|어요|을까요)|(?:하실|할) 줄 아(?:세요|시나요|십니까)|되나요|가능한가요)`,
    `<whole>~로 (?:부탁드립니다|부탁해요|해 주세요|해주세요)`,
  ],
};

/** "My language" and "another language". */
const unnamed: Readonly<Record<Language, string>> = {
  en: '(?:another|a different|some other|my (?:own|native|mother)) (?:language|tongue)|my language',
  es: '(?:otro|mi propio|mi) idioma|otra lengua|mi lengua(?: materna)?',
  fr: '(?:une autre|ma propre|ma) langue(?: maternelle)?',
  de: '(?:eine[rn]? anderen? sprache|meiner? (?:eigenen |mutter)?sprache)',
  it: "un'altra lingua|(?:nella )?mia lingua(?: madre)?",
  pt: '(?:outra|noutra|minha) língua|outro idioma|na minha língua',
  pl: '(?:innym|moim|inny) język\\p{L}{0,3}',
  nl: '(?:een andere|mijn eigen|mijn) (?:moeder)?taal',
  sv: '(?:ett annat|mitt eget|mitt) språk|mitt modersmål',
  da: '(?:et andet|mit eget|mit) sprog|mit modersmål',
  no: '(?:et annet|mitt eget|mitt) språk|morsmålet mitt',
  ru: '(?:другом|моём|моем|родном|другой) язык\\p{L}?',
  uk: '(?:іншою|моєю|рідною) мовою',
  bg: '(?:друг|моя|родния ми) език',
  cs: '(?:jiném|mém|svém|jiný) jazy\\p{L}{1,3}',
  sk: '(?:inom|mojom|svojom|iný) jazy\\p{L}{1,3}',
  hr: '(?:drugom|mojem|svom|drugi) jezi\\p{L}{1,3}',
  ro: '(?:altă limbă|limba mea)',
  el: '(?:άλλη γλώσσα|τη γλώσσα μου)',
  fi: '(?:toisella|muulla|omalla) kielellä(?:ni)?',
  hu: '(?:más|másik|a saját) nyelven|anyanyelvemen',
  tr: '(?:başka (?:bir )?dilde|kendi dilimde)',
  ar: '(?:ب)?(?:لغة أخرى|لغتي)',
  hi: '(?:दूसरी भाषा|किसी और भाषा|अपनी भाषा|मेरी भाषा)',
  ta: '(?:வேறு மொழியில்|என் மொழியில்)',
  vi: '(?:một )?(?:ngôn ngữ|thứ tiếng) khác',
  id: 'bahasa (?:lain|saya)',
  ms: 'bahasa (?:lain|saya)',
  fil: '(?:ibang|aking|sariling) wika',
  zh: '(?:别的|其他|另一种)语言|母语',
  ja: '(?:他|ほか|別)の言語|母国語',
  ko: '(?:다른 (?:언어|말)|모국어)',
};

/** Names that `Intl` does not have: other languages, and other words for these. */
const further: Partial<Record<Language, string>> = {
  en: 'mandarin|cantonese|catalan|hebrew|farsi|persian|urdu|bengali|serbian|tagalog',
  es: 'castellano|holandés|catalán|mandarín',
  fr: 'espagnole|mandarin',
  de: 'holländisch|mandarin|serbisch|persisch',
  pt: 'polaco|checo|neerlandês|castelhano',
  nl: 'vlaams|perzisch',
  hi: 'अंग्रेजी|हिंदी|स्पैनिश|फ्रेंच|उर्दू|बांग्ला|मराठी',
  zh: '英文|西语|法文|德文|日文|韩文|普通话|汉语|粤语|广东话|国语',
  ko: '중국말|한국말|일본말',
  vi: 'tiếng (?:trung quốc|hàn quốc|ý|nhật bản|hoa)',
  id: 'bahasa (?:mandarin|cina|polandia)',
  ms: 'bahasa (?:mandarin|melayu|poland)',
  fil: 'tagalog|espanyol|aleman|pranses|intsik|hapon|bisaya|cebuano',
  da: 'hollandsk|kinesisk',
  no: 'hollandsk|kinesisk',
  sv: 'holländska|persiska',
};

const anyLetters = String.raw`\p{L}{0,7}`;
/** Turns the name of a language into a pattern for its forms after "speak" and "in". */
const forms: Partial<Record<Language, (name: string) => string>> = {
  pl: (name) => name.replace(/i$/u, String.raw`\p{L}{1,4}`),
  ru: (name) => name.replace(/ий$/u, String.raw`\p{L}{1,3}`),
  uk: (name) => name.replace(/а$/u, String.raw`\p{L}{1,3}`).replace('ʼ', "[ʼ’']"),
  cs: (name) => name.replace(/(?:št|čt|č|t)ina$/u, String.raw`(?:št|čt|č|e?ck|sk)\p{L}{1,4}`),
  sk: (name) => name.replace(/(?:št|čt|č|t)ina$/u, String.raw`(?:št|čt|č|e?ck|sk)\p{L}{1,4}`),
  hr: (name) => name.replace(/i$/u, String.raw`\p{L}{1,3}`),
  fi: (name) => name.slice(0, Math.max(4, name.length - 2)) + anyLetters,
  hu: (name) => name.slice(0, -1) + String.raw`\p{L}{1,4}`,
  ro: (name) => name.replace(/ă$/u, String.raw`\p{L}{1,4}`),
  tr: (name) => name + String.raw`\p{L}{0,3}`,
  ar: (name) => `(?:باللغة |اللغة |إلى |ب)?(?:ال|لل)?${name.replace(/^ال/u, '').replace(/^إ/u, '[إا]')}`,
  ta: (name) => name.replace(/(?:ம்|்)$/u, '') + String.raw`[\p{L}\p{M}]{0,12}`,
  id: (name) => `(?:ber)?bahasa ${name}`,
  ms: (name) => `bahasa ${name}`,
};

const displayNames = new Map<Language, Intl.DisplayNames>();

const nameOf = (named: Language, said: Language): string => {
  const names = displayNames.get(said) ?? new Intl.DisplayNames([said], { type: 'language' });
  displayNames.set(said, names);
  const name = (names.of(named) ?? named).toLowerCase();
  return forms[said]?.(name) ?? name;
};

function namesIn(language: Language): string {
  const all = languages.map((each) => nameOf(each, language));
  return `(?:${[...new Set(all), further[language], unnamed[language]].filter(Boolean).join('|')})`;
}

export const languageNames = Object.fromEntries(
  languages.map((language) => [language, namesIn(language)]),
) as Record<Language, string>;

/** Wishes of each language, searched in all: experts often say them in the language that they want. */
export const otherLanguage = Object.fromEntries(
  languages.map((language) => {
    const own = language === 'en' ? unlessQuoted(wishes.en, quoting) : wishes[language];
    return [language, own.map((wish) => wish.replaceAll('~', languageNames[language]))];
  }),
) as unknown as Record<Language, readonly string[]>;

export const namesLanguage = (text: string, named: Language, said: Language): boolean =>
  new RegExp(`(?<!\\p{L})${nameOf(named, said)}(?!\\p{L})`, 'iu').test(text);

/** Returns whether a text speaks of the expert's own command of a language: "my English". */
export const namesOwnLanguage = (text: string, said: Language): boolean =>
  ownIn(said) !== '' &&
  new RegExp(`(?<!\\p{L})(?:${ownIn(said)}) (?:\\p{L}+ )?${languageNames[said]}`, 'iu').test(text);
