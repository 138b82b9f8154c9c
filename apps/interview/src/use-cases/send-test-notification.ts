import type { NotificationInput } from '@colloquy/contracts';
import { toSubscriptions } from '../domain/client-changes';
import { testNotification, type TestResult } from '../domain/test-notification';
import type { Deps } from './deps';

export const makeSendTestNotification =
  ({ testNotifications, clock }: Pick<Deps, 'testNotifications' | 'clock'>, baseUrl: string) =>
  async (accountId: string, input: NotificationInput): Promise<TestResult> => {
    const [endpoint] = toSubscriptions([input], []);
    if (!endpoint) throw new Error('An endpoint was lost');
    return testNotifications.send(accountId, endpoint, testNotification(baseUrl, clock.now()));
  };
