import { backoffMs, type Clock, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { type Attempt, deliveryId, type Result, resultEvent } from '../domain/delivery';
import type { DeliveryRepository, Send, Sign } from '../domain/ports';
import { hostOf } from '../domain/request';

export function makeAttemptDelivery(deps: {
  send: Send;
  sign: Sign;
  deliveries: DeliveryRepository;
  clock: Clock;
  logger: Logger;
  /** Time after which another process has closed the attempt. */
  abandonedAfterMs: number;
}) {
  return async ({ request, ...key }: Attempt, stop: AbortSignal): Promise<Result> => {
    const giveUpAt = performance.now() + deps.abandonedAfterMs;
    const headers = deps.sign(request, { id: deliveryId(key), now: deps.clock.now() });
    const { answer, ...result } = await deps.send({ ...request, headers }, stop);
    const answered = { ...result, ...(answer !== undefined && { answer }) };
    const { interviewId, completion, endpointIndex } = key;
    const fields = { interviewId, completion, endpointIndex, host: hostOf(request), ...result };
    deps.logger.info('Webhook attempt finished', fields);
    for (let tries = 0; ; tries++) {
      const now = deps.clock.now();
      try {
        const isEnded = await deps.deliveries.end(key, answered, resultEvent(key, result, now), now);
        if (!isEnded && tries === 0)
          deps.logger.warn('Webhook attempt was closed by another process', fields);
        return result;
      } catch (error) {
        if (stop.aborted || performance.now() > giveUpAt) {
          deps.logger.warn('Webhook result could not be stored', { ...fields, ...errorFields(error) });
          return result;
        }
        await pause(backoffMs(tries, { baseMs: 100, maxMs: 2000 }), stop);
      }
    }
  };
}
