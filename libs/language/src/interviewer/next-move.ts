import { contentWords } from '../text/content-words';
import { type ConversationState, foldConversation } from './conversation-state';
import { type AgentAct, type InterviewerBrief, type InterviewerMove, type SpokenTurn } from './interviewer';
import { fill, phrases, speak } from './phrases';
import { asksForOffTheRecord, asksToFinishLater, asksToRepeat, declines } from './requests/requests';

/** An answer below this many content words is probed: about two short sentences. */
export const thinAnswerContentWords = 8;

const defaultProbesPerQuestion = 1;

/**
 * The embedded interviewer's decision: what to say after `history`. The same history gives the same move.
 *
 * The first move greets, says the compliance text and asks the first question. Then every question is asked
 * once, in order and word for word. A thin answer is probed, a refusal is not. Requests of the expert come
 * first. When nothing new was said since the agent spoke, the open question is said again.
 */
export function nextMove(brief: InterviewerBrief, history: readonly SpokenTurn[]): InterviewerMove {
  const state = foldConversation(history);
  if (state.lastAct === undefined) return greet(brief);
  if (state.lastAct === 'closing') return close(brief);
  if (state.unanswered.length === 0 || state.lastAct === 'finish-later')
    return restate(brief, state, 'resume');
  return react(brief, state);
}

/**
 * The first move of a further session of the same conversation: says the open question again without a
 * second greeting. When the expert's last words were never reacted to, it is the reaction to them.
 */
export function resumeMove(brief: InterviewerBrief, history: readonly SpokenTurn[]): InterviewerMove {
  return nextMove(brief, history);
}

/** What to say after the expert was silent for the `n`-th time in a row (1 to 3; more counts as 3). */
export function silencePrompt(brief: InterviewerBrief, n: number): InterviewerMove {
  const [first, second, third] = phrases[brief.language].silence;
  return { kind: 'say', text: n <= 1 ? first : n === 2 ? second : third, act: { kind: 'prompt' } };
}

/** What to say when the conversation has to end before the questions are through, such as when time is up. */
export function closingMove(brief: InterviewerBrief): InterviewerMove {
  return close(brief);
}

function greet(brief: InterviewerBrief): InterviewerMove {
  const { hello, introduction } = phrases[brief.language];
  const introduced =
    brief.personaName.trim() === '' ? '' : fill(introduction, { persona: brief.personaName.trim() });
  const opening = brief.firstMessage?.trim()
    ? brief.firstMessage
    : speak(brief.language, fill(hello, { expert: brief.expertName.trim() }), introduced);
  const question = brief.questions[0];
  return {
    kind: 'say',
    text: speak(brief.language, opening, brief.compliance, question),
    act: question === undefined ? { kind: 'greeting' } : { kind: 'greeting', questionIndex: 0 },
  };
}

function react(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const { language } = brief;
  const said = state.unanswered.join(' ');
  const about = state.current === undefined ? {} : { questionIndex: state.current };
  if (asksToFinishLater(said, language)) {
    const text = phrases[language].finishLater;
    return { kind: 'finish-later', text, act: { kind: 'finish-later', ...about } };
  }
  if (asksForOffTheRecord(said, language)) {
    return say(phrases[language].offTheRecord, { kind: 'off-the-record', ...about });
  }
  if (asksToRepeat(said, language)) return restate(brief, state, 'repeat');
  return probe(brief, state, said) ?? goOn(brief, state);
}

function restate(
  brief: InterviewerBrief,
  state: ConversationState,
  kind: 'repeat' | 'resume',
): InterviewerMove {
  const { current } = state;
  const question = current === undefined ? undefined : brief.questions[current];
  if (current === undefined || question === undefined) return goOn(brief, state);
  return say(speak(brief.language, phrases[brief.language][kind], question), {
    kind,
    questionIndex: current,
  });
}

function probe(brief: InterviewerBrief, state: ConversationState, said: string): InterviewerMove | undefined {
  const exchange = state.current === undefined ? undefined : state.asked.get(state.current);
  if (!exchange || state.current === undefined) return undefined;
  if (!(exchange.probes < (brief.maxProbesPerQuestion ?? defaultProbesPerQuestion))) return undefined;
  const answer = [...exchange.answers, said].join(' ');
  if (contentWords(answer, brief.language).length >= thinAnswerContentWords) return undefined;
  if (declines(said, brief.language)) return undefined;
  const text = variant(phrases[brief.language].probes, state.current + exchange.probes);
  return say(text, { kind: 'probe', questionIndex: state.current });
}

/** Asks the next question, or closes after the last. */
function goOn(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const index = Math.max(-1, ...state.asked.keys()) + 1;
  const question = brief.questions[index];
  if (question === undefined) return close(brief);
  const acknowledged = variant(phrases[brief.language].acknowledgements, index - 1);
  return say(speak(brief.language, acknowledged, question), { kind: 'question', questionIndex: index });
}

const close = ({ language }: InterviewerBrief): InterviewerMove => ({
  kind: 'close',
  text: phrases[language].closing,
  act: { kind: 'closing' },
});

const say = (text: string, act: AgentAct): InterviewerMove => ({ kind: 'say', text, act });

const variant = (variants: readonly string[], n: number): string =>
  variants[Math.max(0, n) % variants.length] ?? '';
