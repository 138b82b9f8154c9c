import { type Language } from '@colloquy/contracts';
import { listenersOf } from '../../text/grammar';
import { sentencesOf, wordsOf } from '../../text/segment';
import { isCourtesy } from './courtesy';
import { withoutCourtesy } from './match';

/** Longer utterances tell which questions the expert asks others. */
const most = { sentences: 2, words: 25 };

/** Words with which a question opens, perhaps after another word, as sources of regular expressions. */
const opening: Partial<Record<Language, string>> = {
  en: String.raw`(?:what|who|where|when|why|how)(?:'s|'re)?|which|whom|whose|like|do|does|did|can|could|would|will|shall|should|is|are|was|were|am|have|has|had|may|might`,
  de: String.raw`was|w[eo]r|wen|wem|wann|wo(?:f|r|m|z|ran|rin)?\p{L}*|wie|warum|wieso|weshalb|welche[rnms]?|inwiefern|k[aö]nn(?:en|ten)?|soll(?:en)?|dürfen|darf|ist|sind|haben|hat|werden|wird|würden`,
  fr: String.raw`que|quoi|qu'est-ce|qui|quel(?:le)?s?|quand|où|comment|pourquoi|combien|est-ce|lequel|laquelle|puis-je|dois-je|peut-on|c'est-à-dire`,
  es: String.raw`qué|quién(?:es)?|cuál(?:es)?|cuándo|dónde|cómo|cuánt[oa]s?|puede|podría|puedo|debo|se|me|está`,
  it: String.raw`che|cosa|cos'è|qual[ei]|chi|quando|dove|come|perché|quant[oaie]|può|potrebbe|posso|devo|mi|si|intende`,
  pt: String.raw`que|quais|qual|quem|quando|onde|como|por(?: )?qu[eê]|quant[oa]s?|pode|poderia|posso|devo|me|está|ouve`,
  nl: String.raw`wat|wie|welke?|wanneer|waar\p{L}*|hoe|kan|kunt|kunnen|mag|moet|is|zijn|heeft|bedoelt|hoort`,
  sv: String.raw`vad|vem|vilke[nt]|vilka|när|var|hur|varför|kan|kunde|är|har|skal?l?|får|menar|hör`,
  da: String.raw`hvad|hvem|hvilke[nt]?|hvornår|hvor\p{L}*|kan|kunne|er|har|skal|må|mener|hører`,
  no: String.raw`hva|hvem|hvilke[nt]?|når|hvor\p{L}*|kan|kunne|er|har|skal|må|mener|hører`,
  fi: String.raw`mi(?:kä|tä|nkä|hin|llä|tkä|ssä|stä|ten|ksi|llai\p{L}+)|ku(?:ka|inka)|ke(?:tkä|tä)|milloin|\p{L}+k[oö](?:han|hän|s)?`,
  pl: String.raw`co|kto|kogo|któr\p{L}+|jak\p{L}*|kiedy|gdzie|dlaczego|czemu|ile|ilu|czy|chodzi`,
  cs: String.raw`co|kdo|koho|kter\p{L}+|jak\p{L}*|kdy|kde|proč|kolik\p{L}*|můžete|mohu|mám|slyšíte|myslíte|jste|máte`,
  sk: String.raw`čo|kto|koho|ktor\p{L}+|ak(?:o|[ýáéíú]\p{L}*)|kedy|kde|prečo|koľk\p{L}+|môže(?:te|m)|mám|počujete|myslíte|ste|máte`,
  hr: String.raw`što|tko|koga|koj\p{L}+|kakv\p{L}+|kad\p{L}?|gdje|kako|zašto|koliko|je|li|možete|mogu|čujete|mislite|jeste`,
  hu: String.raw`mit?k?|ki[tk]?|mely\p{L}+|mi(?:lyen|kor|ért)|hol|hogy(?:an)?|mennyi\p{L}*|hány\p{L}*|hall|ért|ott|\p{L}+-e`,
  ro: String.raw`ce|cine|care|când|unde|cum|câ[tț]\p{L}*|puteți|pot|mă|vă`,
  ru: String.raw`что|кто|кого|чем|как\p{L}*|котор\p{L}+|когда|где|почему|зачем|сколько|вы|меня|можно|можете|могу|\p{L}+ ли`,
  uk: String.raw`що|хто|кого|як\p{L}*|котр\p{L}+|коли|де|чому|навіщо|скільки|чи|ви|мене|можна|можете`,
  bg: String.raw`какв?[оаи]?|как[ъо]в|ко[йяеи]|кога|къде|защо|колко|вие|мога|чувате|дали|\p{L}+ ли`,
  el: String.raw`τι|ποι\p{L}+|πότε|πού|πώς|γιατί|πόσ\p{L}+|μπορ(?:είτε|ώ)|με|εννοείτε|είστε`,
  ar: 'ما|ماذا|من|أي|أية|متى|أين|كيف|لماذا|كم|هل',
};

/** Words and endings that make a question anywhere in a sentence, as sources of regular expressions. */
const anywhere: Partial<Record<Language, string>> = {
  hu: String.raw`\p{L}-e(?!\p{L})`,
  tr: String.raw`(?<!\p{L})(?:ne|neyi|neler|kim|kimi|hangi|hangisi|nerede|nasıl|neden|niçin|niye|kaç|m[iıuü](?:yi[mz]|s[iıuü]n(?:[iıuü]z)?|y[dım]\p{L}*)?)(?!\p{L})`,
  hi: String.raw`क्या|कौन|किस|कब|कहाँ|कहां|कैसे|क्यों|कितन`,
  ta: String.raw`என்ன|யார்|எது|எந்த|எப்போது|எங்கே|எப்படி|ஏன்|எத்தனை|எவ்வளவு|ீர்களா|ிறதா|லாமா`,
  vi: String.raw`(?<!\p{L})(?:gì|ai|nào|đâu|sao|bao|mấy|không|chưa|à|hả)(?!\p{L})`,
  id: String.raw`(?<!\p{L})(?:apa|apakah|siapa|mana|kapan|bagaimana|mengapa|kenapa|berapa|\p{L}+kah)(?!\p{L})`,
  ms: String.raw`(?<!\p{L})(?:apa|siapa|mana|bila|bagaimana|mengapa|kenapa|berapa|\p{L}+kah)(?!\p{L})`,
  fil: String.raw`(?<!\p{L})(?:ano|anong|sino|sinong|alin|aling|kailan|saan|saang|paano|bakit|ilan|ilang|ba)(?!\p{L})`,
  zh: '什么|谁|哪|怎么|为什么|为何|多少|几|吗|呢|您|你',
  ja: '何|なに|誰|だれ|どれ|どの|どん|いつ|どこ|どう|なぜ|いくつ|いくら|か[?？]$|の[?？]$',
  ko: String.raw`무엇|무슨|뭐|누구|어느|어떤|언제|어디|어떻게|왜|몇|얼마|까[?？]$|나요[?？]$|가요[?？]$|세요[?？]$`,
};

const patterns = new Map<Language, RegExp>();

function questionForm(language: Language): RegExp {
  const inside = anywhere[language];
  const first = opening[language];
  const sources = [
    ...(inside ? [inside] : []),
    ...(first ? [String.raw`^\P{L}*(?:\p{L}+[, ]+)?(?:${first})(?!\p{L})`] : []),
  ];
  const form = patterns.get(language) ?? new RegExp(sources.join('|'), 'iu');
  patterns.set(language, form);
  return form;
}

const questionMark: Partial<Record<Language, RegExp>> = { el: /[?;;]\s*$/u };
const anyQuestionMark = /[?？؟]\s*$/u;
const isMarked = (sentence: string, language: Language): boolean =>
  (questionMark[language] ?? anyQuestionMark).test(sentence);

/** A sentence with a question mark and no form of a question is a hesitant answer: "The price, maybe?" */
export function asksInReturn(text: string, language: Language): boolean {
  const sentences = sentencesOf(text, language).filter(
    (sentence) => isMarked(sentence, language) || !isCourtesy(sentence, language),
  );
  if (sentences.length === 0 || sentences.length > most.sentences) return false;
  if (wordsOf(text, language).length > most.words) return false;
  return sentences.every((sentence) => isQuestion(sentence, language));
}

function isQuestion(sentence: string, language: Language): boolean {
  if (!isMarked(sentence, language)) return false;
  const said = sentence.toLowerCase().replaceAll('’', "'");
  const plain = withoutCourtesy(said, language);
  return (
    !/\p{L}/u.test(plain) || // "Hello?"
    wordsOf(said, language).some((word) => listenersOf(language)?.has(word) === true) ||
    [said, plain].some((text) => questionForm(language).test(text))
  );
}
