import { folded, namesIn } from '../text/facts';
import { wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { listenersOf } from './grammar';

/** In so many of the expert's turns, and in at least half of them, a name recurs that is advertised. */
const fewestTurns = 3;

/**
 * Returns the turns that advertise instead of answering. Two signs are needed: one name that the client did not mention
 * recurs in at least half of the expert's turns, and at least half of these turns address the listener.
 */
export function promotionIn(input: AnalysisInput): ReadonlySet<AnalysisTurn> {
  const { turns, questions, topic, language } = input;
  const listeners = listenersOf(language);
  const said = turns.filter(({ role }) => role === 'user');
  if (!listeners || said.length < fewestTurns) return new Set();
  const asked = folded([...questions, topic?.title ?? '', topic?.subject ?? ''].join('\n'));
  const turnsWith = new Map<string, AnalysisTurn[]>();
  for (const turn of said)
    for (const name of new Set(namesIn(turn.text, language).map(folded)))
      if (!asked.includes(name)) (turnsWith.get(name) ?? turnsWith.set(name, []).get(name))?.push(turn);
  const addresses = ({ text }: AnalysisTurn) =>
    wordsOf(text.toLowerCase().replaceAll('’', "'"), language).some((word) => listeners.has(word));
  for (const naming of turnsWith.values()) {
    if (naming.length < Math.max(fewestTurns, said.length / 2)) continue;
    if (naming.filter(addresses).length >= naming.length / 2)
      return new Set([...naming, ...said.filter(addresses)]);
  }
  return new Set();
}
