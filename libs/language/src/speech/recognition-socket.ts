import { withoutPropagation } from '@colloquy/tracing';
import WebSocket from 'ws';
import { callFailed, notUnderstood } from '../openai/post';
import { joinSamples } from './resample';
import type { RecognitionStream, StreamedSpeech } from './streaming-recogniser';
import { pcmBytes } from './wav';

/** How a provider of streaming recognition is spoken to. */
export interface RecognitionProtocol {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Whether sound may only be sent after the provider's greeting. */
  greets: boolean;
  /** Message that requests the final words of the sound so far. */
  finish: string;
  /** Message that requests them and the end of the stream. */
  end: string;
  /** Reads a message of the provider, parsed as JSON. @throws if it does not have the documented form */
  read(message: unknown): RecognitionMessage;
}

/** What a message says; the fields that it does not concern are absent. */
export interface RecognitionMessage {
  isGreeting?: boolean;
  partial?: string;
  final?: string;
  /** Whether `finish` is answered. */
  isFinished?: boolean;
  /** Whether `end` is answered: nothing follows. */
  isEnd?: boolean;
  isError?: boolean;
}

interface Request {
  resolve(words: string): void;
  reject(error: unknown): void;
  unanswered: NodeJS.Timeout;
}

const connectMs = 5000;
/** Sound of a message, milliseconds: smaller ones cost more CPU. The last one before a pause may have less. */
const messageMs = 100;
/** Least sound of a message, milliseconds: AssemblyAI refuses less. */
const leastMs = 50;
/** Unsent bytes at which a stream is given up: half a minute of sound at 16 kHz. */
const maxUnsent = 1024 * 1024;
const maxMessageBytes = 256 * 1024;
/** Wait after which `end` follows an unanswered `finish`: providers need not answer it if they heard nothing. */
const answerMs = 1200;
/** How long a stream stays open without sound. Deepgram closes it after 10 s. */
const lingerMs = 8000;
const closeMs = 2000;

/** Opens a stream of recognition over a WebSocket. Its errors contain nothing of what was said. */
export function openRecognitionSocket(
  protocol: RecognitionProtocol,
  { sampleRate, onPartial }: StreamedSpeech,
): RecognitionStream {
  const socket = withoutPropagation(
    () =>
      new WebSocket(protocol.url, {
        headers: protocol.headers,
        handshakeTimeout: connectMs,
        perMessageDeflate: false,
        maxPayload: maxMessageBytes,
      }),
  );
  const requests: Request[] = [];
  /** Messages until the provider is ready. */
  let early: (string | Buffer)[] | undefined = [];
  let earlyBytes = 0;
  let unsent: Int16Array = new Int16Array(0);
  let finals: string[] = [];
  let failure: { error: unknown } | undefined;
  let isEnding = false;
  const idle = setTimeout(end, lingerMs).unref();

  function fail(error: unknown): void {
    if (failure) return;
    failure = { error };
    clearTimeout(idle);
    for (const request of requests.splice(0)) {
      clearTimeout(request.unanswered);
      request.reject(error);
    }
    socket.terminate();
  }

  function answer(): void {
    const request = requests.shift();
    if (!request) return;
    clearTimeout(request.unanswered);
    request.resolve(finals.join(' '));
    finals = [];
  }

  function post(message: string | Buffer): void {
    if (early) {
      early.push(message);
      earlyBytes += message.length;
    } else if (socket.readyState === socket.OPEN) socket.send(message);
    if (earlyBytes + socket.bufferedAmount > maxUnsent) fail(unreachable());
  }

  function ready(): void {
    const messages = early ?? [];
    early = undefined;
    earlyBytes = 0;
    messages.forEach(post);
  }

  function postSound(samples: Int16Array): void {
    if (samples.length > 0) post(pcmBytes(samples));
  }

  /** Sends the rest of the sound, filled up with silence. */
  function flush(): void {
    const rest = unsent.length === 0 ? 0 : Math.max(unsent.length, (leastMs * sampleRate) / 1000);
    const padded = new Int16Array(rest);
    padded.set(unsent);
    unsent = new Int16Array(0);
    postSound(padded);
  }

  function end(): void {
    if (failure || isEnding) return;
    isEnding = true;
    clearTimeout(idle);
    flush();
    post(protocol.end);
    // whoever waits for final words has a limit of its own
    setTimeout(() => requests.length === 0 && socket.terminate(), closeMs).unref();
  }

  function take({ isGreeting, partial, final, isFinished, isEnd, isError }: RecognitionMessage): void {
    if (isError) return fail(unreachable());
    if (isGreeting) ready();
    if (final) finals.push(final);
    if (partial !== undefined) onPartial?.([...finals, partial].join(' ').trim());
    if (isFinished) answer();
    if (!isEnd || !isEnding) return;
    while (requests.length > 0) answer();
    socket.close();
  }

  socket.on('open', () => {
    if (!protocol.greets) ready();
  });
  socket.on('message', (data, isBinary) => {
    if (failure) return;
    let message: RecognitionMessage;
    try {
      if (isBinary) throw notUnderstood();
      message = protocol.read(JSON.parse(String(data)));
    } catch {
      return fail(notUnderstood());
    }
    take(message);
  });
  socket.on('unexpected-response', (request, { statusCode }) => {
    fail(unreachable(statusCode === undefined ? {} : { status: statusCode }));
    request.destroy();
  });
  socket.on('error', (error: NodeJS.ErrnoException) =>
    fail(unreachable(error.code === undefined ? {} : { reason: error.code })),
  );
  socket.on('close', (closeCode) => fail(unreachable({ closeCode })));

  return {
    get isOpen() {
      return !failure && !isEnding;
    },
    send(samples) {
      if (failure || isEnding) return;
      idle.refresh();
      unsent = joinSamples(unsent, samples);
      if (unsent.length * 1000 < messageMs * sampleRate) return;
      postSound(unsent);
      unsent = new Int16Array(0);
    },
    finalWords(signal) {
      return new Promise<string>((resolve, reject) => {
        if (signal.aborted) fail(signal.reason);
        if (failure) return reject(failure.error);
        if (isEnding) return reject(unreachable());
        const stop = () => fail(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
        const over = () => signal.removeEventListener('abort', stop);
        requests.push({
          resolve: (words) => (over(), resolve(words)),
          reject: (error) => (over(), reject(error)),
          unanswered: setTimeout(end, answerMs).unref(),
        });
        idle.refresh();
        flush();
        post(protocol.finish);
      });
    },
    close() {
      if (early) fail(unreachable());
      else end();
    },
  };
}

const unreachable = (details: Readonly<Record<string, string | number>> = {}) =>
  callFailed('unavailable', 'RECOGNISER_UNREACHABLE', 'The streaming recogniser cannot be reached', details);
