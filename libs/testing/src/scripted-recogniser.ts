import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** Faults begin at the first sound; `unanswered` answers only the end of the stream. */
interface ScriptedUtterance {
  words: string;
  partials?: readonly string[];
  /** Delay between the request for the final words and the words, milliseconds. */
  delayMs?: number;
  fault?: 'hang' | 'drop' | 'garbage' | 'error' | 'unanswered';
}

interface RecogniserConnection {
  url: URL;
  headers: IncomingHttpHeaders;
  /** Messages without sound, such as `Finalize`. */
  messages: string[];
  sound: Buffer[];
  isOpen: boolean;
}

export interface ScriptedRecogniser {
  url: string;
  connections: RecogniserConnection[];
  /** Sets the answers for the next utterances, one each; an utterance without an answer has no words. */
  hear(...utterances: ScriptedUtterance[]): void;
  refuse(status: number): void;
  stop(): Promise<void>;
}

interface Protocol {
  finish: string;
  end: string;
  isAllowed(headers: IncomingHttpHeaders): boolean;
  /** Sent to a new connection. */
  greeting: readonly object[];
  partial(words: string, url: URL): readonly object[];
  final(words: string, url: URL): readonly object[];
  ended: object;
  error: object;
  /** Bounds of the duration of a message with sound, milliseconds. */
  soundMs: { least: number; most: number };
}

/** The key that the scripted providers accept. */
export const recogniserKey = 'canary-recogniser-key';

const results = (transcript: string, more: object) => ({
  type: 'Results',
  channel_index: [0, 1],
  duration: 1,
  start: 0,
  is_final: false,
  speech_final: false,
  from_finalize: false,
  channel: { alternatives: [{ transcript, confidence: 0.98, words: [] }] },
  metadata: { request_id: 'r-1', model_info: { name: 'm', version: '1', arch: 'nova-3' }, model_uuid: 'm-1' },
  ...more,
});

const deepgram: Protocol = {
  finish: 'Finalize',
  end: 'CloseStream',
  isAllowed: ({ authorization }) => authorization === `Token ${recogniserKey}`,
  greeting: [],
  partial: (words, { searchParams }) =>
    searchParams.get('interim_results') === 'true' ? [results(words, {})] : [],
  // the provider finalises long speech in several parts
  final(words) {
    const [first = '', ...others] = words.split(' ');
    return [
      results(first, { is_final: true }),
      results(others.join(' '), { is_final: true, from_finalize: true }),
    ];
  },
  ended: { type: 'Metadata', request_id: 'r-1', created: '2026-01-01T00:00:00Z', duration: 1, channels: 1 },
  error: { type: 'Error', description: 'canary-error', message: 'canary-error', variant: 'x' },
  soundMs: { least: 0, most: 1000 },
};

const turn = (transcript: string, more: object) => ({
  type: 'Turn',
  turn_order: 0,
  turn_is_formatted: false,
  end_of_turn: false,
  transcript,
  utterance: '',
  end_of_turn_confidence: 0.2,
  words: [],
  ...more,
});
const formatted = { end_of_turn: true, turn_is_formatted: true };

const assemblyAi: Protocol = {
  finish: 'ForceEndpoint',
  end: 'Terminate',
  isAllowed: ({ authorization }) => authorization === recogniserKey,
  greeting: [{ type: 'Begin', id: 's-1', expires_at: 1_800_000_000 }],
  partial: (words) => [{ type: 'SpeechStarted', timestamp: 0 }, turn(words, {})],
  final: (words, { searchParams }) => [
    ...(searchParams.get('format_turns') === 'true'
      ? [turn(words.toLowerCase(), { end_of_turn: true })]
      : []),
    turn(words, formatted),
  ],
  ended: { type: 'Termination', audio_duration_seconds: 1, session_duration_seconds: 1 },
  error: { type: 'Error', error_code: 3005, error: 'canary-error' },
  soundMs: { least: 50, most: 1000 },
};

export const startScriptedDeepgram = () => start(deepgram, '/v1/listen');
export const startScriptedAssemblyAi = () => start(assemblyAi, '/v3/ws');

async function start(protocol: Protocol, path: string): Promise<ScriptedRecogniser> {
  const connections: RecogniserConnection[] = [];
  const script: ScriptedUtterance[] = [];
  let refusal: number | undefined;
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    const url = new URL(request.url ?? '', 'ws://127.0.0.1');
    const isAllowed = protocol.isAllowed(request.headers) && url.pathname === path;
    const status = refusal ?? (isAllowed ? undefined : 401);
    if (status !== undefined)
      return void stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = { url, headers: request.headers, messages: [], sound: [], isOpen: true };
      connections.push(connection);
      serve(socket, connection, protocol, () => script.shift() ?? { words: '' });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    connections,
    hear: (...utterances) => void script.push(...utterances),
    refuse: (status) => void (refusal = status),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(
  socket: WebSocket,
  connection: RecogniserConnection,
  protocol: Protocol,
  next: () => ScriptedUtterance,
): void {
  const { url, messages, sound } = connection;
  let utterance: ScriptedUtterance | undefined;
  const send = (answers: readonly object[]) => {
    if (socket.readyState !== socket.OPEN) return;
    for (const answer of answers) socket.send(JSON.stringify(answer));
  };

  function begin(): void {
    utterance = next();
    if (utterance.fault === 'drop') return socket.close(1011);
    if (utterance.fault === 'garbage') return socket.send('<canary>');
    if (utterance.fault === 'error') return send([protocol.error]);
    if (utterance.fault !== 'hang')
      for (const words of utterance.partials ?? []) send(protocol.partial(words, url));
  }

  function finish(): void {
    const { words, delayMs = 0, fault } = utterance ?? { words: '' };
    if (fault === 'hang' || fault === 'unanswered') return;
    utterance = undefined;
    setTimeout(() => send(protocol.final(words, url)), delayMs);
  }

  function end(): void {
    if (utterance?.fault === 'hang') return;
    if (utterance) send(protocol.final(utterance.words, url));
    send([protocol.ended]);
    socket.close(1000);
  }

  send(protocol.greeting);
  socket.on('error', () => undefined);
  socket.on('close', () => (connection.isOpen = false));
  socket.on('message', (data, isBinary) => {
    if (!isBinary) {
      const { type } = JSON.parse(String(data)) as { type: string };
      messages.push(type);
      if (type === protocol.finish) finish();
      if (type === protocol.end) end();
      return;
    }
    const bytes = data as Buffer;
    const ms = (bytes.length / 2 / Number(url.searchParams.get('sample_rate'))) * 1000;
    if (ms < protocol.soundMs.least || ms > protocol.soundMs.most) return socket.close(3007);
    sound.push(bytes);
    if (!utterance) begin();
  });
}
