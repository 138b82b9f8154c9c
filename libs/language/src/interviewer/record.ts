import { type Language } from '@colloquy/contracts';
import { wordsOf } from '../text/segment';
import { type AgentAct, type AgentActKind, type SpokenTurn } from './interviewer';
import { asksForTheRecordAgain, recordRequestIn } from './requests/requests';
import { isCoarse, statingWords } from './requests/statement';

/** Acts of the agent that answer a wish about the record. */
export type RecordAct = Extract<
  AgentActKind,
  'off-the-record' | 'off-the-record-until' | 'back-on-the-record' | 'strike' | 'strike-previous'
>;
const recordActs: ReadonlySet<string> = new Set<RecordAct>([
  'off-the-record',
  'off-the-record-until',
  'back-on-the-record',
  'strike',
  'strike-previous',
]);

export const isRecordAct = (kind: AgentActKind): kind is RecordAct => recordActs.has(kind);

/**
 * Which wish about the record the words of the expert contain, said in one go.
 *
 * - "Off the record" together with a statement is about that statement: `off-the-record`. Alone it is about what
 *   follows, up to "back on the record": `off-the-record-until`. In doubt it is the latter, of which the agent
 *   tells the expert.
 * - "Strike that" after a statement is about that statement: `strike`. Otherwise it is about the answer before:
 *   `strike-previous`.
 * - "Back on the record" counts while `isOff` only, "off the record" does not count then.
 *
 * A statement takes 2 content words after the request or 3 around it; 3 and 5 in languages whose content words are
 * told by their length. To strike, one content word in three words before the request will do, two in those languages.
 */
export function recordActFor(said: string, language: Language, isOff: boolean): RecordAct | undefined {
  if (isOff && asksForTheRecordAgain(said, language)) return 'back-on-the-record';
  const request = recordRequestIn(said, language);
  if (!request) return undefined;
  const coarse = isCoarse(language);
  const before = statingWords(request.before, language);
  if (request.kind === 'strike') {
    const states = before >= (coarse ? 2 : 1) && wordsOf(request.before, language).length >= 3;
    return states ? 'strike' : 'strike-previous';
  }
  if (isOff) return undefined;
  const after = statingWords(request.after, language);
  const isStatement = after >= (coarse ? 3 : 2) || before + after >= (coarse ? 5 : 3);
  return isStatement ? 'off-the-record' : 'off-the-record-until';
}

/** What the expert said in one go, and what the agent did then: places in the list of turns. */
interface Exchange {
  expert: number[];
  reaction: number;
  act: AgentAct;
}

/** Acts by which the agent reacts to an answer: it has looked for a wish about the record and found none. */
const judging: ReadonlySet<AgentActKind> = new Set(['question', 'probe', 'inform', 'handoff']);
/** Acts whose words may repeat what the expert has said; all others are worded without it. */
const mayRepeat: ReadonlySet<AgentActKind> = new Set(['probe', 'acknowledge']);
const noAnswerBefore: ReadonlySet<AgentActKind> = new Set(['repeat', 'resume', 'finish-later']);

/**
 * Places of the turns that must not be in any transcript, translation, summary, quote or score.
 *
 * The acts of the agent decide; words of the expert that no act has answered yet, or another act than those of the
 * record and reactions to an answer, are judged by themselves, in the given language and in English. Withheld are
 * - `off-the-record`, `strike`: what the expert had said since the agent's last reaction, and the acknowledgement;
 * - `strike-previous`: the same, the expert's last answer before, and a follow-up of the agent to it;
 * - `off-the-record-until`: the same, and every turn up to the expert's words that `back-on-the-record` answers,
 *   or to the end. The agent's words then put the question again and stay.
 */
export function withheldTurns(turns: readonly SpokenTurn[], language: Language = 'en'): Set<number> {
  const withheld = new Set<number>();
  const past: Exchange[] = [];
  let expert: number[] = [];
  let isOff = false;
  for (const [index, { role, act }] of turns.entries()) {
    if (isOff) withheld.add(index);
    if (role === 'user') expert.push(index);
    else if (act && act.kind !== 'prompt' && act.kind !== 'transfer') {
      const { kind } = act;
      if (kind === 'back-on-the-record') withheld.delete(index);
      else if (withholds(expert, act) && (isRecordAct(kind) || mayRepeat.has(kind))) withheld.add(index);
      isOff = kind === 'off-the-record-until' || (isOff && kind !== 'back-on-the-record');
      past.push({ expert, reaction: index, act });
      expert = [];
    }
  }
  withholds(expert, undefined);
  return withheld;

  function withholds(said: readonly number[], act: AgentAct | undefined): boolean {
    const text = said.map((index) => turns[index]?.text ?? '').join(' ');
    const wish = act && isRecordAct(act.kind) ? act.kind : wishIn(text, act);
    if (wish === undefined) return false;
    for (const index of said) withheld.add(index);
    if (wish === 'strike-previous') strikeLast(past, withheld);
    return true;
  }

  /** By the words, and by what the agent has understood of them although its act is another one. */
  function wishIn(text: string, act: AgentAct | undefined): RecordAct | undefined {
    const isJudged = act !== undefined && judging.has(act.kind);
    const spoken = isOff || isJudged ? undefined : recordActFor(text, language, false);
    if (spoken) return spoken;
    if (act?.request === 'strike') return 'strike-previous';
    return act?.request === 'off-the-record' ? 'off-the-record' : undefined;
  }
}

function strikeLast(past: readonly Exchange[], withheld: Set<number>): void {
  for (const { expert, reaction, act } of past.toReversed()) {
    if (isRecordAct(act.kind)) return;
    if (mayRepeat.has(act.kind)) withheld.add(reaction);
    if (noAnswerBefore.has(act.kind) || act.request !== undefined || expert.length === 0) continue;
    for (const index of expert) withheld.add(index);
    return;
  }
}
