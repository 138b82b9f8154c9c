import { type Language } from '@colloquy/contracts';

type Words = Partial<Record<Language, string>>;

/** Verbs by which words are removed from a record, as sources of regular expressions, like all tables here. */
export const removingWords: Words = {
  en: "strike|scratch|scrap|delete|erase|remove|forget|ignore|disregard|drop|skip|(?:cut|take|leave|keep)(?=.* (?:out|off)(?!\\p{L}))|(?:don't|do not) (?:use|keep|print|quote)",
  de: 'streich\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|vergessen|vergiss|ignorier\\p{L}*|nehmen|lassen|verwenden|weglassen',
  es: 'borr\\p{L}+|elimin\\p{L}+|quit\\p{L}+|suprim\\p{L}+|olvid\\p{L}+|ignor\\p{L}+|tach\\p{L}+|no (?:use|utilice|ponga)',
  fr: 'effac\\p{L}+|supprim\\p{L}+|retir\\p{L}+|enlev\\p{L}+|oubli\\p{L}+|ignor\\p{L}+|ray\\p{L}+|coup\\p{L}+',
  it: 'cancell\\p{L}+|elimin\\p{L}+|tolg\\p{L}+|togli\\p{L}+|dimentic\\p{L}+|ignor\\p{L}+|tagli\\p{L}*',
  pt: 'apag\\p{L}+|elimin\\p{L}+|tir\\p{L}+|retir\\p{L}+|esque\\p{L}+|ignor\\p{L}+|risc\\p{L}+|risqu\\p{L}+|cort\\p{L}+',
  nl: 'schrap\\p{L}*|verwijder\\p{L}*|vergeet|vergeten|negeer\\p{L}*|wis|wissen|haal|laat|streep',
  pl: 'wykreśl\\p{L}+|skreśl\\p{L}+|usu\\p{L}+|zapomn\\p{L}+|pomi\\p{L}+|wyma\\p{L}+',
  sv: 'stryk|ta bort|radera|glöm|ignorera|hoppa över',
  tr: 'sil\\p{L}*|unut\\p{L}*|çıkar\\p{L}*|kullanma\\p{L}*',
  ja: '消して|削除|取り消|なかったこと|忘れて|使わないで|カット',
  ko: '지워|삭제|빼 ?주|잊어|쓰지 말',
};

/** "The last two sentences": `n` and `m` are the number. */
export const lastSaidWords: Words = {
  en: '(?:the|my|those|these|that|this) last (?:(?<n>\\p{L}+|\\d+)(?: of)? )?(?<unit>sentences?|remarks?|statements?|points?|things?|bits?|comments?|answers?|repl(?:y|ies))',
  de: '(?:die|den|das|meine[nr]?|diese[nr]?) (?:(?<m>zwei|drei|vier) )?(?:letzte[nrs]?|vorige[nr]?) (?:(?<n>\\p{Ll}+|\\d+) )?(?<unit>sätze|satz|aussagen?|bemerkung(?:en)?|punkte?|antwort(?:en)?)',
  es: '(?:las|los|la|el|mis?) (?:(?<m>\\p{L}+|\\d+) )?últim[oa]s? (?:(?<n>\\p{L}+|\\d+) )?(?<unit>frases?|comentarios?|cosas?|oracion(?:es)?|respuestas?)',
  fr: '(?:les|la|le|mes|ma|ces|cette) (?:(?<m>\\p{L}+|\\d+) )?dern(?:iers|ières|ier|ière) (?<unit>phrases?|remarques?|choses?|mots?|réponses?)',
  it: "(?:le|la|l'|gli|i|mie|mia) ?(?:(?<m>\\p{L}+|\\d+) )?ultim[aeoi] (?:(?<n>\\p{L}+|\\d+) )?(?<unit>frasi|frase|cos[ae]|osservazion[ei]|rispost[ae])",
  pt: '(?:as|a|os|o|minhas?) (?:(?<m>\\p{L}+|\\d+) )?últim[ao]s? (?:(?<n>\\p{L}+|\\d+) )?(?<unit>frases?|coisas?|comentários?|respostas?)',
  nl: '(?:de|die|mijn|het) laatste (?:(?<n>\\p{L}+|\\d+) )?(?<unit>zinnen|zin|opmerking(?:en)?|dingen|antwoord(?:en)?)',
  pl: '(?:(?<m>dwa|dwie|trzy|cztery|\\d+) )?ostatni\\p{L}{1,2} (?:(?<n>dwa|dwie|trzy|cztery|\\d+) )?(?<unit>zdani\\p{L}+|uwag\\p{L}+|słow\\p{L}+|odpowied\\p{L}+)',
  sv: '(?:de|den|mina|min) (?:(?<m>två|tre|fyra|\\d+) )?(?:senaste|sista) (?:(?<n>två|tre|fyra|\\d+) )?(?<unit>mening\\p{L}*|svar\\p{L}*)',
  tr: 'son (?:(?<n>\\p{L}+|\\d+) )?(?<unit>cümle\\p{L}*|söz\\p{L}*|cevap\\p{L}*|cevab\\p{L}*|yanıt\\p{L}*)',
  ja: '(?:最後|直前|さっき)の(?:(?<n>[二三四五]|\\d)つ?の?)?(?<unit>文|発言|言葉|回答|答え)',
  ko: '마지막 ?(?:(?<n>두|세|네|\\d) ?)?(?<unit>문장|말|답변|대답)',
};

/** Units that stand for everything that was said to one question. */
export const answerUnit =
  /^(?:answers?|repl|antwort|respuest|réponse|rispost|resposta|antwoord|odpowied|svar|cevap|cevab|yanıt|回答|答え|답변|대답)/iu;

/** Numbers in words; "a few" is unknown. */
export const smallNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['two', 'couple', 'both', 'zwei', 'beiden', 'dos', 'deux', 'due', 'duas', 'dois', 'twee', 'dwa', 'dwie', 'två', 'iki', '二', '두'], // prettier-ignore
    ['three', 'drei', 'tres', 'trois', 'tre', 'três', 'drie', 'trzy', 'üç', '三', '세'],
    ['four', 'vier', 'cuatro', 'quatre', 'quattro', 'quatro', 'cztery', 'fyra', 'dört', '四', '네'],
  ].flatMap((words, index) => words.map((word) => [word, index + 2])),
);

/** "What I said before that". */
export const earlierSaidWords: Words = {
  en: "what i(?:'ve| have| had)?(?: just)? (?:said|told you|mentioned)(?: \\p{L}+){0,4} (?:before|earlier|previously|at the (?:start|beginning)|ago)",
  de: 'was ich (?:\\p{L}+ ){0,4}?(?:davor|vorher|vorhin|zuvor|früher|am anfang)(?: \\p{L}+){0,4} (?:gesagt|erzählt|erwähnt)|was ich (?:gesagt|erzählt) habe,? (?:davor|vorher|vorhin)',
  es: 'lo que (?:\\p{L}+ ){0,2}(?:dije|he dicho|conté|había dicho)(?: \\p{L}+){0,3} (?:antes|al principio|hace un (?:momento|rato))',
  fr: "ce que (?:j'ai|je vous ai|j'avais) (?:dit|raconté)(?: \\p{L}+){0,3} (?:avant|auparavant|plus tôt|au début|tout à l'heure)",
  it: "(?:quello|ciò) che (?:\\p{L}+ )?(?:ho|avevo) (?:detto|raccontato)(?: \\p{L}+){0,3} (?:prima|all'inizio|poco fa)",
  pt: 'o que (?:\\p{L}+ ){0,2}(?:disse|falei|contei)(?: \\p{L}+){0,3} (?:antes|no início|há pouco)',
  nl: 'wat ik (?:\\p{L}+ ){0,2}(?:daarvoor|ervoor|eerder|in het begin)(?: \\p{L}+){0,3} (?:zei|gezegd|verteld)',
  pl: '(?:to,? )?co (?:\\p{L}+ )?(?:wcześniej|przedtem|na początku) (?:powiedział|mówił)\\p{L}*|co (?:powiedział|mówił)\\p{L}* (?:wcześniej|przedtem|na początku)',
  sv: '(?:det|vad) jag sa (?:\\p{L}+ )?(?:tidigare|innan|nyss|förut)',
  tr: '(?:bundan |daha )?önce (?:söyle|de)diğim\\p{L}*',
  ja: '(?:その前|前|さっき|先ほど)に?(?:言|話|申し)',
  ko: '(?:그 ?전에|아까|앞에서) (?:한|말)',
};

/** Words before the name of what was talked about: "that thing about the merger". */
export const namedWords: Words = {
  en: "(?:that|the|what i(?:'ve| have)? (?:just )?said|thing|part|bit|all) (?:about|on|regarding|concerning)",
  de: '(?:das|die sache|die geschichte|alles|was ich) (?:mit|über|zu[rm]?|von)',
  es: 'lo (?:de|que (?:\\p{L}+ ){0,2}(?:dije|he dicho) (?:de|sobre))',
  fr: "(?:l'histoire|l'affaire|la partie|ce que j'ai dit) (?:de|du|des|sur|avec)",
  it: '(?:quella storia|la storia|la faccenda|quello che ho detto) (?:di|del|della|dell|su|sul|sulla)',
  pt: '(?:aquilo|essa história|a história|o que (?:eu )?disse) (?:de|do|da|sobre)',
  nl: '(?:dat|het verhaal|wat ik zei) (?:van|over|met)',
  pl: '(?:to|sprawa|sprawę|co mówił[ae]m) (?:o|z|ze)',
};

/** Pronouns that point back, at the beginning of a request. */
export const backWords: Words = {
  en: 'that|it|those',
  de: 'das|es',
  es: 'eso|ello',
  fr: 'ça|cela',
  it: 'quello|ciò',
  pt: 'isso|aquilo',
  nl: 'dat|het',
  pl: 'to|tamto',
  tr: 'bu|o|bunu|onu',
  ja: 'それ|その|今の',
  ko: '그건|그거|그 말|방금',
};

/** Conjunctions and adverbs with which a sentence goes on about the one before it. */
export const joiningWords: Words = {
  en: 'and|but|or|nor',
  de: 'und|aber|oder|auch',
  es: 'y|e|pero|ni|o',
  fr: 'et|mais|ni|ou',
  it: 'e|ed|ma|né|o',
  pt: 'e|mas|nem|ou',
  nl: 'en|maar|of',
  pl: 'i|a|ale|ani|oraz',
};
