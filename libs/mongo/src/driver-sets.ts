import type { mongo } from 'mongoose';
import { SlotSet } from '@colloquy/kernel';

/** What is used here of the client's own state, which it does not export. */
interface DriverState {
  activeCursors: Iterable<object>;
  activeSessions: Iterable<object>;
}

/** The driver's own state of a client. */
export const driverState = (client: mongo.MongoClient): DriverState =>
  (client as unknown as { s: DriverState }).s;

/**
 * Driver 7 notes every cursor and session in a `Set` for as long as it is used, to close it with the client. With a
 * read or two in every request such a set keeps what was read alive long after it was answered (see `SlotSet`): most of
 * the work of garbage collection in a service that reads lists.
 */
export function keepInSlots(client: mongo.MongoClient): void {
  const state = driverState(client);
  for (const name of ['activeCursors', 'activeSessions'] as const) {
    const slots = new SlotSet();
    for (const active of state[name]) slots.add(active);
    state[name] = slots;
  }
}
