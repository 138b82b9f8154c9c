import type { ConsumeMessage, GetMessage } from 'amqplib';
import type { Session } from './consuming-session';
import type { makeDeferredQueue } from './deferred-queue';
import { accountOf, isNearDeliveryLimit } from './message';
import { makeWaitingList, type Waiting } from './waiting-list';

export interface Delivery extends Waiting {
  readonly session: Session;
  readonly message: ConsumeMessage | GetMessage;
}

/** Limits of a fair queue, beyond the prefetch: messages that wait for a handler, and messages being deferred. */
const fairWindow = { waiting: 100, deferring: 200 };

/** A message that has waited for ten minutes is deferred: the broker takes a channel for dead after 30. */
const maxWaitMs = 10 * 60_000;

/** Every nth handler call is for a deferred message, even if other messages wait. */
const deferredShare = 4;

export const windowOf = (prefetch: number, isFair: boolean): number =>
  isFair ? prefetch + fairWindow.waiting + fairWindow.deferring : prefetch;

export function makeAssignment(options: {
  prefetch: number;
  deferred: ReturnType<typeof makeDeferredQueue> | undefined;
  running: { count(): number; all(): readonly { account: string }[] };
  run: (delivery: Delivery) => void;
}) {
  const { prefetch, deferred, running, run } = options;
  // without deferral, deliveries wait only after a reconnection, while handlers of the lost channel still run
  const waiting = makeWaitingList<Delivery>();
  let calls = 0;
  let session: Session | undefined;
  let isStopping = false;
  /** A deferred message with which processes died. It is handled alone, so that no other message dies with it. */
  let suspect: { readonly delivery: Delivery; isRunning: boolean } | undefined;

  const isFree = () => !suspect && running.count() + (session?.isPulling ? 1 : 0) < prefetch;

  function proceed(): void {
    if (suspect && running.count() === 0) proceedAlone(suspect);
    for (; !isStopping && waiting.size() > 0 && isFree(); calls++) {
      if (calls % deferredShare === 0) void pull();
      const next = isFree() ? waiting.next(running.all()) : undefined;
      if (next) run(next);
    }
    if (deferred) waiting.surplus(fairWindow.waiting).forEach(deferred.add);
    if (isFree()) void pull();
  }

  function proceedAlone(alone: NonNullable<typeof suspect>): void {
    if (alone.isRunning) suspect = undefined;
    else if (!isStopping) {
      alone.isRunning = true;
      run(alone.delivery);
    }
  }

  async function pull(): Promise<void> {
    const from = session;
    if (!deferred?.mayHaveMessages() || isStopping || !from || from.isClosed || from.isPulling) return;
    from.isPulling = true;
    const message = await deferred.take(from.channel);
    from.isPulling = false;
    if (isStopping) return;
    const delivery = message && deliveryOf(from, message);
    if (delivery && isNearDeliveryLimit(message)) suspect = { delivery, isRunning: false };
    else if (delivery) run(delivery);
    proceed();
  }

  return {
    proceed,
    received(from: Session, message: Delivery['message']): void {
      if (isStopping) return;
      const delivery = deliveryOf(from, message);
      if (deferred && isNearDeliveryLimit(message)) return deferred.add(delivery);
      waiting.add(delivery);
      proceed();
    },
    use(opened: Session): void {
      session = opened;
    },
    closed(ended: Session): void {
      waiting.take((delivery) => delivery.session === ended);
      if (suspect?.delivery.session === ended && !suspect.isRunning) suspect = undefined;
    },
    /** Defers messages that have waited too long, and pulls messages that other processes deferred. */
    maintain(): void {
      if (!deferred) return;
      deferred.lookAgain();
      const oldest = performance.now() - maxWaitMs;
      waiting.take(({ receivedAt }) => receivedAt < oldest).forEach(deferred.add);
      proceed();
    },
    stop(): void {
      isStopping = true;
      waiting.take(() => true);
    },
  };
}

function deliveryOf(session: Session, message: Delivery['message']): Delivery {
  return { session, message, account: accountOf(message), receivedAt: performance.now() };
}
