import { randomUUID } from 'node:crypto';
import { eventCatalogue, toCloudEvent, type CloudEvent, type EventType } from '@colloquy/contracts';

/** A new event of a type, with the example of the catalogue as its data. */
export function anEvent(type: EventType = 'session.ended.v1'): CloudEvent {
  const { source, example } = eventCatalogue[type];
  return toCloudEvent(
    { type, data: example },
    { id: randomUUID(), source, subject: randomUUID(), accountId: randomUUID(), time: new Date() },
  );
}
