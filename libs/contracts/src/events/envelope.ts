import { z } from 'zod';

/**
 * CloudEvents 1.0, JSON, structured mode: what every event on the exchange looks like.
 * https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/formats/json-format.md
 */
export const cloudEventSchema = z.object({
  specversion: z.literal('1.0').describe('Of CloudEvents'),
  id: z.uuid().describe('Unique per event; a redelivery carries the same id'),
  source: z.string().min(1).describe('The owning service, such as `/interview`'),
  type: z
    .string()
    .min(1)
    .describe('Name and version, such as `interview.completed.v1`; also the routing key'),
  subject: z.string().min(1).describe('Id of the aggregate that changed'),
  time: z.iso.datetime().describe('When it changed'),
  datacontenttype: z.literal('application/json').describe('Of `data`'),
  accountid: z.uuid().describe('Extension: the account the aggregate belongs to'),
  traceparent: z.string().optional().describe('Extension: W3C trace context of the change'),
  data: z.record(z.string(), z.unknown()).describe('What the type says; see there'),
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
