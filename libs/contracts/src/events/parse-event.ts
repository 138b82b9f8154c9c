import { AppError } from '@colloquy/kernel';
import { type CloudEvent, cloudEventSchema, type Fact } from './envelope';
import { eventCatalogue, type EventData, type EventType } from './catalogue';

/** The durable topic exchange that carries every event. */
export const eventExchange = 'colloquy.events';

export type KnownFact = { [T in EventType]: { type: T; data: EventData<T> } }[EventType];

/** @throws AppError `invalid` if the message does not fit, or its type or version is unknown */
export function parseEvent<T extends EventType>(type: T, message: unknown): CloudEvent<EventData<T>> {
  const envelope = cloudEventSchema.safeParse(message);
  if (!envelope.success) throw new AppError('invalid', 'MALFORMED_EVENT', 'The message is not a CloudEvent');
  if (envelope.data.type !== type) {
    throw new AppError('invalid', 'UNEXPECTED_EVENT', `Expected an event of type ${type}, got another type`);
  }
  const data = eventCatalogue[type].data.safeParse(envelope.data.data);
  if (!data.success)
    throw new AppError(
      'invalid',
      'MALFORMED_EVENT',
      `The data of the event does not fit the schema of ${type}`,
    );
  return { ...envelope.data, data: data.data as EventData<T> };
}

/** Converts a fact to the event that announces it. */
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
