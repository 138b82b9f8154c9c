import { type Language } from '@colloquy/contracts';

/** Turns of phrase that suggest an answer, as sources of patterns. */
export const leadingQuestions: Partial<Record<Language, readonly string[]>> = {
  en: [
    "don't you think",
    "wouldn't you (?:say|agree)",
    "isn't (?:it|that)",
    "aren't you",
    'surely',
    'obviously',
    'you must (?:have|be)',
    'would you agree that',
    'right\\?',
  ],
  es: ['¿verdad\\?', 'no cree usted', '¿no cree', 'no le parece', 'obviamente', 'seguramente'],
  fr: ["n'est-ce pas", 'ne pensez-vous pas', 'ne trouvez-vous pas', 'évidemment', 'sûrement'],
  de: ['nicht wahr', 'finden sie nicht', 'meinen sie nicht', 'sicherlich', 'offensichtlich', 'oder\\?'],
};

/** Praise that judges an answer instead of going on, as sources of patterns. */
export const emptyPraise: Partial<Record<Language, readonly string[]>> = {
  en: [
    "(?:(?:that's|that is|what an?|such an?) )?(?:really |absolutely |truly )?(?:great|excellent|amazing|fantastic|wonderful|brilliant|perfect|awesome|fascinating|incredible|love that)(?: (?:answer|point|insight|question|example|response|story))?(?=[!.,])",
    'i love (?:that|it)',
  ],
  es: [
    '(?:excelente|fantástico|maravilloso|increíble|perfecto|genial|qué interesante)(?: (?:respuesta|ejemplo|punto))?(?=[!.,])',
  ],
  fr: [
    '(?:excellent|fantastique|merveilleux|incroyable|parfait|génial|super|passionnant)e?(?: (?:réponse|exemple|remarque))?(?=\\s?[!.,])',
  ],
  de: [
    '(?:großartig|fantastisch|wunderbar|hervorragend|perfekt|toll|super|ausgezeichnet|spannend)\\p{L}*(?: (?:antwort|beispiel|punkt))?(?=[!.,])',
  ],
  it: ['(?:eccellente|fantastico|meraviglioso|perfetto|incredibile)(?: (?:risposta|esempio))?(?=[!.,])'],
  pt: ['(?:excelente|fantástico|maravilhoso|perfeito|incrível|ótimo)(?: (?:resposta|exemplo))?(?=[!.,])'],
};
