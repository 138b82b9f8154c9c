import type { ChannelModel } from 'amqplib';
import { makeDueWorker } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import { type Delivery, makeAssignment, windowOf } from './assignment';
import type { Subscription } from './broker';
import { cancel, flush, openSession, type Session } from './consuming-session';
import { makeDeferredQueue } from './deferred-queue';
import { deliver, stopped } from './deliver';
import { attemptHeader, reasonHeader, type Failure, type Verdict } from './delivery';
import type { OnLost } from './link';
import { makeMessageMover } from './message-mover';
import type { MessagingMetrics } from './metrics';
import type { Publisher } from './publisher';
import { makeRunningHandlers } from './running-handlers';
import { settled } from './settled';
import type { QueueNames } from './topology';

export interface Consumer {
  attach(model: ChannelModel, lost: OnLost): Promise<void>;
  stop(graceMs: number): Promise<void>;
}

const cancelTimeoutMs = 2000;

/** Time for the messages of aborted handlers to return to their queue, and for the last acknowledgements. */
const returnMs = 1000;

const lookEveryMs = 1000;

export function makeConsumer(options: {
  subscription: Subscription;
  names: QueueNames;
  publisher: Publisher;
  logger: Logger;
  metrics: MessagingMetrics;
}): Consumer {
  const { subscription, names, publisher, logger, metrics } = options;
  const { queue, prefetch = 100 } = subscription;
  metrics.prefetch.set({ queue }, prefetch);
  const running = makeRunningHandlers((count) => metrics.inFlight.set({ queue }, count));
  const mover = makeMessageMover({ queue, publisher, logger });
  const deferred = names.later === undefined ? undefined : makeDeferredQueue(names.later, mover);
  const assignment = makeAssignment({ prefetch, deferred, running, run });
  const looking = makeDueWorker({
    name: 'deferred messages',
    everyMs: lookEveryMs,
    work: [async () => (assignment.maintain(), false)],
    failed: () => undefined,
  });
  let session: Session | undefined;
  let isStopping = false;

  async function attach(model: ChannelModel, lost: OnLost): Promise<void> {
    if (isStopping) return;
    const { received, closed } = assignment;
    const window = windowOf(prefetch, deferred !== undefined);
    session = await openSession(model, { queue: names.main, prefetch: window, received, closed, lost });
    assignment.use(session);
    if (deferred && !isStopping) await looking.start();
  }

  function run(delivery: Delivery): void {
    running.start(delivery.account, (controller) => work(delivery, controller), assignment.proceed);
  }

  async function work(delivery: Delivery, controller: AbortController): Promise<void> {
    const { content, fields, properties } = delivery.message;
    const received = { content, headers: properties.headers ?? {}, redelivered: fields.redelivered };
    const verdict = await deliver(received, subscription, { controller, logger, metrics });
    if (verdict.kind === 'done' || (await move(delivery, verdict))) mover.acknowledge(delivery);
  }

  /** A stop moves messages back too: a message that returns with its channel has been delivered once more. */
  const move = (delivery: Delivery, verdict: Exclude<Verdict, { kind: 'done' }>): Promise<boolean> =>
    verdict.kind === 'returned'
      ? mover.moveTo(names.main, delivery)
      : mover.moveTo(names[verdict.kind], delivery, headersOf(verdict));

  async function stop(graceMs: number): Promise<void> {
    isStopping = true;
    assignment.stop();
    await looking.stop();
    if (session && !session.isClosed) await settled(cancel(session), cancelTimeoutMs);
    const ended = Promise.all([...running.all().map((each) => each.ended), ...(deferred?.moves() ?? [])]);
    await settled(ended, graceMs);
    running.abort(stopped);
    await settled(
      ended.then(() => session && flush(session)),
      returnMs,
    );
    mover.giveUp();
    await ended;
  }

  return { attach, stop };
}

const headersOf = ({ attempt, reason }: Failure) => ({ [attemptHeader]: attempt, [reasonHeader]: reason });
