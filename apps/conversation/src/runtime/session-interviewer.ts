import {
  cannotHearMove,
  closingMove,
  type Interviewer,
  type InterviewerBrief,
  type InterviewerMove,
  notHeardPrompt,
  type OnDraft,
  silencePrompt,
  spokenTurnOf,
} from '@colloquy/language';
import { isSilencePrompt } from '../domain/acts';
import type { Ask, Words } from '../domain/inputs';
import type { SessionInterviewer } from '../domain/ports';
import type { Turn } from '../domain/session-state';

/** Prompts and early closing words do not depend on the interviewer. */
export function sessionInterviewer(interviewer: Interviewer, brief: InterviewerBrief): SessionInterviewer {
  const answer = async (ask: Ask, history: readonly Turn[], signal: AbortSignal, onDraft?: OnDraft) => {
    if (ask === 'silence') return silencePrompt(brief, promptsAtTheEnd(history) + 1);
    if (ask === 'not-heard') return notHeardPrompt(brief);
    if (ask === 'cannot-hear') return cannotHearMove(brief);
    const turns = history.map(spokenTurnOf);
    return ask === 'close' ? closingMove(brief, turns) : interviewer.next(brief, turns, signal, onDraft);
  };
  return {
    say: async (ask, history, signal, onDraft) => toWords(await answer(ask, history, signal, onDraft)),
  };
}

function promptsAtTheEnd(history: readonly Turn[]): number {
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
  'cannot-hear': 'cannot-hear',
  transfer: 'transfer',
} as const;

function toWords({ kind, text, act, ruleId, by, fallback, consentTo, slower }: InterviewerMove): Words {
  const { kind: actKind, questionIndex, request, skips } = act;
  return {
    text,
    act: actKind,
    then: thenOf[kind],
    wordedBy: by,
    ...(fallback === undefined ? {} : { fallback }),
    ...(questionIndex === undefined ? {} : { questionIndex }),
    ...(request === undefined ? {} : { request }),
    ...(skips === undefined ? {} : { skips }),
    ...(consentTo === undefined ? {} : { consentTo }),
    ...(ruleId === undefined ? {} : { ruleId }),
    ...(slower && { slower }),
  };
}
