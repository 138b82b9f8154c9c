import { type Language } from '@colloquy/contracts';
import { type ConfidentialityRequest, confidentialityRequestIn } from '../classifier/confidentiality';
import { unknownWords } from '../classifier/stated';
import { recordRequestIn } from '../interviewer/requests/requests';
import { contentWords } from '../text/content-words';
import { stemOf } from './relevance';

const minStated = 2;

/** Maximum number of sentences back to the one that a request names: "the returns I spoke of, forget them". */
const reach = 12;

/** Minimum number of repeated words with which a request certainly means a sentence. */
const certainlyNamed = 3;

type IsAbout = ConfidentialityRequest['isAbout'];

function requestIn(sentence: string, language: Language): { isAbout: IsAbout } | undefined {
  const request = confidentialityRequestIn(sentence, language);
  if (request) return request;
  const record = recordRequestIn(sentence, language);
  if (record?.kind !== 'off-the-record') return undefined;
  const rest = contentWords(`${record.before} ${record.after}`, language);
  return { isAbout: rest.length < minStated ? undefined : 'itself' };
}

export const isConfidence = (sentence: string, language: Language): boolean =>
  requestIn(sentence, language) !== undefined;

/**
 * Returns, by turn, which sentences are told in confidence: those that ask for it, and those that such a sentence means. "That
 * stays here" means the sentence before, "What follows stays between us" the one after; in doubt, both are meant.
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
