import type {
  Language,
  RehearsalFailure,
  RehearsalPersona,
  RehearsalStatus,
  RehearsalWish,
  TurnRole,
} from '@colloquy/contracts';
import { backoffMs } from '@colloquy/kernel';

export interface Rehearsal {
  id: string;
  accountId: string;
  agentId: string;
  versionNumber: number;
  persona: RehearsalPersona;
  title: string;
  callSubject: string;
  questions: readonly string[];
  status: RehearsalStatus;
  failure: RehearsalFailure | null;
  requestedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  attempts: number;
  dueAt: Date | null;
  report: RehearsalReport | null;
}

export interface RehearsalReport {
  turns: readonly RehearsedTurn[];
  /** One per question. */
  questions: readonly { asked: boolean; answered: boolean; probes: number }[];
  /** `turn` is an index of `turns`. */
  wishes: readonly { wish: RehearsalWish; honoured: boolean; turn: number }[];
  conductScore: number | null;
  conductReasons: readonly string[];
  /** `embedded`, or `openai` if a language model worded some turns. */
  wordedBy: string;
  expertLanguage: Language;
}

interface RehearsedTurn {
  role: TurnRole;
  text: string;
  /** Null on a turn of the expert. */
  act: string | null;
  questionIndex: number | null;
}

type RehearsalRequest = Pick<
  Rehearsal,
  'id' | 'accountId' | 'agentId' | 'versionNumber' | 'persona' | 'title' | 'callSubject' | 'questions'
>;

export function requestRehearsal(request: RehearsalRequest, now: Date): Rehearsal {
  return {
    ...request,
    status: 'pending',
    failure: null,
    requestedAt: now,
    startedAt: null,
    finishedAt: null,
    attempts: 0,
    dueAt: now,
    report: null,
  };
}

/** Time from the request in which attempts are made, milliseconds. */
const giveUpAfterMs = 10 * 60_000;

const retry = { baseMs: 2000, maxMs: 60_000 };

/** Returns whether the time for further attempts is over; the first attempt is always made. */
export const isOverdue = ({ attempts, requestedAt }: Rehearsal, now: Date): boolean =>
  attempts > 1 && now.getTime() >= requestedAt.getTime() + giveUpAfterMs;

/** `retryable`: the attempt may succeed later; `interrupted`: this process stops, another may go on at once. */
export type AttemptOutcome =
  | { report: RehearsalReport }
  | { report?: undefined; failure: RehearsalFailure | 'retryable' | 'interrupted' };

/** Repeats an interrupted attempt at once, a failed one after an exponential back-off. */
export function afterAttempt(rehearsal: Rehearsal, outcome: AttemptOutcome, now: Date): Rehearsal {
  const finished = { ...rehearsal, finishedAt: now, dueAt: null };
  if (outcome.report) return { ...finished, status: 'ready', report: outcome.report };
  if (outcome.failure === 'interrupted') return { ...rehearsal, dueAt: now };
  if (outcome.failure !== 'retryable') return { ...finished, status: 'failed', failure: outcome.failure };
  const untilMs = rehearsal.requestedAt.getTime() + giveUpAfterMs;
  if (now.getTime() >= untilMs) return { ...finished, status: 'failed', failure: 'timed_out' };
  const dueMs = now.getTime() + backoffMs(rehearsal.attempts, retry);
  return { ...rehearsal, dueAt: new Date(Math.min(dueMs, untilMs)) };
}
