import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { characterMs } from '../../simulator/src/line/utterance.ts';
import { hiddenTextsIn, hiddenWordsIn } from '../../simulator/src/tones/hidden-words.ts';
import { speechApi } from '../../simulator/src/tones/speech-api.ts';

/** Delays of the simulated provider, milliseconds; real providers have similar ones. */
const providerDelays = { interim: 200, recognition: 300, firstToken: 300, token: 15, firstSound: 200 };
const interimEveryMs = 100;
const rateHz = 8000;

const tokenCharacters = 4;
/** Transitions are combined from these, so that most transitions are new to the judge. */
const openings = [
  'I see',
  'Thank you',
  'Understood',
  'That is clear',
  'Good to know',
  'That helps',
  'Right',
  'Noted',
];
const endings = [
  'thank you for that',
  'thanks a lot',
  'that is helpful',
  'I follow you',
  'very clear',
  'much appreciated',
];
/** Bytes of a chunk of sound: 100 ms at 24 kHz. */
const pieceBytes = 4800;

/** Starts a provider with known delays: OpenAI's interface, and Deepgram's for recognition. */
export async function startVoiceProvider() {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  new WebSocketServer({ server }).on('connection', recognise);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${host}/v1`;
  return {
    settings: {
      LINE_SOUND: 'true',
      LINE_VOICE: 'speech',
      LINE_THINK_MS: '500',
      LINE_RING_MS: '50',
      LINE_WAIT_MS: '20',
      VOICE_ACTIVITY: 'silero',
      SPEECH_API_URL: url,
      SPEECH_TO_TEXT_STREAMING: 'deepgram',
      SPEECH_TO_TEXT_DEEPGRAM_URL: `ws://${host}/v1/listen`,
      SPEECH_TO_TEXT_DEEPGRAM_API_KEY: 'bench',
      LANGUAGE_MODEL_BASE_URL: url,
      LANGUAGE_MODEL: 'bench',
    },
    stop: () => server.close(),
  };
}

/** Recognises the words that are hidden in the streamed sound. Interim results have the words whose sound has come. */
function recognise(socket: WebSocket, { url = '' }: IncomingMessage): void {
  let sound: Buffer[] = [];
  let told = '';
  let finals = 0;
  const isInterim = new URL(url, 'ws://provider').searchParams.get('interim_results') === 'true';
  const send = (transcript: string, state: object) => {
    const alternatives = [{ transcript }];
    socket.send(JSON.stringify({ type: 'Results', channel: { alternatives }, ...state }));
  };
  const heard = () => new Int16Array(new Uint8Array(Buffer.concat(sound)).buffer);
  const interims = setInterval(() => {
    const words = isInterim && sound.length > 0 ? wordsSoFar(heard()) : '';
    if (words === '' || words === told) return;
    told = words;
    const before = finals;
    setTimeout(() => before === finals && send(words, { is_final: false }), providerDelays.interim);
  }, interimEveryMs);
  socket.on('close', () => clearInterval(interims));
  socket.on('message', (data, isBinary) => {
    if (isBinary) return void sound.push(data as Buffer);
    const { type } = JSON.parse(String(data)) as { type: string };
    if (type === 'CloseStream') return socket.close();
    if (type !== 'Finalize') return;
    const words = hiddenWordsIn(heard());
    sound = [];
    told = '';
    setTimeout(() => {
      finals += 1;
      send(words, { is_final: true, from_finalize: true });
    }, providerDelays.recognition);
  });
}

/** Returns the words that are spoken by now; their code is at the beginning of their sound. */
function wordsSoFar(samples: Int16Array): string {
  const spoken = hiddenTextsIn(samples).map(({ text, at }) => {
    const characters = ((samples.length - at) / rateHz) * (1000 / characterMs);
    if (characters >= text.length) return text;
    return text.slice(0, Math.max(0, text.lastIndexOf(' ', characters)));
  });
  return spoken.filter((words) => words !== '').join(' ');
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const begun = performance.now();
  const until = (ms: number) => pause(Math.max(0, begun + ms - performance.now()));
  const path = request.url ?? '';
  if (path === '/v1/chat/completions') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatRequest;
    await until(providerDelays.firstToken);
    return streamTokens(contentFor(asked), response);
  }
  const { status, body } = await speechApi(request, path);
  const isSound = Buffer.isBuffer(body);
  await until(isSound ? providerDelays.firstSound : providerDelays.recognition);
  response.writeHead(status);
  if (!isSound) return void response.end(JSON.stringify(body));
  for (let at = 0; at < body.length; at += pieceBytes) response.write(body.subarray(at, at + pieceBytes));
  response.end();
}

interface ChatRequest {
  response_format?: { json_schema?: { name?: string; schema?: { properties?: object } } };
}

let transitions = 0;

function contentFor({ response_format: format }: ChatRequest): string {
  const { name, schema } = format?.json_schema ?? {};
  if (name === 'spoken_claims') return JSON.stringify({ claims: false });
  if (name === 'expert_requests') return JSON.stringify({ requests: [] });
  const opening = openings[transitions % openings.length] ?? '';
  const ending = endings[Math.floor(transitions / openings.length) % endings.length] ?? '';
  transitions++;
  const fields = { action: 'continue', rule: null, turns: null, text: `${opening}, ${ending}.` };
  const order = Object.keys(schema?.properties ?? fields) as (keyof typeof fields)[];
  return JSON.stringify(Object.fromEntries(order.map((field) => [field, fields[field]])));
}

/** Sends an answer as server-sent events, one token at a time. */
async function streamTokens(content: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) => {
    const chunk = { id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'bench' };
    const choices = [{ index: 0, delta, finish_reason: finish }];
    response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
  };
  for (let at = 0; at < content.length; at += tokenCharacters) {
    if (at > 0) await pause(providerDelays.token);
    send({ role: 'assistant', content: content.slice(at, at + tokenCharacters) });
  }
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
