/**
 * One step of a script: exactly one of these, and `as` to say in the output what it is for.
 */
export type Step = {
  say?: string;
  answer?: string;
  times?: number | 'all';
  pauseMs?: number;
  silence?: number;
  drop?: number;
  leave?: true;
  end?: true;
  finishLater?: true | string | { days: number };
  return?: 'resume' | 'start-over';
  switchToPhone?: string;
  fails?: true;
  backToWeb?: true;
  heard?: number;
  expect?: Expectation;
  as?: string;
  offlineMs?: number;
  press?: string;
  withdraw?: true;
  typing?: number;
  telling?: number;
  noise?: number;
  bargeIn?: number;
  text?: string;
  backchannel?: string;
  afterMs?: number;
  monologueMs?: number;
};

export type Expectation = {
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
};

/** Longest wait a script may ask for, milliseconds. */
const mostMs = 3_600_000;
const dayMs = 24 * 3600 * 1000;

type Rule = { rule: string; holds: (value: any) => boolean; with?: Record<string, Rule> };

const words = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const whole = (least: number, most: number) => ({
  rule: `a whole number from ${least} to ${most}`,
  holds: (value: unknown) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});
const milliseconds = { ...whole(0, mostMs), rule: `milliseconds, a whole number from 0 to ${mostMs}` };
const text = { rule: 'a text that holds words', holds: words };
const yes = { rule: 'true', holds: (value: unknown) => value === true };

const texts: Rule = {
  rule: 'a text that holds words, or a list of them',
  holds: (value) => [value].flat().length > 0 && [value].flat().every(words),
};
const either = {
  rule: 'true or false',
  holds: (value: unknown) => typeof value === 'boolean',
};

const expectations: Record<string, Rule> = {
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

export const stepRules: Record<string, Rule> = {
  say: { ...text, with: { offlineMs: milliseconds } },
  answer: {
    rule: '"auto" or a text that holds words',
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

const isDays = (value: any) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'days' &&
  whole(1, 365).holds(value.days);

/** When the link may lapse for somebody who finishes later; undefined leaves it to the platform. */
export function untilOf(finishLater: Step['finishLater'], now: number) {
  if (typeof finishLater === 'string') return finishLater;
  if (typeof finishLater === 'object') return new Date(now + finishLater.days * dayMs).toISOString();
  return undefined;
}

/** What a step does. */
export const kindOf = (step: Step) => Object.keys(step).find((key) => key in stepRules) ?? '';

/** What is wrong with a step by itself. */
function problemOf(step: unknown): string | undefined {
  const known = Object.keys(stepRules).join(', ');
  if (typeof step !== 'object' || step === null || Array.isArray(step))
    return `must be an object with one of ${known}`;
  const entries = Object.entries(step).filter(([key]) => key !== 'as');
  const kinds = entries.filter(([key]) => key in stepRules);
  const [[kind = '', value] = []] = kinds;
  if (kinds.length !== 1) return `must have exactly one of ${known}`;
  const { rule = '', holds = () => false, with: extra = {} } = stepRules[kind] ?? {};
  if (!holds(value)) return `"${kind}" must be ${rule}`;
  const others = entries.filter(([key]) => key !== kind);
  return (
    fieldProblem(others, extra, kind) ??
    (kind === 'expect' ? fieldProblem(Object.entries(value), expectations, 'expect') : undefined)
  );
}

function fieldProblem(entries: [string, unknown][], rules: Record<string, Rule>, of: string) {
  for (const [key, value] of entries) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (!rule) return `"${key}" does not belong to "${of}"`;
    if (!rule.holds(value)) return `"${key}" must be ${rule.rule}`;
  }
  return undefined;
}

/** Where a step needs the expert to be, and where it leaves the expert. */
const places = {
  say: { needs: ['page', 'phone'] },
  answer: { needs: ['page', 'phone'] },
  press: { needs: ['phone'] },
  pauseMs: {},
  typing: { needs: ['page'] },
  telling: { needs: ['page'] },
  silence: {},
  drop: { needs: ['page'] },
  leave: { needs: ['page', 'phone'], leads: 'away' },
  end: { needs: ['page', 'phone'], leads: 'away' },
  withdraw: { needs: ['page'], leads: 'away' },
  finishLater: { needs: ['page'], leads: 'away' },
  return: { leads: 'page' },
  switchToPhone: { needs: ['page'], leads: 'phone' },
  backToWeb: { needs: ['phone'], leads: 'page' },
  heard: { needs: ['page'] },
  noise: { needs: ['phone'] },
  bargeIn: { needs: ['phone'] },
  backchannel: { needs: ['phone'] },
  monologueMs: { needs: ['phone'] },
  expect: {},
} as Record<string, { needs?: Place[]; leads?: Place }>;

export type Place = 'page' | 'phone' | 'away';

/** The first thing wrong with a list of steps, the step named by its number. */
export function problemOfSteps(steps: unknown[], begin: Place = 'page'): string | undefined {
  let place = begin;
  for (const [index, each] of steps.entries()) {
    const problem = problemOf(each);
    if (problem) return `step ${index + 1} ${problem}.`;
    const step = each as Step;
    const kind = kindOf(step);
    const { needs, leads } = places[kind] ?? {};
    if (needs && !needs.includes(place))
      return `step ${index + 1}, "${kind}", cannot follow there: the expert is ${where[place]}.`;
    if (!step.fails) place = leads ?? place;
  }
  return undefined;
}

const where = { page: 'on the page', phone: 'on the phone', away: 'away until a "return"' };
