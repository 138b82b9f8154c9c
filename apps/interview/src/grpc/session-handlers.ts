import type { CallContext, ServiceHandlers } from '@colloquy/grpc';
import { AppError, isUuid } from '@colloquy/kernel';
import type { UseCases } from '../use-cases';
import { toJoinView } from './join-view';
import { fromTurnMessage, toRuntimeView, toTurnMessage } from './messages';
import { refOf } from './ref-of';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;

type SessionMethod =
  | 'getJoinView'
  | 'startSession'
  | 'getRuntimeView'
  | 'listTurns'
  | 'appendTurns'
  | 'endSession'
  | 'holdForLater';

export function sessionHandlers(useCases: UseCases): Pick<Handlers, SessionMethod> {
  return {
    async getJoinView({ interviewId }) {
      return toJoinView(await useCases.readJoinView(interviewId));
    },
    async startSession(request, call) {
      const { interviewId, sessionId, platform, startOver, fencingToken } = request;
      if (!isUuid(sessionId)) throw new AppError('invalid', undefined, 'session_id: must be a UUID');
      if (platform !== 'WEB' && platform !== 'PHONE') {
        throw new AppError('invalid', undefined, 'platform: must be WEB or PHONE');
      }
      const start = {
        sessionId,
        fencingToken,
        platform,
        startOver,
        startedAt: new Date(request.startedAtMs),
      } as const;
      return toRuntimeView(await useCases.startSession(interviewId, start, () => isAwaited(call)));
    },
    async getRuntimeView(request) {
      return toRuntimeView(await useCases.readRuntimeView(refOf(request), request));
    },
    async listTurns({ afterSessionId, afterSequence, ...request }) {
      const after = { sessionId: afterSessionId, sequence: afterSequence };
      const { turns, hasMore } = await useCases.listTurns(refOf(request), request.sessionId, after);
      return { turns: turns.map(toTurnMessage), hasMore };
    },
    async appendTurns(request) {
      const turns = request.turns.map((turn) => fromTurnMessage(turn, request.sessionId));
      await useCases.appendTurns(refOf(request), request, turns, request.usage ?? undefined);
      return {};
    },
    async endSession(request) {
      const session = await useCases.endSession(refOf(request), {
        sessionId: request.sessionId,
        fencingToken: request.fencingToken,
        reason: request.reason,
        endedAt: new Date(request.endedAtMs),
        durationSeconds: request.durationSeconds,
        usage: request.usage ?? undefined,
        callAgain: request.callAgain,
      });
      return { reason: session.disconnectReason ?? '' };
    },
    async holdForLater(request) {
      const until = request.untilMs === undefined ? undefined : new Date(request.untilMs);
      return { untilMs: (await useCases.holdForLater(refOf(request), request, until)).getTime() };
    },
  };
}

const isAwaited = ({ deadline, signal }: CallContext) =>
  !signal.aborted && (deadline === undefined || Date.now() < deadline.getTime());
