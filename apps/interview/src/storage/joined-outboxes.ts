import type { OutboxClaim, OutboxStore } from '@colloquy/messaging';

interface Key {
  store: OutboxStore;
  key: unknown;
}

/** Joins the outboxes of several collections for one relay; each claim begins with the next store. */
export function joinedOutboxes(stores: readonly OutboxStore[]): OutboxStore {
  let first = 0;
  return {
    async claim(now, leaseUntil) {
      const inTurn = [...stores.slice(first), ...stores.slice(0, first)];
      first = (first + 1) % stores.length;
      for (const store of inTurn) {
        const claim = await store.claim(now, leaseUntil);
        if (claim) return { ...claim, key: { store, key: claim.key } satisfies Key } satisfies OutboxClaim;
      }
      return undefined;
    },
    markPublished(joined, eventIds, now) {
      const { store, key } = joined as Key;
      return store.markPublished(key, eventIds, now);
    },
    async oldest() {
      const times = await Promise.all(stores.map((store) => store.oldest()));
      const known = times.flatMap((time) => (time ? [time.getTime()] : []));
      return known.length > 0 ? new Date(Math.min(...known)) : undefined;
    },
  };
}
