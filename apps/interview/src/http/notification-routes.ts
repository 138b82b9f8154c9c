import { testNotificationBody, type TestResultView } from '@colloquy/contracts';
import { jsonBody, parse, principalOf, Router } from '@colloquy/http';
import type { TestResult } from '../domain/test-notification';
import type { UseCases } from '../use-cases';
import { presentUsedEndpoints } from './present-deliveries';

export function notificationRoutes({
  listUsedEndpoints,
  sendTestNotification,
}: Pick<UseCases, 'listUsedEndpoints' | 'sendTestNotification'>): Router {
  const router = Router();
  router.get('/api/notifications/endpoints', async (_req, res) => {
    res.json(presentUsedEndpoints(await listUsedEndpoints(principalOf(res).accountId)));
  });
  router.post('/api/notifications/test', jsonBody(), async (req, res) => {
    const { accountId } = principalOf(res);
    const result = await sendTestNotification(accountId, parse(testNotificationBody, req.body));
    res.json(presentTestResult(result));
  });
  return router;
}

const presentTestResult = ({ outcome, statusCode, durationMs }: TestResult): TestResultView => ({
  delivered: outcome === 'delivered',
  status: statusCode ?? null,
  durationMs,
  error: outcome === 'delivered' ? null : outcome,
});
