import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Clock, type Component } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PhoneCall } from '../domain/phone-ports';
import type { StreamCodec } from '../domain/stream-codec';
import { makeBursts } from './bursts';
import { makeSoundFormat, type SoundFormat } from './sound-format';
import { makeOrderedFrames } from './ordered-frames';
import type { Tickets } from './tickets';
import {
  type MediaMessage,
  readMediaMessage,
  type MediaStream,
  type MediaStreamEvents,
} from './media-stream';

export const mediaPath = '/telephony/media';

/** Bytes; a message with 20 ms of sound has 400, or 1100 with 16 kHz. */
const maxMessageBytes = 64 * 1024;
/** Unsent sound at which a stream that is not read is ended; Base64 takes a third more bytes. */
const maxUnreadSeconds = 180;
/** Minimum audio that Telnyx plays. */
const minSoundMs = 20;
/** Maximum delay of audio, milliseconds; some networks send none in silence. */
const lateMs = 500;
/** Messages that may wait while a ticket is checked: 5 s of sound. */
const maxEarlyMessages = 250;

interface MediaSocketOptions {
  tickets: Tickets;
  answer: (call: PhoneCall, stream: MediaStream) => MediaStreamEvents;
  clock: Clock;
  logger: Logger;
  helloMs: number;
  total: number;
  words: boolean;
  codec: StreamCodec;
}

export function makeMediaSocket(
  options: MediaSocketOptions,
): Component & { takes(request: IncomingMessage, stream: Duplex, head: Buffer): boolean } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  let stopping = false;
  return {
    name: 'media socket',
    takes(request, stream, head) {
      if (request.url?.split('?')[0] !== mediaPath) return false;
      if (stopping || sockets.clients.size >= options.total) {
        stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      } else {
        sockets.handleUpgrade(request, stream, head, (socket) => serveStream(socket, options));
      }
      return true;
    },
    async stop() {
      stopping = true;
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

type MediaSound = Extract<MediaMessage, { event: 'media' }>['media'];

function serveStream(socket: WebSocket, options: MediaSocketOptions): void {
  const early: { message: MediaMessage; arrivedMs: number }[] = [];
  let events: MediaStreamEvents | undefined;
  let sound: SoundFormat | undefined;
  let bursts: ReturnType<typeof makeBursts> | undefined;
  let hasStarted = false;
  let hasHungUp = false;
  const helloTimer = setTimeout(() => socket.close(1008), options.helloMs);

  async function begin({ start }: Extract<MediaMessage, { event: 'start' }>): Promise<void> {
    if (hasStarted) return;
    hasStarted = true;
    const call = await options.tickets.redeem(start.customParameters['ticket'] ?? '');
    clearTimeout(helloTimer);
    if (!call) return socket.close(1008);
    const carriesWords = options.words && start.customParameters['text'] === 'true';
    const { streamSid, callSid, encoding } = start;
    sound = makeSoundFormat(options.codec, start);
    if (!sound.isKnown) options.logger.warn('Call uses an unsupported codec', { encoding });
    const stream = mediaStreamTo(socket, { streamSid, callSid: call.sid || callSid }, sound, carriesWords);
    events = options.answer(call, stream);
    // Telnyx documents no unit of its timestamps
    if (streamSid === undefined) bursts = makeBursts(sound.rateHz, lateMs, toEvents);
    if (socket.readyState !== socket.OPEN) return events.gone(hasHungUp);
    for (const { message, arrivedMs } of early.splice(0)) deliver(events, message, arrivedMs);
  }

  const inOrder = makeOrderedFrames(({ media, arrivedMs }: { media: MediaSound; arrivedMs: number }) => {
    if (!sound) return;
    const samples = sound.read(Buffer.from(media.payload, 'base64'));
    if (bursts) bursts.take(samples, arrivedMs);
    else events?.media(samples, media.timestamp, arrivedMs);
  });
  const toEvents = (samples: Int16Array, arrivedMs: number) => events?.media(samples, undefined, arrivedMs);
  /** The stream is over, whether or not the provider closes its socket. */
  function over(): void {
    inOrder.flush();
    bursts?.flush();
    events?.gone(hasHungUp);
  }

  function deliver(to: MediaStreamEvents, message: MediaMessage, arrivedMs: number): void {
    if (message.event === 'text') to.text(message.text);
    if (message.event === 'media' && message.media.track !== 'outbound')
      inOrder.take({ media: message.media, arrivedMs }, message.media.chunk);
    if (message.event === 'mark') to.mark(message.mark.name);
    if (message.event === 'dtmf') to.digit(message.dtmf.digit);
    if (message.event === 'stop') over();
  }

  socket.on('message', (data) => {
    const message = readMediaMessage(data as Buffer);
    if (!message) return;
    if (message.event === 'stop') hasHungUp = true;
    if (message.event === 'start') {
      begin(message).catch((error: unknown) => {
        options.logger.warn('Call could not be taken', errorFields(error));
        socket.close(1013);
      });
      return;
    }
    const arrivedMs = options.clock.now().getTime();
    if (events) deliver(events, message, arrivedMs);
    else if (hasStarted && early.length < maxEarlyMessages) early.push({ message, arrivedMs });
  });
  socket.on('error', (error) => options.logger.debug('Media connection failed', errorFields(error)));
  socket.on('close', () => {
    clearTimeout(helloTimer);
    over();
  });
}

function mediaStreamTo(
  socket: WebSocket,
  { streamSid, callSid }: { streamSid: string | undefined; callSid: string },
  sound: SoundFormat,
  carriesWords: boolean,
): MediaStream {
  const maxUnreadBytes = maxUnreadSeconds * sound.bytesPerSecond * (4 / 3);
  const send = (event: string, content: object) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxUnreadBytes) return socket.terminate();
    socket.send(JSON.stringify({ event, streamSid, ...content }));
  };
  return {
    callSid,
    carriesWords,
    rateHz: sound.rateHz,
    lateMs,
    text: (text, closing) => send('text', closing ? { text, closing } : { text }),
    media(samples) {
      send('media', { media: { payload: sound.write(samples, minSoundMs).toString('base64') } });
    },
    mark: (name) => send('mark', { mark: { name } }),
    clear: () => send('clear', {}),
    close: () => socket.close(1000),
  };
}
