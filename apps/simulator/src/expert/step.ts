import type { Mode } from './expert-events.ts';

const dayMs = 24 * 3600 * 1000;

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

export interface StepFields {
  /** The purpose of the step, for the report. */
  as?: string;
  offlineMs?: number;
  times?: number | 'all';
  text?: string;
  afterMs?: number;
  fails?: true;
}

/** Exactly one kind, with its accompanying fields. */
export type Step = Partial<StepKinds> & StepFields;

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

/** Undefined: the platform's default. */
export function linkExpiryOf(finishLater: StepKinds['finishLater'], now: number) {
  if (typeof finishLater === 'string') return finishLater;
  if (typeof finishLater === 'object') return new Date(now + finishLater.days * dayMs).toISOString();
  return undefined;
}
