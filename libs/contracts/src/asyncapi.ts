import { z } from 'zod';
import { eventCatalogue, type EventDefinition } from './events/catalogue';
import { type CloudEvent, cloudEventSchema } from './events/envelope';
import { eventExchange } from './events/parse-event';

export interface EventSchema {
  type?: string;
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  properties?: Record<string, EventSchema>;
  required?: string[];
}

interface Reference {
  $ref: string;
}

export interface EventMessage {
  name: string;
  title: string;
  /** The trigger of the event. */
  summary: string;
  contentType: string;
  tags: { name: string }[];
  headers: EventSchema;
  payload: { allOf: [Reference, { type: 'object'; properties: Record<string, EventSchema | Reference> }] };
  bindings: object;
  examples: { name: string; payload: CloudEvent }[];
}

export interface AsyncApiDocument {
  asyncapi: '3.0.0';
  info: { title: string; version: string; description: string };
  defaultContentType: string;
  channels: Record<string, object>;
  operations: Record<string, object>;
  components: {
    /** The envelope `CloudEvent`, and the `data` of each type under the name of the type. */
    schemas: Record<string, EventSchema> & { CloudEvent: EventSchema };
    messages: Record<string, EventMessage>;
    channelBindings: object;
    operationBindings: object;
  };
}

const contentType = 'application/cloudevents+json';
const bindingVersion = '0.3.0';

/** Generates the AsyncAPI document of the given events from the view of the platform, which sends them. */
export function generateAsyncApi(
  catalogue: Readonly<Record<string, EventDefinition>> = eventCatalogue,
): AsyncApiDocument {
  const events = Object.entries(catalogue);
  const ofEach = <T>(describe: (type: string, definition: EventDefinition) => T): Record<string, T> =>
    Object.fromEntries(events.map(([type, definition]) => [type, describe(type, definition)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Colloquy events',
      version: '1',
      description:
        `Events of the platform, published to the topic exchange \`${eventExchange}\` as CloudEvents 1.0 in ` +
        'JSON, structured mode. The routing key is the type. An event is delivered at least once, in no guaranteed ' +
        'order; a redelivery carries the same `id`. Within a version, fields are only added, so ignore fields you do ' +
        'not know. An incompatible change gets a new version, published beside the old one.',
    },
    defaultContentType: contentType,
    channels: ofEach((type, { trigger }) => ({
      address: type,
      description: trigger,
      messages: { [type]: { $ref: `#/components/messages/${type}` } },
      bindings: { $ref: '#/components/channelBindings/exchange' },
    })),
    operations: ofEach((type, { trigger }) => ({
      action: 'send',
      channel: { $ref: `#/channels/${type}` },
      summary: trigger,
      messages: [{ $ref: `#/channels/${type}/messages/${type}` }],
      bindings: { $ref: '#/components/operationBindings/publishing' },
    })),
    components: {
      schemas: { CloudEvent: schemaOf(cloudEventSchema), ...ofEach((_type, { data }) => schemaOf(data)) },
      messages: ofEach(messageOf),
      channelBindings: {
        exchange: {
          amqp: {
            is: 'routingKey',
            exchange: { name: eventExchange, type: 'topic', durable: true, autoDelete: false, vhost: '/' },
            bindingVersion,
          },
        },
      },
      operationBindings: { publishing: { amqp: { deliveryMode: 2, timestamp: true, bindingVersion } } },
    },
  };
}

function messageOf(type: string, definition: EventDefinition): EventMessage {
  const { source, trigger } = definition;
  return {
    name: type,
    title: type,
    summary: trigger,
    contentType,
    tags: [{ name: source.slice(1) }],
    headers: {
      type: 'object',
      properties: { traceparent: { type: 'string', description: 'As in the event, if it has one' } },
    },
    payload: {
      allOf: [
        { $ref: '#/components/schemas/CloudEvent' },
        {
          type: 'object',
          properties: {
            type: { const: type },
            source: { const: source },
            data: { $ref: `#/components/schemas/${type}` },
          },
        },
      ],
    },
    bindings: { amqp: { messageType: type, bindingVersion } },
    examples: [{ name: 'example', payload: exampleOf(type, definition) }],
  };
}

function exampleOf(type: string, { source, example, exampleSubject }: EventDefinition): CloudEvent {
  const data = example as Record<string, unknown>;
  const subject = exampleSubject ?? String(data['interviewId'] ?? data['agentId'] ?? data['invoiceId']);
  return {
    specversion: '1.0',
    id: 'd2b3a3a5-4f0c-4c57-9d53-1c6d0a6d3b10',
    source,
    type,
    subject,
    time: '2026-03-01T10:20:00.000Z',
    datacontenttype: 'application/json',
    accountid: '9c1f8a52-0f5b-4a6e-8f3e-7d1c2b3a4f50',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    data,
  };
}

/** Generates the schema for readers: it allows unknown fields, which later events may carry. */
function schemaOf(schema: z.ZodType): EventSchema {
  const { $schema: _draft, ...described } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern; // the pattern repeats the format
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return described as EventSchema;
}
