import { answerOf, ApiError, makeClient, type ClientSettings } from './index';

const baseUrl = 'https://api.example.com';
const id = '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1';

/** Creates a client of an API that always gives the same response. */
function aClient(response: () => Response | Promise<Response>, settings: Partial<ClientSettings> = {}) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return response();
  };
  return { sent, client: makeClient({ baseUrl, fetch, ...settings }) };
}
const getOne = (client: ReturnType<typeof makeClient>) =>
  client.GET('/api/interviews/{id}', { params: { path: { id } } });

test('a request goes to the described path with the API key and a JSON body', async () => {
  const { client, sent } = aClient(() => Response.json({}), { apiKey: 'ck_key' });
  await client.PUT('/api/interviews/{id}', { params: { path: { id } }, body: { title: 'Heat pumps' } });
  const [request] = sent;
  expect([request?.method, request?.url]).toEqual(['PUT', `${baseUrl}/api/interviews/${id}`]);
  expect(request?.headers.get('x-api-key')).toBe('ck_key');
  expect(request?.headers.get('authorization')).toBeNull();
  expect(await request?.json()).toEqual({ title: 'Heat pumps' });
});

test('a bearer token function is called before every request', async () => {
  let asked = 0;
  const { client, sent } = aClient(() => Response.json({}), { bearerToken: async () => `token-${++asked}` });
  await getOne(client);
  await getOne(client);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
});

test('credentials do not follow redirects', async () => {
  const { client, sent } = aClient(() => Response.json({}), { apiKey: 'ck_key' });
  await getOne(client);
  expect(sent[0]?.redirect).toBe('error');
});

test('a request is aborted on time-out and by its caller', async () => {
  const fetch = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      const giveUp = () => reject(request.signal.reason as Error);
      if (request.signal.aborted) giveUp();
      else request.signal.addEventListener('abort', giveUp);
    });
  await expect(getOne(makeClient({ baseUrl, fetch, timeoutMs: 10 }))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  const gone = makeClient({ baseUrl, fetch }).GET('/api/voices', { signal: AbortSignal.abort() });
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer is its content, or undefined if there is none', async () => {
  const one = await answerOf(getOne(aClient(() => Response.json({ id, title: 'Heat pumps' })).client));
  expect([one.id, one.title]).toEqual([id, 'Heat pumps']);
  const { client } = aClient(() => new Response(null, { status: 204 }));
  const gone = client.DELETE('/api/interviews/{id}', { params: { path: { id } } });
  expect(await answerOf(gone)).toBeUndefined();
});

test('a refusal is an error with status, code, message and further fields', async () => {
  const body = { error: 'company is missing', code: 'MISSING_REQUIRED_VARIABLES', missing: ['company'] };
  const error = await answerOf(getOne(aClient(() => Response.json(body, { status: 400 })).client)).catch(
    String,
  );
  expect(error).toBe('ApiError: company is missing');
  const refused = answerOf(getOne(aClient(() => Response.json(body, { status: 400 })).client));
  await expect(refused).rejects.toMatchObject({ status: 400, code: 'MISSING_REQUIRED_VARIABLES', body });
});

test.each([
  [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), { status: 502, code: undefined }],
  [() => new Response(null, { status: 503 }), { status: 503, message: 'The API answered 503' }],
  [
    () => Response.json({ error: 'Too many requests' }, { status: 429, headers: { 'retry-after': '7' } }),
    { status: 429, message: 'Too many requests', retryAfterSeconds: 7 },
  ],
])('a refusal by a proxy in between is an error too: %#', async (response, expected) => {
  const refused = await answerOf(getOne(aClient(response).client)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject(expected);
});

test('operations and fields that the document does not describe do not compile', async () => {
  const { client } = aClient(() => Response.json([]));
  // @ts-expect-error no such path
  await client.GET('/api/nothing');
  // @ts-expect-error no such status
  await client.GET('/api/interviews', { params: { query: { status: 'DONE' } } });
  // @ts-expect-error the id is missing
  await client.GET('/api/interviews/{id}', { params: {} }).catch(() => undefined);
});
