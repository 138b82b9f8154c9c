import type { CloudEvent } from '@colloquy/contracts';
import type { OutboxRelay } from '@colloquy/messaging';
import { outboxOf, outboxUpdate, type WithOutbox } from './outbox';

/** Publishes events as soon as they are stored. */
export type EventRelay = Pick<OutboxRelay, 'kick' | 'lease' | 'publish'>;

/**
 * Prepares the events of one write: insert `fields`, or update with `operators`, and call `stored` after the write. A
 * relay that has a free worker leases the events with this write and publishes them without a claim.
 */
export function outboxWrite(relay: EventRelay, events: readonly CloudEvent[], now: Date) {
  const lease = events.length > 0 ? relay.lease() : undefined;
  const dueAt = lease?.until ?? now;
  const fields = outboxOf(events, dueAt);
  const { outbox: added = [] } = fields;
  return {
    fields,
    operators: outboxUpdate(added, dueAt),
    /** @param key the fields of `keyFields`. @param before the outbox that an updated document had before the write */
    stored(key: object, { outbox: earlier = [], outboxDueAt }: WithOutbox = {}): void {
      if (added.length === 0) return;
      if (!lease) return relay.kick();
      // a relay that publishes earlier events finds these when it removes the earlier ones
      if (outboxDueAt !== undefined && outboxDueAt > lease.from) return;
      relay.publish({ key, events: [...earlier, ...added] }, lease);
    },
  };
}
