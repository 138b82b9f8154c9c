import { type Language } from '@colloquy/contracts';

/**
 * Wishes that the interviewer speaks more slowly; see {@link RequestPatterns}. Machines and markets are slow, too: a
 * pattern that does not address the interviewer counts only as a sentence of its own.
 */
export const slower: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '(?:can|could|would|will) you (?:please )?(?:speak|talk|say (?:it|that)|read (?:it|that)|go) (?:a (?:little |bit |little bit )?)?(?:more )?(?:slower|slowly)',
    '<clause>(?:can|could|would|will) you (?:please )?slow (?:it )?down(?: a (?:little bit|little|bit))?(?= ?[,.!?;]|$| please)',
    '<clause>please (?:speak|talk|read) (?:a (?:little |bit |little bit )?)?(?:more )?(?:slower|slowly)(?= ?[,.!?;]|$)',
    '<whole>(?:speak|talk|go|read) (?:a (?:little |bit |little bit )?)?(?:more )?(?:slower|slowly)',
    '<whole>(?:a (?:little bit |little |bit ))?(?:slower|more slowly)',
    '<clause>(?:(?:a (?:little bit |little |bit ))?(?:slower|more slowly)|slow down(?: a (?:little bit|little|bit))?),? please(?= ?[,.!?;]|$)',
    '<whole>(?:slow down(?: a (?:little bit|little|bit))?|not so fast)',
    "<clause>you(?:'re| are) (?:talking|speaking) (?:much |way |a bit |a little )?too (?:fast|quickly)",
    "<whole>you(?:'re| are) going (?:much |way |a bit |a little )?too (?:fast|quickly)",
  ],
  es: [
    '(?:puede usted|podría usted|puedes|podrías)(?: por favor)? (?:hablar|ir) (?:un poco )?(?:más (?:despacio|lento)|menos rápido)',
    '<clause>(?:puede|podría)(?: por favor)? (?:hablar|ir) (?:un poco )?(?:más (?:despacio|lento)|menos rápido)(?= ?[,.!?;]|$| por favor)',
    '<whole>(?:hable |habla |vaya )?(?:un poco )?más (?:despacio|lento)',
    '<whole>(?:usted )?(?:habla|hablas|está hablando|estás hablando) (?:muy|demasiado) rápido',
  ],
  fr: [
    "(?:pouvez-vous|pourriez-vous|vous pouvez|vous pourriez|tu peux|peux-tu)(?: s'il vous plaît)? parler (?:un peu )?(?:plus lentement|moins vite)",
    '<whole>(?:parlez |allez )?(?:un peu )?(?:plus lentement|moins vite)',
    '<clause>vous parlez (?:un peu |beaucoup )?trop vite',
  ],
  de: [
    '<clause>(?:können|könnten|würden|kannst|könntest) (?:sie|du) (?:(?:bitte|etwas|ein bisschen|ein wenig|vielleicht|mal) )*langsamer (?:sprechen|reden)(?= ?[,.!?;]|$)',
    '<whole>(?:können|könnten|würden|kannst|könntest) (?:sie|du) (?:(?:bitte|etwas|ein bisschen|ein wenig|vielleicht|mal) )*langsamer',
    '<whole>(?:(?:bitte|etwas|ein bisschen|ein wenig|viel) )*langsamer(?: (?:sprechen|reden))?',
    '<whole>(?:sprechen|reden) sie (?:(?:bitte|etwas|ein bisschen|ein wenig|mal) )*langsamer',
    '<whole>nicht so schnell',
    '<clause>du (?:sprichst|redest) (?:mir )?(?:viel |etwas )?zu schnell',
    '<whole>sie (?:sprechen|reden) (?:mir )?(?:viel |etwas )?zu schnell',
  ],
  it: [
    "(?:puoi|potresti)(?: per favore)? parlare (?:un po' )?(?:più (?:lentamente|piano)|meno velocemente)",
    "<start>(?:lei )?(?:può|potrebbe)(?: per favore)? parlare (?:un po' )?(?:più (?:lentamente|piano)|meno velocemente)(?= ?[,.!?;]|$| per favore)",
    "<whole>(?:parli |parla )?(?:un po' )?più (?:lentamente|piano)",
    '<whole>(?:lei )?(?:parla|parli|sta parlando) troppo (?:veloce|velocemente|in fretta)',
  ],
  pt: [
    '(?:(?:você|o senhor|a senhora) (?:pode|poderia|podia)|podes|podias)(?: por favor)? falar (?:um pouco )?mais (?:devagar|lentamente)',
    '<start>(?:pode|poderia|podia)(?: por favor)? falar (?:um pouco )?mais (?:devagar|lentamente)(?= ?[,.!?;]|$| por favor)',
    '<whole>(?:fale |fala )?(?:um pouco )?mais devagar',
    '<whole>(?:você |o senhor |a senhora )?(?:fala|está falando|está a falar) (?:muito|demasiado) (?:rápido|depressa)',
  ],
  pl: [
    '(?:(?:może|mógłby|mogłaby) (?:pan|pani)|(?:pan|pani) (?:może|mógłby|mogłaby)|możesz|mógłbyś|mogłabyś) mówić (?:trochę |nieco )?wolniej',
    '<whole>(?:mówić |mów )?(?:trochę |nieco )?wolniej',
    '<whole>(?:pan |pani )?(?:mówi|mówisz) (?:pan |pani )?(?:za|zbyt) szybko',
  ],
  hi: [
    '(?:थोड़ा )?(?:और )?धीरे(?:-धीरे| धीरे)? (?:बोलिए|बोलिये|बोलो|बात कीजिए)',
    '(?:आप|तुम) (?:थोड़ा )?(?:और )?धीरे(?:-धीरे| धीरे)? (?:बोलें|बोल सकते|बोल सकती|बात करें)',
    '<whole>(?:थोड़ा )?(?:और )?धीरे(?:-धीरे| धीरे)? (?:बोलें|बोल सकते हैं|बोल सकती हैं|बात करें)',
  ],
  zh: [
    '(?:你|您)(?:可以|可不可以|能不能|能否|能)(?:说|讲)(?:得)?慢(?:一)?(?:点|些)',
    '<whole>(?:请|麻烦|能不能|可不可以|可以|能否)?(?:你|您)?(?:说|讲)(?:得)?慢(?:一)?(?:点|些)(?:儿)?(?:吗|吧|好吗)?',
    '<whole>(?:请|麻烦)?(?:你|您)?慢(?:一)?(?:点|些)(?:儿)?(?:说|讲)(?:吗|吧|好吗)?',
    '<clause>(?:你|您)(?:说|讲)(?:话)?得?太快',
    '<whole>(?:说|讲)(?:话)?得?太快了?',
  ],
  ko: [
    '천천히 (?:좀 )?(?:말씀해|말해|얘기해|이야기해) ?(?:주세요|주시겠|주실|주십시오|줄래|줘)',
    '<whole>(?:(?:조금|좀) )?(?:더 )?천천히(?: (?:좀 )?(?:말씀하세요|말하세요))?',
    '<whole>말이 (?:너무 )?(?:빨라요|빠릅니다|빨라)',
    '말씀이 너무 (?:빠르세요|빠르십니다|빠르시|빨라요)',
  ],
  ru: [
    '(?:можете|могли бы вы|вы не могли бы|не могли бы вы|можешь)(?: пожалуйста)? говорить (?:немного |чуть )?(?:помедленнее|медленнее)',
    '<whole>(?:говорите |говори )?(?:немного |чуть )?(?:помедленнее|медленнее)',
    '<clause>вы говорите слишком быстро',
    '<whole>(?:вы )?(?:говорите )?слишком быстро(?: говорите)?',
  ],
  nl: [
    '(?:kunt u|kun je|kan je|wilt u|wil je|zou u|zou je) (?:(?:alstublieft|alsjeblieft|iets|wat|een beetje|misschien) )*(?:langzamer|rustiger)(?: (?:praten|spreken|willen praten|willen spreken))(?= ?[,.!?;]|$)',
    '<whole>(?:(?:iets|wat|een beetje) )*langzamer(?: praten)?',
    '<whole>niet zo snel',
    '<clause>(?:u praat|u spreekt|je praat) (?:veel )?te snel',
  ],
  tr: [
    'yavaş (?:konuşabilir|konuşur) (?:misiniz|misin|musunuz|musun)',
    '<whole>(?:biraz )?daha yavaş(?: konuşun| konuş)?',
    '<clause>çok hızlı konuşuyorsun(?:uz)?',
  ],
  sv: [
    '(?:kan|skulle|kunde) (?:du|ni)(?: kunna)? (?:prata|tala) (?:(?:lite|något) )?(?:långsammare|saktare)',
    '<whole>(?:prata |tala )?(?:lite )?(?:långsammare|saktare)',
    '<whole>inte så (?:fort|snabbt)',
    '<clause>(?:du|ni) (?:pratar|talar) (?:lite |alldeles )?för (?:fort|snabbt)',
  ],
  id: [
    '(?:bisa|bisakah|boleh|bolehkah|tolong|mohon|coba) (?:(?:anda|kamu|bapak|ibu) )?(?:bicara|berbicara)(?:nya)? (?:lebih |agak )?(?:pelan|lambat)(?:-pelan)?',
    '<whole>(?:bicara|berbicara)(?:nya)? (?:lebih |agak )?(?:pelan|lambat)(?:-pelan)?',
    '<whole>(?:(?:bisa|bisakah|boleh|bolehkah) )?(?:lebih|agak) pelan(?:-pelan)?',
  ],
  fil: [
    '<whole>(?:(?:pwede|puwede|maaari|pwedeng|puwedeng)(?: (?:po|pong|ba|bang|mo|mong|ninyong))* )?(?:pakibagalan|bagalan)(?: (?:mo|ninyo|po|naman))*',
    '(?:pwede|puwede|maaari|pwedeng|puwedeng)(?: (?:po|ba|bang|bang po|kayong|kang|mong|ninyong)){0,4} magsalita (?:po )?nang (?:mas )?(?:mabagal|dahan-dahan)',
    '<whole>(?:magsalita|magsalita po) (?:(?:kayo|ka) )?nang (?:mas )?(?:mabagal|dahan-dahan)',
  ],
  ja: [
    'ゆっくり(?:と)?(?:話して|喋って|しゃべって|言って)(?:ください|下さい|もらえ|いただけ|頂け|くれ)',
    '<whole>(?:もう少し|もうちょっと|もっと)?ゆっくり(?:と)?お願い(?:します|できますか)?',
    '<whole>(?:少し|ちょっと)?早口(?:です|ですね|すぎます|過ぎます)?',
  ],
  uk: [
    '(?:можете|могли б ви|могли б)(?: будь ласка)? говорити (?:трохи )?повільніше',
    '<whole>(?:говоріть )?(?:трохи )?повільніше',
    '<clause>ви говорите (?:занадто|надто) швидко',
  ],
  el: [
    '(?:μπορείτε|μπορείς|μπορούσατε|μπορούσες|θέλετε) να (?:μιλάτε|μιλήσετε|μιλάς) (?:λίγο )?πιο (?:αργά|σιγά)',
    '<whole>(?:μιλήστε |μιλάτε |να μιλάτε )?(?:λίγο )?πιο (?:αργά|σιγά)',
    '<clause>μιλάτε πολύ γρήγορα(?= ?[,.!?;]|$)',
  ],
  cs: [
    '(?:můžete|mohl byste|mohla byste|můžeš)(?: prosím)? mluvit (?:trochu )?pomaleji',
    '<whole>(?:mluvte |mluv )?(?:trochu )?pomaleji',
    '<clause>mluvíte (?:na mě )?(?:moc|příliš) rychle',
  ],
  fi: [
    '(?:voisitteko|voisitko|voitteko|voitko) puhua (?:(?:vähän|hieman|hiukan) )?hitaammin',
    '<whole>(?:puhukaa |puhu )?(?:(?:vähän|hieman) )?hitaammin',
    '<clause>(?:puhutte|puhut) liian nopeasti',
  ],
  ro: [
    '(?:puteți|ați putea|poți|ai putea)(?: vă rog)? (?:să )?vorbi(?:ți|i)? (?:puțin )?mai (?:rar|încet)',
    '<whole>(?:vorbiți |vorbește )?(?:puțin )?mai (?:rar|încet)',
    '<clause>vorbiți prea repede',
  ],
  da: [
    '(?:kan|kunne|vil|gider) (?:du|i) (?:godt )?(?:tale|snakke) (?:lidt )?langsommere',
    '<start>(?:kan|kunne|vil) de (?:godt )?(?:tale|snakke) (?:lidt )?langsommere(?= ?[,.!?;]|$| tak)',
    '<whole>(?:tal |snak )?(?:lidt )?langsommere',
    '<whole>ikke så hurtigt',
    '<clause>du (?:taler|snakker) (?:lidt )?for hurtigt(?= ?[,.!?;]|$)',
    '<whole>de (?:taler|snakker) (?:lidt )?for hurtigt',
  ],
  bg: [
    '(?:може ли|бихте ли|можете ли) да говорите (?:малко )?по-бавно',
    '<whole>(?:говорете )?(?:малко )?по-бавно',
    '<clause>говорите (?:твърде|прекалено) бързо',
  ],
  ms: [
    '(?:boleh|bolehkah|tolong|sila) (?:(?:anda|awak|encik|puan) )?(?:cakap|bercakap)(?: dengan)? (?:lebih )?(?:perlahan|lambat)',
    '<whole>(?:cakap|bercakap)(?: dengan)? (?:lebih )?(?:perlahan|lambat)(?: sedikit)?',
    '<whole>perlahan sedikit',
  ],
  sk: [
    '(?:môžete|mohli by ste|môžeš)(?: prosím)? (?:hovoriť|rozprávať) (?:trochu )?pomalšie',
    '<whole>(?:hovorte |rozprávajte )?(?:trochu )?pomalšie',
    '<clause>(?:hovoríte|rozprávate) (?:príliš|veľmi) rýchlo(?= ?[,.!?;]|$)',
  ],
  hr: [
    '(?:možete li|biste li mogli|možete|možeš)(?: molim(?: vas)?)? (?:govoriti|pričati) (?:malo )?sporije',
    '<whole>(?:govorite |pričajte )?(?:malo )?sporije',
    '<clause>(?:govorite|pričate) prebrzo',
  ],
  ar: [
    '(?:يمكنك|بإمكانك|تستطيع|تقدر|ممكن) (?:أن )?(?:تتكلم|تتحدث|تتكلمي|تتحدثي|التحدث|الكلام) (?:ببطء|أبطأ)(?: أكثر)?',
    '<whole>(?:تكلم|تحدث|تكلمي|تحدثي) (?:ببطء|أبطأ)(?: أكثر)?',
    '<whole>ببطء(?: أكثر)?',
  ],
  ta: ['மெதுவாக(?:ப்)? பேச(?:ுங்கள்| முடியுமா)', '<whole>மெதுவாக(?:ப்)? பேசவும்'],
  vi: [
    '(?:bạn|anh|chị|em|ông|bà|cô)(?: (?:có thể|làm ơn|vui lòng|hãy))? nói chậm (?:lại|hơn)',
    '<whole>(?:(?:xin|làm ơn|vui lòng|hãy) )?nói chậm (?:lại|hơn)(?: (?:một chút|chút))?(?: được không)?',
    '<whole>chậm (?:lại|hơn) (?:một chút|chút)(?: được không)?',
  ],
  hu: [
    'tudnál (?:(?:egy )?kicsit )?lassabban beszélni',
    '<start>(?:tudna|kérem,? tudna) (?:(?:egy )?kicsit )?lassabban beszélni',
    '(?:beszélnél|beszélj) (?:(?:egy )?kicsit )?lassabban',
    '<start>(?:beszélne|beszéljen) (?:(?:egy )?kicsit )?lassabban(?= ?[,.!?;]|$| kérem)',
    '<whole>(?:(?:egy )?kicsit )?lassabban',
    '<whole>(?:ön )?túl gyorsan beszél',
  ],
  no: [
    '(?:kan|kunne|vil) (?:du|dere) (?:snakke|prate|tale) (?:litt )?(?:saktere|langsommere)',
    '<start>(?:kan|kunne|vil) de (?:snakke|prate|tale) (?:litt )?(?:saktere|langsommere)(?= ?[,.!?;]|$| takk)',
    '<whole>(?:snakk |prat )?(?:litt )?(?:saktere|langsommere)',
    '<whole>ikke så fort',
    '<clause>du (?:snakker|prater) (?:litt )?for fort',
  ],
};
