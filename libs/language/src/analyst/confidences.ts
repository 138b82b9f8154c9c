import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { figureRunsIn } from '../text/facts';
import { listenersOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { type Wording } from './agent-wording';
import { patternOf } from './patterns';
import { namesAcquaintance } from '../personal-data/individuals';
import { takesBack } from './revisions';
import * as words from './confidence-words';
import { speaksOfSelf } from './voice';

/** A clause about what is said is short; a longer one tells something else. */
const maxContentWords = 5;

/** A clause that announces a confidence is shorter. */
const maxAnnouncing = 4;

/** Two such clauses have hardly more. */
const maxInTwoClauses = 7;

/**
 * A sentence with fewer content words beside such a clause only announces or closes a confidence, unless the clause itself has more
 * content words than `clause`.
 */
const minContentWords = { beside: 3, clause: 4 };

/** So many characters of a Japanese sentence may announce a confidence. */
const maxAnnouncementLength = 10;

const minWordsOfCondition = 3;

/** In unpunctuated speech, so many words in a row are examined, for forms with so many signs. */
const stretch = { words: 8, signs: 4 };

type Sign =
  Exclude<keyof typeof words, 'announcing' | 'unknown'> | 'listener' | 'self' | 'denial' | 'acquaintance';

/** The same in two clauses: "I would not want anybody to learn of this", with a conjunction in many languages. */
const overClauses: readonly Sign[] = ['anybody', 'denial', 'learning', 'thisSaid'];

/** "What I tell you now stays ...", which is two clauses in some languages. */
const staying: readonly Sign[] = ['tellingNow', 'staying'];

/** "I would prefer it if that appeared nowhere", which is two clauses in many languages. */
const wishing: readonly Sign[] = ['wish', 'deictic', 'denial'];

/** "I tell you and nobody else", where the conjunction divides the clause. */
const onlyTelling: readonly Sign[] = ['telling', 'onlyToMe'];

/** "I would prefer you not to mention that ..." */
const asking: readonly Sign[] = ['wish', 'listener', 'denial'];

/**
 * The signs that make up a confidence together, in one clause: the speaker denies to be the source, the listener has heard nothing,
 * the expert's words must not get out, stay with the listener or in a room, must be known to nobody, were never said, or are to be removed.
 */
const forms: readonly (readonly Sign[])[] = [
  ['fromMe', 'thisSaid', 'denial', 'listener'],
  ['fromMe', 'thisSaid', 'denial', 'learning'],
  overClauses,
  staying,
  ['listener', 'denial', 'learning', 'thisSaid'],
  ['thisSaid', 'exit', 'denial'],
  ['thisSaid', 'exit', 'conditions'],
  ['thisSaid', 'staying', 'within'],
  ['staying', 'within', 'listener'],
  ['nobody', 'duty', 'learning'],
  ['iSaid', 'denial', 'thisSaid'],
  ['removing', 'thisSaid'],
  ['onlyToMe', 'wasTold'],
  onlyTelling,
  ['courtesy', 'thisSaid'],
  ['noWord', 'thisSaid'],
  wishing,
  ['wish', 'deictic', 'within'],
  ['wish', 'listener', 'deictic'],
  asking,
  ['wish', 'naming'],
  ['self', 'listener', 'denial', 'thisSaid'],
  ['deictic', 'denial', 'anyElse'],
  ['acquaintance', 'learning', 'conditions'],
  ['acquaintance', 'learning', 'duty', 'denial'],
  ['ownName', 'deictic'],
  ['ownName', 'denial'],
  ['ownName', 'listener'],
];

/** "This is not public yet: ..." */
const notYetTold: readonly Sign[] = ['pointing', 'notYet'];

/**
 * Forms that announce what follows a colon or "but": "nobody knows it so far, but ...", "it did not come
 * from me, but ...".
 */
const announcements: readonly (readonly Sign[])[] = [
  ['thisSaid', 'learning', 'notYet'],
  ['fromMe', 'thisSaid', 'denial'],
];

const has = (sign: Sign, clause: string, language: Language): boolean => {
  if (sign === 'denial') return deniesIn(clause, language);
  // "Could you say that again, please?" limits nothing
  if (sign === 'courtesy' && /[?？]/u.test(clause)) return false;
  if (sign === 'self') return speaksOfSelf(clause, language);
  if (sign === 'acquaintance') return namesAcquaintance(clause, language);
  if (sign !== 'listener') return matches(words[sign], sign, clause, language);
  const listeners = [listenersOf(language), listenersOf('en')];
  return wordsOf(clause, language).some((word) => listeners.some((those) => those?.has(word) === true));
};

const matches = (table: Wording, name: string, text: string, language: Language): boolean =>
  patternOf(`confidence ${name}`, table, language).test(text);

const plain = (text: string): string => text.replaceAll('’', "'").toLowerCase();

const clausesIn = (text: string): string[] =>
  text.split(/[,;:.!—–،、，；：]| (?:but|and|und|pero|mais|et|maar) /u);

const hasAll = (signs: readonly Sign[], clause: string, language: Language): boolean =>
  signs.every((sign) => has(sign, clause, language));

const limits = (clause: string, language: Language, minSigns = 0): boolean =>
  forms.some((signs) => signs.length >= minSigns && hasAll(signs, clause, language));

/** Signs of a reluctant speaker, who goes on with "but"; without it the speaker refuses. */
const reluctant: readonly Sign[] = ['myDuty', 'denial', 'telling', 'thisSaid'];
const but = /(?:^|[\s,])(?:but|aber|doch|pero|mais|ma|però|mas|maar|ale) /u;

/** "If it got about": a condition that consists of a pronoun for what is said and of words without a meaning. */
const isBareCondition = (clause: string, language: Language): boolean =>
  has('conditions', clause, language) &&
  has('thisSaid', clause, language) &&
  contentWords(clause, language).length === 0 &&
  wordsOf(clause, language).length >= minWordsOfCondition;

/** Returns the clause of a speaker who would suffer if "it" were known: "My partner would have my head if it got about, but ..." */
function threatIn(text: string, clauses: readonly string[], language: Language): string | undefined {
  const [first = ''] = clauses;
  const at = first.search(/(?<!\p{L})(?:if|wenn|falls|si|se|als)(?!\p{L})/u);
  if (at <= 0 || !but.test(text.slice(first.length)) || !speaksOfSelf(first, language)) return undefined;
  return isBareCondition(first.slice(at), language) ? first : undefined;
}

/** Returns the words before a colon or "but" that announce a confidence; undefined if they do not. */
function announcementIn(text: string, language: Language): string | undefined {
  const at = text.search(/[:：]\s/u);
  const parting = but.exec(text);
  const end = Math.min(at === -1 ? Infinity : at, parting && parting.index > 0 ? parting.index : Infinity);
  if (end === Infinity) return undefined;
  const opening = text.slice(0, end);
  const isShort = contentWords(opening, language).length <= maxAnnouncing;
  const risks = isRisk(opening, language);
  // "that is not ready yet, but ..." concedes
  const forms = end === at ? [...announcements, notYetTold] : announcements;
  return risks || (isShort && forms.some((signs) => hasAll(signs, opening, language))) ? opening : undefined;
}

/** "I would be out of a job if anybody knew that I told you". */
const isRisk = (opening: string, language: Language): boolean =>
  contentWords(opening, language).length <= maxInTwoClauses &&
  hasAll(['conditions', 'learning'], opening, language) &&
  (['iSaid', 'wasTold', 'telling'] as const).some((sign) => has(sign, opening, language)) &&
  (speaksOfSelf(opening, language) || has('listener', opening, language) || has('iSaid', opening, language));

/** Returns the words of a sentence that limit who may learn what is said; undefined if there are none. */
function limitIn(sentence: string, language: Language): string | undefined {
  const text = plain(sentence);
  const announced = patternOf('confidence announcing', words.announcing, language).exec(text)?.[0];
  if (announced !== undefined) return announced;
  const clauses = clausesIn(text).map((clause) => clause.trim());
  const [first = ''] = clauses;
  if (but.test(text.slice(first.length)) && hasAll(reluctant, first, language)) return first;
  const announcement = announcementIn(text, language);
  if (announcement !== undefined) return announcement;
  const threat = threatIn(text, clauses, language);
  if (threat !== undefined) return threat;
  const joined = clauses.slice(1).map((clause, at) => `${clauses[at]} ${clause}`);
  const isShort = (clause: string, most = maxContentWords) => contentWords(clause, language).length <= most;
  return (
    clauses.find((clause) => clause !== '' && isShort(clause) && limits(clause, language)) ??
    joined.find(
      (clause) =>
        isShort(clause, maxInTwoClauses) &&
        [overClauses, staying, wishing, asking, onlyTelling].some((signs) => hasAll(signs, clause, language)),
    ) ??
    clauses
      .filter((clause) => !isShort(clause))
      .flatMap(stretchesOf)
      .find((clause) => limits(clause, language, stretch.signs))
  );
}

function stretchesOf(clause: string): string[] {
  const all = clause.split(/\s+/u);
  const starts = all.slice(0, Math.max(0, all.length - stretch.words) + 1);
  return starts.map((_, at) => all.slice(at, at + stretch.words).join(' '));
}

/** Returns whether a sentence limits who may learn what is said. */
export const isConfidence = (sentence: string, language: Language): boolean =>
  limitIn(sentence, language) !== undefined;

/**
 * Returns which sentences of a turn are told in confidence: sentences that ask for confidence and, if such a sentence says nothing
 * else, the sentences beside it, because the request may stand before or after the secret.
 */
export function confidencesIn(sentences: readonly string[], language: Language): boolean[] {
  const limited = sentences.map((each) => limitIn(each, language));
  const secret = sentences.map((each) => matches(words.unknown, 'unknown', plain(each), language));
  const only = sentences.map((each, at) => {
    const clause = limited[at];
    if (clause === undefined || takesBack(each, language)) return false;
    const rest = plain(each).replace(clause, ' ').trim();
    // without spaces between words, the clause is the sentence
    const said = rest === '' && language === 'ja' ? each.slice(maxAnnouncementLength) : rest;
    return (
      figureRunsIn(said, language).length === 0 &&
      contentWords(clause, language).length < minContentWords.clause &&
      contentWords(said, language).length < minContentWords.beside
    );
  });
  return sentences.map(
    (_, at) =>
      limited[at] !== undefined || secret[at] === true || only[at - 1] === true || only[at + 1] === true,
  );
}
