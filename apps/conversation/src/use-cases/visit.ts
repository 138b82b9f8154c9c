import { closeCodes, type Platform, type RuntimeViewMessage } from '@colloquy/contracts';
import { type Clock, pause } from '@colloquy/kernel';
import type { Interviews, LiveSession, LiveSessionRepository, SessionRef } from '../domain/ports';
import type { Conduct } from '../runtime/conduct';
import type { KeyedLock } from '../runtime/keyed-lock';
import { isRefusal, persist } from '../runtime/persist';
import type { Registry } from '../runtime/registry';
import type { ResumeTokens } from '../runtime/resume-tokens';
import type { Runner } from '../runtime/runner';
import { alreadyOpen, unavailable } from './refusal';

export interface OpenDeps {
  interviews: Interviews;
  liveSessions: LiveSessionRepository;
  registry: Registry;
  conduct: Conduct;
  tokens: ResumeTokens;
  clock: Clock;
  /** By interview id: one connection at a time opens an interview. */
  lock: KeyedLock;
  /** Limit on opening, after which the client is told to try again; less than a lease. */
  openMs: number;
}

/** One attempt to open a conversation. Its calls share `openMs`. */
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

export interface Entry {
  platform: Platform;
  startOver: boolean;
}

export async function start(visit: Visit, ref: SessionRef, entry: Entry): Promise<Runner> {
  const { interviewId, sessionId } = ref;
  const { liveSessions } = visit;
  // stored first: if this process dies, another one finds the session and ends it
  const created = await liveSessions.create(ref, visit.registry.claim());
  try {
    const { fencingToken } = created;
    const startedAtMs = visit.clock.now().getTime();
    const begun = { interviewId, sessionId, fencingToken, ...entry, startedAtMs };
    const view = await visit.patiently(() => visit.interviews.startSession(begun));
    return await visit.patiently(() => visit.conduct(view, created));
  } catch (error) {
    const idle = { connected: false, connectedMs: 0 };
    const noted = isRefusal(error)
      ? liveSessions.remove(created)
      : liveSessions.noteConnection(created, idle);
    await noted.catch(() => undefined); // the lease runs out
    throw error;
  }
}

/** @returns the open session if it has no turn, so that it serves as the new one @throws Refusal `already-open` */
export async function makeRoom(
  visit: Visit,
  ref: SessionRef,
  { platform, startOver, force }: Entry & { force: boolean },
): Promise<Runner | undefined> {
  const here = await conductedHere(visit, ref.sessionId);
  if (here?.isConnected() && !force) throw alreadyOpen();
  const runner = here ?? (await claimOpenSession(visit, ref, force));
  if (!runner) return undefined;
  // a call has a session of its own
  const serves = platform === 'WEB' && runner.platform === 'WEB';
  if (serves && !startOver && !runner.hasTurns()) return runner;
  runner.supersede(startOver, platform);
  const limit = new AbortController();
  const how = await Promise.race([runner.done, pause(visit.openMs, limit.signal)]);
  limit.abort();
  if (how !== 'over') throw unavailable();
  return undefined;
}

/** Claims the session from any other process. @returns undefined if the session has ended */
export async function takeOverOpenSession(visit: Visit, ref: SessionRef): Promise<Runner | undefined> {
  return (await conductedHere(visit, ref.sessionId)) ?? claimOpenSession(visit, ref, true);
}

async function claimOpenSession(visit: Visit, ref: SessionRef, force: boolean): Promise<Runner | undefined> {
  const { liveSessions } = visit;
  const claim = visit.registry.claim();
  const taken = force
    ? await liveSessions.takeOver(ref.sessionId, claim)
    : await liveSessions.takeOverIdle(ref.sessionId, claim);
  if (!taken && (await liveSessions.find(ref.sessionId))) throw alreadyOpen();
  return (await carryOn(visit, taken ?? (await liveSessions.create(ref, claim)))).runner;
}

export async function carryOn(
  visit: Visit,
  session: LiveSession,
): Promise<{ view: RuntimeViewMessage; runner?: Runner }> {
  const view = await visit.patiently(() => visit.interviews.runtimeView(session));
  if (!view.session?.disconnectReason) return { view, runner: await visit.conduct(view, session) };
  await visit.liveSessions.remove(session);
  return { view };
}

/** Returns undefined if another process has claimed the session. */
export async function conductedHere(visit: Visit, sessionId: string): Promise<Runner | undefined> {
  const runner = visit.registry.get(sessionId);
  if (!runner) return undefined;
  if (await visit.liveSessions.isHeld(runner.ref)) return runner;
  runner.abandon(closeCodes.restarting);
  return undefined;
}
