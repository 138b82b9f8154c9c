import { AppError } from '@colloquy/kernel';
import {
  answerTokens,
  eventually,
  modelProtocols,
  type OpenAiRequest,
  type ScriptedOpenAi,
  startScriptedOpenAi,
} from '@colloquy/testing';
import { type ChatClient, makeChatClient } from './chat-client';

const never = new AbortController().signal;
const key = 'canary-key';
const text = 'Größe, 漢字 and 🙂: "quoted"\nline two';
const json = '{"text":"Größe"}';
const messages = [
  { role: 'system' as const, content: 'canary-instructions' },
  { role: 'user' as const, content: 'canary-question' },
];
const schema = {
  name: 'answer',
  schema: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  },
};

const { chatCompletions, mistralChat, anthropicMessages, googleGenerateContent, bedrockConverse } =
  modelProtocols;
const bearer = ['authorization', `Bearer ${key}`];
const jsonSchema = { response_format: { json_schema: { name: 'answer', strict: true } } };

/** What a provider is to receive: path of a stream and of a whole answer, credentials, and the schema. */
const providers = [
  {
    provider: 'openai-compatible',
    protocol: chatCompletions,
    paths: ['/v1/chat/completions', '/v1/chat/completions'],
    credentials: bearer,
    sentSchema: jsonSchema,
  },
  {
    provider: 'openai',
    protocol: chatCompletions,
    paths: ['/v1/chat/completions', '/v1/chat/completions'],
    credentials: bearer,
    sentSchema: jsonSchema,
  },
  {
    provider: 'azure',
    protocol: chatCompletions,
    paths: ['/v1/chat/completions', '/v1/chat/completions'],
    credentials: ['api-key', key],
    sentSchema: jsonSchema,
  },
  {
    provider: 'mistral',
    protocol: mistralChat,
    paths: ['/v1/chat/completions', '/v1/chat/completions'],
    credentials: bearer,
    sentSchema: { response_format: { json_schema: { name: 'answer' } } },
  },
  {
    provider: 'anthropic',
    protocol: anthropicMessages,
    paths: ['/v1/messages', '/v1/messages'],
    credentials: ['x-api-key', key],
    isTool: true,
    sentSchema: { tools: [{ name: 'json' }], tool_choice: { type: 'any' } },
    refusal: 'tool_choice: Extra inputs are not permitted',
  },
  {
    provider: 'google',
    protocol: googleGenerateContent,
    paths: ['/v1/models/m-1:streamGenerateContent?alt=sse', '/v1/models/m-1:generateContent'],
    credentials: ['x-goog-api-key', key],
    sentSchema: { generationConfig: { responseMimeType: 'application/json' } },
    refusal: 'Unknown name "responseJsonSchema" at \'generation_config\'',
  },
  {
    provider: 'bedrock',
    protocol: bedrockConverse,
    paths: ['/v1/model/m-1/converse-stream', '/v1/model/m-1/converse'],
    credentials: bearer,
    isTool: true,
    sentSchema: { toolConfig: { toolChoice: { any: {} } } },
    refusal: "This model doesn't support tool use.",
  },
] as const;

let server: ScriptedOpenAi;
beforeAll(async () => {
  server = await startScriptedOpenAi();
});
afterAll(() => server.stop());

describe.each(providers)('$provider', ({ provider, protocol, paths, credentials, sentSchema, ...rest }) => {
  const isTool = 'isTool' in rest;
  const refusal = 'refusal' in rest ? rest.refusal : 'response_format is not supported';
  const client = (change: object = {}): ChatClient =>
    makeChatClient({
      provider,
      baseUrl: server.baseUrl,
      apiKey: key,
      model: 'm-1',
      timeoutMs: 5000,
      ...change,
    });
  const streamed = async (of: ChatClient, request: object = {}) => {
    const pieces: string[] = [];
    for await (const piece of of.stream({ messages, ...request }, never)) pieces.push(piece);
    return pieces;
  };
  const sent = (): OpenAiRequest => server.requests.at(-1) as OpenAiRequest;
  const expectSent = (path: string | undefined) => {
    const { path: asked, headers, json: body } = sent();
    expect(asked).toBe(path);
    expect(headers[credentials[0] as string]).toBe(credentials[1]);
    expect(asked + JSON.stringify(body)).not.toContain(key);
    for (const { content } of messages) expect(JSON.stringify(body)).toContain(content);
  };

  test('streams an answer piece by piece, and tells its tokens', async () => {
    server.reply({ pieces: protocol.stream({ text }) });
    const onUsage = jest.fn();
    const pieces = await streamed(client(), { onUsage });
    expect(onUsage.mock.calls).toEqual([[answerTokens]]);
    expect(pieces.at(-1)).toBe(text);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.every((soFar) => text.startsWith(soFar))).toBe(true);
    expectSent(paths[0]);
  });

  test('gives a whole answer, and tells its tokens', async () => {
    server.reply({ raw: JSON.stringify(protocol.whole({ text })) });
    const onUsage = jest.fn();
    await expect(client().complete({ messages, onUsage }, never)).resolves.toBe(text);
    expect(onUsage.mock.calls).toEqual([[answerTokens]]);
    expectSent(paths[1]);
  });

  test('is sent the JSON schema in its own form', async () => {
    server.reply({ pieces: protocol.stream({ text: json, isTool }) });
    const pieces = await streamed(client(), { schema });
    expect(pieces.at(-1)).toBe(json);
    expect(sent().json).toMatchObject(sentSchema);
    server.reply({ raw: JSON.stringify(protocol.whole({ text: json, isTool })) });
    await expect(client().complete({ messages, schema }, never)).resolves.toBe(json);
    expect(sent().json).toMatchObject(sentSchema);
  });

  test('that refuses the schema is asked without it', async () => {
    const raw = JSON.stringify({ message: refusal, error: { message: refusal } });
    server.reply({ status: 400, raw }, { pieces: protocol.stream({ text }) });
    const onSchemaRefused = jest.fn();
    const pieces = await streamed(client({ onSchemaRefused }), { schema });
    expect(pieces.at(-1)).toBe(text);
    expect(sent().json).not.toMatchObject(sentSchema);
    expect(onSchemaRefused).toHaveBeenCalledTimes(1);
  });

  test('has a limit on the whole answer, which aborts it half-way', async () => {
    server.reply({ pieces: protocol.stream({ text }), fault: 'stall' });
    const pieces: string[] = [];
    const reading = async () => {
      for await (const piece of client({ timeoutMs: 200 }).stream({ messages }, never)) pieces.push(piece);
    };
    await expect(reading()).rejects.toMatchObject({ kind: 'timeout' });
    expect(text.startsWith(pieces.at(-1) ?? '?')).toBe(true);
    expect(pieces).not.toEqual([]);
    await eventually(() => expect(server.open()).toBe(0));
  });

  test.each([
    ['a cut-off', { pieces: protocol.stream({ text: 'canary', isCutOff: true }) }, 'MODEL_ANSWER_CUT_OFF'],
    [
      'an end without a reason',
      { pieces: protocol.stream({ text: 'canary'.repeat(9) }).slice(0, 5) },
      undefined,
    ],
    ['a lost connection', { pieces: protocol.stream({ text }), fault: 'drop' as const }, 'MODEL_UNREACHABLE'],
    ['too much', { pieces: protocol.stream({ text: 'canary'.repeat(5000) }) }, 'MODEL_ANSWER_TOO_LARGE'],
    ['a rate limit', { status: 429, raw: '{"message":"canary"}' }, 'MODEL_RATE_LIMITED'],
    ['an overload', { status: 529, raw: 'canary' }, 'MODEL_REFUSED'],
    ['a wrong key', { status: 401, raw: '{"error":{"message":"canary"}}' }, 'MODEL_REFUSED'],
  ])('%s is an error without content of the conversation, after one attempt', async (_name, reply, code) => {
    server.reply(reply);
    const before = server.requests.length;
    const error = await streamed(client({ maxResponseBytes: 20_000 })).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    const { kind, message, code: given, details, cause, stack } = error as AppError;
    expect(kind).toBe('unavailable');
    if (code) expect(given).toBe(code);
    expect(JSON.stringify([message, details, cause, stack])).not.toContain('canary');
    expect(server.requests).toHaveLength(before + 1);
  });
});
