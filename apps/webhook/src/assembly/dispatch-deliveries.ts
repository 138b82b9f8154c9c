import type { Clock } from '@colloquy/kernel';
import type { Service } from '@colloquy/service';
import { standardWebhooks as sign } from '../clients/standard-webhooks';
import { type Config, timesOf } from '../config';
import type { DeliveryRepository, Permits, Send } from '../domain/ports';
import { makeDispatcher } from '../runtime/dispatcher';
import type { WebhookMetrics } from '../runtime/metrics';
import { observedAttempt } from '../runtime/observed-attempt';
import { stopTimes } from '../runtime/stop-times';
import { makeAttemptDelivery } from '../use-cases/attempt-delivery';

/**
 * Starts queued deliveries while there are permits. It is added before other work, so that it stops after it: interrupted
 * attempts store their results.
 */
export function dispatchDeliveries(
  service: Service,
  config: Config,
  {
    metrics,
    stopGraceMs = stopTimes(config).graceMs,
    ...deps
  }: {
    deliveries: DeliveryRepository;
    send: Send;
    clock: Clock;
    metrics: WebhookMetrics;
    stopGraceMs: number | undefined;
  },
): Permits {
  const { logger } = service;
  const { abandonedAfterMs } = timesOf(config);
  const attemptDelivery = makeAttemptDelivery({ ...deps, sign, abandonedAfterMs, logger });
  const dispatcher = makeDispatcher({
    deliveries: deps.deliveries,
    attempt: observedAttempt(metrics, attemptDelivery),
    concurrency: config.concurrency,
    concurrencyPerHost: config.concurrencyPerHost,
    stopGraceMs,
    logger,
  });
  return service.add(dispatcher);
}
