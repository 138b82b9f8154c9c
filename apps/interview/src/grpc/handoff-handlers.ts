import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError, isUuid } from '@colloquy/kernel';
import type { Heard } from '../domain/turn-ports';
import type { UseCases } from '../use-cases';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;

export function handoffHandlers(useCases: UseCases): Pick<Handlers, 'recordHandoff' | 'trimTurn'> {
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
        throw new AppError('invalid', undefined, 'occurred_at_ms: must be a valid time');
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
      await useCases.recordHandoff({ accountId, interviewId }, request, handoff);
      return {};
    },
    async trimTurn(request) {
      const { accountId, interviewId, sequence } = request;
      await useCases.trimTurn({ accountId, interviewId }, request, sequence, heardOf(request));
      return {};
    },
  };
}

const maxMs = 86_400_000;

function heardOf(request: Heard): Heard {
  const { text, offsetMs, durationMs } = request;
  // protobuf omits an empty text: without fields, nothing was heard
  if (text === undefined && offsetMs === undefined && durationMs === undefined) return { text: '' };
  for (const [name, value = 0] of [
    ['offset_ms', offsetMs],
    ['duration_ms', durationMs],
  ] as const) {
    if (value < 0 || value > maxMs)
      throw new AppError('invalid', undefined, `${name}: must be 0 to ${maxMs}`);
  }
  return {
    ...(text === undefined ? {} : { text }),
    ...(offsetMs === undefined ? {} : { offsetMs }),
    ...(durationMs === undefined ? {} : { durationMs }),
  };
}
