import { AppError } from '@colloquy/kernel';
import { type CloudEvent, cloudEventSchema, type Fact } from './envelope';
import { eventCatalogue, type EventData, type EventType } from './catalogue';

/** The exchange that carries every event: topic, durable. */
export const eventExchange = 'colloquy.events';

/** A fact of a known event type. */
export type KnownFact = { [T in EventType]: { type: T; data: EventData<T> } }[EventType];

/**
 * Checks a received message against the envelope and the schema of its type.
 * @throws AppError `invalid` for anything else, an unknown type or version included.
 */
export function parseEvent<T extends EventType>(type: T, message: unknown): CloudEvent<EventData<T>> {
  const envelope = cloudEventSchema.safeParse(message);
  if (!envelope.success) throw new AppError('invalid', 'MALFORMED_EVENT', 'Not a CloudEvent');
  if (envelope.data.type !== type) {
    throw new AppError('invalid', 'UNEXPECTED_EVENT', `Expected ${type}, got another event type`);
  }
  const data = eventCatalogue[type].data.safeParse(envelope.data.data);
  if (!data.success) throw new AppError('invalid', 'MALFORMED_EVENT', `Data does not fit ${type}`);
  return { ...envelope.data, data: data.data as EventData<T> };
}

/** Turns a fact into the event that announces it. */
export function toCloudEvent(
  fact: Fact | KnownFact,
  about: { id: string; source: string; subject: string; accountId: string; time: Date },
): CloudEvent {
  return {
    specversion: '1.0',
    id: about.id,
    source: about.source,
    type: fact.type,
    subject: about.subject,
    time: about.time.toISOString(),
    datacontenttype: 'application/json',
    accountid: about.accountId,
    data: fact.data,
  };
}
