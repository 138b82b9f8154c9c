import { closeCodes } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Interviews, LiveSession, LiveSessionRepository } from '../domain/ports';
import type { Conduct } from './conduct';
import { isRefusal } from './persist';
import type { Registry } from './registry';

export interface TakeOverDeps {
  liveSessions: LiveSessionRepository;
  interviews: Interviews;
  registry: Registry;
  conduct: Conduct;
  logger: Logger;
}

const maxAttempts = 10;

export async function takeOver(session: LiveSession, deps: TakeOverDeps): Promise<void> {
  const { interviews, liveSessions, registry, logger } = deps;
  const { sessionId, interviewId, ending } = session;
  registry.get(sessionId)?.abandon(closeCodes.restarting);
  try {
    if (ending) {
      await interviews.endSession(session, ending);
      return await liveSessions.remove(session);
    }
    const view = await interviews.runtimeView(session);
    if (view.session?.disconnectReason) return await liveSessions.remove(session);
    await deps.conduct(view, session);
    logger.info('Expired session claimed', { interviewId, sessionId });
  } catch (error) {
    // never started, or its interview was deleted
    if (toAppError(error).kind === 'not-found') return await liveSessions.remove(session);
    if (session.attempts >= maxAttempts) return await giveUp(session, error, deps);
    const { attempts } = session;
    // tried again when the new lease runs out; later sessions do not wait for that
    logger.warn('Expired session not taken over', {
      interviewId,
      sessionId,
      attempts,
      ...errorFields(error),
    });
  }
}

async function giveUp(
  session: LiveSession,
  cause: unknown,
  { interviews, liveSessions, logger }: TakeOverDeps,
): Promise<void> {
  const { sessionId, interviewId, connectedMs, seenAt, ending } = session;
  const lastResort = {
    reason: 'ended_by_agent_platform', // legal on the page and on the phone
    endedAtMs: seenAt.getTime(),
    durationSeconds: Math.round(connectedMs / 1000),
  } as const;
  const end = ending && !isRefusal(cause) ? ending : lastResort;
  await interviews.endSession(session, end);
  await liveSessions.remove(session);
  logger.error('Session ended because it could not be taken over', {
    interviewId,
    sessionId,
    ...errorFields(cause),
  });
}
