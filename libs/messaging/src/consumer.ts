import type { ChannelModel, ConsumeMessage, GetMessage } from 'amqplib';
import { makeDueWorker } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Subscription } from './broker';
import { makeDeferredQueue } from './deferred-queue';
import { deliver, stopped } from './deliver';
import { attemptHeader, reasonHeader, type Failure } from './delivery';
import type { Lost } from './link';
import { accountOf, isWorn } from './message';
import type { MessagingMetrics } from './metrics';
import type { Publisher } from './publisher';
import { type ConsumingChannel, makeMessageMover } from './message-mover';
import { makeRunningHandlers } from './running-handlers';
import { settled } from './settled';
import type { QueueNames } from './topology';
import { makeWaitingList, type Waiting } from './waiting-list';

export interface Consumer {
  attach(model: ChannelModel, lost: Lost): Promise<void>;
  stop(graceMs: number): Promise<void>;
}

interface Session extends ConsumingChannel {
  closed: boolean;
  /** Whether a deferred message is on its way; it has a handler reserved. */
  isPulling: boolean;
  consumerTag?: string;
}

interface Delivery extends Waiting {
  readonly session: Session;
  readonly message: ConsumeMessage | GetMessage;
}

const cancelTimeoutMs = 2000;

/** Limits of a fair queue, beyond the prefetch: messages that wait for a handler, and messages being deferred. */
const fairWindow = { waiting: 100, deferring: 200 };

/** A message that has waited for ten minutes is deferred: the broker takes a channel for dead after 30. */
const maxWaitMs = 10 * 60_000;

/** One of this many handler calls is for a deferred message, even if other messages wait. */
const deferredShare = 4;

const lookEveryMs = 1000;

export function makeConsumer(options: {
  subscription: Subscription;
  names: QueueNames;
  publisher: Publisher;
  logger: Logger;
  metrics: MessagingMetrics;
}): Consumer {
  const { subscription, names, publisher, logger, metrics } = options;
  const prefetch = subscription.prefetch ?? 100;
  const { queue } = subscription;
  metrics.prefetch.set({ queue }, prefetch);
  const running = makeRunningHandlers((count) => metrics.inFlight.set({ queue }, count));
  // without deferral, deliveries wait only after a reconnection, while handlers of the lost channel still run
  const waiting = makeWaitingList<Delivery>();
  let calls = 0;
  let session: Session | undefined;
  let stopping = false;
  const mover = makeMessageMover({ queue, publisher, logger });
  const { moveTo, acknowledge, giveUp } = mover;
  const deferred = names.later === undefined ? undefined : makeDeferredQueue(names.later, mover);
  const looking = makeDueWorker({
    name: 'deferred messages',
    everyMs: lookEveryMs,
    work: [async () => (look(), false)],
    failed: () => undefined,
  });
  const window = deferred ? prefetch + fairWindow.waiting + fairWindow.deferring : prefetch;

  async function attach(model: ChannelModel, lost: Lost): Promise<void> {
    if (stopping) return;
    const opened: Session = { channel: await model.createChannel(), closed: false, isPulling: false };
    opened.channel.on('error', () => undefined); // `close` follows
    opened.channel.on('close', () => {
      opened.closed = true;
      waiting.take((delivery) => delivery.session === opened);
      lost('Consuming channel closed');
    });
    await opened.channel.prefetch(window);
    const { consumerTag } = await opened.channel.consume(names.main, (message) => {
      if (message) take(deliveryOf(opened, message));
      else lost('Consumer cancelled by the broker');
    });
    opened.consumerTag = consumerTag;
    session = opened;
    if (deferred && !stopping) await looking.start();
  }

  function take(delivery: Delivery): void {
    if (stopping) return;
    if (deferred && isWorn(delivery.message) && !isFree()) return deferred.add(delivery);
    waiting.add(delivery);
    proceed();
  }

  function proceed(): void {
    for (; !stopping && waiting.size() > 0 && isFree(); calls++) {
      if (calls % deferredShare === 0) void pull();
      const next = isFree() ? waiting.next(running.all()) : undefined;
      if (next) run(next);
    }
    if (deferred) waiting.surplus(fairWindow.waiting).forEach(deferred.add);
    if (isFree()) void pull();
  }

  const isFree = () => running.count() + (session?.isPulling ? 1 : 0) < prefetch;

  function run(delivery: Delivery): void {
    running.start(delivery.account, (controller) => work(delivery, controller), proceed);
  }

  /** Runs a deferred message, unless there is none. */
  async function pull(): Promise<void> {
    const from = session;
    if (!deferred?.mayHaveMessages() || stopping || !from || from.closed || from.isPulling) return;
    from.isPulling = true;
    const message = await deferred.take(from.channel);
    from.isPulling = false;
    if (stopping) return;
    if (message) run(deliveryOf(from, message));
    proceed();
  }

  function look(): void {
    if (!deferred) return;
    deferred.lookAgain();
    const oldest = performance.now() - maxWaitMs;
    waiting.take(({ receivedAt }) => receivedAt < oldest).forEach(deferred.add);
    proceed();
  }

  async function work(delivery: Delivery, controller: AbortController): Promise<void> {
    const { content, fields, properties } = delivery.message;
    const received = { content, headers: properties.headers ?? {}, redelivered: fields.redelivered };
    const verdict = await deliver(received, subscription, { controller, logger, metrics });
    if (verdict.kind === 'returned') return;
    if (verdict.kind === 'done' || (await moveTo(names[verdict.kind], delivery, headersOf(verdict))))
      acknowledge(delivery);
  }

  async function stop(graceMs: number): Promise<void> {
    stopping = true;
    waiting.take(() => true);
    await looking.stop();
    if (session && !session.closed) await settled(cancel(session), cancelTimeoutMs);
    const ended = Promise.all([...running.all().map((each) => each.ended), ...(deferred?.moves() ?? [])]);
    await settled(ended, graceMs);
    giveUp();
    running.abort(stopped);
    await ended;
  }

  return { attach, stop };
}

const headersOf = ({ attempt, reason }: Failure) => ({ [attemptHeader]: attempt, [reasonHeader]: reason });

function deliveryOf(session: Session, message: Delivery['message']): Delivery {
  return { session, message, account: accountOf(message), receivedAt: performance.now() };
}

async function cancel({ channel, consumerTag }: Session): Promise<void> {
  if (consumerTag !== undefined) await channel.cancel(consumerTag);
}
