import type { ClientFrame, DisconnectReason, ServerFrame } from '@colloquy/contracts';
import { isUuid, newId } from '@colloquy/kernel';
import { endedFrameOf } from '../domain/frames';
import type { SessionRef } from '../domain/ports';
import type { Runner } from '../runtime/runner';
import { completed, Refusal, toRefusal, withdrawn } from './refusal';
import { carryOn, conductedHere, makeRoom, type OpenDeps, start, type Visit, visitOf } from './visit';

type Hello = Extract<ClientFrame, { type: 'hello' }>;

export type Opened = { runner: Runner; lastSequence: number } | { ended: ServerFrame };

/** @throws Refusal */
export type OpenConversation = (interviewId: string, hello: Hello) => Promise<Opened>;

/** Opens the session that the resume token names, else a new one. An open session without a client is ended first. */
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
  let session = await liveSessions.takeOver(sessionId, claim);
  if (!session) {
    const { accountId } = await visit.patiently(() => interviews.joinView(interviewId));
    session = await liveSessions.create({ accountId, interviewId, sessionId }, claim);
  }
  const { view, runner } = await carryOn(visit, session);
  if (runner) return { runner, lastSequence };
  const reason = view.session?.disconnectReason as DisconnectReason;
  return { ended: await farewell(visit, reason, view.redirectUrl) };
}

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
  // an expert on the phone who opens the link moves to the page
  const force = view.openPlatform === 'PHONE';
  const unused = openSessionId
    ? await makeRoom(visit, { accountId, interviewId, sessionId: openSessionId }, { ...entry, force })
    : undefined;
  const runner = unused ?? (await start(visit, { accountId, interviewId, sessionId: newId() }, entry));
  if (consent) await storeConsent(visit, runner.ref, consent);
  return { runner, lastSequence: -1 };
}

/** The client is welcomed, and sends sound, only after its consent is stored. */
async function storeConsent(
  { interviews, patiently, clock }: Visit,
  ref: SessionRef,
  { text, language, agreedAt }: NonNullable<Hello['consent']>,
): Promise<void> {
  const agreedAtMs = Math.min(Date.parse(agreedAt), clock.now().getTime());
  const consent = { channel: 'WEB', language, text, agreedAtMs, givenBy: 'click' } as const;
  await patiently(() => interviews.recordConsent(ref, consent));
}
