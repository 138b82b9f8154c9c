import { type Language } from '@colloquy/contracts';
import { wordsOf } from '../text/segment';
import { type AgentAct, type AgentActKind, type SpokenTurn } from './interviewer';
import { type Match } from './requests/match';
import {
  asksForTheRecordAgain,
  certainWishIn,
  type RecordRequest,
  recordRequestIn,
} from './requests/requests';
import { type BackwardWish, backwardWishIn, statementsIn } from './record-span';
import { isCoarse, statingWords } from './requests/statement';

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
 * Returns the wish about the record in an utterance of the expert.
 *
 * - "Off the record" with a statement refers to that statement (`off-the-record`). Alone, and in doubt, it refers to
 *   what follows, up to "back on the record" (`off-the-record-until`), and the agent says so.
 * - "Strike that" after a statement refers to that statement (`strike`). Otherwise, or if the words before it are fewer
 *   sentences than it names, it refers to the preceding answer, too (`strike-previous`).
 * - "Back on the record" counts only while `isOff`; "off the record" counts only while not.
 *
 * A statement has 2 content words after the request or 3 around it; 3 and 5 in languages whose content words are
 * identified by length. A clause of its own needs fewer. To strike, one content word among three words before the
 * request is enough, two in those languages.
 */
export function recordActFor(said: string, language: Language, isOff: boolean): RecordAct | undefined {
  if (isOff && asksForTheRecordAgain(said, language)) return 'back-on-the-record';
  const wish = backwardWishIn(said, language);
  if (wish) return wish.answers === 0 && wish.sentences === 0 ? 'strike' : 'strike-previous';
  const request = recordRequestIn(said, language);
  return request && actOf(request, language, isOff);
}

/** Returns the wish about the record in words that no pattern knows; undefined if that is not certain. */
export function unknownRecordActFor(said: string, language: Language, isOff: boolean): RecordAct | undefined {
  const wish = certainWishIn(said, language);
  return wish && actOf(wish, language, isOff);
}

function actOf(request: RecordRequest, language: Language, isOff: boolean): RecordAct | undefined {
  const coarse = isCoarse(language);
  const before = statingWords(request.before, language);
  if (request.kind === 'strike') {
    const isStatement = before >= (coarse ? 2 : 1) && wordsOf(request.before, language).length >= 3;
    return isStatement ? 'strike' : 'strike-previous';
  }
  if (isOff) return undefined;
  const after = statingWords(request.after, language);
  const isStatement =
    after >= (coarse ? 3 : 2) || before + after >= (coarse ? 5 : 3) || hasContent(request, language);
  return isStatement ? 'off-the-record' : 'off-the-record-until';
}

/** "Keep this to yourself: they are bankrupt": one clause is the wish, the other its content. */
function hasContent({ before, after }: Pick<Match, 'before' | 'after'>, language: Language): boolean {
  const least = isCoarse(language) ? 2 : 1;
  const clauses = before
    .split(/[,;:–—]/u)
    .slice(0, -1)
    .join(' ');
  const opened =
    /^["'”»]?\s?(?:[:–—]|,? ?(?:but|aber|mais|pero|ma|mas|maar|men|mutta|dar)(?!\p{L}))(.*)$/su.exec(after);
  return statingWords(clauses, language) > least || statingWords(opened?.[1] ?? '', language) >= least;
}

interface Exchange {
  expert: number[];
  /** Absent if the agent did not hear the utterance. */
  reaction?: { index: number; act: AgentAct };
}

/** Acts by which the agent reacts to an answer, having found no wish about the record. */
const judging: ReadonlySet<AgentActKind> = new Set(['question', 'probe', 'inform', 'handoff']);
/** Acts whose words may repeat the expert's; all others do not depend on them. */
const mayRepeat: ReadonlySet<AgentActKind> = new Set(['probe', 'acknowledge']);
const noAnswerBefore: ReadonlySet<AgentActKind> = new Set(['repeat', 'resume', 'finish-later']);

/** Why a turn is withheld: the expert spoke off the record, or took the words back. */
export type WithheldReason = 'off_the_record' | 'taken_back';

/** Returns the indices of turns that must not be delivered; see {@link withheldReasons}. */
export const withheldTurns = (turns: readonly SpokenTurn[], language: Language = 'en'): Set<number> =>
  new Set(withheldReasons(turns, language).keys());

/**
 * Returns the turns that must not appear in any transcript, translation, summary, quote or score, with their reasons.
 *
 * The acts of the agent decide. Words of the expert are examined, in the given language and in English, if no act has
 * answered them yet, or an act other than those of the record and reactions to an answer. Withheld are
 * - `off-the-record`, `strike`: the expert's words since the agent's last reaction, and the acknowledgement;
 * - `strike-previous`: the same, the expert's preceding answer, and the agent's follow-up to it;
 * - `off-the-record-until`: the same, and every turn up to the expert's words that `back-on-the-record` answers, or
 *   to the end. The agent's words then repeat the question and stay.
 *
 * Words that the agent did not hear are examined by themselves. If they ask for `off-the-record-until`, any words of
 * the expert that return to the record end it.
 */
export function withheldReasons(
  turns: readonly SpokenTurn[],
  language: Language = 'en',
): Map<number, WithheldReason> {
  const withheld = new Map<number, WithheldReason>();
  const past: Exchange[] = [];
  let expert: number[] = [];
  let isOff = false;
  let isOffUnheard = false;
  for (const [index, { role, act, text, unheard }] of turns.entries()) {
    if (isOff || isOffUnheard) withheld.set(index, 'off_the_record');
    if (role === 'user' && isOffUnheard) isOffUnheard = !asksForTheRecordAgain(text, language);
    else if (unheard) examineUnheard(index, text);
    if (role === 'user' && !unheard) expert.push(index);
    else if (act && act.kind !== 'prompt' && act.kind !== 'transfer') {
      const { kind } = act;
      if (kind === 'back-on-the-record') withheld.delete(index);
      else {
        const wish = withhold(expert, act);
        if (wish && (isRecordAct(kind) || mayRepeat.has(kind))) add([index], wish);
      }
      isOff = kind === 'off-the-record-until' || (isOff && kind !== 'back-on-the-record');
      past.push({ expert, reaction: { index, act } });
      expert = [];
    }
  }
  withhold(expert, undefined);
  return withheld;

  function add(indices: readonly number[], wish: RecordAct): void {
    for (const index of indices) if (!withheld.has(index)) withheld.set(index, reasonOf(wish));
  }

  function addPrevious(text: string): void {
    const wish = backwardWishIn(text, language);
    add(lastStatements(past, wish, textOf, language), 'strike-previous');
  }

  function textOf(index: number): string {
    const turn = turns[index];
    return turn?.role === 'user' ? turn.text : '';
  }

  function examineUnheard(index: number, text: string): void {
    const wish = recordActFor(text, language, false);
    if (wish) add([...expert, index], wish);
    if (wish === 'strike-previous') addPrevious(text);
    isOffUnheard = wish === 'off-the-record-until';
    past.push({ expert: [index] });
  }

  function withhold(said: readonly number[], act: AgentAct | undefined): RecordAct | undefined {
    const text = said.map((index) => turns[index]?.text ?? '').join(' ');
    const wish = act && isRecordAct(act.kind) ? act.kind : wishIn(text, act);
    if (wish) add(said, wish);
    if (wish === 'strike-previous') addPrevious(text);
    return wish;
  }

  function wishIn(text: string, act: AgentAct | undefined): RecordAct | undefined {
    const isJudged = act !== undefined && judging.has(act.kind);
    const spoken = isOff || isJudged ? undefined : recordActFor(text, language, false);
    if (spoken) return spoken;
    if (act?.request === 'strike') return 'strike-previous';
    return act?.request === 'off-the-record' ? 'off-the-record' : undefined;
  }
}

const reasonOf = (wish: RecordAct): WithheldReason =>
  wish === 'strike' || wish === 'strike-previous' ? 'taken_back' : 'off_the_record';

/** Returns the turns of the expert's last answers, and of the agent's reactions that may repeat them. */
function lastStatements(
  past: readonly Exchange[],
  wish: BackwardWish | undefined,
  textOf: (index: number) => string,
  language: Language,
): number[] {
  const found: number[] = [];
  const [sentences, least] = [wish?.sentences ?? 0, wish?.answers ?? 1];
  let [answers, said] = [0, 0];
  for (const { expert, reaction } of past.toReversed()) {
    if (reaction) {
      const { index, act } = reaction;
      if (isRecordAct(act.kind) && least < Infinity) return found;
      if (mayRepeat.has(act.kind)) found.push(index);
      if (noAnswerBefore.has(act.kind) || act.request !== undefined || expert.length === 0) continue;
    }
    found.push(...expert);
    said += statementsIn(expert.map(textOf).join(' '), language);
    if (!reaction) continue; // the agent did not hear the words: the expert may mean the words before, too
    answers += 1;
    if (answers >= least && said >= sentences) return found;
  }
  return found;
}
