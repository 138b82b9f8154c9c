import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { Turn } from '../expert/expert-events.ts';
import type { Expectation } from '../expert/step.ts';
import type { Stage } from './stage.ts';

/** Time limit for the reason of a session's end, milliseconds; includes the time to reconnect. */
const reasonMs = 120_000;
/** Time limit for the end of a session after a withdrawal, milliseconds. */
const endMs = 30_000;

/** Compares the interview with the expectations of a step. @throws Problem that names the difference */
export async function checkExpectations(
  stage: Stage,
  { reason, withdrawn, countdown, delivered, ...words }: Expectation,
): Promise<void> {
  if (Object.keys(words).length > 0) await stage.turn();
  checkWords(words, stage.lastTurn, stage.options.questions);
  if (withdrawn) await stage.page().wait(endMs);
  checkPage({ withdrawn, countdown, delivered }, stage);
  if (reason === undefined) return;
  const actual = await reasonOf(stage);
  if (actual !== reason) throw new Problem(`expected reason "${reason}", the session has "${actual}".`);
}

function checkWords(
  { textContains = [], textLacks = [], asks, persona, closing, question }: Expectation,
  turn: Turn,
  questions: readonly string[],
) {
  const { text } = turn;
  const has = (part: string) => text.toLowerCase().includes(part.toLowerCase());
  const expected = [textContains].flat();
  if (asks !== undefined) expected.push(questions[asks - 1] ?? `question ${asks}, which does not exist`);
  const missing = expected.find((part) => !has(part));
  if (missing !== undefined) throw new Problem(`expected "${missing}" in what was said: "${text}"`);
  const present = [textLacks].flat().find(has);
  if (present !== undefined) throw new Problem(`did not expect "${present}" in what was said: "${text}"`);
  checkFacts({ persona, closing, question }, turn, ` Said: "${text}"`);
}

function checkPage(wanted: Pick<Expectation, 'withdrawn' | 'countdown' | 'delivered'>, stage: Stage) {
  if (Object.values(wanted).every((each) => each === undefined)) return;
  const { course, delivered } = stage.page();
  checkFacts(wanted, { withdrawn: course.withdrawn === true, countdown: stage.countdown(), delivered });
}

function checkFacts<T extends object>(wanted: T, actual: { [K in keyof T]?: unknown }, more = '') {
  for (const name of Object.keys(wanted) as (keyof T & string)[]) {
    if (wanted[name] !== undefined && wanted[name] !== actual[name])
      throw new Problem(`expected ${name} ${wanted[name]}, it is ${actual[name]}.${more}`);
  }
}

async function reasonOf(stage: Stage): Promise<string> {
  for (const deadline = performance.now() + reasonMs; ;) {
    const nth = stage.talk().over === undefined ? 1 : 0;
    const session = (await stage.options.sessions())[nth];
    if (session?.disconnectReason) return session.disconnectReason;
    if (performance.now() > deadline)
      throw new Problem(session ? 'the session has not ended.' : 'no session has ended.');
    await pause(200);
  }
}
