import type { Mode } from './expert-events.ts';

const dayMs = 24 * 3600 * 1000;

/** What a step does: the value of each kind. */
export interface StepKinds {
  say: string;
  answer: string;
  heard: number;
  pauseMs: number;
  typing: number;
  telling: number;
  press: string;
  withdraw: true;
  bargeIn: number;
  backchannel: string;
  noise: number;
  monologueMs: number;
  silence: number;
  drop: number;
  leave: true;
  end: true;
  finishLater: true | string | { days: number };
  return: Mode;
  switchToPhone: string;
  backToWeb: true;
  expect: Expectation;
}

export type StepKind = keyof StepKinds;

/** Fields beside the kind. */
export interface StepFields {
  /** What the step is for. */
  as?: string;
  offlineMs?: number;
  times?: number | 'all';
  text?: string;
  afterMs?: number;
  fails?: true;
}

/** One step of a script: exactly one kind, with the fields that belong to it. */
export type Step = Partial<StepKinds> & StepFields;

/** What the interviewer said last, how the last session ended, and what the page shows. */
export interface Expectation {
  textContains?: string | string[];
  textLacks?: string | string[];
  asks?: number;
  persona?: string;
  question?: number;
  closing?: boolean;
  reason?: string;
  withdrawn?: boolean;
  countdown?: boolean;
  delivered?: boolean;
}

/** When the link may lapse for somebody who finishes later; undefined leaves it to the platform. */
export function untilOf(finishLater: StepKinds['finishLater'], now: number) {
  if (typeof finishLater === 'string') return finishLater;
  if (typeof finishLater === 'object') return new Date(now + finishLater.days * dayMs).toISOString();
  return undefined;
}
