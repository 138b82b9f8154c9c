import type { Clock } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import { type Result, resultEvent } from '../domain/delivery';
import type { DeliveryRepository } from '../domain/ports';

/** Closes attempts whose process has died as failed. They are never repeated. */
export function makeCloseAbandoned(deps: { deliveries: DeliveryRepository; clock: Clock; logger: Logger }) {
  return async (): Promise<Result[]> => {
    const closed: Result[] = [];
    for (const { key, attemptedAt } of await deps.deliveries.abandoned()) {
      const now = deps.clock.now();
      const durationMs = Math.max(0, now.getTime() - attemptedAt.getTime());
      const result: Result = { outcome: 'interrupted', durationMs };
      if (!(await deps.deliveries.end(key, result, resultEvent(key, result, now), now))) continue;
      const { interviewId, completion, endpointIndex } = key;
      deps.logger.warn('Webhook attempt was interrupted', { interviewId, completion, endpointIndex });
      closed.push(result);
    }
    return closed;
  };
}
