import { median } from './statistics.ts';
import type { Results, Target } from './results.ts';

/** Limits of the CPU time of all services, without the database, as multiples of the ceiling's. */
const ratios = { get: 1.7, list: 1.6, create: 2.5 };
/** Limits from `completedAt` to the notification at this many completions a second, milliseconds. */
const notification = { perSecond: 20, p50: 60, p95: 200 };
/** Limit of the interviewer's response time, milliseconds. */
const answerP95 = 200;

export function targetsOf({ requests, latency, sessions, soak }: Results): Target[] {
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
    // the median of the rounds counts, because the host may withdraw the cores during one of them
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
  if (sessions) {
    add(`${sessions.sessions} sessions: answer p95, ms`, answerP95, sessions.answerMs.p95);
    add(`${sessions.sessions} sessions: lost turns, failed sessions`, 0, sessions.lost + sessions.failed);
  }
  if (soak) {
    const growing = Object.values(soak.memory).filter(({ flat }) => !flat);
    add(`${soak.minutes} minutes: processes whose memory grows`, 0, growing.length);
    add(`${soak.minutes} minutes: failures`, 0, soak.failures);
  }
  return targets;
}
