import type { ClientFrame, DisconnectReason, ServerFrame } from '@colloquy/contracts';
import { isUuid, newId } from '@colloquy/kernel';
import { endedFrameOf } from '../domain/frames';
import type { SessionRef } from '../domain/ports';
import type { Runner } from '../runtime/runner';
import { completed, Refusal, toRefusal, withdrawn } from './refusal';
import { conductedHere, makeRoom, type OpenDeps, start, type Visit, visitOf } from './visit';

type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** A conversation the client can be connected to, or one that is over. */
export type Opened = { runner: Runner; lastSequence: number } | { ended: ServerFrame };

/** @throws Refusal */
export type OpenConversation = (interviewId: string, hello: Hello) => Promise<Opened>;

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
      return hello.resume ? resumeSession(visit, hello.resume) : begin(visit, hello);
    };
    try {
      return await deps.lock.run(interviewId, open);
    } catch (error) {
      throw toRefusal(error);
    }
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
  return { runner: await visit.conduct(view, claim.owner, taken), lastSequence };
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

async function begin(visit: Visit, { mode, consent }: Hello): Promise<Opened> {
  const { interviewId } = visit;
  const view = await visit.patiently(() => visit.interviews.joinView(interviewId));
  if (view.withdrawn) throw withdrawn();
  if (view.status === 'COMPLETED') throw completed();
  const { accountId, openSessionId } = view;
  const entry = { platform: 'WEB', startOver: mode === 'start-over' } as const;
  // whoever opens the link while on the phone goes on here
  const force = view.openPlatform === 'PHONE';
  const unused = openSessionId
    ? await makeRoom(visit, { accountId, interviewId, sessionId: openSessionId }, { ...entry, force })
    : undefined;
  const runner = unused ?? (await start(visit, { accountId, interviewId, sessionId: newId() }, entry));
  if (consent) await storeConsent(visit, runner.ref, consent);
  return { runner, lastSequence: -1 };
}

/** What was agreed to on the page; the client is not welcomed, and sends no sound, before it is stored. */
async function storeConsent(
  { interviews, patiently, clock }: Visit,
  ref: SessionRef,
  { text, language, agreedAt }: NonNullable<Hello['consent']>,
): Promise<void> {
  const agreedAtMs = Math.min(Date.parse(agreedAt), clock.now().getTime());
  const consent = { channel: 'WEB', language, text, agreedAtMs, givenBy: 'click' } as const;
  await patiently(() => interviews.recordConsent(ref, consent));
}
