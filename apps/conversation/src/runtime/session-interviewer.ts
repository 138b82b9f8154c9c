import {
  closingMove,
  type Interviewer,
  type InterviewerBrief,
  type InterviewerMove,
  silencePrompt,
  spokenTurnOf,
} from '@colloquy/language';
import { isSilencePrompt } from '../domain/acts';
import type { Ask, Words } from '../domain/inputs';
import type { SessionInterviewer } from '../domain/ports';
import type { Said } from '../domain/session-state';

/** An interviewer with its brief. Words into a silence and the words of an early end are the same for all. */
export function sessionInterviewer(interviewer: Interviewer, brief: InterviewerBrief): SessionInterviewer {
  const answer = async (ask: Ask, history: readonly Said[], signal: AbortSignal) => {
    if (ask === 'silence') return silencePrompt(brief, promptsAtTheEnd(history) + 1);
    const turns = history.map(spokenTurnOf);
    return ask === 'close' ? closingMove(brief, turns) : interviewer.next(brief, turns, signal);
  };
  return { say: async (ask, history, signal) => toWords(await answer(ask, history, signal)) };
}

function promptsAtTheEnd(history: readonly Said[]): number {
  return history.length - 1 - history.findLastIndex(({ act }) => !isSilencePrompt(act));
}

const thenOf = {
  say: 'listen',
  wait: 'wait',
  close: 'close',
  'finish-later': 'leave',
  end: 'end',
  withdraw: 'withdraw',
  decline: 'decline',
  transfer: 'transfer',
} as const;

function toWords({ kind, text, act, ruleId, by, fallback, consentTo }: InterviewerMove): Words {
  const { kind: actKind, questionIndex, request } = act;
  return {
    text,
    act: actKind,
    then: thenOf[kind],
    wordedBy: by,
    ...(fallback === undefined ? {} : { fallback }),
    ...(questionIndex === undefined ? {} : { questionIndex }),
    ...(request === undefined ? {} : { request }),
    ...(consentTo === undefined ? {} : { consentTo }),
    ...(ruleId === undefined ? {} : { ruleId }),
  };
}
