import { type ConversationState, foldConversation, nextIndex, recentWords } from './conversation-state';
import { type Decisions, decisionsHere } from './decisions';
import {
  type FallbackReason,
  type Interviewer,
  type InterviewerBrief,
  type InterviewerMove,
  type OnDraft,
  type SpokenTurn,
} from './interviewer';
import { builtInInstructions, type Reply, type Situation } from './model-dialogue';
import { makeModelTurn, type ModelTurn, type ModelTurnParts } from './model-turn';
import { mayProbe, transferMove } from './next-move';
import { speak } from './phrases';
import { allRequests, type RecognisedRequest, type RequestRecogniser } from './requests/recogniser';
import { withheldTurns } from './record';
import { isTimeUp } from './time-budget';
import { isAbout, isFollowUp, isLeadIn, quotes, unspokenParts } from './what-may-be-said';
import { goOn, openQuestion } from './wording';

/** Milliseconds: a longer silence would be felt as a dead line. */
const usualReplyMs = 6000;

/**
 * Creates an interviewer with a language model, which words follow-ups and transitions and decides when to follow up
 * and when a transfer rule is met.
 *
 * Code decides the course, as for the embedded interviewer. The model cannot end early, and it can leave out a question
 * only by naming the expert's answers to it. Words off the record are not sent to the model. If the model fails, or its
 * words may not be said, the move of `fallback` replaces them; the move says so.
 */
export function openaiInterviewer({
  fallback,
  recogniser,
  decisions = decisionsHere,
  maxReplyMs = usualReplyMs,
  ...parts
}: Pick<ModelTurnParts, 'client' | 'judge'> & {
  fallback: Interviewer;
  recogniser: RequestRecogniser;
  decisions?: Decisions;
  /** Limit on the model's answer and its judgement together, milliseconds; default 6000. */
  maxReplyMs?: number;
}): Interviewer {
  return {
    next: async (brief, history, signal, onDraft = () => undefined) => {
      signal.throwIfAborted();
      const state = foldConversation(history, brief);
      const due = await decisions.nextMove({ brief, history });
      signal.throwIfAborted();
      const situation = situationOf(brief, history, state);
      const model = makeModelTurn({ ...parts, maxReplyMs }, brief, signal);
      if (mayRephrase(state, due)) return rephrased(model, due, situation, onDraft);
      if (mayTransfer(situation, state, due)) return transferred(model, due, situation, state);
      if (!isReaction(brief, state, due)) return due;
      const asDraft = (text: string) => onDraft(speak(brief.language, due.facts, text));
      const [move, wanted] = await Promise.all([
        reactionOf(model, situation, state, asDraft),
        requestsOf(recogniser, brief, state, signal),
      ]);
      let decided = due;
      if (wanted.length > 0) {
        const requests = allRequests(await decisions.requestsIn({ brief, history }), wanted);
        const asked = await decisions.nextMove({ brief, history, requests });
        if (mayRephrase(state, asked)) return rephrased(model, asked, situation, onDraft);
        const isMet = typeof move !== 'string' && move.kind === 'transfer';
        if (isMet && mayTransfer(situation, state, asked)) return { ...move, by: 'openai' };
        if (!isReaction(brief, state, asked)) return asked;
        decided = asked;
      }
      if (typeof move !== 'string') return { ...afterFacts(decided, move, brief), by: 'openai' };
      return { ...(await fallback.next(brief, history, signal)), fallback: move };
    },
  };
}

async function reactionOf(
  model: ModelTurn,
  situation: Situation,
  state: ConversationState,
  onDraft: OnDraft,
): Promise<InterviewerMove | FallbackReason> {
  const isWordedByCode = ({ action }: Reply) => action === 'skip' || action === 'transfer';
  const reply = await model.reply(situation, (early) => {
    const move = isWordedByCode(early) ? undefined : moveOf(early, situation, state);
    if (move === undefined || typeof move === 'string') return;
    onDraft(move.text);
    model.judgeEarly(early.text);
  });
  if (typeof reply === 'string') return reply;
  const move = moveOf(reply, situation, state);
  if (typeof move === 'string' || isWordedByCode(reply)) return move;
  return (await model.objectionTo(reply.text)) ?? move;
}

const afterFacts = (
  { facts }: InterviewerMove,
  move: InterviewerMove,
  { language }: InterviewerBrief,
): InterviewerMove =>
  facts === undefined || move.kind === 'transfer'
    ? move
    : { ...move, text: speak(language, facts, move.text) };

const mayRephrase = (state: ConversationState, { act }: InterviewerMove): boolean =>
  ((act.request === 'rephrase' && act.kind === 'repeat') || act.request === 'question') &&
  act.questionIndex !== undefined &&
  state.unheard === undefined &&
  state.toldOffTheRecord === 0;

async function rephrased(
  model: ModelTurn,
  due: InterviewerMove,
  situation: Situation,
  onDraft: OnDraft,
): Promise<InterviewerMove> {
  const isSaid = ({ action, text }: Reply) =>
    action === 'rephrase' && isFollowUp(text.trim()) && !quotes(text, unspoken(situation));
  const reply = await model.reply({ ...situation, isUnclear: true }, (early) => {
    if (!isSaid(early)) return;
    onDraft(early.text.trim());
    model.judgeEarly(early.text);
  });
  if (typeof reply === 'string') return { ...due, fallback: reply };
  if (!isSaid(reply)) return { ...due, fallback: 'refused' };
  const objection = await model.objectionTo(reply.text);
  return objection ? { ...due, fallback: objection } : { ...due, text: reply.text.trim(), by: 'openai' };
}

const mayTransfer = (
  { brief, rules }: Situation,
  state: ConversationState,
  { act }: InterviewerMove,
): boolean =>
  act.request === 'other-language' && rules.length > 0 && !brief.takingOver && state.toldOffTheRecord === 0;

async function transferred(
  model: ModelTurn,
  due: InterviewerMove,
  situation: Situation,
  state: ConversationState,
): Promise<InterviewerMove> {
  const reply = await model.reply(situation, () => undefined);
  if (typeof reply === 'string' || reply.action !== 'transfer') return due;
  const move = moveOf(reply, situation, state);
  return typeof move === 'string' ? due : { ...move, by: 'openai' };
}

const unspoken = (situation: Situation): (string | undefined)[] => {
  const { customPrompt = '', compliance, objective, guides = [], language } = situation.brief;
  return [
    builtInInstructions(situation),
    ...unspokenParts(customPrompt, language),
    compliance,
    objective,
    ...guides.flatMap((guide) => [guide?.aim, ...(guide?.mustHave ?? [])]),
    ...situation.rules.map(({ condition }) => condition),
  ];
};

/** Returns whether the due move reacts to an answer, on the record and in time; code makes all other moves. */
function isReaction(brief: InterviewerBrief, state: ConversationState, due: InterviewerMove): boolean {
  if (state.unanswered.length === 0 || state.lastAct === 'closing' || state.toldOffTheRecord > 0)
    return false;
  if (due.act.request !== undefined || brief.consentIsDue) return false;
  return ['question', 'probe', 'closing', 'transfer'].includes(due.act.kind) && !isTimeUp(brief);
}

/** Returns the requests that the recogniser finds; empty if it fails, because the embedded one was asked already. */
async function requestsOf(
  recogniser: RequestRecogniser,
  brief: InterviewerBrief,
  state: ConversationState,
  signal: AbortSignal,
): Promise<readonly RecognisedRequest[]> {
  const utterance = {
    text: recentWords(state),
    language: brief.language,
    openQuestion: openQuestion(brief, state),
    isOff: state.toldOffTheRecord > 0,
  };
  return recogniser.recognise(utterance, signal).catch(() => {
    signal.throwIfAborted();
    return [];
  });
}

function situationOf(
  brief: InterviewerBrief,
  history: readonly SpokenTurn[],
  state: ConversationState,
): Situation {
  const { current } = state;
  return {
    brief,
    history,
    openIndex: current,
    openQuestion: current === undefined ? undefined : brief.questions[current],
    nextQuestion: brief.questions[nextIndex(state, brief.questions)],
    mayProbe: mayProbe(brief, state, recentWords(state)),
    rules: (brief.transfers ?? []).toSorted((one, other) => one.ordering - other.ordering),
  };
}

function moveOf(
  { action, rule, turns, text: given }: Reply,
  situation: Situation,
  state: ConversationState,
): InterviewerMove | FallbackReason {
  const { brief, rules, nextQuestion, mayProbe: probing } = situation;
  const text = given.trim();
  if (action === 'skip') return skipMove(situation, state, turns ?? []);
  if (action === 'transfer') {
    const met = rules[(rule ?? 0) - 1];
    return met ? transferMove(state, met.ruleId) : 'invalid';
  }
  if (quotes(text, unspoken(situation))) return 'refused';
  if (action === 'continue') {
    const answer = recentWords(state);
    if (!isLeadIn(text, answer, nextQuestion ?? '', brief.language)) return 'refused';
    return goOn(brief, state, text === '' ? undefined : text);
  }
  if (!probing || state.current === undefined || !isFollowUp(text)) return 'refused';
  return { kind: 'say', text, act: { kind: 'probe', questionIndex: state.current }, by: 'openai' };
}

/** The model may name as answers only answers on the record that have a content word of the question. */
function skipMove(
  { brief, history }: Situation,
  state: ConversationState,
  turns: readonly number[],
): InterviewerMove | FallbackReason {
  const questionIndex = nextIndex(state, brief.questions);
  const question = brief.questions[questionIndex] ?? '';
  const withheld = withheldTurns(history, brief.language);
  const answers = new Set([...state.asked.values()].flatMap((exchange) => exchange.answers.flat()));
  for (const text of state.unanswered) answers.add(text);
  const answeredBy = [...new Set(turns)].flatMap((index) => {
    const { id, role, text } = history[index] ?? {};
    const isAnswer = role === 'user' && text !== undefined && !withheld.has(index) && answers.has(text);
    return isAnswer && isAbout(text, question, brief.language) && id !== undefined ? [id] : [];
  });
  const isOpen = questionIndex < brief.questions.length;
  if (!isOpen || answeredBy.length === 0 || answeredBy.length < new Set(turns).size) return 'refused';
  const skips = { questionIndex, answeredBy };
  const asked = new Map(state.asked).set(questionIndex, { answers: [], probes: 0, isPostponed: false });
  const move = goOn(brief, { ...state, asked });
  return { ...move, act: { ...move.act, skips } };
}
