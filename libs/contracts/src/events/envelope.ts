import { z } from 'zod';

/**
 * The format of every event on the exchange: CloudEvents 1.0, JSON, structured mode.
 * https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/formats/json-format.md
 */
export const cloudEventSchema = z.object({
  specversion: z.literal('1.0').describe('Version of CloudEvents'),
  id: z.uuid().describe('Unique id of the event; a redelivery carries the same id'),
  source: z.string().min(1).describe('The owning service, such as `/interview`'),
  type: z
    .string()
    .min(1)
    .describe('Name and version, such as `interview.completed.v1`; also the routing key'),
  subject: z.string().min(1).describe('Id of the aggregate that changed'),
  time: z.iso.datetime().describe('When the aggregate changed'),
  datacontenttype: z.literal('application/json').describe('Content type of `data`'),
  accountid: z.uuid().describe('Extension: the account that owns the aggregate'),
  traceparent: z.string().optional().describe('Extension: the W3C trace context of the change'),
  data: z.record(z.string(), z.unknown()).describe('The payload; its schema depends on the type'),
});

/** A published event. {@link parseEvent} checks `data` against the schema of the type. */
export type CloudEvent<T = Record<string, unknown>> = Omit<z.infer<typeof cloudEventSchema>, 'data'> & {
  data: T;
};

/** An outcome of a decision. The storage layer turns it into a {@link CloudEvent}. */
export interface Fact<T = Record<string, unknown>> {
  type: string;
  data: T;
}
