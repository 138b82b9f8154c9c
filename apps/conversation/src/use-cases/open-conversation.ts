import { type ClientFrame, closeCodes, type DisconnectReason, type ServerFrame } from '@colloquy/contracts';
import { type Clock, isUuid, newId, pause } from '@colloquy/kernel';
import { endedFrameOf } from '../domain/frames';
import type { Interviews, LiveSessions, SessionRef } from '../domain/ports';
import type { Conduct } from '../runtime/conduct';
import type { KeyedLock } from '../runtime/keyed-lock';
import { isRefusal, persist } from '../runtime/persist';
import type { Registry } from '../runtime/registry';
import type { ResumeTokens } from '../runtime/resume-tokens';
import type { Runner } from '../runtime/runner';
import { alreadyOpen, completed, Refusal, toRefusal } from './refusal';

type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** A conversation the client can be connected to, or one that is over. */
export type Opened = { runner: Runner; lastSequence: number } | { ended: ServerFrame };

/** @throws Refusal */
export type OpenConversation = (interviewId: string, hello: Hello) => Promise<Opened>;

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

/**
 * Lets an expert in: back into the session its resume token names, else into a new session that continues the
 * interview or starts it over. A session whose client is gone makes room for it.
 * @throws Refusal
 */
export function makeOpenConversation(deps: OpenDeps): OpenConversation {
  return async (interviewId, hello) => {
    if (!isUuid(interviewId)) throw new Refusal('unknown-interview', 'There is no such interview');
    const open = () => {
      const visit = visitOf(deps, interviewId);
      return hello.resume ? resumeSession(visit, hello.resume) : begin(visit, hello.mode === 'start-over');
    };
    try {
      return await deps.lock.run(interviewId, open);
    } catch (error) {
      throw toRefusal(error);
    }
  };
}

/** One try to be let in: its calls share the time there is. */
interface Visit extends OpenDeps {
  interviewId: string;
  patiently<T>(call: () => Promise<T>): Promise<T>;
}

function visitOf(deps: OpenDeps, interviewId: string): Visit {
  const deadline = performance.now() + deps.openMs;
  return {
    ...deps,
    interviewId,
    patiently: (call) => persist(call, { budgetMs: deadline - performance.now() }),
  };
}

async function resumeSession(
  visit: Visit,
  { sessionId, resumeToken, lastSequence }: NonNullable<Hello['resume']>,
): Promise<Opened> {
  const { interviewId, liveSessions, interviews } = visit;
  if (!visit.tokens.verify(interviewId, sessionId, resumeToken)) {
    throw new Refusal('bad-resume-token', 'The resume token does not fit the session');
  }
  const here = await conductedHere(visit, sessionId);
  if (here) return { runner: here, lastSequence };
  const claim = visit.registry.claim();
  const taken = await liveSessions.takeOver(sessionId, claim);
  const accountId =
    taken?.accountId ?? (await visit.patiently(() => interviews.joinView(interviewId))).accountId;
  const ref = { accountId, interviewId, sessionId };
  const view = await visit.patiently(() => interviews.runtimeView(ref));
  const reason = view.session?.disconnectReason;
  if (reason) {
    await liveSessions.remove({ sessionId, owner: claim.owner });
    return { ended: await farewell(visit, reason as DisconnectReason, view.redirectUrl) };
  }
  if (!taken) await liveSessions.create(ref, claim);
  return { runner: await visit.conduct(view, claim.owner, taken?.connectedMs ?? 0), lastSequence };
}

/** The end of a session that ended while its client was away. */
async function farewell(
  { interviewId, interviews, patiently }: Visit,
  reason: DisconnectReason,
  redirectUrl: string,
): Promise<ServerFrame> {
  const { resumeHoldUntilMs } = await patiently(() => interviews.joinView(interviewId));
  return endedFrameOf(reason, { redirectUrl, interviewId, resumableUntilMs: resumeHoldUntilMs });
}

async function begin(visit: Visit, startOver: boolean): Promise<Opened> {
  const { interviewId } = visit;
  const view = await visit.patiently(() => visit.interviews.joinView(interviewId));
  if (view.status === 'COMPLETED') throw completed();
  const { accountId, openSessionId } = view;
  const unused = openSessionId
    ? await makeRoom(visit, { accountId, interviewId, sessionId: openSessionId }, startOver)
    : undefined;
  const runner = unused ?? (await start(visit, { accountId, interviewId, sessionId: newId() }, startOver));
  return { runner, lastSequence: -1 };
}

async function start(visit: Visit, ref: SessionRef, startOver: boolean): Promise<Runner> {
  const { interviewId, sessionId } = ref;
  const { liveSessions } = visit;
  const claim = visit.registry.claim();
  const held = { sessionId, owner: claim.owner };
  // noted first: a session that is started has somebody to end it, whatever happens to this process
  await liveSessions.create(ref, claim);
  try {
    const begun = { interviewId, sessionId, startOver, startedAtMs: visit.clock.now().getTime() };
    const view = await visit.patiently(() => visit.interviews.startSession(begun));
    return await visit.patiently(() => visit.conduct(view, claim.owner, 0));
  } catch (error) {
    const idle = { connected: false, connectedMs: 0 };
    const noted = isRefusal(error) ? liveSessions.remove(held) : liveSessions.noteConnection(held, idle);
    await noted.catch(() => undefined); // its lease runs out
    throw error;
  }
}

/**
 * Ends the open session for a new one to take its place, provided nobody is connected to it.
 * @returns the session itself when nothing has been said in it: it serves as the new one
 */
async function makeRoom(visit: Visit, ref: SessionRef, startOver: boolean): Promise<Runner | undefined> {
  const here = await conductedHere(visit, ref.sessionId);
  if (here?.connected()) throw alreadyOpen();
  const runner = here ?? (await takeIdle(visit, ref));
  if (!runner || (!startOver && !runner.spoken())) return runner;
  runner.supersede(startOver);
  const limit = new AbortController();
  const how = await Promise.race([runner.done, pause(visit.openMs, limit.signal)]);
  limit.abort();
  if (how !== 'over') throw new Refusal('unavailable', 'Temporarily unavailable');
  return undefined;
}

async function takeIdle(visit: Visit, ref: SessionRef): Promise<Runner | undefined> {
  const { liveSessions } = visit;
  const claim = visit.registry.claim();
  const taken = await liveSessions.takeOverIdle(ref.sessionId, claim);
  if (!taken) {
    if (await liveSessions.find(ref.sessionId)) throw alreadyOpen();
    await liveSessions.create(ref, claim); // open, yet nobody conducts it
  }
  const view = await visit.patiently(() => visit.interviews.runtimeView(ref));
  if (!view.session?.disconnectReason) return visit.conduct(view, claim.owner, taken?.connectedMs ?? 0);
  await liveSessions.remove({ sessionId: ref.sessionId, owner: claim.owner });
  return undefined;
}

/** The runner of a session, when it is here and no other process has taken the session meanwhile. */
async function conductedHere(visit: Visit, sessionId: string): Promise<Runner | undefined> {
  const runner = visit.registry.get(sessionId);
  if (!runner) return undefined;
  if (await visit.liveSessions.isHeld(runner.held)) return runner;
  runner.abandon(closeCodes.restarting);
  return undefined;
}
