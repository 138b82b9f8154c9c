import type { DeliveryOutcome } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError, isTransient, newId } from '@colloquy/kernel';
import type { TestNotifications } from '../domain/test-notification';

/** Longer than an attempt. */
const deadlineMs = 9500;

export function makeTestNotifications(
  client: ServiceClient<'colloquy.webhook.v1.WebhookService'>,
): TestNotifications {
  return {
    async send(accountId, { endpoint, method, headers, signingSecret = '' }, payload) {
      try {
        const { outcome, statusCode, durationMs } = await client.sendTest(
          {
            accountId,
            url: endpoint,
            method,
            headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
            signingSecret,
            payloadJson: JSON.stringify(payload),
            testId: newId(),
          },
          { deadlineMs },
        );
        const status = statusCode === undefined ? {} : { statusCode };
        return { outcome: outcome as DeliveryOutcome, durationMs, ...status };
      } catch (error) {
        if (!isTransient(error)) throw error;
        throw new AppError('unavailable', undefined, 'Tests are temporarily unavailable', { cause: error });
      }
    },
  };
}
