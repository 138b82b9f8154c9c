import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelProtocols } from './model-protocols';

export interface OpenAiRequest {
  path: string;
  headers: IncomingMessage['headers'];
  raw: Buffer;
  /** The parsed body of a JSON request, `{}` otherwise. */
  json: Record<string, unknown>;
}

/** `stall` and `drop` send half of the answer, and then nothing more or the end of the connection. */
export type OpenAiReply =
  | { text: string }
  | { audio: Uint8Array; type?: string }
  | { status: number; raw?: string }
  | { raw: string }
  | { pieces: readonly Uint8Array[]; fault?: 'stall' | 'drop' }
  | { fault: 'hang' }
  | { fault: 'stall' | 'drop'; text: string };

type Reply = OpenAiReply | ((request: OpenAiRequest) => OpenAiReply);

export interface ScriptedOpenAi {
  /** Ends with `/v1`. */
  baseUrl: string;
  /** Oldest first. */
  requests: OpenAiRequest[];
  /** Number of requests without a complete answer. */
  open(): number;
  /** Sets the replies for the next requests, one each. A request without a reply gets status 500. */
  reply(...replies: Reply[]): void;
  /** Sets the reply for every request that has no reply of its own. */
  always(reply: Reply): void;
  stop(): Promise<void>;
}

/** Serves `/v1/chat/completions` (with and without streaming), `/v1/audio/transcriptions` and `/v1/audio/speech`. */
export async function startScriptedOpenAi(): Promise<ScriptedOpenAi> {
  const requests: OpenAiRequest[] = [];
  const replies: Reply[] = [];
  let fallback: Reply = { status: 500 };
  let open = 0;
  const server = createServer((incoming, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    void received(incoming).then(
      (request) => {
        requests.push(request);
        const reply = replies.shift() ?? fallback;
        answer(response, request, typeof reply === 'function' ? reply(request) : reply);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    open: () => open,
    reply: (...next) => void replies.push(...next),
    always: (reply) => void (fallback = reply),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function received(incoming: IncomingMessage): Promise<OpenAiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const isJson = incoming.headers['content-type'] === 'application/json';
  const json = isJson ? (JSON.parse(raw.toString('utf8')) as Record<string, unknown>) : {};
  return { path: incoming.url ?? '', headers: incoming.headers, raw, json };
}

function answer(response: ServerResponse, { path, json }: OpenAiRequest, reply: OpenAiReply): void {
  if ('status' in reply) return send(response, reply.status, reply.raw ?? '{"error":{"message":"scripted"}}');
  if ('raw' in reply) return send(response, 200, reply.raw);
  if ('audio' in reply) return send(response, 200, reply.audio, reply.type ?? 'application/octet-stream');
  if ('pieces' in reply) return void inPieces(response, reply);
  if ('fault' in reply && reply.fault === 'hang') return;
  if (path.endsWith('/audio/transcriptions'))
    return part(response, reply, [JSON.stringify({ text: reply.text })]);
  if (path.endsWith('/audio/speech')) return part(response, reply, [reply.text], 'application/octet-stream');
  return part(response, reply, json['stream'] === true ? streamed(reply) : [whole(reply)]);
}

function part(
  response: ServerResponse,
  reply: { text: string } | { fault: string; text: string },
  pieces: string[],
  type = pieces.length > 1 ? 'text/event-stream' : 'application/json',
) {
  if (!('fault' in reply)) return send(response, 200, pieces.join(''), type);
  const all = pieces.join('');
  const half =
    pieces.length > 1 ? pieces.slice(0, Math.ceil(pieces.length / 2)).join('') : all.slice(0, all.length / 2);
  response.writeHead(200, { 'content-type': type, 'content-length': String(Buffer.byteLength(all)) });
  response.write(half, () => {
    if (reply.fault === 'drop') response.destroy();
  });
}

async function inPieces(
  response: ServerResponse,
  { pieces, fault }: { pieces: readonly Uint8Array[]; fault?: string },
): Promise<void> {
  response.writeHead(200);
  for (const piece of fault ? pieces.slice(0, pieces.length / 2) : pieces)
    await new Promise((resolve) => response.write(piece, resolve));
  if (!fault) response.end();
  if (fault === 'drop') response.destroy();
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  type = 'application/json',
) {
  response.writeHead(status, { 'content-type': type }).end(body);
}

const { chatCompletions } = modelProtocols;
const whole = (answer: { text: string }) => JSON.stringify(chatCompletions.whole(answer));
const streamed = (answer: { text: string }) => chatCompletions.stream(answer).map(String);
