import type { Clock } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import { type Result, resultEvent } from '../domain/delivery';
import type { DeliveryRepository } from '../domain/ports';

/** Closes attempts whose process has died, without repeating them. Returns whether more attempts may be abandoned. */
export function makeCloseAbandoned(deps: {
  deliveries: DeliveryRepository;
  clock: Clock;
  logger: Logger;
  observe: (result: Result) => void;
}) {
  return async (): Promise<boolean> => {
    let hasClosed = false;
    for (const { key, attemptedAt } of await deps.deliveries.abandoned()) {
      const now = deps.clock.now();
      const durationMs = Math.max(0, now.getTime() - attemptedAt.getTime());
      const result: Result = { outcome: 'interrupted', durationMs };
      if (!(await deps.deliveries.end(key, result, resultEvent(key, result, now), now))) continue;
      const { interviewId, completion, endpointIndex } = key;
      deps.logger.warn('Webhook attempt was interrupted', { interviewId, completion, endpointIndex });
      deps.observe(result);
      hasClosed = true;
    }
    return hasClosed;
  };
}
