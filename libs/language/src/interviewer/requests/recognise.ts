import { type Language, languages, type RequestKind } from '@colloquy/contracts';
import { deniesIn } from '../../text/denial';
import { remembered } from '../../text/remembered';
import { sentencesOf } from '../../text/segment';
import { type Place, placeIn, plainSentence } from './match';
import { type RequestPatterns } from './patterns';
import { type RecognisedRequest, isProtective, requestOrder } from './recogniser';
import { isCoarse, statingWords, states } from './statement';

/** In characters: who tells a story may mention such words, who asks for something is brief. */
const longestRequest = 300;
const longestQuestion = 160;

/** Content words after a request from which on it is told rather than made. */
const goesOnTalking = 6;
/** Content words beside it in the same sentence from which on it may be somebody else's. */
const mostBeside = { plain: 6, coarse: 8 };

/** Requests that hold wherever they stand: what is said after them is an answer all the same. */
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
/** Where they may be told, the interviewer asks; any other request is none then. */
const leaving: ReadonlySet<RequestKind> = new Set<RequestKind>(['end', 'withdraw', 'finish-later']);

/**
 * What the expert wants of the conversation itself, said in one go, by the patterns of the interview's language and of
 * English. What protects the expert is looked for in all languages. The most important request comes first.
 * @param isOff whether all is off the record at present; only then can it be ended
 */
export const recogniseRequests = (
  text: string,
  language: Language,
  isOff: boolean,
): readonly RecognisedRequest[] =>
  remembered(`${language} requests ${isOff}`, text, () => findRequests(text, language, isOff));

/** Reads the patterns of all languages, which takes about a second, so that no expert waits for it. */
export const prepareRequests = (): void => void findRequests('Good morning.', 'en', true);

/** Whether a text makes one of these requests, in the given language or in English. */
export const makesRequest = (text: string, language: Language, kinds: readonly RequestKind[]): boolean =>
  remembered(`${language} ${kinds.join()}`, text, () => {
    const sentences = sentencesOf(text, language).map(plainSentence);
    return sentences.some((sentence, index) =>
      kinds.some(
        (kind) =>
          isShort(kind, sentence) &&
          placeInOwn(kind, sentence, language) !== undefined &&
          (anywhere.has(kind) || !isToldIn(sentences, index, language)),
      ),
    );
  });

/** Whether so much follows a sentence that what it wishes may be a part of a story. */
const isToldIn = (sentences: readonly string[], index: number, language: Language): boolean =>
  statingWords(sentences.slice(index + 1).join(' '), language) >= goesOnTalking;

function findRequests(text: string, language: Language, isOff: boolean): RecognisedRequest[] {
  const sentences = sentencesOf(text, language).map(plainSentence);
  const found = sentences.map((sentence, index) => {
    const wished = requestOrder.flatMap((kind) => {
      if (kind === 'on-the-record' && !isOff) return [];
      const wish = wishIn(kind, sentence, language);
      return wish ? [{ kind, ...wish }] : [];
    });
    if (wished.length === 0) return wished;
    return isToldIn(sentences, index, language) ? wished.flatMap(asTold) : wished;
  });
  const rest = sentences.filter((_sentence, index) => found[index]?.length === 0).join(' ');
  const isLater = found.flat().some(({ kind }) => kind === 'finish-later');
  return requestOrder.flatMap((kind) => {
    const same = found.flat().filter((wish) => wish.kind === kind);
    // who wants to go on another day leaves the interview open, whatever else is said about stopping
    if (same.length === 0 || (kind === 'end' && isLater)) return [];
    return { kind, certain: same.some(({ certain }) => certain), states: states(rest, language) };
  });
}

interface Wish {
  kind: RequestKind;
  certain: boolean;
}

/** A wish that other words follow may be a part of a story. */
function asTold(wish: Wish): Wish[] {
  if (anywhere.has(wish.kind)) return [wish];
  return leaving.has(wish.kind) ? [{ ...wish, certain: false }] : [];
}

function wishIn(kind: RequestKind, sentence: string, language: Language): Pick<Wish, 'certain'> | undefined {
  if (!isShort(kind, sentence)) return undefined;
  const place = placeInAny(kind, kind, sentence, language);
  if (place && isInQuotation(place, language)) return undefined;
  if (place) return { certain: kind === 'finish-later' || !leaving.has(kind) || !isQuoted(place, language) };
  if (kind !== 'end' && kind !== 'withdraw') return undefined;
  const perhaps = kind === 'end' ? 'endPerhaps' : 'withdrawPerhaps';
  return placeInAny(kind, perhaps, sentence, language) && { certain: false };
}

const isShort = (kind: RequestKind, { length }: string): boolean =>
  kind === 'off-the-record' ||
  kind === 'strike' ||
  length <= (isProtective(kind) ? longestRequest : longestQuestion);

const placeInOwn = (kind: RequestKind, sentence: string, language: Language): Place | undefined =>
  placeIn(sentence, kind, language) ?? (language === 'en' ? undefined : placeIn(sentence, kind, 'en'));

/** Whether so much else is said in the same sentence that the wish may be somebody else's. */
const isQuoted = ({ before, after }: Place, language: Language): boolean =>
  statingWords(before, language) + statingWords(after, language) >=
  (isCoarse(language) ? mostBeside.coarse : mostBeside.plain);

/** Whether a wish stands in quotation marks behind words of the expert's own: somebody else's is told. */
const isInQuotation = ({ before }: Place, language: Language): boolean =>
  (before.match(/["“”„«»「」『』]/gu) ?? []).length % 2 === 1 && statingWords(before, language) > 0;

/** The first place in a sentence of a pattern of any language in which that kind is looked for. */
export function placeInAny(
  kind: RequestKind,
  list: keyof RequestPatterns,
  sentence: string,
  language: Language,
): Place | undefined {
  for (const each of languagesFor(kind, language)) {
    const place = placeIn(sentence, list, each, isProtective(kind) ? 'all' : each);
    if (place && !(kind === 'on-the-record' && deniesIn(place.before, each))) return place;
  }
  return undefined;
}

/** The language of the interview first, then English, then, for what protects the expert, all others. */
function languagesFor(kind: RequestKind, language: Language): readonly Language[] {
  const first: Language[] = language === 'en' ? ['en'] : [language, 'en'];
  return isProtective(kind) ? [...first, ...languages.filter((each) => !first.includes(each))] : first;
}
