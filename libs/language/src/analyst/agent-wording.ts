import { type Language } from '@colloquy/contracts';

/** Sources of regular expressions by language. */
export type Wording = Partial<Record<Language, readonly string[]>>;

export const leadingQuestions: Wording = {
  en: [
    "(?:don't|do not|wouldn't|would not) you (?:think|agree|say|feel)",
    "(?:isn't|wasn't|aren't|don't|doesn't|didn't|won't) (?:it|that|they|you|we|he|she)\\?",
    "isn't (?:it|that)",
    "aren't you",
    'surely',
    'obviously',
    '(?:i|we) (?:assume|guess|suppose|imagine|bet|take it)',
    'you must (?:have|be)',
    '(?:would|do) you agree that',
    "(?:it's|it is|that's) (?:fair|safe) to say",
    '(?:right|correct|no|yes)\\?',
  ],
  es: [
    '¿?(?:verdad|no|cierto|correcto)\\?',
    'no cree(?: usted|s)?',
    'no le parece',
    'no está(?:s)? de acuerdo',
    'obviamente',
    'seguramente',
    'supongo que',
    'imagino que',
  ],
  fr: [
    "n'est-ce pas",
    'ne pensez-vous pas',
    'ne trouvez-vous pas',
    'évidemment',
    'sûrement',
    "j'imagine que",
    'je suppose que',
  ],
  de: [
    'nicht wahr',
    'finden sie nicht',
    'meinen sie nicht',
    'sicherlich',
    'offensichtlich',
    'oder\\?',
    'ich nehme an',
    'sie müssen doch',
  ],
};

const asking: Wording = {
  en: [
    "(?:what|why|how|when|where|who|which|whether)(?:'s)?",
    '(?:do|does|did|is|are|was|were|have|has|can|could|would|will|should) (?:you|it|they|that|this|there|we|the|your)',
  ],
  es: ['(?:qué|por qué|cómo|cuándo|dónde|quién|quiénes|cuál|cuáles|cuánto|cuántos|cuántas)'],
  fr: ['(?:pourquoi|comment|quand|où|qui|quel|quelle|quels|quelles|combien|est-ce que)'],
  de: ['(?:was|warum|wie|wann|wo|wer|welche|welcher|welches|weshalb|wieso)'],
};

const joining: Wording = { en: ['(?:and|or)'], es: ['(?:y|o|e|u)'], fr: ['(?:et|ou)'], de: ['(?:und|oder)'] };

export const doubleBarrelled: Wording = Object.fromEntries(
  (['en', 'es', 'fr', 'de'] as const).map((language) => {
    const [asks, joins] = [`(?:${asking[language]?.join('|')})`, joining[language]?.join('|')];
    return [
      language,
      [`${asks}(?!\\p{L})[^.?!]{0,200}?[\\s,]${joins} (?:also |if so,? |para |auch )?¿?${asks}(?!\\p{L})`],
    ];
  }),
);

export const emptyPraise: Wording = {
  en: [
    "(?:(?:that's|that is|what an?|such an?) )?(?:a |an )?(?:really |absolutely |truly |very |so )?(?:great|excellent|amazing|fantastic|wonderful|brilliant|perfect|awesome|fascinating|incredible|impressive|superb|love that)(?: (?:answer|point|insight|question|example|response|story|stuff|work))?(?=[!.,]|$)",
    'i (?:really |absolutely )?love (?:that|it|this)',
    '(?:good|nice|great) (?:answer|point|one|job|insight)',
  ],
  es: [
    '(?:qué )?(?:muy )?(?:excelente|fantástic[oa]|maravillos[oa]|increíble|perfect[oa]|genial|estupend[oa]|fascinante|interesante)(?: (?:respuesta|ejemplo|punto))?(?=[!.,]|$)',
    'me encanta',
    '(?:buena|gran|excelente) (?:respuesta|pregunta|observación)',
  ],
  fr: [
    '(?:excellent|fantastique|merveilleux|incroyable|parfait|génial|super|passionnant|formidable)e?(?: (?:réponse|exemple|remarque))?(?=\\s?[!.,])',
  ],
  de: [
    '(?:großartig|fantastisch|wunderbar|hervorragend|perfekt|toll|super|ausgezeichnet|spannend)\\p{L}*(?: (?:antwort|beispiel|punkt))?(?=[!.,])',
  ],
  it: ['(?:eccellente|fantastico|meraviglioso|perfetto|incredibile)(?: (?:risposta|esempio))?(?=[!.,])'],
  pt: ['(?:excelente|fantástico|maravilhoso|perfeito|incrível|ótimo)(?: (?:resposta|exemplo))?(?=[!.,])'],
};

const patterns = new Map<string, RegExp>();

export function says(wording: Wording, text: string, language: Language): boolean {
  const sources = wording[language];
  if (!sources) return false;
  const source = `(?<!\\p{L})(?:${sources.join('|')})`;
  const known = patterns.get(source) ?? new RegExp(source, 'iu');
  patterns.set(source, known);
  return known.test(text.replaceAll('’', "'"));
}

/** "..., eikö niin?": a short tag after a comma suggests the answer in any language. */
const tag = /[,、，]\s?(?:[\p{L}'’-]+\s){0,2}[\p{L}'’-]{1,12}[?？]|(?:よね|ですね|でしょう)[？?]/u;

/** A short exclamation is praise or excitement in any language. */
const exclamation = /^(?:[^\s!！?？]+\s?){1,5}[!！]/u;

export const leads = (text: string, language: Language): boolean =>
  leadingQuestions[language] ? says(leadingQuestions, text, language) : tag.test(text);

export const praises = (text: string, language: Language): boolean =>
  emptyPraise[language] ? says(emptyPraise, text, language) : exclamation.test(text.trim());
