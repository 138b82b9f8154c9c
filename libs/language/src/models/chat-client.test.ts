import { AppError } from '@colloquy/kernel';
import { eventually, type OpenAiReply, type ScriptedOpenAi, startScriptedOpenAi } from '@colloquy/testing';
import {
  type ChatClient,
  type ChatClientOptions,
  type ChatRequest,
  jsonOf,
  makeChatClient,
} from './chat-client';

const secretPrompt = 'canary-prompt';
const request = { messages: [{ role: 'user' as const, content: secretPrompt }] };
const never = new AbortController().signal;

let server: ScriptedOpenAi;
beforeAll(async () => {
  server = await startScriptedOpenAi();
});
afterAll(() => server.stop());

const client = (options: Partial<ChatClientOptions> = {}): ChatClient =>
  makeChatClient({
    baseUrl: server.baseUrl,
    apiKey: 'canary-key',
    model: 'm-1',
    timeoutMs: 5000,
    ...options,
  });

async function streamed(of: ChatClient, signal = never, asked: ChatRequest = request): Promise<string> {
  let text = '';
  for await (const soFar of of.stream(asked, signal)) text = soFar;
  return text;
}
const ways: [string, (of: ChatClient, signal?: AbortSignal) => Promise<string>][] = [
  ['complete', (of, signal = never) => of.complete(request, signal)],
  ['stream', streamed],
];

describe.each(ways)('%s', (_way, ask) => {
  test('returns the answer in any script', async () => {
    const text = 'Größe, 漢字 and 🙂: "quoted"\nline two';
    server.reply({ text });
    await expect(ask(client({ baseUrl: `${server.baseUrl}/` }))).resolves.toBe(text);
    const sent = server.requests.at(-1);
    expect(sent?.path).toBe('/v1/chat/completions');
    expect(sent?.headers.authorization).toBe('Bearer canary-key');
    const streaming = { stream: true, stream_options: { include_usage: true } };
    expect(sent?.json).toEqual({
      model: 'm-1',
      messages: request.messages,
      ...(_way === 'stream' && streaming),
    });
  });

  const faults: [string, OpenAiReply, 'unavailable' | 'timeout'][] = [
    ['a server error', { status: 500 }, 'unavailable'],
    ['a rate limit', { status: 429 }, 'unavailable'],
    ['a redirect', { status: 302 }, 'unavailable'],
    ['JSON that is none', { raw: 'data: {"choices": canary-answer\n\n' }, 'unavailable'],
    ['an answer without a choice', { raw: '{"error":"canary-answer"}' }, 'unavailable'],
    ['a cut-off', { raw: 'data: {"choices":[{"finish_reason":"length"}]}\n\n' }, 'unavailable'],
    ['a connection lost half-way', { fault: 'drop', text: 'canary-answer canary-answer' }, 'unavailable'],
    ['silence', { fault: 'hang' }, 'timeout'],
    ['silence half-way', { fault: 'stall', text: 'canary-answer canary-answer' }, 'timeout'],
  ];
  test.each(faults)('%s is an error without content of the conversation', async (_name, reply, kind) => {
    server.reply(reply);
    const error = await ask(client({ timeoutMs: kind === 'timeout' ? 100 : 5000 })).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ kind });
    const { message, code, details, cause, stack } = error as AppError;
    expect(JSON.stringify([message, code, details, cause, stack])).not.toContain('canary');
  });

  test('an answer beyond the limit is refused', async () => {
    server.reply({ text: 'x'.repeat(100_000) });
    await expect(ask(client({ maxResponseBytes: 20_000 }))).rejects.toMatchObject({
      code: 'MODEL_ANSWER_TOO_LARGE',
    });
  });

  test('an unreachable server is an error of the same kind', async () => {
    const gone = await startScriptedOpenAi();
    await gone.stop();
    await expect(ask(client({ baseUrl: gone.baseUrl }))).rejects.toMatchObject({ code: 'MODEL_UNREACHABLE' });
  });

  test('an aborted call rejects with the reason of the abort', async () => {
    server.reply({ fault: 'hang' });
    const abort = new AbortController();
    const before = server.requests.length;
    const asked = expect(ask(client(), abort.signal)).rejects.toThrow('gone');
    await eventually(() => expect(server.requests).toHaveLength(before + 1));
    abort.abort(new Error('gone'));
    await asked;
    await expect(ask(client(), abort.signal)).rejects.toThrow('gone');
  });
});

test.each(ways)('%s: an empty answer and one of another form are malformed', async (way, ask) => {
  server.reply({ text: '' });
  await expect(ask(client())).rejects.toMatchObject({ code: 'MODEL_ANSWER_INVALID' });
  const asked = { ...request, isUsable: (answer: string) => answer.startsWith('{') };
  const get = (of: ChatClient) =>
    way === 'complete' ? of.complete(asked, never) : streamed(of, never, asked);
  server.reply({ text: 'canary' }, { text: '{}' });
  await expect(get(client())).rejects.toMatchObject({ code: 'MODEL_ANSWER_INVALID' });
  await expect(get(client())).resolves.toBe('{}');
});

test('a request can have less time than the client', async () => {
  server.reply({ fault: 'hang' }, { text: 'Yes.' });
  const limited = (limitMs: number) => client().complete({ ...request, limitMs }, never);
  await expect(limited(50.5)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(limited(4000.25)).resolves.toBe('Yes.');
});

test('a consumer that stops reading ends the call', async () => {
  server.reply({ fault: 'stall', text: 'one two three four' });
  for await (const piece of client().stream(request, never)) {
    expect(piece).not.toBe('');
    break;
  }
});

test('a schema is sent, and a fenced JSON answer is parsed', async () => {
  server.reply({ text: '```json\n{"a":1}\n```' });
  const schema = { name: 'answer', schema: { type: 'object' } };
  const answer = await client().complete({ ...request, temperature: 0, schema }, never);
  expect(jsonOf(answer)).toEqual({ a: 1 });
  expect(server.requests.at(-1)?.json).toMatchObject({
    temperature: 0,
    response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
  });
  expect(() => jsonOf('canary {')).toThrow('cannot be read');
});

describe('a server that refuses the schema', () => {
  const schema = { name: 'answer', schema: { type: 'object' } };
  const raw = '{"error":{"message":"response_format json_schema is not supported"}}';
  const formats = () => server.requests.slice(-4).map(({ json }) => 'response_format' in json);

  test.each([400, 422])(
    'with %d is asked without it, from then on, and that is told once',
    async (status) => {
      server.reply({ status, raw }, { text: 'One.' }, { text: 'Two.' }, { text: 'Three.' });
      const onSchemaRefused = jest.fn();
      const modest = client({ onSchemaRefused });
      await expect(modest.complete({ ...request, schema }, never)).resolves.toBe('One.');
      await expect(modest.complete({ ...request, schema }, never)).resolves.toBe('Two.');
      await expect(streamed(modest, never, { ...request, schema })).resolves.toBe('Three.');
      expect(formats()).toEqual([true, false, false, false]);
      expect(onSchemaRefused).toHaveBeenCalledTimes(1);
    },
  );

  test('for another reason, or at another status, is not asked again', async () => {
    const onSchemaRefused = jest.fn();
    for (const reply of [
      { status: 400, raw: 'too long' },
      { status: 403, raw },
    ]) {
      server.reply(reply);
      const answer = streamed(client({ onSchemaRefused }), never, { ...request, schema });
      await expect(answer).rejects.toMatchObject({
        code: 'MODEL_REFUSED',
        details: { status: reply.status },
      });
    }
    expect(onSchemaRefused).not.toHaveBeenCalled();
  });
});

test('a server that refuses to tell the number of tokens is not asked for it again', async () => {
  server.reply(
    { status: 422, raw: '{"detail":"stream_options: extra"}' },
    { text: 'One.' },
    { text: 'Two.' },
  );
  const modest = client();
  await expect(streamed(modest)).resolves.toBe('One.');
  await expect(streamed(modest)).resolves.toBe('Two.');
  expect(server.requests.slice(-3).map(({ json }) => 'stream_options' in json)).toEqual([true, false, false]);
});

test('without a key, none is sent', async () => {
  server.reply({ text: 'Yes.' });
  await client({ apiKey: '' }).complete(request, never);
  expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
});
