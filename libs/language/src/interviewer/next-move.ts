import { type RequestKind } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { answerRequest, inform } from './answer-request';
import { type ConversationState, foldConversation, nextIndex, recentWords } from './conversation-state';
import { type AgentAct, type InterviewerBrief, type InterviewerMove, type SpokenTurn } from './interviewer';
import { phrases, speak } from './phrases';
import { type RecordAct, recordActFor, unknownRecordActFor } from './record';
import { agreementIn } from './requests/agreement';
import { isBackchannel } from '../backchannel';
import { isCourtesy } from './requests/courtesy';
import { isAboutLanguages } from './requests/language-question';
import { asksInReturn } from './requests/question-in-return';
import { recogniseRequests } from './requests/recognise';
import { type RecognisedRequest } from './requests/recogniser';
import { declines } from './requests/requests';
import { statingWords } from './requests/statement';
import { seekConsent } from './seek-consent';
import { guideOf, isBehind, isTimeUp } from './time-budget';
import { matchTransfer } from './transfer/match-transfer';
import {
  about,
  acknowledgement,
  close,
  goOn,
  greetingOf,
  introductionOf,
  openQuestion,
  putAgain,
  putQuestion,
  say,
  variant,
} from './wording';

/** Answers with fewer content words are probed; about two short sentences. */
export const thinAnswerContentWords = 8;

const defaultProbesPerQuestion = 1;

/**
 * Decides what the interviewer says after `history`. Deterministic.
 *
 * Requests of the expert have priority, then transfer rules. Every question is asked once, in order and word for word,
 * and again if hardly any word of the question was heard. A thin answer is probed, a refusal is not. When time is up, the agent closes
 * instead of probing or asking another question.
 * @param requests the expert's requests, the most important first; default: those that the embedded recogniser finds
 * @param isAlone whether no model recognises requests; wishes for confidentiality in unusual words then count, too
 */
export function nextMove(
  brief: InterviewerBrief,
  history: readonly SpokenTurn[],
  requests?: readonly RecognisedRequest[],
  isAlone = false,
): InterviewerMove {
  const state = foldConversation(history, brief);
  const wanted = requests ?? requestsIn(brief, state);
  if (brief.consentIsDue) return seekConsent(brief, history, state, wanted);
  if (state.lastAct === undefined) return greet(brief, state);
  const isSilent = state.unanswered.length === 0;
  if (isSilent && state.lastAct === 'closing') return close(brief, state);
  if (isSilent && brief.takingOver) return takeOver(brief, state);
  if (isSilent || state.lastAct === 'finish-later' || state.lastAct === 'cannot-hear')
    return putAgain(brief, state, phrases[brief.language].resume, { kind: 'resume' });
  return react(brief, state, wanted, isAlone);
}

export const requestsIn = (
  brief: InterviewerBrief,
  state: ConversationState,
): readonly RecognisedRequest[] =>
  state.unanswered.length === 0 ? [] : requestsOrQuestion(brief, state, recentWords(state));

function requestsOrQuestion(
  brief: InterviewerBrief,
  state: ConversationState,
  said: string,
): readonly RecognisedRequest[] {
  const { language } = brief;
  const found = recogniseRequests(said, language, state.toldOffTheRecord > 0);
  const isAsked = /[?？؟]/u.test(said);
  const requests =
    !isAsked && isAboutLanguages(openWords(brief, state), language)
      ? found.filter(({ kind }) => kind !== 'other-language')
      : found;
  if (requests.length > 0 || !asksInReturn(said, language)) return requests;
  return [{ kind: 'question', certain: true, hasAnswer: false }];
}

const openWords = (brief: InterviewerBrief, state: ConversationState): string =>
  [openQuestion(brief, state), state.lastAct === 'probe' ? state.lastText : undefined].join(' ');

/** Returns the prompt after the expert's `n`-th consecutive silence (1 to 3; more counts as 3). */
export function silencePrompt(brief: InterviewerBrief, n: number): InterviewerMove {
  const [first, second, third] = phrases[brief.language].silence;
  return say(n <= 1 ? first : n === 2 ? second : third, { kind: 'prompt' });
}

/** Returns what is said after speech that could not be recognised: another way to answer, by key or in writing. */
export function notHeardPrompt({ language, facts, consentIsDue }: InterviewerBrief): InterviewerMove {
  const own = phrases[language];
  const elsewhere = facts?.channel === 'WEB' ? own.notHeardOnPage : own.notHeardInCall;
  return say(speak(language, own.notHeard, consentIsDue ? own.consentAsk : elsewhere), { kind: 'prompt' });
}

/** Returns the last words of a call whose expert cannot be heard, and how the interview goes on. */
export function cannotHearMove({ language, facts }: InterviewerBrief): InterviewerMove {
  const own = phrases[language];
  const nextCall = { platform: own.callAgain, expert: own.callBack, none: '' }[facts?.nextCall ?? 'none'];
  const text = speak(language, own.cannotHear, nextCall, own.inWriting);
  return { kind: 'cannot-hear', text, act: { kind: 'cannot-hear' }, by: 'embedded' };
}

/** Returns the closing when the conversation must end, because all questions were asked or time is up. */
export function closingMove(brief: InterviewerBrief, history: readonly SpokenTurn[]): InterviewerMove {
  return close(brief, foldConversation(history, brief));
}

function greet(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  if (brief.questions.length > 0)
    return putQuestion(brief, state, greetingOf(brief), { kind: 'greeting', questionIndex: 0 });
  return say(speak(brief.language, greetingOf(brief), brief.compliance), { kind: 'greeting' });
}

function react(
  brief: InterviewerBrief,
  state: ConversationState,
  requests: readonly RecognisedRequest[],
  isAlone: boolean,
): InterviewerMove {
  const confirmed = state.clarifying && clarified(brief, state, requests);
  if (confirmed) return confirmed;
  const toAnswer = () => reactToAnswer(brief, state);
  const parting = requests.find(
    ({ kind }) => kind === 'withdraw' || kind === 'end' || kind === 'finish-later',
  );
  return (
    (parting && answerRequest(brief, state, parting)) ??
    answerRecordWish(brief, state, requests, isAlone) ??
    byOtherLanguage(brief, state, requests) ??
    inform(brief, state, requests, toAnswer) ??
    firstAnswered(requests, (request) => answerRequest(brief, state, request)) ??
    toAnswer()
  );
}

function clarified(
  brief: InterviewerBrief,
  state: ConversationState,
  requests: readonly RecognisedRequest[],
): InterviewerMove | undefined {
  const { clarifying } = state;
  if (!clarifying) return undefined;
  const { request: kind, said } = clarifying;
  const agreement = agreementIn(recentWords(state), brief.language);
  const isInsisting = requests.some((request) => request.kind === kind);
  if (isInsisting || (agreement === 'yes' && requests.length === 0)) {
    const meant: RecognisedRequest = { kind, certain: true, hasAnswer: false };
    return answerRequest(brief, state, meant);
  }
  if (requests.length > 0) return undefined;
  // The words were an answer. The reply belongs to it unless it is only a no.
  const rest = agreement === 'no' ? said : [...said, ...state.unanswered];
  return reactToAnswer(brief, { ...state, unanswered: rest, lastAct: 'question' });
}

const firstAnswered = (
  requests: readonly RecognisedRequest[],
  answer: (request: RecognisedRequest) => InterviewerMove | undefined,
): InterviewerMove | undefined => {
  for (const request of requests) {
    const move = answer(request);
    if (move) return move;
  }
  return undefined;
};

function answerRecordWish(
  brief: InterviewerBrief,
  state: ConversationState,
  requests: readonly RecognisedRequest[],
  isAlone: boolean,
): InterviewerMove | undefined {
  const { language } = brief;
  const isOff = state.toldOffTheRecord > 0;
  const said = recentWords(state);
  const kind =
    recordActFor(said, language, isOff) ??
    recordActOf(requests, isOff) ??
    (isAlone && requests.every(({ kind }) => kind === 'question')
      ? unknownRecordActFor(said, language, isOff)
      : undefined);
  if (!kind) return undefined;
  const own = phrases[language];
  const act: AgentAct = { kind, ...about(state) };
  if (state.lastAct === 'closing') return closeAgain(brief, state, kind);
  if (kind === 'off-the-record') return say(own.offTheRecord, act);
  if (kind === 'off-the-record-until') return say(own.offTheRecordUntil, act);
  return putAgain(brief, state, kind === 'back-on-the-record' ? own.backOnTheRecord : own.strike, act);
}

function closeAgain(brief: InterviewerBrief, state: ConversationState, kind: RecordAct): InterviewerMove {
  const own = phrases[brief.language];
  if (kind === 'back-on-the-record') return close(brief, state, own.backOnTheRecord);
  if (kind === 'strike' || kind === 'strike-previous')
    return close(brief, state, own.strike, { request: 'strike' });
  return close(brief, state, own.offTheRecord, { request: 'off-the-record' });
}

/** For wishes that only a model has understood. */
function recordActOf(requests: readonly RecognisedRequest[], isOff: boolean): RecordAct | undefined {
  const find = (wanted: RequestKind) => requests.find(({ kind }) => kind === wanted);
  if (isOff && find('on-the-record')) return 'back-on-the-record';
  const strike = find('strike');
  if (strike) return strike.hasAnswer ? 'strike' : 'strike-previous';
  const off = isOff ? undefined : find('off-the-record');
  return off && (off.hasAnswer ? 'off-the-record' : 'off-the-record-until');
}

function reactToAnswer(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const said = recentWords(state);
  if (state.lastAct === 'closing') return afterClosing(brief, said);
  return (
    resumeAfterWait(brief, state) ??
    transfer(brief, state, said) ??
    (brief.takingOver && takeOver(brief, state)) ??
    remindOffTheRecord(brief, state) ??
    (isTimeUp(brief) ? close(brief, state) : undefined) ??
    afterInvitation(brief, state) ??
    probe(brief, state, said) ??
    goOn(brief, state)
  );
}

function afterClosing({ language }: InterviewerBrief, said: string): InterviewerMove {
  const isParting =
    isCourtesy(said, language) ||
    isBackchannel(said, language) ||
    agreementIn(said, language) !== undefined ||
    statingWords(said, language) === 0;
  if (isParting) return { kind: 'end', text: '', act: { kind: 'end', request: 'end' }, by: 'embedded' };
  return { kind: 'close', text: phrases[language].added, act: { kind: 'closing' }, by: 'embedded' };
}

function afterInvitation(brief: InterviewerBrief, state: ConversationState): InterviewerMove | undefined {
  if (state.lastAct !== 'invite') return undefined;
  const isThrough = nextIndex(state, brief.questions) >= brief.questions.length;
  const isAnswered = state.current !== undefined && state.asked.get(state.current)?.answers.length !== 0;
  if (!isAnswered) return putAgain(brief, state, acknowledgement(brief, 1), { kind: 'inform' });
  if (!isThrough) return undefined;
  return {
    kind: 'close',
    text: phrases[brief.language].added,
    act: { kind: 'closing' },
    by: 'embedded',
  };
}

/** Reminds the expert that the interview is off the record, so that answers are not lost by mistake. */
function remindOffTheRecord(brief: InterviewerBrief, state: ConversationState): InterviewerMove | undefined {
  if (state.toldOffTheRecord === 0) return undefined;
  const { offTheRecordUntil } = phrases[brief.language];
  if (state.toldOffTheRecord === 1) {
    const reminder = speak(brief.language, offTheRecordUntil, openQuestion(brief, state));
    return say(reminder, { kind: 'off-the-record-until', ...about(state) });
  }
  const isThrough = nextIndex(state, brief.questions) >= brief.questions.length;
  return isThrough || isTimeUp(brief) ? close(brief, state) : goOn(brief, state, offTheRecordUntil);
}

/** After time to think, words that say nothing ("I'm back") are not an answer. */
function resumeAfterWait(brief: InterviewerBrief, state: ConversationState): InterviewerMove | undefined {
  const said = recentWords(state);
  if (state.lastAct !== 'wait' || statingWords(said, brief.language) > 0) return undefined;
  if (agreementIn(said, brief.language) !== undefined) return undefined;
  return putAgain(brief, state, phrases[brief.language].resume, { kind: 'resume' });
}

/** An interview has one language; a transfer rule may lead to an agent that speaks another one. */
const byOtherLanguage = (
  brief: InterviewerBrief,
  state: ConversationState,
  requests: readonly RecognisedRequest[],
): InterviewerMove | undefined =>
  requests.some(({ kind }) => kind === 'other-language')
    ? transfer(brief, state, recentWords(state))
    : undefined;

function transfer(
  brief: InterviewerBrief,
  state: ConversationState,
  said: string,
): InterviewerMove | undefined {
  if (!brief.transfers?.length || brief.takingOver || state.toldOffTheRecord > 0) return undefined;
  const answers = state.current === undefined ? [] : (state.asked.get(state.current)?.answers ?? []);
  const met = matchTransfer(brief.transfers, [...answers.flat(), said].join(' '), brief.language);
  return met && transferMove(state, met.rule.ruleId);
}

export function transferMove(state: ConversationState, ruleId: string): InterviewerMove {
  return { kind: 'transfer', text: '', act: { kind: 'transfer', ...about(state) }, by: 'embedded', ruleId };
}

function takeOver(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const own = brief.firstMessage?.trim() ? brief.firstMessage : introductionOf(brief);
  const isSilent = state.unanswered.length === 0;
  const open = state.unheard ?? state.current ?? 0;
  const index = isSilent ? open : nextIndex(state, brief.questions);
  const isFirstMessage = brief.takingOver?.introduces === true;
  const opening = isFirstMessage ? own : isSilent ? '' : acknowledgement(brief, index);
  if (index >= brief.questions.length || isTimeUp(brief))
    return close(brief, state, isFirstMessage ? own : undefined);
  return putQuestion(brief, state, opening, { kind: 'handoff', questionIndex: index });
}

function probe(brief: InterviewerBrief, state: ConversationState, said: string): InterviewerMove | undefined {
  const exchange = state.current === undefined ? undefined : state.asked.get(state.current);
  if (!exchange || state.current === undefined || !mayProbe(brief, state, said)) return undefined;
  const answer = [...exchange.answers.flat(), said].join(' ');
  if (contentWords(answer, brief.language).length >= thinAnswerContentWords) return undefined;
  const text = variant(phrases[brief.language].probes, state.current + exchange.probes);
  return say(text, { kind: 'probe', questionIndex: state.current });
}

/** A follow-up needs depth and time, a question that was heard, and an expert who did not decline to answer. */
export function mayProbe(brief: InterviewerBrief, state: ConversationState, said: string): boolean {
  const { current } = state;
  const exchange = current === undefined ? undefined : state.asked.get(current);
  if (!exchange || current === undefined || state.unheard !== undefined) return false;
  const most = guideOf(brief, current)?.probes ?? brief.maxProbesPerQuestion ?? defaultProbesPerQuestion;
  if (exchange.probes >= most) return false;
  return !isBehind(brief, [...state.asked.keys()]) && !declines(said, brief.language);
}
