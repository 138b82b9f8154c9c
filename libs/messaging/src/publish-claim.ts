import type { CloudEvent } from '@colloquy/contracts';
import { backoffMs, type Clock, isTransient, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Publish } from './broker';
import { makeOutageLog } from './outage-log';

interface ClaimPublisherOptions {
  publish: Publish;
  logger: Logger;
  clock: Clock;
  /** Ends the retries. */
  stopping: AbortSignal;
  /** Ends the publishes in progress. */
  abandon: AbortSignal;
}

export const backoffRange = { baseMs: 200, maxMs: 5000 };

export function makeClaimPublisher({ publish, logger, clock, stopping, abandon }: ClaimPublisherOptions) {
  const outage = makeOutageLog(logger, 'Outbox could not be published');

  async function publishOne(event: CloudEvent, retryUntilMs: number): Promise<boolean> {
    for (let failures = 0; ; failures++) {
      try {
        await publish(event, { signal: abandon });
        outage.succeeded();
        return true;
      } catch (error) {
        if (!isTransient(error)) {
          logger.error('Event could not be published', {
            eventId: event.id,
            eventType: event.type,
            ...errorFields(error),
          });
          return false;
        }
        outage.failed(error);
        await pause(backoffMs(failures, backoffRange), stopping);
        if (stopping.aborted || clock.now().getTime() >= retryUntilMs) return false;
      }
    }
  }

  return async (events: readonly CloudEvent[], retryUntilMs: number): Promise<string[]> => {
    const published: string[] = [];
    for (const event of events) {
      if (published.length > 0 && clock.now().getTime() >= retryUntilMs) break;
      if (!(await publishOne(event, retryUntilMs))) break; // later events must not overtake this one
      published.push(event.id);
    }
    return published;
  };
}
