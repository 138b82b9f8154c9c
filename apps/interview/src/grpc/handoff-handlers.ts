import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError, isUuid } from '@colloquy/kernel';
import { recordHandoff } from '../domain/handoffs';
import { changeInterview } from '../use-cases/change-interview';
import type { Deps } from '../use-cases/deps';
import { trimTurn } from '../use-cases/trim-turn';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;

/** What the runtime adds to turns that are stored: who took over, and what was not heard. */
export function handoffHandlers(deps: Deps): Pick<Handlers, 'recordHandoff' | 'trimTurn'> {
  return {
    async recordHandoff(request) {
      const { accountId, interviewId, id, sessionId, ruleId, condition, offsetMs } = request;
      for (const [name, value] of [
        ['id', id],
        ['rule_id', ruleId],
      ] as const) {
        if (!isUuid(value)) throw new AppError('invalid', undefined, `${name}: must be a UUID`);
      }
      const occurredAt = new Date(request.occurredAtMs);
      if (Number.isNaN(occurredAt.getTime())) {
        throw new AppError('invalid', undefined, 'occurred_at_ms: must be a moment');
      }
      const handoff = {
        id,
        sessionId,
        from: { groupId: request.fromAgentId, displayName: request.fromName },
        to: {
          groupId: request.toAgentId,
          versionNumber: request.toAgentVersion,
          displayName: request.toName,
        },
        occurredAt,
        offsetMs,
        ruleId,
        condition,
      };
      await changeInterview(deps, { accountId, interviewId }, (interview) =>
        recordHandoff(interview, handoff),
      );
      return {};
    },
    async trimTurn({ accountId, interviewId, sessionId, sequence, text }) {
      await trimTurn(deps, { accountId, interviewId }, { sessionId, sequence }, text);
      return {};
    },
  };
}
