import { type Language, languages, type RequestKind } from '@colloquy/contracts';
import { deniesIn } from '../../text/denial';
import { remembered } from '../../text/remembered';
import { sentencesOf } from '../../text/segment';
import { isCourtesy } from './courtesy';
import { type Match, matchIn, plainSentence, withoutCourtesy } from './match';
import { namesLanguage, namesOwnLanguage } from './other-language';
import { type RequestTable } from './patterns';
import { type RecognisedRequest, isProtective, type WordedRequest, wordedRequests } from './recogniser';
import { isCoarse, statingWords, states } from './statement';

/** In characters: long utterances are stories that may mention such words; requests are brief. */
const maxRequestLength = 300;
const maxQuestionLength = 160;

/** With so many content words after it, a request is reported rather than made. */
const goesOnTalking = 6;
/** With more content words beside it in the same sentence, a request may be another person's. */
const maxOthers = { plain: 6, coarse: 8 };

/** Requests that hold anywhere; the words after them are an answer all the same. */
const anywhere: ReadonlySet<RequestKind> = new Set<RequestKind>([
  'off-the-record',
  'on-the-record',
  'strike',
  'are-you-human',
  'is-recorded',
  'who-asks',
  'how-long',
  'one-more-thing',
]);
/** If such a wish may be reported, the interviewer asks; any other request is then ignored. */
const leaving: ReadonlySet<RequestKind> = new Set<RequestKind>(['end', 'withdraw', 'finish-later']);

/**
 * Recognises requests in the interview's language and in English, protective ones in all languages.
 * @param isOff whether the conversation is off the record; only then can the expert return to the record
 * @param kinds the requests to look for, by importance; default: all
 */
export const recogniseRequests = (
  text: string,
  language: Language,
  isOff: boolean,
  kinds = wordedRequests,
): readonly RecognisedRequest[] =>
  remembered(`${language} requests ${isOff} ${kinds.join()}`, text, () =>
    findRequests(text, language, isOff, kinds),
  );

/** Compiles the patterns of all languages in advance, which takes about a second. */
export const prepareRequests = (): void => void findRequests('Good morning.', 'en', true, wordedRequests);

export const makesRequest = (text: string, language: Language, kinds: readonly WordedRequest[]): boolean =>
  remembered(`${language} ${kinds.join()}`, text, () => {
    const sentences = sentencesOf(text, language).map(plainSentence);
    const told = toldIn(sentences, language);
    return sentences.some((sentence, index) =>
      kinds.some(
        (kind) =>
          isShort(kind, sentence) &&
          matchInOwn(kind, sentence, language) !== undefined &&
          (anywhere.has(kind) || !told[index]),
      ),
    );
  });

/** Returns whether the expert wants the interviewer to speak more slowly. */
export const asksForSlower = (text: string, language: Language): boolean =>
  sentencesOf(text, language)
    .map(plainSentence)
    .some((sentence) => isShort('repeat', sentence) && matchInAny('repeat', 'slower', sentence, language));

function toldIn(sentences: readonly string[], language: Language): boolean[] {
  let following = 0;
  return sentences
    .toReversed()
    .map((sentence) => {
      const isTold = following >= goesOnTalking;
      if (!isTold) following += statingWords(sentence, language);
      return isTold;
    })
    .toReversed();
}

function findRequests(
  text: string,
  language: Language,
  isOff: boolean,
  kinds: readonly WordedRequest[],
): RecognisedRequest[] {
  const sentences = sentencesOf(text, language).map(plainSentence);
  const told = toldIn(sentences, language);
  const found = sentences.map((sentence, index) => {
    const wished = kinds.flatMap((kind) => {
      if (kind === 'on-the-record' && !isOff) return [];
      if (kind === 'other-language' && !isWishForLanguage(sentences, index, language)) return [];
      const wish = wishIn(kind, sentence, language);
      return wish ? [{ kind, ...wish }] : [];
    });
    return told[index] ? wished.flatMap(asTold) : wished;
  });
  const wishes = found.flat();
  if (wishes.length === 0) return [];
  const rest = sentences.filter((_sentence, index) => found[index]?.length === 0).join(' ');
  const hasAnswer = states(rest, language);
  const isLater = wishes.some(({ kind }) => kind === 'finish-later');
  return kinds.flatMap((kind) => {
    const same = wishes.filter((wish) => wish.kind === kind);
    // a wish to continue on another day keeps the interview open, whatever else is said about stopping
    if (same.length === 0 || (kind === 'end' && isLater)) return [];
    return { kind, certain: same.some(({ certain }) => certain), hasAnswer };
  });
}

interface Wish {
  kind: RequestKind;
  certain: boolean;
}

/** A wish for another language is alone in its sentence; only the expert's command of a language may follow. */
function isWishForLanguage(sentences: readonly string[], index: number, language: Language): boolean {
  const sentence = sentences[index] ?? '';
  const said = languagesFor('other-language', language).find((each) =>
    matchIn(sentence, 'other-language', each, 'all'),
  );
  const match = said && matchIn(sentence, 'other-language', said, 'all');
  if (!match) return false;
  const most = isCoarse(said) ? 2 : 1;
  const statesAtMost = (words: number) => (text: string) =>
    namesOwnLanguage(text, said) || statingWords(withoutCourtesy(text, said), said) <= words;
  const goesOn = /^ ?\p{P}/u.test(match.after); // "instead" does not
  const isAlone =
    statesAtMost(most)(match.before) &&
    statesAtMost(goesOn ? 0 : 1)(match.after) &&
    sentences.slice(index + 1).every(statesAtMost(most));
  const isDenial = deniesIn(sentence, said) && !/[?？؟]/u.test(sentence);
  return isAlone && !/[:：]/u.test(match.before) && (!isDenial || namesLanguage(sentence, language, said));
}

function asTold(wish: Wish): Wish[] {
  if (anywhere.has(wish.kind)) return [wish];
  return leaving.has(wish.kind) ? [{ ...wish, certain: false }] : [];
}

function wishIn(
  kind: WordedRequest,
  sentence: string,
  language: Language,
): Pick<Wish, 'certain'> | undefined {
  if (!isShort(kind, sentence)) return undefined;
  const match =
    matchInAny(kind, kind, sentence, language) ??
    (kind === 'repeat' ? matchInAny(kind, 'slower', sentence, language) : undefined);
  if (match && isInQuotation(match, language)) return undefined;
  if (match) return { certain: kind === 'finish-later' || !leaving.has(kind) || !isQuoted(match, language) };
  if (kind !== 'end' && kind !== 'withdraw') return undefined;
  const perhaps = kind === 'end' ? 'endPerhaps' : 'withdrawPerhaps';
  return matchInAny(kind, perhaps, sentence, language) && { certain: false };
}

const isShort = (kind: RequestKind, { length }: string): boolean =>
  kind === 'off-the-record' ||
  kind === 'strike' ||
  length <= (isProtective(kind) ? maxRequestLength : maxQuestionLength);

const matchInOwn = (kind: WordedRequest, sentence: string, language: Language): Match | undefined =>
  matchIn(sentence, kind, language) ?? (language === 'en' ? undefined : matchIn(sentence, kind, 'en'));

/** Whether the other words of the sentence are so many that the wish may be another person's. */
const isQuoted = ({ before, after }: Match, language: Language): boolean =>
  statingWords(before, language) + statingWords(after, language) >=
  (isCoarse(language) ? maxOthers.coarse : maxOthers.plain);

const isInQuotation = ({ before }: Match, language: Language): boolean =>
  (before.match(/["“”„«»「」『』]/gu) ?? []).length % 2 === 1 && statingWords(before, language) > 0;

/** "We never go off the record" tells of a habit. */
const denialOfHabit =
  /(?<!\p{L})(?:never|nothing|nie|niemals|nichts|jamais|nunca|jamás|mai|nooit|aldrig|aldri|koskaan|niciodată)(?: \p{L}+){0,3} $/u;

export function matchInAny(
  kind: RequestKind,
  list: keyof RequestTable,
  sentence: string,
  language: Language,
): Match | undefined {
  const isCommon = isCourtesy(sentence.replace(/\p{P}+$/u, ''), language); // "hello" ends a call in Hungarian
  for (const each of languagesFor(kind, language)) {
    if (isCommon && each !== language && each !== 'en') continue;
    const match = matchIn(sentence, list, each, isProtective(kind) ? 'all' : each);
    if (!match || (kind === 'on-the-record' && deniesIn(match.before, each))) continue;
    if (kind === 'off-the-record' && denialOfHabit.test(match.before)) continue;
    return match;
  }
  return undefined;
}

function languagesFor(kind: RequestKind, language: Language): readonly Language[] {
  const first: Language[] = language === 'en' ? ['en'] : [language, 'en'];
  return isProtective(kind) ? [...first, ...languages.filter((each) => !first.includes(each))] : first;
}
