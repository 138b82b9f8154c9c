import type { CloudEvent } from '@colloquy/contracts';
import type { OutboxRelay } from '@colloquy/messaging';
import { outboxOf, outboxUpdate, traced, type WithOutbox } from './outbox';

/** Publishes events as soon as they are stored. */
export type EventRelay = Pick<OutboxRelay, 'kick' | 'lease' | 'publish'>;

interface OutboxWrite {
  /** Fields of an insert. */
  fields: WithOutbox;
  /** Operators of an update. */
  operators: ReturnType<typeof outboxUpdate>;
  /** Condition of an update. */
  filter: object;
}

const withoutEvents = { outboxDueAt: { $exists: false } };

/**
 * Stores events with a write of one document. A relay with a free worker leases the events by this write and publishes
 * them without a claim, unless the document has earlier ones. Returns what `write` returns.
 * @param key fields of `keyFields`
 * @param write returns whether a document matched; if none did, it is repeated without the condition and the lease
 */
export async function writeWithEvents(
  { relay, key, events, now }: { relay: EventRelay; key: object; events: readonly CloudEvent[]; now: Date },
  write: (outbox: OutboxWrite) => Promise<boolean>,
): Promise<boolean> {
  const outbox = traced(events);
  const writeAs = (dueAt: Date, filter: object) =>
    write({ fields: outboxOf(outbox, dueAt), operators: outboxUpdate(outbox, dueAt), filter });
  const leaseUntil = outbox.length > 0 ? relay.lease() : undefined;
  if (leaseUntil && (await writeAs(leaseUntil, withoutEvents))) {
    relay.publish({ key, events: outbox }, leaseUntil);
    return true;
  }
  const isWritten = await writeAs(now, {});
  if (isWritten && outbox.length > 0) relay.kick();
  return isWritten;
}
