import { stopTimes } from '../../apps/webhook/src/runtime/stop-times';
import { type Service, schemas } from '../settings/schemas';
import type { Env } from './check-settings';

/** Returns the longest time from SIGTERM to the exit of a service, seconds. */
export function stopSeconds(service: Service, settings: Env): number {
  if (service !== 'webhook') return 10;
  const timeoutMs = Number(settings['WEBHOOK_TIMEOUT_MS'] ?? schemas.webhook.timeoutMs.default);
  return stopTimes({ timeoutMs }).limitMs / 1000;
}
