import { type Language } from '@colloquy/contracts';

/** Wishes that the interviewer speaks more slowly; see {@link RequestPatterns}. */
export const slower: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '(?:can|could|would|will) you (?:please )?(?:speak|talk|say (?:it|that)|read (?:it|that)|go) (?:a (?:little |bit |little bit )?)?(?:more )?(?:slower|slowly)',
    '<clause>(?:speak|talk|go|read) (?:a (?:little |bit |little bit )?)?(?:more )?(?:slower|slowly)(?= ?[,.!?;]|$| please)',
    '<clause>slow(?:er| down)(?: a (?:little bit|little|bit))?(?= ?[,.!?;]|$| please)',
    "<clause>you(?:'re| are) (?:talking|speaking|going) (?:much |way |a bit |a little )?too (?:fast|quickly)",
  ],
  es: [
    '(?:puede|podría|puedes|podrías)(?: por favor)? (?:hablar|ir) (?:un poco )?(?:más (?:despacio|lento)|menos rápido)',
    '<clause>(?:hable |habla |vaya )?(?:un poco )?más (?:despacio|lento)(?= ?[,.!?;]|$| por favor)',
    '<clause>(?:usted )?(?:habla|hablas|va) (?:muy|demasiado) rápido(?= ?[,.!?;]|$)',
  ],
  fr: [
    "(?:pouvez-vous|pourriez-vous|vous pouvez|vous pourriez|tu peux|peux-tu)(?: s'il vous plaît)? parler (?:un peu )?(?:plus lentement|moins vite)",
    "<clause>(?:parlez |allez )?(?:un peu )?(?:plus lentement|moins vite)(?= ?[,.!?;]|$| s'il)",
    '<clause>vous parlez (?:un peu |beaucoup )?trop vite',
  ],
  de: [
    '(?:können|könnten|würden|kannst|könntest) (?:sie|du) (?:(?:bitte|etwas|ein bisschen|ein wenig|vielleicht|mal) )*langsamer(?: (?:sprechen|reden))?(?= ?[,.!?;]|$)',
    '<clause>(?:(?:bitte|etwas|ein bisschen|ein wenig|viel) )*langsamer(?: (?:sprechen|reden))?(?: bitte)?(?= ?[,.!?;]|$)',
    '<clause>nicht so schnell(?: bitte)?(?= ?[,.!?;]|$)',
    '<clause>(?:sie (?:sprechen|reden)|du (?:sprichst|redest)) (?:mir )?(?:viel |etwas )?zu schnell',
  ],
  it: [
    "(?:può|potrebbe|puoi|potresti)(?: per favore)? parlare (?:un po' )?(?:più (?:lentamente|piano)|meno velocemente)",
    "<clause>(?:parli |parla )?(?:un po' )?più (?:lentamente|piano)(?= ?[,.!?;]|$| per favore)",
    '<clause>(?:lei )?(?:parla|parli) troppo (?:veloce|velocemente|in fretta)',
  ],
  pt: [
    '(?:pode|poderia|podia|podes)(?: por favor)? falar (?:um pouco )?mais (?:devagar|lentamente)',
    '<clause>(?:fale |fala )?(?:um pouco )?mais devagar(?= ?[,.!?;]|$| por favor)',
    '<clause>(?:você |o senhor |a senhora )?(?:fala|está falando|está a falar) (?:muito|demasiado) (?:rápido|depressa)(?= ?[,.!?;]|$)',
  ],
  pl: [
    '(?:może|mógłby|mogłaby|możesz) (?:pan |pani )?mówić (?:trochę |nieco )?wolniej',
    '<clause>(?:mówić |mów )?(?:trochę |nieco )?wolniej(?= ?[,.!?;]|$| proszę)',
    '<clause>(?:pan |pani )?(?:mówi|mówisz) (?:pan |pani )?(?:za|zbyt) szybko(?= ?[,.!?;]|$)',
  ],
  hi: ['(?:थोड़ा )?(?:और )?धीरे(?:-धीरे| धीरे)? (?:बोलिए|बोलिये|बोलें|बोलो|बोल सकते|बोल सकती|बात कीजिए|बात करें)'],
  zh: [
    '(?:说|讲)(?:得)?慢(?:一)?(?:点|些)',
    '<clause>(?:请)?慢(?:一)?(?:点|些)(?:儿)?(?:说|讲)',
    '(?:你|您)?(?:说|讲)得?太快',
  ],
  ko: ['천천히 (?:좀 )?(?:말씀|말해|얘기해|이야기해)', '말이 너무 빨라', '말씀이 너무 빠르'],
  ru: [
    '(?:можете|могли бы вы|могли бы|можешь)(?: пожалуйста)? говорить (?:немного |чуть )?(?:помедленнее|медленнее)',
    '<clause>(?:говорите |говори )?(?:немного |чуть )?(?:помедленнее|медленнее)(?= ?[,.!?;]|$| пожалуйста)',
    '<clause>вы (?:говорите слишком|слишком) быстро',
  ],
  nl: [
    '(?:kunt u|kun je|kan je|wilt u|wil je|zou u|zou je) (?:(?:alstublieft|alsjeblieft|iets|wat|een beetje|misschien) )*(?:langzamer|rustiger)(?: (?:praten|spreken|willen praten|willen spreken))(?= ?[,.!?;]|$)',
    '<clause>(?:(?:iets|wat|een beetje) )*langzamer(?: praten)?(?= ?[,.!?;]|$| alstublieft| alsjeblieft| graag)',
    '<clause>niet zo snel(?= ?[,.!?;]|$| alstublieft| alsjeblieft)',
    '<clause>(?:u praat|u spreekt|je praat) (?:veel )?te snel',
  ],
  tr: [
    'yavaş (?:konuşabilir|konuşur) (?:misiniz|misin|musunuz|musun)',
    '<clause>(?:biraz )?daha yavaş(?: konuşun| konuş)?(?= ?[,.!?;]|$| lütfen)',
    '<clause>çok hızlı konuşuyorsun(?:uz)?',
  ],
  sv: [
    '(?:kan|skulle|kunde) (?:du|ni)(?: kunna)? (?:prata|tala) (?:(?:lite|något) )?(?:långsammare|saktare)',
    '<clause>(?:prata |tala )?(?:lite )?(?:långsammare|saktare)(?= ?[,.!?;]|$| tack)',
    '<clause>inte så (?:fort|snabbt)(?= ?[,.!?;]|$| tack)',
    '<clause>(?:du|ni) (?:pratar|talar) (?:lite |alldeles )?för (?:fort|snabbt)',
  ],
  id: [
    '(?:bicara|berbicara)(?:nya)? (?:lebih |agak )?(?:pelan|lambat)(?:-pelan)?',
    '<clause>(?:lebih|agak) pelan(?:-pelan)?(?= ?[,.!?;]|$| tolong)',
  ],
  fil: [
    '<clause>(?:pakibagalan|bagalan)(?= ?[,.!?;]|$| (?:mo|ninyo|po))',
    'magsalita (?:po )?nang (?:mas )?(?:mabagal|dahan-dahan)',
  ],
  ja: ['ゆっくり(?:と)?(?:話し|喋っ|しゃべっ|言っ|お願い)', '早口'],
  uk: [
    '(?:можете|могли б ви|могли б)(?: будь ласка)? говорити (?:трохи )?повільніше',
    '<clause>(?:говоріть )?(?:трохи )?повільніше(?= ?[,.!?;]|$| будь ласка)',
    '<clause>ви говорите (?:занадто|надто) швидко',
  ],
  el: [
    'να (?:μιλάτε|μιλήσετε|μιλάς) (?:λίγο )?πιο (?:αργά|σιγά)',
    '<clause>(?:μιλήστε |μιλάτε )?(?:λίγο )?πιο αργά(?= ?[,.!?;]|$| παρακαλώ)',
    '<clause>μιλάτε πολύ γρήγορα(?= ?[,.!?;]|$)',
  ],
  cs: [
    '(?:můžete|mohl byste|mohla byste|můžeš)(?: prosím)? mluvit (?:trochu )?pomaleji',
    '<clause>(?:mluvte |mluv )?(?:trochu )?pomaleji(?= ?[,.!?;]|$| prosím)',
    '<clause>mluvíte (?:na mě )?(?:moc|příliš) rychle',
  ],
  fi: [
    '(?:voisitteko|voisitko|voitteko|voitko) puhua (?:(?:vähän|hieman|hiukan) )?hitaammin',
    '<clause>(?:puhukaa |puhu )?(?:(?:vähän|hieman) )?hitaammin(?= ?[,.!?;]|$| kiitos)',
    '<clause>(?:puhutte|puhut) liian nopeasti',
  ],
  ro: [
    '(?:puteți|ați putea|poți|ai putea)(?: vă rog)? (?:să )?vorbi(?:ți|i)? (?:puțin )?mai (?:rar|încet)',
    '<clause>(?:vorbiți |vorbește )?(?:puțin )?mai (?:rar|încet)(?= ?[,.!?;]|$| vă rog)',
    '<clause>vorbiți prea repede',
  ],
  da: [
    '(?:kan|kunne|vil|gider) (?:du|de|i) (?:godt )?(?:tale|snakke) (?:lidt )?langsommere',
    '<clause>(?:tal |snak )?(?:lidt )?langsommere(?= ?[,.!?;]|$| tak)',
    '<clause>ikke så hurtigt(?= ?[,.!?;]|$| tak)',
    '<clause>(?:du|de) (?:taler|snakker) (?:lidt )?for hurtigt(?= ?[,.!?;]|$)',
  ],
  bg: [
    '(?:може ли|бихте ли|можете ли) да говорите (?:малко )?по-бавно',
    '<clause>(?:говорете )?(?:малко )?по-бавно(?= ?[,.!?;]|$| моля)',
    '<clause>говорите (?:твърде|прекалено) бързо',
  ],
  ms: [
    '(?:cakap|bercakap)(?: dengan)? (?:lebih )?(?:perlahan|lambat)',
    '<clause>perlahan sedikit(?= ?[,.!?;]|$)',
  ],
  sk: [
    '(?:môžete|mohli by ste|môžeš)(?: prosím)? (?:hovoriť|rozprávať) (?:trochu )?pomalšie',
    '<clause>(?:hovorte |rozprávajte )?(?:trochu )?pomalšie(?= ?[,.!?;]|$| prosím)',
    '<clause>(?:hovoríte|rozprávate) (?:príliš|veľmi) rýchlo(?= ?[,.!?;]|$)',
  ],
  hr: [
    '(?:možete li|biste li mogli|možete|možeš)(?: molim(?: vas)?)? (?:govoriti|pričati) (?:malo )?sporije',
    '<clause>(?:govorite |pričajte )?(?:malo )?sporije(?= ?[,.!?;]|$| molim)',
    '<clause>(?:govorite|pričate) prebrzo',
  ],
  ar: [
    '(?:تتكلم|تتحدث|التحدث|الكلام|تكلم|تحدث) (?:ببطء|أبطأ)(?: أكثر)?',
    '<clause>ببطء(?: أكثر)?(?= ?[،,.!?؟؛]|$| من فضلك)',
  ],
  ta: ['மெதுவாக(?:ப்)? பேச(?:ுங்கள்|வும்| முடியுமா)'],
  vi: ['nói chậm (?:lại|hơn)', '<clause>chậm (?:lại|hơn) (?:một chút|chút)(?= ?[,.!?;]|$| được)'],
  hu: [
    '(?:tudna|tudnál) (?:(?:egy )?kicsit )?lassabban beszélni',
    '(?:beszélne|beszélnél|beszéljen|beszélj) (?:(?:egy )?kicsit )?lassabban',
    '<clause>(?:(?:egy )?kicsit )?lassabban(?= ?[,.!?;]|$| kérem)',
    '<clause>túl gyorsan beszél',
  ],
  no: [
    '(?:kan|kunne|vil) (?:du|dere|de) (?:snakke|prate|tale) (?:litt )?(?:saktere|langsommere)',
    '<clause>(?:snakk |prat )?(?:litt )?(?:saktere|langsommere)(?= ?[,.!?;]|$| takk)',
    '<clause>ikke så fort(?= ?[,.!?;]|$| takk)',
    '<clause>du (?:snakker|prater) (?:litt )?for fort',
  ],
};
