import { closeCodes, type Platform } from '@colloquy/contracts';
import { type Clock, pause } from '@colloquy/kernel';
import type { Interviews, LiveSessions, SessionRef } from '../domain/ports';
import type { Conduct } from '../runtime/conduct';
import type { KeyedLock } from '../runtime/keyed-lock';
import { isRefusal, persist } from '../runtime/persist';
import type { Registry } from '../runtime/registry';
import type { ResumeTokens } from '../runtime/resume-tokens';
import type { Runner } from '../runtime/runner';
import { alreadyOpen, Refusal } from './refusal';

/** What opening a conversation needs. */
export interface OpenDeps {
  interviews: Interviews;
  liveSessions: LiveSessions;
  registry: Registry;
  conduct: Conduct;
  tokens: ResumeTokens;
  clock: Clock;
  /** One interview is opened by one connection at a time. */
  lock: KeyedLock;
  /** How long the expert waits at the door before being asked to try again, milliseconds; less than a lease. */
  openMs: number;
}

/** One try to be let in: its calls share the time there is. */
export interface Visit extends OpenDeps {
  interviewId: string;
  patiently<T>(call: () => Promise<T>): Promise<T>;
}

export function visitOf(deps: OpenDeps, interviewId: string): Visit {
  const deadline = performance.now() + deps.openMs;
  return {
    ...deps,
    interviewId,
    patiently: (call) => persist(call, { budgetMs: deadline - performance.now() }),
  };
}

/** How a session is entered. */
export interface Entry {
  platform: Platform;
  startOver: boolean;
}

/** Starts a session and takes it up. */
export async function start(visit: Visit, ref: SessionRef, entry: Entry): Promise<Runner> {
  const { interviewId, sessionId } = ref;
  const { liveSessions } = visit;
  const claim = visit.registry.claim();
  const held = { sessionId, owner: claim.owner };
  // noted first: a session that is started has somebody to end it, whatever happens to this process
  await liveSessions.create(ref, claim);
  try {
    const begun = { interviewId, sessionId, ...entry, startedAtMs: visit.clock.now().getTime() };
    const view = await visit.patiently(() => visit.interviews.startSession(begun));
    return await visit.patiently(() => visit.conduct(view, claim.owner));
  } catch (error) {
    const idle = { connected: false, connectedMs: 0 };
    const noted = isRefusal(error) ? liveSessions.remove(held) : liveSessions.noteConnection(held, idle);
    await noted.catch(() => undefined); // its lease runs out
    throw error;
  }
}

/**
 * Ends the open session for a new one to take its place: one whose client is gone, or, when the expert comes over
 * the other channel or by a new call, whoever is connected.
 * @returns the session itself when it serves as the new one, since nothing has been said in it
 */
export async function makeRoom(
  visit: Visit,
  ref: SessionRef,
  { platform, startOver, force }: Entry & { force: boolean },
): Promise<Runner | undefined> {
  const here = await conductedHere(visit, ref.sessionId);
  if (here?.connected() && !force) throw alreadyOpen();
  const runner = here ?? (await takeAway(visit, ref, force));
  if (!runner) return undefined;
  // a call has a session of its own
  const serves = platform === 'WEB' && runner.platform === 'WEB';
  if (serves && !startOver && !runner.spoken()) return runner;
  runner.supersede(startOver, platform);
  const limit = new AbortController();
  const how = await Promise.race([runner.done, pause(visit.openMs, limit.signal)]);
  limit.abort();
  if (how !== 'over') throw new Refusal('unavailable', 'Temporarily unavailable');
  return undefined;
}

/** The runner of an open session, wherever it was conducted; undefined when the session is over. */
export async function takeUpOpenSession(visit: Visit, ref: SessionRef): Promise<Runner | undefined> {
  return (await conductedHere(visit, ref.sessionId)) ?? takeAway(visit, ref, true);
}

async function takeAway(visit: Visit, ref: SessionRef, force: boolean): Promise<Runner | undefined> {
  const { liveSessions } = visit;
  const claim = visit.registry.claim();
  const taken = force
    ? await liveSessions.takeOver(ref.sessionId, claim)
    : await liveSessions.takeOverIdle(ref.sessionId, claim);
  if (!taken) {
    if (await liveSessions.find(ref.sessionId)) throw alreadyOpen();
    await liveSessions.create(ref, claim); // open, yet nobody conducts it
  }
  const view = await visit.patiently(() => visit.interviews.runtimeView(ref));
  if (!view.session?.disconnectReason) return visit.conduct(view, claim.owner, taken);
  await liveSessions.remove({ sessionId: ref.sessionId, owner: claim.owner });
  return undefined;
}

/** The runner of a session, when it is here and no other process has taken the session meanwhile. */
export async function conductedHere(visit: Visit, sessionId: string): Promise<Runner | undefined> {
  const runner = visit.registry.get(sessionId);
  if (!runner) return undefined;
  if (await visit.liveSessions.isHeld(runner.held)) return runner;
  runner.abandon(closeCodes.restarting);
  return undefined;
}
