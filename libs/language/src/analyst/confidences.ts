import { type Language } from '@colloquy/contracts';
import { recordRequestIn } from '../interviewer/requests/requests';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { figureRunsIn } from '../text/facts';
import { isFunctionWord, listenersOf } from '../text/grammar';
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
  | Exclude<keyof typeof words, 'announcing' | 'unknown' | 'behind'>
  | 'listener'
  | 'self'
  | 'denial'
  | 'acquaintance';

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

/** With more content words beside its signs, such a clause tells of things: "The next batch stays in this room for a week". */
const maxBesideAhead = 1;

/** "What follows stays between us", "Now something that must not leave this room". */
const aheadForms: readonly (readonly Sign[])[] = [
  ['ahead', 'staying', 'within'],
  ['ahead', 'exit', 'denial', 'within'],
];

/** "That stays here", without another word. */
const stayingHere: readonly Sign[] = ['deictic', 'staying', 'here'];

const maxStayingWords = 1;

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
  forms.some((signs) => signs.length >= minSigns && hasAll(signs, clause, language)) ||
  (minSigns === 0 && staysHere(clause, language));

/** Returns the number of content words that are no pronouns, auxiliary verbs or the like. */
const tellingWords = (text: string, language: Language): number =>
  contentWords(text, language).filter((word) => !isFunctionWord(word, language)).length;

const pointsAhead = (clause: string, language: Language): boolean =>
  aheadForms.some((signs) => hasAll(signs, clause, language)) &&
  tellingWords(withoutSigns(clause, language), language) <= maxBesideAhead;

const withoutSigns = (clause: string, language: Language): string =>
  (['within', 'ahead', 'exit', 'staying', 'duty'] as const).reduce(
    (rest, sign) => rest.replace(patternOf(`confidence ${sign}`, words[sign], language), ' '),
    clause,
  );

const staysHere = (clause: string, language: Language): boolean =>
  hasAll(stayingHere, clause, language) &&
  contentWords(clause, language).filter(
    (word) => !(['deictic', 'here'] as const).some((sign) => has(sign, word, language)),
  ).length <= maxStayingWords;

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

interface Limit {
  /** The words that limit who may learn what is said. */
  clause: string;
  /** The other words of the sentence. */
  rest: string;
}

function limitIn(sentence: string, language: Language): Limit | undefined {
  const text = plain(sentence);
  const found = limitingClausesIn(text, language);
  if (found)
    return {
      clause: found.join(' '),
      rest: found.reduce((rest, clause) => rest.replace(clause, ' '), text).trim(),
    };
  const request = recordRequestIn(text, language);
  if (request?.kind !== 'off-the-record') return undefined;
  const rest = `${request.before} ${request.after}`.trim();
  return { clause: text.slice(request.before.length, text.length - request.after.length), rest };
}

function limitingClausesIn(text: string, language: Language): readonly string[] | undefined {
  const announced = patternOf('confidence announcing', words.announcing, language).exec(text)?.[0];
  if (announced !== undefined) return [announced];
  const clauses = clausesIn(text).map((clause) => clause.trim());
  const [first = ''] = clauses;
  if (but.test(text.slice(first.length)) && hasAll(reluctant, first, language)) return [first];
  const opening = announcementIn(text, language) ?? threatIn(text, clauses, language);
  if (opening !== undefined) return [opening];
  const isShort = (clause: string, most = maxContentWords) => contentWords(clause, language).length <= most;
  const short = clauses.find(
    (clause) =>
      clause !== '' && ((isShort(clause) && limits(clause, language)) || pointsAhead(clause, language)),
  );
  if (short !== undefined) return [short];
  const isJoined = (joined: string) =>
    isShort(joined, maxInTwoClauses) &&
    [overClauses, staying, wishing, asking, onlyTelling].some((signs) => hasAll(signs, joined, language));
  const second = clauses.findIndex((clause, at) => at > 0 && isJoined(`${clauses[at - 1]} ${clause}`));
  if (second > 0) return clauses.slice(second - 1, second + 1);
  const unpunctuated = clauses
    .filter((clause) => !isShort(clause))
    .flatMap(stretchesOf)
    .find((clause) => limits(clause, language, stretch.signs));
  return unpunctuated === undefined ? undefined : [unpunctuated];
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
 * else, the one before it ("That stays here"), the one after it ("What follows stays between us"), or both if neither is certain.
 */
export function confidencesIn(sentences: readonly string[], language: Language): boolean[] {
  const limited = sentences.map((each) => limitIn(each, language));
  const covered = sentences.map(
    (each, at) => limited[at] !== undefined || matches(words.unknown, 'unknown', plain(each), language),
  );
  limited.forEach((limit, at) => {
    if (!limit || !onlyAnnounces(sentences[at] ?? '', limit, language)) return;
    const said = plain(sentences[at] ?? '');
    const isAhead = has('ahead', said, language);
    const isBehind = matches(words.behind, 'behind', said, language);
    if (at > 0 && (isBehind || !isAhead || at === sentences.length - 1)) covered[at - 1] = true;
    if (at < sentences.length - 1 && (isAhead || !isBehind || at === 0)) covered[at + 1] = true;
  });
  return covered;
}

function onlyAnnounces(sentence: string, { clause, rest }: Limit, language: Language): boolean {
  if (takesBack(sentence, language)) return false;
  // without spaces between words, the clause is the sentence
  const said = rest === '' && language === 'ja' ? sentence.slice(maxAnnouncementLength) : rest;
  return (
    figureRunsIn(said, language).length === 0 &&
    (tellingWords(clause, language) < minContentWords.clause || pointsAhead(clause, language)) &&
    contentWords(said, language).length < minContentWords.beside
  );
}
