import type { CpuMs } from './cpu.ts';
import { median } from './statistics.ts';
import { withRatios, type Growth } from './growth-costs.ts';
import type { Results, Target } from './results.ts';

/** Highest CPU time of all services, without the database, as a multiple of the ceiling's. */
const ratios = { get: 1.7, list: 1.6, create: 2.5 };
/** Highest times from `completedAt` to the notification at this rate, milliseconds. */
const notification = { perSecond: 20, p50: 60, p95: 200 };
/** Lowest rate of notified interviews and highest CPU time of each, without clients, when both cores are busy. */
const saturated = { perSecond: 100, notifiedPerSecond: 80, cpuMs: 35 };
/** Highest times from the end of the expert's speech to the interviewer's first sound, milliseconds. */
const spoken = { p50: 1200, p95: 2000 };
/** Highest share of answers cut off at a pause, and longest time until an interruption has an effect. */
const turnTaking = { cutOff: 0.02, bargeInMs: 300 };
const callsPerCore = 40;
const answerP95 = 200;
const turnCpuMs = 10;
/** Highest CPU time of interview service and database, as a multiple of that at the smallest size. */
const growthLimits: Record<string, number> = {
  get: 1.2,
  create: 1.2,
  sync: 1.2,
  'due work': 1.2,
  'first page': 1.5,
  stats: 1.5,
  abandoned: 1.5,
  'status that no interview of a channel has': 1.5,
  search: 1.5,
  'search in a status': 1.5,
  'search for two letters': 1.5,
  'search without match': 1.5,
  'list of an agent': 1.5,
  'list of an agent version': 1.5,
  'list of a language': 1.5,
  'list of a month': 1.5,
  'list of a channel': 1.5,
  'status of a channel': 1.5,
  withdrawn: 1.5,
  'finding on a question in a month': 1.5,
  ...{
    'status NOT_SCHEDULED': 1.5,
    'status SCHEDULED': 1.5,
    'status IN_PROGRESS': 1.5,
    'status COMPLETED': 1.5,
  },
};
/** Highest share of a call's answers that the embedded interviewer words, although a model is configured. */
const maxEmbedded = 0.1;
/** Highest p95 of the honest account during an attack, as a multiple of its p95 before. */
const attackedP95 = 2;
/** Highest p95 of the notifications of an account while another account's deliveries wait, milliseconds more than before. */
const besideMs = 500;

/** Longest time until the first page of the console can be used on a slow phone, milliseconds. */
const consoleMs = 2000;

export function targetsOf({
  requests,
  latency,
  sessions,
  voice,
  soak,
  growth,
  neighbours,
  webhooks,
  console,
}: Results): Target[] {
  const targets: Target[] = [];
  const add = (what: string, limit: number, reached: number) =>
    targets.push({ what, limit, reached, met: reached <= limit });
  for (const [name, limit] of Object.entries(ratios)) {
    const comparison = requests[name];
    if (comparison) add(`${name}: times the CPU of its ceiling`, limit, comparison.ratio);
  }
  const rounds = latency.filter(({ perSecond }) => perSecond === notification.perSecond);
  if (rounds.length > 0) {
    const at = `notification at ${notification.perSecond} a second`;
    // the median of the rounds counts, because the host may take the cores away during a round
    const typical = (of: 'p50' | 'p95') => median(rounds.map(({ fromCompleted }) => fromCompleted[of]));
    add(`${at}: p50, ms`, notification.p50, typical('p50'));
    add(`${at}: p95, ms`, notification.p95, typical('p95'));
    const wrong = rounds.map(({ completions, notified, repeated }) => completions - notified + repeated);
    add(
      `${at}: missing or repeated`,
      0,
      wrong.reduce((sum, count) => sum + count),
    );
  }
  for (const { perSecond, notifiedPerSecond, cpuMsPerCompletion } of latency) {
    if (perSecond !== saturated.perSecond) continue;
    const { bench: _, ...platform } = cpuMsPerCompletion;
    const pauseMs = 1000 / notifiedPerSecond;
    add('completions on busy cores: ms between two', 1000 / saturated.notifiedPerSecond, pauseMs);
    add('completions on busy cores: CPU of one, ms', saturated.cpuMs, sumOf(platform));
  }
  if (sessions) {
    add(`${sessions.sessions} sessions: answer p95, ms`, answerP95, sessions.answerMs.p95);
    add(`${sessions.sessions} sessions: CPU of a turn, ms`, turnCpuMs, sumOf(sessions.cpuMsPerTurn));
    add(`${sessions.sessions} sessions: lost turns, failed sessions`, 0, sessions.lost + sessions.failed);
  }
  if (voice) {
    add('voice: end of speech to first sound, p50, ms', spoken.p50, voice.answerMs.p50);
    add('voice: end of speech to first sound, p95, ms', spoken.p95, voice.answerMs.p95);
    add("voice: share of answers without the model's words", maxEmbedded, 1 - voice.byModel);
    add('voice: CPU of a second of a call, ms', 1000 / callsPerCore, voice.cpuMsPerSecond);
    add('voice: share of answers cut off at a pause', turnTaking.cutOff, voice.cutOff / voice.answers);
    add('voice: missed ends of speech', 0, voice.missed);
    add('voice: interruptions by coughs, noise and back-channels', 0, voice.interruptions);
    add('voice: from an interruption to silence, p50, ms', turnTaking.bargeInMs, voice.bargeInMs.p50);
  }
  if (soak) {
    const growing = Object.values(soak.memory).filter(({ flat }) => !flat);
    add(`${soak.minutes} minutes: processes whose memory grows`, 0, growing.length);
    add(`${soak.minutes} minutes: failures`, 0, soak.failures);
  }
  for (const { attack, calm, attacked, refused } of neighbours ?? []) {
    add(`${attack}: times the p95 of another account`, attackedP95, attacked.p95 / calm.p95);
    add(
      `${attack}: refused requests of another account`,
      0,
      Object.values(refused).reduce((a, b) => a + b, 0),
    );
  }
  if (webhooks) {
    const more = webhooks.beside.p95 - webhooks.calm.p95;
    add(
      `${webhooks.pending} deliveries of another account wait: p95 of a notification, ms more`,
      besideMs,
      more,
    );
  }
  if (console) add('console on a slow phone: until it can be used, p50, ms', consoleMs, console.usableMs.p50);
  for (const { operation, size, ratio } of growth ? largest(growth) : []) {
    const limit = growthLimits[operation];
    if (limit !== undefined) add(`${operation} at ${size}: times the CPU of the smallest size`, limit, ratio);
  }
  for (const { operation, size } of growth?.failures ?? []) add(`${operation} at ${size}: failures`, 0, 1);
  return targets;
}

const sumOf = (cpuMs: CpuMs) => Object.values(cpuMs).reduce((sum, ms) => sum + ms, 0);

function largest({ costs }: Growth) {
  const most = Math.max(...costs.map(({ size }) => size));
  return withRatios(costs).filter(({ size }) => size === most);
}
