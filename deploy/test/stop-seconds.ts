import { stopTimes } from '../../apps/webhook/src/runtime/stop-times';
import { type Service, schemas } from '../settings/schemas';
import type { Env } from './check-settings';

/** How long a service may take from SIGTERM to its end, with these settings. */
export function stopSeconds(service: Service, settings: Env): number {
  if (service !== 'webhook') return 10;
  const timeoutMs = Number(settings['WEBHOOK_TIMEOUT_MS'] ?? schemas.webhook.timeoutMs.default);
  return stopTimes({ timeoutMs }).limitMs / 1000;
}
