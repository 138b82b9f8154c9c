import type { Expectation, Step, StepKind } from './step.ts';

const maxMs = 3_600_000;

interface Rule {
  rule: string;
  holds(value: unknown): boolean;
  /** Rules of the optional fields beside the step's own. */
  with?: Record<string, Rule>;
}

const words = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const whole = (least: number, most: number): Rule => ({
  rule: `a whole number from ${least} to ${most}`,
  holds: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});
const milliseconds: Rule = { ...whole(0, maxMs), rule: `milliseconds, a whole number from 0 to ${maxMs}` };
const text: Rule = { rule: 'a non-empty text', holds: words };
const yes: Rule = { rule: 'true', holds: (value) => value === true };

const texts: Rule = {
  rule: 'a non-empty text, or a list of them',
  holds: (value) => [value].flat().length > 0 && [value].flat().every(words),
};
const either: Rule = {
  rule: 'true or false',
  holds: (value) => typeof value === 'boolean',
};

const expectations: Record<keyof Expectation, Rule> = {
  textContains: texts,
  textLacks: texts,
  asks: whole(1, 1000),
  persona: text,
  question: whole(1, 1000),
  closing: either,
  reason: text,
  withdrawn: either,
  countdown: either,
  delivered: either,
};

const stepRules: Record<StepKind, Rule> = {
  say: { ...text, with: { offlineMs: milliseconds } },
  answer: {
    rule: '"auto" or a non-empty text',
    holds: words,
    with: {
      times: {
        rule: '"all" or a whole number from 1 to 200',
        holds: (value) => value === 'all' || whole(1, 200).holds(value),
      },
    },
  },
  press: {
    rule: 'one to twenty of the keys 0 to 9, * and #',
    holds: (value) => typeof value === 'string' && /^[0-9*#]{1,20}$/.test(value),
  },
  pauseMs: milliseconds,
  typing: milliseconds,
  telling: milliseconds,
  silence: milliseconds,
  drop: milliseconds,
  leave: yes,
  end: yes,
  withdraw: yes,
  finishLater: {
    rule: 'true, a date in ISO 8601 with its time zone, or {"days": 1 to 365}',
    holds: (value) => value === true || isDate(value) || isDays(value),
  },
  return: {
    rule: '"resume" or "start-over"',
    holds: (value) => value === 'resume' || value === 'start-over',
  },
  switchToPhone: {
    rule: 'a number in international form, such as "+15550020"',
    holds: (value) => typeof value === 'string' && /^\+[1-9]\d{6,14}$/.test(value),
    with: { fails: yes },
  },
  backToWeb: yes,
  heard: whole(0, 10_000),
  noise: whole(0, 32_767),
  bargeIn: { ...milliseconds, with: { text } },
  backchannel: { ...text, with: { afterMs: milliseconds } },
  monologueMs: { ...whole(1000, 600_000), rule: 'milliseconds, a whole number from 1000 to 600000' },
  expect: {
    rule: `an object with ${Object.keys(expectations).join(', ')}`,
    holds: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    with: {},
  },
};

const isDate = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const isDays = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'days' &&
  Object.values(value).every(whole(1, 365).holds);

const isKind = (key: string): key is StepKind => Object.hasOwn(stepRules, key);

export const kindOf = (step: Step) => Object.keys(step).find(isKind) as StepKind;

export function problemOf(step: unknown): string | undefined {
  const known = Object.keys(stepRules).join(', ');
  if (typeof step !== 'object' || step === null || Array.isArray(step))
    return `must be an object with one of ${known}`;
  const entries = Object.entries(step).filter(([key]) => key !== 'as');
  const [kind, ...otherKinds] = Object.keys(step).filter(isKind);
  if (kind === undefined || otherKinds.length > 0) return `must have exactly one of ${known}`;
  const { rule, holds, with: fields = {} } = stepRules[kind];
  const value = (step as Step)[kind];
  if (!holds(value)) return `"${kind}" must be ${rule}`;
  const others = entries.filter(([key]) => key !== kind);
  return (
    fieldProblem(others, fields, kind) ??
    (kind === 'expect' ? fieldProblem(Object.entries(value ?? {}), expectations, kind) : undefined)
  );
}

function fieldProblem(entries: [string, unknown][], rules: Record<string, Rule>, of: string) {
  for (const [key, value] of entries) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (!rule) return `"${key}" is unknown in "${of}"`;
    if (!rule.holds(value)) return `"${key}" must be ${rule.rule}`;
  }
  return undefined;
}
