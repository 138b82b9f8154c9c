import { IllegalOperationError, type ChannelModel } from 'amqplib';
import { AppError } from '@colloquy/kernel';
import type { OnLost } from './link';
import type { MessagingMetrics } from './metrics';
import type { OutgoingMessage } from './outgoing-message';
import { makePendingPublish, type PendingPublish, unavailable } from './pending-publish';
import { openUnconfirmed, type Unconfirmed } from './unconfirmed';

export interface Publisher {
  send(message: OutgoingMessage, signal?: AbortSignal): Promise<void>;
  isBlocked(): boolean;
  attach(model: ChannelModel, lost: OnLost): Promise<void>;
  detach(): void;
  close(): void;
}

const maxPending = 1000;

export function makePublisher(options: {
  metrics: MessagingMetrics;
  deadlineMs: number;
  onBlocked(isBlocked: boolean): void;
}): Publisher {
  const { metrics } = options;
  const counted = countFailures(metrics);
  const waiting = new Set<PendingPublish>();
  let unconfirmed: Unconfirmed | undefined;
  let isOpen = false;
  let isBlocked = false;
  let isClosed = false;

  function send(message: OutgoingMessage, signal?: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      if (isClosed || signal?.aborted) return reject(counted(unavailable('BROKER_STOPPED')));
      if (waiting.size + (unconfirmed?.count() ?? 0) >= maxPending)
        return reject(counted(unavailable('TOO_MANY_PUBLISHES')));
      const pending = makePendingPublish(message, {
        deadlineMs: options.deadlineMs,
        signal,
        lateError: () => (waiting.has(pending) ? unavailable('BROKER_UNAVAILABLE') : notConfirmed()),
        settled(error) {
          waiting.delete(pending);
          if (error) return reject(counted(error));
          metrics.published.inc({ outcome: 'confirmed' });
          resolve();
        },
      });
      waiting.add(pending);
      flush();
    });
  }

  function flush(): void {
    for (const pending of waiting) {
      if (!unconfirmed || !isOpen || isBlocked) return;
      write(unconfirmed, pending);
    }
  }

  function write(on: Unconfirmed, pending: PendingPublish): void {
    try {
      on.write(pending);
      waiting.delete(pending);
    } catch (error) {
      // if the channel has closed, the message waits for the next one
      if (error instanceof IllegalOperationError) isOpen = false;
      else pending.settle(unpublishable(error));
    }
  }

  function detach(): void {
    isOpen = false;
    setBlocked(false);
    unconfirmed?.interrupt();
    unconfirmed = undefined;
  }

  function setBlocked(value: boolean): void {
    if (isBlocked === value) return;
    isBlocked = value;
    options.onBlocked(value);
    flush();
  }

  return {
    send,
    isBlocked: () => isBlocked,
    attach: async (model, lost) => {
      model.on('blocked', () => setBlocked(true));
      model.on('unblocked', () => setBlocked(false));
      unconfirmed = await openUnconfirmed(model, lost);
      isOpen = true;
      flush();
    },
    detach,
    close: () => {
      isClosed = true;
      for (const pending of waiting) pending.settle(unavailable('BROKER_STOPPED'));
    },
  };
}

const countFailures =
  ({ published }: MessagingMetrics) =>
  (error: AppError): AppError => {
    published.inc({ outcome: error.code === 'UNROUTABLE' ? 'unroutable' : error.kind });
    return error;
  };

const unpublishable = (cause: unknown) =>
  new AppError('invalid', 'UNPUBLISHABLE', 'AMQP cannot carry the message', { cause });

const notConfirmed = () =>
  new AppError('timeout', 'PUBLISH_UNCONFIRMED', 'The message broker did not confirm in time');
