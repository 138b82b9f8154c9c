import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateOpenApi, notificationSchema, restOperations } from './index';

const pathParameters = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
const document = generateOpenApi(restOperations, 'https://api.example.com');
const named = restOperations.map((operation) => [operation.operationId, operation] as const);

test('the committed document matches the schemas (`nx run contracts:generate` writes it)', () => {
  const file = path.resolve(__dirname, '../../../proto/openapi.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(generateOpenApi(restOperations))),
  );
});

test('every operation is in the document once, under its own id', () => {
  const ids = restOperations.map(({ operationId }) => operationId);
  const listed = Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item).map((operation) => (operation as { operationId: string }).operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(listed.sort()).toEqual([...ids].sort());
});

test('the document names the given server and both ways to authenticate', () => {
  expect(document.servers).toEqual([{ url: 'https://api.example.com' }]);
  expect(document.components?.securitySchemes).toMatchObject({
    apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
    bearer: { type: 'http', scheme: 'bearer' },
  });
});

test('the notification of a completed interview is described with a valid example', () => {
  const { post } = document.webhooks?.['interviewCompleted'] as {
    post: { requestBody: { content: { 'application/json': { example: unknown } } }; security: unknown };
  };
  const { example } = post.requestBody.content['application/json'];
  expect(notificationSchema.strict().safeParse(example).error).toBeUndefined();
  expect(post.security).toEqual([]);
});

test.each(named.filter(([, { query }]) => query && 'page' in query.shape))(
  'page and limit of %s are described as numbers with their bounds',
  (_id, { path: template, method }) => {
    const { parameters } =
      (document.paths?.[template] as Record<string, { parameters: unknown[] }>)[method] ?? {};
    const number = (name: string, maximum: number) =>
      expect.objectContaining({
        name,
        schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum }),
      });
    expect(parameters).toEqual(expect.arrayContaining([number('page', 1_000_000), number('limit', 100)]));
  },
);

test.each(named)(
  '%s declares its path parameters and every refusal of an authenticated call',
  (_id, operation) => {
    expect(Object.keys(operation.params?.shape ?? {}).sort()).toEqual(pathParameters(operation.path).sort());
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403', '429', '500']));
  },
);

test.each(named.filter(([, operation]) => operation.body))(
  '%s has a valid example body',
  (_id, operation) => {
    expect(operation.body?.safeParse(operation.example)).toMatchObject({ success: true });
  },
);

const examples = restOperations.flatMap(({ operationId, responses }) =>
  Object.entries(responses)
    .filter(([, { example }]) => example !== undefined)
    .map(([status, response]) => [`${operationId} ${status}`, response] as const),
);

test.each(examples)('the example response of %s fits its schema', (_name, { schema, example }) => {
  expect(schema?.safeParse(example).error).toBeUndefined();
});

test('every successful response of the interview operations that has a body has an example', () => {
  const interview = restOperations.filter(({ service }) => service === 'interview');
  for (const { operationId, responses } of interview) {
    for (const [status, { schema, example }] of Object.entries(responses)) {
      if (schema && Number(status) < 300) expect([operationId, status, example]).not.toContain(undefined);
    }
  }
});
