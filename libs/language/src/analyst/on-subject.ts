import { type Language } from '@colloquy/contracts';
import { type Aside, type SpokenSentence } from './spoken-sentence';
import { specifics, substanceOf } from './substance';

const spoils = ({ aside, isBehindAnswer }: SpokenSentence): boolean =>
  spoiling.includes(aside) && isBehindAnswer !== true;

const spoiling: readonly (Aside | undefined)[] = [
  'against',
  'private',
  'promotion',
  'tirade',
  'order',
  'non-answer',
  'echo',
  'filler',
  'repeated',
];

/** "Hey" is not an answer. */
const minContentWords = 2;

/** A rest without facts that is smaller than the asides around it does not count. */
export function onSubject(
  sentences: readonly SpokenSentence[],
  language: Language,
  fewest: number,
): SpokenSentence[] {
  const said = sentences.filter(({ aside }) => aside === undefined);
  const words = (some: readonly SpokenSentence[]) => new Set(some.flatMap(({ content }) => content)).size;
  const rest = words(said);
  if (rest >= fewest || rest >= words(sentences.filter(spoils))) return said;
  const substance = substanceOf(said.map(({ text }) => text).join(' '), language);
  if (specifics(substance) + substance.evidence > 0) return said;
  return said.filter(
    (sentence) =>
      sentence.content.length >= minContentWords &&
      sentence === sentences.find(({ turn }) => turn === sentence.turn),
  );
}
