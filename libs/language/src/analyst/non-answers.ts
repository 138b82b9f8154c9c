import { type Language } from '@colloquy/contracts';
import { declines } from '../interviewer/requests/requests';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { type Wording } from './agent-wording';
import { patternOf } from './attitude';
import { specifics, substanceOf } from './substance';

const tell = String.raw`(?:say|tell|go into|get into|comment|share|discuss|disclose|reveal|talk|speak|name|answer|elaborate|give|be (?:more )?specific)`;

/** Phrases by which an expert avoids an answer, besides refusals that the interviewer recognises. */
const evasion: Wording = {
  en: [
    `(?:can't|cannot|can not|couldn't|won't|will not|not (?:able|allowed|authori[sz]ed|at liberty|in a position|free|going|supposed) to|unable to) (?:really |actually |possibly |also )?${tell}`,
    '(?:expect|want|force) me to (?:disclose|share|say|tell|answer|discuss)',
    '(?:rather|prefer) (?:not|leave it)',
    '(?:leave|keep) it at that',
    "(?:that|this|it|which|everything)(?:'s| is)(?: all| strictly| quite| very| highly)* (?:confidential|classified|secret|sensitive|internal)",
    '(?:confidentiality|non-disclosure) (?:agreement|clause|reason)s?',
    '(?:signed|under|have) an? nda',
    '(?:company|our) policy(?: is)? not to',
    "(?:you'd|you would|you'll|you) have to (?:ask|talk to|speak to|check with)",
    '(?:ask|check with) (?:someone|somebody) else',
    'not (?:really )?my (?:area|department|field|job|decision|call|thing)',
    '(?:handled|done|decided) by (?:another|someone|somebody|a different|other) ?(?:department|team|people|else)?',
    "(?:dunno|no clue|couldn't tell you|hard to say|difficult to say|tough to say|can't remember|don't recall|don't remember|never thought about)",
    "(?:wouldn't|would not|not) be (?:appropriate|right|fair)",
    "(?:don't|do not) think (?:it|that|this)(?:'s| is| would be) (?:appropriate|right for me|fair)",
    "(?:would|will|'d|'ll) have to (?:check|look (?:it|that) up|get back)",
    '^(?:well,? |i guess |i mean,? )?(?:it|that)(?: all| really)? depends(?=[.,!]| really| on|$)',
  ],
  es: [
    'no (?:puedo|podemos|podría|debo|quiero|me dejan|estoy autorizad[oa] (?:a|para)) (?:decir|decirle|contar|contarle|contestar|responder|hablar|comentar|compartir|revelar|dar|entrar|nombrar)\\p{L}*',
    '(?:prefiero|preferiría) no \\p{L}+',
    '(?:eso|esto|es)(?: \\p{L}+){0,2} (?:confidencial|secreto|delicado|interno)',
    '(?:acuerdo|cláusula)s? de confidencialidad',
    'no (?:me acuerdo|recuerdo|tengo ni idea|es mi (?:área|departamento|tema))',
    '(?:tendría|tendrían|tiene|tienes) que (?:preguntar|preguntarle|hablar)',
    'pregúnte(?:le|selo)',
    '(?:eso )?(?:lo lleva|lo hace|lo decide) otr[oa]',
    '(?:difícil|complicado) de decir',
    '^(?:pues,? |bueno,? )?depende(?=[.,!]| de|$)',
  ],
  fr: [
    '(?:ne )?(?:peux|pouvons|veux|souhaite|dois) (?:pas|rien) (?:vous )?(?:en |le )?(?:dire|parler|répondre|commenter|partager|révéler|donner|nommer|entrer)',
    "(?:c'est|cela est|tout est)(?: \\p{L}+){0,2} (?:confidentiel|secret|sensible|interne)",
    '(?:accord|clause)s? de confidentialité',
    "je (?:ne )?(?:me souviens|me rappelle|m'en souviens) pas",
    '(?:il faudrait|il faut|vous devriez) (?:demander|voir) (?:à|au|aux|avec)',
    "(?:ce n'est|c'est) pas (?:mon domaine|mon service|moi qui)",
    '(?:difficile|dur) à dire',
    '^(?:bah,? |ben,? )?ça dépend(?=[.,!]| de|$)',
  ],
  de: [
    '(?:kann|darf|möchte|will|werde) ich (?:ihnen )?(?:leider |dazu |darüber |hier |jetzt |wirklich )*(?:nichts|nicht|keine)',
    'ich (?:kann|darf|möchte|will|werde) (?:ihnen )?(?:leider |dazu |darüber |hier |jetzt |wirklich )+(?:nichts|nicht|keine)',
    '(?:das|dies|alles)(?: \\p{L}+){0,2} (?:vertraulich|geheim|intern|betriebsgeheimnis)',
    '(?:geheimhaltungs|verschwiegenheits)\\p{L}+',
    'weiß ich (?:leider |ehrlich gesagt |auch |jetzt )*nicht',
    'keine ahnung',
    '(?:da )?(?:müssten|müssen) sie (?:\\p{L}+ ){1,3}fragen',
    '(?:nicht|macht) mein (?:bereich|thema|ressort)',
    '(?:schwer|schwierig) zu sagen',
    '(?:erinnere|weiß) (?:ich )?(?:mich )?nicht mehr',
    '^(?:na ja,? |tja,? )?(?:das )?kommt (?:ganz )?darauf an(?=[.,!]|$)',
  ],
};

/** Maximum number of content words of an evasive sentence. */
const mostEvasiveWords = 12;

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');

/** Returns whether a sentence only says that there is no answer. A sentence with a figure is an answer. */
export function isNonAnswer(sentence: string, language: Language): boolean {
  const content = contentWords(sentence, language).length;
  if (content >= mostEvasiveWords || substanceOf(sentence, language).figures > 0) return false;
  if (patternOf('evasion', evasion, language).test(plain(sentence))) return true;
  return content < thinAnswerContentWords && declines(sentence, language);
}

/** Returns whether a sentence adds nothing to a non-answer: few words, no fact, no reason. */
export function isEmpty(sentence: string, language: Language): boolean {
  const substance = substanceOf(sentence, language);
  return (
    specifics(substance) + substance.evidence === 0 &&
    contentWords(sentence, language).length < thinAnswerContentWords / 2
  );
}
