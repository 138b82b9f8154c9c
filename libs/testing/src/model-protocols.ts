import { crc32 } from 'node:zlib';

interface ModelAnswer {
  text: string;
  isCutOff?: boolean;
  /** Whether the answer is a call of a tool, which is how some providers support a JSON schema. */
  isTool?: boolean;
}

/** Number of tokens that every answer reports. */
export const answerTokens = { inputTokens: 12, outputTokens: 34 };

interface ModelProtocol {
  stream(answer: ModelAnswer): Uint8Array[];
  whole(answer: ModelAnswer): object;
}

const { inputTokens: input, outputTokens: output } = answerTokens;
const tokensOf = (text: string) => text.match(/[^]{1,6}/gu) ?? [];
const sse = (data: object, name?: string) =>
  Buffer.from(`${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`);

const chatUsage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };

/** OpenAI's chat completions, which many providers use; Mistral reports the usage with the last piece. */
const chatCompletionsOf = (endsWithUsage: boolean): ModelProtocol => ({
  stream({ text, isCutOff }) {
    const chunk = (more: object) =>
      sse({ id: 'c-1', object: 'chat.completion.chunk', created: 1, model: 'm-1', ...more });
    const choice = (delta: object, finish_reason: string | null = null, more = {}) =>
      chunk({ choices: [{ index: 0, delta, finish_reason }], ...more });
    const end = isCutOff ? 'length' : 'stop';
    return [
      choice({ role: 'assistant', content: '' }),
      ...tokensOf(text).map((content) => choice({ content })),
      ...(endsWithUsage
        ? [choice({ content: '' }, end, { usage: chatUsage })]
        : [choice({}, end), chunk({ choices: [], usage: chatUsage })]),
      Buffer.from('data: [DONE]\n\n'),
    ];
  },
  whole: ({ text, isCutOff }) => ({
    id: 'c-1',
    object: 'chat.completion',
    created: 1,
    model: 'm-1',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: isCutOff ? 'length' : 'stop',
      },
    ],
    usage: chatUsage,
  }),
});

const anthropicMessages: ModelProtocol = {
  stream({ text, isCutOff, isTool }) {
    const event = (data: { type: string } & Record<string, unknown>) => sse(data, data.type);
    const block = isTool
      ? { type: 'tool_use', id: 't-1', name: 'json', input: {} }
      : { type: 'text', text: '' };
    const delta = (piece: string) =>
      isTool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece };
    return [
      event({ type: 'message_start', message: { ...anthropicMessage, content: [], stop_reason: null } }),
      event({ type: 'content_block_start', index: 0, content_block: block }),
      event({ type: 'ping' }),
      ...tokensOf(text).map((piece) => event({ type: 'content_block_delta', index: 0, delta: delta(piece) })),
      event({ type: 'content_block_stop', index: 0 }),
      event({
        type: 'message_delta',
        delta: { stop_reason: anthropicEnd(isCutOff, isTool), stop_sequence: null },
        usage: { output_tokens: output },
      }),
      event({ type: 'message_stop' }),
    ];
  },
  whole: ({ text, isCutOff, isTool }) => ({
    ...anthropicMessage,
    content: [
      isTool
        ? { type: 'tool_use', id: 't-1', name: 'json', input: JSON.parse(text) as object }
        : { type: 'text', text },
    ],
    stop_reason: anthropicEnd(isCutOff, isTool),
  }),
};

const anthropicMessage = {
  id: 'msg-1',
  type: 'message',
  role: 'assistant',
  model: 'm-1',
  stop_sequence: null,
  usage: { input_tokens: input, output_tokens: output },
};

const anthropicEnd = (isCutOff = false, isTool = false) =>
  isCutOff ? 'max_tokens' : isTool ? 'tool_use' : 'end_turn';

const googleGenerateContent: ModelProtocol = {
  stream: ({ text, isCutOff }) => [
    ...tokensOf(text).map((piece) => sse(googleAnswer(piece))),
    sse(googleAnswer('', isCutOff ? 'MAX_TOKENS' : 'STOP')),
  ],
  whole: ({ text, isCutOff }) => googleAnswer(text, isCutOff ? 'MAX_TOKENS' : 'STOP'),
};

const googleAnswer = (text: string, finishReason?: string) => ({
  candidates: [
    { index: 0, content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) },
  ],
  usageMetadata: {
    promptTokenCount: input,
    candidatesTokenCount: output,
    totalTokenCount: input + output,
  },
});

const bedrockConverse: ModelProtocol = {
  stream({ text, isCutOff, isTool }) {
    const contentBlockIndex = 0;
    const delta = (piece: string) => (isTool ? { toolUse: { input: piece } } : { text: piece });
    const start = { contentBlockIndex, start: { toolUse: { toolUseId: 't-1', name: 'json' } } };
    return [
      bedrockEvent('messageStart', { role: 'assistant' }),
      ...(isTool ? [bedrockEvent('contentBlockStart', start)] : []),
      ...tokensOf(text).map((piece) =>
        bedrockEvent('contentBlockDelta', { contentBlockIndex, delta: delta(piece) }),
      ),
      bedrockEvent('contentBlockStop', { contentBlockIndex }),
      bedrockEvent('messageStop', { stopReason: anthropicEnd(isCutOff, isTool) }),
      bedrockEvent('metadata', { usage: bedrockUsage, metrics: { latencyMs: 1 } }),
    ];
  },
  whole: ({ text, isCutOff, isTool }) => ({
    output: {
      message: {
        role: 'assistant',
        content: [
          isTool
            ? { toolUse: { toolUseId: 't-1', name: 'json', input: JSON.parse(text) as object } }
            : { text },
        ],
      },
    },
    stopReason: anthropicEnd(isCutOff, isTool),
    usage: bedrockUsage,
    metrics: { latencyMs: 1 },
  }),
};

const bedrockUsage = { inputTokens: input, outputTokens: output, totalTokens: input + output };

/** Encodes a message of Amazon's event streams: lengths, checksum, headers, payload, checksum. */
function bedrockEvent(type: string, payload: object): Uint8Array {
  const headers = Buffer.concat(
    Object.entries({
      ':event-type': type,
      ':content-type': 'application/json',
      ':message-type': 'event',
    }).map(([name, value]) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(value.length);
      const isText = 7;
      return Buffer.concat([
        Buffer.from([name.length]),
        Buffer.from(name),
        Buffer.from([isText]),
        length,
        Buffer.from(value),
      ]);
    }),
  );
  const body = Buffer.from(JSON.stringify(payload));
  const message = Buffer.alloc(12 + headers.length + body.length + 4);
  message.writeUInt32BE(message.length, 0);
  message.writeUInt32BE(headers.length, 4);
  message.writeUInt32BE(crc32(message.subarray(0, 8)), 8);
  headers.copy(message, 12);
  body.copy(message, 12 + headers.length);
  message.writeUInt32BE(crc32(message.subarray(0, -4)), message.length - 4);
  return message;
}

export const modelProtocols = {
  chatCompletions: chatCompletionsOf(false),
  mistralChat: chatCompletionsOf(true),
  anthropicMessages,
  googleGenerateContent,
  bedrockConverse,
};
