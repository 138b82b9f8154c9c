import type { CloudEvent, EventData, EventType } from '@colloquy/contracts';
import { AppError, onBehalfOf } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { inSpan, markFailed } from '@colloquy/tracing';
import type { Subscription } from './broker';
import {
  afterFailure,
  afterRefusal,
  attemptHeader,
  decodeEvent,
  readAttempt,
  type Verdict,
} from './delivery';
import type { MessagingMetrics } from './metrics';
import { spanOf } from './span-of';

interface Received {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly redelivered: boolean;
}

const defaults = { maxAttempts: 10, timeoutMs: 10 * 60_000 };

/** Validates a message, calls its handler and returns the verdict. Never rejects. */
export async function deliver(
  { content, headers, redelivered }: Received,
  subscription: Subscription,
  { controller, logger, metrics }: { controller: AbortController; logger: Logger; metrics: MessagingMetrics },
): Promise<Verdict> {
  const { queue, maxAttempts = defaults.maxAttempts } = subscription;
  const attempt = readAttempt(headers[attemptHeader]);
  const startedAt = performance.now();
  let about = {};

  const conclude = (verdict: Verdict, error?: unknown): Verdict => {
    const seconds = (performance.now() - startedAt) / 1000;
    if (verdict.kind === 'retry' || verdict.kind === 'dead') markFailed();
    metrics.handled.inc({ queue, outcome: verdict.kind });
    metrics.duration.observe({ queue }, seconds);
    const level = { done: 'info', returned: 'info', retry: 'warn', dead: 'error' } as const;
    logger[level[verdict.kind]]('Message delivery finished', {
      queue,
      ...about,
      attempt,
      redelivered,
      outcome: verdict.kind,
      durationMs: Math.round(seconds * 1000),
      ...(error === undefined ? {} : errorFields(error)),
    });
    return verdict;
  };

  let event: CloudEvent<EventData<EventType>>;
  try {
    event = decodeEvent(subscription.event, content);
  } catch (error) {
    return conclude(afterRefusal(error, attempt), error);
  }
  const { id: eventId, type: eventType, subject, traceparent } = event;
  about = { eventId, eventType, subject, ...(traceparent === undefined ? {} : { traceparent }) };
  if (attempt === 1 && !redelivered) metrics.age.observe({ queue }, ageSeconds(event));
  return inSpan(`process ${queue}`, spanOf('consumer', event, queue), async () => {
    try {
      await handle(subscription, event, { attempt, controller, logger: logger.child({ queue, ...about }) });
      return conclude({ kind: 'done' });
    } catch (error) {
      if (controller.signal.reason === stopped) return conclude({ kind: 'returned' });
      return conclude(afterFailure(error, attempt, maxAttempts), error);
    }
  });
}

function ageSeconds({ time }: CloudEvent<unknown>): number {
  return Math.max(0, Date.now() - Date.parse(time)) / 1000;
}

export const stopped = Symbol('stopped');

/** Settles with the handler, or when the signal is aborted, even if the handler ignores the signal. */
function handle(
  subscription: Subscription,
  event: CloudEvent<EventData<EventType>>,
  { controller, attempt, logger }: { controller: AbortController; attempt: number; logger: Logger },
): Promise<void> {
  const { signal } = controller;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => controller.abort(), subscription.timeoutMs ?? defaults.timeoutMs);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    signal.addEventListener('abort', () => finish(() => reject(tooSlow())), { once: true });
    const { accountid: accountId } = event;
    const work = () => subscription.handle(event, { signal, attempt, logger });
    callSafely(() => onBehalfOf({ accountId, signal }, work)).then(
      () => finish(resolve),
      (error) => finish(() => reject(error)),
    );
  });
}

async function callSafely(call: () => Promise<void>): Promise<void> {
  await call();
}

/** Counts as an attempt, unlike a dependency's time-out: a message that always hangs must end in the dead queue. */
function tooSlow(): AppError {
  return new AppError('internal', 'HANDLER_TIMEOUT', 'The handler took too long');
}
