import { readFileSync } from 'node:fs';
import path from 'node:path';
import specs from '@asyncapi/specs';
import Ajv, { type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { generateAsyncApi } from './asyncapi';
import { eventCatalogue, eventExchange, type EventType, parseEvent } from './index';

const document = JSON.parse(JSON.stringify(generateAsyncApi())) as ReturnType<typeof generateAsyncApi>;
const types = Object.keys(eventCatalogue) as EventType[];

function makeAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, ...options });
  addFormats(ajv);
  return ajv;
}
const events = makeAjv().addSchema({ $id: 'asyncapi', ...document });

/** Returns the violations that a reader finds who has only the document. */
function problemsOf(type: EventType, event: unknown) {
  const validate = events.compile({ $ref: `asyncapi#/components/messages/${type}/payload` });
  validate(event);
  return validate.errors ?? [];
}

test('the committed document matches the catalogue (`nx run contracts:generate` writes it)', () => {
  const file = path.resolve(__dirname, '../../../proto/asyncapi.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
});

test('the document is valid AsyncAPI 3.0 and every reference in it resolves', () => {
  // the schema of AsyncAPI includes the meta-schema of JSON Schema
  const validate = makeAjv({ meta: false, validateSchema: false }).compile(specs.schemas['3.0.0']);
  validate(document);
  expect(validate.errors).toBeNull();

  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, to]) => to ?? '');
  expect(new Set(pointers).size).toBeGreaterThan(types.length * 3);
  for (const pointer of pointers) {
    const found = pointer
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect([pointer, typeof found]).toEqual([pointer, 'object']);
  }
});

test('every event is sent to the exchange under its type', () => {
  expect(Object.keys(document.channels)).toEqual(types);
  expect(Object.keys(document.operations)).toEqual(types);
  for (const type of types) {
    expect(document.channels[type]).toMatchObject({ address: type });
    expect(document.operations[type]).toMatchObject({
      action: 'send',
      summary: eventCatalogue[type].trigger,
    });
  }
  expect(document.components.channelBindings).toMatchObject({
    exchange: { amqp: { is: 'routingKey', exchange: { name: eventExchange, type: 'topic', durable: true } } },
  });
});

test.each(types)('%s: the example fits the document and the platform parses it', (type) => {
  const [example] = document.components.messages[type]?.examples ?? [];
  expect(problemsOf(type, example?.payload)).toEqual([]);
  expect(parseEvent(type, example?.payload)).toMatchObject({ type, data: eventCatalogue[type].example });
});

test.each(types)('%s: unknown fields are allowed; missing and contradictory fields are refused', (type) => {
  const event = document.components.messages[type]?.examples[0]?.payload as unknown as Record<
    string,
    unknown
  >;
  const data = event['data'] as object;
  expect(problemsOf(type, { ...event, more: 1, data: { ...data, more: 1 } })).toEqual([]);
  expect(problemsOf(type, { ...event, data: {} })).not.toEqual([]);
  expect(problemsOf(type, { ...event, type: 'other.v1' })).not.toEqual([]);
  expect(problemsOf(type, { ...event, accountid: undefined })).not.toEqual([]);
});

test.each(['CloudEvent', ...types])('%s: every field has a description', (name) => {
  const { properties = {} } = document.components.schemas[name] ?? {};
  const silent = Object.entries(properties).filter(([, { description }]) => !description);
  expect(silent.map(([field]) => field)).toEqual([]);
});
