import { withoutPropagation } from '@colloquy/tracing';
import WebSocket from 'ws';
import { callFailed, notUnderstood } from '../openai/post';
import { makeFinalRequests } from './final-requests';
import { makeSoundMessages } from './sound-messages';
import type { RecognitionStream, StreamedSpeech } from './streaming-recogniser';

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

const connectMs = 5000;
/** Unsent bytes at which a stream is given up: half a minute of sound at 16 kHz. */
const maxUnsent = 1024 * 1024;
const maxMessageBytes = 256 * 1024;
/** How long a stream stays open without sound. Deepgram closes it after 10 s. */
const lingerMs = 8000;
const closeMs = 2000;

/** Opens a stream of recognition over a WebSocket. Its errors contain nothing of what was said. */
export function openRecognitionSocket(
  protocol: RecognitionProtocol,
  { sampleRate, onPartial }: StreamedSpeech,
): RecognitionStream {
  const socket = connect(protocol);
  const requests = makeFinalRequests({ unanswered: end, aborted: fail });
  const sound = makeSoundMessages(sampleRate, post);
  /** Messages until the provider is ready. */
  let early: (string | Buffer)[] | undefined = [];
  let earlyBytes = 0;
  let finals: string[] = [];
  let failure: { error: unknown } | undefined;
  let isEnding = false;
  const idle = setTimeout(end, lingerMs).unref();

  function fail(error: unknown): void {
    if (failure) return;
    failure = { error };
    clearTimeout(idle);
    requests.fail(error);
    socket.terminate();
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

  function end(): void {
    if (failure || isEnding) return;
    isEnding = true;
    clearTimeout(idle);
    sound.flush();
    post(protocol.end);
    // whoever waits for final words has a limit of its own
    setTimeout(() => !requests.areWaiting() && socket.terminate(), closeMs).unref();
  }

  function answer(): void {
    if (requests.answer(finals.join(' '))) finals = [];
  }

  function take({ isGreeting, partial, final, isFinished, isEnd, isError }: RecognitionMessage): void {
    if (isError) return fail(unreachable());
    if (isGreeting) ready();
    if (final) finals.push(final);
    if (partial !== undefined) onPartial?.([...finals, partial].join(' ').trim());
    if (isFinished) answer();
    if (!isEnd || !isEnding) return;
    while (requests.areWaiting()) answer();
    socket.close();
  }

  socket.on('open', () => {
    if (!protocol.greets) ready();
  });
  socket.on('message', (data, isBinary) => {
    if (failure) return;
    const message = isBinary ? undefined : readBy(protocol, String(data));
    if (message) take(message);
    else fail(notUnderstood());
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
      sound.add(samples);
    },
    async finalWords(signal) {
      if (signal.aborted) fail(signal.reason);
      if (failure) throw failure.error;
      if (isEnding) throw unreachable();
      const words = requests.add(signal);
      idle.refresh();
      sound.flush();
      post(protocol.finish);
      return words;
    },
    close() {
      if (early) fail(unreachable());
      else end();
    },
  };
}

const connect = ({ url, headers }: RecognitionProtocol): WebSocket =>
  withoutPropagation(
    () =>
      new WebSocket(url, {
        headers,
        handshakeTimeout: connectMs,
        perMessageDeflate: false,
        maxPayload: maxMessageBytes,
      }),
  );

/** Returns undefined if the message does not have the documented form. */
function readBy(protocol: RecognitionProtocol, text: string): RecognitionMessage | undefined {
  try {
    return protocol.read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const unreachable = (details: Readonly<Record<string, string | number>> = {}) =>
  callFailed('unavailable', 'RECOGNISER_UNREACHABLE', 'The streaming recogniser cannot be reached', details);
