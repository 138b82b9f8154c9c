import { type Language } from '@colloquy/contracts';
import { type ConfidentialityRequest, confidentialityRequestIn } from '../classifier/confidentiality';
import { unknownWords } from '../classifier/stated';
import { recordRequestIn } from '../interviewer/requests/requests';
import { contentWords } from '../text/content-words';
import { stemOf } from './relevance';

/** A sentence with fewer content words beside a request only asks. */
const minStated = 2;

/** Maximum number of sentences from a request back to the one that it names: "the returns I spoke of, forget them". */
const reach = 12;

/** A sentence of which a request repeats so many words is certainly meant. */
const certainlyNamed = 3;

type IsAbout = ConfidentialityRequest['isAbout'];

/** What a request of a sentence is about, if it makes one. */
function requestIn(sentence: string, language: Language): { isAbout: IsAbout } | undefined {
  const request = confidentialityRequestIn(sentence, language);
  if (request) return request;
  const record = recordRequestIn(sentence, language);
  if (record?.kind !== 'off-the-record') return undefined;
  const rest = contentWords(`${record.before} ${record.after}`, language);
  return { isAbout: rest.length < minStated ? undefined : 'itself' };
}

/** Returns whether a sentence asks that something be kept confidential or left out. */
export const isConfidence = (sentence: string, language: Language): boolean =>
  requestIn(sentence, language) !== undefined;

/**
 * Returns which sentences are told in confidence, by turn: sentences that ask for confidence and, if such a sentence only asks, the
 * one before it ("That stays here") or after it ("What follows stays between us"), or both if neither is certain. A request
 * about what was said before also covers an earlier sentence that it names.
 * @param turns the sentences of the expert's turns, in spoken order
 */
export function confidencesIn(turns: readonly (readonly string[])[], language: Language): boolean[][] {
  const sentences = turns.flat();
  const requests = sentences.map((each) => requestIn(each, language));
  const covered = requests.map((request) => request !== undefined);
  requests.forEach((request, at) => {
    const { isAbout } = request ?? { isAbout: 'itself' };
    if (isAbout === 'next' || isAbout === undefined) cover(at + 1);
    if (isAbout !== 'before' && isAbout !== undefined) return;
    const named = namedBefore(sentences, at, language);
    if (named) cover(named.at);
    const isNamed = named && (named.shared >= certainlyNamed || requests[named.at] !== undefined);
    if (!isNamed) cover(at === 0 ? at + 1 : at - 1);
  });
  let from = 0;
  return turns.map((each) => covered.slice(from, (from += each.length)));

  function cover(at: number): void {
    if (at in covered) covered[at] = true;
  }
}

/** Returns the position of the latest sentence with the most words that a request repeats, beside those of requests. */
function namedBefore(
  sentences: readonly string[],
  at: number,
  language: Language,
): { at: number; shared: number } | undefined {
  const stemsOf = (sentence = '') => unknownWords(sentence, language).map(stemOf);
  const named = new Set(stemsOf(sentences[at]));
  let best: { at: number; shared: number } | undefined;
  for (let earlier = at - 1; named.size > 0 && earlier >= Math.max(0, at - reach); earlier -= 1) {
    const shared = new Set(stemsOf(sentences[earlier]).filter((stem) => named.has(stem))).size;
    if (shared > (best?.shared ?? 0)) best = { at: earlier, shared };
  }
  return best;
}
