import { type RequestKind } from '@colloquy/contracts';
import { type ConversationState, recentWords } from './conversation-state';
import { factsOf, isQuestionOfFact } from './facts';
import { meansFirst } from './first-question';
import { type AgentAct, type InterviewerBrief, type InterviewerMove } from './interviewer';
import { phrases, speak } from './phrases';
import { asksForSlower } from './requests/recognise';
import { type RecognisedRequest } from './requests/recogniser';
import { about, acknowledgement, close, goOn, openQuestion, putAgain, putQuestion, say } from './wording';

/** Reacts to requests, except about the record or facts; undefined if the words are an answer after all. */
export function answerRequest(
  brief: InterviewerBrief,
  state: ConversationState,
  request: RecognisedRequest,
): InterviewerMove | undefined {
  const { kind, hasAnswer } = request;
  const own = phrases[brief.language];
  if (kind === 'end' || kind === 'withdraw') return leave(brief, state, request);
  if (kind === 'finish-later') {
    const act: AgentAct = { kind: 'finish-later', ...about(state) };
    return { kind: 'finish-later', text: own.finishLater, act, by: 'embedded' };
  }
  switch (kind) {
    case 'wait':
      return hasAnswer ? undefined : waitFor(brief, state);
    case 'repeat':
      return repeat(brief, state);
    case 'rephrase':
      return putAgain(brief, state, own.rephrase, { kind: 'repeat', request: kind });
    case 'skip':
      return hasAnswer ? undefined : goOn(brief, state, own.skip, { request: kind });
    case 'said-already':
      return hasAnswer ? undefined : goOn(brief, state, own.saidAlready, { request: kind });
    case 'go-back':
      return goBack(brief, state);
    case 'change-answer':
      return changeAnswer(brief, state, hasAnswer);
    case 'one-more-thing':
      return hasAnswer ? undefined : say(own.invite, { kind: 'invite', request: kind, ...about(state) });
    case 'question':
      return hasAnswer || state.lastRequest === kind ? undefined : replyToQuestion(brief, state);
    default:
      return undefined;
  }
}

function leave(
  { language }: InterviewerBrief,
  state: ConversationState,
  { kind, certain, hasAnswer }: RecognisedRequest,
): InterviewerMove {
  const own = phrases[language];
  const wish = kind === 'withdraw' ? 'withdraw' : 'end';
  if (!certain && state.clarifying?.request !== kind) {
    const text = wish === 'withdraw' ? own.clarifyWithdraw : own.clarifyEnd;
    return say(text, { kind: 'clarify', request: kind, ...about(state) });
  }
  const act: AgentAct = { kind: wish, ...about(state), ...(hasAnswer ? {} : { request: kind }) };
  return { kind: wish, text: wish === 'withdraw' ? own.withdrawn : own.end, act, by: 'embedded' };
}

/** Answers all questions about the interview with facts, then continues; undefined if there is no such question. */
export function inform(
  brief: InterviewerBrief,
  state: ConversationState,
  requests: readonly RecognisedRequest[],
  reactToAnswer: () => InterviewerMove,
): InterviewerMove | undefined {
  const asked = requests.filter(({ kind }) => isQuestionOfFact(kind));
  const [first] = asked;
  if (!first) return undefined;
  const fact = factsOf(
    asked.map(({ kind }) => kind),
    brief,
    state,
  );
  if (!first.hasAnswer) return putAgain(brief, state, fact, { kind: 'inform', request: first.kind });
  const next = reactToAnswer();
  return next.kind === 'transfer'
    ? next
    : { ...next, facts: fact, text: speak(brief.language, fact, next.text) };
}

function waitFor(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const act: AgentAct = { kind: 'wait', request: 'wait', ...about(state) };
  return { kind: 'wait', text: phrases[brief.language].wait, act, by: 'embedded' };
}

function replyToQuestion(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const { onlyThisInterview, rephrase } = phrases[brief.language];
  const isOpen = state.lastAct !== 'closing' && state.current !== undefined;
  const leadIn = isOpen ? speak(brief.language, onlyThisInterview, rephrase) : onlyThisInterview;
  return putAgain(brief, state, leadIn, { kind: 'inform', request: 'question' });
}

function repeat(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const act: AgentAct = { kind: 'repeat', request: 'repeat' };
  const { language } = brief;
  const leadIn = phrases[language].repeat;
  const isProbe = state.lastAct === 'probe' && state.lastText !== '';
  const again = isProbe
    ? say(speak(language, leadIn, state.lastText), { ...act, ...about(state) })
    : putAgain(brief, state, leadIn, act);
  return asksForSlower(recentWords(state), language) ? { ...again, slower: true } : again;
}

function goBack(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const own = phrases[brief.language];
  const earlier = [...state.asked.keys()].filter((asked) => asked < (state.current ?? 0));
  const isFirst = earlier.length > 0 && meansFirst(recentWords(state), brief.language);
  const index = isFirst ? Math.min(...earlier) : latest(earlier, () => true);
  const request: RequestKind = 'go-back';
  if (index === undefined) return putAgain(brief, state, own.noneBefore, { kind: 'repeat', request });
  return putQuestion(brief, state, own.goBack, { kind: 'repeat', request, questionIndex: index });
}

function changeAnswer(
  brief: InterviewerBrief,
  state: ConversationState,
  hasAnswer: boolean,
): InterviewerMove {
  const own = phrases[brief.language];
  const request: RequestKind = 'change-answer';
  if (hasAnswer) {
    if (state.lastAct === 'closing') return close(brief, state, own.acknowledgements[0]);
    return say(speak(brief.language, acknowledgement(brief, 1), openQuestion(brief, state)), {
      kind: 'inform',
      ...about(state),
    });
  }
  const index = latest(
    [...state.asked].filter(([, { answers }]) => answers.flat().length > 0).map(([asked]) => asked),
    (asked) => asked <= (state.current ?? 0),
  );
  if (index === undefined) return putAgain(brief, state, own.noneBefore, { kind: 'repeat', request });
  return putQuestion(brief, state, own.changed, { kind: 'strike-previous', request, questionIndex: index });
}

const latest = (indexes: readonly number[], fits: (index: number) => boolean): number | undefined => {
  const fitting = indexes.filter(fits);
  return fitting.length === 0 ? undefined : Math.max(...fitting);
};
