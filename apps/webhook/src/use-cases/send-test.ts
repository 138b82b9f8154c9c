import type { EndpointMessage } from '@colloquy/contracts';
import { AppError, type Clock } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Result } from '../domain/delivery';
import type { ClaimRepository, Send, Sign } from '../domain/ports';
import { buildRequest, hostOf } from '../domain/request';

const everyMs = 2000;

const maxTests = 50;

export interface Test {
  accountId: string;
  testId: string;
  endpoint: EndpointMessage;
  payloadJson: string;
}

export type SendTest = ReturnType<typeof makeSendTest>;

/** @throws AppError `rate-limited` TEST_TOO_SOON within two seconds, `unavailable` beyond 50 tests at a time */
export function makeSendTest(deps: {
  send: Send;
  sign: Sign;
  claims: ClaimRepository;
  clock: Clock;
  logger: Logger;
}) {
  let inProgress = 0;
  return async ({ accountId, testId, endpoint, payloadJson }: Test, stop: AbortSignal): Promise<Result> => {
    const request = buildRequest(endpoint, payloadJson);
    if (!request) return { outcome: 'invalid_request', durationMs: 0 };
    if (inProgress >= maxTests)
      throw new AppError('unavailable', undefined, 'Too many tests are in progress');
    inProgress++;
    try {
      const now = deps.clock.now();
      const nextAt = new Date(now.getTime() + everyMs);
      if (!(await deps.claims.take(`test of ${accountId}`, now, nextAt))) {
        throw new AppError('rate-limited', 'TEST_TOO_SOON', 'Only one test every 2 seconds; try again later');
      }
      const headers = deps.sign(request, { id: testId, now });
      const { answer: _, ...result } = await deps.send({ ...request, headers }, stop);
      deps.logger.info('Webhook test finished', { accountId, host: hostOf(request), ...result });
      return result;
    } finally {
      inProgress--;
    }
  };
}
