import { IllegalOperationError, type ChannelModel, type ConfirmChannel, type Options } from 'amqplib';
import { AppError } from '@colloquy/kernel';
import type { Lost } from './link';
import type { MessagingMetrics } from './metrics';
import { makePending, type Pending } from './pending-publish';

export interface OutgoingMessage {
  readonly exchange: string;
  readonly routingKey: string;
  readonly content: Buffer;
  readonly options: Options.Publish;
}

export interface Publisher {
  send(message: OutgoingMessage, signal?: AbortSignal): Promise<void>;
  isBlocked(): boolean;
  /** Uses this connection from now on; calls `lost` when it becomes unusable. */
  attach(model: ChannelModel, lost: Lost): Promise<void>;
  /** Fails the unconfirmed messages of the connection, which has ended. */
  detach(): void;
  /** Fails waiting messages and all later calls of `send`. */
  close(): void;
}

const maxPending = 1000;

export function makePublisher(options: {
  metrics: MessagingMetrics;
  deadlineMs: number;
  onBlocked(blocked: boolean): void;
}): Publisher {
  const { metrics } = options;
  const waiting = new Set<Pending>();
  // entries stay until the broker responds, even after the deadline, so that `maxPending` bounds all buffers
  const sent = new Map<string, Pending>();
  let channel: ConfirmChannel | undefined;
  let blocked = false;
  let closed = false;
  let lastId = 0;

  function send(message: OutgoingMessage, signal?: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      if (closed || signal?.aborted) return reject(count(unavailable('BROKER_STOPPED')));
      if (waiting.size + sent.size >= maxPending) return reject(count(unavailable('TOO_MANY_PUBLISHES')));
      const pending = makePending(message, {
        deadlineMs: options.deadlineMs,
        signal,
        lateError: () => (waiting.has(pending) ? unavailable('BROKER_UNAVAILABLE') : unconfirmed()),
        settled(error) {
          waiting.delete(pending);
          if (error) return reject(count(error));
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
      if (!channel || blocked) return;
      write(channel, pending);
    }
  }

  function write(on: ConfirmChannel, pending: Pending): void {
    const id = String(++lastId);
    const { exchange, routingKey, content } = pending.message;
    const properties = { ...pending.message.options, correlationId: id };
    try {
      on.publish(exchange, routingKey, content, properties, (error) => {
        sent.delete(id);
        if (error) return pending.settle(unavailable('PUBLISH_REFUSED', error));
        pending.settle(pending.returned ? unavailable('UNROUTABLE') : undefined);
      });
      sent.set(id, pending);
      waiting.delete(pending);
    } catch (error) {
      if (error instanceof IllegalOperationError) {
        channel = undefined; // the channel has closed; the message waits for the next one
      } else {
        pending.settle(
          new AppError('invalid', 'UNPUBLISHABLE', 'AMQP cannot carry the message', { cause: error }),
        );
      }
    }
  }

  function detach(): void {
    channel = undefined;
    setBlocked(false);
    for (const pending of sent.values()) pending.settle(unavailable('PUBLISH_INTERRUPTED'));
    sent.clear();
  }

  function setBlocked(value: boolean): void {
    if (blocked === value) return;
    blocked = value;
    options.onBlocked(value);
    flush();
  }

  function count(error: AppError): AppError {
    const outcome = error.code === 'UNROUTABLE' ? 'unroutable' : error.kind;
    metrics.published.inc({ outcome });
    return error;
  }

  return {
    send,
    isBlocked: () => blocked,
    attach: async (model, lost) => {
      model.on('blocked', () => setBlocked(true));
      model.on('unblocked', () => setBlocked(false));
      const opened = await model.createConfirmChannel();
      opened.on('error', () => undefined); // `close` follows
      opened.on('close', () => lost('Publishing channel closed'));
      // a message is returned before it is confirmed; the new connection declares the missing queue
      opened.on('return', ({ properties }) => {
        const pending = sent.get(String(properties.correlationId));
        if (pending) pending.returned = true;
        lost('A queue is missing');
      });
      channel = opened;
      flush();
    },
    detach,
    close: () => {
      closed = true;
      for (const pending of waiting) pending.settle(unavailable('BROKER_STOPPED'));
    },
  };
}

function unavailable(code: string, cause?: unknown): AppError {
  return new AppError('unavailable', code, 'The message broker did not take the message', { cause });
}

function unconfirmed(): AppError {
  return new AppError('timeout', 'PUBLISH_UNCONFIRMED', 'The message broker did not confirm in time');
}
