import { z } from 'zod';

/**
 * CloudEvents 1.0, JSON, structured mode: what every event on the exchange looks like.
 * https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/formats/json-format.md
 */
export const cloudEventSchema = z.object({
  specversion: z.literal('1.0'),
  /** Unique per event; a redelivery carries the same id. */
  id: z.uuid(),
  /** The owning service, such as `/interview`. */
  source: z.string().min(1),
  /** Name and version, such as `interview.completed.v1`; also the routing key. */
  type: z.string().min(1),
  /** Id of the aggregate that changed. */
  subject: z.string().min(1),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  /** Extension: the account the aggregate belongs to. */
  accountid: z.uuid(),
  /** Extension: W3C trace context of the change. */
  traceparent: z.string().optional(),
  data: z.record(z.string(), z.unknown()),
});

/** An event as it travels; `data` is checked against the schema of its type by {@link parseEvent}. */
export type CloudEvent<T = Record<string, unknown>> = Omit<z.infer<typeof cloudEventSchema>, 'data'> & {
  data: T;
};

/** What a decision says has happened; the storage edge turns it into a {@link CloudEvent}. */
export interface Fact<T = Record<string, unknown>> {
  type: string;
  data: T;
}
